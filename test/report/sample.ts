import { type Period, reportPeriod } from '../../src/report/export/period.ts';
import type {
  CitedSource,
  PeriodTally,
  UnansweredQuestion,
} from '../../src/report/export/tally.ts';
import { buildReportModel, type CountedPeriods } from '../../src/report/model/build.ts';
import type { ReportModel } from '../../src/report/model/report-model.ts';
import type { ReportMeta } from '../../src/report/render/report-meta.ts';
import type { Topic } from '../../src/report/topics/topics.ts';

/** A row as a test writes it: only what the test is about. */
export interface SampleRow extends Partial<UnansweredQuestion> {
  /** Label of the topic that the grouping puts it into; the question itself by default. */
  topic?: string;
}

export const docs = 'https://docs.example.com';

export function cited(...paths: string[]): CitedSource[] {
  return paths.map((path) => ({ title: null, url: docs + path }));
}

let serial = 0;

function toRow(
  { topic: _topic, ...row }: SampleRow,
  { period, isCurrent }: { period: Period; isCurrent: boolean },
): UnansweredQuestion {
  serial += 1;
  const id = row.id ?? `row-${serial}`;
  const day = row.day === undefined ? period.from : row.day;
  return {
    id,
    current: isCurrent,
    conversation: id,
    timestamp: day && `${day}T09:30:00Z`,
    day,
    question: `Question ${serial}?`,
    pageUrl: null,
    category: null,
    sources: [],
    ...row,
  };
}

export interface Sample {
  model: ReportModel;
  periods: CountedPeriods;
  groups: Topic<UnansweredQuestion>[];
}

/** A report model of rows that are grouped by the topic that each names. */
export function sampleReport(input: {
  days?: number;
  dateTo?: string;
  rows: readonly SampleRow[];
  answered?: number;
  previousRows?: readonly SampleRow[];
  previousAnswered?: number;
  complete?: boolean;
}): Sample {
  const { current, previous } = reportPeriod({
    days: input.days ?? 7,
    dateTo: input.dateTo ?? '2026-11-20',
  });
  const tally = tallyOf(
    input.rows.map((row) => toRow(row, { period: current, isCurrent: true })),
    input.answered ?? 0,
  );
  const previousTally = input.previousRows
    ? tallyOf(
        input.previousRows.map((row) => toRow(row, { period: previous, isCurrent: false })),
        input.previousAnswered ?? 0,
      )
    : null;
  const periods: CountedPeriods = {
    current: { period: current, tally },
    previous: previousTally && { period: previous, tally: previousTally },
  };
  const groups = groupByTopic(
    [...input.rows, ...(input.previousRows ?? [])],
    [...tally.unanswered, ...(previousTally?.unanswered ?? [])],
  );
  const model = buildReportModel({
    periods,
    topics: groups,
    requests: 2,
    complete: input.complete ?? true,
  });
  return { model, periods, groups };
}

function tallyOf(unanswered: UnansweredQuestion[], answered: number): PeriodTally {
  return {
    questions: unanswered.length + answered,
    conversations: unanswered.length + answered,
    answered,
    unanswered,
    pageHosts: new Map([['docs.example.com', unanswered.length + answered]]),
    unusable: 0,
  };
}

function groupByTopic(
  samples: readonly SampleRow[],
  rows: readonly UnansweredQuestion[],
): Topic<UnansweredQuestion>[] {
  const groups = new Map<string, Topic<UnansweredQuestion>>();
  rows.forEach((row, index) => {
    const label = samples[index]?.topic ?? row.question;
    const group = groups.get(label) ?? { id: `t${groups.size}`, label, rows: [], examples: [] };
    groups.set(label, group);
    group.rows.push(row);
    const example = group.examples.find(({ text }) => text === row.question);
    const described = row.current || group.rows.every(({ current }) => !current);
    if (described && example) example.count += 1;
    else if (described && group.examples.length < 5)
      group.examples.push({ text: row.question, count: 1 });
  });
  return [...groups.values()];
}

export const sampleMeta: ReportMeta = {
  projectId: 'acme-docs',
  pullRequest: null,
  allowedHosts: ['docs.example.com'],
  maxTopics: 20,
  runUrl: 'https://github.com/acme/docs/actions/runs/42',
  rowsRead: 591,
  waits: 0,
  redactions: new Map(),
  incomplete: null,
  previousCutShort: null,
  filesTruncated: false,
};
