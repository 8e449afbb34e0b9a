import type { SparseRows } from '../arrays/sparse.ts';
import type { Pace } from '../pace.ts';
import type { DistinctQuestion } from '../read/distinct.ts';
import { MOST_COLUMNS, occurrences } from './occurrences.ts';

/** From this many questions on, a feature that occurs once is dropped: it can't link anything. */
const MANY_QUESTIONS = 200;

/**
 * How much of its square a dropped feature still adds to the length of its row: what is left of a
 * question about something else is the grammar of asking, which would make it like any other.
 */
const DROPPED_SHARE = 0.3;

/** Rare features say more, though far less than tf-idf has it where a question has ten words. */
const RARITY_POWER = 0.5;

/**
 * Questions about other things that are taken to exist beside those given: where all of six ask
 * about webhooks, that word is what they share, and not one that says nothing.
 */
const OTHER_QUESTIONS = 100;

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
 * One row per question, of length 1 at most, over stems, pairs of neighbouring stems and runs of
 * letters: each weighed by how often it stands in the question, how rare it is among all and how
 * much its words say. Columns, and each row's entries, run from those that tell most for the rows
 * they are found in to those that tell least.
 */
export async function wordRows(
  questions: readonly DistinctQuestion[],
  pace: Pace,
): Promise<SparseRows> {
  const table = await occurrences(questions, pace);
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
  const rarest = Math.log(questions.length + OTHER_QUESTIONS) ** RARITY_POWER;
  for (let row = 0; row < questions.length; row++) {
    const pause = pace();
    if (pause) await pause;
    const first = written;
    let squares = 0;
    for (let entry = table.starts[row] ?? 0; entry < (table.starts[row + 1] ?? 0); entry++) {
      const before = table.columns[entry] ?? 0;
      const column = renamed[before] ?? -1;
      const count = table.counts[entry] ?? 0;
      if (column < 0) {
        squares += DROPPED_SHARE * (count * (table.kindWeights[before] ?? 0) * rarest) ** 2;
        continue;
      }
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
