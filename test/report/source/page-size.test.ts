import { expect, test } from 'vitest';
import { createPageSize } from '../../../src/report/source/service.ts';

/**
 * Reads a number of rows of which some are too long to come with others, and tells how many rows
 * each request asked for, those that came to nothing in parentheses.
 */
function read({
  rows,
  largest = 1000,
  fits,
}: {
  rows: number;
  largest?: number;
  fits: (from: number, limit: number) => boolean;
}) {
  const size = createPageSize(largest);
  const requests: string[] = [];
  let next = 0;
  while (next < rows) {
    if (fits(next, size.limit)) {
      requests.push(`${size.limit}`);
      next += size.limit;
      size.fit();
    } else {
      requests.push(`(${size.limit})`);
      if (!size.shrink()) break;
    }
  }
  return requests;
}

test('rows that fit are asked for as many at a time as can be', () => {
  expect(read({ rows: 3000, fits: () => true })).toEqual(['1000', '1000', '1000']);
});

test('rows that are long throughout hardly cost attempts at more', () => {
  const requests = read({ rows: 50_000, fits: (_, limit) => limit <= 600 });
  expect(requests.slice(0, 8)).toEqual([
    ...['(1000)', '500', '(1000)', '500', '500', '(1000)', '500', '500'],
  ]);
  expect(requests.filter((limit) => limit === '500')).toHaveLength(100);
  expect(requests.filter((limit) => limit === '(1000)')).toHaveLength(7);
});

test('one long row costs a few requests, not one for each row after it', () => {
  const long = 2000;
  const requests = read({
    rows: 20_000,
    fits: (from, limit) => limit <= 2 || from > long || from + limit <= long,
  });
  expect(requests.length).toBeLessThan(20 + 40);
  expect(requests.at(-1)).toBe('1000');
});

test('a single row that is too long is the end', () => {
  expect(read({ rows: 10, fits: () => false })).toEqual(
    [1000, 500, 250, 125, 62, 31, 15, 7, 3, 1].map((limit) => `(${limit})`),
  );
});

test('grows back to what was asked for, and no further', () => {
  const isShortAtFirst = (from: number, limit: number) => from > 0 || limit < 7;
  expect(read({ rows: 16, largest: 7, fits: isShortAtFirst })).toEqual(['(7)', '3', '6', '7']);
});

test('only a size that is too large right after it grew back costs patience', () => {
  const tooLarge = new Set([200, 450]);
  const fits = (from: number, limit: number) => limit < 100 || !tooLarge.has(from);
  expect(read({ rows: 700, largest: 100, fits })).toEqual([
    ...['100', '100', '(100)', '50', '100', '100', '(100)', '50', '100', '100'],
  ]);
});
