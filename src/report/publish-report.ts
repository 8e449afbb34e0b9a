import { postIssue } from '../github/issue.ts';
import { createPace, extras, runAtPace, withReportingGrace } from '../pace.ts';
import { type Destination, type Published, publish, withoutPosts } from '../publish.ts';
import { createAgentClient } from '../service/agent.ts';
import { StepFailure } from '../step.ts';
import { countOf } from '../text/counts.ts';
import { assemble } from './assemble/assemble.ts';
import type { Report } from './assemble/report.ts';
import type { Memory } from './gaps/memory.ts';
import { type Made, makeReport } from './make-report.ts';
import type { Run } from './open-run.ts';
import { fixTicked } from './post/fix-ticked.ts';
import { IssueWriter } from './post/issue-writer.ts';
import { readMemory } from './read-memory.ts';
import type { ReadForReport } from './read-report.ts';
import { renderReport } from './render/report.ts';
import { reportFixes } from './report-fixes.ts';
import type { Collected } from './source/collect.ts';
import { briefsOf, logFiles, outcomeOf, setOutputs, writeReport } from './write-report.ts';

/** Re-exported so that both load as one chunk. */
export { RollingIssue } from './post/rolling-issue.ts';

/**
 * Makes and publishes the report: files and outputs first, then the summary and posts, then jobs for
 * ticked gaps, and finally the failure of the step, if any.
 *
 * @throws StepFailure; Cancelled
 */
export async function publishReport(read: ReadForReport): Promise<void> {
  const { run, rollingIssue, collected } = read;
  const { inputs, step } = run;
  const known = await readMemory(run, rollingIssue, extras(step));
  const isUnread = known.remembers === 'unread';
  const pace = createPace(withReportingGrace(step));
  const { report, material, testReaders } = await runAtPace(pace, () => makeReport(read, known));
  setOutputs(report, step);
  logFiles(report, run);
  const others = run.destinations.filter(({ target }) => target !== 'issue');
  const destinations = isUnread ? orSummary(others) : run.destinations;
  const published = await post(report, read, { material, destinations });
  const fixing = await fix(published.rollingIssue, read, { material, testReaders });
  const reasons = [
    ...endReasons(report, run, collected),
    ...published.problems.map((problem) => problem.message),
    ...(isUnread && inputs.fix === 'ticked' ? [unreadText] : fixing),
  ];
  if (reasons.length > 0) throw new StepFailure(reasons);
}

/** Falls back to the job summary if there is no other destination. */
const orSummary = (destinations: readonly Destination[]): readonly Destination[] =>
  destinations.length > 0 ? destinations : [{ target: 'summary' }];

const unreadText =
  'No agent job was started, as the rolling issue could not be read. A tick stays for the next run: run the workflow again.';

/** Posts the report; one that is incomplete or has no data goes only to the job summary. */
async function post(
  report: Report,
  { run, rollingIssue, collected }: ReadForReport,
  { material, destinations }: Pick<Made, 'material'> & { destinations: readonly Destination[] },
): Promise<Published> {
  const { inputs, step, context } = run;
  const { projectId, scope, issueTitle: title, issueLabels: labels } = inputs;
  // A period without data may be an outage: earlier posts stay as they are.
  const isPostable = report.complete && !collected.tellsNothing;
  const isShown = isPostable && destinations.some(({ target }) => target !== 'summary');
  if (isShown && context.payload.repository?.private === false) {
    step.log.info(
      "The repository is public, and so is what is posted: readers' questions, as far as `redact` leaves them.",
    );
  }
  const published = await publish({
    context,
    destinations: isPostable ? destinations : withoutPosts(destinations),
    sections: renderReport(report, material.chart),
    marker: { mode: 'report', projectId, scope },
    issue: {
      title,
      labels,
      found: rollingIssue.found,
      compose: (reads) => rollingIssue.next(material, rollingIssue.recall(reads)),
      noticeId: inputs.notify === 'never' ? null : `${report.period.from}..${report.period.to}`,
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
 * @returns why the step fails
 */
async function fix(
  number: number | null,
  { run, rollingIssue, docs }: ReadForReport,
  { material, testReaders }: Pick<Made, 'material' | 'testReaders'>,
): Promise<string[]> {
  const { inputs, step, origin, folder } = run;
  if (inputs.fix !== 'ticked' || origin.kind === 'file') return [];
  const posted = number === null ? null : rollingIssue.posted(number);
  if (!posted) {
    step.log.info(
      'No agent job was started, as no issue was posted in which a box could be ticked.',
    );
    return [];
  }
  const { findings, pulls, chart } = material;
  const issue = new IssueWriter(rollingIssue, { posted, material, step });
  const { refusals } = issue;
  const at = (memory: Memory): Report =>
    assemble(findings, { memory, pulls, offers: { fix: true, startsJobs: true, refusals } });
  const reasons = await fixTicked({
    inputs,
    issue,
    step,
    run: rollingIssue.run,
    promptsOf: (memory) => briefsOf(at(memory)),
    service: createAgentClient(origin.service),
  });
  if (issue.latest) {
    const report = at(issue.latest);
    const writing = { report, chart, folder, step };
    await runAtPace(createPace(withReportingGrace(step)), () => writeReport(writing));
    await reportFixes(report, {
      run,
      github: posted.github,
      docs,
      number: posted.number,
      testReaders,
    });
  }
  return reasons;
}

/** Reasons for which the report itself fails the step. */
function endReasons(
  report: Report,
  { inputs, step, directory }: Run,
  collected: Collected,
): string[] {
  const fails = inputs.failOn.includes(outcomeOf(report));
  const { cutShort, rows } = collected.current.reading;
  if (cutShort) {
    const message = `The report is incomplete: ${cutShort.message} What was read until then, ${countOf(rows, 'conversation')}, is in ${directory}.`;
    if (fails) return [message];
    step.log.warning(message);
    return [];
  }
  return fails ? ['The report is complete, and `fail-on` names `complete`.'] : [];
}
