import { basename } from 'node:path';
import type { Docs } from '../docs/docs.ts';
import { listChangedFiles } from '../github/changed-files.ts';
import { lastCommitOf } from '../github/last-commit.ts';
import { appendSummary } from '../github/summary.ts';
import { createPace, extras, type Pace, telling } from '../pace.ts';
import { maskedSections, publish, withoutPosts } from '../publish.ts';
import { createAgentClient } from '../service/agent.ts';
import { type Step, StepFailure } from '../step.ts';
import type { AlsoRead } from './assemble/also-read.ts';
import { assemble, type Known } from './assemble/assemble.ts';
import type { Report } from './assemble/report.ts';
import { chooseTopics } from './assemble/shown.ts';
import { docsUrl, readChange } from './docs-read.ts';
import { type OutputFolder, writeFiles } from './files/output-folder.ts';
import { reportJson } from './files/report-json.ts';
import { topicsOutput } from './files/topics-output.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import { type Found, findGaps } from './findings.ts';
import { titlesOf } from './gaps/identified-topics.ts';
import { emptyMemory, type Memory } from './gaps/memory.ts';
import { remember } from './gaps/remember.ts';
import { modelReader } from './model-reader.ts';
import { commentOnFixes } from './post/comment.ts';
import { fixTicked } from './post/fix-ticked.ts';
import { lookUp } from './post/look-up.ts';
import {
  type IssueMaterial,
  type RollingIssue,
  readIssueOnAllPages,
} from './post/rolling-issue.ts';
import { type BrokenPromise, withPromises } from './readers/promises.ts';
import type { DocsChange } from './readers/reader-test.ts';
import { wholeBrief } from './render/brief.ts';
import { fixComments } from './render/fix-comment.ts';
import { headlineText } from './render/headline.ts';
import { renderReport, reportMarkdown } from './render/report.ts';
import { renderFixes } from './render/under-way.ts';
import type { Run } from './report-run.ts';
import type { Collected } from './source/collect.ts';
import type { Scope } from './source/scope.ts';

/** Loaded with all that makes a report. */
export { openRollingIssue } from './post/rolling-issue.ts';

/** As many take seconds to group. */
const manyQuestions = 5_000;

/**
 * Makes a report of what was read: files and outputs first, then summary and posts, then jobs for
 * what was ticked, and the failure of the step last.
 *
 * @throws StepFailure; Cancelled
 */
export async function publishReport({
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
  /** What the pull request makes of the docs; null without one, or if it leaves them as they are. */
  change: DocsChange | 'unknown' | null;
}): Promise<void> {
  const { inputs, step, context, destinations, directory, folder, origin, redactor } = run;
  const pace = createPace(telling(step));
  const toGroup = collected.current.tally.unanswered.length;
  if (toGroup >= manyQuestions) {
    step.log.info(
      `Grouping ${toGroup.toLocaleString('en')} unanswered questions by what they ask.`,
    );
  }
  const rollingIssue = await run.rollingIssue();
  const { memory, pulls, remembers } = await readMemory(run, rollingIssue);
  const reader = modelReader({
    inputs,
    remembered: titlesOf(memory),
    redactor,
    step,
  });
  const found = await findGaps({
    collected,
    memory,
    counts:
      origin.kind === 'service' ? origin.service.counts : { requests: 0, retries: 0, waited: 0 },
    redactor,
    // A text of the report stands in the rows, too, and is not counted again.
    redactions: inputs.redact ? new Map(redactor.counts) : null,
    projectId: inputs.projectId,
    file: origin.kind === 'file' ? basename(origin.path) : null,
    pullRequest: scope.kind === 'all' ? null : scope.number,
    maxTopics: inputs.maxTopics,
    runUrl: context.runUrl,
    filesTruncated: scope.kind === 'pull-request' && scope.filesTruncated,
    also,
    reader,
    sourceUrl: docsUrl(docs, context),
    // Those at the base, which the gaps are those of.
    docs: change && change !== 'unknown' ? change.base.docs : docs,
    change,
    extra: extras(telling(step)),
    pace,
  });
  reader?.close();
  const { toRemember } = found;
  const remembered =
    toRemember && remembers === 'rolling' ? await remember(memory, toRemember, pace) : memory;
  const held = withPromises(remembered, toRemember ? found.promises : []);
  const counted = held.memory;
  const brokenPromises = await withCommits(held.broken, { github: rollingIssue.github, context });
  const findings = { ...found.findings, brokenPromises };
  const known = remembers === 'nothing' ? null : { memory: counted, pulls, offers: null };
  const report = assemble(findings, known);
  await writeReport({ report, folder, pace });
  const outcome = report.complete ? 'complete' : 'incomplete';
  setOutputs({ report, step, outcome });
  tellFiles({ report, step, directory });

  const marker = { mode: 'report', projectId: inputs.projectId, scope: inputs.scope } as const;
  // A period that tells nothing may be an outage: what was posted before stays as it is.
  const isTold = report.complete && !collected.tellsNothing;
  const isShown = isTold && destinations.some(({ target }) => target !== 'summary');
  if (isShown && context.payload.repository?.private === false) {
    step.log.info(
      "The repository is public, and so is what is posted: readers' questions, as far as `redact` leaves them.",
    );
  }
  const material: IssueMaterial = { findings, counted, pulls, fix: inputs.fix };
  const published = await publish({
    context,
    destinations: isTold ? destinations : withoutPosts(destinations),
    sections: renderReport(report),
    marker,
    issue: {
      title: inputs.issueTitle,
      labels: inputs.issueLabels,
      compose: (reads) => rollingIssue.compose(material, reads),
      noticeId: inputs.notify === 'never' ? null : `${report.period.from}..${report.period.to}`,
    },
    step,
  });
  step.setOutput('commentUrl', published.commentUrl);
  step.setOutput('issueUrl', published.issueUrl);

  const reasons = [
    ...endReasons({ run, collected, outcome }),
    ...published.problems.map((problem) => problem.message),
    ...(await fixGaps({
      run,
      docs,
      rollingIssue,
      material,
      found,
      number: published.rollingIssue,
    })),
  ];
  if (reasons.length > 0) throw new StepFailure(reasons);
}

/** So many broken promises are told with the commit that broke them. */
const mostCommits = 5;

/** The promises with the last commit that changed the file in which they were kept: one request each. */
async function withCommits(
  broken: readonly BrokenPromise[],
  { github, context }: Pick<Run, 'context'> & Pick<RollingIssue, 'github'>,
): Promise<BrokenPromise[]> {
  const { owner, name } = context.repository;
  const pages = `${context.serverUrl}/${owner}/${name}`;
  const told: BrokenPromise[] = [];
  for (const [at, promise] of broken.entries()) {
    const last = github && at < mostCommits ? await lastCommitOf(github, promise.file) : null;
    const pullRequest = last?.pullRequest ? `${pages}/pull/${last.pullRequest}` : null;
    told.push({ ...promise, commit: last && { url: `${pages}/commit/${last.sha}`, pullRequest } });
  }
  return told;
}

/** All files of the report but the export, which is there already. */
async function writeReport({
  report,
  folder,
  pace,
}: {
  report: Report;
  folder: OutputFolder;
  pace: Pace;
}): Promise<void> {
  const { topics, remembered, setAside, meta } = report;
  const briefs = chooseTopics(report, meta.maxTopics).shown.map((gap) => [
    `briefs/${gap.id}.md`,
    [wholeBrief(gap, report)],
  ]);
  const files = {
    'unanswered.csv': unansweredCsv({
      topics: [...topics, ...(remembered?.dismissed ?? [])],
      setAside: setAside.rows,
    }),
    'report.json': reportJson(report),
    'report.md': [reportMarkdown(renderReport(report))],
    ...Object.fromEntries(briefs),
  };
  await writeFiles({ folder, files, pace });
}

function setOutputs({
  report,
  step,
  outcome,
}: {
  report: Report;
  step: Step;
  outcome: string;
}): void {
  step.setOutput('outcome', outcome);
  step.setOutput('topics', topicsOutput(chooseTopics(report, report.meta.maxTopics).shown));
  step.setOutput('headline', headlineText(report));
}

function tellFiles({
  report,
  step,
  directory,
}: {
  report: Report;
  step: Step;
  directory: string;
}): void {
  const { totals, complete, meta } = report;
  const briefs = chooseTopics(report, meta.maxTopics).shown.length > 0 ? 'briefs/, ' : '';
  const { unanswered, answered } = totals;
  const asked = answered + unanswered;
  // Of a run that read nothing this would say that nobody asked.
  const result =
    asked > 0 || complete ? `${unanswered} of ${asked} questions went unanswered. ` : '';
  step.log.info(
    `${result}In ${directory}: ${briefs}conversations.jsonl, report.json, report.md, unanswered.csv`,
  );
}

/**
 * What an issue remembers, with the pull requests of its gaps as they stand. `rolling`: the run
 * posts to it; `other`: the report on some pages reads that of the report on all.
 */
async function readMemory(
  { scoped, context, inputs, redactor, step }: Run,
  { github, read }: RollingIssue,
): Promise<{
  memory: Memory;
  pulls: Known['pulls'];
  remembers: 'rolling' | 'other' | 'nothing';
}> {
  if (github) {
    const memory = await read(step.log);
    const wallTime = step.clock.wallTime();
    const { serverUrl } = context;
    const at = { github, serverUrl, wallTime, log: step.log };
    return { ...(await lookUp(memory ?? emptyMemory, at)), remembers: 'rolling' };
  }
  const other =
    scoped &&
    (await readIssueOnAllPages({ github: scoped.github, inputs, redactor, log: step.log }));
  if (!other) return { memory: emptyMemory, pulls: new Map(), remembers: 'nothing' };
  // Its reports are about all pages: they are no history of this one.
  return { memory: { ...other, reports: [] }, pulls: new Map(), remembers: 'other' };
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

/**
 * With `fix: ticked`: jobs for what was ticked in the issue that was posted, and what came of them in
 * the files, on their pull requests, and in the job summary.
 *
 * @returns why the step fails
 */
async function fixGaps({
  run,
  docs,
  rollingIssue,
  material,
  found,
  number,
}: {
  run: Run;
  docs: Docs | null;
  rollingIssue: RollingIssue;
  material: IssueMaterial;
  found: Found;
  /** Of the rolling issue; null if none was posted. */
  number: number | null;
}): Promise<string[]> {
  const { inputs, step, context, origin, folder } = run;
  const { github } = rollingIssue;
  if (inputs.fix !== 'ticked' || origin.kind === 'file') return [];
  if (!github || number === null) {
    step.log.info(
      'No agent job was started, as no issue was posted in which a box could be ticked.',
    );
    return [];
  }
  const { projectId, scope } = inputs;
  const marker = { mode: 'report', projectId, scope, target: 'issue' } as const;
  const at = (memory: Memory, refusals: ReadonlyMap<string, string> = new Map()): Report =>
    assemble(material.findings, {
      memory,
      pulls: material.pulls,
      offers: { fix: true, startsJobs: true, refusals },
    });
  const fixed = await fixTicked({
    inputs,
    issue: rollingIssue.writer({ issue: { github, context, marker, number }, material, step }),
    promptsOf: (memory) => {
      const report = at(memory);
      return new Map(
        [...report.topics, ...report.resolvedTopics].map((gap) => [
          gap.id,
          () => wholeBrief(gap, report),
        ]),
      );
    },
    run: rollingIssue.run,
    service: createAgentClient(origin.service),
    step,
  });
  const { memory, reasons } = fixed;
  if (!memory) return reasons;
  const report = at(memory, fixed.refusals);
  await writeReport({ report, folder, pace: createPace(telling(step)) });
  const { owner, name } = context.repository;
  const issueUrl = `${context.serverUrl}/${owner}/${name}/issues/${number}`;
  const { testReaders } = found;
  const extra = extras(telling(step));
  const test = async (pullRequest: { number: number }) => {
    if (!testReaders || !docs) return null;
    return extra(
      `The comment on #${pullRequest.number} has no reader test`,
      async (pace, until) => {
        const { files } = await listChangedFiles({ github, pullRequest });
        const changing = { github, pullRequest, files, docs };
        const change = await readChange(run, changing, { pace, deadline: until });
        return change && testReaders(change, pace);
      },
    );
  };
  const comments = fixComments(report, { issueUrl });
  await commentOnFixes({ comments, test, projectId, github, context, step });
  const sections = report.remembered ? renderFixes(report.remembered, context.runUrl) : [];
  if (sections.length > 0 && run.destinations.some(({ target }) => target === 'summary')) {
    await appendSummary({ context, sections: maskedSections(sections, step), log: step.log });
  }
  return reasons;
}
