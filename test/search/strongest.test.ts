import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strongestItems } from '../../src/search/sparse.ts';

/** Only a few values, so that some are equal. */
const values = fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 40 });

test('the strongest of a list are its first ones after sorting, equal ones by number', () => {
  fc.assert(
    fc.property(values, fc.nat({ max: 12 }), (all, capacity) => {
      const list = strongestItems(capacity);
      // A list that was taken is empty.
      for (const [item, value] of [9, 8].entries()) list.offer(item, value);
      list.take();
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
