import * as z from 'zod/mini';
import { parseBody } from '../http/words.ts';
import { type CallOptions, createCall } from './call.ts';
import { GitHubError } from './errors.ts';
import type { Author } from './posts.ts';
import type { Repository } from './run-context.ts';

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
  /** Who the token is. Asked once. */
  viewer(): Promise<Author>;
}

const pageSize = 100;

/** `GET /user` is refused to the tokens of apps and workflows; this answers every kind of token. */
const viewerQuery = 'query { viewer { login databaseId } }';

const viewerSchema = z.object({
  data: z.object({
    viewer: z.object({ login: z.string(), databaseId: z.nullish(z.int()) }),
  }),
});

/** Nothing is asked yet: a token that is not valid shows in the first call. */
export function connect(options: CallOptions): GitHub {
  const { repository, graphqlUrl } = options.context;
  const call = createCall(options);

  const request: GitHub['request'] = async (route, parameters, schema, renew) =>
    check({ body: (await call(route, parameters, renew)).body, route, schema });

  let viewer: Promise<Author> | undefined;
  return {
    repository,
    request,
    async *pages(route, { firstPage = 1, ...parameters }, item) {
      for (let page = firstPage; ; page += 1) {
        const { body, headers } = await call(route, { ...parameters, per_page: pageSize, page });
        yield check({ body, route, schema: z.array(item) });
        if (!String(headers.link ?? '').includes('rel="next"')) return;
      }
    },
    until: (deadline) => connect({ ...options, deadline: Math.min(deadline, options.deadline) }),
    viewer: () => {
      viewer ??= request(`POST ${graphqlUrl}`, { query: viewerQuery }, viewerSchema).then(
        ({ data: { viewer } }) => ({ id: viewer.databaseId ?? null, login: viewer.login }),
      );
      return viewer;
    },
  };
}

function check<T>({
  body,
  route,
  schema,
}: {
  body: string;
  route: string;
  schema: z.ZodMiniType<T>;
}): T {
  const parsed = z.safeParse(schema, parseBody(body));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'the body';
  throw new GitHubError({
    kind: 'invalid-response',
    message: `GitHub's answer to ${route} can't be used: \`${field}\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`,
    cause: parsed.error,
  });
}
