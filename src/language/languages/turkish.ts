import type { Language } from '../language.ts';

export const turkish: Language = {
  name: 'turkish',
  functionWords: 'nasıl neden bir ve için ile mi mı nerede bu',
  smallTalk: {
    said: `oldu|simdi oldu|calisti|çalıştı|kimse var mi|cevap ver|merhaba|selam|selamlar|gunaydin|
      iyi gunler|iyi aksamlar|nasilsin|nasilsiniz|cok tesekkurler|sagol|sag ol|sagolun|tamam|evet|
      hayir|harika|gule gule|hosca kal|deneme|yardim|yardim edin|yardim et|yardim lazim|
      bir sorum var|sorum var|calismiyor|hala calismiyor|olmuyor|olmadi|hicbir sey calismiyor|
      ayni hata|hata|anlamadim|bilmiyorum|yanlis|sen kimsin|bot musun|robot musun|insan misin|
      gercek misin|çalışmıyor|hâlâ çalışmıyor|günaydın|teşekkürler|teşekkür ederim|hayır|yardım|
      aynı hata|anlamadım|insan mısın`,
    judged: 'gerizekali|cop|bok|lanet',
    judgedThings: 'dokumantasyon|cevap|bot|destek|site|sayfa',
    between: 'bu|su|bir|çok|hâlâ|hic|bana|ben|sen|siz|ve|ama|lütfen|da|de|mi|için|neden',
  },
  requests: {
    opening: [
      'bana (?:bir )?(?:fikra|şaka|saka|siir|şiir|hikaye)(?: \\w+)*',
      '(?:fikra|şaka|saka|siir|şiir) (?:anlat|yaz)',
      'onceki (?:tum )?talimatlari (?:unut|yoksay|gormezden gel)',
      '(?:bir )?(?:insanla|temsilciyle|gercek biriyle|müşteri temsilcisiyle|musteri temsilcisiyle) (?:konusmak|gorusmek|konuşmak|görüşmek)',
      'hava nasil|saat kac',
    ],
  },
  followUps: {
    goesOn: 'peki ve ama',
    pointsBack: 'bunu bunun bu orada',
    questions: 'nasil|neden|nerede',
    askFor: 'bir|verir|misin|goster',
    examples: 'ornek',
  },
  complaints: `berbat|rezalet|işe yaramaz|saçma|saçmalık|aptal|aptalca|salak|iğrenç|korkunç|
    utanç verici|kahretsin|nefret ediyorum|sinir bozucu|hayal kırıklığı|zaman kaybı|bıktım|
    bok gibi`,
  phones: 'telefon(?:um|umuz|u|numaram)|cep(?: telefonum)?|numaram|ara(?:yın|yabilirsiniz)?|beni',
  otherNumbers: 'sipariş',
  units: 'kez',
  personalIds: 'kimlik|tc',
  credentials: {
    passwords: `şifre|şifrem|şifremiz|şifresi|şifreniz|sifrem|sifre|parola|parolam|parolamız|
      parolası`,
    keys: `api anahtarı|api anahtarım|api anahtarımız|api anahtarınız|erişim anahtarı|
      erişim anahtarım|gizli anahtar|gizli anahtarım|api anahtari|api anahtarim|tokenım|tokenim|
      jetonu|jetonum`,
    verbs: 'şu|şudur|olarak|bu',
    weak: 'anahtarı|anahtar',
    logins: 'giriş bilgileri|kullanıcı',
    and: 've|ile',
    networks: 'ağ',
    recoveryCodes: 'kurtarma kodları|kurtarma kodlarım|yedek kodlar|yedek kodlarım',
    seedPhrases: 'kurtarma ifadesi|12 kelime|24 kelime',
  },
};
