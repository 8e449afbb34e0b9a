import type { SparseRows } from '../../../src/search/sparse.ts';

/** A matrix from the entries of its rows, in the order given. */
function matrix(
  rows: readonly (readonly (readonly [column: number, value: number])[])[],
  width: number,
): SparseRows {
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.length);
  return {
    starts: Uint32Array.from(starts),
    columns: Uint32Array.from(rows.flatMap((row) => row.map(([column]) => column))),
    values: Float32Array.from(rows.flatMap((row) => row.map(([, value]) => value))),
    width,
  };
}

export type Link = readonly [a: number, b: number, weight: number];

/** The symmetric graph of links; the last link of a pair counts. */
export function graphOf(links: readonly Link[], nodes: number): SparseRows {
  const near = Array.from({ length: nodes }, () => new Map<number, number>());
  for (const [a, b, weight] of links) {
    if (a === b) continue;
    near[a]?.set(b, weight);
    near[b]?.set(a, weight);
  }
  return matrix(
    near.map((row) => [...row]),
    nodes,
  );
}
