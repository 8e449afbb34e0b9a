import type { Language } from '../language.ts';

export const german: Language = {
  name: 'german',
  functionWords:
    'der die das den dem ein eine einen ist sind wie warum wann wo für mit von und nicht ich wir kann nur im zu auf bei mein',
  smallTalk: {
    said: `nochmal danke|danke nochmal|trotzdem danke|jetzt geht es|geht jetzt|geht wieder|erledigt|
      hat geholfen|hat nicht geholfen|das war es|ist da jemand|jemand da|antworte|antworte mir|
      du verstehst mich nicht|du verstehst nichts|verstehst du mich|wer hat dich gebaut|
      wer hat dich programmiert|wer hat dich erschaffen|einen moment|moment|guten morgen|guten tag|
      guten abend|gute nacht|moin|servus|gruss gott|grus gott|gruezi|hallo zusammen|hi zusammen|
      wie gehts|wie geht es dir|wie geht es ihnen|na|dankeschon|danke schon|vielen dank|besten dank|
      tausend dank|danke sehr|prima|toll|klasse|perfekt|alles klar|verstanden|gut|sehr gut|genau|
      richtig|hat geklappt|hat funktioniert|klappt|geklappt|gelost|nein|nee|vielleicht|tschuss|
      tschus|auf wiedersehen|bis bald|schonen tag|schonen tag noch|dies ist ein test|
      das ist ein test|nur ein test|hilfe|hilf mir|bitte hilfe|ich brauche hilfe|brauche hilfe|
      ich habe eine frage|habe eine frage|ich hab eine frage|eine frage|ich habe ein problem|
      geht nicht|geht nich|es geht nicht|das geht nicht|funktioniert nicht|
      funktioniert immer noch nicht|geht immer noch nicht|geht noch immer nicht|klappt nicht|
      klappt immer noch nicht|nichts geht|nichts funktioniert|gleicher fehler|derselbe fehler|
      immer noch|immer noch der gleiche fehler|fehler|ich verstehe nicht|verstehe nicht|
      ich verstehe das nicht|versteh ich nicht|keine ahnung|falsch|das ist falsch|stimmt nicht|
      das stimmt nicht|das hilft nicht|das hilft mir nicht|hilft nicht|das war nicht meine frage|
      wer bist du|wer bist du denn|wie heisst du|wie heist du|wie heißt du|was kannst du|
      wie alt bist du|bist du ein mensch|bist du ein bot|bist du ein roboter|bist du eine ki|
      bist du echt|bist du chatgpt|sprichst du deutsch|ich liebe dich|hä|was`,
    judged: `lahm|wertlos|mist|mull|schlecht|schlechte|schlechteste|katastrophe|katastrophal|blod|
      idiot|arschloch|arsch|fick dich|halt die klappe|halts maul`,
    judgedThings: `doku|dokumentation|antwort|antworten|bot|ki|assistent|support|dienst|seite|
      website|produkt|chat|roboter`,
    between: `das|dies|diese|dieser|ist|sind|war|ich|du|sie|ihr|wir|es|er|mir|mich|dir|dich|dein|
      deine|ihre|eure|euer|mein|meine|die|der|den|dem|ein|eine|einen|so|sehr|ganz|total|vollig|
      einfach|echt|wirklich|immer|noch|nicht|nichts|nie|kein|keine|mal|doch|nur|auch|und|oder|aber|
      bitte|zusammen|alle|leute|fur|mit|zu|von|an|hier|da|hab|habe|hat|stunden|stunde|zeit|drei|
      zwei|ganze|ganzen|tag|tage|euch|uns|sir|herr|frau`,
  },
  requests: {
    opening: [
      '(?:erzahl|erzahle|sag|schreib|schreibe|mach|sing|dichte)(?: mir| uns)? (?:einen|ein|eine|mal einen)(?: \\w+)? ?(?:witz|gedicht|geschichte|lied|marchen|aufsatz)',
      '(?:ignoriere|vergiss|vergesse|missachte) (?:(?:alle|alles|deine|die|bisherigen|vorherigen|obigen|sämtliche|vorigen) )*(?:anweisungen|instruktionen|regeln|befehle|was du|vorgaben)',
      '(?:ich )?(?:will|mochte|moechte|wurde|kann ich|möchte)(?: gern| gerne)? (?:mit|bitte mit) (?:einem|einer|jemand|jemandem)(?: (?:menschen|echten|mitarbeiter|person|richtigen|berater))?',
      'wie wird das wetter|wie ist das wetter|wie spat ist es',
    ],
  },
  followUps: {
    goesOn: 'und aber oder auch dann ebenso',
    openings: 'und wenn|was ist mit|wie ist es mit',
    narrows: 'mit ohne fur bei',
    pointsBack: 'das dies dieses diese damit dafur dabei davon dort darin daran dazu diesen dieser',
    asks: 'geht gilt funktioniert klappt kostet wie kann ich',
    questions: 'wie|warum|wieso|wann|wo|wer|welche|wie genau|wieviel',
    questionEnds: 'dann|genau',
    askFor: 'ein|einen|kannst|du|mir|bitte|gib|zeig|konnen|sie',
    examples: 'beispiel|beispiele',
    exampleEnds: 'bitte|geben|zeigen',
  },
  complaints: `nutzlos|nutzlose|nutzloser|nutzloses|unbrauchbar|unbrauchbare|unbrauchbarer|
    unbrauchbares|schrecklich|schreckliche|schrecklicher|schreckliches|furchtbar|furchtbare|
    furchtbarer|furchtbares|grauenhaft|miserabel|miserable|schrott|scheisse|scheiße|scheiss|scheiß|
    bescheuert|dumm|dumme|lacherlich|peinlich|frechheit|unverschamt|unverschamtheit|
    zeitverschwendung|nervt|nervig|quatsch|unsinn|blodsinn|unfahig|enttauschend|enttauscht|hasse|
    taugt nichts|die schnauze voll`,
  apologies: 'leider',
  mentions:
    '\\b(?:sagt|sagen|erklärt|erklären|beschreibt|beschreiben) (?:aber |jedoch )?nicht,? (?:wie|warum|wann|wo)[.!]?$',
  phones: `mobil|handy|festnetz|telefon|rufnummer|handynummer|telefonnummer|mobilnummer|durchwahl|
      ruf(?:en)?(?: \\p{L}{1,12})? an|anrufen|meld\\p{L}{0,3} (?:dich|sie sich)|meine nummer|
      erreichbar|unter folgender nummer`,
  otherNumbers: `plz|bestellung|bestellnummer|bestellnr|rechnung|rechnungsnummer|rechnungsnr|
    artikel|artikelnummer|auftrag|auftragsnummer|kundennummer|vorgang|vorgangsnummer|seriennummer|
    sendungsnummer`,
  units: 'zeilen|nutzer|benutzer|einträge|anfragen|zeichen|stück|mal',
  personalIds: `steuer-id|steuerid|steueridentifikations|steuer-identifikations|steuernummer|idnr|
    rentenversicherungs|sozialversicherungs|sv-nummer|svnummer|svnr|sv-nr|personalausweis|
    ausweisnummer|reisepass|führerscheinnummer|krankenversichertennummer|kontonummer|ahv`,
  credentials: {
    passwords: 'passwort|pass-wort|passwor|kennwort|zugangscode|losungswort',
    keys: `zugangsdaten|geheimnis|api-schlüssel|api schlüssel|apischlüssel|zugriffsschlüssel|
      zugangsschlüssel|geheimschlüssel|lizenzschlüssel|privater schlüssel|geheimer schlüssel|
      zugriffskey|zugangskey|lizenzkey|geheimkey|privater key`,
    weak: 'schlüssel',
    verbs: `ist jetzt|ist noch|ist|war|lautet|lauten|lautete|heißt|wäre|wurde auf|geändert auf|
      geändert zu|geändert in|gesetzt auf|sind|auf`,
    links: 'für|von|vom|zu|zum|zur|im|aus|bei|das|den|der',
    logins: 'zugangsdaten|anmeldedaten|benutzer',
    and: 'und|mit',
    networks: 'netzwerk|funknetz|hotspot',
    recoveryCodes: `wiederherstellungscodes|wiederherstellungscode|backup-codes|sicherungscodes|
      ersatzcodes|notfallcodes`,
    seedPhrases: 'wiederherstellungsphrase|sicherungsphrase|12 wörter|24 wörter|zwölf wörter',
  },
};
