import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventsOf } from './github/events.ts';
import { Render } from './github/render.ts';
import { refusal } from './github/reply.ts';
import type { Call, Permission } from './github/route.ts';
import { answer } from './github/routes.ts';
import { type Account, accounts, GitHubState } from './github/state.ts';
import { githubToken } from './runner.ts';
import { type Interception, listen, type Reply, send } from './server.ts';

interface GitHubRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** A fault, or an event, at certain requests. */
interface GitHubFault {
  method?: string;
  /** Matched against the path without the query. */
  path?: RegExp;
  /** The first matching request that it applies to, counted from 0 (the default). */
  nth?: number;
  /** How many requests it applies to; by default 1. */
  times?: number;
  /** Replaces the answer. */
  reply?: Reply;
  /** Whether the request takes effect before the reply; by default not. */
  effect?: boolean;
  /** Runs before the request takes effect, for example as another run. */
  meanwhile?: (state: GitHubState) => void;
}

export type StandInGitHub = Awaited<ReturnType<typeof startGitHub>>;

/**
 * A stand-in for GitHub's API that keeps a repository's state across runs, and GitHub's limits:
 * bodies of 64 KiB, pages of 100, a permission for each resource, no `GET /user` for bots.
 *
 * @param permissions of the token
 * @param enterprise whether the API is where GitHub Enterprise Server has it, under `/api`
 */
export async function startGitHub({
  account = accounts.workflow,
  permissions = { issues: 'write', 'pull-requests': 'write' },
  enterprise = false,
  intercept = () => undefined,
}: {
  account?: Account;
  permissions?: Partial<Record<Permission, 'read' | 'write'>>;
  enterprise?: boolean;
  /** Called as a request arrives. */
  intercept?: (request: { method: string; path: string }) => Interception;
} = {}) {
  const state = new GitHubState('acme/docs');
  const requests: GitHubRequest[] = [];
  const faults: GitHubFault[] = [];
  const seen = new Map<GitHubFault, number>();
  const may: Call['may'] = (level, ...wanted) =>
    wanted.some((name) => permissions[name] === 'write' || permissions[name] === level);
  const prefix = enterprise
    ? { rest: '/api/v3', graphql: '/api/graphql' }
    : { rest: '', graphql: '/graphql' };

  const befalling = (request: GitHubRequest) => {
    const matching = faults.filter(
      ({ method = request.method, path = /^/ }) =>
        method === request.method && path.test(request.path),
    );
    return matching.find((fault) => {
      const index = seen.get(fault) ?? 0;
      seen.set(fault, index + 1);
      const { nth = 0, times = 1 } = fault;
      return index >= nth && index < nth + times;
    });
  };

  const answerTo = (request: GitHubRequest, serverUrl: string): Reply => {
    if (!/^(token|bearer) /i.test(request.headers.authorization ?? '')) return badCredentials;
    if (request.headers.authorization?.split(' ')[1] !== githubToken) return badCredentials;
    if (request.path === prefix.graphql) return viewer({ account, query: request.body.query });
    if (!request.path.startsWith(`${prefix.rest}/`)) return refusal(404, 'Not Found');
    return answer({
      method: request.method,
      pathname: request.path.slice(prefix.rest.length),
      state,
      render: new Render({ state, serverUrl }),
      account,
      may,
      query: new URLSearchParams(request.query),
      body: request.body,
    });
  };

  const server = createServer(async (message, response) => {
    const url = new URL(message.url ?? '/', serverUrl);
    const request: GitHubRequest = {
      method: message.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: message.headers,
      body: JSON.parse((await text(message)) || '{}'),
    };
    const interception = intercept(request);
    if (interception === 'dropped') response.socket?.destroy();
    if (interception === 'dropped' || interception === 'lost') return;
    requests.push(request);
    const fault = befalling(request);
    fault?.meanwhile?.(state);
    const proper =
      fault?.reply && !fault.effect ? undefined : paged(answerTo(request, serverUrl), url);
    if (interception === 'unheard') return;
    send(response, fault?.reply ?? proper ?? refusal(500, 'Server Error'));
  });
  const { url: serverUrl, close } = await listen(server);
  return {
    /** The variables through which a run finds this GitHub. */
    env: {
      GITHUB_API_URL: `${serverUrl}${prefix.rest}`,
      GITHUB_GRAPHQL_URL: `${serverUrl}${prefix.graphql}`,
      GITHUB_SERVER_URL: serverUrl,
      GITHUB_REPOSITORY: state.repository,
    },
    state,
    requests,
    /** Faults to come; tests can add to them at any time. */
    faults,
    events: eventsOf({ state, serverUrl }),
    close,
  };
}

const badCredentials = refusal(401, 'Bad credentials');

function viewer({ account, query }: { account: Account; query: unknown }): Reply {
  if (!/^\s*(query)?\s*\{\s*viewer\b/.test(String(query))) {
    return { json: { errors: [{ message: 'The stand-in knows the query `viewer` alone' }] } };
  }
  return { json: { data: { viewer: { login: account.login, databaseId: account.id } } } };
}

/** The requested page of a list, with its `Link` header. */
function paged(reply: Reply, url: URL): Reply {
  if (!Array.isArray(reply.json)) return reply;
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(reply.json.length / size));
  const link = (rel: string, to: number) => {
    const target = new URL(url);
    target.searchParams.set('page', String(to));
    return `<${target}>; rel="${rel}"`;
  };
  return {
    ...reply,
    json: reply.json.slice((page - 1) * size, page * size),
    headers: page < last ? { link: [link('next', page + 1), link('last', last)].join(', ') } : {},
  };
}
