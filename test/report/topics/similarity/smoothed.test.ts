import { expect, test } from 'vitest';
import { smoothRows, smoothVectors } from '../../../../src/report/topics/similarity/similarity.ts';
import { graphOf } from '../matrix.ts';

const rows = {
  starts: Uint32Array.from([0, 1, 2, 2]),
  columns: Uint32Array.from([0, 1]),
  values: Float32Array.from([1, 1]),
  width: 2,
};

test('a question gets the pages of its neighbours by how similar they are', () => {
  const near = smoothRows(rows, graphOf([[0, 2, 0.9]], 3));
  const [, , [page = 0] = []] = [0, 1, 2].map((row) =>
    Array.from(near.values.subarray(near.starts[row], near.starts[row + 1])),
  );
  expect(page).toBeGreaterThan(0.2);
  expect(page).toBeLessThan(0.5);
  const far = smoothRows(rows, graphOf([[0, 2, 0.05]], 3));
  expect(far.values[2]).toBeLessThan(0.1);
});

test('a question without neighbours stays as it is', () => {
  const alone = smoothRows(rows, graphOf([], 3));
  expect(alone.values).toEqual(rows.values);
  const vectors = [0, 1, 2].map((at) => Float32Array.from([0, 1, 2], (i) => Number(i === at)));
  const [first, , last] = smoothVectors(vectors, graphOf([[0, 1, 0.5]], 3));
  expect([...(last ?? [])]).toEqual([0, 0, 1]);
  expect(first?.[1]).toBeGreaterThan(0);
});
