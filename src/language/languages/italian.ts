import type { Language } from '../language.ts';

export const italian: Language = {
  name: 'italian',
  functionWords:
    'il gli della del dei una sono come perché quando dove per con nel mio posso che non è di',
  smallTalk: {
    said: `non mi aiuta|funziona|ora funziona|risolto|ce qualcuno|rispondi|grazie lo stesso|
      buongiorno|buon giorno|buonasera|buona sera|buonanotte|salve|come stai|come va|grazie|
      grazie mille|molte grazie|perfetto|ottimo|bene|va bene|capito|arrivederci|prova|
      questa e una prova|aiuto|aiutami|ho bisogno di aiuto|ho una domanda|ho un problema|
      una domanda|non funziona|non va|non funziona ancora|ancora non funziona|
      continua a non funzionare|niente funziona|stesso errore|lo stesso errore|non capisco|
      non ho capito|non so|sbagliato|e sbagliato|chi sei|come ti chiami|cosa sai fare|sei un robot|
      sei un bot|sei umano|sei una persona|sei reale|ti amo`,
    judged: 'non servi a niente|fa schifo|terribile|vaffanculo|stronzo|spazzatura',
    judgedThings: `documentazione|risposta|risposte|bot|assistente|supporto|servizio|sito|pagina|
      prodotto|chat|robot`,
    between: `questo|questa|questi|è|di|del|della|la|il|lo|i|gli|le|un|una|mi|mio|mia|ti|tuo|tua|
      vostra|vostro|che|in|per|favore|molto|piu|tutto|tutti|niente|mai|ancora|non|con|ho|perso|ore|
      ora|tempo|sei|cosi`,
  },
  requests: {
    opening: [
      '(?:raccontami|dimmi|scrivi|scrivimi|racconta) (?:una|un) (?:barzelletta|poesia|storia|canzone|battuta)',
      '(?:ignora|dimentica) (?:(?:tutte|tutto|le|tue|i) )*(?:istruzioni|quello|regole)',
      '(?:voglio|vorrei|posso)(?: parlare) con (?:un|una|qualcuno)(?: (?:umano|persona|operatore))?',
      'che tempo fa|che ore sono',
    ],
  },
  followUps: {
    goesOn: 'e ma anche allora',
    openings: 'e se',
    narrows: 'con senza',
    pointsBack: 'quello quella questo questa cio',
    asks: 'funziona costa come posso',
    questions: 'come|perche|quando|dove|quanto|quale',
    askFor: 'un|puoi|farmi|fare|dammi|mostrami',
    examples: 'esempio|esempi',
    exampleEnds: 'per favore',
  },
  complaints: `inutile|inutili|pessimo|pessima|orribile|schifo|schifoso|schifosa|merda|cazzo|
    stupido|stupida|idiota|scemo|ridicolo|ridicola|vergogna|vergognoso|vergognosa|deludente|
    irritante|odio|perdita di tempo|non serve a niente|non serve a nulla|sono stufo|sono stufa`,
  apologies: 'spiacente|purtroppo',
  mentions:
    '\\bnon (?:dice|dicono|spiega|spiegano|descrive|descrivono) (?:come|perché|quando|dove)[.!]?$',
  phones: 'telefono|cellulare|il mio numero|chiam(?:ami|atemi|are|a)|numero di telefono',
  otherNumbers: 'fattura|ordine',
  units: 'volte',
  personalIds: "passaporto|codice fiscale|carta d'identità|carta d’identità",
  credentials: {
    passwords: `parola d'ordine|parola d’ordine|codice di accesso|codice d'accesso`,
    keys: `chiave api|chiave di api|chiave dell'api|chiave dell’api|chiave segreta|chiave privata|
      chiave di accesso|token di accesso|codice segreto`,
    weak: 'chiave',
    verbs: `è|e’|e'|era|sarebbe|sono|cambiata in|in`,
    links: 'per|di|del|della|che|da|su|con',
    logins: 'credenziali|accesso|utente',
    and: 'e|con',
    networks: 'rete',
    recoveryCodes: 'codici di recupero|codici di backup|codice di recupero',
    seedPhrases: 'frase di recupero|12 parole|24 parole',
  },
};
