import type { GitHub } from '../../github/client.ts';
import { commentOnce } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import { type PullRequestAddress, pullRequestAddress } from '../../github/pull-request-state.ts';
import type { RunContext } from '../../github/run-context.ts';
import { maskedSections } from '../../publish.ts';
import type { Step } from '../../step.ts';
import type { Section } from '../../text/sections.ts';
import type { Tested } from '../readers/reader-test.ts';

/** What is said on a pull request of a job, given what it does to readers; null if that isn't known. */
type FixComment = (tested: Tested | null) => Section[];

interface Commenting {
  /** By the link of the pull request. */
  comments: ReadonlyMap<string, FixComment>;
  /** Reads what a pull request of the run's repository does to readers; null if it can't be told. */
  test: (pullRequest: { number: number }) => Promise<Tested | null>;
  projectId: string;
  github: GitHub;
  context: RunContext;
  step: Pick<Step, 'log' | 'mask' | 'signal'>;
}

/**
 * Comments on pull requests of jobs, once on each: only then is it asked what they do to readers. One
 * that the token may not write to, or that can't be written to now, is a line in the log: the next
 * run tries again.
 */
export async function commentOnFixes(commenting: Commenting): Promise<void> {
  const { comments, projectId, github, context, step } = commenting;
  for (const [link, comment] of comments) {
    const address = pullRequestAddress(link, context.serverUrl);
    if (!address) continue;
    const { owner, repository: repo, number } = address;
    try {
      const isNew = await commentOnce({
        github,
        context,
        place: { owner, repo, number },
        marker: { mode: 'report', projectId, scope: 'all', about: 'fix' },
        sections: async () => {
          const tested = await testedOf({ ...commenting, address, link });
          return maskedSections(comment(tested), step);
        },
        log: step.log,
      });
      if (isNew) step.log.info(`Commented on ${link} why it exists.`);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      step.log.info(
        `No comment on ${link} says why it exists: ${error.message} The job's \`permissions:\` need \`pull-requests: write\` for one.`,
      );
    }
  }
}

/** What a pull request does to readers; null if that can't be read, which the log tells. */
async function testedOf({
  test,
  github: { repository },
  step: { log, signal },
  address,
  link,
}: Commenting & { address: PullRequestAddress; link: string }): Promise<Tested | null> {
  // The checkout has the docs of one repository alone.
  const named = `${address.owner}/${address.repository}`;
  if (named.toLowerCase() !== `${repository.owner}/${repository.name}`.toLowerCase()) return null;
  try {
    return await test(address);
  } catch (error) {
    signal.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    const needed =
      error instanceof GitHubError ? " It needs `contents: read` in the job's `permissions:`." : '';
    log.info(`The comment on ${link} has no reader test: ${why}${needed}`);
    return null;
  }
}
