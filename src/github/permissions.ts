import type { Log } from '../log.ts';
import { GitHubError, PostingError } from './errors.ts';
import { isFromFork, type PullRequest } from './pull-request.ts';
import type { RunContext } from './run-context.ts';

export interface PostingTarget {
  /** The value of `post-to`. */
  name: 'comment' | 'issue';
  /** What the post is about, such as `pull request #12`. */
  place: string;
}

const permissionLines: Record<PostingTarget['name'], string> = {
  comment: 'pull-requests: write',
  issue: 'issues: write',
};

const dependabot = 'dependabot[bot]';

const wayRound =
  'On `pull_request` that token is read-only; a workflow on `workflow_run` can post (see docs/forks-and-permissions.md).';

/** Why the token may be read-only through no fault of the workflow; undefined if it may not. */
export function findRestriction(
  { actor, payload }: RunContext,
  pullRequest?: PullRequest,
): string | undefined {
  const triggering = payload.pull_request;
  const fromFork = pullRequest?.fromFork ?? (triggering && isFromFork(triggering));
  if (fromFork) return 'the pull request comes from a fork, and the token may not write there';
  const logins = [actor, triggering?.user?.login, pullRequest?.author];
  return logins.includes(dependabot)
    ? "the run or the pull request is Dependabot's, and the token may not write there"
    : undefined;
}

/**
 * Posts, and turns a refusal into what the workflow's author needs: a warning if the token could
 * not have had the right, otherwise an error that says what to change.
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
      log.warning(`${what}: ${restriction}. ${wayRound} ${error.message}`);
      return undefined;
    }
    throw new PostingError(`${what}. ${error.message} ${whatToDo({ error, target })}`.trim(), {
      cause: error,
    });
  }
}

/** Refusals that no permission changes, by what GitHub says of them. */
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
  301: 'It was transferred or renamed: run the workflow in its new place.',
  401: 'Check the input `github-token`: it is unknown, expired or revoked.',
  410: "Issues are turned off: turn them on in the repository's settings, or remove this `post-to`.",
};

/** The next step for a refusal; '' if the error's own message holds it. */
function whatToDo({ error, target }: { error: GitHubError; target: PostingTarget }): string {
  if (error.kind !== 'refused') return '';
  if (lacksPermission(error)) {
    return `Add \`${permissionLines[target.name]}\` to the job's \`permissions:\`, or give a token of your own that right.`;
  }
  return obstacleOf(error)?.advice ?? advice[error.status ?? 0] ?? '';
}
