import { describe, expect, it } from 'vitest';
import { enumerate, formatPeriod } from '../../../src/report/render/wording.ts';

describe('formatPeriod', () => {
  it.each([
    ['2026-11-19', '2026-11-20', '19 November 2026'],
    ['2026-11-13', '2026-11-20', '13–19 November 2026'],
    ['2026-10-28', '2026-11-04', '28 October – 3 November 2026'],
    ['2025-12-28', '2026-01-04', '28 December 2025 – 3 January 2026'],
    ['2027-12-01', '2028-03-01', '1 December 2027 – 29 February 2028'],
  ])('names the days from %s to before %s', (from, to, words) => {
    expect(formatPeriod({ from, to })).toBe(words);
  });
});

describe('enumerate', () => {
  it('joins words as prose does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(enumerate)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});
