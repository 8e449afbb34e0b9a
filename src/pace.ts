import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { errorMessage, type Log } from './step.ts';

/**
 * Called often by long work. Returns a promise to await once a slice of time is used up, so that
 * signals and timers can run; the promise rejects if the work has to stop.
 */
export type Pace = () => Promise<void> | undefined;

const current = new AsyncLocalStorage<Pace>();

/** Pauses at the pace that {@link runAtPace} set; does nothing without one. */
export const pause: Pace = () => current.getStore()?.();

/** Runs work so that every {@link pause} in it uses this pace. */
export const runAtPace = <T>(pace: Pace, work: () => T): T => current.run(pace, work);

/** The results of long work, with a pause before each. */
export async function collectWithPauses<T>(work: Iterable<T>): Promise<T[]> {
  const parts: T[] = [];
  for (const part of work) {
    await pause();
    parts.push(part);
  }
  return parts;
}

class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/** Long enough to cost nothing, short enough to respond to a signal at once. */
const sliceMilliseconds = 50;

interface Bounded {
  clock: { now(): number };
  signal: AbortSignal;
  /** Milliseconds of `clock.now()`. */
  deadline: number;
}

/** The pace rejects with the signal's reason once that is aborted, and after the deadline. */
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

/** The step with enough time to report what was read, even if reading took all its time. */
export function withReportingGrace<T extends Omit<Bounded, 'signal'>>(step: T): T {
  return { ...step, deadline: Math.max(step.deadline, step.clock.now() + reportingGrace) };
}

/**
 * Runs optional work, which `what` names. If it fails or runs out of time, there is a warning and the
 * result is null.
 */
export type ExtraRunner = <T>(
  what: string,
  work: (deadline: number) => T | Promise<T>,
) => Promise<T | null>;

/**
 * Gives each extra at most half of the time left, so that there is always time for the report. An
 * extra throws only the signal's reason, once that is aborted.
 */
export function extraRunner(step: Bounded & { log: Pick<Log, 'warning'> }): ExtraRunner {
  const { clock, signal, log } = step;
  const { deadline: end } = withReportingGrace(step);
  return async (what, work) => {
    const deadline = clock.now() + (end - clock.now()) / 2;
    try {
      const pace = createPace({ clock, signal, deadline });
      return await runAtPace(pace, () => work(deadline));
    } catch (error) {
      signal.throwIfAborted();
      const reason =
        error instanceof OutOfTime
          ? 'no time was left for it. Raise `timeout-minutes`.'
          : errorMessage(error);
      log.warning(`The report goes without ${what}: ${reason}`);
      return null;
    }
  };
}

/**
 * Keeps V8's young generation at its present size, and has V8 collect the old one once it has grown
 * by half. Each page of rows leaves megabytes of garbage: by default, the young generation grows to
 * 128 MiB and the old one to three times what is in use, and neither is any faster. Node's options
 * can't say so, because the runner starts Node. The flags apply to the whole process, so worker
 * threads, such as those of tests, leave them alone.
 */
export function limitHeapGrowth(): void {
  // Not imported, as mode `job` needs neither.
  if (!process.getBuiltinModule('node:worker_threads').isMainThread) return;
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
