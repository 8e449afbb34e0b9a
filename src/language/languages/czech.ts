import type { Language } from '../language.ts';

/** Czech and Slovak. */
export const czech: Language = {
  name: 'czech',
  phones: `zavolejte|volejte|zavolej|zavolajte|(?:moje|telefonní|moje telefonní) číslo|
    mobilní číslo`,
  otherNumbers: 'objednávk[ay]',
  personalIds: 'rodné číslo',
  credentials: {
    passwords: 'heslo|hesla|heslem|hesle',
    keys: `api klíč|api-klíč|klíč api|klíč k api|přístupový klíč|tajný klíč|api kľúč|
      prístupový kľúč|přístupový token`,
    weak: 'klíč|kľúč',
    verbs: 'je|bylo|byl|bolo|zní|mám',
    links: 'k|ke|pro|od|na|do|pre|z',
    logins: 'přihlašovací údaje|uživatel',
    and: 'a|s',
    networks: 'sítě|siete',
    recoveryCodes: 'záložní kódy|obnovovací kódy|záložné kódy',
    seedPhrases: 'obnovovací fráze|12 slov|24 slov',
  },
};
