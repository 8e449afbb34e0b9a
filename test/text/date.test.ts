import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay, isoTime, parseTimestamp } from '../../src/text/date.ts';

const morning = Date.UTC(2026, 10, 9, 8);

const sameMoment = [
  '2026-11-09T08:00:00.000Z',
  '2026-11-09T08:00:00.000000000Z',
  '2026-11-09T10:00:00+02:00',
  '2026-11-09T06:00-0200',
  '2026-11-09T09:00:00,000 +01:00',
  '2026-11-09 09:00 UTC+1',
  '2026-11-09 08:00:00 UTC',
  '2026-11-09T08:00:00',
  '2026-11-09 08:00',
  '1794211200',
  '1794211200.000123',
  '1794211200000',
  '1794211200000.5',
];

test.each(sameMoment)('%s is read', (text) => {
  expect(parseTimestamp(text)).toBe(morning);
});

test('a date is written in ISO 8601 if it exists', () => {
  expect(isoTime(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(isoDay(Date.parse('2026-11-16T23:59:59Z'))).toBe('2026-11-16');
  for (const none of [Number.NaN, 1e300, -8.64e15 - 1]) expect(isoDay(none)).toBeNull();
});

test('a day is read as its start', () => {
  expect(parseTimestamp('2026-11-09')).toBe(Date.UTC(2026, 10, 9));
});

test.each([
  null,
  undefined,
  '',
  'yesterday',
  'page 5',
  '5',
  '20261109',
  '17942112000000',
  '-1794211200',
  '4111111111111111',
  '1969-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-13-41',
  '2026-11-31',
  '2026-02-29T08:00:00.000Z',
  '2026-11-31 08:00:00+01:00',
  '2026-11-09 ada@example.com',
  '2026-11-09T08:00:00Z (ada@example.com)',
  'Mon, 09 Nov 2026 08:00:00 GMT (call 555 0100)',
  'Nov 9 2026 or so',
  'Mon, 09 Nov 2026 08:00:00 GMT',
])('%j is not a timestamp', (text) => {
  expect(parseTimestamp(text)).toBeNull();
});

test.each(['America/Los_Angeles', 'Asia/Kathmandu'])('is the same moment in %s', (zone) => {
  const module = JSON.stringify(join(import.meta.dirname, '../../src/text/date.ts'));
  const script = `import { pathToFileURL } from 'node:url';
    const { parseTimestamp } = await import(pathToFileURL(${module}));
    console.log(JSON.stringify(${JSON.stringify(sameMoment)}.map(parseTimestamp)));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual(sameMoment.map(() => morning));
});

test('the fast path for the usual form agrees with the patterns, even for invalid dates', () => {
  const part = (most: number, digits: number) =>
    fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(digits, '0'));
  const mark = fc.constantFrom('-', '-', '-', ':', 'T', '.', 'x');
  const times = fc
    .tuple(part(9999, 4), mark, part(13, 2), part(32, 2), part(25, 2), part(61, 2), part(61, 2))
    .map(
      ([year, dash, month, ...[day, hour, minute, second]]) =>
        `${year}${dash}${month}-${day}T${hour}:${minute}:${second}.12`,
    );
  fc.assert(
    fc.property(times, (text) => {
      expect(parseTimestamp(`${text}0Z`)).toBe(parseTimestamp(`${text}Z`));
    }),
    { numRuns: 3_000 },
  );
});
