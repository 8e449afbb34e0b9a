import { type StemmedWord, wordReader } from '../../language/tokens.ts';
import { isKnownStem, wordWeight } from '../../language/vocabulary.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { Question } from '../source/question.ts';

/** Rows that ask the same question: with the same words, in any order and form. */
export interface DistinctQuestion {
  /** The question's distinct stems, sorted. */
  key: string;
  /** Stems of the most frequent wording, in reading order. */
  stems: readonly string[];
  rows: readonly Question[];
}

/** Maximum weight of a filler word, which doesn't tell what a question is about. */
const maxFillerWeight = 0.2;
const isTelling = (stem: string): boolean => wordWeight(stem) > maxFillerWeight;
/** Minimum telling words, besides names, for two questions to be equal if only their names differ. */
const minTelling = 2;

/** Returns a function that finds the telling stems of a text, in reading order. */
export function tellingStemsReader(): (text: string) => string[] {
  const read = wordReader();
  return (text) =>
    read(text)
      .map(({ stem }) => stem)
      .filter(isTelling);
}

const keyOf = (text: string, stems: readonly string[]): string =>
  [...new Set(stems)].sort().join(' ') || text.trim();

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
  const known = values.filter((value) => value !== null);
  const [first] = [...Map.groupBy(known, (value) => value)].sort(
    ([a, one], [b, other]) => other.length - one.length || byCodeUnits(a, b),
  );
  return first?.[0] ?? null;
}

/**
 * Groups rows by their words. The result is sorted by key, so the order of the input doesn't matter. A word
 * that is in only one text and in no word table is treated as a name and ignored: hundreds of readers who
 * ask the same about their own projects ask one question.
 *
 * @param known `texts`: number of texts with each lower-case word; `spelling`: corrects a word
 */
export function distinctQuestions(
  questions: readonly Question[],
  { texts, spelling }: { texts: ReadonlyMap<string, number>; spelling: (word: string) => string },
): DistinctQuestion[] {
  const read = wordReader(spelling);
  const isName = ({ word, stem }: StemmedWord): boolean =>
    (texts.get(word) ?? 0) < 2 && !isKnownStem(stem);
  const wordings: (Omit<DistinctQuestion, 'rows'> & { text: string; rows: Question[] })[] = [];
  for (const [text, rows] of Map.groupBy(questions, (question) => question.text)) {
    const words = read(text);
    const stems = words.map(({ stem }) => stem);
    const shared = words.filter((word) => !isName(word)).map(({ stem }) => stem);
    const key = keyOf(text, shared.filter(isTelling).length < minTelling ? stems : shared);
    wordings.push({ key, stems, text, rows });
  }
  return [...Map.groupBy(wordings, ({ key }) => key)]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([key, alike]) => {
      const [commonest] = alike.toSorted(byFrequency);
      return { key, stems: commonest?.stems ?? [], rows: alike.flatMap(({ rows }) => rows) };
    });
}
