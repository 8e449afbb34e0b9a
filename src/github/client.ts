import { GitHub as Octokit } from '@actions/github/lib/utils';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { createSender, type Sender } from '../http/sender.ts';
import {
  createTransport,
  OversizedBody,
  parseBody,
  type Request,
  type Response,
} from '../http/transport.ts';
import type { Log } from '../log.ts';
import {
  assessGitHubResponse,
  explainGivenUp,
  explainLost,
  explainRefusal,
  GitHubError,
} from './errors.ts';
import type { Author } from './posts.ts';
import type { Repository, RunContext } from './run-context.ts';

/** A repository's API, as one token sees it. Every response is checked against a schema. */
export interface GitHub {
  readonly repository: Repository;
  /**
   * @param route such as `GET /repos/{owner}/{repo}/pulls/{pull_number}`; owner and repo are filled in
   * @param renew makes fresh parameters before each retry; without it, they stay the same
   * @throws GitHubError; the signal's reason when aborted
   */
  request<T>(
    route: string,
    parameters: object,
    schema: z.ZodMiniType<T>,
    renew?: () => Promise<object>,
  ): Promise<T>;
  /** Pages of 100 from `firstPage` (default 1) on, each fetched when it is needed. */
  pages<T>(
    route: string,
    parameters: { firstPage?: number; maxPages?: number; [name: string]: unknown },
    item: z.ZodMiniType<T>,
  ): AsyncGenerator<T[]>;
  /** The same client with this deadline, if it is earlier than its own. */
  until(deadline: number): GitHub;
  /** The token's account. Asked once, and again only if that failed. */
  viewer(): Promise<Author>;
}

interface Connection {
  context: RunContext;
  token: string;
  clock: Clock;
  /** Monotonic time, in milliseconds of `clock.now()`, after which no call or wait begins. */
  deadline: number;
  signal: AbortSignal;
  /** Milliseconds that one response may take. */
  timeout?: number;
  log?: Log;
}

const defaultTimeout = 30_000;
/** A page of 100 comments of 256 KiB is 25 MiB; JSON escapes can double it. */
const maxBytes = 64 * 1024 * 1024;
const pageSize = 100;

/**
 * The newest version of the REST API that GitHub Enterprise Server also supports ("API Versions",
 * GitHub Docs). GitHub answers 400 to an unknown version.
 */
const apiVersion = '2022-11-28';

/** `GET /user` rejects the tokens of apps and workflows; this query works for all tokens. */
const viewerQuery = 'query { viewer { login databaseId } }';

const viewerSchema = z.object({
  data: z.object({
    viewer: z.object({ login: z.string(), databaseId: z.nullish(z.int()) }),
  }),
});

/** What clients with different deadlines share. */
interface Shared {
  send: Sender;
  /** Null if it was never requested, or the request failed. */
  viewer: Promise<Author> | null;
}

function openShared({ clock, log }: Connection): Shared {
  const { send } = createTransport();
  const counts = { requests: 0, retries: 0, waited: 0 };
  return {
    send: createSender({ send, assess: assessGitHubResponse, clock, counts, log }),
    viewer: null,
  };
}

/** Makes no request yet: an invalid token shows in the first call. */
export function connect(connection: Connection, shared = openShared(connection)): GitHub {
  const { context, token, clock, deadline, signal, timeout = defaultTimeout } = connection;
  const { repository, apiUrl, graphqlUrl } = context;
  const { endpoint } = new Octokit({ baseUrl: apiUrl }).request;

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
      ...(body && { body: JSON.stringify(body) }),
    };
  };

  const call = async (
    route: string,
    parameters: object,
    renew?: () => Promise<object>,
  ): Promise<Response> => {
    const request = requestOf(route, parameters);
    // GraphQL gets only queries, which change nothing.
    const isSafe = request.method !== 'POST' || request.url === graphqlUrl;
    try {
      const sent = await shared.send({
        request,
        deadline,
        timeout,
        maxBytes,
        signal,
        renew: renew && (async () => requestOf(route, await renew())),
        repeat: isSafe ? 'always' : 'if-nothing-was-done',
      });
      if ('gaveUp' in sent) {
        throw await explainGivenUp(request, { ...sent.gaveUp, timeLeft: deadline - clock.now() });
      }
      const refusal = await explainRefusal(request, sent.response);
      if (refusal) throw refusal;
      return sent.response;
    } catch (error) {
      if (!(error instanceof OversizedBody)) throw error;
      throw explainLost(request, error);
    }
  };

  const request: GitHub['request'] = async (route, parameters, schema, renew) =>
    parse(schema, { route, body: (await call(route, parameters, renew)).body });

  const askViewer = async (): Promise<Author> => {
    const route = `POST ${graphqlUrl}`;
    try {
      const { data } = await request(route, { query: viewerQuery }, viewerSchema);
      return { id: data.viewer.databaseId ?? null, login: data.viewer.login };
    } catch (error) {
      shared.viewer = null;
      throw error;
    }
  };
  return {
    repository,
    request,
    async *pages(route, { firstPage = 1, maxPages = Infinity, ...parameters }, item) {
      for (let page = firstPage; page < firstPage + maxPages; page += 1) {
        const { body, headers } = await call(route, { ...parameters, per_page: pageSize, page });
        yield parse(z.array(item), { route, body });
        if (!String(headers.link ?? '').includes('rel="next"')) return;
      }
    },
    until: (deadline) =>
      connect({ ...connection, deadline: Math.min(deadline, connection.deadline) }, shared),
    viewer: () => {
      shared.viewer ??= askViewer();
      return shared.viewer;
    },
  };
}

function parse<T>(schema: z.ZodMiniType<T>, { route, body }: { route: string; body: string }): T {
  const parsed = z.safeParse(schema, parseBody(body));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'the body';
  throw new GitHubError({
    kind: 'invalid-response',
    message: `GitHub's answer to ${route} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`,
    cause: parsed.error,
  });
}
