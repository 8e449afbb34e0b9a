import type { IncomingHttpHeaders } from 'node:http';

/** Statuses that say "not now" rather than "never". */
const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

export const isRetried = (status: number): boolean => retriedStatuses.has(status);

/** Failures in a row that end the tries, though not before this many milliseconds have passed. */
const maxFailures = 10;
const minTrying = 120_000;
const minBackoff = 1_000;
const maxBackoff = 30_000;

export interface Failure {
  /** Failures in a row, this one included. */
  failures: number;
  /** Milliseconds since the first try. */
  elapsed: number;
  /** Milliseconds that the server asked to wait, or null. */
  retryAfter: number | null;
  /** Milliseconds to the deadline. */
  timeLeft: number;
  /** From 0, inclusive, to 1, exclusive. */
  random: number;
}

export type RetryPlan =
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'give-up'; why: 'failures' | 'deadline' | 'retry-after' };

/**
 * Milliseconds to wait after so many failures in a row: exponential backoff with full jitter, as in
 * "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015).
 */
export const backoff = (failures: number, random: number): number =>
  random * Math.min(maxBackoff, minBackoff * 2 ** (failures - 1));

/** What to do after a failure: what the server asks for wins over backoff. */
export function planRetry(failure: Failure): RetryPlan {
  const { failures, elapsed, retryAfter, timeLeft, random } = failure;
  const isEnough = failures >= maxFailures && elapsed >= minTrying;
  if (isEnough) return { kind: 'give-up', why: 'failures' };
  const milliseconds = retryAfter ?? backoff(failures, random);
  if (milliseconds < timeLeft) return { kind: 'wait', milliseconds };
  return { kind: 'give-up', why: retryAfter === null ? 'deadline' : 'retry-after' };
}

/** Seconds that a server can ask to wait, a year: more says no more, and might be no number. */
export const maxRetryAfter = 31_536_000;

/**
 * `Retry-After` in milliseconds from now (RFC 9110, 10.2.3: seconds or a date), or null if it
 * is absent or means nothing.
 *
 * @param wallTime now, in milliseconds since the epoch: the header's dates are wall time
 */
export function retryAfter(headers: IncomingHttpHeaders, wallTime: number): number | null {
  const value = headers['retry-after']?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value), maxRetryAfter) * 1_000;
  // A date has the name of a month; the parser takes "-5" for one, too.
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - wallTime), maxRetryAfter * 1_000);
}
