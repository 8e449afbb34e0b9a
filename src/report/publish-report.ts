import { type ExtraRunner, extraRunner } from '../extra.ts';
import { GitHubError } from '../github/errors.ts';
import { postIssue } from '../github/issue.ts';
import { type Destination, type PublishResult, publish, summaryOnly } from '../publish.ts';
import { createAgentClient } from '../service/agent.ts';
import { StepFailure } from '../step.ts';
import { countOf } from '../text/counts.ts';
import type { ReportSources } from './assemble/findings.ts';
import type { Report } from './assemble/report.ts';
import { emptyMemory } from './gaps/memory.ts';
import { type IssueMemory, type MadeReport, makeReport } from './make-report.ts';
import type { Run } from './open-run.ts';
import { fixTickedGaps } from './post/fix-ticked.ts';
import { lookUpJobs } from './post/gap-jobs.ts';
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
  const { step } = run;
  const { unread, ...read } = await readMemory(run, rollingIssue, extraRunner(step));
  const made = await makeReport(run, sources, read);
  const { report } = made;
  setOutputs(report, step);
  run.onProgress({ stage: 'made' });
  logFiles(report, run);
  const destinations = unread === null ? run.destinations : withoutIssue(run.destinations);
  // An outage may be why a period has no data, so earlier posts stay as they are.
  const isPostable = report.complete && !sources.collected.hasNoData;
  const published = await post(made, isPostable ? destinations : summaryOnly(destinations), {
    run,
    rollingIssue,
  });
  run.onProgress({ stage: 'posted' });
  const fixing =
    unread === null
      ? await fix(made, published.rollingIssue, { run, rollingIssue, docs: sources.docs })
      : [unread];
  const reasons = [
    ...endReasons(report, run, sources),
    ...published.problems.map((problem) => problem.message),
    ...fixing,
  ];
  if (reasons.length > 0) throw new StepFailure(reasons);
}

/** The destinations without the issue or, if there are no others, the job summary. */
function withoutIssue(destinations: readonly Destination[]): readonly Destination[] {
  const others = destinations.filter(({ target }) => target !== 'issue');
  return others.length > 0 ? others : [{ target: 'summary' }];
}

const unreadText = (place: string, { message }: GitHubError): string =>
  `\`post-to: issue\` failed on ${place}: the rolling issue could not be read, so it was left as it is, no agent job was started, and the report was made without its memory. ${message}`;

/**
 * Reads what the run's issue remembers or, in a report on some pages, the issue on all pages.
 *
 * @returns `unread`: why the run's own issue could not be read; null if it could, or if there is none
 */
async function readMemory(
  run: Run,
  rollingIssue: RollingIssue,
  extra: ExtraRunner,
): Promise<IssueMemory & { unread: string | null }> {
  const { scoped, context, inputs, step, origin } = run;
  const { github } = rollingIssue;
  const nothing = { memory: emptyMemory, pulls: new Map(), issueNumber: null, unread: null };
  if (github) {
    let memory = emptyMemory;
    try {
      memory = (await rollingIssue.memory(step.log)) ?? emptyMemory;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      const { owner, name } = github.repository;
      return { ...nothing, issue: 'unread', unread: unreadText(`${owner}/${name}`, error) };
    }
    if (origin.kind === 'service') {
      const service = createAgentClient(origin.service);
      memory = await lookUpJobs(memory, { issue: rollingIssue, service, context, step });
    }
    const wallTime = step.clock.wallTime();
    const at = { serverUrl: context.serverUrl, wallTime, log: step.log };
    const lookedUp = await extra('news of the pull requests of its gaps', ({ deadline }) =>
      lookUpPullRequests(memory, { ...at, github: github.until(deadline) }),
    );
    const issueNumber = rollingIssue.found?.current?.number ?? null;
    return { ...nothing, memory, ...lookedUp, issue: 'rolling', issueNumber };
  }
  const onAllPages = { ...run, inputs: { ...inputs, scope: 'all' } as const };
  const issue = scoped && new RollingIssue({ ...onAllPages, github: scoped.github });
  const other =
    issue && (await extra('the gaps that the issue remembers', () => issue.memory(step.log)));
  if (!other) return { ...nothing, issue: 'none' };
  // The issue's reports are about all pages, so they aren't the history of this report.
  return { ...nothing, memory: { ...other, reports: [] }, issue: 'other' };
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
      holdsMemory: rollingIssue.holdsMemory,
      compose: (previous) => rollingIssue.next(made, previous).content,
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
  const { inputs, step, origin, context } = run;
  const version = rollingIssue.latest;
  if (inputs.fix !== 'ticked' || origin.kind === 'file') return [];
  const posted = number === null ? null : rollingIssue.posted(number);
  if (!posted || !version) {
    step.log.info(
      'No agent job was started, as no issue was posted in which a box could be ticked.',
    );
    return [];
  }
  const reasons = await fixTickedGaps({
    inputs,
    issue: rollingIssue,
    posted,
    material: made,
    version,
    briefs: briefsOf(version.report),
    service: createAgentClient(origin.service),
    context,
    step,
  });
  const { report } = rollingIssue.latest ?? version;
  if (report !== version.report) await writeReport(report, made.chart, run);
  const { github, number: issueNumber } = posted;
  const { testReaders } = made;
  await reportFixes(report, { run, github, docs, number: issueNumber, testReaders });
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
