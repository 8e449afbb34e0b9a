import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { GitHubError, isGitHubError, PostingError } from './errors.ts';
import { pullRequestSchema, type RunContext } from './run-context.ts';

export interface PullRequest {
  number: number;
  /** How it was found, for the log: a sentence. */
  found: string;
  fromFork: boolean;
  /** Login of who opened it, if that is known. */
  author: string | undefined;
}

const answerSchema = z.extend(pullRequestSchema, { state: z.string() });

type Found = z.infer<typeof answerSchema>;

/** A pull request in the payload or in a response. */
type Known = z.infer<typeof pullRequestSchema>;

/** Also true if the head's repository is gone. */
export const isFromFork = ({ head, base }: Pick<Known, 'head' | 'base'>): boolean =>
  head.repo?.full_name !== base.repo.full_name;

const describe = (pullRequest: Known, how: string): PullRequest => ({
  number: pullRequest.number,
  found: `pull request #${pullRequest.number}: ${how}`,
  fromFork: isFromFork(pullRequest),
  author: pullRequest.user?.login,
});

type Search = (github: GitHub, context: RunContext) => Promise<PullRequest>;

/** Events that are about one pull request, or never about any; all others have a branch. */
const searches: Partial<Record<string, Search>> = {
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
 * Finds the pull request that the run is about: the input's, or the event's.
 *
 * @param number the input `pr-number`
 * @throws PostingError if there is none
 */
export async function findPullRequest(
  github: GitHub,
  context: RunContext,
  number: number | undefined,
): Promise<PullRequest> {
  try {
    if (number !== undefined && context.payload.pull_request?.number !== number) {
      return await readPullRequest(github, number, 'named by `pr-number`');
    }
    return await (searches[context.eventName] ?? fromBranchOrCommit)(github, context);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const advice =
      error.kind === 'refused'
        ? " Check the input `github-token`, and that the job's `permissions:` include `pull-requests: write`."
        : '';
    throw new PostingError(`The pull request was not found. ${error.message}${advice}`, {
      cause: error,
    });
  }
}

async function fromPayload(
  _: GitHub,
  { payload: { pull_request: pullRequest }, eventName }: RunContext,
): Promise<PullRequest> {
  if (!pullRequest) throw notFound(`The event \`${eventName}\` came without its pull request.`);
  return describe(pullRequest, `the one of the event \`${eventName}\``);
}

async function fromIssue(github: GitHub, { payload }: RunContext): Promise<PullRequest> {
  const { issue } = payload;
  if (!issue) throw notFound('The event `issue_comment` came without its issue.');
  const { number, pull_request: isPullRequest } = issue;
  if (!isPullRequest) {
    throw notFound(
      `The event \`issue_comment\` is about issue #${number}, which is not a pull request.`,
    );
  }
  return readPullRequest(github, number, 'the one that the event `issue_comment` is about');
}

/** For a run on a fork, the payload lists no pull request; its owner and branch lead to it. */
async function fromWorkflowRun(github: GitHub, { payload }: RunContext): Promise<PullRequest> {
  const run = payload.workflow_run;
  // The list may contain pull requests of other repositories with the same head.
  const listed = run?.pull_requests?.find(({ base }) => base.repo.id === payload.repository?.id);
  if (listed) {
    return {
      number: listed.number,
      found: `pull request #${listed.number}: listed by the event \`workflow_run\``,
      fromFork: listed.head.repo.id !== listed.base.repo.id,
      author: run?.actor?.login,
    };
  }
  const { head_branch: branch, head_sha: sha } = run ?? {};
  const repository = run?.head_repository?.full_name;
  const found = await openPullRequest(github, { repository, branch, sha });
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
  const found = await openPullRequest(github, { repository: `${owner}/${name}`, branch, sha });
  if (found) return found;
  throw notFound(
    `The event \`${eventName}\` names no pull request, and no open one has the ${branch ? `branch \`${branch}\`` : `ref \`${ref}\``} or the commit ${sha.slice(0, 10)}.`,
  );
}

const notFound = (what: string): PostingError =>
  new PostingError(
    `${what} Set the input \`pr-number\`, or run on an event of the pull request, such as \`pull_request\`.`,
  );

/**
 * The open pull request of a branch, or of a commit if the branch has none.
 *
 * @param repository `owner/name` that the branch is in
 */
export async function openPullRequest(
  github: GitHub,
  { repository, branch, sha }: Record<'repository' | 'branch' | 'sha', string | undefined>,
): Promise<PullRequest | undefined> {
  if (repository && branch) {
    const head = `${repository.split('/')[0]}:${branch}`;
    const pulls = await github.request(
      'GET /repos/{owner}/{repo}/pulls',
      { state: 'open', head, per_page: 100 },
      z.array(answerSchema),
    );
    // One owner can have several forks with a branch of that name.
    const isHead = ({ ref, repo }: Found['head']) =>
      ref === branch && (repo?.full_name ?? repository) === repository;
    const found = newest(
      pulls.filter((pull) => isHead(pull.head)),
      sha,
    );
    if (found) return describe(found, `the open one of branch \`${head}\``);
  }
  if (!sha) return undefined;
  const pulls = await pullsOfCommit(github, sha);
  const found = newest(
    pulls.filter(({ state }) => state === 'open'),
    sha,
  );
  return found && describe(found, `the open one of commit ${sha.slice(0, 10)}`);
}

async function pullsOfCommit(github: GitHub, sha: string): Promise<Found[]> {
  try {
    return await github.request(
      'GET /repos/{owner}/{repo}/commits/{sha}/pulls',
      { sha, per_page: 100 },
      z.array(answerSchema),
    );
  } catch (error) {
    // The commit is in a fork, not in this repository.
    if (isGitHubError(error, { status: 422 })) return [];
    throw error;
  }
}

/** One head can have several pull requests: the newest wins, but those at the commit come first. */
function newest(pulls: readonly Found[], sha: string | undefined): Found | undefined {
  const isAtCommit = ({ head }: Found): number => (head.sha === sha ? 1 : 0);
  return pulls.toSorted((a, b) => isAtCommit(b) - isAtCommit(a) || b.number - a.number)[0];
}

/** @throws PostingError if there is no such pull request */
async function readPullRequest(github: GitHub, number: number, how: string): Promise<PullRequest> {
  const { owner, name } = github.repository;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  try {
    return describe(await github.request(route, { pull_number: number }, answerSchema), how);
  } catch (error) {
    if (!isGitHubError(error, { status: 404 })) throw error;
    throw new PostingError(
      `There is no pull request #${number} in ${owner}/${name}, or the token may not see it. Check the input \`pr-number\`, and that the job's \`permissions:\` include \`pull-requests: write\`.`,
      { cause: error },
    );
  }
}
