import type { Language } from '../language.ts';

/** Croatian, Serbian, Slovenian and Bulgarian. */
export const southSlavic: Language = {
  name: 'south-slavic',
  phones: 'broj telefona|nazovi(?:te)?|обад(?:и|ете)',
  credentials: {
    passwords: 'lozinka|lozinku|zaporka|zaporku|geslo|парола|паролата|лозинка',
    keys: 'api ključ|pristupni ključ|tajni ključ|апи кључ|api ключ|тайният ключ',
    weak: 'ključ',
    verbs: 'je|glasi|bila je|е|беше',
    links: 'za|od|na|за|от',
  },
};
