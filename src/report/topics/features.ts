import type { DistinctQuestion } from './distinct.ts';
import { growingFloats, growingIntegers } from './growing.ts';
import type { SparseRows } from './sparse.ts';
import { wordWeight } from './word-weights.ts';

/** How much each kind of feature counts beside a word's stem. */
const KIND_WEIGHTS = { stem: 1, bigram: 0.5, gram: 0.4 } as const;
type Kind = keyof typeof KIND_WEIGHTS;

/** Short enough to meet a misspelt word halfway. */
const GRAM_LENGTH = 3;

/** From this many questions on, a feature that occurs once is dropped: it can't link anything. */
const MANY_QUESTIONS = 200;

/** Rare features say more, though far less than tf-idf has it where a question has ten words. */
const RARITY_POWER = 0.25;

/**
 * Questions about other things that are taken to exist beside those given: where all of six ask
 * about webhooks, that word is what they share, and not one that says nothing.
 */
const OTHER_QUESTIONS = 100;

/** What even a word that says nothing counts: "how" and "why" still tell questions apart. */
const LEAST_WORD_WEIGHT = 0.45;

/** More than there are columns, so that a pair of them makes one number. */
const MOST_COLUMNS = 2 ** 26;

interface Table {
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
  const ofPair = (first: number, second: number): number =>
    columnOf('bigram', first * MOST_COLUMNS + second);
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
function occurrences(questions: readonly DistinctQuestion[]): Table {
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
    columnsOfRow.length = 0;
    let before: { weight: number; stemColumn: number } | undefined;
    for (const [position, word] of words.entries()) {
      const features = ofWord(word, stems[position] ?? '');
      for (const column of features.columns) count(column, features.weight);
      if (before) {
        const weight = Math.sqrt(before.weight * features.weight);
        count(ofPair(before.stemColumn, features.stemColumn), weight);
      }
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

/**
 * The columns that stand in `fewest` rows or more, from those that tell most for the rows they are
 * found in to those that tell least. They are sorted as whole numbers, rank before column: to
 * compare so many by a function takes longer than all the rest.
 */
function ranked(spread: Uint32Array, kindWeights: readonly number[], fewest: number): Float64Array {
  const keys = new Float64Array(spread.length);
  let size = 0;
  for (let column = 0; column < spread.length; column++) {
    const rows = spread[column] ?? 0;
    if (rows < fewest) continue;
    const cost = rows * Math.round((2 / (kindWeights[column] ?? 1)) ** 2);
    keys[size++] = cost * MOST_COLUMNS + column;
  }
  return keys
    .subarray(0, size)
    .sort()
    .map((key) => key % MOST_COLUMNS);
}

/**
 * One row per question, of length 1, over stems, pairs of neighbouring stems and runs of
 * letters: each weighed by how often it stands in the question, how rare it is among all and how
 * much its words say. Columns, and each row's entries, run from those that tell most for the rows
 * they are found in to those that tell least.
 */
export function features(questions: readonly DistinctQuestion[]): SparseRows {
  const table = occurrences(questions);
  const spread = new Uint32Array(table.kindWeights.length);
  for (let entry = 0; entry < table.columns.length; entry++) {
    const column = table.columns[entry] ?? 0;
    spread[column] = (spread[column] ?? 0) + 1;
  }
  const kept = ranked(spread, table.kindWeights, questions.length >= MANY_QUESTIONS ? 2 : 1);
  const renamed = new Int32Array(spread.length).fill(-1);
  const factors = new Float64Array(kept.length);
  for (let column = 0; column < kept.length; column++) {
    const before = kept[column] ?? 0;
    renamed[before] = column;
    const rarity = Math.log((questions.length + OTHER_QUESTIONS) / (spread[before] ?? 1));
    factors[column] = (table.kindWeights[before] ?? 0) * rarity ** RARITY_POWER;
  }

  const starts = new Uint32Array(questions.length + 1);
  const columns = new Uint32Array(table.columns.length);
  const values = new Float32Array(table.columns.length);
  const dense = new Float32Array(kept.length);
  let written = 0;
  for (let row = 0; row < questions.length; row++) {
    const first = written;
    let squares = 0;
    for (let entry = table.starts[row] ?? 0; entry < (table.starts[row + 1] ?? 0); entry++) {
      const column = renamed[table.columns[entry] ?? 0] ?? -1;
      if (column < 0) continue;
      const count = table.counts[entry] ?? 0;
      const value = (count > 1 ? 1 + Math.log(count) : count) * (factors[column] ?? 0);
      dense[column] = value;
      squares += value * value;
      columns[written++] = column;
    }
    columns.subarray(first, written).sort();
    for (let entry = first; entry < written; entry++) {
      values[entry] = (dense[columns[entry] ?? 0] ?? 0) / Math.sqrt(squares);
    }
    starts[row + 1] = written;
  }
  return {
    starts,
    columns: columns.subarray(0, written),
    values: values.subarray(0, written),
    width: kept.length,
  };
}
