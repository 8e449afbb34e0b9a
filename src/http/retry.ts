import type { IncomingHttpHeaders } from 'node:http';

/** Statuses that say "not now" rather than "never". */
const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

export const isRetried = (status: number): boolean => retriedStatuses.has(status);

const mostFailures = 10;
const shortestBackoff = 1_000;
const longestBackoff = 30_000;

export interface Failure {
  /** Failures in a row, this one included. */
  failures: number;
  /** Milliseconds that the server asked to wait, or null. */
  retryAfter: number | null;
  /** Milliseconds to the deadline. */
  timeLeft: number;
  /** From 0, inclusive, to 1, exclusive. */
  random: number;
  /**
   * The part of a backoff that is always waited, from 0 (full jitter) to 1 (none). With a half, the
   * nine waits come to 75 s at least and outlast a server that is down for a minute.
   */
  leastShare: number;
}

export type RetryPlan =
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'give-up'; why: 'failures' | 'deadline' | 'retry-after' };

/**
 * What to do after a failure. If the server asks for no wait, it is exponential backoff with
 * jitter, as in "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015).
 */
export function planRetry(failure: Failure): RetryPlan {
  const { failures, retryAfter, timeLeft, random, leastShare } = failure;
  if (failures >= mostFailures) return { kind: 'give-up', why: 'failures' };
  const backoff = Math.min(longestBackoff, shortestBackoff * 2 ** (failures - 1));
  const milliseconds = retryAfter ?? backoff * (leastShare + random * (1 - leastShare));
  if (milliseconds < timeLeft) return { kind: 'wait', milliseconds };
  return { kind: 'give-up', why: retryAfter === null ? 'deadline' : 'retry-after' };
}

/** Seconds that a server can ask to wait, a year: more says no more, and might be no number. */
export const longestAsked = 31_536_000;

/**
 * `Retry-After` in milliseconds from now (RFC 9110, 10.2.3: seconds or a date), or null if it
 * is absent or means nothing.
 *
 * @param wallTime now, in milliseconds since the epoch: the header's dates are wall time
 */
export function retryAfter(headers: IncomingHttpHeaders, wallTime: number): number | null {
  const value = headers['retry-after']?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value), longestAsked) * 1_000;
  // A date has the name of a month; the parser takes "-5" for one, too.
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - wallTime), longestAsked * 1_000);
}
