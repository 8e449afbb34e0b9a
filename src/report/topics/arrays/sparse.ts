/** Rows of a sparse matrix: row r has `columns` and `values` from `starts[r]` up to `starts[r + 1]`. */
export interface SparseRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
  /** Number of columns. */
  width: number;
}

/** The row's first entry, and the one after its last. */
export function bounds(rows: SparseRows, row: number): [number, number] {
  return [rows.starts[row] ?? 0, rows.starts[row + 1] ?? 0];
}

export function heightOf(rows: SparseRows): number {
  return rows.starts.length - 1;
}

/** The same matrix by column: where each column's entries are found, rows ascending. */
export function transposed(rows: SparseRows): SparseRows {
  const starts = new Uint32Array(rows.width + 1);
  for (let entry = 0; entry < rows.columns.length; entry++) {
    const column = rows.columns[entry] ?? 0;
    starts[column + 1] = (starts[column + 1] ?? 0) + 1;
  }
  for (let column = 0; column < rows.width; column++) {
    starts[column + 1] = (starts[column + 1] ?? 0) + (starts[column] ?? 0);
  }
  const next = starts.slice();
  const columns = new Uint32Array(rows.columns.length);
  const values = new Float32Array(rows.values.length);
  for (let row = 0; row < heightOf(rows); row++) {
    const [start, end] = bounds(rows, row);
    for (let entry = start; entry < end; entry++) {
      const column = rows.columns[entry] ?? 0;
      const slot = next[column] ?? 0;
      columns[slot] = row;
      values[slot] = rows.values[entry] ?? 0;
      next[column] = slot + 1;
    }
  }
  return { starts, columns, values, width: heightOf(rows) };
}

/** Adds the row, times `factor`, to a dense vector. */
export function addRow(dense: Float32Array, rows: SparseRows, row: number, factor: number): void {
  const [start, end] = bounds(rows, row);
  for (let entry = start; entry < end; entry++) {
    const column = rows.columns[entry] ?? 0;
    dense[column] = (dense[column] ?? 0) + factor * (rows.values[entry] ?? 0);
  }
}

/** Sets the row's columns of a dense vector back to 0. */
export function clearRow(dense: Float32Array, rows: SparseRows, row: number): void {
  const [start, end] = bounds(rows, row);
  for (let entry = start; entry < end; entry++) dense[rows.columns[entry] ?? 0] = 0;
}

/** The dot product of the row and a dense vector. */
export function dot(dense: Float32Array, rows: SparseRows, row: number): number {
  const [start, end] = bounds(rows, row);
  let sum = 0;
  for (let entry = start; entry < end; entry++) {
    sum += (dense[rows.columns[entry] ?? 0] ?? 0) * (rows.values[entry] ?? 0);
  }
  return sum;
}
