import { addRow, bounds, clearRow, dot, heightOf, type SparseRows, transposed } from './sparse.ts';
import { emptyList, offer, type Strongest } from './strongest.ts';

/**
 * Entries of the index read to find one question's candidates, most telling features first. What
 * more questions have is not read: so time grows with the number of questions and not with its
 * square.
 */
const ENTRIES_READ = 1_200;

/** Collects rows of strongest links into one matrix. */
function collector(height: number, capacity: number) {
  const starts = new Uint32Array(height + 1);
  const columns = new Uint32Array(height * capacity);
  const values = new Float32Array(height * capacity);
  return {
    push(row: number, list: Strongest): void {
      const start = starts[row] ?? 0;
      columns.set(list.columns.subarray(0, list.size), start);
      values.set(list.values.subarray(0, list.size), start);
      starts[row + 1] = start + list.size;
    },
    rows(): SparseRows {
      const end = starts[height] ?? 0;
      return {
        starts,
        columns: columns.subarray(0, end),
        values: values.subarray(0, end),
        width: height,
      };
    },
  };
}

/**
 * The `count` most similar other rows of each row, by cosine, those below `weakest` left out:
 * a square matrix, each row's entries from the most similar down, ties by column. Rows are of
 * length 1 at most, their columns ascending from the most telling feature to the least.
 */
export function nearestNeighbours(
  rows: SparseRows,
  { count, weakest }: { count: number; weakest: number },
): SparseRows {
  const height = heightOf(rows);
  const index = transposed(rows);
  const found = collector(height, count);
  const similarity = new Float32Array(height);
  const touched = new Uint32Array(height);
  const row = new Float32Array(rows.width);
  const candidates = emptyList(count);
  const nearest = emptyList(count);
  let reached = 0;

  const share = (value: number, from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const other = index.columns[at] ?? 0;
      const before = similarity[other] ?? 0;
      if (before === 0) touched[reached++] = other;
      similarity[other] = before + value * (index.values[at] ?? 0);
    }
  };
  const reach = (query: number): void => {
    reached = 0;
    let left = ENTRIES_READ;
    const [start, end] = bounds(rows, query);
    for (let entry = start; entry < end; entry++) {
      const [from, to] = bounds(index, rows.columns[entry] ?? 0);
      left -= to - from;
      if (left < 0) break;
      share(rows.values[entry] ?? 0, from, to);
    }
    similarity[query] = 0;
  };
  const choose = (): void => {
    candidates.size = 0;
    let bar = Number.MIN_VALUE;
    for (let at = 0; at < reached; at++) {
      const other = touched[at] ?? 0;
      const value = similarity[other] ?? 0;
      similarity[other] = 0;
      if (value >= bar) bar = offer(candidates, other, value);
    }
  };
  const compare = (query: number): void => {
    nearest.size = 0;
    addRow(row, rows, query, 1);
    for (let at = 0; at < candidates.size; at++) {
      const other = candidates.columns[at] ?? 0;
      const cosine = dot(row, rows, other);
      if (cosine >= weakest) offer(nearest, other, cosine);
    }
    clearRow(row, rows, query);
  };

  for (let query = 0; query < height; query++) {
    reach(query);
    choose();
    compare(query);
    found.push(query, nearest);
  }
  return found.rows();
}

/**
 * Neighbours ranked anew, the best `count` of each kept: each similarity becomes the mean of
 * itself and of the cosine that the same two rows have in `smoothed`.
 */
export function reranked(
  neighbours: SparseRows,
  smoothed: SparseRows,
  { count }: { count: number },
): SparseRows {
  const height = heightOf(neighbours);
  const found = collector(height, count);
  const row = new Float32Array(smoothed.width);
  const nearest = emptyList(count);
  const rank = (query: number): void => {
    nearest.size = 0;
    addRow(row, smoothed, query, 1);
    const [start, end] = bounds(neighbours, query);
    for (let entry = start; entry < end; entry++) {
      const other = neighbours.columns[entry] ?? 0;
      offer(nearest, other, ((neighbours.values[entry] ?? 0) + dot(row, smoothed, other)) / 2);
    }
    clearRow(row, smoothed, query);
  };
  for (let query = 0; query < height; query++) {
    rank(query);
    found.push(query, nearest);
  }
  return found.rows();
}
