import type { GitHub } from './client.ts';
import { GitHubError, PostingError } from './errors.ts';
import { describe, openPullRequest, type PullRequest, readPullRequest } from './pull-request.ts';
import type { RunContext } from './run-context.ts';

interface Search {
  github: GitHub;
  context: RunContext;
}

/** The events that are about one pull request, or never about any; all others have a branch. */
const searches: Partial<Record<string, (search: Search) => Promise<PullRequest>>> = {
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
 * The pull request that the run is about: the given one, or the event's.
 *
 * @param number the input `pr-number`
 * @throws PostingError if there is none, saying for which event and what to do
 */
export async function findPullRequest({
  github,
  context,
  number,
}: Search & { number: number | undefined }): Promise<PullRequest> {
  try {
    if (number === undefined) {
      return await (searches[context.eventName] ?? fromBranchOrCommit)({ github, context });
    }
    if (context.payload.pull_request?.number === number) {
      return await fromPayload({ github, context });
    }
    return await readPullRequest({ github, number, found: 'named by `pr-number`' });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    throw new PostingError(`The pull request was not found. ${error.message}${advice(error)}`, {
      cause: error,
    });
  }
}

function advice({ kind }: GitHubError): string {
  return kind === 'refused'
    ? " Check the input `github-token`, and that the job's `permissions:` have `pull-requests: write`."
    : '';
}

async function fromPayload({ context: { payload, eventName } }: Search): Promise<PullRequest> {
  const pullRequest = payload.pull_request;
  if (!pullRequest) throw notFound(`The event \`${eventName}\` came without its pull request.`);
  return describe({ pullRequest, found: `the one of the event \`${eventName}\`` });
}

async function fromIssue({ github, context: { payload } }: Search): Promise<PullRequest> {
  const { issue } = payload;
  if (!issue?.pull_request) {
    throw notFound(
      issue
        ? `The event \`issue_comment\` is about issue #${issue.number}, which is not a pull request.`
        : 'The event `issue_comment` came without its issue.',
    );
  }
  return readPullRequest({
    github,
    number: issue.number,
    found: 'the one that the event `issue_comment` is about',
  });
}

/** The payload lists none for a run on a fork, whose head's owner and branch find it. */
async function fromWorkflowRun({ github, context: { payload } }: Search): Promise<PullRequest> {
  const run = payload.workflow_run;
  // It may list pull requests of other repositories that have the same head.
  const listed = run?.pull_requests?.find(({ base }) => base.repo.id === payload.repository?.id);
  if (listed) {
    return {
      number: listed.number,
      found: `pull request #${listed.number}: listed by the event \`workflow_run\``,
      fromFork: listed.head.repo.id !== listed.base.repo.id,
      author: run?.actor?.login,
    };
  }
  const repository = run?.head_repository?.full_name;
  const found = await openPullRequest({
    github,
    repository,
    branch: run?.head_branch,
    sha: run?.head_sha,
  });
  if (found) return found;
  throw notFound(
    `No open pull request was found for the run that started this one (\`workflow_run\`), of branch \`${run?.head_branch ?? ''}\` of ${repository ?? 'an unknown repository'}.`,
  );
}

async function fromBranchOrCommit({ github, context }: Search): Promise<PullRequest> {
  const { eventName, ref, sha, repository } = context;
  const branch = /^refs\/heads\/(.+)/.exec(ref)?.[1];
  const found = await openPullRequest({
    github,
    repository: `${repository.owner}/${repository.name}`,
    branch,
    sha,
  });
  if (found) return found;
  throw notFound(
    `The event \`${eventName}\` names no pull request, and no open one has the ${branch ? `branch \`${branch}\`` : `ref \`${ref}\``} or the commit ${sha.slice(0, 10)}.`,
  );
}

function notFound(what: string): PostingError {
  return new PostingError(
    `${what} Set the input \`pr-number\`, or run on an event of the pull request, such as \`pull_request\`.`,
  );
}
