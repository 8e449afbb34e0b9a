import { stem, words } from '../../language/tokens.ts';
import { isKnownStem } from '../../language/vocabulary.ts';
import { byCodeUnits } from '../../text/text.ts';

/** Minimum word length for typos other than swapped letters; a change in a shorter word may be another word. */
const minTypoLength = 5;
/** Minimum word length for a replaced letter; in shorter words, it may be another name. */
const minReplacedLength = 7;
const wordOfLetters = /^\p{L}{3,}$/u;
/** Minimum texts that must have a word for it to count as correct, if it is in no word table. */
const minTexts = 10;
/** Maximum texts with a rare word: more than one, as a misspelled question may be asked again. */
const maxRare = 2;
/** A word that isn't rare is a typo only if the other spelling is in at least this many times its texts. */
const minTimesUsual = 3;
/** Single letters that word endings add, which aren't typos. */
const endings = new Set(['s', 'd', 'r']);

/** A word, and all forms of it with one letter removed. */
function deletions(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether two words differ by one typo: swapped letters, or one letter added, missing or replaced. */
function isTypo(word: string, other: string): boolean {
  if (word === other || word[0] !== other[0]) return false;
  let at = 0;
  while (word[at] === other[at]) at++;
  const [rest, others] = [word.slice(at), other.slice(at)];
  if (rest.slice(2) === others.slice(2) && rest[0] === others[1] && rest[1] === others[0]) {
    return true;
  }
  if (word.length < minTypoLength) return false;
  if (rest === '' || others === '') {
    const last = other.at(-1) ?? '';
    if (rest !== '') return rest === last;
    return others.length === 1 && (!endings.has(last) || word.endsWith(last));
  }
  if (rest.slice(1) === others || rest === others.slice(1)) return true;
  return rest.slice(1) === others.slice(1) && word.length >= minReplacedLength;
}

/** Adds to `counts`, by lower-case word, the number of texts that have it. */
export function countTextsByWord(texts: Iterable<string>, counts: Map<string, number>): void {
  for (const text of texts) {
    for (const word of new Set(words(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}

/**
 * Returns a function that corrects the spelling of lower-case words. A word that is in no word table, and is
 * one typo away from a word in more texts, is replaced with that word.
 *
 * @param texts number of texts with each word
 */
export function spellingCorrector(texts: ReadonlyMap<string, number>): (word: string) => string {
  const countOf = (word: string): number => texts.get(word) ?? 0;
  const usual = new Map<string, string[]>();
  for (const [word, count] of texts) {
    if (!wordOfLetters.test(word) || (count < minTexts && !isKnownStem(stem(word)))) continue;
    for (const form of deletions(word)) {
      const others = usual.get(form);
      if (others) others.push(word);
      else usual.set(form, [word]);
    }
  }
  const find = (word: string): string => {
    if (!wordOfLetters.test(word) || isKnownStem(stem(word))) return word;
    const own = countOf(word);
    const min = own <= maxRare ? own : own * minTimesUsual;
    const [best] = [...new Set(deletions(word).flatMap((form) => usual.get(form) ?? []))]
      .filter((other) => countOf(other) >= min && isTypo(word, other))
      .sort((a, b) => countOf(b) - countOf(a) || byCodeUnits(a, b));
    return best ?? word;
  };
  const found = new Map<string, string>();
  return (word) => {
    const corrected = found.get(word) ?? find(word);
    found.set(word, corrected);
    return corrected;
  };
}
