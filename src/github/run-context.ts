import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { errorMessage } from '../step.ts';
import { withoutTrailing } from '../text/clean.ts';

export interface Repository {
  owner: string;
  name: string;
}

/** Makes an invalid part undefined, so that the other parts can still be used. */
const ifValid = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

const accountSchema = z.object({ login: z.string() });
const namedRepositorySchema = z.object({ full_name: z.string() });

export const pullRequestSchema = z.object({
  number: z.int(),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    // The head's repository is null if it was a fork that was deleted.
    repo: z.nullish(namedRepositorySchema),
  }),
  base: z.object({ repo: namedRepositorySchema }),
  user: ifValid(accountSchema),
});

export type PullRequestData = z.infer<typeof pullRequestSchema>;

/** Also true if the head's repository was deleted. */
export const isFromFork = ({ head, base }: PullRequestData): boolean =>
  head.repo?.full_name !== base.repo.full_name;

/** The head or base of a pull request that `workflow_run` lists. */
const endSchema = z.object({ repo: z.object({ id: z.int() }) });

const workflowRunSchema = z.object({
  head_branch: ifValid(z.string()),
  head_sha: ifValid(z.string()),
  head_repository: ifValid(namedRepositorySchema),
  actor: ifValid(accountSchema),
  pull_requests: ifValid(z.array(z.object({ number: z.int(), head: endSchema, base: endSchema }))),
});

const payloadSchema = z.object({
  pull_request: ifValid(pullRequestSchema),
  issue: ifValid(
    z.object({
      number: z.int(),
      body: z.nullish(z.string()),
      updated_at: z.nullish(z.string()),
      pull_request: z.optional(z.unknown()),
    }),
  ),
  // In an edit, `from` is the previous text.
  changes: ifValid(z.object({ body: ifValid(z.object({ from: z.nullish(z.string()) })) })),
  workflow_run: ifValid(workflowRunSchema),
  sender: ifValid(z.object({ login: z.string(), type: ifValid(z.string()) })),
  repository: ifValid(z.object({ id: z.int(), private: ifValid(z.boolean()) })),
});

/** URL of the repository's files at the run's commit, without a trailing slash. */
export const sourceUrl = (run: Pick<RunContext, 'serverUrl' | 'repository' | 'sha'>): string =>
  `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/blob/${run.sha}`;

export type RunContext = ReturnType<typeof readRunContext>;

/**
 * What the environment and the event's payload say about the run. Never throws: what is missing, as outside
 * a workflow, is empty.
 */
export function readRunContext(env: NodeJS.ProcessEnv) {
  const runId = env.GITHUB_RUN_ID ?? '';
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const serverUrl = address(env.GITHUB_SERVER_URL, 'https://github.com');
  const repositoryUrl = `${serverUrl}/${owner}/${name}`;
  const attempt = env.GITHUB_RUN_ATTEMPT ? `/attempts/${env.GITHUB_RUN_ATTEMPT}` : '';
  return {
    /** Such as `pull_request` or `schedule`. */
    eventName: env.GITHUB_EVENT_NAME ?? '',
    ...readPayload(env.GITHUB_EVENT_PATH ?? ''),
    repository: { owner, name } satisfies Repository,
    sha: env.GITHUB_SHA ?? '',
    /** Full ref, such as `refs/heads/main`. */
    ref: env.GITHUB_REF ?? '',
    /** Login of the user or app that started the run. */
    actor: env.GITHUB_ACTOR ?? '',
    /** The same for every attempt; `0` outside a workflow. */
    runId: /^\d{1,20}$/.exec(runId)?.[0] ?? '0',
    runAttempt: /^\d{1,10}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? '1',
    /** The page of this attempt. No URL here has a trailing slash. */
    runUrl: `${repositoryUrl}/actions/runs/${runId}${attempt}`,
    repositoryUrl,
    apiUrl: address(env.GITHUB_API_URL, 'https://api.github.com'),
    graphqlUrl: address(env.GITHUB_GRAPHQL_URL, 'https://api.github.com/graphql'),
    serverUrl,
    summaryPath: env.GITHUB_STEP_SUMMARY || undefined,
    /** Folder of the checked-out repository. */
    workspace: env.GITHUB_WORKSPACE || undefined,
    /** Folder that the runner empties after the job. */
    temp: env.RUNNER_TEMP || undefined,
  };
}

const address = (value: string | undefined, fallback: string): string =>
  withoutTrailing(value || fallback, /\//);

/** The parts of the event's payload that are used, without invalid ones; or why it can't be read. */
function readPayload(path: string): {
  payload: z.infer<typeof payloadSchema>;
  payloadProblem?: string;
} {
  if (!existsSync(path)) return { payload: {} };
  try {
    return { payload: z.parse(payloadSchema, JSON.parse(readFileSync(path, 'utf8'))) };
  } catch (error) {
    return {
      payload: {},
      payloadProblem: `The event's payload can't be read: ${errorMessage(error)}`,
    };
  }
}
