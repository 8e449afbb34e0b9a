import { type StemmedWord, wordReader } from '../../language/tokens.ts';
import { isListed, wordWeight } from '../../language/vocabulary.ts';
import { pause } from '../../pace.ts';
import type { Question } from '../source/question.ts';

/** Questions with the same words, in any order and form. */
export interface DistinctQuestion {
  /** The distinct stems, sorted. */
  key: string;
  /** Stems of the most frequent wording, in reading order. */
  stems: readonly string[];
  /** Indices into the input. */
  rows: number[];
}

/** Below this weight a word doesn't tell what is asked. */
const minTellingWeight = 0.2;
const tells = (stem: string): boolean => wordWeight(stem) > minTellingWeight;
/** Telling words with which a question asks the same, whatever names it has. */
const minTelling = 2;

/** Returns a function that finds the telling stems of a text, in reading order. */
export function tellingStemsReader(): (text: string) => string[] {
  const read = wordReader();
  return (text) =>
    read(text)
      .map(({ stem }) => stem)
      .filter(tells);
}

const keyOf = (text: string, stems: readonly string[]): string =>
  [...new Set(stems)].sort().join(' ') || text.trim();

/** The most frequent text; of equals the shortest, then the first by code units. */
function commonest<Wording extends { text: string; rows: readonly number[] }>(
  wordings: readonly Wording[],
): Wording | undefined {
  const [first] = wordings.toSorted(
    (a, b) =>
      b.rows.length - a.rows.length || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
  );
  return first;
}

/**
 * Groups questions by their words, sorted by key, so that the order of the input no longer matters. A
 * word that is in only one text and in no table is a name: hundreds of readers who each ask the same about
 * a thing of their own ask one question.
 *
 * @param places indices of the questions to read
 */
export async function distinctQuestions(
  places: readonly number[],
  {
    questions,
    texts,
    spelling,
  }: {
    questions: readonly Pick<Question, 'text'>[];
    /** Number of texts with each lower-case word. */
    texts: ReadonlyMap<string, number>;
    /** Corrects the spelling of a word. */
    spelling: (word: string) => string;
  },
): Promise<DistinctQuestion[]> {
  const read = wordReader(spelling);
  const isName = ({ word, stem }: StemmedWord): boolean =>
    (texts.get(word) ?? 0) < 2 && !isListed(stem);
  const textAt = (place: number): string => questions[place]?.text ?? '';
  const byKey = new Map<string, { text: string; rows: number[]; stems: string[] }[]>();
  for (const [text, rows] of Map.groupBy(places, textAt)) {
    await pause();
    const words = read(text);
    const stems = words.map(({ stem }) => stem);
    const shared = words.filter((word) => !isName(word)).map(({ stem }) => stem);
    const key = keyOf(text, shared.filter(tells).length < minTelling ? stems : shared);
    const alike = byKey.get(key);
    if (alike) alike.push({ text, rows, stems });
    else byKey.set(key, [{ text, rows, stems }]);
  }
  return [...byKey.keys()].sort().map((key) => {
    const alike = byKey.get(key) ?? [];
    const rows = alike.flatMap((one) => one.rows);
    return { key, stems: commonest(alike)?.stems ?? [], rows };
  });
}
