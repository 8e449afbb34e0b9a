import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '../../src/report/assemble/assemble.ts';
import { findGaps, type ReportSources } from '../../src/report/assemble/findings.ts';
import type { Report } from '../../src/report/assemble/report.ts';
import { chooseTopics } from '../../src/report/assemble/shown.ts';
import type { Memory } from '../../src/report/gaps/memory.ts';
import { decodeMemory, encodeMemory } from '../../src/report/gaps/memory-comment.ts';
import { rememberReport } from '../../src/report/gaps/remember.ts';
import type { ReportModel } from '../../src/report/reading/report-model.ts';
import { renderBrief } from '../../src/report/render/brief.ts';
import { newsOf, renderNotice } from '../../src/report/render/notice.ts';
import { renderChart, renderReport, reportMarkdown } from '../../src/report/render/report.ts';
import { noExtraRows } from '../../src/report/source/also-read.ts';
import { collectPeriods } from '../../src/report/source/collect.ts';
import { isInPeriod, reportPeriods } from '../../src/report/source/period.ts';
import type { Scope } from '../../src/report/source/scope.ts';
import type { ConversationRow } from '../../src/service/analytics.ts';
import { redactor } from '../rows.ts';

/* The one file that runs the report's own steps: the rest of the bench reads reports and posts. */

/** Where posts say that the docs' files are. */
export const sourceUrl = 'https://github.com/acme/docs/blob/5c0ffee';
const runUrl = 'https://github.com/acme/docs/actions/runs/1';
const maxTopics = 20;
const subject = { projectId: 'bench', scope: 'all' };

/** A report, what it posts, and what the issue remembers after it. */
export interface Reported {
  report: Report;
  /** The issue or, on a pull request, the comment. */
  post: string;
  /** Empty if the report has no news. */
  notice: string;
  /** By gap. */
  briefs: ReadonlyMap<string, string>;
  memory: Memory;
}

interface Reporting extends Pick<ReportSources, 'docs'> {
  memory: Memory;
  /** Of both weeks and any others. */
  rows: readonly ConversationRow[];
  /** The day after the week that is reported on. */
  to: string;
  change?: Exclude<ReportSources['change'], 'unknown'>;
  model?: ReportModel | null;
}

/** The report on all pages, as the issue gets it. */
export async function weeklyReport(reporting: Reporting): Promise<Reported> {
  const { memory } = reporting;
  const { findings, toRemember } = await findingsOf(reporting);
  const counted = toRemember ? rememberReport(memory, toRemember) : memory;
  const { comment } = encodeMemory(counted, subject);
  const decoded = decodeMemory(comment, { subject, redact: redactor.redact });
  if (decoded === null || decoded === 'broken') throw new Error('The memory was lost.');
  const offers = { fix: true, startsJobs: false, refusals: new Map() };
  const report = assemble(findings, { memory: counted, pulls: new Map(), offers });
  return { ...posted(report), memory: decoded };
}

/** The report on the pages that a change is about, as its pull request gets it. */
export async function changeReport(reporting: Reporting): Promise<Reported> {
  // The issue's reports are about all pages: they are no history of this one.
  const memory = { ...reporting.memory, reports: [] };
  const { findings } = await findingsOf({ ...reporting, memory });
  return { ...posted(assemble(findings, { memory, pulls: new Map(), offers: null })), memory };
}

function posted(report: Report): Omit<Reported, 'memory'> {
  const { shown } = chooseTopics(report, maxTopics);
  return {
    report,
    post: reportMarkdown(renderReport(report, renderChart(report))),
    notice: renderNotice(newsOf(report)),
    briefs: new Map(shown.map((gap) => [gap.id, renderBrief(gap, report)])),
  };
}

async function findingsOf({ rows, to, docs, memory, change = null, model = null }: Reporting) {
  const collected = await withFolder((path) =>
    collectPeriods({
      periods: reportPeriods({ days: 7, dateTo: to }),
      folder: { path, create: async () => unwritten, replace: async () => undefined },
      onPage: () => undefined,
      reader: {
        source: {
          async *rowsOf(period) {
            yield rows.filter(({ timestamp }) => isInPeriod(period, Date.parse(timestamp ?? '')));
          },
        },
        redactor,
        log: silent,
        signal: new AbortController().signal,
      },
      scope: scopeOf(change, docs),
    }),
  );
  const sources = {
    collected,
    also: noExtraRows,
    docs,
    change,
    missingDocsRoot: null,
    isFileListTruncated: false,
  };
  return findGaps(sources, {
    memory,
    redactor,
    model,
    extra: async (_, work) =>
      work({ deadline: Number.POSITIVE_INFINITY, compute: (part) => part() }),
    facts: {
      projectId: subject.projectId,
      file: null,
      pullRequest: change ? 1 : null,
      maxTopics,
      requests: 2,
      waits: 0,
      redactions: null,
      runUrl,
      issueUrl: null,
      repositoryUrl: 'https://github.com/acme/docs',
      sourceUrl,
    },
  });
}

const unwritten = { append: async () => undefined, close: async () => undefined };
const silent = { info: () => undefined, warning: (message: string) => console.log(message) };

/** A folder with an export that is empty: what is in it is measured by no bench. */
async function withFolder<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const path = mkdtempSync(join(tmpdir(), 'claims-'));
  try {
    writeFileSync(join(path, 'conversations.jsonl'), '');
    return await work(path);
  } finally {
    rmSync(path, { recursive: true });
  }
}

function scopeOf(change: Reporting['change'], docs: Reporting['docs']): Scope {
  if (!change) return { kind: 'all' };
  const texts = ({ pages }: NonNullable<typeof docs>) =>
    new Map(pages.map(({ file, sections }) => [file, sections.map(({ text }) => text).join()]));
  const [before, after] = [texts(change.base.docs), texts(change.head.docs)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  return {
    kind: 'pull-request',
    changedFiles: async () => changed,
    docsRoot: undefined,
    docsOf: async () => docs,
  };
}
