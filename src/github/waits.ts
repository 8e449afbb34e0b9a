import type { getOctokit } from '@actions/github';
import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import type { Clock } from '../clock.ts';
import { answeredStatus, type OctokitFailure } from './failure.ts';
import { askedWait, planRetry } from './retry-plan.ts';

type OctokitPlugin = NonNullable<Parameters<typeof getOctokit>[2]>;

interface Bounds {
  clock: Clock;
  signal: AbortSignal;
  /** Milliseconds to the deadline. */
  timeLeft: () => number;
}

/**
 * The plugins tell what may be tried again and try it; they can't be given a clock, a deadline or
 * a signal. So their own waits are nought, and the waiting is done here, before they go on.
 */
export const retryOptions = { doNotRetry: [], retryAfterBaseValue: 0 };

export function throttleOptions({ clock, signal, timeLeft }: Bounds): ThrottlingOptions {
  const waitAsked = async (
    seconds: number,
    options: { request: Record<string, unknown> },
    _octokit: unknown,
    retries: number,
  ): Promise<boolean> => {
    const wait = planRetry({
      failures: retries + 1,
      repeatable: true,
      status: 429,
      retryAfter: seconds * 1_000,
      timeLeft: timeLeft(),
      random: clock.random(),
    });
    const again = await waited({ wait, clock, signal });
    options.request.limitGivenUp = !again;
    return again;
  };
  return {
    retryAfterBaseValue: 0,
    onRateLimit: waitAsked,
    onSecondaryRateLimit: waitAsked,
    write: unspaced,
    notifications: unspaced,
  };
}

/**
 * The plugin would space writes by 1 s and notifications by 3 s, for programs that make many. A run
 * of this one makes a handful.
 */
const unspaced = {
  key: () => ({ schedule: (_options: unknown, task: () => unknown) => task() }),
} as unknown as NonNullable<ThrottlingOptions['write']>;

/** Decides on every failure that throttling did not settle, waits, and tells the retry plugin. */
export function clockedWaits({
  clock,
  signal,
  timeLeft,
  graphqlUrl,
}: Bounds & { graphqlUrl: string }): OctokitPlugin {
  return (octokit) => {
    octokit.hook.error('request', async (error, options) => {
      const failure = error as OctokitFailure;
      const { request } = options;
      request.failures = (request.failures ?? 0) + 1;
      const wait = request.limitGivenUp
        ? null
        : planRetry({
            failures: request.failures,
            // Queries are the only calls made to GraphQL.
            repeatable: options.method !== 'POST' || options.url === graphqlUrl,
            status: answeredStatus(failure),
            retryAfter: askedWait({
              headers: failure.response?.headers ?? {},
              wallTime: clock.wallTime(),
            }),
            timeLeft: timeLeft(),
            random: clock.random(),
          });
      const again = await waited({ wait, clock, signal });
      request.retries = again ? request.failures : 0;
      throw error;
    });
    return {};
  };
}

async function waited({
  wait,
  clock,
  signal,
}: {
  wait: number | null;
  clock: Clock;
  signal: AbortSignal;
}): Promise<boolean> {
  if (wait === null || signal.aborted) return false;
  try {
    await clock.sleep(wait, signal);
    return true;
  } catch {
    // Aborted: the caller looks at the signal and throws its reason.
    return false;
  }
}
