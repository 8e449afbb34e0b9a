import { expect, test } from 'vitest';
import { backoff, isRetriedStatus, parseRetryAfter } from '../../src/http/sender.ts';

test('only failures that may pass are retried', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => index + 100);
  expect(statuses.filter(isRetriedStatus)).toEqual([408, 425, 429, 500, 502, 503, 504]);
});

test('the backoff doubles from 1 s to 30 s; half of it is jitter', () => {
  const waits = (random: number) =>
    [1, 2, 3, 4, 5, 6, 9, 2_000].map((failures) => backoff(failures, random));
  expect(waits(0)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  expect(waits(0.999_999).map(Math.round)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test.each([
  ['120', 120_000],
  ['0', 0],
  [' 1.25 ', 1_250],
  ['12 or so', null],
  ['1 or 2.5', null],
  ['5.x', null],
  ['16 11 2026', null],
  ['1-a-2', null],
  ['Mon, 16 Nov 2026 06:01:00 GMT', 60_000],
  ['Mon, 16 Nov 2026 05:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  ['-5', null],
  // Such waits can be logged.
  ['9'.repeat(400), 31_536_000_000],
  ['Mon, 01 Jan 9999 00:00:00 GMT', 31_536_000_000],
])('`Retry-After: %j` is a wait of %j ms', (value, expected) => {
  const wallTime = Date.parse('2026-11-16T06:00:00Z');
  expect(parseRetryAfter({ 'retry-after': value }, wallTime)).toBe(expected);
});

test('without Retry-After there is no wait', () => {
  expect(parseRetryAfter({}, 0)).toBeNull();
});
