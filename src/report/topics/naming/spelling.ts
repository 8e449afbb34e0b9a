import type { Written } from '../../../language/clauses.ts';
import { stem } from '../../../language/tokens.ts';
import { commonStems, isListed } from '../../../language/vocabulary.ts';

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

const shortestWord = 4;
/** In a shorter word a slip makes another word. */
const shortestCorrected = 5;
/** In a shorter word another letter makes another name. */
const shortestWithOther = 7;
const wordOfLetters = /^\p{L}+$/u;
/** Texts that spell a word so, if no table has it: it may be a name, or a typo that many make. */
const fewestTexts = 10;
/** A question that is misspelt may be asked again. */
const rare = 2;
/** What is spelt so more often may be a name, unless so many times more texts spell it otherwise. */
const timesUsual = 3;

/** A word and what is left of it without each of its letters. */
function nearly(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** What an ending adds to a word. */
const endings = new Set(['s', 'd', 'r']);

/** Whether a word is the other one without its last letter, or with it twice. */
function isEndLost(word: string, other: string): boolean {
  const last = other.at(-1) ?? '';
  if (word === other + last) return true;
  return word + last === other && (!endings.has(last) || word.endsWith(last));
}

/** How far a hand was from the other word: two letters swapped, one too many or too few, another one. */
function slip(word: string, other: string): number | null {
  if (word === other || word[0] !== other[0]) return null;
  if (word.startsWith(other) || other.startsWith(word)) return isEndLost(word, other) ? 1 : null;
  let start = 0;
  while (word[start] === other[start]) start++;
  const [rest, others] = [word.slice(start), other.slice(start)];
  if (rest.slice(1) === others || rest === others.slice(1)) return 1;
  if (rest.slice(2) === others.slice(2) && rest[0] === others[1] && rest[1] === others[0]) return 0;
  return rest.slice(1) === others.slice(1) && word.length >= shortestWithOther ? 2 : null;
}

/** Small words that a hurried hand swaps letters of, which no other rule tells: too short. */
const smallWords = new Map([
  ['teh', 'the'],
  ['hte', 'the'],
  ['adn', 'and'],
  ['nad', 'and'],
  ['yuo', 'you'],
  ['ofr', 'for'],
  ['cna', 'can'],
]);

/** Each word at what is left of it without any one of its letters. */
function byForm(words: Iterable<string>): Map<string, string[]> {
  const near = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortestWord || !wordOfLetters.test(word)) continue;
    for (const form of nearly(word)) {
      const others = near.get(form);
      if (others) others.push(word);
      else near.set(form, [word]);
    }
  }
  return near;
}

/**
 * How words are spelt by most, given in how many texts each word stands, lower case. A word that no
 * table has, and that is a slip of the hand away from one that texts have, is spelt as that one; if
 * it is a slip away from a common word that no text has, it is null. All others are as they are.
 */
export function corrections(texts: ReadonlyMap<string, number>): (word: string) => string | null {
  const countOf = (word: string): number => texts.get(word) ?? 0;
  let near: Map<string, string[]> | undefined;
  const usual = (): Map<string, string[]> => {
    const known = () =>
      [...texts.keys()].filter((word) => countOf(word) >= fewestTexts || isListed(stem(word)));
    near ??= byForm(new Set([...known(), ...commonStems()]));
    return near;
  };
  const isMoreUsual = (word: string, other: string): boolean => {
    const [own, count] = [countOf(word), countOf(other)];
    return count > 0 && count >= (own <= rare ? own : own * timesUsual);
  };
  /** The word that a stem stands for which nobody writes, such as "privat". */
  const unstemmed = (word: string): string | undefined =>
    [`${word}e`, `${word}${word.at(-1)}`].find(
      (other) => stem(other) === word && countOf(other) > countOf(word),
    );
  const find = (word: string): string | null => {
    const small = smallWords.get(word);
    if (small !== undefined && isMoreUsual(word, small)) return small;
    if (word.length < shortestWord || !wordOfLetters.test(word)) return word;
    const stemmed = stem(word);
    if (isListed(stemmed)) return unstemmed(word) ?? word;
    const forms = new Set([...nearly(word), ...nearly(stemmed)]);
    const others = new Set([...forms].flatMap((form) => usual().get(form) ?? []));
    const slips = [...others].flatMap((other) => {
      const far = slip(word, other);
      return far === null ? [] : { other, far, count: countOf(other) };
    });
    const [best] = slips
      .filter(({ other }) => word.length >= shortestCorrected && isMoreUsual(word, other))
      .sort((a, b) => a.far - b.far || b.count - a.count || (a.other < b.other ? -1 : 1));
    if (best) return best.other;
    if (countOf(word) > rare) return word;
    const isSlip = slips.length > 0 || [...others].some((other) => slip(stemmed, other) !== null);
    return isSlip ? null : word;
  };
  const found = new Map<string, string | null>();
  return (word) => {
    const known = found.get(word);
    if (known !== undefined) return known;
    const corrected = find(word);
    found.set(word, corrected);
    return corrected;
  };
}
