import * as z from 'zod/mini';
import { isRetried, longestAsked, retryAfter } from '../http/retry.ts';
import type { GaveUp, Manner } from '../http/sender.ts';
import { ConnectionError, parseBody, type Request, type Response } from '../http/transport.ts';
import { shortWords } from '../text/server-words.ts';

/**
 * Why a call to GitHub failed:
 * - `refused`: GitHub answered that it will not;
 * - `rate-limit`: it asked to wait until after the deadline;
 * - `unconfirmed`: no usable answer came, so that a write may have been done or not;
 * - `invalid-response`: it answered with something other than it documents.
 */
export type GitHubErrorKind = 'refused' | 'rate-limit' | 'unconfirmed' | 'invalid-response';

type Fields = Pick<GitHubError, 'kind' | 'message'> &
  Partial<Pick<GitHubError, 'status' | 'said' | 'cause'>>;

export class GitHubError extends Error {
  override name = 'GitHubError';
  readonly kind: GitHubErrorKind;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** What GitHub said in its answer; '' if nothing. */
  readonly said: string;

  constructor({ kind, status, said = '', message, cause }: Fields) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.said = said;
  }
}

export const isGitHubError = (
  error: unknown,
  { status, kind }: { status?: number; kind?: GitHubErrorKind },
): error is GitHubError =>
  error instanceof GitHubError &&
  (status === undefined || error.status === status) &&
  (kind === undefined || error.kind === kind);

/** Transferred, deleted with its repository or by itself. */
const goneStatuses: readonly (number | undefined)[] = [301, 404, 410];

/** Whether an issue that was there a moment ago is there no longer. */
export const isGone = (error: unknown): boolean =>
  error instanceof GitHubError && goneStatuses.includes(error.status);

/** A post that was asked for and failed; its message is for the workflow's author. */
export class PostingError extends Error {
  override name = 'PostingError';
}

/** "Rate limits for the REST API", GitHub Docs: at least a minute if no time is given. */
const unnamedWait = 60_000;

const errorSchema = z.object({ message: z.string() });

const graphqlSchema = z.object({
  errors: z
    .array(z.object({ message: z.string(), type: z.nullish(z.string()) }))
    .check(z.minLength(1)),
});

/**
 * How GitHub speaks. Limits of REST come as 429, or as 403 with a time or in words; GraphQL's
 * failures come with the status 200.
 */
export const githubManner: Manner = (response, wallTime) => {
  const { status } = response;
  const error = graphqlError(response);
  if (error?.type === 'RATE_LIMITED') {
    return { kind: 'limited', wait: resetWait(response, wallTime) ?? unnamedWait };
  }
  if (error) return error.type ? { kind: 'final' } : { kind: 'passing', wait: null };
  const wait = askedWait(response, wallTime);
  const limited =
    status === 429 || (status === 403 && (wait !== null || namesSecondaryLimit(response)));
  if (limited) return { kind: 'limited', wait: wait ?? unnamedWait };
  return isRetried(status) ? { kind: 'passing', wait } : { kind: 'final' };
};

/**
 * The first error of GraphQL's; one without a type is a failure of the server's own. The texts of
 * other answers have no quote without a backslash: they are spared a second parse.
 */
const graphqlError = ({ status, body }: Response) =>
  status === 200 && body.includes('"errors"')
    ? z.safeParse(graphqlSchema, parseBody(body)).data?.errors[0]
    : undefined;

const namesSecondaryLimit = (response: Response): boolean =>
  /\bsecondary rate\b/i.test(spokenWords(response));

/** Milliseconds that GitHub asks to wait; null if it asks for none. */
function askedWait(response: Response, wallTime: number): number | null {
  const { headers } = response;
  const wait = retryAfter(headers, wallTime);
  if (wait !== null) return wait;
  return headers['x-ratelimit-remaining'] === '0' ? resetWait(response, wallTime) : null;
}

/** Milliseconds until the quota is renewed, by `x-ratelimit-reset` (seconds of the epoch). */
function resetWait({ headers }: Response, wallTime: number): number | null {
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1_000;
  return Number.isNaN(reset) ? null : Math.min(Math.max(0, reset - wallTime), longestAsked * 1_000);
}

const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** The error for a call whose last answer is a refusal; undefined if it is none. */
export async function explainRefusal(
  request: Request,
  response: Response,
): Promise<GitHubError | undefined> {
  const { status } = response;
  const error = graphqlError(response);
  if (!error?.type && status < 300) return undefined;
  const said = spokenWords(response);
  const message = error?.type
    ? `GitHub refused ${nameOf(request)} (${error.type})${await afterColon(error.message)}. Check the input \`github-token\`: the token itself, or a policy of its organization, does not allow this.`
    : `GitHub answered ${status} to ${nameOf(request)}${await afterColon(said)}.`;
  return new GitHubError({ kind: 'refused', status, said, message });
}

/**
 * The error for a call without a final answer: what happened, to which call, what to do next.
 *
 * @param timeLeft milliseconds to the deadline
 */
export async function explainGivenUp(
  request: Request,
  { last, limited, wait, timeLeft }: GaveUp & { timeLeft: number },
): Promise<GitHubError> {
  if (last === null) return explainLost(request, new Error('the time for the step is up'));
  if (last instanceof ConnectionError) return explainLost(request, last);
  const words = await afterColon(graphqlError(last)?.message ?? spokenWords(last));
  const { status } = last;
  if (!limited) return explainLost(request, new Error(`status ${status}${words}`), status);
  const asked = wait === null ? 'a while' : `${Math.ceil(wait / 1000)} s`;
  const left = Math.max(0, Math.floor(timeLeft / 1000));
  return new GitHubError({
    kind: 'rate-limit',
    status,
    message: `GitHub limits the rate of calls and asks to wait ${asked} before ${nameOf(request)}; the step has ${left} s left${words}. Run it again later, or raise \`timeout-minutes\`.`,
  });
}

export function explainLost(request: Request, cause: Error, status?: number): GitHubError {
  const message = `No usable answer from GitHub to ${nameOf(request)}: ${cause.message}. Check the runner's network and proxy and GitHub's status page, then run again.`;
  return new GitHubError({ kind: 'unconfirmed', status, message, cause });
}

/** What GitHub says about an error; '' if it says nothing. */
const spokenWords = ({ body }: Response): string =>
  z.safeParse(errorSchema, parseBody(body)).data?.message ?? '';

const afterColon = async (words: string): Promise<string> => {
  const line = (await shortWords(words)).replace(/\.$/, '');
  return line && `: ${line}`;
};
