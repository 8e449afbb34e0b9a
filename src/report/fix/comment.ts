import type { GitHub } from '../../github/client.ts';
import { commentOnce } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import { pullRequestAddress } from '../../github/pull-request-state.ts';
import type { RunContext } from '../../github/run-context.ts';
import { maskedSections } from '../../publish.ts';
import type { Step } from '../../step.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { renderFixComment } from '../render/fix-comment.ts';
import type { Period } from '../rows/period.ts';

/**
 * Comments on each open pull request of a job, once, why it exists. One that the token may not
 * write to, or that can't be written to now, is a line in the log: the next run tries again.
 *
 * @param issueUrl the report's issue
 */
export async function commentOnFixes({
  topics,
  period,
  issueUrl,
  projectId,
  github,
  context,
  step,
}: {
  topics: readonly ReportTopic[];
  period: Period;
  issueUrl: string;
  projectId: string;
  github: GitHub;
  context: RunContext;
  step: Pick<Step, 'log' | 'mask'>;
}): Promise<void> {
  const open = topics.filter(({ state, jobId }) => state === 'pull-request' && jobId !== undefined);
  const byLink = Map.groupBy(open, ({ prLink }) => prLink ?? '');
  for (const [prLink, fixed] of byLink) {
    const address = pullRequestAddress(prLink, context.serverUrl);
    if (!address) continue;
    const { owner, repository: repo, number } = address;
    const sections = renderFixComment({ topics: fixed, period, issueUrl });
    try {
      const created = await commentOnce({
        github,
        context,
        place: { owner, repo, number },
        marker: { mode: 'report', projectId, scope: 'all', about: 'fix' },
        sections: maskedSections(sections, step),
        log: step.log,
      });
      if (created) step.log.info(`Commented on ${prLink} why it exists.`);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      step.log.info(
        `No comment on ${prLink} says why it exists: ${error.message} The job's \`permissions:\` need \`pull-requests: write\` for one.`,
      );
    }
  }
}
