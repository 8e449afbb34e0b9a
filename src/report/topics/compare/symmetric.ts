import { bounds, heightOf, type SparseRows, transposed } from '../arrays/sparse.ts';

/** The links that either side sees, each as strong as the side that sees it stronger has it. */
export function symmetric(rows: SparseRows): SparseRows {
  const height = heightOf(rows);
  const mirror = transposed(rows);
  const starts = new Uint32Array(height + 1);
  const columns = new Uint32Array(rows.columns.length * 2);
  const values = new Float32Array(rows.values.length * 2);
  const slots = new Int32Array(height).fill(-1);
  let written = 0;
  const add = (side: SparseRows, row: number, first: number): void => {
    const [start, end] = bounds(side, row);
    for (let entry = start; entry < end; entry++) {
      const column = side.columns[entry] ?? 0;
      let slot = slots[column] ?? -1;
      if (slot < first) {
        slot = written++;
        slots[column] = slot;
        columns[slot] = column;
      }
      values[slot] = Math.max(values[slot] ?? 0, side.values[entry] ?? 0);
    }
  };
  for (let row = 0; row < height; row++) {
    const first = written;
    add(rows, row, first);
    add(mirror, row, first);
    starts[row + 1] = written;
  }
  return {
    starts,
    columns: columns.subarray(0, written),
    values: values.subarray(0, written),
    width: height,
  };
}
