import type { Language } from '../language.ts';

/** Polish, with some words of Czech. */
export const polish: Language = {
  name: 'polish',
  functionWords: 'jak dlaczego kiedy gdzie dla od nie jest są mogę się czy po przy',
  smallTalk: {
    said: `rozwiazane|dziala|działa|jest tu kto|odpowiedz mi|cześć|dzień dobry|dobry wieczor|witam|
      hej|siema|dziekuje|dzięki|dziękuję bardzo|dobrze|tak|nie|pa|do widzenia|na razie|to jest test|
      pomocy|pomoc|potrzebuje pomocy|mam pytanie|mam problem|dalej nie dziala|dalej nie działa|
      nadal nie dziala|nadal nie działa|nic nie dziala|nic nie działa|ten sam blad|ten sam błąd|
      nie rozumiem|nie wiem|źle|kim jestes|jestes robotem|jestes czlowiekiem|jesteś botem|
      jesteś człowiekiem|ahoj|dobry den|dekuji|diky|nefunguje|nefunguje to|porad nefunguje|
      pomoc prosim|ano|ne|nerozumim`,
    judged: 'idiota|spierdalaj|hovno|hrozne',
    judgedThings: 'dokumentacja|odpowiedz|bot|strona|chat',
    between: `to|jest|ten|ta|i|w|na|mi|mnie|bardzo|za|nadal|dalej|wciaz|proszę|wszystkim|wszystko|
      nic|moje|wasza|twoja|tego|mam|ja|ty`,
  },
  requests: {
    opening: [
      '(?:opowiedz|napisz|powiedz)(?: mi)? (?:dowcip|kawal|żart|zart|wiersz|bajke|bajkę|kawał)',
      '(?:zignoruj|zapomnij|ignoruj) (?:(?:wszystkie|o|swoje|poprzednie|wszystkich) )*(?:instrukcje|polecenia|poprzednich|wszystkim)',
      '(?:chce|chcę|moge|mogę) (?:rozmawiac|porozmawiac|rozmawiać|porozmawiać) z (?:czlowiekiem|konsultantem|kims|człowiekiem)',
      'jaka jest pogoda|ktora godzina',
    ],
  },
  followUps: {
    goesOn: 'ale oraz czy',
    openings: 'a co z',
    narrows: 'w na z bez',
    pointsBack: 'tego tym tam jego',
    asks: 'jak',
    questions: 'jak|dlaczego|kiedy|gdzie',
    askFor: 'mozesz|podac|mozna',
    examples: 'przyklad',
  },
  complaints: `bezużyteczne|bezużyteczny|bezużyteczna|bezuzyteczne|beznadziejne|beznadziejny|
    beznadziejna|beznadzieja|okropne|okropny|okropna|fatalne|fatalny|żenada|żenujące|żałosne|głupie|
    głupi|głupia|glupie|glupi|gówno|kurwa|bzdura|bzdury|irytujące|wkurza|rozczarowany|rozczarowana|
    strata czasu|do dupy|mam dość`,
  phones: `mój numer|zadzwoń|dzwoń|zadzwonić|telefonu|komórka|komórkę|numer (?:kontaktowy|telefonu)|
      tel\\.? kom`,
  otherNumbers: 'zamówieni[ea]|faktur[ay]',
  units: 'raz[ya]?',
  personalIds: 'paszport|pesel|nip|regon|numer dowodu',
  credentials: {
    passwords: 'hasło|hasła|hasłem|haslo|hasełko',
    keys: `klucz api|klucza api|klucz dostępu|klucz prywatny|tajny klucz|token dostępu|
      klucz licencyjny|dane logowania|tokenu|tokena|tokenem`,
    weak: 'klucz',
    verbs: 'to|jest|brzmi|było|był|to jest|zmieniono na|na',
    links: 'do|dla|od|na|z|w|który|które|po',
    logins: 'dane logowania|użytkownik',
    and: 'i|oraz|z',
    networks: 'sieci',
    recoveryCodes: 'kody zapasowe|kody odzyskiwania|kod zapasowy',
    seedPhrases: 'fraza odzyskiwania|frazę odzyskiwania|12 słów|24 słowa',
  },
};
