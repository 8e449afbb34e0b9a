import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRetried, planRetry, retryAfter } from '../../src/http/retry.ts';

test('retries what may pass, and nothing else', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => index + 100);
  expect(statuses.filter(isRetried)).toEqual([408, 425, 429, 500, 502, 503, 504]);
});

test('backs off from 1 s to 30 s, with full jitter', () => {
  const most = (failures: number) =>
    planRetry({ failures, retryAfter: null, timeLeft: 1e9, random: 0.999_999, leastShare: 0 });
  const waits = [1, 2, 3, 4, 5, 6, 9]
    .map(most)
    .map((plan) => ('milliseconds' in plan ? Math.round(plan.milliseconds) : 0));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(
    planRetry({ failures: 4, retryAfter: null, timeLeft: 1e9, random: 0, leastShare: 0 }),
  ).toEqual({
    kind: 'wait',
    milliseconds: 0,
  });
});

test('waits some of a backoff in any case where a share of it is asked for', () => {
  const wait = (random: number) =>
    planRetry({ failures: 2, retryAfter: null, timeLeft: 1e9, random, leastShare: 0.25 });
  expect(wait(0)).toMatchObject({ milliseconds: 500 });
  expect(wait(0.5)).toMatchObject({ milliseconds: 1_250 });
});

test('no wait is begun that ends with the deadline', () => {
  const failure = { failures: 1, random: 0, leastShare: 1 };
  expect(planRetry({ ...failure, retryAfter: null, timeLeft: 1_000 })).toEqual({
    kind: 'give-up',
    why: 'deadline',
  });
  expect(planRetry({ ...failure, retryAfter: 500, timeLeft: 500 })).toEqual({
    kind: 'give-up',
    why: 'retry-after',
  });
});

test('the service’s word wins over backoff', () => {
  expect(
    planRetry({ failures: 1, retryAfter: 7_000, timeLeft: 1e9, random: 0, leastShare: 0 }),
  ).toEqual({
    kind: 'wait',
    milliseconds: 7_000,
  });
});

test('ten failures in a row end it', () => {
  expect(
    planRetry({ failures: 9, retryAfter: null, timeLeft: 1e9, random: 0, leastShare: 0 }).kind,
  ).toBe('wait');
  expect(
    planRetry({ failures: 10, retryAfter: null, timeLeft: 1e9, random: 0, leastShare: 0 }),
  ).toEqual({
    kind: 'give-up',
    why: 'failures',
  });
});

test.each(['9'.repeat(400), 'Mon, 01 Jan 9999 00:00:00 GMT'])(
  'a wait of %s is one that can be told',
  (value) => {
    expect(retryAfter({ 'retry-after': value }, 0)).toBe(31_536_000_000);
  },
);

test('no wait is begun that reaches the deadline', () => {
  fc.assert(
    fc.property(
      fc.record({
        failures: fc.integer({ min: 1, max: 12 }),
        retryAfter: fc.option(fc.integer({ min: 0, max: 100_000 })),
        timeLeft: fc.integer({ min: -1_000, max: 60_000 }),
        random: fc.double({ min: 0, max: 0.999, noNaN: true }),
        leastShare: fc.constantFrom(0, 0.5, 1),
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
])('Retry-After %j is a wait of %j ms', (value, expected) => {
  const wallTime = Date.parse('2026-11-16T06:00:00Z');
  const wait = retryAfter({ 'retry-after': value }, wallTime);
  expect(wait).toBe(expected);
});

test('without Retry-After there is no wait to keep', () => {
  expect(retryAfter({}, 0)).toBeNull();
});
