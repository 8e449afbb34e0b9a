import { GitHubError } from './errors.ts';
import { askedWait, isPassing, isRateLimit } from './retry-plan.ts';

/** What Octokit throws: with a response where one came. */
export interface OctokitFailure {
  message: string;
  status?: number;
  request?: { method: string; url: string };
  response?: {
    status: number;
    headers: Partial<Record<string, string | number>>;
    data?: unknown;
  };
}

/**
 * The status of the answer, absent where none came: Octokit gives 500 to that. It also gives 500 to
 * a query that failed within GraphQL, whose answer has 200.
 */
export const answeredStatus = ({ status, response }: OctokitFailure): number | undefined =>
  response && (status ?? response.status);

const isSecondaryLimit = (failure: OctokitFailure): boolean =>
  /\bsecondary rate\b/i.test(failure.message);

/** The error for a call that came to nothing: what happened, to which call, what to do next. */
export function explainFailure({
  error,
  route,
  timeLeft,
  wallTime,
}: {
  error: unknown;
  route: string;
  /** Milliseconds to the deadline. */
  timeLeft: number;
  wallTime: number;
}): GitHubError {
  const failure = error as OctokitFailure;
  const status = answeredStatus(failure);
  const retryAfter = askedWait({ headers: failure.response?.headers ?? {}, wallTime });
  const call = failure.request
    ? `${failure.request.method} ${new URL(failure.request.url).pathname}`
    : route;
  const words = spokenWords(failure);
  // A limit of GraphQL comes with the status 200.
  if (isRateLimit({ status, retryAfter }) || isSecondaryLimit(failure) || status === 200) {
    const wait = retryAfter === null ? 'a while' : `${Math.ceil(retryAfter / 1000)} s`;
    const left = Math.max(0, Math.floor(timeLeft / 1000));
    return new GitHubError({
      kind: 'rate-limit',
      status,
      message: `GitHub limits the rate of calls and asks to wait ${wait} before ${call}; the step has ${left} s left${words}. Run it again later, or raise \`timeout-minutes\`.`,
      cause: error,
    });
  }
  if (isPassing(status)) {
    const what = status === undefined ? failure.message : `status ${status}${words}`;
    return new GitHubError({
      kind: 'unconfirmed',
      status,
      message: `No usable answer from GitHub to ${call}: ${what}. Check the runner's network and proxy and GitHub's status page, then run again.`,
      cause: error,
    });
  }
  return new GitHubError({
    kind: 'refused',
    status,
    message: `GitHub answered ${status} to ${call}${words}.`,
    cause: error,
  });
}

/** In UTF-16 code units. */
const longestWords = 300;

/** What GitHub says about it, on one line and short, after a colon; '' where it says nothing. */
function spokenWords({ response }: OctokitFailure): string {
  const data = response?.data;
  const message =
    typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined;
  if (typeof message !== 'string') return '';
  const line = message.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  // Cut between two words, as half a token could no longer be recognised and masked.
  const end = line.length > longestWords ? line.lastIndexOf(' ', longestWords) : line.length;
  return end > 0 ? `: ${line.slice(0, end)}` : '';
}
