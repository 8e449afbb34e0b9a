import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { errorMessage, type Log } from './step.ts';

/**
 * Long work calls this often, and awaits the promise that it returns if a pause is due. Signals and
 * timers run in the pause. The promise rejects if the work has to stop.
 */
export type Pace = () => Promise<void> | undefined;

const current = new AsyncLocalStorage<Pace>();

/** Pauses if {@link runWithPauses} runs the work and a pause is due; otherwise does nothing. */
export const pause: Pace = () => current.getStore()?.();

/** Runs work so that every {@link pause} in the work uses this pace. */
export const runWithPauses = <T>(pace: Pace, work: () => T): T => current.run(pace, work);

/** Collects what long work yields, with a pause for each item. */
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

/** Between pauses: long enough to cost nothing, short enough to respond to a signal at once. */
const sliceMilliseconds = 50;

interface Bounded {
  clock: { now(): number };
  signal: AbortSignal;
  /** Monotonic time in milliseconds, as `clock.now()` returns it. */
  deadline: number;
}

/** A pause rejects with the signal's reason after an abort, and with OutOfTime after the deadline. */
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

/** Extends the step's deadline if needed, so that `reportingGrace` is left to report what was read. */
export function withReportingGrace<T extends Omit<Bounded, 'signal'>>(step: T): T {
  return { ...step, deadline: Math.max(step.deadline, step.clock.now() + reportingGrace) };
}

/**
 * Runs an extra: work that a report can go without, named `what` in warnings. If the work fails or runs
 * out of time, there is a warning and the result is null.
 */
export type ExtraRunner = <T>(
  what: string,
  work: (deadline: number) => T | Promise<T>,
) => Promise<T | null>;

/**
 * Gives each extra at most half of the time left, so that there is always time for the report. Throws
 * only the signal's reason, after an abort.
 */
export function extraRunner(step: Bounded & { log: Pick<Log, 'warning'> }): ExtraRunner {
  const { clock, signal, log } = step;
  const { deadline: end } = withReportingGrace(step);
  return async (what, work) => {
    const deadline = clock.now() + (end - clock.now()) / 2;
    try {
      const pace = createPace({ clock, signal, deadline });
      return await runWithPauses(pace, () => work(deadline));
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
 * Stops V8's young generation from growing, and has V8 collect the old generation once it has grown by
 * half. By default, the garbage of rows makes the young generation grow to 128 MiB and the old one to
 * three times what is in use, and neither makes reading faster. The flags are set here because the
 * runner starts Node. They apply to the whole process, so test workers don't set them.
 */
export function limitHeapGrowth(): void {
  // Loaded here, because mode `job` needs neither module.
  if (!process.getBuiltinModule('node:worker_threads').isMainThread) return;
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
