import type { IncomingHttpHeaders } from 'node:http';

/** Statuses that say "not now" rather than "never". */
const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

export const isRetriedStatus = (status: number): boolean => retriedStatuses.has(status);

/**
 * A server that never gave a usable answer is given up after this many failures in a row, but not
 * before `minTrying` milliseconds.
 */
const maxFailures = 10;
const minTrying = 120_000;
const minBackoff = 1_000;
const maxBackoff = 30_000;

/** All times are in milliseconds. */
interface Failure {
  /** Failures in a row, including this one. */
  failures: number;
  elapsed: number;
  /** How long the server asked to wait; null if it didn't. */
  retryAfter: number | null;
  timeLeft: number;
  /** A number from 0, inclusive, to 1, exclusive. */
  random: number;
  /** Whether the server has given a usable answer in this run: it is then tried until the deadline. */
  hasAnswered: boolean;
}

type RetryPlan =
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'give-up'; why: 'failures' | 'deadline' | 'retry-after' };

/**
 * Milliseconds to wait after a number of failures in a row: exponential backoff with equal jitter, as in
 * "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015). At least half of each step is waited,
 * so that no mix of answers makes a loop without a pause.
 */
export function backoff(failures: number, random: number): number {
  const step = Math.min(maxBackoff, minBackoff * 2 ** (failures - 1));
  return (step / 2) * (1 + random);
}

export function planRetry(failure: Failure): RetryPlan {
  const { failures, elapsed, retryAfter, timeLeft, random, hasAnswered } = failure;
  if (!hasAnswered && failures >= maxFailures && elapsed >= minTrying) {
    return { kind: 'give-up', why: 'failures' };
  }
  const ownWait = backoff(failures, random);
  const milliseconds = Math.max(ownWait, retryAfter ?? 0);
  if (milliseconds < timeLeft) return { kind: 'wait', milliseconds };
  return { kind: 'give-up', why: milliseconds > ownWait ? 'retry-after' : 'deadline' };
}

/** Milliseconds: a year. Longer waits make no difference, and may not be finite. */
export const maxRetryAfter = 31_536_000_000;

/**
 * `Retry-After` (RFC 9110, 10.2.3: seconds or a date) in milliseconds from now, or null if it is
 * absent or invalid.
 *
 * @param wallTime now, in milliseconds since the epoch: the header's dates are wall time
 */
export function parseRetryAfter(headers: IncomingHttpHeaders, wallTime: number): number | null {
  const value = headers['retry-after']?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value) * 1_000, maxRetryAfter);
  // Dates contain the name of a month; the parser would also accept "-5".
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - wallTime), maxRetryAfter);
}
