import { setTimeout as delay } from 'node:timers/promises';

/** Time and randomness, passed in so that tests can control them. */
export interface Clock {
  /** Monotonic time in milliseconds, for deadlines and durations. */
  now(): number;
  /** Milliseconds since the epoch, for dates, `Retry-After` and `createdAt`. */
  wallTime(): number;
  /** Rejects with the signal's reason when aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0, inclusive, to 1, exclusive. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  sleep: async (milliseconds, signal) => {
    try {
      await delay(milliseconds, undefined, signal ? { signal } : {});
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  },
  random: () => Math.random(),
};

/** Makes every message safe for the runner's log. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** Absent unless debug logging is on (`RUNNER_DEBUG`). */
  debug?(message: string): void;
}

/** What a run needs from outside the program, passed in so that tests can replace it. */
export interface Step {
  env: NodeJS.ProcessEnv;
  clock: Clock;
  log: Log;
  /** Aborted with a {@link Cancelled} when the runner stops the step. */
  signal: AbortSignal;
  /** Monotonic time, in milliseconds of `clock.now()`, at which the step's work must have ended. */
  deadline: number;
  setOutput(name: string, value: string): void;
  /**
   * Runs critical work, which must not be stopped halfway: a request that starts or posts something, and
   * the record of it. A cancellation waits for it, for up to 6 s after SIGINT, and so does the end of a
   * run that takes too long. The work gets a signal of its own, which is aborted just before the process ends.
   */
  critical<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Replaces the step's own secrets with `***`, in all text that leaves the program. */
  mask(text: string): string;
  /** The step's own secrets, for a redactor. */
  secrets: readonly string[];
}

export class Cancelled extends Error {
  override name = 'Cancelled';

  constructor(signalName: string) {
    super(`The step was cancelled (${signalName}).`);
  }
}

/** Milliseconds after the step's deadline in which its outcome can still be reported. */
export const reportingGrace = 10_000;

/** Milliseconds that a cancelled step has to save and report its results. */
export const cancelGrace = 1_000;

/** The work is done and reported, but its outcome fails the step. */
export class StepFailure extends Error {
  override name = 'StepFailure';

  /** @param reasons complete messages, one per line of the error */
  constructor(reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join('\n'), options);
  }
}

/** The work was stopped before its end: by a signal, by the deadline or by an error that nobody caught. */
export class StepStopped extends Error {
  override name = 'StepStopped';
  /** Heading for the job summary, which says how far the work came. */
  readonly title: string;

  constructor(message: string, { title, cause }: { title: string; cause: unknown }) {
    super(message, { cause });
    this.title = title;
  }
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Returns a function that calls `make` only once, and always returns what that call returned. A promise that
 * was rejected is made anew for the next caller.
 */
export function once<T>(make: () => T): () => T {
  let made: { result: T } | undefined;
  return () => {
    made ??= { result: make() };
    const { result } = made;
    if (result instanceof Promise) result.catch(() => (made = undefined));
    return result;
  };
}
