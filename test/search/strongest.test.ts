import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strongest } from '../../src/search/strongest.ts';

/** Few different values, so that there are ties. */
const values = fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 40 });

test('the strongest of a list are the first of it once it is sorted, ties by number', () => {
  fc.assert(
    fc.property(values, fc.nat({ max: 12 }), (all, capacity) => {
      const list = strongest(capacity);
      for (const [item, value] of all.entries()) list.offer(item, value);
      const sorted = all
        .map((value, item) => ({ value, item }))
        .sort((a, b) => b.value - a.value || a.item - b.item)
        .slice(0, capacity);
      const { items, values: found } = list.take();
      expect([...items]).toEqual(sorted.map(({ item }) => item));
      expect([...found]).toEqual(sorted.map(({ value }) => value));
    }),
  );
});

test('a list that was taken is empty, and can be used again', () => {
  const list = strongest(2);
  expect([...list.take().items]).toEqual([]);
  for (const [item, value] of [3, 1, 2].entries()) list.offer(item, value);
  expect([...list.take().items]).toEqual([0, 2]);
  list.offer(7, 0);
  expect([...list.take().items]).toEqual([7]);
});
