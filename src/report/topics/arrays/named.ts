import { growingFloats, growingIntegers } from './growing.ts';
import type { SparseRows } from './sparse.ts';

/** Names from the one that fewest rows have to the commonest. */
function rarestFirst(spread: ReadonlyMap<string, number>): string[] {
  return [...spread]
    .sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
    .map(([name]) => name);
}

/**
 * Takes rows of values by name, one after the other, into a matrix with a column for each name,
 * columns from the name that fewest rows have to the commonest.
 *
 * @param spread how many rows have each name; what a row has besides is left out
 */
export function rowsByName(spread: ReadonlyMap<string, number>): {
  add(row: ReadonlyMap<string, number>): void;
  rows(): SparseRows;
} {
  const columnOf = new Map(rarestFirst(spread).map((name, column) => [name, column]));
  const starts = growingIntegers();
  const columns = growingIntegers();
  const values = growingFloats();
  starts.push(0);
  return {
    add(row) {
      const entries: [number, number][] = [];
      for (const [name, value] of row) {
        const column = columnOf.get(name);
        if (column !== undefined) entries.push([column, value]);
      }
      for (const [column, value] of entries.sort(([a], [b]) => a - b)) {
        columns.push(column);
        values.push(value);
      }
      starts.push(columns.size());
    },
    rows: () => ({
      starts: starts.items(),
      columns: columns.items(),
      values: values.items(),
      width: columnOf.size,
    }),
  };
}

/**
 * Rows of values by name.
 *
 * @param telling what the values of a name are multiplied by
 */
export function namedRows(
  profiles: readonly ReadonlyMap<string, number>[],
  telling: (name: string) => number,
): SparseRows {
  const spread = new Map<string, number>();
  for (const profile of profiles) {
    for (const name of profile.keys()) spread.set(name, (spread.get(name) ?? 0) + 1);
  }
  const { add, rows } = rowsByName(spread);
  for (const profile of profiles) {
    add(new Map(Array.from(profile, ([name, value]) => [name, value * telling(name)])));
  }
  return rows();
}
