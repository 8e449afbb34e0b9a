import type { Language } from '../language.ts';

export const romanian: Language = {
  name: 'romanian',
  phones: 'sunați|sună|număr(?:ul)?(?: meu)?',
  personalIds: 'cnp',
  credentials: {
    passwords: 'parolă|parola',
    keys: 'cheia api|cheie api',
    verbs: 'este|e|era',
    links: 'pentru|de|la',
    weak: 'cheia',
  },
};
