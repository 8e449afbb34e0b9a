import { expect, test } from 'vitest';
import { createPageSize } from '../../../src/report/export/page-size.ts';

/**
 * Reads a number of rows of which some are too long to come with others, and tells how many rows
 * each request asked for, those that came to nothing in parentheses.
 */
function read({ rows, fits }: { rows: number; fits: (from: number, limit: number) => boolean }) {
  const size = createPageSize(1000);
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
