import type { Language } from '../language.ts';

export const catalan: Language = {
  name: 'catalan',
  phones: 'truqueu?-?m?e?|telèfon',
  credentials: {
    passwords: 'contrasenya|mot de pas|clau de pas',
    keys: `clau api|clau de l'api|clau secreta`,
    verbs: 'és|era|a|per',
    links: 'per|de|del|que',
    weak: 'clau',
  },
};
