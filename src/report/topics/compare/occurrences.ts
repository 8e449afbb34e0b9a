import { growingFloats, growingIntegers } from '../arrays/growing.ts';
import type { Pace } from '../pace.ts';
import type { DistinctQuestion } from '../read/distinct.ts';
import { wordWeight } from '../read/word-weights.ts';

/** How much each kind of feature counts beside a word's stem. */
const KIND_WEIGHTS = { stem: 1, bigram: 0.5, gram: 0.4 } as const;
type Kind = keyof typeof KIND_WEIGHTS;

/** Short enough to meet a misspelt word halfway. */
const GRAM_LENGTH = 4;

/** What even a word that says nothing counts: "how" and "why" still tell questions apart. */
const LEAST_WORD_WEIGHT = 0.45;

/** More than there are columns, so that a pair of them makes one number. */
export const MOST_COLUMNS = 2 ** 26;

/** Pairs beyond are not told apart from none: a map holds no more than twice as many. */
const MOST_PAIRS = 2 ** 23;

/** Which features each question has, before they are weighed against each other. */
export interface Occurrences {
  starts: Uint32Array;
  columns: Uint32Array;
  counts: Float32Array;
  /** Of each column, what its kind counts. */
  kindWeights: readonly number[];
}

/** Numbers the features of words and of pairs of words as they come. */
function vocabulary() {
  const kindWeights: number[] = [];
  const columns: Record<Kind, Map<string | number, number>> = {
    stem: new Map(),
    bigram: new Map(),
    gram: new Map(),
  };
  const columnOf = (kind: Kind, name: string | number): number => {
    const known = columns[kind].get(name);
    if (known !== undefined) return known;
    columns[kind].set(name, kindWeights.length);
    kindWeights.push(KIND_WEIGHTS[kind]);
    return kindWeights.length - 1;
  };
  const byWord = new Map<string, { weight: number; stemColumn: number; columns: number[] }>();
  const ofWord = (word: string, stem: string) => {
    const known = byWord.get(word);
    if (known) return known;
    const stemColumn = columnOf('stem', stem);
    const features = {
      weight: LEAST_WORD_WEIGHT + (1 - LEAST_WORD_WEIGHT) * wordWeight(stem),
      stemColumn,
      columns: [stemColumn, ...gramsOf(word).map((gram) => columnOf('gram', gram))],
    };
    byWord.set(word, features);
    return features;
  };
  const ofPair = (first: number, second: number): number | undefined => {
    const pair = first * MOST_COLUMNS + second;
    const isNew = columns.bigram.size === MOST_PAIRS && !columns.bigram.has(pair);
    return isNew ? undefined : columnOf('bigram', pair);
  };
  return { kindWeights, ofWord, ofPair };
}

/** The runs of letters in a word, its ends marked by a space. */
function gramsOf(word: string): string[] {
  const letters = Array.from(` ${word} `);
  if (letters.length <= GRAM_LENGTH) return [letters.join('')];
  return letters
    .slice(GRAM_LENGTH - 1)
    .map((_, at) => letters.slice(at, at + GRAM_LENGTH).join(''));
}

/** How often each question has each feature, an occurrence counting what its words say. */
export async function occurrences(
  questions: readonly DistinctQuestion[],
  pace: Pace,
): Promise<Occurrences> {
  const { kindWeights, ofWord, ofPair } = vocabulary();
  const starts = new Uint32Array(questions.length + 1);
  const columns = growingIntegers();
  const counts = growingFloats();
  /** Of each column, its count in the row at hand; the row's columns in the order of their first. */
  const counted: number[] = [];
  const columnsOfRow: number[] = [];
  const count = (column: number, weight: number): void => {
    const before = counted[column] ?? 0;
    if (before === 0) columnsOfRow.push(column);
    counted[column] = before + weight;
  };
  for (const [row, { words, stems }] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    columnsOfRow.length = 0;
    let before: { weight: number; stemColumn: number } | undefined;
    for (const [position, word] of words.entries()) {
      const features = ofWord(word, stems[position] ?? '');
      for (const column of features.columns) count(column, features.weight);
      const pair = before && ofPair(before.stemColumn, features.stemColumn);
      if (pair !== undefined) count(pair, Math.sqrt((before?.weight ?? 0) * features.weight));
      before = features;
    }
    for (const column of columnsOfRow) {
      columns.push(column);
      counts.push(counted[column] ?? 0);
      counted[column] = 0;
    }
    starts[row + 1] = columns.size();
  }
  return { starts, columns: columns.items(), counts: counts.items(), kindWeights };
}
