import { Script } from 'node:vm';
import { errorMessage, reportingGrace, type Step } from './step.ts';

export interface ExtraTime {
  /** Monotonic time, in milliseconds of the step's clock, for requests. */
  deadline: number;
  /** Runs a synchronous function, and stops it at the deadline, even in an endless loop. */
  compute<R>(work: () => R): R;
}

/**
 * Runs an extra: work that a report can go without, which warnings call `name`. If the work fails or runs
 * out of time, there is a warning and the result is null. Work is stopped at the deadline until its first
 * `await`; what it computes later needs `compute`.
 */
export type ExtraRunner = <T>(
  name: string,
  work: (time: ExtraTime) => T | Promise<T>,
) => Promise<T | null>;

/**
 * Gives each extra at most half of the time left, so that there is always time for the report. Throws
 * only the signal's reason, after an abort.
 */
export function extraRunner({
  clock,
  signal,
  log,
  deadline: stepDeadline,
}: Pick<Step, 'clock' | 'signal' | 'deadline'> & {
  log: Pick<Step['log'], 'warning'>;
}): ExtraRunner {
  const end = Math.max(stepDeadline, clock.now() + reportingGrace);
  return async (name, work) => {
    const deadline = clock.now() + (end - clock.now()) / 2;
    const compute: ExtraTime['compute'] = (part) => runFor(deadline - clock.now(), part);
    try {
      return await compute(() => work({ deadline, compute }));
    } catch (error) {
      signal.throwIfAborted();
      const reason = isTimeout(error)
        ? 'no time was left for it. Raise `timeout-minutes`.'
        : errorMessage(error);
      log.warning(`The report goes without ${name}: ${reason}`);
      return null;
    }
  };
}

const timeoutCode = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === timeoutCode;

/** A script that calls the function in a global slot: Node limits the time of scripts, not of functions. */
const call = new Script("globalThis[Symbol.for('docs-agent-action: work')]()");
const workSlot = Symbol.for('docs-agent-action: work');
const maxMilliseconds = 2 ** 31 - 1;

/**
 * Runs a synchronous function, and stops it after `milliseconds`. A call of Node's own code, such as
 * `JSON.parse`, isn't interrupted, and what a promise that the function returns waits for isn't limited.
 *
 * @throws Error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
function runFor<R>(milliseconds: number, work: () => R): R {
  const timeout = Math.min(Math.max(1, Math.ceil(milliseconds)), maxMilliseconds);
  const shared: Record<symbol, unknown> = globalThis as never;
  let done: [R] | undefined;
  shared[workSlot] = () => {
    done = [work()];
  };
  try {
    call.runInThisContext({ timeout });
  } catch (error) {
    // Work that ended as its time was up counts: nobody else would wait for a promise that it returned.
    if (!done) throw error;
  }
  return (done as [R])[0];
}
