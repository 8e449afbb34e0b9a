import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Log } from './log.ts';

/**
 * Called often by long work: gives a promise to wait for once a slice of time is used up, so that
 * signals and timers are heard; the promise rejects if the work is not wanted any more.
 */
export type Pace = () => Promise<void> | undefined;

const current = new AsyncLocalStorage<Pace>();

/** The pace of the work that calls it, as {@link atPace} set it; without one, none. */
export const pause: Pace = () => current.getStore()?.();

/** Does work whose pauses, however deep in it, are of this pace. */
export const atPace = <T>(pace: Pace, work: () => T): T => current.run(pace, work);

/** All that long work gives, with pauses between its parts. */
export async function paced<T>(work: Iterable<T>): Promise<T[]> {
  const parts: T[] = [];
  for (const part of work) {
    await pause();
    parts.push(part);
  }
  return parts;
}

/** The time for the work ran out. */
class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/** Long enough to cost nothing, short enough that a signal is heard at once. */
const sliceMilliseconds = 50;

/** What work may take. */
interface Bounded {
  clock: { now(): number };
  signal: AbortSignal;
  /** Milliseconds of `clock.now()`. */
  deadline: number;
}

/**
 * @returns a pace whose promise rejects with the signal's reason once it is aborted, and with an
 *   error that names `timeout-minutes` past the deadline
 */
export function createPace({ clock, signal, deadline }: Bounded): Pace {
  const nextEnd = (): number => Math.min(clock.now() + sliceMilliseconds, deadline);
  let sliceEnd = nextEnd();
  const breathe = async (): Promise<void> => {
    await setImmediate();
    signal.throwIfAborted();
    if (clock.now() >= deadline) {
      throw new OutOfTime(
        'The time of the step ran out before its report was made. Raise `timeout-minutes`, or lower `days`.',
      );
    }
    sliceEnd = nextEnd();
  };
  return () => (clock.now() < sliceEnd ? undefined : breathe());
}

/** Milliseconds after the step's deadline in which its outcome can still be reported. */
export const reportingGrace = 10_000;

/**
 * The step with the deadline of a report that is made of what was read: reading may have taken all
 * the time there is, and is told of nevertheless.
 */
export function telling<T extends Omit<Bounded, 'signal'>>(step: T): T {
  return { ...step, deadline: Math.max(step.deadline, step.clock.now() + reportingGrace) };
}

/**
 * Does what a report can do without. Whatever fails in it, or if its time runs out, the report goes
 * without it, with a warning, and gets null.
 *
 * @param what names it in the warning
 */
export type Extra = <T>(
  what: string,
  work: (deadline: number) => T | Promise<T>,
) => Promise<T | null>;

/**
 * Gives each extra at most half of the time that is left, so that the report is made whatever they
 * take. What isn't run by this is the report itself.
 *
 * @returns an extra that throws the signal's reason once that is aborted, and nothing else
 */
export function extras(step: Bounded & { log: Pick<Log, 'warning'> }): Extra {
  const { clock, signal, log } = step;
  const { deadline: end } = telling(step);
  return async (what, work) => {
    const deadline = clock.now() + (end - clock.now()) / 2;
    try {
      const pace = createPace({ clock, signal, deadline });
      return await atPace(pace, () => work(deadline));
    } catch (error) {
      signal.throwIfAborted();
      const why = error instanceof Error ? error.message : String(error);
      const reason =
        error instanceof OutOfTime ? 'no time was left for it. Raise `timeout-minutes`.' : why;
      log.warning(`The report goes without ${what}: ${reason}`);
      return null;
    }
  };
}
