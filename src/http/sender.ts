import type { IncomingHttpHeaders } from 'node:http';
import type { Clock, Log } from '../step.ts';
import {
  ConnectionError,
  type Request,
  type RequestLimits,
  type Response,
  type Transport,
} from './transport.ts';

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

/**
 * Milliseconds to wait after a number of failures in a row: exponential backoff with equal jitter, as in
 * "Exponential Backoff And Jitter" (AWS Architecture Blog, 2015). At least half of each step is waited,
 * so that no mix of answers makes a loop without a pause.
 */
export function backoff(failures: number, random: number): number {
  const step = Math.min(maxBackoff, minBackoff * 2 ** (failures - 1));
  return (step / 2) * (1 + random);
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

export interface RequestCounts {
  requests: number;
  retries: number;
}

/**
 * When a request may be sent again:
 * - `always`: the request changes nothing, or can safely be repeated;
 * - `if-nothing-was-done`: only if the server answered that it did not act on the request;
 * - `never`.
 */
export type RepeatPolicy = 'always' | 'if-nothing-was-done' | 'never';

interface ResponseClass {
  /**
   * - `final`: a result, or a refusal that a retry would not change;
   * - `limited`: nothing was done, because a limit was reached;
   * - `transient`: the server has a problem, and may or may not have acted.
   */
  kind: 'final' | 'limited' | 'transient';
  /** How long the server asks to wait, in milliseconds; null if it doesn't ask. */
  retryAfter?: number | null;
}

/** @param wallTime now, in milliseconds since the epoch */
export type ClassifyResponse = (response: Response, wallTime: number) => ResponseClass;

export const classifyByStatus: ClassifyResponse = ({ status, headers }, wallTime) => {
  if (!isRetriedStatus(status)) return { kind: 'final' };
  const retryAfter = parseRetryAfter(headers, wallTime);
  return { kind: status === 429 ? 'limited' : 'transient', retryAfter };
};

export interface SendOptions extends RequestLimits {
  request: Request;
  /** Makes a fresh request before each retry; without it, the same request is sent again. */
  renew?: (() => Promise<Request>) | undefined;
  repeat: RepeatPolicy;
  /** Monotonic time at which tries and waits end. */
  deadline: number;
  signal: AbortSignal;
}

export interface GivingUp {
  /**
   * - `failures`: too many failures in a row;
   * - `deadline`: the time is up, or would be after the next wait;
   * - `retry-after`: the server asks to wait until after the deadline;
   * - `unconfirmed`: the server may have acted on a request that must not be sent twice.
   */
  why: 'failures' | 'deadline' | 'retry-after' | 'unconfirmed';
  failures: number;
  /** The last failure; null if the time was up before the first try. */
  lastFailure: Response | ConnectionError | null;
  /** The last failure in words, without a full stop; '' if the time was up before the first try. */
  failureText: string;
  isRateLimited: boolean;
  /** Milliseconds that the server last asked to wait; null if it didn't ask. */
  retryAfter: number | null;
}

type Sent = { response: Response } | { gaveUp: GivingUp };

type Sender = (sending: SendOptions) => Promise<Sent>;

/**
 * Returns a function that sends requests to one server, each until there is a final response, with the
 * waits that the server asks for. It throws OversizedBodyError, and the signal's reason when aborted.
 */
export function createSender({
  send,
  classify,
  reasonIn,
  clock,
  counts,
  log,
}: {
  send: Transport;
  classify: ClassifyResponse;
  /** The message in an error response, as one line that is safe to log; '' for none. */
  reasonIn?: (response: Response) => string | Promise<string>;
  clock: Clock;
  counts: RequestCounts;
  /** Receives long waits and, at debug level, each try. */
  log?: Pick<Log, 'info' | 'debug'> | undefined;
}): Sender {
  let hasAnswered = false;

  const failureOf = async (answer: Response | ConnectionError): Promise<string> => {
    const reason = answer instanceof ConnectionError ? '' : await reasonIn?.(answer);
    return [resultOf(answer), reason].filter(Boolean).join(': ');
  };

  return async ({ request: first, renew, repeat, deadline, timeout, maxBytes, signal }) => {
    let request = first;
    const begun = clock.now();
    const timeLeft = () => deadline - clock.now();
    let gaveUp: GivingUp = {
      why: 'deadline',
      failures: 0,
      lastFailure: null,
      failureText: '',
      isRateLimited: false,
      retryAfter: null,
    };
    for (let failures = 1; ; failures += 1) {
      signal.throwIfAborted();
      if (timeLeft() <= 0) return { gaveUp };
      counts.requests += 1;
      const bounds = { timeout: Math.min(timeout, timeLeft()), maxBytes, signal };
      const sentAt = clock.now();
      const answer = await send(request, bounds).catch((error) => {
        if (error instanceof ConnectionError) return error;
        throw error;
      });
      log?.debug?.(
        `${nameOf(request)}: ${resultOf(answer)}, after ${Math.round(clock.now() - sentAt)} ms`,
      );
      const isBroken = answer instanceof ConnectionError;
      const { kind, retryAfter = null }: ResponseClass = isBroken
        ? { kind: 'transient' }
        : classify(answer, clock.wallTime());
      const isRateLimited = kind === 'limited';
      if (kind === 'final' && !isBroken) {
        hasAnswered ||= isSuccess(answer);
        return { response: answer };
      }
      hasAnswered ||= isRateLimited;
      const failureText = await failureOf(answer);
      gaveUp = {
        why: 'failures',
        failures,
        lastFailure: answer,
        failureText,
        isRateLimited,
        retryAfter,
      };
      if (repeat === 'never') return { gaveUp };
      if (repeat === 'if-nothing-was-done' && !isRateLimited) {
        const isUnsent = isBroken && answer.isUnsent;
        return { gaveUp: isUnsent ? gaveUp : { ...gaveUp, why: 'unconfirmed' } };
      }
      const isHopeless =
        !hasAnswered && failures >= maxFailures && clock.now() - begun >= minTrying;
      if (isHopeless) return { gaveUp };
      const ownWait = backoff(failures, clock.random());
      const milliseconds = Math.max(ownWait, retryAfter ?? 0);
      if (milliseconds >= timeLeft()) {
        return { gaveUp: { ...gaveUp, why: milliseconds > ownWait ? 'retry-after' : 'deadline' } };
      }
      gaveUp = { ...gaveUp, why: 'deadline' };
      counts.retries += 1;
      if (milliseconds >= minLoggedWait) {
        const seconds = Math.round(milliseconds / 1_000);
        const asked = milliseconds === retryAfter ? ', as the server asks,' : '';
        log?.info(
          `Waiting ${seconds} s${asked} before a retry of ${nameOf(request)}: ${failureText}.`,
        );
      }
      await clock.sleep(milliseconds, signal);
      if (renew) request = await renew();
    }
  };
}

/** How a request that was given up ended, to follow the request's name: `after 5 tries, until …`. */
export function describeTries({ why, failures }: Pick<GivingUp, 'why' | 'failures'>): string {
  const tries = failures === 1 ? 'after 1 try' : `after ${failures} tries`;
  if (why === 'deadline') return `${tries}, until the deadline`;
  return failures === 1 ? tries : `${tries} in a row`;
}

export const isSuccess = ({ status }: Response): boolean => status >= 200 && status <= 299;

/** Minimum wait that is logged, in milliseconds. */
const minLoggedWait = 10_000;

function nameOf({ method, url }: Request): string {
  const { origin, pathname } = new URL(url);
  return `${method} ${origin}${pathname}`;
}

const resultOf = (answer: Response | ConnectionError): string =>
  answer instanceof ConnectionError ? answer.message : `status ${answer.status}`;
