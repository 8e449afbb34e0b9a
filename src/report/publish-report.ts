import { postComment } from '../github/destinations.ts';
import { PostingError } from '../github/errors.ts';
import type { Post } from '../github/posts.ts';
import { appendSummary } from '../github/summary.ts';
import { createAgentClient } from '../service/agent.ts';
import { StepFailure } from '../step.ts';
import { countOf } from '../text/counts.ts';
import type { ReportSources } from './assemble/findings.ts';
import type { Report } from './assemble/report.ts';
import { type MadeReport, makeReport } from './make-report.ts';
import type { Run } from './open-run.ts';
import { fixTickedGaps } from './post/fix-ticked.ts';
import type { FollowedJob } from './post/gap-jobs.ts';
import { RollingIssue } from './post/rolling-issue.ts';
import { readMemory } from './read-memory.ts';
import { renderReport } from './render/report.ts';
import { reportFixes } from './report-fixes.ts';
import { briefsOf, logFiles, reportOutcome, setOutputs, writeReport } from './write-report.ts';

/** Re-exported so that it loads in one chunk with `publishReport`. */
export { RollingIssue };

/**
 * Makes and publishes the report: files and outputs first, then the summary and posts, then jobs for
 * ticked gaps, and finally the failure of the step, if any.
 *
 * @param rollingIssue null if the run posts no issue
 * @throws StepFailure; Cancelled
 */
export async function publishReport(
  run: Run,
  rollingIssue: RollingIssue | null,
  sources: ReportSources,
): Promise<void> {
  const { step } = run;
  const issueMemory = await readMemory(run, rollingIssue);
  const made = await makeReport(run, sources, issueMemory);
  const { report } = made;
  setOutputs(report, step);
  run.onProgress({ stage: 'made' });
  logFiles(report, run);
  // An outage may be why a period has no data, so earlier posts stay as they are.
  const isPostable = report.meta.incomplete === null && !sources.collected.hasNoData;
  const issue = issueMemory.issue === 'rolling' ? rollingIssue : null;
  const { number, problems } = await post(made, run, { issue, isPostable });
  run.onProgress({ stage: 'posted' });
  const fixing = issue
    ? await fix(made, { run, rollingIssue: issue, number, docs: sources.docs, ...issueMemory })
    : issueMemory.unreadReasons;
  const reasons = [...failureReasons(report, run, sources), ...problems, ...fixing];
  if (reasons.length > 0) throw new StepFailure(reasons);
}

/**
 * Posts the report to each destination, the job summary first. If one fails, the others still get their
 * post, and so does the job summary, even if it is not a destination.
 *
 * @param isPostable whether there is anything to post elsewhere than in the job summary
 * @returns the number of the posted issue, null without one; and what failed
 */
async function post(
  made: MadeReport,
  { inputs, step, context, destinations }: Run,
  { issue, isPostable }: { issue: RollingIssue | null; isPostable: boolean },
): Promise<{ number: number | null; problems: string[] }> {
  const { log, setOutput } = step;
  const { projectId, scope, postTo } = inputs;
  const sections = renderReport(made.report, made.chart);
  const problems: string[] = [];
  const attempt = async <P extends Post & { state?: string }>(
    output: 'commentUrl' | 'issueUrl',
    work: (() => Promise<P | null | undefined>) | null,
  ): Promise<P | null> => {
    const posted =
      (await work?.().catch((error) => {
        if (!(error instanceof PostingError)) throw error;
        problems.push(error.message);
        return null;
      })) ?? null;
    setOutput(output, posted?.html_url ?? '');
    const verb = posted?.state === 'closed' ? 'Closed, because no gap is left' : 'Posted';
    if (posted) log.info(`${verb}: ${posted.html_url}`);
    return posted;
  };
  const comment = isPostable ? destinations.comment : null;
  const rollingIssue = isPostable ? issue : null;
  // Without any other post, the job summary has the report.
  const isAlone = !comment && !rollingIssue && postTo.length > 0;
  const inSummary = destinations.summary || isAlone;
  if (context.payload.repository?.private === false && (comment || rollingIssue)) {
    log.info(
      "The repository is public, and so is what is posted: readers' questions, as far as `redact` leaves them.",
    );
  }
  if (inSummary) await appendSummary({ context, sections, step });
  const marker = { mode: 'report', projectId, scope } as const;
  await attempt(
    'commentUrl',
    comment && (() => postComment({ context, marker, sections, step }, comment)),
  );
  const posted = await attempt('issueUrl', rollingIssue && (() => rollingIssue.post(made)));
  if (problems.length > 0 && !inSummary) await appendSummary({ context, sections, step });
  return { number: posted?.number ?? null, problems };
}

interface FixContext extends Pick<ReportSources, 'docs'> {
  run: Run;
  rollingIssue: RollingIssue;
  /** The number of the posted issue; null if none was posted. */
  number: number | null;
  lookedUp: readonly FollowedJob[];
}

/**
 * With `fix: ticked`, starts jobs for the gaps ticked in the posted issue and reports the results.
 *
 * @returns the reasons for which the step fails; empty if it doesn't
 */
async function fix(
  made: MadeReport,
  { run, rollingIssue, number, lookedUp, docs }: FixContext,
): Promise<string[]> {
  const { inputs, step, origin, context } = run;
  const version = rollingIssue.latest;
  if (inputs.fix !== 'ticked' || origin.kind === 'file') return [];
  if (number === null || !version) {
    step.log.info(
      'No agent job was started, as no issue was posted in which a box could be ticked.',
    );
    return [];
  }
  const reasons = await fixTickedGaps({
    inputs,
    issue: rollingIssue,
    number,
    material: made,
    version,
    briefs: briefsOf(version.report),
    lookedUp,
    service: createAgentClient(origin.service),
    context,
    step,
  });
  const { report } = rollingIssue.latest ?? version;
  if (report !== version.report) await writeReport(report, made.chart, run);
  const { github } = rollingIssue;
  await reportFixes(report, { run, github, docs, number, testReaders: made.testReaders });
  return reasons;
}

/** Reasons for which the report itself, regardless of jobs, fails the step. */
function failureReasons(
  report: Report,
  { inputs, step, folder }: Run,
  { collected }: ReportSources,
): string[] {
  const { cutShort, rowsRead } = collected.current;
  const fails = inputs.failOn.includes(reportOutcome(report));
  if (cutShort) {
    const message = `The report is incomplete: ${cutShort.message} What was read until then, ${countOf(rowsRead, 'row')}, is in ${folder.path}.`;
    if (fails) return [message];
    step.log.warning(message);
    return [];
  }
  return fails ? ['The report is complete, and `fail-on` names `complete`.'] : [];
}
