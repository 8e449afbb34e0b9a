import type { Written } from '../../../language/clauses.ts';

/** A large letter at the start of a sentence says nothing about how a word is spelt. */
const capitalised = /^\p{Lu}[\p{Ll}\p{M}'-]*$/u;

/** In this many words in capitals alone, capitals say nothing: two could be `SSO SAML`. */
const shoutedWords = 3;

function isShouted(clauses: Written['clauses']): boolean {
  const written = clauses.flat();
  return written.length >= shoutedWords && !/\p{Ll}/u.test(written.join(''));
}

/**
 * How the texts mostly spell a word, as a function from its spelling in one of them: `api` gives
 * `API` if more write it so. Texts all in capitals do not count.
 */
export function spellings(texts: readonly Written[]): (word: string) => string {
  const counts = new Map<string, Map<string, number>>();
  const shouted = new Set<string>();
  for (const { clauses } of texts) {
    if (isShouted(clauses)) {
      for (const word of clauses.flat()) shouted.add(word);
      continue;
    }
    for (const clause of clauses) {
      for (const [at, word] of clause.entries()) {
        if (at === 0 && capitalised.test(word)) continue;
        const forms = counts.get(word.toLowerCase()) ?? new Map<string, number>();
        counts.set(word.toLowerCase(), forms.set(word, (forms.get(word) ?? 0) + 1));
      }
    }
  }
  return (word) => {
    const forms = [...(counts.get(word.toLowerCase()) ?? [])];
    const [most] = forms.sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1));
    if (most) return most[0];
    return shouted.has(word) || capitalised.test(word) ? word.toLowerCase() : word;
  };
}
