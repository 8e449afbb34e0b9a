import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNeighbours, makeSymmetric, rescoreLinks } from '../../../src/report/topics/graph.ts';
import type { Similarity } from '../../../src/report/topics/similarity/similarity.ts';
import { rowBounds, type SparseRows } from '../../../src/search/sparse.ts';
import { graphOf, type Link } from './matrix.ts';

/** Questions with their features, and the probability that any two ask the same. */
function similarityOf(
  features: readonly (readonly number[])[],
  probability: (one: number, other: number) => number,
): Similarity & { comparisons: number } {
  const similarity = {
    size: features.length,
    spaces: [
      {
        starts: Uint32Array.from(
          [0, ...features.map((_, at) => at + 1)].map((rows) =>
            features.slice(0, rows).reduce((sum, { length }) => sum + length, 0),
          ),
        ),
        columns: Uint32Array.from(features.flat()),
        values: new Float32Array(features.flat().length).fill(1),
        width: Math.max(0, ...features.flat()) + 1,
      },
    ],
    comparisons: 0,
    probabilityTo: (question: number) => (other: number) => {
      similarity.comparisons += 1;
      return probability(question, other);
    },
  };
  return similarity;
}

const linksOf = (rows: SparseRows): [other: number, value: number][][] =>
  Array.from({ length: rows.starts.length - 1 }, (_, row) => {
    const [start, end] = rowBounds(rows, row);
    return Array.from({ length: end - start }, (__, at) => [
      rows.columns[start + at] ?? -1,
      Math.round((rows.values[start + at] ?? 0) * 1e4) / 1e4,
    ]);
  });

const eighths = fc.integer({ min: 0, max: 8 }).map((value) => value / 8);
const table = fc.array(fc.array(eighths, { minLength: 9, maxLength: 9 }), {
  minLength: 9,
  maxLength: 9,
});
/** The same probability in both directions. */
const of = (values: readonly (readonly number[])[]) => (one: number, other: number) =>
  values[Math.min(one, other)]?.[Math.max(one, other)] ?? 0;

/** The likeliest of all pairs, ties by number, without unlikely ones. */
const likeliest = (
  values: readonly (readonly number[])[],
  { one, count, among }: { one: number; count: number; among: readonly number[] },
): [number, number][] =>
  among
    .filter((other) => other !== one && of(values)(one, other) >= 0.02)
    .map((other): [number, number] => [other, of(values)(one, other)])
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, count);

describe('the neighbours of a question', () => {
  const all = Array.from({ length: 9 }, (_, at) => at);
  const noFeatures = all.map(() => []);

  test('are its likeliest others, the likeliest first', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (values, count) => {
        const similarity = similarityOf(noFeatures, of(values));
        const found = findNeighbours(similarity, count);
        expect(linksOf(found)).toEqual(
          all.map((one) => likeliest(values, { one, count, among: all })),
        );
      }),
    );
  });

  test('are the likeliest of its links, if links are given', () => {
    const links: Link[] = [
      [0, 3, 0.5],
      [0, 4, 0.5],
      [0, 5, 0.5],
      [1, 2, 0.5],
    ];
    fc.assert(
      fc.property(table, (values) => {
        const similarity = similarityOf(noFeatures, of(values));
        const found = findNeighbours(similarity, 2, graphOf(links, 9));
        const among = (one: number) =>
          links.flatMap(([a, b]) => (a === one ? b : b === one ? a : []));
        expect(linksOf(found)).toEqual(
          all.map((one) => likeliest(values, { one, count: 2, among: among(one) })),
        );
      }),
    );
  });

  test('among thousands are found by their rarest shared features', () => {
    // Each pair shares a feature; all share one that is too common to use.
    const height = 2_400;
    const pairs = Array.from({ length: height }, (_, at) => [Math.floor(at / 2), height]);
    const similarity = similarityOf(pairs, (one, other) =>
      Math.floor(one / 2) === Math.floor(other / 2) ? 0.75 : 0.5,
    );
    const found = linksOf(findNeighbours(similarity, 3));
    expect(found[0]).toEqual([[1, 0.75]]);
    expect(found[height - 1]).toEqual([[height - 2, 0.75]]);
    expect(similarity.comparisons).toBe(height);
  });

  test('among thousands are only as many as requested, with the most shared features', () => {
    const height = 2_001;
    // The nearer two questions are, the more features they share.
    const features = Array.from({ length: height }, (_, at) => [at, at + 1, at + 2, at + 3]);
    const similarity = similarityOf(features, (one, other) =>
      Math.abs(one - other) === 1 ? 0.5 : Math.abs(one - other) === 2 ? 0.01 : 0.9,
    );
    const found = linksOf(findNeighbours(similarity, 4));
    expect(found[1_000]).toEqual([
      [999, 0.5],
      [1_001, 0.5],
    ]);
    expect(found[0]).toEqual([
      [3, 0.9],
      [1, 0.5],
    ]);
  });
});

test('a symmetric link has the larger weight of its two directions', () => {
  const links = {
    starts: Uint32Array.of(0, 2, 3, 3),
    columns: Uint32Array.of(1, 2, 0),
    values: Float32Array.of(0.5, 0.25, 0.75),
    width: 3,
  };
  expect(linksOf(makeSymmetric(links))).toEqual([
    [
      [1, 0.75],
      [2, 0.25],
    ],
    [[0, 0.75]],
    [[0, 0.25]],
  ]);
});

test('rescored links are stronger between questions with the same neighbours, and weaker otherwise', () => {
  const clique: Link[] = [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2, 3].flatMap((b): Link[] => (a < b ? [[a, b, 0.5]] : [])),
  );
  const looked = linksOf(rescoreLinks(graphOf([...clique, [3, 4, 0.5]], 5)));
  const [inside = 0, outside = 0] = [looked[0]?.[0]?.[1], looked[4]?.[0]?.[1]];
  expect(inside).toBeGreaterThan(0.8);
  expect(outside).toBeLessThan(0.6);
  // The weight is the same in both directions.
  expect(looked[3]?.find(([other]) => other === 4)?.[1]).toBeCloseTo(outside, 3);
  for (const row of looked.slice(0, 3)) {
    expect(row.map(([, value]) => value).slice(0, 2)).toEqual([inside, inside]);
  }
});
