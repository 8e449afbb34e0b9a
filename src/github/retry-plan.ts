const mostFailures = 10;
const shortestBackoff = 1_000;
const longestBackoff = 30_000;
/** "Rate limits for the REST API", GitHub Docs: at least a minute where no time is given. */
const unnamedWait = 60_000;
const retriedStatuses = new Set([408, 425, 500, 502, 503, 504]);

export interface Failure {
  /** Failures of this call so far, this one included. */
  failures: number;
  /** Whether the call may be made twice without harm: all but those that create something. */
  repeatable: boolean;
  /** Absent where no answer came. */
  status: number | undefined;
  /** Milliseconds that GitHub asked to wait, or null. */
  retryAfter: number | null;
  /** Milliseconds to the deadline. */
  timeLeft: number;
  /** From 0 to 1. */
  random: number;
}

/** Whether GitHub says "not now", having done nothing. */
export function isRateLimit({
  status,
  retryAfter,
}: Pick<Failure, 'status' | 'retryAfter'>): boolean {
  return status === 429 || (status === 403 && retryAfter !== null);
}

/** Whether a failure leaves open what became of the call: no answer, or one of a server in trouble. */
export function isPassing(status: number | undefined): boolean {
  return status === undefined || retriedStatuses.has(status);
}

/**
 * How long to wait before a failed call is made again, in milliseconds; null where it is not.
 *
 * A call that creates something is made again only where GitHub answered that it did nothing.
 * Backoff doubles from 1 s to 30 s, its upper half jittered, so that the nine waits come to 75 s at
 * least and outlast a GitHub that is down for a minute.
 */
export function planRetry(failure: Failure): number | null {
  const { failures, repeatable, status, retryAfter, timeLeft, random } = failure;
  const limited = isRateLimit(failure);
  if (failures >= mostFailures || !(limited || (repeatable && isPassing(status)))) return null;
  const backoff = Math.min(longestBackoff, shortestBackoff * 2 ** (failures - 1));
  const wait = retryAfter ?? (limited ? unnamedWait : backoff * (0.5 + random / 2));
  return wait < timeLeft ? wait : null;
}

/**
 * `Retry-After` (seconds or a date) or, where the quota is used up, `x-ratelimit-reset` (seconds of
 * the epoch), in milliseconds from now; null where GitHub asks for no wait.
 *
 * @param wallTime now, in milliseconds since the epoch
 */
export function askedWait({
  headers,
  wallTime,
}: {
  headers: Partial<Record<string, string | number>>;
  wallTime: number;
}): number | null {
  const value = String(headers['retry-after'] ?? '').trim();
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  if (!Number.isNaN(date)) return Math.max(0, date - wallTime);
  if (String(headers['x-ratelimit-remaining']) !== '0') return null;
  const reset = Number(headers['x-ratelimit-reset']) * 1_000;
  return Number.isNaN(reset) ? null : Math.max(0, reset - wallTime);
}
