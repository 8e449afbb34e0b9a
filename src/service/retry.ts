import type { IncomingHttpHeaders } from 'node:http';

/** Statuses that say "not now", as against "not so". */
const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

export const isRetried = (status: number): boolean => retriedStatuses.has(status);

const mostFailures = 10;
const shortestBackoff = 1_000;
const longestBackoff = 30_000;

export type RetryPlan =
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'give-up'; why: 'failures' | 'deadline' | 'retry-after' };

/**
 * What to do after a failure.
 *
 * Without a word from the service the wait is exponential backoff with full jitter, as in
 * "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015).
 *
 * @param failures failures in a row, this one included
 * @param retryAfter milliseconds that the service asked for, or null
 * @param timeLeft milliseconds to the deadline
 * @param random from 0 to 1
 */
export function planRetry({
  failures,
  retryAfter,
  timeLeft,
  random,
}: {
  failures: number;
  retryAfter: number | null;
  timeLeft: number;
  random: number;
}): RetryPlan {
  if (failures >= mostFailures) return { kind: 'give-up', why: 'failures' };
  const backoff = random * Math.min(longestBackoff, shortestBackoff * 2 ** (failures - 1));
  const milliseconds = retryAfter ?? backoff;
  if (milliseconds < timeLeft) return { kind: 'wait', milliseconds };
  return { kind: 'give-up', why: retryAfter === null ? 'deadline' : 'retry-after' };
}

/**
 * `Retry-After` in milliseconds from now (RFC 9110, 10.2.3: seconds or a date), or null where it
 * is absent or means nothing.
 *
 * @param wallTime now, in milliseconds since the epoch: the header's dates are wall time
 */
export function retryAfter({
  headers,
  wallTime,
}: {
  headers: IncomingHttpHeaders;
  wallTime: number;
}): number | null {
  const value = headers['retry-after']?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  // A date has the name of a month; the parser takes "-5" for one, too.
  const date = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - wallTime);
}
