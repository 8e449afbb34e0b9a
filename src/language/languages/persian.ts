import type { Language } from '../language.ts';

/** Persian. */
export const persian: Language = {
  name: 'persian',
  credentials: {
    passwords: 'رمز عبور',
    keys: 'کلید api',
    verbs: 'است',
    links: 'من',
    weak: 'کلید',
  },
};
