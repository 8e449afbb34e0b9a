import { GitHub as Octokit } from '@actions/github/lib/utils';
import * as z from 'zod/mini';
import { createSender } from '../http/sender.ts';
import {
  createTransport,
  OversizedBodyError,
  parseBody,
  type Request,
  type Response,
} from '../http/transport.ts';
import type { Log, Step } from '../step.ts';
import {
  classifyGitHubResponse,
  explainGivingUp,
  explainInvalidResponse,
  explainRefusal,
  lostResponseError,
  reasonInResponse,
} from './errors.ts';
import type { Repository, RunContext } from './run-context.ts';

/** GitHub's API for one repository and one token. Every response is checked against a schema. */
export interface GitHub {
  readonly repository: Repository;
  /**
   * @param route such as `GET /repos/{owner}/{repo}/pulls/{pull_number}`; owner and repo are filled in
   * @param renew makes fresh parameters before each retry; without it, the parameters stay the same
   * @throws GitHubError; the signal's reason when aborted
   */
  request<T>(
    route: string,
    parameters: object,
    schema: z.ZodMiniType<T>,
    renew?: () => Promise<object>,
  ): Promise<T>;
  /** Yields pages of 100 items, fetching each when it is needed. */
  pages<T>(
    route: string,
    parameters: { maxPages?: number; [name: string]: unknown },
    item: z.ZodMiniType<T>,
  ): AsyncGenerator<T[]>;
  /**
   * The same client with this deadline, unless the client's own is earlier, and with another signal for
   * requests that outlive the step's, if one is given.
   */
  withDeadline(deadline: number, signal?: AbortSignal): GitHub;
  /** The token's account. Requested only once, unless the request fails. */
  viewer(): Promise<Author>;
}

export interface Author {
  /** The account's number, REST's `id` and GraphQL's `databaseId`; null if GitHub doesn't give it. */
  id: number | null;
  login: string;
}

/** Milliseconds that one response may take. */
const requestTimeout = 30_000;
/** Maximum bytes of a response: 100 comments of 256 KiB are 25 MiB, which JSON escapes can double. */
const maxResponseBytes = 64 * 1024 * 1024;
const pageSize = 100;

/** The newest version that GitHub Enterprise Server also supports ("API Versions", GitHub Docs). */
const apiVersion = '2022-11-28';

/** Reads a token's account, of any kind of token; `GET /user` rejects those of apps and workflows. */
const viewerQuery = 'query { viewer { login databaseId } }';

const accountSchema = z.object({ login: z.string(), databaseId: z.nullish(z.int()) });
const viewerSchema = z.object({ data: z.object({ viewer: accountSchema }) });

/**
 * Opens a client without a request, so an invalid token shows only in the first call. Masks the step's
 * own secrets in all that it sends.
 *
 * @param deadline monotonic time, in milliseconds, after which no call or wait begins
 */
export function openGitHub({
  context: { repository, apiUrl, graphqlUrl },
  token,
  clock,
  deadline: lastDeadline,
  signal: stepSignal,
  mask,
  log,
}: Pick<Step, 'clock' | 'deadline' | 'signal' | 'mask'> & {
  context: RunContext;
  token: string;
  log?: Log;
}): GitHub {
  const { endpoint } = new Octokit({ baseUrl: apiUrl }).request;
  const { send } = createTransport();
  const counts = { requests: 0, retries: 0 };
  const sender = createSender({
    send,
    classify: classifyGitHubResponse,
    reasonIn: reasonInResponse,
    clock,
    counts,
    log,
  });
  /** Null if the account was never requested, or the request failed. */
  let viewer: Promise<Author> | null = null;

  const withoutSecrets = (_: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;

  const requestOf = (route: string, parameters: object): Request => {
    const { owner, name: repo } = repository;
    const { method, url, headers, body } = endpoint(route, {
      ...(route.includes('{owner}') && { owner, repo }),
      ...parameters,
      headers: { authorization: `token ${token}`, 'x-github-api-version': apiVersion },
    });
    return {
      method,
      url,
      headers: headers as Record<string, string>,
      ...(body && { body: JSON.stringify(body, withoutSecrets) }),
    };
  };

  const clientUntil = (deadline: number, signal: AbortSignal): GitHub => {
    const call = async <T>(
      route: string,
      parameters: object,
      schema: z.ZodMiniType<T>,
      renew?: () => Promise<object>,
    ): Promise<{ data: T; headers: Response['headers'] }> => {
      const request = requestOf(route, parameters);
      // All GraphQL requests here are queries, which change nothing.
      const isSafe = request.method !== 'POST' || request.url === graphqlUrl;
      const sent = await sender({
        request,
        deadline,
        timeout: requestTimeout,
        maxBytes: maxResponseBytes,
        signal,
        renew: renew && (async () => requestOf(route, await renew())),
        repeat: isSafe ? 'always' : 'if-nothing-was-done',
      }).catch((error) => {
        if (!(error instanceof OversizedBodyError)) throw error;
        throw lostResponseError(request, error.message, { cause: error });
      });
      if ('gaveUp' in sent) {
        throw explainGivingUp(request, { ...sent.gaveUp, timeLeft: deadline - clock.now() });
      }
      const { headers, body } = sent.response;
      const refusal = await explainRefusal(request, sent.response);
      if (refusal) throw refusal;
      const parsed = z.safeParse(schema, parseBody(body));
      if (parsed.success) return { data: parsed.data, headers };
      throw explainInvalidResponse(request, parsed.error);
    };
    const request: GitHub['request'] = async (route, parameters, schema, renew) =>
      (await call(route, parameters, schema, renew)).data;
    const askViewer = async (): Promise<Author> => {
      const { data } = await request(`POST ${graphqlUrl}`, { query: viewerQuery }, viewerSchema);
      const { login, databaseId: id = null } = data.viewer;
      return { id, login };
    };
    return {
      repository,
      request,
      async *pages(route, { maxPages = Infinity, ...parameters }, item) {
        for (let page = 1; page <= maxPages; page += 1) {
          const ofPage = { ...parameters, per_page: pageSize, page };
          const { data, headers } = await call(route, ofPage, z.array(item));
          yield data;
          if (!String(headers.link ?? '').includes('rel="next"')) return;
        }
      },
      withDeadline: (earlier, other = signal) => clientUntil(Math.min(earlier, deadline), other),
      viewer: () => {
        viewer ??= askViewer().catch((error) => {
          viewer = null;
          throw error;
        });
        return viewer;
      },
    };
  };
  return clientUntil(lastDeadline, stepSignal);
}
