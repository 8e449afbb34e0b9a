import { basename } from 'node:path';
import type { Docs } from '../docs/docs.ts';
import { sourceUrl } from '../github/run-context.ts';
import { tellingPace } from '../pace.ts';
import { publish, withoutPosts } from '../publish.ts';
import { type Step, StepFailure } from '../step.ts';
import { type ComposedReport, composeReport } from './compose.ts';
import { writeFiles } from './files/write-files.ts';
import { lookForFixes, lookUpPullRequests, samePullRequest } from './fix/look-up.ts';
import { fixGaps } from './fix-gaps.ts';
import { noPullRequests, type Remembered, remember } from './gaps/remember.ts';
import { composeIssue, type IssueMaterial } from './issue.ts';
import { inWordsOfIssue } from './known-gaps.ts';
import type { AlsoRead } from './model/also-read.ts';
import { modelReader } from './model-reader.ts';
import { type PreparedReport, prepareReport } from './prepare.ts';
import type { DocsChange } from './readers/reader-test.ts';
import { type RollingIssue, readIssueOnAllPages } from './rolling-issue.ts';
import type { Run } from './run.ts';
import type { Collected } from './source/collect.ts';
import type { Scope } from './source/scope.ts';

/** Loaded with all that tells a report. */
export { findRollingIssue } from './rolling-issue.ts';

/** As many take seconds to group. */
const manyQuestions = 5_000;

/**
 * Makes a report of what was read: files and outputs first, then summary and posts, then jobs for
 * what was ticked, and the failure of the step last.
 *
 * @throws StepFailure; Cancelled
 */
export async function tellReport({
  run,
  scope,
  collected,
  docs,
  also,
  change,
}: {
  run: Run;
  scope: Scope;
  collected: Collected;
  /** The documentation's sources; null if the checkout has none. */
  docs: Docs | null;
  also: AlsoRead;
  /** What the pull request makes of the docs; null without one. */
  change: DocsChange | null;
}): Promise<void> {
  const { inputs, step, context, destinations, directory, origin } = run;
  const pace = tellingPace(step);
  const toGroup = collected.current.tally.unanswered.length;
  if (toGroup >= manyQuestions) {
    step.log.info(
      `Grouping ${toGroup.toLocaleString('en')} unanswered questions by what they ask.`,
    );
  }
  const reader = modelReader({
    ...{ inputs, redactor: run.redactor, step },
    remembered: () => rememberedGaps(run),
  });
  const counted = await prepareReport({
    collected,
    counts:
      origin.kind === 'service' ? origin.service.counts : { requests: 0, retries: 0, waited: 0 },
    redactor: run.redactor,
    // A text of the report stands in the rows, too, and is not counted again.
    redactions: inputs.redact ? new Map(run.redactor.counts) : null,
    projectId: inputs.projectId,
    file: origin.kind === 'file' ? basename(origin.path) : null,
    pullRequest: scope.kind === 'all' ? null : scope.number,
    maxTopics: inputs.maxTopics,
    runUrl: context.runUrl,
    filesTruncated: scope.kind === 'pull-request' && scope.filesTruncated,
    also,
    reader,
    sourceUrl: sourceUrl(context),
    docs,
    change,
    pace,
  }).finally(() => reader?.close());
  const rollingIssue = await run.rollingIssue();
  const { prepared, remembered, material } = await readMemory(run, rollingIssue, counted);
  const report = composeReport(prepared, remembered);
  const { model, sections } = report;
  await writeFiles({ directory, files: report.files, pace });
  const outcome = model.complete ? 'complete' : 'incomplete';
  setOutputs({ report, step, outcome });
  const { unanswered, answered } = model.totals;
  const asked = answered + unanswered;
  // Of a run that read nothing this would say that nobody asked.
  const told =
    asked > 0 || model.complete ? `${unanswered} of ${asked} questions went unanswered. ` : '';
  const names = Object.keys(report.files).map((name) => name.replace(/\/.*/, '/'));
  const written = [...new Set([...names, 'conversations.jsonl'])].sort();
  step.log.info(`${told}In ${directory}: ${written.join(', ')}`);

  const marker = { mode: 'report', projectId: inputs.projectId, scope: inputs.scope } as const;
  let composed: Remembered | null = null;
  const {
    commentUrl,
    issueUrl,
    rollingIssue: number,
    problems,
  } = await publish({
    context,
    destinations: model.complete ? destinations : withoutPosts(destinations),
    sections,
    marker,
    issue: {
      title: inputs.issueTitle,
      labels: inputs.issueLabels,
      compose: (previous) => {
        const found = rollingIssue.remember(material, previous);
        const { content, remembered } = composeIssue(material, { found, opens: previous.opens });
        if (previous.target === 'issue') composed = remembered;
        return content;
      },
      noticeId: inputs.notify === 'never' ? null : `${model.period.from}..${model.period.to}`,
    },
    step,
  });
  if (composed && number !== null) rollingIssue.wrote(composed);
  step.setOutput('commentUrl', commentUrl);
  step.setOutput('issueUrl', issueUrl);

  const reasons = [
    ...endReasons({ run, collected, outcome }),
    ...problems.map((problem) => problem.message),
    ...(await fixGaps({ run, prepared, material, remembered, number, marker })),
  ];
  if (reasons.length > 0) throw new StepFailure(reasons);
}

/** The gaps that the issue remembers, those first that most rows asked for. */
async function rememberedGaps({ rollingIssue, scoped, inputs, step }: Run) {
  const { github, read } = await rollingIssue();
  const memory = github
    ? (await read(step.log)).memory
    : scoped && (await readIssueOnAllPages({ github: scoped.github, inputs, log: step.log }));
  return (memory?.gaps ?? []).toSorted((a, b) => b.rows - a.rows);
}

function setOutputs({
  report: { topics, headline },
  step,
  outcome,
}: {
  report: ComposedReport;
  step: Step;
  outcome: string;
}): void {
  step.setOutput('outcome', outcome);
  step.setOutput('topics', topics);
  step.setOutput('headline', headline);
}

/** What the issue remembers, with the pull requests of its gaps as they stand. */
async function readMemory(
  { scoped, context, inputs, step }: Run,
  { github, subject, run, read }: RollingIssue,
  prepared: PreparedReport,
): Promise<{
  prepared: PreparedReport;
  remembered: Remembered | null;
  material: IssueMaterial;
}> {
  const material = { prepared, subject, fix: inputs.fix, run, pullRequests: noPullRequests };
  if (!github && scoped) {
    const memory = await readIssueOnAllPages({ github: scoped.github, inputs, log: step.log });
    if (memory) return { ...inWordsOfIssue(prepared, memory), material };
  }
  if (!github) return { prepared, remembered: null, material };
  const recalled = await read(step.log);
  const { memory } = recalled;
  const { serverUrl } = context;
  const pullRequests = {
    states: await lookUpPullRequests({ memory, github, serverUrl }),
    ...(await lookForFixes({
      ...{ memory, github, serverUrl, log: step.log },
      wallTime: step.clock.wallTime(),
    })),
    isSame: samePullRequest(serverUrl),
  };
  const remembered = remember({ recalled, report: prepared.toRemember, pullRequests });
  return { prepared, remembered, material: { ...material, pullRequests } };
}

/** Why the report itself fails the step. */
function endReasons({
  run: { inputs, step, directory },
  collected,
  outcome,
}: {
  run: Run;
  collected: Collected;
  outcome: 'complete' | 'incomplete';
}): string[] {
  const fails = inputs.failOn.includes(outcome);
  const { cutShort, rows } = collected.current.reading;
  if (cutShort) {
    const message = `The report is incomplete: ${cutShort.message} The ${rows} conversations read until then are in ${directory}.`;
    if (fails) return [message];
    step.log.warning(message);
    return [];
  }
  return fails ? ['The report is complete, and `fail-on` names `complete`.'] : [];
}
