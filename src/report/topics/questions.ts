import { type StemmedWord, wordReader } from '../../language/tokens.ts';
import { isListed, wordWeight } from '../../language/vocabulary.ts';
import { pause } from '../../pace.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { Question } from '../source/question.ts';

/** Questions with the same words, in any order and form. */
export interface DistinctQuestion {
  /** The distinct stems, sorted. */
  key: string;
  /** Stems of the most frequent wording, in reading order. */
  stems: readonly string[];
  rows: readonly Question[];
}

/** Up to this weight, a word doesn't tell what is asked. */
const maxFillerWeight = 0.2;
const isTelling = (stem: string): boolean => wordWeight(stem) > maxFillerWeight;
/** Telling words with which a question asks the same, whatever names it has. */
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

/** The questions with one text. */
interface Wording {
  text: string;
  rows: readonly unknown[];
}

/** Compares wordings: the most frequent first; of equals the shortest, then the first by code units. */
export const byFrequency = (a: Wording, b: Wording): number =>
  b.rows.length - a.rows.length || a.text.length - b.text.length || byCodeUnits(a.text, b.text);

/** The most frequent value that isn't null; of equals the first by code units. */
export function mostFrequent(values: readonly (string | null)[]): string | null {
  const known = values.filter((value) => value !== null);
  const [first] = [...Map.groupBy(known, (value) => value)].sort(
    ([a, one], [b, other]) => other.length - one.length || byCodeUnits(a, b),
  );
  return first?.[0] ?? null;
}

/**
 * Groups questions by their words, sorted by key, so that the order of the input no longer matters. A
 * word that is in only one text and in no table is a name: hundreds of readers who each ask the same about
 * a thing of their own ask one question.
 *
 * @param known `texts`: number of texts with each lower-case word; `spelling`: corrects a word
 */
export async function distinctQuestions(
  questions: readonly Question[],
  { texts, spelling }: { texts: ReadonlyMap<string, number>; spelling: (word: string) => string },
): Promise<DistinctQuestion[]> {
  const read = wordReader(spelling);
  const isName = ({ word, stem }: StemmedWord): boolean =>
    (texts.get(word) ?? 0) < 2 && !isListed(stem);
  const wordings: (Omit<DistinctQuestion, 'rows'> & { text: string; rows: Question[] })[] = [];
  for (const [text, rows] of Map.groupBy(questions, (question) => question.text)) {
    await pause();
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
