import { vectorLength } from '../language/vectors.ts';

/** A sparse matrix: `columns` and `values` of row r are at indices `starts[r]` to `starts[r + 1] - 1`. */
export interface SparseRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
  /** Number of columns of the matrix. */
  width: number;
}

/** The indices of a row's first entry and of the entry after its last. */
export function rowBounds(rows: SparseRows, row: number): [number, number] {
  return [rows.starts[row] ?? 0, rows.starts[row + 1] ?? 0];
}

export const columnsOf = (rows: SparseRows, row: number): Uint32Array =>
  rows.columns.subarray(rows.starts[row], rows.starts[row + 1]);

export const valuesOf = (rows: SparseRows, row: number): Float32Array =>
  rows.values.subarray(rows.starts[row], rows.starts[row + 1]);

export const rowCountOf = (rows: SparseRows): number => rows.starts.length - 1;

/** Swaps rows and columns. The columns within each row of the result are in ascending order. */
export function transpose(rows: SparseRows): SparseRows {
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
  for (let row = 0; row < rowCountOf(rows); row++) {
    const [start, end] = rowBounds(rows, row);
    for (let entry = start; entry < end; entry++) {
      const column = rows.columns[entry] ?? 0;
      const slot = next[column] ?? 0;
      columns[slot] = row;
      values[slot] = rows.values[entry] ?? 0;
      next[column] = slot + 1;
    }
  }
  return { starts, columns, values, width: rowCountOf(rows) };
}

/** Scales each row to length 1; rows that are hardly longer than `damping`, which say little, stay shorter. */
export function scaleRows(rows: SparseRows, damping: number): SparseRows {
  const values = rows.values.slice();
  for (let row = 0; row < rowCountOf(rows); row++) {
    const rowValues = values.subarray(rows.starts[row], rows.starts[row + 1]);
    const length = vectorLength(rowValues) + damping;
    for (let index = 0; index < rowValues.length; index++) {
      rowValues[index] = (rowValues[index] as number) / length;
    }
  }
  return { ...rows, values };
}

/** Adds a row to a dense vector. */
export function addRow(dense: Float32Array, rows: SparseRows, row: number): void {
  const { starts, columns, values } = rows;
  const end = starts[row + 1] as number;
  for (let entry = starts[row] as number; entry < end; entry++) {
    const column = columns[entry] as number;
    dense[column] = (dense[column] as number) + (values[entry] as number);
  }
}

/** Sets a dense vector to 0 in all columns of a row. */
export function clearRow(dense: Float32Array, rows: SparseRows, row: number): void {
  const { starts, columns } = rows;
  const end = starts[row + 1] as number;
  for (let entry = starts[row] as number; entry < end; entry++) dense[columns[entry] as number] = 0;
}

/** The dot product of a row and a dense vector. */
export function dot(dense: Float32Array, rows: SparseRows, row: number): number {
  const { starts, columns, values } = rows;
  const end = starts[row + 1] as number;
  let sum = 0;
  for (let entry = starts[row] as number; entry < end; entry++) {
    sum += (dense[columns[entry] as number] as number) * (values[entry] as number);
  }
  return sum;
}

/** Builds a sparse matrix of `width` columns, row by row, in 8 bytes an entry. After a call of `rows`, none can be added. */
export function rowBuilder(width: number) {
  const starts = [0];
  let columns = new Uint32Array(1_024);
  let values = new Float32Array(1_024);
  let size = 0;
  const push = (column: number, value: number): void => {
    if (size === columns.length) {
      columns = new Uint32Array(columns.buffer.transfer(8 * size));
      values = new Float32Array(values.buffer.transfer(8 * size));
    }
    columns[size] = column;
    values[size++] = value;
  };
  const endRow = (): void => {
    starts.push(size);
  };
  /** Adds a row with the given columns and values. */
  const add = (columnsOfRow: ArrayLike<number>, valuesOfRow: ArrayLike<number>): void => {
    for (let entry = 0; entry < columnsOfRow.length; entry++) {
      push(columnsOfRow[entry] as number, valuesOfRow[entry] as number);
    }
    endRow();
  };
  /** Adds a row with the given columns, whose values are read from a dense vector. */
  const addFromDense = (columnsOfRow: ArrayLike<number>, dense: ArrayLike<number>): void => {
    for (let entry = 0; entry < columnsOfRow.length; entry++) {
      const column = columnsOfRow[entry] as number;
      push(column, dense[column] as number);
    }
    endRow();
  };
  const rows = (): SparseRows => ({
    starts: new Uint32Array(starts),
    columns: new Uint32Array(columns.buffer.transfer(4 * size)),
    values: new Float32Array(values.buffer.transfer(4 * size)),
    width,
  });
  return { push, endRow, add, addFromDense, rows };
}

/**
 * Builds a sparse matrix from the names and values of each row. The rarest name has the first column.
 *
 * @param weightOf returns a factor for all values of a name
 */
export function rowsFromNames(
  named: readonly Iterable<readonly [name: string, value: number]>[],
  weightOf: (name: string) => number = () => 1,
): SparseRows {
  const frequencies = new Map<string, number>();
  for (const row of named) {
    for (const [name] of row) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  }
  const rarestFirst = [...frequencies].sort(
    ([a, one], [b, other]) => one - other || (a < b ? -1 : 1),
  );
  const columnOf = new Map(rarestFirst.map(([name], column) => [name, column]));
  const { push, endRow, rows } = rowBuilder(columnOf.size);
  for (const row of named) {
    for (const [name, value] of row) push(columnOf.get(name) as number, value * weightOf(name));
    endRow();
  }
  // Sorts the columns of each row.
  return transpose(transpose(rows()));
}

/**
 * Collects the `capacity` items with the highest values, strongest first. If values are equal, the item with
 * the lower number is stronger.
 */
export function strongestItems(capacity: number) {
  const items = new Uint32Array(capacity);
  const values = new Float64Array(capacity);
  let size = 0;
  const isStronger = (index: number, item: number, value: number): boolean =>
    (values[index] as number) > value ||
    (values[index] === value && (items[index] as number) < item);
  return {
    /** Adds an item if it is among the strongest so far. */
    offer(item: number, value: number): void {
      if (size === capacity && isStronger(size - 1, item, value)) return;
      let index = size < capacity ? size++ : size - 1;
      for (; index > 0 && !isStronger(index - 1, item, value); index--) {
        items[index] = items[index - 1] as number;
        values[index] = values[index - 1] as number;
      }
      items[index] = item;
      values[index] = value;
    },
    /** Removes all items and returns them, strongest first. The next `offer` overwrites the result. */
    take(): { items: Uint32Array; values: Float64Array } {
      const taken = { items: items.subarray(0, size), values: values.subarray(0, size) };
      size = 0;
      return taken;
    },
  };
}
