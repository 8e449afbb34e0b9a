import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { errorMessage } from '../step.ts';
import { trimEndOf } from '../text/clean.ts';

export interface Repository {
  owner: string;
  name: string;
}

/** What the environment and the event's payload say about the run. */
export interface RunContext {
  /** Such as `pull_request` or `schedule`; empty outside a workflow. */
  eventName: string;
  /** The parts of the event's payload that are used; invalid parts are left out. */
  payload: EventPayload;
  /** Why the event's payload can't be read; absent if it can. */
  payloadProblem?: string;
  repository: Repository;
  sha: string;
  /** Full ref, such as `refs/heads/main`. */
  ref: string;
  /** Login of the user or app that started the run. */
  actor: string;
  /** The run's id, the same for every attempt; `0` outside a workflow. */
  runId: string;
  /** Counted from 1. */
  runAttempt: string;
  /** The page of this attempt. Like the URLs below, it has no trailing slash. */
  runUrl: string;
  repositoryUrl: string;
  apiUrl: string;
  graphqlUrl: string;
  serverUrl: string;
  /** File that the job summary is appended to. */
  summaryPath: string | undefined;
  /** Folder of the checked-out repository. */
  workspace: string | undefined;
  /** Folder that the runner empties after the job. */
  temp: string | undefined;
}

/** Makes an invalid part undefined, so that the other parts can still be used. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** A text; '' if it is missing or null. */
export const textSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);

const accountSchema = z.object({ login: z.string() });
const namedRepositorySchema = z.object({ full_name: z.string() });

/** A pull request in events and in the REST API. */
export const pullRequestSchema = z.object({
  number: z.int(),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    // Null if the fork was deleted.
    repo: z.nullish(namedRepositorySchema),
  }),
  base: z.object({ repo: namedRepositorySchema }),
  user: lenient(accountSchema),
});

export type PullRequestData = z.infer<typeof pullRequestSchema>;

/** Also true if the head's repository was deleted. */
export const isFromFork = ({ head, base }: PullRequestData): boolean =>
  head.repo?.full_name !== base.repo.full_name;

/** The head or base of a pull request that `workflow_run` lists. */
const endSchema = z.object({ repo: z.object({ id: z.int() }) });

const workflowRunSchema = z.object({
  head_branch: lenient(z.string()),
  head_sha: lenient(z.string()),
  head_repository: lenient(namedRepositorySchema),
  actor: lenient(accountSchema),
  pull_requests: lenient(z.array(z.object({ number: z.int(), head: endSchema, base: endSchema }))),
});

const payloadSchema = z.object({
  pull_request: lenient(pullRequestSchema),
  issue: lenient(
    z.object({
      number: z.int(),
      body: z.nullish(z.string()),
      updated_at: z.nullish(z.string()),
      pull_request: z.optional(z.unknown()),
    }),
  ),
  // In an edit, `from` is the previous text.
  changes: lenient(z.object({ body: lenient(z.object({ from: z.nullish(z.string()) })) })),
  workflow_run: lenient(workflowRunSchema),
  sender: lenient(z.object({ login: z.string(), type: lenient(z.string()) })),
  repository: lenient(z.object({ id: z.int(), private: lenient(z.boolean()) })),
});

type EventPayload = z.infer<typeof payloadSchema>;

/** URL of the repository's files at the run's commit, without a trailing slash. */
export const sourceUrl = (run: Pick<RunContext, 'serverUrl' | 'repository' | 'sha'>): string =>
  `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/blob/${run.sha}`;

/** Never throws. What is missing, as outside a workflow, is empty; see also `payloadProblem`. */
export function readRunContext(env: NodeJS.ProcessEnv): RunContext {
  const runId = env.GITHUB_RUN_ID ?? '';
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const serverUrl = address(env.GITHUB_SERVER_URL, 'https://github.com');
  const repositoryUrl = `${serverUrl}/${owner}/${name}`;
  const attempt = env.GITHUB_RUN_ATTEMPT ? `/attempts/${env.GITHUB_RUN_ATTEMPT}` : '';
  return {
    eventName: env.GITHUB_EVENT_NAME ?? '',
    ...readPayload(env.GITHUB_EVENT_PATH ?? ''),
    repository: { owner, name },
    sha: env.GITHUB_SHA ?? '',
    ref: env.GITHUB_REF ?? '',
    actor: env.GITHUB_ACTOR ?? '',
    runId: /^\d{1,20}$/.exec(runId)?.[0] ?? '0',
    runAttempt: /^\d{1,10}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? '1',
    runUrl: `${repositoryUrl}/actions/runs/${runId}${attempt}`,
    repositoryUrl,
    apiUrl: address(env.GITHUB_API_URL, 'https://api.github.com'),
    graphqlUrl: address(env.GITHUB_GRAPHQL_URL, 'https://api.github.com/graphql'),
    serverUrl,
    summaryPath: env.GITHUB_STEP_SUMMARY || undefined,
    workspace: env.GITHUB_WORKSPACE || undefined,
    temp: env.RUNNER_TEMP || undefined,
  };
}

const address = (value: string | undefined, fallback: string): string =>
  trimEndOf(value || fallback, /\//);

function readPayload(path: string): Pick<RunContext, 'payload' | 'payloadProblem'> {
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
