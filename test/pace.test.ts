import { expect, test } from 'vitest';
import { createPace, extraRunner, pause, withReportingGrace } from '../src/pace.ts';
import { simulatedClock } from './world/clock.ts';

/** A pace that starts at this time, and what later work comes to. */
function paceAt(start: number, create = createPace, signal = new AbortController().signal) {
  let time = start;
  const pace = create({ clock: { now: () => time }, signal, deadline: 1_000 });
  return (later: number) => {
    time = later;
    return pace();
  };
}

test('work is interrupted at the deadline', async () => {
  const at = paceAt(0);
  expect(at(20)).toBeUndefined();
  await at(900);
  await expect(at(1_000)).rejects.toThrow('The time of the step ran out');
});

test('what was read before the deadline is reported', async () => {
  const at = paceAt(1_200, (step) => createPace(withReportingGrace(step)));
  await at(5_000);
  await expect(at(11_200)).rejects.toThrow('The time of the step ran out');
});

test('work is interrupted by a cancellation', async () => {
  const controller = new AbortController();
  const at = paceAt(0, createPace, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(at(60)).rejects.toThrow('cancelled');
});

/** Extras on a clock that a test sets, with the warnings about them. */
function extrasAt(signal = new AbortController().signal) {
  const at = { time: 100, warnings: [] as string[] };
  const extra = extraRunner({
    clock: { ...simulatedClock(), now: () => at.time },
    signal,
    deadline: 20_100,
    log: { warning: (line) => void at.warnings.push(line) },
  });
  return { at, extra };
}

test('an extra gets half of the remaining time, and is left out of the report if it takes longer', async () => {
  const { at, extra } = extrasAt();
  const work = (until: number) =>
    extra('the docs', async (deadline) => {
      at.time = until;
      await pause();
      return deadline;
    });
  expect(await work(10_099)).toBe(10_100);
  // The next extra gets half of the rest.
  expect(await work(15_000)).toBe(15_099.5);
  expect(at.warnings).toEqual([]);
  expect(await work(20_000)).toBeNull();
  expect(at.warnings).toEqual([
    'The report goes without the docs: no time was left for it. Raise `timeout-minutes`.',
  ]);
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
  const { at, extra } = extrasAt(controller.signal);
  const cancelled = extra('its chart', () => {
    controller.abort(new Error('cancelled'));
    throw new TypeError('x is undefined');
  });
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(at.warnings).toEqual([]);
});
