import { extraRunner } from '../extra.ts';
import { listChangedFiles } from '../github/changed-files.ts';
import { createAnalyticsClient } from '../service/analytics.ts';
import { ServiceError } from '../service/errors.ts';
import { countOf } from '../text/counts.ts';
import { isoDay } from '../text/date.ts';
import { countTotals } from './assemble/counts.ts';
import type { ReportSources } from './assemble/findings.ts';
import {
  docsReader,
  pullRequestScope,
  readDocsChange,
  readerTestName,
  sitePathsIn,
} from './docs-read.ts';
import type { Run } from './open-run.ts';
import type { RollingIssue } from './post/rolling-issue.ts';
import { type ExtraRows, noExtraRows, readExtraRows } from './source/also-read.ts';
import { type CollectedData, collectPeriods, type PeriodTally } from './source/collect.ts';
import { daysOf, type Period, reportPeriods } from './source/period.ts';
import { serviceRowSource } from './source/service.ts';

/** Opens the rolling issue on first use: its code is most of the program. Null if the run posts none. */
export type IssueOpener = () => Promise<RollingIssue | null>;

/**
 * Reads what a report is made of. Independent requests run in parallel: for the conversations, the
 * files that the pull request changes, and the issue.
 */
export async function readSources(run: Run, rollingIssue: IssueOpener): Promise<ReportSources> {
  const { inputs, step, scoped, folder, redactor } = run;
  const { log, signal } = step;
  const { current, previous } = reportPeriods(await periodOf(run, rollingIssue));
  log.info(`Reading the conversations from ${current.from} to before ${current.to} (UTC).`);
  // Called only once the rows are read, as the pages that they name tell which folder has the docs.
  const docsOf = docsReader(run);
  const listing = scoped && listChangedFiles(scoped);
  // The rows' source itself stops at the deadline, and returns what it has read.
  const collecting = collectPeriods({
    periods: { current, previous: inputs.compare ? previous : null },
    folder,
    reader: { source: rowsFrom(run, current), redactor, log, signal },
    onPage: (tally, rows) => run.onProgress({ rows, counts: countOutputs(tally) }),
    scope: listing ? pullRequestScope(run, { listing, docsOf }) : { kind: 'all' },
  });
  // The search for the issue starts early; a failure is reported by whoever needs the result later.
  rollingIssue()
    .then((issue) => issue?.find())
    .catch(() => {});
  const [collected, changed] = await Promise.all([collecting, listing]);
  const counts = countOutputs(collected.current);
  for (const [name, value] of Object.entries(counts)) step.setOutput(name, value);
  throwIfNothingRead(run, collected);
  warnOfRows(run, collected);
  const also = await readMore(run, collected);
  const { docs, missingDocsRoot } = await docsOf(() => sitePathsIn(collected));
  const changing = docs && scoped && changed && { ...scoped, files: changed.files, docs };
  // The change is in an object because null means that the pull request changes no docs.
  const changeRead =
    changing &&
    (await extraRunner(step)(readerTestName, async (time) => ({
      change: await readDocsChange(run, changing, time),
    })));
  return {
    collected,
    also,
    docs,
    missingDocsRoot,
    change: changeRead ? changeRead.change : changing && 'unknown',
    isFileListTruncated: changed?.isTruncated ?? false,
  };
}

function rowsFrom({ inputs, step, origin }: Run, current: Period) {
  if (origin.kind === 'file') return origin.source({ ...step, undatedIn: current });
  const conversations = createAnalyticsClient(origin.service);
  return serviceRowSource({ ...step, conversations, pageSize: inputs.pageSize });
}

/** Reads searches and feedback if they are wanted and all conversations could be read. */
async function readMore(
  { inputs, origin, step }: Run,
  { current }: CollectedData,
): Promise<ExtraRows> {
  const wanted = inputs.alsoRead;
  if (origin.kind === 'file' || wanted.length === 0) return noExtraRows;
  if (!current.cutShort) {
    return readExtraRows(wanted, { service: origin.service, period: current.period, step });
  }
  step.log.warning(
    `The ${wanted.join(' and ')} were not read, as the conversations could not be read to their end.`,
  );
  const empty = (kind: (typeof wanted)[number]) => (wanted.includes(kind) ? [] : null);
  return { ...noExtraRows, searches: empty('searches'), feedback: empty('feedback') };
}

/** The period to report on: by the inputs or, with `date-to: last`, that of the issue's last report. */
async function periodOf({ inputs, step: { clock, log } }: Run, rollingIssue: IssueOpener) {
  const today = isoDay(clock.wallTime()) ?? '';
  if (inputs.dateTo !== 'last') return { days: inputs.days, dateTo: inputs.dateTo ?? today };
  const last = await (await rollingIssue())?.lastPeriod();
  if (last) return { days: daysOf(last).length, dateTo: last.to };
  log.warning(
    'No issue remembers an earlier report: the period ends today, not as `date-to: last` says.',
  );
  return { days: inputs.days, dateTo: today };
}

function throwIfNothingRead({ step: { signal } }: Run, { current }: CollectedData): void {
  const { cutShort, pagesRead } = current;
  signal.throwIfAborted();
  // A refusal or failures fail the step. After a lack of time, the report is incomplete, even if empty.
  const isError = cutShort instanceof ServiceError && /^(refused|failures)$/.test(cutShort.kind);
  if (isError && pagesRead === 0) throw cutShort;
}

function warnOfRows({ inputs, origin, step: { log } }: Run, collected: CollectedData): void {
  const { current, previous, hasNoData } = collected;
  const { from, to } = current.period;
  if (hasNoData && !current.cutShort) {
    const period = `from ${from} to before ${to}`;
    const why =
      current.rowsRead > 0
        ? `No row ${period} counts as answered or unanswered: each is a clarifying question, or has no \`resolutionStatus\` of \`answered\` or \`unanswered\`. If this goes on, ${origin.kind === 'file' ? 'correct the file' : 'update this action'}.`
        : origin.kind === 'file'
          ? `The file ${origin.path} has no row with a \`timestamp\` ${period}. Set the inputs \`date-to\` and \`days\` to a period that it has rows of.`
          : `The service has no conversation ${period}. Either nobody asked the assistant, the assistant is turned off, or the input \`project-id\` (${inputs.projectId}) names another project.`;
    log.warning(`${why} Nothing counts as resolved, and issues and comments stay as they are.`);
  }
  const outside = current.rowsOutsidePeriod + (previous?.rowsOutsidePeriod ?? 0);
  if (outside > 0) {
    log.warning(
      `The service sent ${countOf(outside, 'row')} of another time than it was asked for, by \`timestamp\`: left out of the counts and the files.`,
    );
  }
  const unusable = current.unusableRows + (previous?.unusableRows ?? 0);
  if (unusable > 0) {
    log.warning(
      `${countOf(unusable, 'row')} without a usable \`id\`, \`query\` or \`resolutionStatus\`: exported, and not counted.`,
    );
  }
}

/** The outputs that count what was read, and those that a step has that fails before it has topics. */
function countOutputs(tally: PeriodTally): Record<string, string> {
  const { questions, conversations, unanswered, unansweredRate } = countTotals(tally);
  return {
    questions: String(questions),
    conversations: String(conversations),
    unanswered: String(unanswered),
    unansweredRate: unansweredRate.toFixed(4),
    topics: '[]',
  };
}
