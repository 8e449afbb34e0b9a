import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import * as z from 'zod/mini';
import { type Author, viewerQuery, viewerSchema } from './author.ts';
import { boundFetch } from './bounded-fetch.ts';
import type { ConnectOptions, GitHub } from './connect.ts';
import { GitHubError } from './errors.ts';
import { explainFailure } from './failure.ts';
import { clockedWaits, retryOptions, throttleOptions } from './waits.ts';

const pageSize = 100;
const answerTimeout = 30_000;

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** A repository's API over Octokit; see {@link GitHub}. */
export function createClient({
  context,
  token,
  clock,
  deadline,
  signal,
  timeout = answerTimeout,
}: ConnectOptions): GitHub {
  const { repository, apiUrl, graphqlUrl } = context;
  const timeLeft = () => deadline - clock.now();
  const octokit = getOctokit(
    token,
    {
      baseUrl: apiUrl,
      log: silent,
      userAgent: 'docs-agent-action',
      throttle: throttleOptions({ clock, signal, timeLeft }),
      retry: retryOptions,
    },
    throttling,
    // Between the two, so that it sees what throttling gives up and settles it for retry.
    clockedWaits({ clock, signal, timeLeft, graphqlUrl }),
    retry,
  );
  const { fetch } = octokit.request.endpoint.DEFAULTS.request as { fetch: typeof globalThis.fetch };
  const bounded = boundFetch({ fetch, timeout, timeLeft, signal });

  const send = async (route: string, parameters: object) => {
    signal.throwIfAborted();
    try {
      return await octokit.request(route, {
        ...(route.includes('{owner}') && { owner: repository.owner, repo: repository.name }),
        ...parameters,
        request: { fetch: bounded, log: silent },
      });
    } catch (error) {
      signal.throwIfAborted();
      throw explainFailure({ error, route, timeLeft: timeLeft(), wallTime: clock.wallTime() });
    }
  };

  const request: GitHub['request'] = async (route, parameters, schema) =>
    check({ data: (await send(route, parameters)).data, route, schema });

  let viewer: Promise<Author> | undefined;
  return {
    repository,
    request,
    async *pages(route, { firstPage = 1, ...parameters }, item) {
      for (let page = firstPage; ; page += 1) {
        const { data, headers } = await send(route, { ...parameters, per_page: pageSize, page });
        yield check({ data, route, schema: z.array(item) });
        if (!headers.link?.includes('rel="next"')) return;
      }
    },
    viewer: () => {
      viewer ??= request(`POST ${graphqlUrl}`, { query: viewerQuery }, viewerSchema).then(
        ({ data: { viewer } }) => ({ id: viewer.databaseId ?? null, login: viewer.login }),
      );
      return viewer;
    },
  };
}

function check<T>({
  data,
  route,
  schema,
}: {
  data: unknown;
  route: string;
  schema: z.ZodMiniType<T>;
}): T {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'the body';
  throw new GitHubError({
    kind: 'invalid-response',
    message: `GitHub's answer to ${route} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`,
    cause: parsed.error,
  });
}
