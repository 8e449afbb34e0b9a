import { setImmediate } from 'node:timers/promises';
import type { Clock } from './clock.ts';

/**
 * Called often by long work: gives a promise to wait for once a slice of time is used up, so that
 * signals and timers are heard; the promise rejects if the work is not wanted any more.
 */
export type Pace = () => Promise<void> | undefined;

/** All that long work gives, with pauses between its parts. */
export async function paced<T>(work: Iterable<T>, pace: Pace): Promise<T[]> {
  const parts: T[] = [];
  for (const part of work) {
    const pause = pace();
    if (pause) await pause;
    parts.push(part);
  }
  return parts;
}

/** For work that nothing else waits for. */
export const unpaced: Pace = () => undefined;

/** Long enough to cost nothing, short enough that a signal is heard at once. */
const sliceMilliseconds = 50;

/**
 * @param deadline milliseconds of `clock.now()`
 * @returns a pace whose promise rejects with the signal's reason once it is aborted, and with an
 *   error that names `timeout-minutes` past the deadline
 */
export function createPace({
  clock,
  signal,
  deadline,
}: {
  clock: Pick<Clock, 'now'>;
  signal: AbortSignal;
  deadline: number;
}): Pace {
  let sliceEnd = clock.now() + sliceMilliseconds;
  const breathe = async (): Promise<void> => {
    await setImmediate();
    signal.throwIfAborted();
    if (clock.now() >= deadline) {
      throw new Error(
        'The time of the step ran out while its questions were grouped. Raise `timeout-minutes`, or lower `days`.',
      );
    }
    sliceEnd = clock.now() + sliceMilliseconds;
  };
  return () => (clock.now() < sliceEnd ? undefined : breathe());
}

/** Milliseconds past the deadline in which what was read until then is still told. */
const tellingGrace = 10_000;

/**
 * The pace of a report that is made of what was read: reading may have taken all the time there is,
 * and is told of nevertheless.
 */
export function tellingPace(step: Parameters<typeof createPace>[0]): Pace {
  const { clock, signal, deadline } = step;
  return createPace({ clock, signal, deadline: Math.max(deadline, clock.now() + tellingGrace) });
}
