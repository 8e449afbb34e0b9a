import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatPeriod,
  pageLink,
  pageLinks,
  pageName,
} from '../../../src/report/render/wording.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { countOf, formatNumber, formatShare } from '../../../src/text/counts.ts';
import { docs } from '../sample.ts';

it.each([
  ['2026-11-19', '2026-11-20', '19 November 2026'],
  ['2026-11-13', '2026-11-20', '13–19 November 2026'],
  ['2026-10-28', '2026-11-04', '28 October – 3 November 2026'],
  ['2025-12-28', '2026-01-04', '28 December 2025 – 3 January 2026'],
  ['2027-12-01', '2028-03-01', '1 December 2027 – 29 February 2028'],
])('formatPeriod names the days from %s to before %s', (from, to, words) => {
  expect(formatPeriod({ from, to })).toBe(words);
});

it.each(['long', 'short'] as const)(
  'formatDay names every day as British readers do: %s',
  (month) => {
    const options = { day: 'numeric', month, timeZone: 'UTC' } as const;
    const british = new Intl.DateTimeFormat('en-GB', { ...options, year: 'numeric' });
    for (let day = '2027-12-01'; day < '2029-03-02'; day = addDays(day, 1)) {
      expect(formatDay(day, { month, year: true })).toBe(british.format(Date.parse(day)));
    }
    expect(formatDay('2026-09-05', { month })).toBe(month === 'long' ? '5 September' : '5 Sept');
  },
);

describe('numbers', () => {
  it('match what `Intl` formats', () => {
    const share = new Intl.NumberFormat('en-US', {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const counts = fc
      .tuple(fc.nat({ max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }))
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
    // With totals this small, many shares are halfway between two tenths of a percent.
    const twoThousandths = fc.nat({ max: 2_000 }).map((some) => [some, 2_000] as const);
    fc.assert(
      fc.property(fc.oneof(counts, twoThousandths), ([some, all]) => {
        expect(formatNumber(some)).toBe(some.toLocaleString('en-US'));
        expect(formatShare(some / all)).toBe(share.format(some / all));
      }),
      { numRuns: 2_000 },
    );
  });

  it('take the singular or the plural', () => {
    expect([0, 1, 1_200].map((count) => countOf(count, 'row'))).toEqual([
      '0 rows',
      '1 row',
      '1,200 rows',
    ]);
    expect([1, 2].map((count) => countOf(count, 'key', 'many keys'))).toEqual([
      '1 key',
      '2 many keys',
    ]);
  });
});

describe('pages', () => {
  const allowedHosts = ['docs.example.com'];
  const url = `${docs}/a%20b`;
  const other = `${docs}/c`;
  it.each<[{ url: string | null; title?: string }[], string[]]>([
    [[{ url }], [`[/a b](${url})`]],
    [[{ url, title: 'Its  *title*' }], [`[Its &#42;title&#42;](${url})`]],
    [
      [
        { url, title: 'T' },
        { url: other, title: ' T' },
      ],
      [`[T · /a b](${url})`, `[T · /c](${other})`],
    ],
    [
      [{ url }, { url: other, title: '' }],
      [`[/a b](${url})`, `[/c](${other})`],
    ],
    [[{ url: `${docs}/%ff` }], [`[/%ff](${docs}/%ff)`]],
    [[{ url: null, title: 'T' }], ['T']],
    [[{ url: null }], ['']],
    [[{ url: 'a  b', title: 'T' }], ['T (a b)']],
    [[{ url: 'a' }], ['a']],
    [[{ url: ' ' }], ['(no address)']],
  ])('%o are named %s', (pages, names) => {
    expect(pageLinks(pages, allowedHosts)).toEqual(names);
  });

  it('have their host in their name if several hosts are allowed', () => {
    expect(pageLink(url, [...allowedHosts, 'b.example'])).toBe(`[docs.example.com/a b](${url})`);
  });

  it('have a name of at most 80 characters, all of them visible', () => {
    expect(pageName(`${docs}/keys%0D%E2%80%AEandmore`, allowedHosts)).toBe('/keys andmore');
    const long = 'x'.repeat(100);
    expect(pageName(`${docs}/${long}`, allowedHosts)).toBe(`/${'x'.repeat(78)}…`);
    expect(pageName(long, allowedHosts)).toBe(`${'x'.repeat(79)}…`);
    expect(pageLinks([{ url: null, title: long }], allowedHosts)).toEqual([`${'x'.repeat(79)}…`]);
  });
});
