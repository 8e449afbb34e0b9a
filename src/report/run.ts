import { join, resolve } from 'node:path';
import type { Docs } from '../docs/docs.ts';
import { openGitHubAccess } from '../github/access.ts';
import { type ChangedFiles, listChangedFiles } from '../github/changed-files.ts';
import type { ReportInputs } from '../inputs.ts';
import { atPace, createPace, extras } from '../pace.ts';
import { openDestinations } from '../publish.ts';
import { createAnalyticsClient } from '../service/analytics.ts';
import { ServiceError } from '../service/errors.ts';
import { openService } from '../service/service.ts';
import { once, type Step } from '../step.ts';
import { countOf } from '../text/counts.ts';
import { isoDay } from '../text/date.ts';
import { createRedactor } from '../text/redact.ts';
import { countTotals } from './assemble/counts.ts';
import { isOfRun, readChangeOfScope, readDocsOf } from './docs-read.ts';
import { openOutputFolder } from './files/output-folder.ts';
import type { RollingIssue } from './post/rolling-issue.ts';
import type { ReadForReport } from './publish-report.ts';
import type { Origin, Run } from './report-run.ts';
import { type AlsoRead, nothingElse, readAlso } from './source/also-read.ts';
import { type Collected, collect } from './source/collect.ts';
import type { RowsFile } from './source/file.ts';
import { daysOf, type Period, reportPeriod } from './source/period.ts';
import { pathsNamed, type Scope } from './source/scope.ts';
import { serviceRows } from './source/service.ts';
import type { RowSource } from './source/source.ts';

/**
 * Exports the period's conversations and reports what went unanswered: files and outputs first,
 * then summary and posts, and the failure of the step last.
 *
 * @throws StepFailure if the outcome is one of `fail-on`, or could not be posted; Cancelled;
 *   ServiceError if not even the first page can be read; PostingError if the pull request was not
 *   found
 */
export async function runReport({ inputs, step }: Pick<Run, 'inputs' | 'step'>): Promise<void> {
  step.setOutput('outcome', 'incomplete');
  if (inputs.fix === 'ticked') step.setOutput('jobs', '[]');
  const run = await openRun(inputs, step);
  step.setOutput('reportDir', run.directory);
  const rollingIssue = openIssue(run);
  try {
    if (!(await hasWork(run, rollingIssue))) return;
    await run.folder.prepare();
    const read = await readForReport(run, rollingIssue);
    // Loaded only by now, so that the first request goes out sooner.
    const { publishReport } = await import('./publish-report.ts');
    await publishReport({ ...read, run, rollingIssue: await rollingIssue() });
  } finally {
    if (run.origin.kind === 'service') run.origin.service.close();
  }
}

/** Makes ready what the run works with; the service is asked nothing yet. */
async function openRun(inputs: ReportInputs, step: Step): Promise<Run> {
  const access = openGitHubAccess(inputs, step);
  const { context, github, pullRequest } = access;
  const { workspace = '.', temp = '.' } = context;
  const directory = inputs.outputDir
    ? resolve(workspace, inputs.outputDir)
    : join(temp, 'docs-gap-report');
  const origin: Origin =
    inputs.conversationsFile === undefined
      ? { kind: 'service', service: openService({ ...inputs, ...step }) }
      : { kind: 'file', ...(await openFile(resolve(workspace, inputs.conversationsFile))) };
  const conversationsFile = origin.kind === 'file' ? origin.path : null;
  const folder = await openOutputFolder({ path: directory, conversationsFile });
  const destinations = await openDestinations(inputs.postTo, access);
  const scoped =
    inputs.scope === 'all' ? null : { github: await github(), pullRequest: await pullRequest() };
  const redactor = createRedactor({ secrets: step.secrets, enabled: inputs.redact });
  return { inputs, step, context, destinations, scoped, directory, folder, origin, redactor };
}

/** The issue, found when it is needed first: what it takes is most of the program. */
type OpenIssue = () => Promise<RollingIssue>;

const openIssue = (run: Run): OpenIssue =>
  once(async () => {
    const { RollingIssue } = await import('./publish-report.ts');
    const issue = run.destinations.find(({ target }) => target === 'issue');
    return new RollingIssue({ ...run, github: issue?.target === 'issue' ? issue.github : null });
  });

/**
 * Reads what a report is made of. What needs no other answer is asked for side by side: the
 * conversations, the files that the pull request changes, and the issue.
 */
async function readForReport(
  run: Run,
  rollingIssue: OpenIssue,
): Promise<Omit<ReadForReport, 'run' | 'rollingIssue'>> {
  const { inputs, step, scoped, folder, redactor } = run;
  const { log, signal } = step;
  const { current, previous } = reportPeriod(await periodOf(run, rollingIssue));
  log.info(`Reading the conversations from ${current.from} to before ${current.to} (UTC).`);
  // Which pages a pull request changes depends on where the docs are, and that on the rows.
  let reading: Promise<Docs | null> | undefined;
  const docsOf: DocsOf = (site) => {
    reading ??= readDocsOf(run, site);
    return reading;
  };
  const listing = scoped && listChangedFiles(scoped);
  // A source ends at the deadline by itself, with what it has read.
  const collecting = atPace(createPace({ ...step, deadline: Number.POSITIVE_INFINITY }), () =>
    collect({
      periods: { current, previous: inputs.compare ? previous : null },
      folder,
      reader: { source: rowsFrom(run, current), redactor, log, signal },
      scope: listing ? scopeOf(run, { listing, docsOf }) : { kind: 'all' },
    }),
  );
  if (run.destinations.some(({ target }) => target === 'issue')) {
    // The answer comes beside other work; a failure is told by whoever asks next.
    rollingIssue()
      .then((issue) => issue.find())
      .catch(() => {});
  }
  const [collected, changed] = await Promise.all([collecting, listing]);
  setCounts(step, collected);
  throwIfNothingRead(run, collected);
  warnOfRows(run, collected);
  const also = await readMore(run, collected);
  const docs = await docsOf(() => pathsRead(collected));
  const change =
    docs && scoped && changed
      ? await readChangeOfScope(run, { ...scoped, files: changed.files, docs })
      : null;
  return { filesTruncated: changed?.truncated ?? false, collected, also, docs, change };
}

/** Loaded only for a file: no other run has to parse what reads one. */
const openFile = async (path: string): Promise<RowsFile> =>
  (await import('./source/file.ts')).openRowsFile(path);

/**
 * Whether there is anything to do. A run for ticks tells the last period again, so that it changes
 * nothing if nobody ticked anything: it then reads and writes nothing.
 */
async function hasWork({ inputs, step }: Run, rollingIssue: OpenIssue): Promise<boolean> {
  if (inputs.fix !== 'ticked' || inputs.dateTo !== 'last') return true;
  if (await (await rollingIssue()).hasWork(step.log)) return true;
  step.log.info(
    'Nothing in the issue is ticked that has no job, and no job is at work: nothing was read, and nothing written.',
  );
  step.setOutput('outcome', 'complete');
  step.setOutput('topics', '[]');
  return false;
}

/** Reads the docs, whose folder the site's paths tell; the first call decides. */
type DocsOf = (site: () => Promise<ReadonlySet<string>>) => Promise<Docs | null>;

/** The pages that the pull request changes; of its files is told once the rows are read. */
function scopeOf(
  { inputs, context, step: { log }, scoped }: Run,
  { listing, docsOf }: { listing: Promise<ChangedFiles>; docsOf: DocsOf },
): Scope {
  return {
    kind: 'pull-request',
    docsRoot: inputs.docsRoot,
    changedFiles: async () => {
      const { paths, truncated } = await listing;
      log.info(
        `Pull request #${scoped?.pullRequest.number} changes ${countOf(paths.length, 'file')}.`,
      );
      if (truncated) {
        log.warning(
          'GitHub lists at most 3,000 files of a pull request: pages of the others are left out.',
        );
      }
      return paths;
    },
    docsOf: async (site) => {
      const docs = await docsOf(async () => site);
      return docs && isOfRun(docs, context) ? docs : null;
    },
  };
}

/** Paths of the site that the rows of both periods name. */
function pathsRead({ current, previous, answered }: Collected): Promise<Set<string>> {
  const read = [current, ...(previous ? [previous] : [])];
  const rows = read.flatMap(({ tally, outOfScope }) => [...tally.unanswered, ...outOfScope]);
  return pathsNamed(rows, answered.kept());
}

function rowsFrom({ inputs, step, origin }: Run, current: Period): RowSource {
  if (origin.kind === 'file') return origin.source({ ...step, undatedIn: current });
  const conversations = createAnalyticsClient(origin.service);
  return serviceRows({ ...step, conversations, pageSize: inputs.pageSize });
}

/** Searches and feedback, where they were asked for and the conversations could be read. */
async function readMore({ inputs, origin, step }: Run, { current }: Collected): Promise<AlsoRead> {
  const wanted = inputs.alsoRead;
  if (origin.kind === 'file' || wanted.length === 0) return nothingElse;
  if (!current.reading.cutShort) {
    return readAlso({
      wanted,
      service: origin.service,
      period: current.period,
      step,
      extra: extras(step),
    });
  }
  step.log.warning(
    `The ${wanted.join(' and ')} were not read, as the conversations could not be read to their end.`,
  );
  const empty = (what: (typeof wanted)[number]) => (wanted.includes(what) ? [] : null);
  return { ...nothingElse, searches: empty('searches'), feedback: empty('feedback') };
}

/** The period that was asked for, which may be that of the issue's last report. */
async function periodOf({ inputs, step: { clock, log } }: Run, rollingIssue: OpenIssue) {
  const today = isoDay(clock.wallTime()) ?? '';
  if (inputs.dateTo !== 'last') return { days: inputs.days, dateTo: inputs.dateTo ?? today };
  const last = await (await rollingIssue()).lastPeriod();
  if (last) return { days: daysOf(last).length, dateTo: last.to };
  log.warning(
    'No issue remembers an earlier report: the period ends today, not as `date-to: last` says.',
  );
  return { days: inputs.days, dateTo: today };
}

/** What was read before an end that nothing can be made of. */
function throwIfNothingRead({ directory, step: { signal } }: Run, { current }: Collected): void {
  const { cutShort, pages, rows } = current.reading;
  if (signal.aborted) {
    const { reason: cause } = signal;
    const message = `${cause.message} What was read until then, ${countOf(rows, 'conversation')}, is in ${directory}.`;
    throw new Error(message, { cause });
  }
  // Time and quota run out, a page may be broken: those are incomplete reports, if empty ones.
  const isError = cutShort instanceof ServiceError && /^(refused|failures)$/.test(cutShort.kind);
  if (isError && pages === 0) throw cutShort;
}

/** What the rows that were read may be told by, before anything is made of them. */
function warnOfRows({ inputs, origin, step: { log } }: Run, collected: Collected): void {
  const { current, previous, tellsNothing } = collected;
  const { from, to } = current.period;
  if (tellsNothing && !current.reading.cutShort) {
    const period = `from ${from} to before ${to}`;
    const why =
      current.reading.rows > 0
        ? `No row ${period} says whether it was answered. Perhaps the form of the rows has changed.`
        : origin.kind === 'file'
          ? `The file ${origin.path} has no row with a \`timestamp\` ${period}. Set the inputs \`date-to\` and \`days\` to a period that it has rows of.`
          : `The service has no conversation ${period}. Either nobody asked the assistant, the assistant is turned off, or the input \`project-id\` (${inputs.projectId}) names another project.`;
    log.warning(`${why} Nothing counts as resolved, and issues and comments stay as they are.`);
  }
  const outside = current.reading.outside + (previous?.reading.outside ?? 0);
  if (outside > 0) {
    log.warning(
      `The service sent ${countOf(outside, 'row')} of another time than it was asked for, by \`timestamp\`: left out of the counts and the files.`,
    );
  }
  const unusable = current.tally.unusable + (previous?.tally.unusable ?? 0);
  if (unusable > 0) {
    log.warning(
      `${countOf(unusable, 'row')} without a usable \`id\`, \`query\` or \`resolutionStatus\`: exported, and not counted.`,
    );
  }
}

/** Set as soon as they are known, so that a step that fails later has them. */
function setCounts({ setOutput }: Step, { current }: Collected): void {
  const { questions, conversations, unanswered, unansweredRate } = countTotals(current.tally);
  setOutput('questions', String(questions));
  setOutput('conversations', String(conversations));
  setOutput('unanswered', String(unanswered));
  setOutput('unansweredRate', unansweredRate.toFixed(4));
  setOutput('topics', '[]');
}
