import type { Log } from '../log.ts';
import { GitHubError, PostingError } from './errors.ts';
import { isFromFork, type PullRequest } from './pull-request.ts';
import type { RunContext } from './run-context.ts';

export interface PostingTarget {
  /** The value of `post-to`. */
  name: 'comment' | 'issue';
  /** Such as `pull request #12`. */
  place: string;
}

const permissionLines: Record<PostingTarget['name'], string> = {
  comment: 'pull-requests: write',
  issue: 'issues: write',
};

const dependabot = 'dependabot[bot]';

const workaround =
  'On `pull_request` that token is read-only; a workflow on `workflow_run` can post (see docs/forks-and-permissions.md).';

/** Why GitHub may have made the token read-only, whatever the workflow asks for. */
export function findRestriction(
  { actor, payload }: RunContext,
  pullRequest?: PullRequest,
): string | undefined {
  const triggering = payload.pull_request;
  const fromFork = pullRequest?.fromFork ?? (triggering && isFromFork(triggering));
  if (fromFork) return 'the pull request comes from a fork, for which the token is read-only';
  const logins = [actor, triggering?.user?.login, pullRequest?.author];
  return logins.includes(dependabot)
    ? "the run or the pull request is Dependabot's, for which the token is read-only"
    : undefined;
}

/**
 * Posts, and explains a refusal: with a warning if the token could not have the permission,
 * otherwise with an error that says what to change.
 *
 * @returns what `post` returns, or undefined after a warning
 * @throws PostingError
 */
export async function postOrExplain<T>({
  post,
  target,
  restriction,
  log,
}: {
  post: () => Promise<T>;
  target: PostingTarget;
  restriction: string | undefined;
  log: Log;
}): Promise<T | undefined> {
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const what = `\`post-to: ${target.name}\` failed on ${target.place}`;
    if (restriction && lacksPermission(error)) {
      log.warning(`${what}: ${restriction}. ${workaround} ${error.message}`);
      return undefined;
    }
    throw new PostingError(`${what}. ${error.message} ${whatToDo({ error, target })}`.trim(), {
      cause: error,
    });
  }
}

/** Refusals that are not about permissions, by the words in GitHub's response. */
const obstacles: readonly { words: RegExp; advice: string }[] = [
  {
    words: /\blocked\b/i,
    advice: 'Its conversation is locked: unlock it, or remove this `post-to`.',
  },
  {
    words: /\barchived\b/i,
    advice: 'The repository is archived: unarchive it, or remove this `post-to`.',
  },
];

const obstacleOf = ({ status, said }: GitHubError) =>
  status === 403 ? obstacles.find(({ words }) => words.test(said)) : undefined;

function lacksPermission(error: GitHubError): boolean {
  const { kind, status } = error;
  return kind === 'refused' && (status === 403 || status === 404) && !obstacleOf(error);
}

const advice: Readonly<Record<number, string>> = {
  301: 'It was transferred or renamed: run the workflow where it is now.',
  401: 'Check the input `github-token`: it is unknown, expired or revoked.',
  410: "Issues are turned off: turn them on in the repository's settings, or remove this `post-to`.",
};

/** The next step for a refusal; '' if the error's message already says it. */
function whatToDo({ error, target }: { error: GitHubError; target: PostingTarget }): string {
  if (error.kind !== 'refused') return '';
  if (lacksPermission(error)) {
    return `Add \`${permissionLines[target.name]}\` to the job's \`permissions:\`, or use a token of your own that has this permission.`;
  }
  return obstacleOf(error)?.advice ?? advice[error.status ?? 0] ?? '';
}
