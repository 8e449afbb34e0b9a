import type { GitHub } from '../../github/client.ts';
import { commentOnce } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import { pullRequestAddress } from '../../github/pull-request-state.ts';
import type { RunContext } from '../../github/run-context.ts';
import { maskedSections } from '../../publish.ts';
import type { Step } from '../../step.ts';
import type { Section } from '../../text/sections.ts';

/**
 * Comments on pull requests of jobs, once on each. One that the token may not write to, or that
 * can't be written to now, is a line in the log: the next run tries again.
 *
 * @param comments by the link of the pull request
 */
export async function commentOnFixes({
  comments,
  projectId,
  github,
  context,
  step,
}: {
  comments: ReadonlyMap<string, readonly Section[]>;
  projectId: string;
  github: GitHub;
  context: RunContext;
  step: Pick<Step, 'log' | 'mask'>;
}): Promise<void> {
  for (const [link, sections] of comments) {
    const address = pullRequestAddress(link, context.serverUrl);
    if (!address) continue;
    const { owner, repository: repo, number } = address;
    try {
      const isNew = await commentOnce({
        github,
        context,
        place: { owner, repo, number },
        marker: { mode: 'report', projectId, scope: 'all', about: 'fix' },
        sections: maskedSections(sections, step),
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
