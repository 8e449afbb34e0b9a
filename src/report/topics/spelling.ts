import { stem, words } from '../../language/tokens.ts';
import { isListed } from '../../language/vocabulary.ts';
import { pause } from '../../pace.ts';

/** In a shorter word only two letters swapped are a slip: all else makes another word. */
const shortestWord = 5;
/** In a shorter word another letter makes another name. */
const shortestWithOther = 7;
const wordOfLetters = /^\p{L}{3,}$/u;
/** Texts that spell a word so, if no table has it: it may be a name, or a typo that many make. */
const fewestTexts = 10;
/** A question that is misspelled may be asked again. */
const rare = 2;
/** What is spelt so more often may be a name, unless so many times more texts spell it otherwise. */
const timesUsual = 3;
/** What an ending adds to a word. */
const endings = new Set(['s', 'd', 'r']);

/** A word and what is left of it without each of its letters. */
function nearly(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether a word is a slip of the hand away from another: two letters swapped, one too many, too few or another one. */
function isSlip(word: string, other: string): boolean {
  if (word === other || word[0] !== other[0]) return false;
  let at = 0;
  while (word[at] === other[at]) at++;
  const [rest, others] = [word.slice(at), other.slice(at)];
  if (rest.slice(2) === others.slice(2) && rest[0] === others[1] && rest[1] === others[0]) {
    return true;
  }
  if (word.length < shortestWord) return false;
  if (rest === '' || others === '') {
    const last = other.at(-1) ?? '';
    if (rest !== '') return rest === last;
    return others.length === 1 && (!endings.has(last) || word.endsWith(last));
  }
  if (rest.slice(1) === others || rest === others.slice(1)) return true;
  return rest.slice(1) === others.slice(1) && word.length >= shortestWithOther;
}

/** The one listed word of which a word doubles a letter, or leaves a doubled one single; else itself. */
function listedFor(word: string): string {
  const letters = [...word];
  const near = letters.flatMap((letter, at) => {
    const before = word.slice(0, at);
    return letter === letters[at + 1]
      ? [before + word.slice(at + 1)]
      : [`${before}${letter}${word.slice(at)}`];
  });
  const listed = new Set(near.filter((one) => isListed(stem(one))));
  return listed.size === 1 ? ([...listed][0] ?? word) : word;
}

/** Adds in how many texts each word stands, lower case. */
export async function countWords(
  texts: Iterable<string>,
  counts: Map<string, number>,
): Promise<void> {
  for (const text of texts) {
    await pause();
    for (const word of new Set(words(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}

/**
 * How words are spelt by most, given in how many texts each stands, lower case: a word that no table
 * has, and that is a slip of the hand away from one that more texts have, is spelt as that one. All
 * others are as they are.
 */
export function corrections(texts: ReadonlyMap<string, number>): (word: string) => string {
  const countOf = (word: string): number => texts.get(word) ?? 0;
  const usual = new Map<string, string[]>();
  for (const [word, count] of texts) {
    if (!wordOfLetters.test(word) || (count < fewestTexts && !isListed(stem(word)))) continue;
    for (const form of nearly(word)) {
      const others = usual.get(form);
      if (others) others.push(word);
      else usual.set(form, [word]);
    }
  }
  /** What a stem stands for that nobody writes alone, such as "privat". */
  const unstemmed = (word: string): string | undefined =>
    [`${word}e`, `${word}${word.at(-1)}`].find(
      (other) => stem(other) === word && countOf(other) > countOf(word),
    );
  const find = (word: string): string => {
    if (!wordOfLetters.test(word)) return word;
    if (isListed(stem(word))) return unstemmed(word) ?? word;
    const own = countOf(word);
    const least = own <= rare ? own : own * timesUsual;
    const [best] = [...new Set(nearly(word).flatMap((form) => usual.get(form) ?? []))]
      .filter((other) => countOf(other) >= least && isSlip(word, other))
      .sort((a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1));
    return best ?? (own <= rare ? listedFor(word) : word);
  };
  const found = new Map<string, string>();
  return (word) => {
    const corrected = found.get(word) ?? find(word);
    found.set(word, corrected);
    return corrected;
  };
}
