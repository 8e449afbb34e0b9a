import { expect, test } from 'vitest';
import { createPace, tellingPace } from '../src/pace.ts';

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
  const at = paceAt(1_200, tellingPace);
  await at(5_000);
  await expect(at(11_200)).rejects.toThrow('The time of the step ran out');
});

test('a cancellation is heard', async () => {
  const controller = new AbortController();
  const at = paceAt(0, createPace, controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(at(60)).rejects.toThrow('cancelled');
});
