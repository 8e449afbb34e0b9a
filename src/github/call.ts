import { GitHub as Octokit } from '@actions/github/lib/utils';
import type { Clock } from '../clock.ts';
import { createSender, type Sending } from '../http/sender.ts';
import { createTransport, OversizedBody, type Request, type Response } from '../http/transport.ts';
import type { Log } from '../log.ts';
import {
  explainGivenUp,
  explainLost,
  explainRefusal,
  graphqlManner,
  restManner,
} from './failure.ts';
import type { RunContext } from './run-context.ts';

export interface CallOptions {
  context: RunContext;
  token: string;
  clock: Clock;
  /** Monotonic time, in milliseconds of `clock.now()`, after which no call or wait begins. */
  deadline: number;
  signal: AbortSignal;
  /** Milliseconds that one answer may take; 30,000 if absent. */
  timeout?: number;
  log?: Log;
}

/**
 * A call by its route, such as `GET /repos/{owner}/{repo}/issues`; gives the answer of status 2xx.
 * `renew` gives the parameters as they have to be by then, before each repetition.
 */
export type Call = (
  route: string,
  parameters: object,
  renew?: () => Promise<object>,
) => Promise<Response>;

const answerTimeout = 30_000;
/** A page of 100 comments of 256 KiB is 25 MiB; JSON escapes can double it. */
const maxBytes = 64 * 1024 * 1024;
const mostRedirects = 3;

/**
 * The version of the REST API: the newest that GitHub Enterprise Server knows too ("API Versions",
 * GitHub Docs). GitHub answers 400 to one that it doesn't know.
 */
const apiVersion = '2022-11-28';

/**
 * Calls GitHub's API: Octokit makes requests of routes, and `http/` sends them.
 *
 * @returns a function that throws GitHubError, and the signal's reason when aborted
 */
export function createCall(options: CallOptions): Call {
  const { context, token, clock, deadline, signal, timeout = answerTimeout, log } = options;
  const { repository, apiUrl, graphqlUrl } = context;
  const { send } = createTransport({ userAgent: 'docs-agent-action' });
  const counts = { requests: 0, retries: 0, waited: 0 };
  const rest = createSender({ send, manner: restManner, clock, counts, log });
  const graphql = createSender({ send, manner: graphqlManner, clock, counts, log });
  const { endpoint } = new Octokit({ baseUrl: apiUrl }).request;
  const authorization = `token ${token}`;

  const tryToSend = async (
    request: Request,
    renew: (() => Promise<Request>) | undefined,
  ): Promise<Response> => {
    const isGraphql = request.url === graphqlUrl;
    const repeats = isGraphql ? isQuery(request) : request.method !== 'POST';
    const repeat: Sending['repeat'] = repeats ? 'always' : 'if-nothing-was-done';
    try {
      const sending = { request, renew, repeat, deadline, timeout, maxBytes, signal };
      const sent = await (isGraphql ? graphql : rest)(sending);
      if ('response' in sent) return sent.response;
      throw explainGivenUp({ request, gaveUp: sent.gaveUp, timeLeft: deadline - clock.now() });
    } catch (error) {
      if (!(error instanceof OversizedBody)) throw error;
      throw explainLost({ request, problem: error.message, cause: error });
    }
  };

  const requestOf = (route: string, parameters: object): Request => {
    const { owner, name: repo } = repository;
    const { method, url, headers, body } = endpoint(route, {
      ...(route.includes('{owner}') && { owner, repo }),
      ...parameters,
      headers: { authorization, 'x-github-api-version': apiVersion },
    });
    return {
      method,
      url,
      headers: headers as Record<string, string>,
      ...(body && { body: JSON.stringify(body) }),
    };
  };

  return async (route, parameters, renew) => {
    let request = requestOf(route, parameters);
    for (let redirects = 0; ; redirects += 1) {
      const { url } = request;
      const renewed = renew && (async () => ({ ...requestOf(route, await renew()), url }));
      const response = await tryToSend(request, renewed);
      const target = redirects < mostRedirects ? redirectOf(request, response) : undefined;
      const refusal = target ? undefined : explainRefusal(request, response);
      if (refusal) throw refusal;
      if (!target) return response;
      request = { ...request, url: target };
    }
  };
}

/** Whether a request to GraphQL only reads: a mutation would do its work twice. */
const isQuery = ({ body = '{}' }: Request): boolean =>
  /^\s*(?:query\b|\{)/.test(JSON.parse(body).query);

const redirects = new Set([301, 302, 307, 308]);

/**
 * Where an answer leads: what was renamed or transferred has another address. GitHub asks clients to
 * follow with the same method. The token goes to no other server.
 */
function redirectOf(
  { url }: Request,
  { status, headers: { location } }: Response,
): string | undefined {
  if (!redirects.has(status) || !location || !URL.canParse(location, url)) return undefined;
  const target = new URL(location, url);
  return target.origin === new URL(url).origin ? target.href : undefined;
}
