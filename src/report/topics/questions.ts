import { stem, wordReader, words } from '../../language/tokens.ts';
import { wordWeight } from '../../language/vocabulary.ts';
import type { Pace } from '../../pace.ts';

/** An unanswered question with all that the export knows of it. */
export interface Question {
  /** As it was asked: what grouping reads. Never shown. */
  text: string;
  /** The same, redacted: what headings and examples are made of. */
  shown: string;
  /** Asked in the period itself, not in the one before. */
  current: boolean;
  conversation: string;
  /** Milliseconds since the epoch; null if the row has no time that can be read. */
  time: number | null;
  /** Address of the page that it was asked on. */
  pageUrl: string | null;
  /** Addresses of the pages that the answer cited. */
  citedUrls: readonly string[];
  category: string | null;
  /** The beginning of the answer that did not answer it; null if there was none. */
  answer: string | null;
}

/** Questions of the same words, whatever their order and form. */
export interface DistinctQuestion {
  /** The different stems of their words, sorted. */
  key: string;
  /** Of the wording asked most often, in reading order. */
  stems: readonly string[];
  /** Indices into the input. */
  rows: number[];
}

/** A word that says at most this much does not tell what is asked. */
const leastTelling = 0.2;

/** The stems of a text that say what it is about, in reading order. */
export function tellingStems(text: string): string[] {
  return words(text)
    .map(stem)
    .filter((one) => wordWeight(one) > leastTelling);
}

const keyOf = (text: string, stems: readonly string[]): string =>
  [...new Set(stems)].sort().join(' ') || text.trim();

/** The text asked most often; of those asked as often the shortest, then the first by code units. */
function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([a, timesA], [b, timesB]) => timesB - timesA || a.length - b.length || (a < b ? -1 : 1),
  );
  return first?.[0] ?? '';
}

/**
 * Questions by their words, sorted by key: from here on the order of the input plays no part.
 *
 * @param places which of the questions to read
 */
export async function distinctQuestions(
  places: readonly number[],
  {
    questions,
    spelling,
    pace,
  }: {
    questions: readonly Pick<Question, 'text'>[];
    /** How most spell a word. */
    spelling: (word: string) => string;
    pace: Pace;
  },
): Promise<DistinctQuestion[]> {
  const read = wordReader(spelling);
  const textAt = (place: number): string => questions[place]?.text ?? '';
  const byKey = new Map<string, Map<string, { rows: number[]; stems: string[] }>>();
  for (const [text, rows] of Map.groupBy(places, textAt)) {
    await pace();
    const stems = read(text).map(({ stem }) => stem);
    const key = keyOf(text, stems);
    const alike = byKey.get(key) ?? new Map();
    byKey.set(key, alike.set(text, { rows, stems }));
  }
  return [...byKey]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, alike]) => {
      const rows = [...alike.values()].flatMap((one) => one.rows);
      const asked = alike.size === 1 ? textAt(rows[0] ?? 0) : commonest(rows.map(textAt));
      return { key, stems: alike.get(asked)?.stems ?? [], rows };
    });
}
