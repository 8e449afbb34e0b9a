import { assemble } from '../../src/report/assemble/assemble.ts';
import { countPeriods } from '../../src/report/assemble/counts.ts';
import { describeGap, questionRanker } from '../../src/report/assemble/describe-gap.ts';
import type {
  Findings,
  Gap,
  GapHistory,
  Report,
  ReportMeta,
} from '../../src/report/assemble/report.ts';
import type { GapOutcome, GapStatus } from '../../src/report/assemble/status.ts';
import { type Fix, noFixResults } from '../../src/report/gaps/memory.ts';
import { isRise, type Trend } from '../../src/report/gaps/trend.ts';
import type { Place } from '../../src/report/places/place.ts';
import type { ReaderTest } from '../../src/report/readers/reader-test.ts';
import type { PeriodTally } from '../../src/report/source/collect.ts';
import { type Period, reportPeriods } from '../../src/report/source/period.ts';
import type { CitedSource, Question } from '../../src/report/source/question.ts';
import { findFollowUps } from '../../src/report/topics/follow-ups.ts';
import { pageAddress } from '../../src/text/address.ts';
import { parseTimestamp } from '../../src/text/date.ts';
import type { DocsText } from '../../src/text/text.ts';
import { idOf, fixOf as rememberedFix, words } from './gaps/memories.ts';

/** A row as a test writes it: only what the test is about. */
export interface SampleRow {
  /** Heading of the topic that the row is in; the question itself by default. */
  topic?: string;
  /** Whether it is set aside instead. */
  isSetAside?: boolean;
  question?: string;
  id?: string;
  conversation?: string;
  timestamp?: string | null;
  day?: string | null;
  pageUrl?: string | null;
  category?: string | null;
  sources?: readonly { title: string | null; url: string | null }[];
  answer?: string | null;
}

export const docs = 'https://docs.example.com';

export function cited(...paths: string[]): { title: null; url: string }[] {
  return paths.map((path) => ({ title: null, url: docs + path }));
}

export const repeat = (count: number, row: SampleRow = {}): SampleRow[] =>
  Array.from({ length: count }, () => row);

let serial = 0;

function toQuestion(
  row: SampleRow,
  { period, current }: { period: Period; current: boolean },
): Question {
  serial += 1;
  const id = row.id ?? `row-${serial}`;
  const day = row.day === undefined ? period.from : row.day;
  const timestamp = row.timestamp === undefined ? day && `${day}T09:30:00Z` : row.timestamp;
  const text = row.question ?? `Question ${serial}?`;
  return {
    id,
    current,
    conversation: row.conversation ?? id,
    timestamp,
    time: parseTimestamp(timestamp),
    day,
    hash: serial,
    text,
    countedBy: {
      page: row.pageUrl ? pageAddress(row.pageUrl) : null,
      category: row.category ?? null,
    },
    pageUrl: row.pageUrl ?? null,
    category: row.category ?? null,
    sources: (row.sources ?? []).map((source) => ({
      ...source,
      countedBy: (source.url ? pageAddress(source.url) : source.title) || null,
    })) as readonly CitedSource[],
    answer: row.answer === undefined ? 'I could not find that in the documentation.' : row.answer,
  } as Question;
}

interface SampleInput {
  days?: number;
  dateTo?: string;
  rows: readonly SampleRow[];
  answered?: number;
  previousRows?: readonly SampleRow[];
  previousAnswered?: number;
  recordsCitations?: boolean;
  meta?: Partial<ReportMeta>;
  /** Where the docs come nearest to topics, by their headings. */
  places?: Readonly<Record<string, Place>>;
  /** What else is known of topics, by their headings. */
  topics?: Readonly<Record<string, Partial<Gap>>>;
  /** Owners of pages, by their addresses. */
  pageOwners?: Readonly<Record<string, readonly DocsText[]>>;
  remembered?: Partial<GapHistory>;
  /** All else that a report has. */
  with?: Partial<Report>;
}

/** A report of rows that are in the topics that each names. */
export function sampleReport(input: SampleInput): Report {
  const { current, previous } = reportPeriods({
    days: input.days ?? 7,
    dateTo: input.dateTo ?? '2026-11-20',
  });
  const { rows, previousRows = null } = input;
  const now = rows.map((row) => toQuestion(row, { period: current, current: true }));
  const before = (previousRows ?? []).map((row) =>
    toQuestion(row, { period: previous, current: false }),
  );
  const tally = tallyOf(now, input.answered ?? 0);
  const previousTally = previousRows && tallyOf(before, input.previousAnswered ?? 0);
  const all = [...rows, ...(previousRows ?? [])].map((row, at) => ({
    row,
    question: [...now, ...before][at] as Question,
  }));
  const setAside = all.flatMap(({ row, question }) => (row.isSetAside ? [question] : []));
  const byTopic = Map.groupBy(
    all.filter(({ row }) => !row.isSetAside),
    ({ row, question }) => row.topic ?? question.text,
  );
  const groups = [...byTopic.values()].map((some) => some.map(({ question }) => question));
  const describing = {
    rankQuestions: questionRanker(),
    followed: findFollowUps(groups.flat()),
    recordsCitations: input.recordsCitations ?? true,
  };
  const trendIn = (rows: readonly Question[]): Trend | null => {
    const asked = rows.filter(({ current }) => current).length;
    const then = { unanswered: rows.length - asked, questions: previousTally?.questions ?? 0 };
    if (!previousTally) return null;
    if (then.unanswered === 0 && then.questions > 0) return 'new';
    const isRising = isRise({ unanswered: asked, questions: tally.questions }, then);
    return isRising ? 'rising' : 'steady';
  };
  const gaps = [...byTopic].map(([label, some], at) => {
    const id = idOf(at);
    const place = input.places?.[label] ?? null;
    const gap = describeGap(
      {
        id,
        label: words(label),
        possibleLabels: [],
        anchor: [],
        remembered: null,
        main: [],
        rows: some.map(({ question }) => question),
        examples: [],
      },
      {
        ...describing,
        placement: place && {
          place,
          texts: { says: '' as DocsText, othersSay: [] },
          home: null,
        },
        trend: trendIn(some.map(({ question }) => question)),
      },
    );
    return { ...gap, ...input.topics?.[label] };
  });
  const findings: Findings = {
    ...countPeriods({
      current: { period: current, ...tally, ...wholeReading },
      previous: previousTally && { period: previous, ...previousTally, ...wholeReading },
      gaps,
      setAside,
    }),
    pageOwners: new Map(Object.entries(input.pageOwners ?? {})),
    deadCitations: [],
    gaps,
    docs: null,
    readerTest: null,
    model: null,
    searches: null,
    feedback: null,
    meta: { ...sampleMeta, ...input.meta },
  };
  const { remembered } = input;
  return {
    ...assemble(findings, null),
    ...(remembered && { remembered: { ...nothingRemembered, ...remembered } }),
    ...input.with,
  };
}

const wholeReading = {
  outOfScope: [],
  pagesRead: 1,
  rowsRead: 0,
  rowsOutsidePeriod: 0,
  cutShort: null,
};

const nothingRemembered: GapHistory = {
  dismissed: [],
  history: [],
  fixes: [],
  decided: [],
  ledger: { agent: noFixResults, people: noFixResults },
  offers: { fix: true, startsJobs: false, refusals: new Map() },
};

/** A gap's status after something was decided. */
export function statusAt(outcome: GapOutcome | null, fields: Partial<GapStatus> = {}): GapStatus {
  const { fix = null } = fields;
  return {
    state: fix ? 'watching' : 'open',
    ticked: { dismiss: false, ours: false, fix: false },
    boxClaim: 0,
    outcome,
    reason: null,
    jobId: null,
    prLink: fix?.prLink ?? null,
    by: fix?.by ?? 'agent',
    fix,
    merges: [],
    ...fields,
  };
}

/** A reader test that finds no effect. */
export const noEffect: ReaderTest = {
  base: 'b4se',
  head: 'h3ad',
  topics: [],
  singles: [],
  atRisk: [],
  promises: [],
};

/** A merged pull request: by default 13 of 1,020 asked before it, and 1 of 980 since. */
export const fixOf = (fields: Partial<Fix> = {}): Fix =>
  rememberedFix({
    jobId: null,
    before: { unanswered: 13, questions: 1_020 },
    since: { unanswered: 1, questions: 980 },
    verdict: 'watching',
    decidedOn: null,
    isFinal: false,
    ...fields,
  });

/** Answered rows are spread over the days that unanswered ones were asked on. */
function tallyOf(unanswered: readonly Question[], answered: number): PeriodTally {
  const days = unanswered.flatMap(({ day }) => day ?? []).sort();
  const conversationsByDay = new Map<string, number>();
  for (const day of days) conversationsByDay.set(day, (conversationsByDay.get(day) ?? 0) + 1);
  const asked = [...conversationsByDay.keys()];
  for (let index = 0; index < answered && asked.length > 0; index += 1) {
    const day = asked[index % asked.length] ?? '';
    conversationsByDay.set(day, (conversationsByDay.get(day) ?? 0) + 1);
  }
  const questions = unanswered.length + answered;
  return {
    questions,
    conversations: new Set(unanswered.map(({ conversation }) => conversation)).size + answered,
    answered,
    unanswered: unanswered.map((row) => ({ ...row, question: row.text })),
    conversationsByDay,
    rowsWithPage: questions,
    rowsByHost: new Map([['docs.example.com', questions]]),
    unusableRows: 0,
  };
}

const sampleMeta: ReportMeta = {
  projectId: 'acme-docs',
  file: null,
  pullRequest: null,
  allowedHosts: ['docs.example.com'],
  maxTopics: 20,
  runUrl: 'https://github.com/acme/docs/actions/runs/42',
  issueUrl: null,
  repositoryUrl: 'https://github.com/acme/docs',
  rowsRead: 591,
  requests: 2,
  waits: 0,
  redactions: new Map(),
  incomplete: null,
  previousCutShort: null,
  missingDocsRoot: null,
  areDocsTrusted: true,
  isFileListTruncated: false,
  testedExtent: null,
  sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
};
