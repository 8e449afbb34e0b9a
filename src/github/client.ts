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
  explainGivenUp,
  explainLost,
  explainRefusal,
  GitHubError,
  githubManner,
} from './errors.ts';
import type { Author } from './posts.ts';
import type { Repository, RunContext } from './run-context.ts';

/** A repository's API, as one token sees it. Every answer is checked against a schema. */
export interface GitHub {
  readonly repository: Repository;
  /**
   * @param route such as `GET /repos/{owner}/{repo}/pulls/{pull_number}`; owner and repo are filled in
   * @param renew gives the parameters as they have to be by then, before each repetition; else they
   *   stay the same
   * @throws GitHubError; the signal's reason when aborted
   */
  request<T>(
    route: string,
    parameters: object,
    schema: z.ZodMiniType<T>,
    renew?: () => Promise<object>,
  ): Promise<T>;
  /** Pages of 100 from `firstPage` (1 if absent) to the last; fetched as they are asked for. */
  pages<T>(
    route: string,
    parameters: { firstPage?: number; [name: string]: unknown },
    item: z.ZodMiniType<T>,
  ): AsyncGenerator<T[]>;
  /** The same, with a deadline of its own where that is earlier: no call or wait begins after it. */
  until(deadline: number): GitHub;
  /** Who the token is. Asked until it is known. */
  viewer(): Promise<Author>;
}

interface Connection {
  context: RunContext;
  token: string;
  clock: Clock;
  /** Monotonic time, in milliseconds of `clock.now()`, after which no call or wait begins. */
  deadline: number;
  signal: AbortSignal;
  /** Milliseconds that one answer may take. */
  timeout?: number;
  log?: Log;
}

const answerTimeout = 30_000;
/** A page of 100 comments of 256 KiB is 25 MiB; JSON escapes can double it. */
const maxBytes = 64 * 1024 * 1024;
const pageSize = 100;

/**
 * The version of the REST API: the newest that GitHub Enterprise Server knows too ("API Versions",
 * GitHub Docs). GitHub answers 400 to one that it doesn't know.
 */
const apiVersion = '2022-11-28';

/** `GET /user` is refused to the tokens of apps and workflows; this answers every kind of token. */
const viewerQuery = 'query { viewer { login databaseId } }';

const viewerSchema = z.object({
  data: z.object({
    viewer: z.object({ login: z.string(), databaseId: z.nullish(z.int()) }),
  }),
});

/** What connections of different deadlines have in common. */
interface Shared {
  send: Sender;
  /** Null until it is asked who the token is, and after that failed. */
  viewer: Promise<Author> | null;
}

function openShared({ clock, log }: Connection): Shared {
  const { send } = createTransport();
  const counts = { requests: 0, retries: 0, waited: 0 };
  return { send: createSender({ send, manner: githubManner, clock, counts, log }), viewer: null };
}

/** Nothing is asked yet: a token that is not valid shows in the first call. */
export function connect(connection: Connection, shared = openShared(connection)): GitHub {
  const { context, token, clock, deadline, signal, timeout = answerTimeout } = connection;
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
    // A query changes nothing: nothing else is asked of GraphQL.
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
    async *pages(route, { firstPage = 1, ...parameters }, item) {
      for (let page = firstPage; ; page += 1) {
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
