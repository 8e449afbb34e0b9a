import type { SparseRows } from './sparse.ts';

/**
 * Rows with a column for each name, columns from the name that fewest rows have to the commonest.
 *
 * @param telling what the values of a name are multiplied by
 */
export function namedRows(
  profiles: readonly ReadonlyMap<string, number>[],
  telling: (name: string) => number,
): SparseRows {
  const spread = new Map<string, number>();
  for (const name of profiles.flatMap((profile) => [...profile.keys()])) {
    spread.set(name, (spread.get(name) ?? 0) + 1);
  }
  const names = [...spread].sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1));
  const columnOf = new Map(names.map(([name], column) => [name, column]));
  const starts = new Uint32Array(profiles.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [row, profile] of profiles.entries()) {
    const entries = [...profile]
      .map(([name, value]) => [columnOf.get(name) ?? 0, value * telling(name)] as const)
      .sort(([a], [b]) => a - b);
    for (const [column, value] of entries) {
      columns.push(column);
      values.push(value);
    }
    starts[row + 1] = columns.length;
  }
  return {
    starts,
    columns: Uint32Array.from(columns),
    values: Float32Array.from(values),
    width: names.length,
  };
}
