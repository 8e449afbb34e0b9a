import type { Language } from '../language.ts';

export const persian: Language = {
  name: 'persian',
  phones: 'شماره|تلفن|موبایل',
  credentials: {
    passwords: 'رمز عبور',
    keys: 'کلید api',
    verbs: 'است',
    links: 'من',
    weak: 'کلید',
  },
};
