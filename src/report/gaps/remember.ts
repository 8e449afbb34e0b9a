import type { Totals } from '../model/report-model.ts';
import type { Period } from '../rows/period.ts';
import type { TopicToMatch } from './match.ts';
import {
  comparedReports,
  type Gap,
  isTouched,
  type Memory,
  mostReports,
  type RememberedReport,
} from './memory.ts';

/** A topic as far as the memory keeps it. */
export interface TopicToRemember extends TopicToMatch {
  /** Asked in the period itself, not only in the one before. */
  isAsked: boolean;
}

/** A topic with the id that it keeps. */
export interface IdentifiedTopic extends TopicToRemember {
  gapId: string;
}

/** What was read for one report. */
export interface ReadDays {
  period: Period;
  /** First day that was read: of the period before, if the two are compared. */
  readFrom: string;
  totals: Pick<Totals, 'answered' | 'unanswered'>;
  /** Questions asked, answered and unanswered, by day, `YYYY-MM-DD`. */
  questionsByDay: ReadonlyMap<string, number>;
}

/** A bound on what a sample could need, before the room in the issue decides. */
const mostHashes = 32;

/**
 * The memory with one more report in it. The same period told twice is one report. Topics of one
 * row are remembered only if they are gaps already; gaps that no human touched are forgotten once
 * they were not asked for {@link comparedReports} reports.
 */
export function remember({
  memory,
  read,
  topics,
}: {
  memory: Memory;
  read: ReadDays;
  topics: readonly IdentifiedTopic[];
}): Memory {
  const report = reportOf({ memory, read });
  const reports = [...memory.reports.filter((other) => !isSamePeriod(other, read.period)), report]
    .sort((a, b) => compare(a.to, b.to) || compare(a.from, b.from))
    .slice(-mostReports);
  const known = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const asked = topics.flatMap((topic) => {
    const gap = known.get(topic.gapId);
    return gap || topic.rows.length > 1 ? [gapOf({ topic, gap, report })] : [];
  });
  const askedIds = new Set(asked.map(({ id }) => id));
  const firstKept = reports.at(-comparedReports)?.to ?? '';
  const unasked = memory.gaps
    .filter((gap) => !askedIds.has(gap.id))
    .filter((gap) => isTouched(gap) || (gap.lastReported ?? '') >= firstKept)
    // Its rows are in no topic now: they were another report's.
    .map((gap) => ({ ...gap, hashes: [] }));
  const ends = new Set(reports.slice(-comparedReports).map(({ to }) => to));
  return { ...memory, reports, gaps: [...asked, ...unasked].map((gap) => withCountsOf(gap, ends)) };
}

function reportOf({ memory, read }: { memory: Memory; read: ReadDays }): RememberedReport {
  const { period, readFrom, totals, questionsByDay } = read;
  const others = memory.reports.filter((other) => !isSamePeriod(other, period));
  const covered = others.filter(({ to }) => to <= period.to).at(-1)?.to ?? period.from;
  const isOld = others.some(({ to }) => to > period.to);
  // Told again after a later one, it keeps the days that it brought: the later one has only others.
  const known = memory.reports.find((other) => isSamePeriod(other, period));
  const oldFrom = known?.freshFrom ?? period.to;
  const freshFrom = isOld ? oldFrom : covered > period.from ? covered : period.from;
  let freshQuestions = 0;
  for (const [day, count] of questionsByDay) {
    if (day >= freshFrom && day < period.to) freshQuestions += count;
  }
  const { answered, unanswered } = totals;
  const questions = answered + unanswered;
  return { ...period, readFrom, questions, unanswered, freshFrom, freshQuestions };
}

function gapOf({
  topic,
  gap,
  report,
}: {
  topic: IdentifiedTopic;
  gap: Gap | undefined;
  report: RememberedReport;
}): Gap {
  const { freshFrom, to } = report;
  const hashes = [...new Set(topic.rows.map((row) => row.hash))].sort((a, b) => a - b);
  const fresh = topic.rows.filter(({ day }) => day !== null && day >= freshFrom && day < to);
  const counts = { ...gap?.counts };
  if (freshFrom < to) counts[to] = fresh.length;
  return {
    ...(gap ?? unknown),
    id: topic.gapId,
    topicId: topic.id,
    heading: topic.label,
    firstReported: gap?.firstReported ?? report.from,
    lastReported: topic.isAsked || !gap ? report.to : gap.lastReported,
    rows: topic.rows.length,
    hashes: hashes.slice(0, mostHashes),
    counts,
  };
}

const unknown: Omit<Gap, 'id' | 'topicId' | 'heading'> = {
  firstReported: null,
  lastReported: null,
  rows: 0,
  hashes: [],
  counts: {},
  dismissed: false,
  request: 'none',
  told: null,
  repair: null,
};

/** A gap of which a tick is all that is known. */
export function bareGap(id: string): Gap {
  return { ...unknown, id, topicId: id, heading: '' };
}

function withCountsOf(gap: Gap, ends: ReadonlySet<string>): Gap {
  const counts = Object.entries(gap.counts).filter(([to, count]) => ends.has(to) && count > 0);
  return { ...gap, counts: Object.fromEntries(counts) };
}

function isSamePeriod(a: Period, b: Period): boolean {
  return a.from === b.from && a.to === b.to;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
