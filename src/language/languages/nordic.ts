import type { Language } from '../language.ts';

/** Swedish, Danish, Norwegian and Finnish. */
export const nordic: Language = {
  name: 'nordic',
  smallTalk: {
    said: `hej|hejsan|hei|god morgon|god morgen|god dag|god kväll|tjena|tack|tack så mycket|
      tusen tack|tak|mange tak|takk|tusen takk|mange takk|bra|nej|nei|hejdå|hjälp|hjælp|hjelp|
      jag behover hjalp|funkar inte|fungerar inte|det funkar inte|det fungerar inte|virker ikke|
      det virker ikke|fungerer ikke|det fungerer ikke|samma fel|samme fejl|jag forstar inte|
      forstar ikke|moi|terve|kiitos|kiitos paljon|ei toimi|apua|kylla|hyvaa paivaa|är du en robot|
      er du en robot|er du et menneske|är du människa`,
    judged: 'skit|varelos|dålig|lort|dritt|dum|idiot|fan',
    between: `det|den|detta|det har|ar|er|jag|jeg|du|ni|mig|meg|alla|alle|mycket|meget|inte|ikke|
      fortfarande|stadig|fortsatt|och|og|men|så|på|i|för`,
  },
  requests: {
    opening: [
      '(?:beratta|skriv|fortal)(?: mig)? (?:ett|en|et) (?:skamt|vits|dikt|saga|saga om|digt|historie)',
      'hur blir vadret',
    ],
  },
  followUps: {
    goesOn: 'och men',
    pointsBack: 'det den dar',
    questions: 'hur|varfor',
    examples: 'exempel',
  },
  complaints: `värdelös|värdelöst|värdelösa|oduglig|usel|uselt|jävla|fruktansvärd|fruktansvärt|
    idiotisk|idiotiskt|löjligt|ubrukelig|ubrukelige|ubrugelig|ubrugelige|elendig|elendigt|
    forferdelig|forferdelige|forfærdelig|forfærdeligt|latterlig|latterligt|slöseri med tid|
    bortkastet tid|spild af tid|paska|surkea|hyödytön|typerä|naurettava|ajanhukkaa`,
  phones: `ring (?:mig|meg|til|på)(?: på)?|mitt nummer|mit nummer|telefonnumret|mobilnummer|puhelin|
    puhelinnumero|soita|numeroni`,
  personalIds: 'personnummer|henkilötunnus',
  credentials: {
    passwords: `lösenord|lösenordet|lösenfras|passord|passordet|adgangskode|adgangskoden|kodeord|
      kodeordet|salasana|salasanani|salasanamme`,
    keys: `api-nyckel|api-nyckeln|api nyckel|åtkomstnyckel|åtkomsttoken|api-nøgle|api-nøglen|
      api-nøkkel|api-nøkkelen|adgangsnøgle|api-avain|api-avaimeni|api-avaimen|tokenet|tokenen`,
    weak: 'nyckel|nøgle|nøkkel',
    verbs: 'är|var|er|on|oli|blev',
    links: 'för|till|på|til|som|från',
    logins: 'inloggning|inloggningsuppgifter|brugernavn|brukernavn|käyttäjä',
    and: 'och|og|ja|med',
    networks: 'nätverk|netværk|nettverk|verkon',
    recoveryCodes: `återställningskoder|reservkoder|gendannelseskoder|gjenopprettingskoder|
      palautuskoodit|varakoodit`,
    seedPhrases: 'återställningsfras|12 ord|24 ord',
  },
};
