import { describe, expect, test } from 'vitest';
import { parseSheetDate } from '../../../src/report/source/sheet-date.ts';
import { fileWith, readRows } from './read-rows.ts';

const iso = (time: number | null | undefined) =>
  typeof time === 'number' ? new Date(time).toISOString() : time;

describe('a date of a spreadsheet', () => {
  test.each([
    ['9.11.2026', '2026-11-09T00:00:00.000Z'],
    ['09.11.26 08:05', '2026-11-09T08:05:00.000Z'],
    ['09.11.2026, 08:05:06', '2026-11-09T08:05:06.000Z'],
    ['9. 11. 2026 8:05', '2026-11-09T08:05:00.000Z'],
    ['09.11.2026 23:30 -01:00', '2026-11-10T00:30:00.000Z'],
    ['13/11/2026 8:05', '2026-11-13T08:05:00.000Z'],
    ['11/13/26 8:05 PM', '2026-11-13T20:05:00.000Z'],
    ['11/13/2026, 12:05:00\u202fAM', '2026-11-13T00:05:00.000Z'],
    ['11/13/2026 12:05 p.m.', '2026-11-13T12:05:00.000Z'],
    ['11/13/2026 08:05:00 UTC', '2026-11-13T08:05:00.000Z'],
    ['Nov 15, 2026, 11:30\u202fPM', '2026-11-15T23:30:00.000Z'],
    ['November 15, 2026 at 11:30 PM', '2026-11-15T23:30:00.000Z'],
    ['sept. 5 2026', '2026-09-05T00:00:00.000Z'],
    ['15 Nov 2026 23:30', '2026-11-15T23:30:00.000Z'],
    ['15-May-2026', '2026-05-15T00:00:00.000Z'],
    ['Sun, 15 Nov 2026 23:30:00 +0100', '2026-11-15T22:30:00.000Z'],
    ['09-Nov-26', '2026-11-09T00:00:00.000Z'],
    ['05-Nov-26 12:08 PM', '2026-11-05T12:08:00.000Z'],
    ['9th November 2026 12:08 a. m.', '2026-11-09T00:08:00.000Z'],
    ['9. März 2026 08:05', '2026-03-09T08:05:00.000Z'],
    ['9 de mayo de 2026', '2026-05-09T00:00:00.000Z'],
    ['lun. 9 févr. 2026', '2026-02-09T00:00:00.000Z'],
    [
      'Mon Nov 09 2026 08:05:06 GMT+0100 (Central European Standard Time)',
      '2026-11-09T07:05:06.000Z',
    ],
    ['Mon Nov  9 08:05:06 UTC 2026', '2026-11-09T08:05:06.000Z'],
    ['2026-11-09 08:05:06.123456 +0100 UTC', '2026-11-09T07:05:06.000Z'],
    ['Nov 9, 2026, 8:05:06 AM GMT+1', '2026-11-09T07:05:06.000Z'],
    ['Nov 9, 2026 @ 08:05:06.789', '2026-11-09T08:05:06.000Z'],
    ['2026-11-09, 8:05:06 a.m.', '2026-11-09T08:05:06.000Z'],
    ['2026/11/9 8:05', '2026-11-09T08:05:00.000Z'],
    ['2026-11-09 8:05', '2026-11-09T08:05:00.000Z'],
  ])('%j is %s', (text, expected) => {
    const { dayFirst, monthFirst } = parseSheetDate(text) ?? {};
    expect(new Set([iso(dayFirst), iso(monthFirst)].filter(Boolean))).toEqual(new Set([expected]));
  });

  test('with two parts up to 12 has two readings', () => {
    const date = parseSheetDate('11/9/2026 8:05');
    expect(iso(date?.monthFirst)).toBe('2026-11-09T08:05:00.000Z');
    expect(iso(date?.dayFirst)).toBe('2026-09-11T08:05:00.000Z');
  });

  test.each([
    '31.02.2026',
    '2026-11-31',
    '29.2.2026',
    '13/13/2026',
    '0/0/2026',
    '9.11.2026 25:00',
    'Feb 29, 2026',
    '9 Foo 2026',
  ])('that doesn’t exist is null: %s', (text) => expect(parseSheetDate(text)).toEqual({}));

  test.each([
    'yesterday',
    '4633.33',
    '99999',
    '1/2/3',
    '9.11',
    '9/11.2026',
    '12.2026',
    '9-11-2026',
    'Nov 9',
  ])('is not %j', (text) => expect(parseSheetDate(text)).toBeNull());
});

describe('a column of dates', () => {
  /** The days of the rows in the period, and the warnings. */
  async function daysOf(dates: readonly string[]) {
    const records = dates.map((date) => `Q?,answered,"${date}"\n`).join('');
    const { rows, again } = await readRows(fileWith(`query,status,date\n${records}`));
    return {
      days: rows.map(({ timestamp }) => (timestamp as string | undefined)?.slice(0, 10)),
      warnings: (await again()).flatMap((line) => line.split('Warning: ').slice(1)),
    };
  }

  test('is read in the order that any of them shows, wherever it is', async () => {
    const american = ['11/9/2026 8:00', '9/11/2026 8:00', '11/10/2026', '10/25/2026'];
    expect(await daysOf(american)).toEqual({ days: ['2026-11-09', '2026-11-10'], warnings: [] });
    const british = ['09/11/2026 08:00', '11/09/2026', '10/11/2026 08:00', '25/10/2026 08:00'];
    expect((await daysOf(british)).days).toEqual(['2026-11-09', '2026-11-10']);
  });

  test('is not read in an order inferred from dates with dots or with the year first', async () => {
    const { days, warnings } = await daysOf(['10.11.2026', '2026/11/13', '11/9/2026']);
    expect(days).toEqual(['2026-11-10', '2026-11-13']);
    expect(warnings).toEqual([
      'The file FILE has 1 row with a date that can\'t be read, such as "11/9/2026": left out. Dates are ISO 8601, `day.month.year`, `Nov 9, 2026`, or slashed if one in the column has a part above 12.',
    ]);
  });

  test('of serial numbers is read as a spreadsheet does, and a lone number among dates is not', async () => {
    expect(await daysOf(['46335', '46336.25', '46342.99999', '']).then(({ days }) => days)).toEqual(
      ['2026-11-09', '2026-11-10', undefined],
    );
    const { days, warnings } = await daysOf(['46335', '2026-11-10', '2026-11-11']);
    expect(days).toEqual(['2026-11-10', '2026-11-11']);
    expect(warnings).toEqual([expect.stringContaining('such as "46335": left out')]);
  });

  test('that contradicts itself is read date by date', async () => {
    const { days, warnings } = await daysOf(['13/11/2026', '11/14/2026', '11/12/2026']);
    expect(days).toEqual(['2026-11-13', '2026-11-14']);
    expect(warnings).toHaveLength(1);
  });

  test('may have empty dates, which count in the period, and invalid ones, with one warning', async () => {
    const { days, warnings } = await daysOf(['', 'soon', '2026-11-10T08:00:00+00', 'x'.repeat(90)]);
    expect(days).toEqual([undefined, '2026-11-10']);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The file FILE has 2 rows with a date that can't be read, such as "soon":/,
      ),
    ]);
  });
});
