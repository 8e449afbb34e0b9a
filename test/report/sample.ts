import { buildReportModel, type CountedPeriods } from '../../src/report/model/build.ts';
import { type ReportDetails, reportDetails } from '../../src/report/model/details.ts';
import type { ReportMeta, ReportModel } from '../../src/report/model/report-model.ts';
import { type Period, reportPeriod } from '../../src/report/source/period.ts';
import type {
  CitedSource,
  PeriodTally,
  UnansweredQuestion,
} from '../../src/report/source/tally.ts';
import type { Grouping, Topic } from '../../src/report/topics/topics.ts';

/** A row as a test writes it: only what the test is about. */
export interface SampleRow extends Partial<UnansweredQuestion> {
  /** Label of the topic that the grouping puts it into; the question itself by default. */
  topic?: string;
  /** Whether the grouping sets it aside instead. */
  isSetAside?: boolean;
}

export const docs = 'https://docs.example.com';

export function cited(...paths: string[]): CitedSource[] {
  return paths.map((path) => ({ title: null, url: docs + path }));
}

let serial = 0;

function toRow(
  { topic: _topic, isSetAside: _isSetAside, ...row }: SampleRow,
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
    answer: 'I could not find that in the documentation.',
    ...row,
  };
}

export interface Sample {
  model: ReportModel;
  details: ReportDetails;
  grouping: Grouping<UnansweredQuestion>;
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
  lookUp?: Parameters<typeof reportDetails>[2];
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
  const grouping = groupByTopic(
    [...input.rows, ...(input.previousRows ?? [])],
    [...tally.unanswered, ...(previousTally?.unanswered ?? [])],
  );
  const material = {
    periods,
    grouping,
    places: null,
    requests: 2,
    complete: input.complete ?? true,
  };
  const model = buildReportModel(material);
  return { model, details: reportDetails(material, model, input.lookUp), grouping };
}

/** Answered rows are spread over the days that unanswered ones were asked on. */
function tallyOf(unanswered: UnansweredQuestion[], answered: number): PeriodTally {
  const days = unanswered.flatMap(({ day }) => day ?? []).sort();
  const questionsByDay = new Map<string, number>();
  for (const day of days) questionsByDay.set(day, (questionsByDay.get(day) ?? 0) + 1);
  const asked = [...questionsByDay.keys()];
  for (let index = 0; index < answered && asked.length > 0; index += 1) {
    const day = asked[index % asked.length] ?? '';
    questionsByDay.set(day, (questionsByDay.get(day) ?? 0) + 1);
  }
  const questions = unanswered.length + answered;
  return {
    questions,
    conversations: new Set(unanswered.map(({ conversation }) => conversation)).size + answered,
    answered,
    unanswered,
    questionsByDay,
    pageUrls: questions,
    pageHosts: new Map([['docs.example.com', questions]]),
    unusable: 0,
  };
}

function groupByTopic(
  samples: readonly SampleRow[],
  rows: readonly UnansweredQuestion[],
): Grouping<UnansweredQuestion> {
  const groups = new Map<string, Topic<UnansweredQuestion>>();
  const setAside = rows.filter((_, index) => samples[index]?.isSetAside);
  rows.forEach((row, index) => {
    if (samples[index]?.isSetAside) return;
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
  return { topics: [...groups.values()], setAside };
}

export const sampleMeta: ReportMeta = {
  projectId: 'acme-docs',
  file: null,
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
  testedExtent: null,
  sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
};
