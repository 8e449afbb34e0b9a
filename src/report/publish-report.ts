import { basename } from 'node:path';
import type { Docs } from '../docs/docs.ts';
import { postIssue } from '../github/issue.ts';
import { lastCommitOf } from '../github/pull-request-history.ts';
import { atPace, createPace, type Extra, extras, pause, telling } from '../pace.ts';
import { type Destination, type Published, publish, withoutPosts } from '../publish.ts';
import { createAgentClient } from '../service/agent.ts';
import { type Step, StepFailure } from '../step.ts';
import { countOf, formatNumber } from '../text/counts.ts';
import { assemble } from './assemble/assemble.ts';
import type { Report } from './assemble/report.ts';
import { chooseTopics } from './assemble/shown.ts';
import { docsUrl } from './docs-read.ts';
import { reportJson, topicsOutput, unansweredCsv } from './files/contents.ts';
import { type OutputFolder, writeFiles } from './files/output-folder.ts';
import { type Found, findGaps } from './findings.ts';
import { emptyMemory, type Memory } from './gaps/memory.ts';
import { remember } from './gaps/remember.ts';
import { modelReader } from './model-reader.ts';
import { pageHtml } from './page/page.ts';
import { fixTicked } from './post/fix-ticked.ts';
import { type LookedUp, lookUp } from './post/look-up.ts';
import { type IssueMaterial, RollingIssue } from './post/rolling-issue.ts';
import { type BrokenPromise, withPromises } from './readers/promises.ts';
import type { DocsChange } from './readers/reader-test.ts';
import { wholeBrief } from './render/brief.ts';
import { headlineText } from './render/headline.ts';
import { chartOf, renderReport, reportMarkdown } from './render/report.ts';
import { reportFixes } from './report-fixes.ts';
import type { Run } from './report-run.ts';
import type { AlsoRead } from './source/also-read.ts';
import type { Collected } from './source/collect.ts';

/** Loaded with all that makes a report. */
export { RollingIssue } from './post/rolling-issue.ts';

/** As many take seconds to group. */
const manyQuestions = 5_000;

export interface ReadForReport {
  run: Run;
  rollingIssue: RollingIssue;
  /** Whether GitHub listed only the first of the files that the pull request changes. */
  filesTruncated: boolean;
  collected: Collected;
  /** The documentation's sources; null if the checkout has none. */
  docs: Docs | null;
  also: AlsoRead;
  /** What the pull request makes of the docs; null without one, or if it leaves them as they are. */
  change: DocsChange | 'unknown' | null;
}

/**
 * Makes a report of what was read: files and outputs first, then summary and posts, then jobs for
 * what was ticked, and the failure of the step last.
 *
 * @throws StepFailure; Cancelled
 */
export async function publishReport(read: ReadForReport): Promise<void> {
  const { run, rollingIssue, collected } = read;
  const { inputs, step } = run;
  const known = await readMemory(run, rollingIssue, extras(step));
  const isUnread = known.remembers === 'unread';
  const pace = createPace(telling(step));
  const { report, material, testReaders } = await atPace(pace, () => makeReport(read, known));
  setOutputs(report, step);
  tellFiles(report, run);
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

/** Finds what there is to report, and writes its files. */
async function makeReport(
  read: ReadForReport,
  { memory, pulls, remembers }: Awaited<ReturnType<typeof readMemory>>,
): Promise<{ report: Report; material: IssueMaterial } & Pick<Found, 'testReaders'>> {
  const { inputs, step, folder } = read.run;
  const extra = extras(step);
  const found = await findIn(read, memory, extra);
  const { toRemember, promises, testReaders } = found;
  const isCounted = toRemember && remembers === 'rolling';
  const held = withPromises(
    isCounted ? await remember(memory, toRemember) : memory,
    toRemember ? promises : [],
  );
  const brokenPromises = await extra('the commits that undid a fix', (deadline) =>
    withCommits(held.broken, read, deadline),
  );
  const findings = { ...found.findings, brokenPromises: brokenPromises ?? held.broken };
  const counted = held.memory;
  const isKnown = remembers === 'rolling' || remembers === 'other';
  const report = assemble(findings, isKnown ? { memory: counted, pulls, offers: null } : null);
  await pause();
  const chart = (await extra('its chart', () => chartOf(report))) ?? [];
  await writeReport({ report, chart, folder, step });
  return { report, material: { findings, counted, pulls, chart, fix: inputs.fix }, testReaders };
}

/** The job summary, if there is nowhere else to post to. */
const orSummary = (destinations: readonly Destination[]): readonly Destination[] =>
  destinations.length > 0 ? destinations : [{ target: 'summary' }];

const unreadText =
  'No agent job was started, as the rolling issue could not be read. A tick stays for the next run: run the workflow again.';

async function findIn(
  { run, filesTruncated, collected, docs, also, change }: ReadForReport,
  memory: Memory,
  extra: Extra,
): Promise<Found> {
  const { inputs, step, context, origin, redactor } = run;
  const toGroup = collected.current.tally.unanswered.length;
  if (toGroup >= manyQuestions)
    step.log.info(`Grouping ${formatNumber(toGroup)} unanswered questions by what they ask.`);
  const reader = modelReader({ inputs, memory, redactor, step });
  const found = await findGaps({
    collected,
    memory,
    redactor,
    reader,
    also,
    change,
    counts:
      origin.kind === 'service' ? origin.service.counts : { requests: 0, retries: 0, waited: 0 },
    // A text of the report stands in the rows, too, and is not counted again.
    redactions: inputs.redact ? new Map(redactor.counts) : null,
    // Those at the base, which the gaps are those of.
    docs: change && change !== 'unknown' ? change.base.docs : docs,
    extra,
    facts: {
      projectId: inputs.projectId,
      file: origin.kind === 'file' ? basename(origin.path) : null,
      pullRequest: run.scoped?.pullRequest.number ?? null,
      maxTopics: inputs.maxTopics,
      runUrl: context.runUrl,
      filesTruncated,
      sourceUrl: docsUrl(docs, context),
    },
  });
  reader?.close();
  return found;
}

/** Posts the report; one that is incomplete, or tells nothing, to the job summary alone. */
async function post(
  report: Report,
  { run, rollingIssue, collected }: ReadForReport,
  { material, destinations }: { material: IssueMaterial; destinations: readonly Destination[] },
): Promise<Published> {
  const { inputs, step, context } = run;
  const { projectId, scope, issueTitle: title, issueLabels: labels } = inputs;
  // A period that tells nothing may be an outage: what was posted before stays as it is.
  const isTold = report.complete && !collected.tellsNothing;
  const isShown = isTold && destinations.some(({ target }) => target !== 'summary');
  if (isShown && context.payload.repository?.private === false) {
    step.log.info(
      "The repository is public, and so is what is posted: readers' questions, as far as `redact` leaves them.",
    );
  }
  const published = await publish({
    context,
    destinations: isTold ? destinations : withoutPosts(destinations),
    sections: renderReport(report, material.chart),
    marker: { mode: 'report', projectId, scope },
    issue: {
      title,
      labels,
      found: rollingIssue.found,
      compose: (reads) => rollingIssue.compose(material, rollingIssue.recall(reads)),
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
 * With `fix: ticked`: jobs for what was ticked in the issue that was posted, and what came of them.
 *
 * @returns why the step fails
 */
async function fix(
  number: number | null,
  { run, rollingIssue, docs }: ReadForReport,
  { material, testReaders }: { material: IssueMaterial; testReaders: Found['testReaders'] },
): Promise<string[]> {
  const { inputs, step, origin, folder } = run;
  if (inputs.fix !== 'ticked' || origin.kind === 'file') return [];
  const { github } = rollingIssue;
  const issue = number === null ? null : rollingIssue.writer({ number, material, step });
  if (!github || !issue || number === null) {
    step.log.info(
      'No agent job was started, as no issue was posted in which a box could be ticked.',
    );
    return [];
  }
  const { findings, pulls, chart } = material;
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
    await atPace(createPace(telling(step)), () => writeReport(writing));
    await reportFixes(report, { run, github, docs, number, testReaders });
  }
  return reasons;
}

/** All files of the report but the export, which is there already. */
async function writeReport({
  report,
  chart,
  folder,
  step,
}: Pick<IssueMaterial, 'chart'> & {
  report: Report;
  folder: OutputFolder;
  step: Step;
}): Promise<void> {
  const { topics, remembered, setAside, meta } = report;
  const all = [...topics, ...(remembered?.dismissed ?? [])];
  const briefs = chooseTopics(report, meta.maxTopics).shown.map((gap) => [
    `briefs/${gap.id}.md`,
    lazily(() => wholeBrief(gap, report)),
  ]);
  const page = await extras(step)('its page `report.html`', () => pageHtml(report));
  const files = {
    'unanswered.csv': unansweredCsv(all, setAside.rows),
    'report.json': reportJson(report),
    'report.md': lazily(() => reportMarkdown(renderReport(report, chart))),
    ...(page !== null && { 'report.html': [page] }),
    ...Object.fromEntries(briefs),
  };
  return writeFiles({ folder, files });
}

/** A text that is made when it is written, so that work can pause between two. */
function* lazily(make: () => string): Generator<string> {
  yield make();
}

/** By gap, its brief: of each that the report has a topic of. */
function briefsOf(report: Report): Map<string, () => string> {
  const gaps = [...report.topics, ...report.resolvedTopics, ...report.unaskedTopics];
  return new Map(gaps.map((gap) => [gap.id, () => wholeBrief(gap, report)]));
}

/** So many broken promises are told with the commit that broke them. */
const mostCommits = 5;

/** The promises with the last commit that changed the file in which they were kept: one request each. */
function withCommits(
  broken: readonly BrokenPromise[],
  { run: { context }, rollingIssue }: ReadForReport,
  deadline: number,
): Promise<BrokenPromise[]> {
  const github = rollingIssue.github?.until(deadline);
  const pages = `${context.serverUrl}/${context.repository.owner}/${context.repository.name}`;
  return Promise.all(
    broken.map(async (promise, at) => {
      const last = github && at < mostCommits ? await lastCommitOf(github, promise.file) : null;
      const pullRequest = last?.pullRequest ? `${pages}/pull/${last.pullRequest}` : null;
      return { ...promise, commit: last && { url: `${pages}/commit/${last.sha}`, pullRequest } };
    }),
  );
}

const outcomeOf = ({ complete }: Report) => (complete ? 'complete' : 'incomplete');

function setOutputs(report: Report, { setOutput }: Step): void {
  setOutput('outcome', outcomeOf(report));
  setOutput('topics', topicsOutput(chooseTopics(report, report.meta.maxTopics).shown));
  setOutput('headline', headlineText(report));
}

function tellFiles(report: Report, { step, directory }: Run): void {
  const { totals, complete, meta } = report;
  const briefs = chooseTopics(report, meta.maxTopics).shown.length > 0 ? 'briefs/, ' : '';
  const { unanswered, answered } = totals;
  const asked = answered + unanswered;
  // Of a run that read nothing this would say that nobody asked.
  const result =
    asked > 0 || complete ? `${unanswered} of ${countOf(asked, 'question')} went unanswered. ` : '';
  step.log.info(
    `${result}In ${directory}: ${briefs}conversations.jsonl, report.html, report.json, report.md, unanswered.csv`,
  );
}

/**
 * What an issue remembers, with the pull requests of its gaps as they stand.
 *
 * @returns `remembers`: `rolling` if the run posts to it, and `unread` if that could not be read;
 *   `other`: the report on some pages reads that of the report on all
 */
async function readMemory(
  run: Run,
  rollingIssue: RollingIssue,
  extra: Extra,
): Promise<LookedUp & { remembers: 'rolling' | 'unread' | 'other' | 'nothing' }> {
  const { scoped, context, inputs, step } = run;
  const { github } = rollingIssue;
  if (github) {
    const what = 'what the rolling issue remembers, and leaves the issue as it is';
    const read = await extra(what, async () => ({ memory: await rollingIssue.read(step.log) }));
    if (!read) return { memory: emptyMemory, pulls: new Map(), remembers: 'unread' };
    const memory = read.memory ?? emptyMemory;
    const wallTime = step.clock.wallTime();
    const at = { serverUrl: context.serverUrl, wallTime, log: step.log };
    const lookedUp = await extra('news of the pull requests of its gaps', (deadline) =>
      lookUp(memory, { ...at, github: github.until(deadline) }),
    );
    return { ...(lookedUp ?? { memory, pulls: new Map() }), remembers: 'rolling' };
  }
  const onAllPages = { ...run, inputs: { ...inputs, scope: 'all' } as const };
  const issue = scoped && new RollingIssue({ ...onAllPages, github: scoped.github });
  const other =
    issue && (await extra('the gaps that the issue remembers', () => issue.read(step.log)));
  if (!other) return { memory: emptyMemory, pulls: new Map(), remembers: 'nothing' };
  // Its reports are about all pages: they are no history of this one.
  return { memory: { ...other, reports: [] }, pulls: new Map(), remembers: 'other' };
}

/** Why the report itself fails the step. */
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
