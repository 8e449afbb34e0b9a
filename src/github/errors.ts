import * as z from 'zod/mini';
import {
  type ClassifyResponse,
  describeTries,
  type GivingUp,
  isRetriedStatus,
  maxRetryAfter,
  parseRetryAfter,
} from '../http/sender.ts';
import { ConnectionError, parseBody, type Request, type Response } from '../http/transport.ts';
import { shortServerMessage } from '../text/server-words.ts';

/**
 * A call to GitHub failed:
 * - `refused`: GitHub refused the call;
 * - `rate-limit`: GitHub asked to wait until after the deadline;
 * - `unconfirmed`: no usable response came, so a write may or may not have happened;
 * - `invalid-response`: the response differs from GitHub's documentation.
 */
export class GitHubError extends Error {
  override name = 'GitHubError';
  readonly kind: 'refused' | 'rate-limit' | 'unconfirmed' | 'invalid-response';
  readonly status: number | undefined;
  /** The message in GitHub's response; '' if there is none. */
  readonly reason: string;

  constructor(error: Pick<GitHubError, 'kind' | 'message'> & Partial<GitHubError>) {
    super(error.message, { cause: error.cause });
    this.kind = error.kind;
    this.status = error.status;
    this.reason = error.reason ?? '';
  }
}

type ErrorFilter = Partial<Pick<GitHubError, 'status' | 'kind'>>;

export const isGitHubError = (
  error: unknown,
  { status, kind }: ErrorFilter,
): error is GitHubError =>
  error instanceof GitHubError &&
  (status === undefined || error.status === status) &&
  (kind === undefined || error.kind === kind);

/** For a promise's `catch`: handles a GitHubError that matches `wanted`, and rethrows other errors. */
export const onGitHubError =
  <T>(handle: (error: GitHubError) => T, wanted: ErrorFilter = {}) =>
  (error: unknown): T => {
    if (isGitHubError(error, wanted)) return handle(error);
    throw error;
  };

/** Whether an error means that an issue was transferred or deleted, alone or with its repository. */
export const isIssueGone = (error: unknown): boolean =>
  error instanceof GitHubError && [301, 404, 410].includes(error.status ?? 0);

/** A post that the workflow asks for can't be made; the message is for the workflow's author. */
export class PostingError extends Error {
  override name = 'PostingError';
}

/** Milliseconds to wait if GitHub gives no time ("Rate limits for the REST API", GitHub Docs). */
const defaultWait = 60_000;

const errorSchema = z.object({
  message: z.string(),
  errors: z.catch(
    z.array(z.union([z.string(), z.object({ message: z.catch(z.string(), '') })])),
    [],
  ),
});

const graphqlSchema = z.object({
  errors: z.array(z.object({ message: z.string(), type: z.nullish(z.string()) })),
});

/**
 * Words of GitHub's secondary limits, which it reports as 403 or 422 and often without a header: "You have
 * exceeded a secondary rate limit", "was submitted too quickly", "abuse detection mechanism".
 */
const secondaryLimit = /\bsecondary rate\b|\bsubmitted too quickly\b|\babuse detection\b/i;

/** REST reports limits as 429, 403 or 422; GraphQL reports errors as 200. */
export const classifyGitHubResponse: ClassifyResponse = (response, wallTime) => {
  const { status } = response;
  const error = graphqlError(response);
  if (error?.type === 'RATE_LIMITED') {
    return { kind: 'limited', retryAfter: resetWait(response, wallTime) ?? defaultWait };
  }
  if (error) return error.type ? { kind: 'final' } : { kind: 'transient', retryAfter: null };
  const retryAfter = requestedWait(response, wallTime);
  const isLimited =
    status === 429 ||
    (status === 403 && retryAfter !== null) ||
    ([403, 422].includes(status) && secondaryLimit.test(response.body));
  if (isLimited) return { kind: 'limited', retryAfter: retryAfter ?? defaultWait };
  return isRetriedStatus(status) ? { kind: 'transient', retryAfter } : { kind: 'final' };
};

/**
 * The first GraphQL error, if any; an error without a type is an internal failure. The search for
 * `"errors"` avoids parsing other responses twice.
 */
const graphqlError = ({ status, body }: Response) =>
  status === 200 && body.includes('"errors"')
    ? z.safeParse(graphqlSchema, parseBody(body)).data?.errors[0]
    : undefined;

function requestedWait(response: Response, wallTime: number): number | null {
  const isUsedUp = response.headers['x-ratelimit-remaining'] === '0';
  return (
    parseRetryAfter(response.headers, wallTime) ?? (isUsedUp ? resetWait(response, wallTime) : null)
  );
}

/** Milliseconds until `x-ratelimit-reset` (seconds since the epoch); null without that header. */
function resetWait({ headers }: Response, wallTime: number): number | null {
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1_000;
  if (Number.isNaN(reset)) return null;
  return Math.min(Math.max(0, reset - wallTime), maxRetryAfter);
}

const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** The error for a final response; undefined if the response is a success. */
export async function explainRefusal(
  request: Request,
  response: Response,
): Promise<GitHubError | undefined> {
  const { status } = response;
  const error = graphqlError(response);
  if (!error?.type && status < 300) return undefined;
  const reason = messageOf(response);
  const message = error?.type
    ? `GitHub refused ${nameOf(request)} (${error.type})${await colonAndText(error.message)}. Check the input \`github-token\`: the token itself, or a policy of its organization, does not allow this.`
    : `GitHub answered ${status} to ${nameOf(request)}${await colonAndText(reason)}.`;
  return new GitHubError({ kind: 'refused', status, reason, message });
}

/** The error for a call without a final response; `timeLeft` is in milliseconds. */
export function explainGivingUp(
  request: Request,
  gaveUp: GivingUp & { timeLeft: number },
): GitHubError {
  const { lastFailure, failureText, isRateLimited, retryAfter, timeLeft } = gaveUp;
  const options =
    lastFailure instanceof ConnectionError
      ? { cause: lastFailure }
      : lastFailure && { status: lastFailure.status };
  if (lastFailure === null) {
    const message = `Time ran out before ${nameOf(request)} was sent to GitHub. Raise \`timeout-minutes\`.`;
    return new GitHubError({ kind: 'unconfirmed', message });
  }
  if (!isRateLimited)
    return lostResponseError(request, `${failureText} (${describeTries(gaveUp)})`, options);
  const requested = retryAfter === null ? 'a while' : `${Math.ceil(retryAfter / 1000)} s`;
  const left = Math.max(0, Math.floor(timeLeft / 1000));
  return new GitHubError({
    kind: 'rate-limit',
    ...options,
    message: `GitHub's rate limit was reached: it asks to wait ${requested} before ${nameOf(request)}, but the step has ${left} s left (${failureText}). Run it again later, or raise \`timeout-minutes\`.`,
  });
}

/** The message in an error response, as one line that is safe to post; '' for none. */
export const reasonInResponse = (response: Response): Promise<string> =>
  shortServerMessage(graphqlError(response)?.message ?? messageOf(response));

export function lostResponseError(
  request: Request,
  problem: string,
  options: Partial<GitHubError> | null,
): GitHubError {
  const message = `No usable answer from GitHub to ${nameOf(request)}: ${problem}. Check the runner's network and proxy and GitHub's status page, then run again.`;
  return new GitHubError({ kind: 'unconfirmed', ...options, message });
}

export function explainInvalidResponse(request: Request, cause: z.core.$ZodError): GitHubError {
  const field = cause.issues[0]?.path.join('.') || 'the body';
  const message = `GitHub's answer to ${nameOf(request)} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`;
  return new GitHubError({ kind: 'invalid-response', message, cause });
}

/** The message of an error response, with its details; '' if it has none. */
function messageOf({ body }: Response): string {
  const { message = '', errors = [] } = z.safeParse(errorSchema, parseBody(body)).data ?? {};
  const details = errors.map((detail) => (typeof detail === 'string' ? detail : detail.message));
  return [message, ...details].filter(Boolean).join(': ');
}

const colonAndText = async (words: string): Promise<string> => {
  const line = (await shortServerMessage(words)).replace(/\.$/, '');
  return line && `: ${line}`;
};
