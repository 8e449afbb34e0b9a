import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { GitHubError } from './errors.ts';

const commitSchema = z.object({
  sha: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)),
  commit: z.object({ message: z.string() }),
});

/** What GitHub writes into the first line of a merge: `(#41)` at its end, or before all else. */
const namedPullRequest = /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/;

/**
 * The last commit of the default branch that changed a file, whether or not the file is left, and
 * the pull request that it names: one request.
 *
 * @returns null if there is none, or it can't be read
 */
export async function lastCommitOf(
  github: GitHub,
  path: string,
): Promise<{ sha: string; pullRequest: number | null } | null> {
  try {
    const [last] = await github.request(
      'GET /repos/{owner}/{repo}/commits',
      { path, per_page: 1 },
      z.array(commitSchema),
    );
    if (!last) return null;
    const [, merged, squashed] =
      namedPullRequest.exec(last.commit.message.split('\n', 1)[0] ?? '') ?? [];
    const number = merged ?? squashed;
    return { sha: last.sha, pullRequest: number === undefined ? null : Number(number) };
  } catch (error) {
    if (error instanceof GitHubError) return null;
    throw error;
  }
}
