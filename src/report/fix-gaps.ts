import { listChangedFiles } from '../github/changed-files.ts';
import { appendSummary } from '../github/summary.ts';
import { tellingPace } from '../pace.ts';
import { maskedSections } from '../publish.ts';
import { createAgentClient } from '../service/agent.ts';
import { composeFixComments, composeFixes, composeReport, promptsByGap } from './compose.ts';
import { readChange } from './docs-read.ts';
import { writeFiles } from './files/write-files.ts';
import { commentOnFixes } from './fix/comment.ts';
import { fixTicked } from './fix/run.ts';
import type { Remembered } from './gaps/remember.ts';
import type { IssueMaterial } from './issue.ts';
import type { PreparedReport } from './prepare.ts';
import type { Run } from './run.ts';

/**
 * With `fix: ticked`: jobs for what was ticked in the issue that was posted, and what came of them in
 * the files, on their pull requests, and in the job summary.
 *
 * @returns why the step fails
 */
export async function fixGaps({
  run,
  prepared,
  material,
  remembered,
  number,
  marker,
}: {
  run: Run;
  prepared: PreparedReport;
  material: IssueMaterial;
  remembered: Remembered | null;
  /** Of the rolling issue; null if none was posted. */
  number: number | null;
  marker: { mode: 'report'; projectId: string; scope: string };
}): Promise<string[]> {
  const { inputs, step, context, origin, directory } = run;
  const rollingIssue = await run.rollingIssue();
  const { github } = rollingIssue;
  if (inputs.fix !== 'ticked' || origin.kind === 'file') return [];
  if (!github || !remembered || number === null) {
    step.log.info(
      'No agent job was started, as no issue was posted in which a box could be ticked.',
    );
    return [];
  }
  const issue = { github, context, marker: { ...marker, target: 'issue' as const }, number };
  const { reasons, ...fixed } = await fixTicked({
    inputs,
    issue: rollingIssue.writer({ issue, material, step }),
    promptsOf: (known) => promptsByGap(prepared, known),
    run: rollingIssue.run,
    service: createAgentClient(origin.service),
    step,
  });
  const known = fixed.remembered;
  if (!known) return reasons;
  const { files } = composeReport(prepared, known);
  await writeFiles({ directory, files, pace: tellingPace(step) });
  const { owner, name } = context.repository;
  const issueUrl = `${context.serverUrl}/${owner}/${name}/issues/${number}`;
  const comments = composeFixComments(prepared, { remembered: known, issueUrl });
  const { testReaders } = prepared;
  const test = async (pullRequest: { number: number }) => {
    if (!testReaders) return null;
    const { files } = await listChangedFiles({ github, pullRequest });
    const change = await readChange(run, { github, pullRequest, files });
    return change && testReaders(change);
  };
  await commentOnFixes({ comments, test, projectId: inputs.projectId, github, context, step });
  const sections = composeFixes(prepared, { ...fixed, remembered: known });
  if (sections.length > 0 && run.destinations.some(({ target }) => target === 'summary')) {
    await appendSummary({ context, sections: maskedSections(sections, step), log: step.log });
  }
  return reasons;
}
