import type { Docs } from '../docs/read.ts';
import { extraRunner } from '../extra.ts';
import { listChangedFiles } from '../github/changed-files.ts';
import type { GitHub } from '../github/client.ts';
import { commentOnce } from '../github/comment.ts';
import { GitHubError } from '../github/errors.ts';
import { type PullRequestAddress, pullRequestAddress } from '../github/pull-request-history.ts';
import { appendSummary } from '../github/summary.ts';
import type { Report } from './assemble/report.ts';
import { readDocsChange, readerTestName } from './docs-read.ts';
import type { Run } from './open-run.ts';
import type { DocsFindings } from './readers/docs-findings.ts';
import type { ReaderTest } from './readers/reader-test.ts';
import { gapsByPullRequest, renderFixComment } from './render/pull-request.ts';
import { renderFixes } from './render/status.ts';

interface FixesToReport extends Pick<DocsFindings, 'testReaders'> {
  run: Run;
  github: GitHub;
  docs: Docs | null;
  /** Number of the rolling issue. */
  number: number;
}

/**
 * Reports the results of jobs for ticked gaps in the job summary, and once on each job's pull request.
 * If a comment can't be written, the run logs that, and the next run tries again.
 */
export async function reportFixes(report: Report, fixes: FixesToReport): Promise<void> {
  const { run, github, number } = fixes;
  const { inputs, step, context, destinations } = run;
  const { serverUrl } = context;
  const issueUrl = `${context.repositoryUrl}/issues/${number}`;
  for (const [link, topics] of gapsByPullRequest(report)) {
    const address = pullRequestAddress(link, serverUrl);
    if (!address) continue;
    const { owner, repository: repo, number } = address;
    try {
      const isNew = await commentOnce({
        github,
        context,
        log: step.log,
        thread: { owner, repo, number },
        marker: { mode: 'report', projectId: inputs.projectId, scope: 'all', about: 'fix' },
        sections: async () => {
          const tested = await testPullRequest(address, fixes);
          const { period } = report;
          return renderFixComment(topics, { period, issueUrl, tested });
        },
      });
      if (isNew) step.log.info(`Commented on ${link} to say why it exists.`);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      step.log.info(
        `No comment on ${link} says why it exists: ${error.message} The job's \`permissions:\` need \`pull-requests: write\` for one.`,
      );
    }
  }
  const sections = report.remembered ? renderFixes(report.remembered, context.repositoryUrl) : [];
  if (sections.length > 0 && destinations.summary) {
    await appendSummary({ context, sections, step });
  }
}

async function testPullRequest(
  pullRequest: PullRequestAddress,
  { run, github, docs, testReaders }: FixesToReport,
): Promise<ReaderTest | null> {
  const { owner, name } = github.repository;
  // The checkout has the docs of only one repository.
  const named = `${pullRequest.owner}/${pullRequest.repository}`;
  if (named.toLowerCase() !== `${owner}/${name}`.toLowerCase() || !testReaders || !docs)
    return null;
  return extraRunner(run.step)(readerTestName, async (time) => {
    const { files } = await listChangedFiles({
      github: github.withDeadline(time.deadline),
      pullRequest,
    });
    const change = await readDocsChange(run, { github, pullRequest, files, docs }, time);
    return change && time.compute(() => testReaders(change));
  });
}
