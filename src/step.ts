import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** What one run of the action has to work with: everything outside the program, passed in. */
export interface Step {
  env: NodeJS.ProcessEnv;
  clock: Clock;
  log: Log;
  /** Aborted with a {@link Cancelled} when the runner stops the step. */
  signal: AbortSignal;
  /** Monotonic time, in milliseconds of `clock.now()`, at which the step's work must be over. */
  deadline: number;
  setOutput(name: string, value: string): void;
  /** Writes `***` for the step's own secrets: for whatever else leaves the program. */
  mask(text: string): string;
  /** These secrets, for a redactor of more than them. */
  secrets: readonly string[];
}

export class Cancelled extends Error {
  override name = 'Cancelled';

  constructor(signalName: string) {
    super(`The step was cancelled (${signalName}).`);
  }
}

/** The work is done and reported, and its outcome fails the step. */
export class StepFailure extends Error {
  override name = 'StepFailure';

  /** @param reasons each a message of its own */
  constructor(reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join('\n'), options);
  }
}

/** Does when it is needed first, and once, what a step may do without. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
