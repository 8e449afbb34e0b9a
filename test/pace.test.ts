import { expect, test } from 'vitest';
import { createPace, extras, telling } from '../src/pace.ts';
import { simulatedClock } from './world/clock.ts';

/** A pace at a time, and what becomes of work at later ones. */
function paceAt(start: number, create = createPace, signal = new AbortController().signal) {
  let time = start;
  const pace = create({ clock: { now: () => time }, signal, deadline: 1_000 });
  return (later: number) => {
    time = later;
    return pace();
  };
}

test('work is broken off at the deadline', async () => {
  const at = paceAt(0);
  expect(at(20)).toBeUndefined();
  await at(900);
  await expect(at(1_000)).rejects.toThrow('The time of the step ran out');
});

test('what was read until the time ran out is told all the same', async () => {
  const at = paceAt(1_200, (step) => createPace(telling(step)));
  await at(5_000);
  await expect(at(11_200)).rejects.toThrow('The time of the step ran out');
});

test('a cancellation is heard', async () => {
  const controller = new AbortController();
  const at = paceAt(0, createPace, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(at(60)).rejects.toThrow('cancelled');
});

test('an extra gets half of the time that is left, and what is lacking without it is told', async () => {
  let time = 100;
  const lines: string[] = [];
  const extra = extras({
    clock: { ...simulatedClock(), now: () => time },
    signal: new AbortController().signal,
    deadline: 1_100,
    log: { info: (line) => void lines.push(line) },
  });
  const work = (until: number) =>
    extra('The docs were not read', async (pace, deadline) => {
      time = until;
      await pace();
      return deadline;
    });
  expect(await work(599)).toBe(600);
  // Of what is left then, half again.
  expect(await work(849)).toBe(849.5);
  expect(lines).toEqual([]);
  expect(await work(1_100)).toBeNull();
  expect(lines).toEqual([
    'The docs were not read, as there was no time for it. Raise `timeout-minutes`.',
  ]);
  await expect(extra('', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
