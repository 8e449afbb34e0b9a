import { growingFloats, growingIntegers } from './growing.ts';
import { addRow, bounds, heightOf, type SparseRows } from './sparse.ts';

/** Neighbours that lend a question their words. */
const LENDERS = 5;
/** What all lenders weigh together, beside the question itself. */
const LENT = 1.5;
/** Weaker features are dropped: they were lent by one neighbour alone. */
const WEAKEST_FEATURE = 0.05;

/**
 * Each row with the mean of its nearest neighbours added, of length 1. A question of ten words
 * names a thing one way; its neighbours bring the other ways, so that two questions meet that
 * share no word themselves. Rows of `neighbours` run from the most similar down.
 */
export function smoothed(rows: SparseRows, neighbours: SparseRows): SparseRows {
  const height = heightOf(rows);
  const starts = new Uint32Array(height + 1);
  const columns = growingIntegers();
  const values = growingFloats();
  const sum = new Float32Array(rows.width);
  const noted = new Uint8Array(rows.width);
  const touched = new Uint32Array(rows.width);
  let reached = 0;
  const lend = (lender: number, factor: number): void => {
    addRow(sum, rows, lender, factor);
    const [start, end] = bounds(rows, lender);
    for (let entry = start; entry < end; entry++) {
      const column = rows.columns[entry] ?? 0;
      if (noted[column] === 1) continue;
      noted[column] = 1;
      touched[reached++] = column;
    }
  };
  const gather = (row: number): void => {
    const [start, end] = bounds(neighbours, row);
    const last = Math.min(end, start + LENDERS);
    let total = 0;
    for (let entry = start; entry < last; entry++) total += neighbours.values[entry] ?? 0;
    reached = 0;
    lend(row, 1);
    for (let entry = start; entry < last; entry++) {
      lend(neighbours.columns[entry] ?? 0, (LENT * (neighbours.values[entry] ?? 0)) / total);
    }
  };
  const keep = (): void => {
    let squares = 0;
    for (let at = 0; at < reached; at++) {
      const value = sum[touched[at] ?? 0] ?? 0;
      if (value >= WEAKEST_FEATURE) squares += value * value;
    }
    const length = Math.sqrt(squares);
    for (let at = 0; at < reached; at++) {
      const column = touched[at] ?? 0;
      const value = sum[column] ?? 0;
      sum[column] = 0;
      noted[column] = 0;
      if (value < WEAKEST_FEATURE) continue;
      columns.push(column);
      values.push(value / length);
    }
  };
  for (let row = 0; row < height; row++) {
    gather(row);
    keep();
    starts[row + 1] = columns.size();
  }
  return { starts, columns: columns.items(), values: values.items(), width: rows.width };
}
