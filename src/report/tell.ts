import { basename } from 'node:path';
import type { Docs } from '../docs/docs.ts';
import type { GitHub } from '../github/client.ts';
import type { PullRequest } from '../github/pull-request.ts';
import { type RunContext, sourceUrl } from '../github/run-context.ts';
import { appendSummary } from '../github/summary.ts';
import type { ReportInputs } from '../inputs.ts';
import { type Destination, maskedSections, publish, withoutPosts } from '../publish.ts';
import { createAgentClient } from '../service/agent.ts';
import type { Service } from '../service/service.ts';
import { type Step, StepFailure } from '../step.ts';
import type { Redactor } from '../text/redact.ts';
import {
  type ComposedReport,
  composeFixComments,
  composeFixes,
  composeReport,
  type PreparedReport,
  prepareReport,
  promptsByGap,
} from './compose.ts';
import { writeFiles } from './files/write-files.ts';
import { commentOnFixes } from './fix/comment.ts';
import { lookForFixes, lookUpPullRequests, samePullRequest } from './fix/look-up.ts';
import { fixTicked } from './fix/run.ts';
import { noPullRequests, type Remembered, remember } from './gaps/remember.ts';
import { composeIssue, type IssueMaterial } from './issue.ts';
import { inWordsOfIssue } from './known-gaps.ts';
import type { AlsoRead } from './model/also-read.ts';
import { modelReader } from './model-reader.ts';
import type { DocsChange } from './readers/reader-test.ts';
import { type RollingIssue, readIssueOnAllPages } from './rolling-issue.ts';
import type { Collected } from './rows/collect.ts';
import type { Scope } from './rows/scope.ts';
import { tellingPace } from './topics/pace.ts';

/** Where the rows come from: the service, or a file in its place. */
type Origin = { kind: 'service'; service: Service } | { kind: 'file'; path: string };

/** What a run works with once its inputs and its place are known. */
export interface Run {
  inputs: ReportInputs;
  step: Step;
  context: RunContext;
  destinations: readonly Destination[];
  /** The pull request whose pages the report is about; null for all pages. */
  scoped: { github: GitHub; pullRequest: PullRequest } | null;
  origin: Origin;
  redactor: Redactor;
  rollingIssue: RollingIssue;
  /** Folder of the files. */
  directory: string;
}

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
    readTopics: modelReader({ inputs, redactor: run.redactor, step }),
    sourceUrl: sourceUrl(context),
    docs,
    change,
    pace,
  });
  const { prepared, remembered, material } = await readMemory(run, counted);
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
  step.log.info(`${told}Files: ${directory}`);

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
        const found = run.rollingIssue.remember(material, previous);
        const { content, remembered } = composeIssue(material, { found, opens: previous.opens });
        if (previous.target === 'issue') composed = remembered;
        return content;
      },
      noticeId: inputs.notify === 'never' ? null : `${model.period.from}..${model.period.to}`,
    },
    step,
  });
  if (composed && number !== null) run.rollingIssue.wrote(composed);
  step.setOutput('commentUrl', commentUrl);
  step.setOutput('issueUrl', issueUrl);

  const reasons = [
    ...endReasons({ run, collected, outcome }),
    ...problems.map((problem) => problem.message),
    ...(await fixGaps({ run, prepared, material, remembered, number, marker })),
  ];
  if (reasons.length > 0) throw new StepFailure(reasons);
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
  { rollingIssue: { github, subject, run, read }, scoped, context, inputs, step }: Run,
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

/** With `fix: ticked`: jobs for what was ticked in the issue that was posted. */
async function fixGaps({
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
  const { github } = run.rollingIssue;
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
    issue: run.rollingIssue.writer({ issue, material, step }),
    promptsOf: (known) => promptsByGap(prepared, known),
    run: run.rollingIssue.run,
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
  await commentOnFixes({ comments, projectId: inputs.projectId, github, context, step });
  const sections = composeFixes(prepared, { ...fixed, remembered: known });
  if (sections.length > 0 && run.destinations.some(({ target }) => target === 'summary')) {
    await appendSummary({ context, sections: maskedSections(sections, step), log: step.log });
  }
  return reasons;
}
