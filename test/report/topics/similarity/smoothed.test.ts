import { expect, test } from 'vitest';
import { smoothEvidence } from '../../../../src/report/topics/similarity/similarity.ts';
import { graphOf } from '../matrix.ts';

const pages = {
  starts: Uint32Array.from([0, 1, 2, 2]),
  columns: Uint32Array.from([0, 1]),
  values: Float32Array.from([1, 1]),
  width: 2,
};

const vectors = [0, 1, 2].map((at) => Float32Array.from([0, 1, 2], (i) => Number(i === at)));
const smoothed = (...links: Parameters<typeof graphOf>[0]) =>
  smoothEvidence({ words: pages, categories: pages, pages, vectors }, graphOf(links, 3));

test('a question gets the pages of its neighbours by how similar they are', () => {
  const { pages: near } = smoothed([0, 2, 0.9]);
  const [page = 0] = near.values.subarray(near.starts[2], near.starts[3]);
  expect(page).toBeGreaterThan(0.2);
  expect(page).toBeLessThan(0.5);
  const { pages: far } = smoothed([0, 2, 0.05]);
  expect(far.values[2]).toBeLessThan(0.1);
});

test('a question without neighbours stays as it is', () => {
  expect(smoothed().pages.values).toEqual(pages.values);
  const [first, , last] = smoothed([0, 1, 0.5]).vectors;
  expect([...(last ?? [])]).toEqual([0, 0, 1]);
  expect(first?.[1]).toBeGreaterThan(0);
});
