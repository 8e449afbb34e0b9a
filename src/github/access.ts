import * as z from 'zod/mini';
import type { Inputs } from '../inputs.ts';
import { once, reportingGrace, type Step } from '../step.ts';
import type { GitHub } from './client.ts';
import { type GitHubError, onGitHubError, PostingError } from './errors.ts';
import {
  isFromFork,
  type PullRequestData,
  pullRequestSchema,
  type RunContext,
  readRunContext,
} from './run-context.ts';

export interface PullRequest {
  number: number;
  /** For the log: the pull request and how it was found. */
  description: string;
  fromFork: boolean;
  author: string | undefined;
}

export type GitHubAccess = ReturnType<typeof openGitHubAccess>;

/**
 * A run's access to GitHub. Each part is opened or read when first needed, and only once; it throws
 * PostingError if there is no token, the event's payload can't be read, or the pull request isn't found.
 */
export function openGitHubAccess(
  { githubToken: token, prNumber: number }: Pick<Inputs, 'githubToken' | 'prNumber'>,
  { env, clock, signal, log, deadline, mask }: Step,
) {
  const context = readRunContext(env);
  const github = once(async () => {
    if (!token) {
      throw new PostingError(
        "github-token: expected a token, because this run needs GitHub's API, but it is blank",
      );
    }
    if (context.payloadProblem) {
      throw new PostingError(
        `${context.payloadProblem} Nothing can be posted without it: check the file that GITHUB_EVENT_PATH names.`,
      );
    }
    // Loaded when first needed, so that runs that don't post start faster.
    const { openGitHub } = await import('./client.ts');
    const end = deadline + reportingGrace;
    return openGitHub({ context, token, clock, deadline: end, signal, mask, log });
  });
  const pullRequest = once(async () => {
    const found = await findPullRequest(await github(), context, number);
    log.info(`Found ${found.description}.`);
    return found;
  });
  return { context, github, pullRequest };
}

type FindByEvent = (github: GitHub, context: RunContext) => Promise<PullRequest>;

/** How to find an event's pull request; events not listed are searched by branch or commit. */
const findersByEvent: Partial<Record<string, FindByEvent>> = {
  pull_request: fromPayload,
  pull_request_target: fromPayload,
  pull_request_review: fromPayload,
  pull_request_review_comment: fromPayload,
  issue_comment: fromIssue,
  workflow_run: fromWorkflowRun,
  schedule: async () => {
    throw notFound('A scheduled run belongs to no pull request.');
  },
};

/**
 * Finds the run's pull request: the one that `pr-number` names or, by default, the event's.
 *
 * @throws PostingError if no pull request is found
 */
export async function findPullRequest(
  github: GitHub,
  context: RunContext,
  number: number | undefined,
): Promise<PullRequest> {
  const { payload, eventName } = context;
  const isNamed = number !== undefined && payload.pull_request?.number !== number;
  const search = findersByEvent[eventName] ?? fromBranchOrCommit;
  const found = isNamed
    ? readPullRequest(github, number, 'named by `pr-number`')
    : search(github, context);
  return found.catch(
    onGitHubError((cause) => {
      const advice =
        cause.kind === 'refused'
          ? " Check the input `github-token`, and that the job's `permissions:` include `pull-requests: write`."
          : '';
      const message = `The pull request was not found. ${cause.message}${advice}`;
      throw new PostingError(message, { cause });
    }),
  );
}

const notFound = (what: string): PostingError =>
  new PostingError(
    `${what} Set the input \`pr-number\`, or run on an event of the pull request, such as \`pull_request\`.`,
  );

const pullRequestOf = (pullRequest: PullRequestData, how: string): PullRequest => ({
  number: pullRequest.number,
  description: `pull request #${pullRequest.number}: ${how}`,
  fromFork: isFromFork(pullRequest),
  author: pullRequest.user?.login,
});

async function fromPayload(
  _: GitHub,
  { payload: { pull_request: pullRequest }, eventName }: RunContext,
): Promise<PullRequest> {
  if (!pullRequest) throw notFound(`The event \`${eventName}\` came without its pull request.`);
  return pullRequestOf(pullRequest, `the one of the event \`${eventName}\``);
}

async function fromIssue(github: GitHub, { payload: { issue } }: RunContext): Promise<PullRequest> {
  if (!issue) throw notFound('The event `issue_comment` came without its issue.');
  if (!issue.pull_request) {
    throw notFound(
      `The event \`issue_comment\` is about issue #${issue.number}, which is not a pull request.`,
    );
  }
  return readPullRequest(github, issue.number, 'the one that the event `issue_comment` is about');
}

/** For a run on a fork, the payload lists no pull request, so its branch or commit is searched for. */
async function fromWorkflowRun(github: GitHub, { payload }: RunContext): Promise<PullRequest> {
  const run = payload.workflow_run;
  // The list may contain pull requests of other repositories with the same head.
  const listed = run?.pull_requests?.find(({ base }) => base.repo.id === payload.repository?.id);
  if (listed) {
    return {
      number: listed.number,
      description: `pull request #${listed.number}: listed by the event \`workflow_run\``,
      fromFork: listed.head.repo.id !== listed.base.repo.id,
      author: run?.actor?.login,
    };
  }
  const { head_branch: branch, head_sha: sha } = run ?? {};
  const repository = run?.head_repository?.full_name;
  const found = await findOpenPullRequest(github, { repository, branch, sha });
  if (found) return found;
  throw notFound(
    `No open pull request was found for the run that started this one (\`workflow_run\`), of branch \`${branch ?? ''}\` of ${repository ?? 'an unknown repository'}.`,
  );
}

async function fromBranchOrCommit(
  github: GitHub,
  { eventName, ref, sha, repository: { owner, name } }: RunContext,
): Promise<PullRequest> {
  const branch = /^refs\/heads\/(.+)/.exec(ref)?.[1];
  const found = await findOpenPullRequest(github, { repository: `${owner}/${name}`, branch, sha });
  if (found) return found;
  throw notFound(
    `The event \`${eventName}\` names no pull request, and no open one has the ${branch ? `branch \`${branch}\`` : `ref \`${ref}\``} or the commit ${sha.slice(0, 10)}.`,
  );
}

const foundPullRequestSchema = z.extend(pullRequestSchema, { state: z.string() });
type FoundPullRequest = z.infer<typeof foundPullRequestSchema>;

/** Finds the open pull request of a branch of `repository` (`owner/name`), or else of a commit. */
async function findOpenPullRequest(
  github: GitHub,
  { repository, branch, sha }: Record<'repository' | 'branch' | 'sha', string | undefined>,
): Promise<PullRequest | undefined> {
  const isAtCommit = ({ head }: FoundPullRequest): number => (head.sha === sha ? 1 : 0);
  /** The newest pull request at the commit, or else the newest of all. */
  const best = (pulls: readonly FoundPullRequest[], how: string): PullRequest | undefined => {
    const [first] = pulls.toSorted((a, b) => isAtCommit(b) - isAtCommit(a) || b.number - a.number);
    return first && pullRequestOf(first, how);
  };
  if (repository && branch) {
    const head = `${repository.split('/')[0]}:${branch}`;
    const pulls = await github.request(
      'GET /repos/{owner}/{repo}/pulls',
      { state: 'open', head, per_page: 100 },
      z.array(foundPullRequestSchema),
    );
    // One owner can have several forks with a branch of the same name.
    const isOfBranch = ({ head: { ref, repo } }: FoundPullRequest): boolean =>
      ref === branch && (repo?.full_name ?? repository) === repository;
    const found = best(pulls.filter(isOfBranch), `the open one of branch \`${head}\``);
    if (found) return found;
  }
  if (!sha) return undefined;
  const route = 'GET /repos/{owner}/{repo}/commits/{sha}/pulls';
  const asked = github.request(route, { sha, per_page: 100 }, z.array(foundPullRequestSchema));
  // GitHub answers 422 if the commit is only in a fork.
  const pulls = await asked.catch(onGitHubError(() => [], { status: 422 }));
  const open = pulls.filter(({ state }) => state === 'open');
  return best(open, `the open one of commit ${sha.slice(0, 10)}`);
}

async function readPullRequest(github: GitHub, number: number, how: string): Promise<PullRequest> {
  const { owner, name } = github.repository;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const asked = github.request(route, { pull_number: number }, foundPullRequestSchema);
  const missing = (cause: GitHubError): never => {
    throw new PostingError(
      `There is no pull request #${number} in ${owner}/${name}, or the token may not see it. Check the input \`pr-number\`, and that the job's \`permissions:\` include \`pull-requests: write\`.`,
      { cause },
    );
  };
  return pullRequestOf(await asked.catch(onGitHubError(missing, { status: 404 })), how);
}
