import type { Docs } from '../docs/docs.ts';
import { listChangedFiles } from '../github/changed-files.ts';
import type { GitHub } from '../github/client.ts';
import { appendSummary } from '../github/summary.ts';
import { extras, telling } from '../pace.ts';
import { maskedSections } from '../publish.ts';
import type { Report } from './assemble/report.ts';
import type { DocsFindings } from './docs-findings.ts';
import { readChange } from './docs-read.ts';
import { commentOnFixes } from './post/comment.ts';
import type { Tested } from './readers/reader-test.ts';
import { fixComments } from './render/fix-comment.ts';
import { renderFixes } from './render/under-way.ts';
import type { Run } from './report-run.ts';

interface Fixes extends Pick<DocsFindings, 'testReaders'> {
  run: Run;
  github: GitHub;
  docs: Docs | null;
  /** Of the rolling issue. */
  number: number;
}

/** Tells what came of the jobs for ticked gaps: on their pull requests, and in the job summary. */
export async function reportFixes(report: Report, fixes: Fixes): Promise<void> {
  const { run, github, number } = fixes;
  const { inputs, step, context } = run;
  const { owner, name } = context.repository;
  const issueUrl = `${context.serverUrl}/${owner}/${name}/issues/${number}`;
  const comments = fixComments(report, { issueUrl });
  const test = readerTestOf(fixes);
  await commentOnFixes({ comments, test, projectId: inputs.projectId, github, context, step });
  const sections = report.remembered ? renderFixes(report.remembered, context.runUrl) : [];
  if (sections.length > 0 && run.destinations.some(({ target }) => target === 'summary')) {
    await appendSummary({ context, sections: maskedSections(sections, step), log: step.log });
  }
}

/** Reads what a pull request of the run's repository does to readers; null if it can't be told. */
const readerTestOf =
  ({ run, github, docs, testReaders }: Fixes) =>
  async (pullRequest: { number: number }): Promise<Tested | null> => {
    if (!testReaders || !docs) return null;
    const without = `The comment on #${pullRequest.number} has no reader test`;
    return extras(telling(run.step))(without, async (pace, deadline) => {
      const { files } = await listChangedFiles({ github, pullRequest });
      const change = await readChange(
        run,
        { github, pullRequest, files, docs },
        { pace, deadline },
      );
      return change && testReaders(change, pace);
    });
  };
