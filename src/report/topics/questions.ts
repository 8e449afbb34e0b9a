import { stem, words } from '../../language/tokens.ts';
import { isInformative, isKnownStem } from '../../language/vocabulary.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { Question } from '../source/question.ts';

/** Rows that ask the same question: with the same words, in any order and form. */
export interface DistinctQuestion {
  /** The question's distinct stems, sorted. */
  key: string;
  /** The distinct stems of the most frequent wording, in reading order. */
  stems: readonly string[];
  rows: readonly Question[];
}

/** Minimum telling words, besides names, for two questions to be equal if only their names differ. */
const minTelling = 2;

/** A key that is the same for texts that differ only in case, spaces and punctuation. */
export const wordsKey = (text: string): string => words(text).join(' ') || text;

const keyOf = (text: string, stems: readonly string[]): string =>
  [...new Set(stems)].sort().join(' ') || text.trim();

/** Returns, by lower-case word, the number of texts that have it, added to the counts of `others`. */
export function countTextsByWord(
  texts: Iterable<string>,
  others: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const counts = new Map(others);
  for (const text of texts) {
    for (const word of new Set(words(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Minimum length of a word that is corrected: in a shorter word, another letter often gives another right word. */
const minTypoLength = 5;
/** Texts that have a word, at most for it to be a typo, and at least for it to be right if no table has it. */
const typoTexts = { max: 2, minRight: 10 };

/** A word, and all forms of it with one letter removed. */
const withoutOneLetter = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** By rare words that no table has, the most frequent right word that differs in about one letter. */
function findTypos(texts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const isListed = (word: string): boolean => isKnownStem(stem(word));
  const all = [...texts].filter(([word]) => /^\p{L}{3,}$/u.test(word));
  const right = new Map<string, string>();
  for (const [word, count] of all.sort(([, a], [, b]) => b - a)) {
    if (count < typoTexts.minRight && !isListed(word)) continue;
    for (const form of withoutOneLetter(word)) if (!right.has(form)) right.set(form, word);
  }
  return new Map(
    all
      .filter(
        ([word, count]) =>
          word.length >= minTypoLength && count <= typoTexts.max && !isListed(word),
      )
      .flatMap(([word]) => {
        const found = withoutOneLetter(word).flatMap((form) => right.get(form) ?? []);
        const best = found.find((other) => other[0] === word[0] && other !== word);
        return best ? [[word, best] as const] : [];
      }),
  );
}

/** A text, and all rows that have it. */
interface Wording {
  text: string;
  rows: readonly unknown[];
}

/** Compares wordings: most frequent first, then shortest first, then by code units. */
export const byFrequency = (a: Wording, b: Wording): number =>
  b.rows.length - a.rows.length || a.text.length - b.text.length || byCodeUnits(a.text, b.text);

/** The most frequent value that isn't null; if tied, the first by code units. */
export function mostFrequent<T extends string>(values: readonly (T | null)[]): T | null {
  if (values.length === 1) return values[0] ?? null;
  const known = values.filter((value) => value !== null);
  const [first] = [...Map.groupBy(known, (value) => value)].sort(
    ([a, one], [b, other]) => other.length - one.length || byCodeUnits(a, b),
  );
  return first?.[0] ?? null;
}

/**
 * Returns a function that groups rows by their words. The result is sorted by key, so the order of the input
 * doesn't matter. A word that is in only one text and in no word table is treated as a name and ignored:
 * hundreds of readers who ask the same about their own projects ask one question.
 *
 * @param texts number of texts of the export with each lower-case word
 */
export function distinctQuestionsReader(
  texts: ReadonlyMap<string, number>,
): (questions: readonly Question[]) => DistinctQuestion[] {
  const typos = findTypos(texts);
  const stemOf = (word: string): string => stem(typos.get(word) ?? word);
  const isName = (word: string): boolean =>
    (texts.get(word) ?? 0) < 2 && !isKnownStem(stemOf(word));
  return (questions) => {
    const wordings = [...Map.groupBy(questions, ({ text }) => text)].map(([text, rows]) => {
      const own = words(text);
      const stems = own.map(stemOf);
      const shared = own.filter((word) => !isName(word)).map(stemOf);
      const key = keyOf(text, shared.filter(isInformative).length < minTelling ? stems : shared);
      return { key, stems, text, rows };
    });
    return [...Map.groupBy(wordings, ({ key }) => key)]
      .sort(([a], [b]) => byCodeUnits(a, b))
      .map(([key, alike]) => {
        const [commonest] = alike.toSorted(byFrequency);
        return {
          key,
          stems: [...new Set(commonest?.stems)],
          rows: alike.flatMap(({ rows }) => rows),
        };
      });
  };
}
