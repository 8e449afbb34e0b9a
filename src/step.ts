import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** Everything outside the program that a run works with, passed in. */
export interface Step {
  env: NodeJS.ProcessEnv;
  clock: Clock;
  log: Log;
  /** Aborted with a {@link Cancelled} when the runner stops the step. */
  signal: AbortSignal;
  /** Monotonic time, in milliseconds of `clock.now()`, at which the step's work must be over. */
  deadline: number;
  setOutput(name: string, value: string): void;
  /** Replaces the step's own secrets with `***`. Needed for everything that leaves the program. */
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

/** The work is done and reported, but its outcome fails the step. */
export class StepFailure extends Error {
  override name = 'StepFailure';

  /** @param reasons each a message of its own */
  constructor(reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join('\n'), options);
  }
}

/** Calls a function when its result is first needed, and only once. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
