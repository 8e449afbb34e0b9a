import { type ReadWord, wordReader } from '../../language/tokens.ts';
import { isListed, wordWeight } from '../../language/vocabulary.ts';
import { pause } from '../../pace.ts';
import type { Question } from '../source/question.ts';

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
const maxUntelling = 0.2;
const tells = (stem: string): boolean => wordWeight(stem) > maxUntelling;
/** A question with this many telling words beside its names asks the same whatever these are. */
const minTelling = 2;

/** A function that gives the stems of texts that say what they are about, in reading order. */
export function tellingStemsReader(): (text: string) => string[] {
  const read = wordReader();
  return (text) =>
    read(text)
      .map(({ stem }) => stem)
      .filter(tells);
}

const keyOf = (text: string, stems: readonly string[]): string =>
  [...new Set(stems)].sort().join(' ') || text.trim();

/** The text asked most often; of those asked as often the shortest, then the first by code units. */
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
 * Questions by their words, sorted by key: from here on the order of the input plays no part. A word
 * of one text that no table knows names one asker's thing: hundreds who ask the same of a thing each
 * ask one question.
 *
 * @param places which of the questions to read
 */
export async function distinctQuestions(
  places: readonly number[],
  {
    questions,
    texts,
    spelling,
  }: {
    questions: readonly Pick<Question, 'text'>[];
    /** In how many texts each word stands, lower case. */
    texts: ReadonlyMap<string, number>;
    /** How most spell a word. */
    spelling: (word: string) => string;
  },
): Promise<DistinctQuestion[]> {
  const read = wordReader(spelling);
  const isName = ({ word, stem }: ReadWord): boolean =>
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
