import * as z from 'zod/mini';
import { isRetriedStatus, maxRetryAfter, parseRetryAfter } from '../http/retry.ts';
import type { AssessResponse, GivingUp } from '../http/sender.ts';
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
  /** HTTP status, if there was a response. */
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

type Wanted = Partial<Pick<GitHubError, 'status' | 'kind'>>;

export const isGitHubError = (error: unknown, { status, kind }: Wanted): error is GitHubError =>
  error instanceof GitHubError &&
  (status === undefined || error.status === status) &&
  (kind === undefined || error.kind === kind);

/** For a promise's `catch`: handles a GitHubError that matches `wanted`, and rethrows other errors. */
export const onGitHubError =
  <T>(handle: (error: GitHubError) => T, wanted: Wanted = {}) =>
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

const errorSchema = z.object({ message: z.string() });

const graphqlSchema = z.object({
  errors: z.array(z.object({ message: z.string(), type: z.nullish(z.string()) })),
});

/** REST reports limits as 429, or as 403 with a header or message; GraphQL reports errors as 200. */
export const assessGitHubResponse: AssessResponse = (response, wallTime) => {
  const { status } = response;
  const error = graphqlError(response);
  if (error?.type === 'RATE_LIMITED') {
    return { kind: 'limited', wait: resetWait(response, wallTime) ?? defaultWait };
  }
  if (error) return error.type ? { kind: 'final' } : { kind: 'transient', wait: null };
  const wait = requestedWait(response, wallTime);
  const isLimited =
    status === 429 ||
    (status === 403 && (wait !== null || /\bsecondary rate\b/i.test(messageOf(response))));
  if (isLimited) return { kind: 'limited', wait: wait ?? defaultWait };
  return isRetriedStatus(status) ? { kind: 'transient', wait } : { kind: 'final' };
};

/**
 * The first GraphQL error, if any; an error without a type is an internal failure. The search for
 * `"errors"` avoids parsing other responses twice.
 */
const graphqlError = ({ status, body }: Response) =>
  status === 200 && body.includes('"errors"')
    ? z.safeParse(graphqlSchema, parseBody(body)).data?.errors[0]
    : undefined;

/** Milliseconds that GitHub asks to wait; null if it doesn't ask. */
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
    ? `GitHub refused ${nameOf(request)} (${error.type})${await afterColon(error.message)}. Check the input \`github-token\`: the token itself, or a policy of its organization, does not allow this.`
    : `GitHub answered ${status} to ${nameOf(request)}${await afterColon(reason)}.`;
  return new GitHubError({ kind: 'refused', status, reason, message });
}

/** The error for a call without a final response; `timeLeft` is in milliseconds. */
export async function explainGivingUp(
  request: Request,
  { last, limited, wait, timeLeft }: GivingUp & { timeLeft: number },
): Promise<GitHubError> {
  if (last === null) return explainLostResponse(request, new Error('the time for the step is up'));
  if (last instanceof ConnectionError) return explainLostResponse(request, last);
  const words = await afterColon(graphqlError(last)?.message ?? messageOf(last));
  const { status } = last;
  if (!limited) return explainLostResponse(request, new Error(`status ${status}${words}`), status);
  const requested = wait === null ? 'a while' : `${Math.ceil(wait / 1000)} s`;
  const left = Math.max(0, Math.floor(timeLeft / 1000));
  return new GitHubError({
    kind: 'rate-limit',
    status,
    message: `GitHub's rate limit was reached: it asks to wait ${requested} before ${nameOf(request)}, but the step has ${left} s left${words}. Run it again later, or raise \`timeout-minutes\`.`,
  });
}

export function explainLostResponse(request: Request, cause: Error, status?: number): GitHubError {
  const message = `No usable answer from GitHub to ${nameOf(request)}: ${cause.message}. Check the runner's network and proxy and GitHub's status page, then run again.`;
  return new GitHubError({ kind: 'unconfirmed', status, message, cause });
}

/** The error for a response that doesn't fit its schema. */
export function explainInvalidResponse(route: string, cause: z.core.$ZodError): GitHubError {
  const field = cause.issues[0]?.path.join('.') || 'the body';
  const message = `GitHub's answer to ${route} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`;
  return new GitHubError({ kind: 'invalid-response', message, cause });
}

/** The message of an error response; '' if it has none. */
const messageOf = ({ body }: Response): string =>
  z.safeParse(errorSchema, parseBody(body)).data?.message ?? '';

const afterColon = async (words: string): Promise<string> => {
  const line = (await shortServerMessage(words)).replace(/\.$/, '');
  return line && `: ${line}`;
};
