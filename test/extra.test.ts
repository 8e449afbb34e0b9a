import { expect, test } from 'vitest';
import { extraRunner } from '../src/extra.ts';
import { simulatedClock } from './world/clock.ts';

/** Extras of a step with this much time, on a clock that the test sets, and the warnings about them. */
function extrasAt({ signal = new AbortController().signal, milliseconds = 20_000 } = {}) {
  const at = { time: 100, warnings: [] as string[] };
  const extra = extraRunner({
    clock: { ...simulatedClock(), now: () => at.time },
    signal,
    deadline: at.time + milliseconds,
    log: { warning: (line) => void at.warnings.push(line) },
  });
  return { at, extra };
}

const noTime =
  'The report goes without the docs: no time was left for it. Raise `timeout-minutes`.';

test('an extra gets half of the remaining time, and at least half of the time for reporting', async () => {
  const { at, extra } = extrasAt();
  const deadlineAt = (time: number) => {
    at.time = time;
    return extra('the docs', async ({ deadline }) => deadline);
  };
  expect(await deadlineAt(100)).toBe(10_100);
  expect(await deadlineAt(10_100)).toBe(15_100);
  expect(await extrasAt({ milliseconds: -5 }).extra('it', ({ deadline }) => deadline)).toBe(5_100);
  expect(at.warnings).toEqual([]);
});

test('an extra that computes too long is stopped, before and after an `await`', async () => {
  const forever = () => {
    for (;;);
  };
  const { at, extra } = extrasAt();
  // A millisecond before the end.
  at.time = 20_099;
  expect(await extra('the docs', forever)).toBeNull();
  at.time = 100;
  const later = extra('the docs', async ({ deadline, compute }) => {
    await Promise.resolve();
    at.time = deadline - 1;
    return compute(forever);
  });
  expect(await later).toBeNull();
  at.time = 100;
  expect(await extra('the docs', ({ compute }) => compute(() => 5))).toBe(5);
  expect(at.warnings).toEqual([noTime, noTime]);
});

test('what ends as its time is up counts, so that a promise of it is waited for', async () => {
  const { at, extra } = extrasAt();
  const long = JSON.stringify(Array.from({ length: 1_000_000 }, (_, number) => number));
  const failure = new Error('it came late.');
  at.time = 20_099;
  const late = extra('the docs', async () => {
    // Node's own code isn't stopped, and takes longer than the millisecond that is left.
    JSON.parse(long);
    throw failure;
  });
  expect(await late).toBeNull();
  expect(at.warnings).toEqual(['The report goes without the docs: it came late.']);
});

test('an extra that fails is left out of the report', async () => {
  const { at, extra } = extrasAt();
  const broken = () => {
    throw new TypeError('x is undefined');
  };
  expect(await extra('its chart', broken)).toBeNull();
  expect(await extra('its docs', async () => broken())).toBeNull();
  expect(at.warnings).toEqual([
    'The report goes without its chart: x is undefined',
    'The report goes without its docs: x is undefined',
  ]);
});

test('a cancellation during an extra is rethrown', async () => {
  const controller = new AbortController();
  const { at, extra } = extrasAt({ signal: controller.signal });
  const cancelled = extra('its chart', () => {
    controller.abort(new Error('cancelled'));
    throw new TypeError('x is undefined');
  });
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(at.warnings).toEqual([]);
});
