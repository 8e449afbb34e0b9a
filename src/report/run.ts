import { once } from '../step.ts';
import { openRun, type Run, type RunStart } from './open-run.ts';
import { type IssueOpener, readSources } from './read-report.ts';

/**
 * Exports the period's conversations and reports what went unanswered: files and outputs first,
 * then the summary and posts, and finally the failure of the step, if any.
 *
 * @throws StepFailure if the input `fail-on` names the outcome, or if the report could not be posted;
 *   Cancelled; ServiceError if not even the first page can be read; PostingError if the pull request
 *   was not found
 */
export async function runReport(start: RunStart): Promise<void> {
  const { inputs, step, onProgress } = start;
  step.setOutput('outcome', 'incomplete');
  if (inputs.fix === 'ticked') step.setOutput('jobs', '[]');
  const run = await openRun(start);
  step.setOutput('reportDir', run.folder.path);
  onProgress({ folder: run.folder.path });
  const rollingIssue = openIssue(run);
  try {
    if (!(await hasWork(run, rollingIssue))) return;
    await run.folder.prepare();
    const sources = await readSources(run, rollingIssue);
    // The code that publishes is loaded late, so that the first request is sent sooner.
    const { publishReport } = await import('./publish-report.ts');
    await publishReport(run, await rollingIssue(), sources);
  } finally {
    if (run.origin.kind === 'service') run.origin.service.close();
  }
}

const openIssue = (run: Run): IssueOpener =>
  once(async () => {
    const github = run.destinations.issue;
    if (!github) return null;
    const { RollingIssue } = await import('./publish-report.ts');
    return new RollingIssue({ ...run, github });
  });

/**
 * Whether there is anything to do. A run with `fix: ticked` and `date-to: last` repeats the last report,
 * so it can stop early if nobody has ticked anything.
 */
async function hasWork({ inputs, step }: Run, rollingIssue: IssueOpener): Promise<boolean> {
  if (inputs.fix !== 'ticked' || inputs.dateTo !== 'last') return true;
  if (await (await rollingIssue())?.hasWork()) return true;
  step.log.info(
    'No ticked gap in the issue waits for a job, and no job is at work: nothing was read or written.',
  );
  step.setOutput('outcome', 'complete');
  step.setOutput('topics', '[]');
  return false;
}
