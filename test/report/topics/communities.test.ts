import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCommunities } from '../../../src/report/topics/graph.ts';
import type { SparseRows } from '../../../src/search/sparse.ts';
import { graphOf, type Link } from './matrix.ts';

const nodeCount = 12;

const node = fc.nat(nodeCount - 1);
const links = fc.array(
  fc.tuple(
    node,
    node,
    fc.integer({ min: 1, max: 8 }).map((eighths) => eighths / 8),
  ),
  { maxLength: 40 },
);

/** The quality of a partition: the weight inside its communities, less the resolution for each pair. */
function worth(graph: SparseRows, of: Uint32Array, resolution: number): number {
  let sum = 0;
  for (let a = 0; a < graph.width; a++) {
    for (let b = 0; b < a; b++) if (of[a] === of[b]) sum -= resolution;
    for (let entry = graph.starts[a] ?? 0; entry < (graph.starts[a + 1] ?? 0); entry++) {
      if (of[a] === of[graph.columns[entry] ?? 0]) sum += (graph.values[entry] ?? 0) / 2;
    }
  }
  return sum;
}

describe('findCommunities', () => {
  it('finds the dense parts of a graph', () => {
    const triangle = (at: number): Link[] => [
      [at, at + 1, 1],
      [at + 1, at + 2, 1],
      [at, at + 2, 1],
    ];
    const graph = graphOf([...triangle(0), ...triangle(3), [2, 3, 0.5]], 7);
    expect(findCommunities(graph, 0.3)).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
    expect(findCommunities(graph, 1.1)).toEqual([[0], [1], [2], [3], [4], [5], [6]]);
  });

  it('has no node whose move would raise the quality', () => {
    fc.assert(
      fc.property(links, fc.constantFrom(0.05, 0.2, 0.6), (pairs, resolution) => {
        const graph = graphOf(pairs, nodeCount);
        const of = new Uint32Array(nodeCount);
        for (const [community, nodes] of findCommunities(graph, resolution).entries()) {
          for (const member of nodes) of[member] = community;
        }
        const found = worth(graph, of, resolution);
        for (let moved = 0; moved < nodeCount; moved++) {
          for (let to = 0; to <= nodeCount; to++) {
            const other = Uint32Array.from(of);
            other[moved] = to;
            expect(worth(graph, other, resolution)).toBeLessThan(found + 1e-6);
          }
        }
      }),
    );
  });
});
