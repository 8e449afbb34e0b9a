import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOf, reportPeriods } from '../../../src/report/source/period.ts';

describe('reportPeriods', () => {
  it.each([
    ['a week', 7, '2026-11-20', '2026-11-13', '2026-11-06'],
    ['a single day over the end of a month', 1, '2026-03-01', '2026-02-28', '2026-02-27'],
    ['the end of a year', 7, '2026-01-03', '2025-12-27', '2025-12-20'],
    ['a leap day', 1, '2028-03-01', '2028-02-29', '2028-02-28'],
    ['no leap day in a century year', 1, '2100-03-01', '2100-02-28', '2100-02-27'],
    ['366 days over a leap year', 366, '2029-01-01', '2028-01-01', '2026-12-31'],
  ])('reaches back over %s', (_name, days, dateTo, from, previousFrom) => {
    expect(reportPeriods({ days, dateTo })).toEqual({
      current: { from, to: dateTo },
      previous: { from: previousFrom, to: from },
    });
  });

  it('covers each day once if reports run at the interval of their length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 366 }),
        fc.integer({ min: 0, max: 40_000 }),
        (days, offset) => {
          const dateTo = addDays('1999-12-31', offset);
          const { current, previous } = reportPeriods({ days, dateTo });
          const covered = [...daysOf(previous), ...daysOf(current)];
          expect(covered).toHaveLength(2 * days);
          expect(new Set(covered).size).toBe(2 * days);
          expect(covered.at(-1)).toBe(addDays(dateTo, -1));
          expect(reportPeriods({ days, dateTo: addDays(dateTo, days) }).previous).toEqual(current);
        },
      ),
    );
  });
});

it('daysOf lists the days up to the end, which is excluded', () => {
  expect(daysOf({ from: '2028-02-27', to: '2028-03-02' })).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});
