import type { Language } from '../language.ts';

export const dutch: Language = {
  name: 'dutch',
  functionWords:
    'het een zijn hoe waarom wanneer waar voor met van niet ik wij kan op bij mijn naar',
  smallTalk: {
    said: `het werkt|opgelost|toch bedankt|is daar iemand|geef antwoord|hoi|dag|goedemorgen|
      goedemiddag|goedenavond|goede morgen|hoe gaat het|bedankt|dank je|dank u|dank je wel|
      dank u wel|dankjewel|top|prima|goed|fijn|duidelijk|nee|doei|tot ziens|dit is een test|hulp|
      help mij|ik heb hulp nodig|ik heb een vraag|ik heb een probleem|werkt niet|het werkt niet|
      werkt nog steeds niet|het werkt nog steeds niet|doet het niet|niks werkt|niets werkt|
      zelfde fout|dezelfde fout|ik snap het niet|snap het niet|ik begrijp het niet|geen idee|fout|
      dat is fout|dat klopt niet|klopt niet|wie ben je|hoe heet je|ben je een mens|ben je een robot|
      ben je een bot|wat kan je|wat kun je`,
    judged: 'slecht|slechte|rommel|troep|dom|rot op|hou je mond',
    judgedThings: `documentatie|antwoord|antwoorden|bot|assistent|support|dienst|site|pagina|product|chat|robot`,
    between: `dit|dat|deze|die|het|de|een|is|zijn|was|ik|je|jij|jullie|u|mij|me|mijn|jouw|uw|zo|
      heel|erg|echt|nog|steeds|niet|niks|niets|nooit|altijd|gewoon|wat|en|of|maar|voor|met|van|aub|
      alsjeblieft|alstublieft|allemaal|iedereen|uren|tijd`,
  },
  requests: {
    opening: [
      '(?:vertel|schrijf|zing)(?: me| mij| eens)* (?:een) (?:grap|mop|gedicht|verhaal|liedje|verhaaltje|grapje)',
      '(?:negeer|vergeet) (?:(?:alle|al|je|de|vorige|eerdere|bovenstaande) )*(?:instructies|regels|opdrachten)',
      '(?:ik )?(?:wil|kan ik|mag ik)(?: graag)? (?:met|iemand|een mens)(?: \\w+)* (?:spreken|praten)',
      'wat voor weer|hoe laat is het',
    ],
  },
  followUps: {
    goesOn: 'en maar dan ook',
    narrows: 'met zonder voor',
    pointsBack: 'dat dit het daar ermee ervoor erin',
    asks: 'werkt kost kan hoe',
    questions: 'hoe|hoe dan|waarom|wanneer|waar',
    questionEnds: 'dan',
    askFor: 'kun|je|een|geven|laten|zien',
    examples: 'voorbeeld',
    exampleEnds: 'aub',
  },
  complaints: `waardeloos|waardeloze|nutteloos|nutteloze|verschrikkelijk|verschrikkelijke|vreselijk|
    vreselijke|belachelijk|belachelijke|schandalig|schandalige|klote|kut|onzin|idioot|idiote|stom|
    stomme|ergerlijk|ergerlijke|teleurgesteld|teleurstellend|tijdverspilling|slaat nergens op|
    ben het zat`,
  phones: 'mijn nummer|bel(?:len)?|bel me(?: op)?|telefoonnummer|telefoon|mobiele nummer',
  otherNumbers: 'bestelling',
  personalIds: 'bsn|burgerservicenummer',
  credentials: {
    passwords: 'wachtwoord|toegangscode|wachtzin',
    keys: `api-sleutel|api sleutel|apisleutel|toegangssleutel|geheime sleutel|toegangstoken|
      licentiesleutel|inloggegevens`,
    weak: 'sleutel',
    verbs: 'is nu|is|was|luidt|wordt|zijn|naar',
    links: 'voor|van|die|dat|om|bij|op',
    logins: 'inloggegevens|gebruiker|gebruikersnaam',
    and: 'en|met',
    networks: 'netwerk',
    recoveryCodes: 'herstelcodes|herstelcode|back-upcodes|reservecodes',
    seedPhrases: 'herstelzin|12 woorden|24 woorden',
  },
};
