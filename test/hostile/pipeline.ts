import { assemble } from '../../src/report/assemble/assemble.ts';
import { findGaps } from '../../src/report/assemble/findings.ts';
import type { Report } from '../../src/report/assemble/report.ts';
import { chooseTopics } from '../../src/report/assemble/shown.ts';
import { reportJson, topicsOutput, unansweredCsv } from '../../src/report/files/contents.ts';
import { emptyMemory } from '../../src/report/gaps/memory.ts';
import { renderChart, renderReport, reportMarkdown } from '../../src/report/render/report.ts';
import { noExtraRows } from '../../src/report/source/also-read.ts';
import { createAnsweredSample } from '../../src/report/source/answered-sample.ts';
import {
  type CollectedData,
  type CollectedPeriod,
  countableRow,
  createTally,
} from '../../src/report/source/collect.ts';
import { type Period, reportPeriods } from '../../src/report/source/period.ts';
import { readPeriod } from '../../src/report/source/read-period.ts';
import { serviceRowSource } from '../../src/report/source/service.ts';
import { refusalError } from '../../src/service/errors.ts';
import { createRedactor } from '../../src/text/redact.ts';
import type { BodyPart } from '../../src/text/sections.ts';
import { simulatedClock } from '../world/clock.ts';
import { githubToken } from '../world/runner.ts';
import { apiKey } from './strings.ts';

interface Pages {
  rows: readonly unknown[];
  /** Rows of the previous period; absent without comparison. */
  previousRows?: readonly unknown[];
  /** Whether the service refuses a page after these. */
  refused?: Parameters<typeof refusalError>[1];
}

export interface PipelineReport {
  report: Report;
  sections: BodyPart[];
  /** The output `topics`. */
  topics: string;
  files: Record<string, string>;
  /** The text of `conversations.jsonl`. */
  lines: string[];
  warnings: string[];
}

/** The report on rows as the service sends them, made by every step of the pipeline in this process. */
export async function reportOf({
  rows,
  previousRows,
  refused,
  maxTopics = 20,
}: Pages & { maxTopics?: number }): Promise<PipelineReport> {
  const lines: string[] = [];
  const warnings: string[] = [];
  const redactor = createRedactor({ secrets: [apiKey, githubToken], enabled: true });
  const counts = { requests: 2, retries: 0 };
  const read = async (period: Period, pages: Pages): Promise<CollectedPeriod> => {
    const { add, tally } = createTally();
    const log = { info: () => {}, warning: (message: string) => warnings.push(message) };
    const signal = new AbortController().signal;
    const source = serviceRowSource({
      conversations: {
        readConversations: async ({ page }) => {
          if (page > 1)
            throw await refusalError(
              { subject: 'x', operation: 'read-analytics' },
              pages.refused ?? { status: 400, headers: {}, body: '' },
            );
          const hasMore = pages.refused !== undefined;
          return { conversations: [...pages.rows], hasMore, nextCursor: hasMore ? 'next' : null };
        },
      },
      pageSize: 1000,
      deadline: 1,
      clock: simulatedClock(),
      log,
      signal,
    });
    const reading = await readPeriod({
      period,
      source,
      redactor,
      file: {
        append: async (added) => {
          for (const text of added) if (text !== '\n') lines.push(text);
        },
        close: async () => {},
      },
      onRow: (row) => add(countableRow(row, { current: period === current, redactor })),
      onPage: () => {},
      log,
      signal,
    });
    return { period, ...tally, ...reading, outOfScope: [] };
  };
  const { current, previous } = reportPeriods({ days: 7, dateTo: '2026-11-16' });
  const collected: CollectedData = {
    current: await read(current, { rows, ...(refused && { refused }) }),
    previous: previousRows ? await read(previous, { rows: previousRows }) : null,
    hasNoData: false,
    answered: createAnsweredSample(),
    citations: new Map(),
    recordsCitations: true,
  };
  const sources = {
    collected,
    also: noExtraRows,
    docs: null,
    missingDocsRoot: null,
    change: null,
    filesTruncated: false,
  };
  const { findings } = await findGaps(sources, {
    requests: counts.requests,
    redactor,
    memory: emptyMemory,
    model: null,
    facts: {
      projectId: 'acme-docs',
      file: null,
      pullRequest: null,
      maxTopics,
      waits: counts.retries,
      redactions: redactor.counts,
      runUrl: 'https://github.com/acme/docs/actions/runs/4242',
      issueUrl: null,
      repositoryUrl: 'https://github.com/acme/docs',
      sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
    },
    extra: async (_, work) =>
      work({ deadline: Number.POSITIVE_INFINITY, compute: (part) => part() }),
  });
  const report = assemble(findings, null);
  const sections = renderReport(report, renderChart(report));
  const files: Record<string, string> = {
    'unanswered.csv': [...unansweredCsv(report.topics, report.setAside.rows)].join(''),
    'report.json': [...reportJson(report)].join(''),
    'report.md': reportMarkdown(sections),
  };
  const topics = topicsOutput(chooseTopics(report, maxTopics).shown);
  return { report, sections, topics, files, lines, warnings };
}
