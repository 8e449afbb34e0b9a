import { expect, test } from 'vitest';
import { createPace } from '../../../src/report/topics/pace.ts';

/** A pace at a time, and what becomes of work at later ones. */
function paceAt(start: number, deadline: number, signal = new AbortController().signal) {
  let time = start;
  const pace = createPace({ clock: { now: () => time }, signal, deadline });
  return (later: number) => {
    time = later;
    return pace();
  };
}

test('work is broken off at the deadline', async () => {
  const at = paceAt(0, 1_000);
  expect(at(20)).toBeUndefined();
  await at(900);
  await expect(at(1_000)).rejects.toThrow('The time of the step ran out');
});

test('what was read until the time ran out is told all the same', async () => {
  const at = paceAt(1_200, 1_000);
  await at(5_000);
  await expect(at(11_200)).rejects.toThrow('The time of the step ran out');
});

test('a cancellation is heard', async () => {
  const controller = new AbortController();
  const at = paceAt(0, 1_000, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(at(60)).rejects.toThrow('cancelled');
});
