import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { isGitHubError, PostingError } from './errors.ts';

export interface PullRequest {
  number: number;
  /** How it was found, for the log: a sentence. */
  found: string;
  fromFork: boolean;
  /** Login of who opened it, if that is known. */
  author: string | undefined;
}

const pullRequestSchema = z.object({
  number: z.int(),
  state: z.string(),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    repo: z.nullish(z.object({ full_name: z.string() })),
  }),
  base: z.object({ repo: z.object({ full_name: z.string() }) }),
  user: z.nullish(z.object({ login: z.string() })),
});

type Found = z.infer<typeof pullRequestSchema>;

/** A pull request whose head's repository is another one, or gone. */
export function isFromFork({
  head,
  base,
}: {
  head: { repo?: { full_name: string } | null | undefined };
  base: { repo: { full_name: string } };
}): boolean {
  return head.repo?.full_name !== base.repo.full_name;
}

/** The open pull request of a branch, or of a commit if the branch has none. */
export async function openPullRequest({
  github,
  repository,
  branch,
  sha,
}: {
  github: GitHub;
  /** `owner/name` that the branch is in. */
  repository: string | undefined;
  branch: string | undefined;
  sha: string | undefined;
}): Promise<PullRequest | undefined> {
  if (repository && branch) {
    const head = `${repository.split('/')[0]}:${branch}`;
    const pulls = await github.request(
      'GET /repos/{owner}/{repo}/pulls',
      { state: 'open', head, per_page: 100 },
      z.array(pullRequestSchema),
    );
    // One owner can have several forks with a branch of that name.
    const pullRequest = newest(
      pulls.filter(
        (pull) =>
          pull.head.ref === branch && (pull.head.repo?.full_name ?? repository) === repository,
      ),
      sha,
    );
    if (pullRequest) {
      return describe({ pullRequest, found: `the open one of branch \`${head}\`` });
    }
  }
  if (!sha) return undefined;
  const pulls = await pullsOfCommit({ github, sha });
  const open = pulls.filter((pull) => pull.state === 'open');
  const pullRequest = newest(open, sha);
  const found = `the open one of commit ${sha.slice(0, 10)}`;
  return pullRequest && describe({ pullRequest, found });
}

async function pullsOfCommit({ github, sha }: { github: GitHub; sha: string }): Promise<Found[]> {
  try {
    return await github.request(
      'GET /repos/{owner}/{repo}/commits/{sha}/pulls',
      { sha, per_page: 100 },
      z.array(pullRequestSchema),
    );
  } catch (error) {
    // The repository does not have the commit: it is a fork's.
    // Stryker disable next-line ArrayDeclaration: only what is open counts
    if (isGitHubError(error, { status: 422 })) return [];
    throw error;
  }
}

/** Of several (one head, more than one base) the newest, those at the very commit first. */
function newest(pulls: Found[], sha: string | undefined): Found | undefined {
  const atCommit = pulls.filter((pull) => pull.head.sha === sha);
  const candidates = atCommit.length > 0 ? atCommit : pulls;
  return candidates.toSorted((a, b) => b.number - a.number)[0];
}

/** @throws PostingError if there is no such pull request */
export async function readPullRequest({
  github,
  number,
  found,
}: {
  github: GitHub;
  number: number;
  found: string;
}): Promise<PullRequest> {
  const { owner, name } = github.repository;
  try {
    const pullRequest = await github.request(
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      { pull_number: number },
      pullRequestSchema,
    );
    return describe({ pullRequest, found });
  } catch (error) {
    if (!isGitHubError(error, { status: 404 })) throw error;
    throw new PostingError(
      `There is no pull request #${number} in ${owner}/${name}, or the token may not see it. Check the input \`pr-number\`, and that the job's \`permissions:\` have \`pull-requests: write\`.`,
      { cause: error },
    );
  }
}

export function describe({
  pullRequest,
  found,
}: {
  pullRequest: Omit<Found, 'state' | 'user'> & { user?: { login: string } | null | undefined };
  found: string;
}): PullRequest {
  return {
    number: pullRequest.number,
    found: `pull request #${pullRequest.number}: ${found}`,
    fromFork: isFromFork(pullRequest),
    author: pullRequest.user?.login,
  };
}
