import { type ExtraRunner, extraRunner } from '../extra.ts';
import { postIssue } from '../github/issue.ts';
import { type Destination, type PublishResult, publish, summaryOnly } from '../publish.ts';
import { createAgentClient } from '../service/agent.ts';
import { StepFailure } from '../step.ts';
import { countOf } from '../text/counts.ts';
import { assemble } from './assemble/assemble.ts';
import type { ReportSources } from './assemble/findings.ts';
import type { Report } from './assemble/report.ts';
import { emptyMemory, type Memory } from './gaps/memory.ts';
import { type IssueMemory, type MadeReport, makeReport } from './make-report.ts';
import type { Run } from './open-run.ts';
import { fixTickedGaps } from './post/fix-ticked.ts';
import { IssueWriter } from './post/issue-writer.ts';
import { lookUpPullRequests } from './post/look-up.ts';
import { RollingIssue } from './post/rolling-issue.ts';
import { renderReport } from './render/report.ts';
import { reportFixes } from './report-fixes.ts';
import { briefsOf, logFiles, outcomeOf, setOutputs, writeReport } from './write-report.ts';

/** Re-exported so that it loads in one chunk with `publishReport`. */
export { RollingIssue };

/**
 * Makes and publishes the report: files and outputs first, then the summary and posts, then jobs for
 * ticked gaps, and finally the failure of the step, if any.
 *
 * @throws StepFailure; Cancelled
 */
export async function publishReport(
  run: Run,
  rollingIssue: RollingIssue,
  sources: ReportSources,
): Promise<void> {
  const { inputs, step } = run;
  const read = await readMemory(run, rollingIssue, extraRunner(step));
  const isUnread = read.issue === 'unread';
  const made = await makeReport(run, sources, read);
  const { report } = made;
  setOutputs(report, step);
  run.onProgress({ stage: 'made' });
  logFiles(report, run);
  const destinations = isUnread ? withoutIssue(run.destinations) : run.destinations;
  // An outage may be why a period has no data, so earlier posts stay as they are.
  const isPostable = report.complete && !sources.collected.hasNoData;
  const published = await post(made, isPostable ? destinations : summaryOnly(destinations), {
    run,
    rollingIssue,
  });
  run.onProgress({ stage: 'posted' });
  const fixing = await fix(made, published.rollingIssue, { run, rollingIssue, docs: sources.docs });
  const reasons = [
    ...endReasons(report, run, sources),
    ...published.problems.map((problem) => problem.message),
    ...(isUnread && inputs.fix === 'ticked' ? [unreadText] : fixing),
  ];
  if (reasons.length > 0) throw new StepFailure(reasons);
}

/** The destinations without the issue or, if there are no others, the job summary. */
function withoutIssue(destinations: readonly Destination[]): readonly Destination[] {
  const others = destinations.filter(({ target }) => target !== 'issue');
  return others.length > 0 ? others : [{ target: 'summary' }];
}

const unreadText =
  'No agent job was started, as the rolling issue could not be read. A tick stays for the next run: run the workflow again.';

/** Reads what the run's issue remembers or, in a report on some pages, the issue on all pages. */
async function readMemory(
  run: Run,
  rollingIssue: RollingIssue,
  extra: ExtraRunner,
): Promise<IssueMemory> {
  const { scoped, context, inputs, step } = run;
  const { github } = rollingIssue;
  const pulls = new Map();
  if (github) {
    const what = 'what the rolling issue remembers, and leaves the issue as it is';
    const read = await extra(what, async () => ({ memory: await rollingIssue.read(step.log) }));
    if (!read) return { memory: emptyMemory, pulls, issue: 'unread', issueNumber: null };
    const memory = read.memory ?? emptyMemory;
    const wallTime = step.clock.wallTime();
    const at = { serverUrl: context.serverUrl, wallTime, log: step.log };
    const lookedUp = await extra('news of the pull requests of its gaps', ({ deadline }) =>
      lookUpPullRequests(memory, { ...at, github: github.until(deadline) }),
    );
    const issueNumber = rollingIssue.found?.open[0]?.number ?? null;
    return { ...(lookedUp ?? { memory, pulls }), issue: 'rolling', issueNumber };
  }
  const onAllPages = { ...run, inputs: { ...inputs, scope: 'all' } as const };
  const issue = scoped && new RollingIssue({ ...onAllPages, github: scoped.github });
  const other =
    issue && (await extra('the gaps that the issue remembers', () => issue.read(step.log)));
  if (!other) return { memory: emptyMemory, pulls, issue: 'none', issueNumber: null };
  // The issue's reports are about all pages, so they aren't the history of this report.
  return { memory: { ...other, reports: [] }, pulls, issue: 'other', issueNumber: null };
}

async function post(
  made: MadeReport,
  destinations: readonly Destination[],
  { run, rollingIssue }: { run: Run; rollingIssue: RollingIssue },
): Promise<PublishResult> {
  const { inputs, step, context } = run;
  const { projectId, scope, issueTitle: title, issueLabels: labels } = inputs;
  const { from, to } = made.report.period;
  const isShown = destinations.some(({ target }) => target !== 'summary');
  if (isShown && context.payload.repository?.private === false) {
    step.log.info(
      "The repository is public, and so is what is posted: readers' questions, as far as `redact` leaves them.",
    );
  }
  const published = await publish({
    context,
    destinations,
    sections: renderReport(made.report, made.chart),
    marker: { mode: 'report', projectId, scope },
    issue: {
      title,
      labels,
      found: rollingIssue.found,
      compose: (reads) => rollingIssue.next(made, rollingIssue.recall(reads)),
      noticeId: inputs.notify === 'never' ? null : `${from}..${to}`,
      post: postIssue,
    },
    step,
  });
  step.setOutput('commentUrl', published.commentUrl);
  step.setOutput('issueUrl', published.issueUrl);
  return published;
}

/**
 * With `fix: ticked`, starts jobs for the gaps ticked in the posted issue and reports the results.
 *
 * @returns the reasons for which the step fails; empty if it doesn't
 */
async function fix(
  made: MadeReport,
  number: number | null,
  {
    run,
    rollingIssue,
    docs,
  }: { run: Run; rollingIssue: RollingIssue } & Pick<ReportSources, 'docs'>,
): Promise<string[]> {
  const { inputs, step, origin } = run;
  if (inputs.fix !== 'ticked' || origin.kind === 'file') return [];
  const posted = number === null ? null : rollingIssue.posted(number);
  if (!posted) {
    step.log.info(
      'No agent job was started, as no issue was posted in which a box could be ticked.',
    );
    return [];
  }
  const { findings, pulls, chart, testReaders } = made;
  const issue = new IssueWriter(rollingIssue, { posted, material: made, step });
  const { refusals } = issue;
  const at = (memory: Memory): Report =>
    assemble(findings, { memory, pulls, offers: { fix: true, startsJobs: true, refusals } });
  const reasons = await fixTickedGaps({
    inputs,
    issue,
    step,
    run: rollingIssue.run,
    promptsOf: (memory) => briefsOf(at(memory)),
    service: createAgentClient(origin.service),
  });
  if (issue.latest) {
    const report = at(issue.latest);
    await writeReport(report, chart, run);
    const { github } = posted;
    await reportFixes(report, { run, github, docs, number: posted.number, testReaders });
  }
  return reasons;
}

/** Reasons for which the report itself, regardless of jobs, fails the step. */
function endReasons(
  report: Report,
  { inputs, step, folder }: Run,
  { collected }: ReportSources,
): string[] {
  const { cutShort, rows } = collected.current;
  const fails = inputs.failOn.includes(outcomeOf(report));
  if (cutShort) {
    const message = `The report is incomplete: ${cutShort.message} What was read until then, ${countOf(rows, 'conversation')}, is in ${folder.path}.`;
    if (fails) return [message];
    step.log.warning(message);
    return [];
  }
  return fails ? ['The report is complete, and `fail-on` names `complete`.'] : [];
}
