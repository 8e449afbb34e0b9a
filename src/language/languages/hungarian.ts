import type { Language } from '../language.ts';

export const hungarian: Language = {
  name: 'hungarian',
  phones: 'telefonszám(?:om)?|hívj|hívjon|számom',
  otherNumbers: 'rendelés',
  credentials: {
    passwords: 'jelszó|jelszavam|jelszava|jelszavunk|jelszo',
    keys: 'api-kulcs|api kulcs|api-kulcsom|api kulcsom',
    verbs: 'az|volt',
    weak: 'kulcs',
  },
};
