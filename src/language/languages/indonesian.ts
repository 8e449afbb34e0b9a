import type { Language } from '../language.ts';

/** Indonesian and Malay. */
export const indonesian: Language = {
  name: 'indonesian',
  smallTalk: {
    tests: 'tes',
    said: `halo|hai|selamat pagi|selamat siang|selamat sore|selamat malam|apa kabar|terima kasih|
      makasih|terimakasih|terima kasih banyak|baik|oke|ya|tidak|tes|coba|tolong|tolong bantu|
      bantu saya|butuh bantuan|tidak bisa|tidak berfungsi|gak bisa|nggak bisa|masih tidak bisa|
      error lagi|siapa kamu|kamu siapa|kamu robot|apakah kamu robot|apakah kamu manusia|wkwk|wkwkwk|
      sampai jumpa`,
    judged: 'sampah|anjing|buruk',
    between: `ini|itu|saya|aku|kamu|anda|sangat|sekali|masih|juga|dan|tapi|yang|lagi|semua|kak|min|pak|bu`,
  },
  complaints: `jelek|payah|goblok|bodoh|tolol|tidak berguna|mengecewakan|menyebalkan|konyol|bangsat|
    sialan|buang waktu|buang-buang waktu`,
  phones: 'nomor (?:hp|telepon|wa|saya)|no\\.? hp|telepon|hubungi',
  personalIds: 'nik',
  credentials: {
    passwords: 'kata sandi|sandi saya',
    keys: 'kunci api|token akses',
    verbs: 'adalah|yaitu|ialah',
    links: 'untuk|saya',
    weak: 'kunci',
  },
};
