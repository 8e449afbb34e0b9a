import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff, isRetriedStatus, parseRetryAfter, planRetry } from '../../src/http/retry.ts';

test('only failures that may pass are retried', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => index + 100);
  expect(statuses.filter(isRetriedStatus)).toEqual([408, 425, 429, 500, 502, 503, 504]);
});

const failing = { failures: 1, elapsed: 0, retryAfter: null, timeLeft: 1e9, random: 0.5 };

test('the backoff grows from 1 s to 30 s, with full jitter', () => {
  const waits = [1, 2, 3, 4, 5, 6, 9, 2_000].map((failures) => backoff(failures, 0.999_999));
  const longest = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];
  expect(waits.map(Math.round)).toEqual(longest);
  expect(planRetry({ ...failing, failures: 4, random: 0 })).toEqual({
    kind: 'wait',
    milliseconds: 0,
  });
});

test('no wait starts that would end exactly at the deadline', () => {
  expect(planRetry({ ...failing, timeLeft: 500 })).toEqual({ kind: 'give-up', why: 'deadline' });
  expect(planRetry({ ...failing, retryAfter: 500, timeLeft: 500 })).toEqual({
    kind: 'give-up',
    why: 'retry-after',
  });
});

test('a wait that the service asks for takes precedence over the backoff', () => {
  const milliseconds = 7_000;
  expect(planRetry({ ...failing, retryAfter: 7_000 })).toEqual({ kind: 'wait', milliseconds });
});

test('a request is given up after ten failures in a row and two minutes', () => {
  const after = (failures: number, elapsed: number) =>
    planRetry({ ...failing, failures, elapsed }).kind;
  expect(after(9, 300_000)).toBe('wait');
  expect(after(10, 119_999)).toBe('wait');
  expect(after(10, 120_000)).toBe('give-up');
});

test.each(['9'.repeat(400), 'Mon, 01 Jan 9999 00:00:00 GMT'])(
  'a wait of %s can be logged',
  (value) => {
    expect(parseRetryAfter({ 'retry-after': value }, 0)).toBe(31_536_000_000);
  },
);

test('no wait starts that would reach the deadline', () => {
  fc.assert(
    fc.property(
      fc.record({
        failures: fc.integer({ min: 1, max: 12 }),
        retryAfter: fc.option(fc.integer({ min: 0, max: 100_000 })),
        timeLeft: fc.integer({ min: -1_000, max: 60_000 }),
        random: fc.double({ min: 0, max: 0.999, noNaN: true }),
        elapsed: fc.integer({ min: 0, max: 300_000 }),
      }),
      (input) => {
        const plan = planRetry(input);
        if (plan.kind === 'wait') expect(plan.milliseconds).toBeLessThan(input.timeLeft);
      },
    ),
  );
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
])('`Retry-After: %j` is a wait of %j ms', (value, expected) => {
  const wallTime = Date.parse('2026-11-16T06:00:00Z');
  const wait = parseRetryAfter({ 'retry-after': value }, wallTime);
  expect(wait).toBe(expected);
});

test('without Retry-After there is no wait', () => {
  expect(parseRetryAfter({}, 0)).toBeNull();
});
