import type { Period } from '../source/period.ts';
import type { PeriodTally, UnansweredQuestion } from '../source/tally.ts';
import type { Grouping } from '../topics/topics.ts';
import {
  bareGap,
  comparedReports,
  type Gap,
  isTouched,
  type Memory,
  mostReports,
  type Place,
  type RememberedReport,
} from './gap.ts';
import { type PullRequestFound, withMerged, withPullRequest } from './job.ts';
import { hashRow, matchGaps, type TopicToMatch, topicIds, wordsOf } from './match.ts';
import type { FoundFix } from './merged.ts';
import type { Recalled } from './recall.ts';
import { type ReadDays, withVerdicts } from './verdict.ts';

/** A topic as far as the memory keeps it. */
interface TopicToRemember extends TopicToMatch {
  /** Asked in the period itself, not only in the one before. */
  isAsked: boolean;
  /** Some of its questions, redacted: they leave no trace in the memory. */
  questions?: readonly string[];
  /** Where the docs have it; null if that isn't known. */
  place?: Place | null;
}

/** A topic with the id that it keeps. */
export interface IdentifiedTopic extends TopicToRemember {
  gapId: string;
}

/** What a memory takes of a report. */
export interface ReportToRemember {
  topics: TopicToRemember[];
  /** Null for a report that is incomplete. */
  read: ReadDays | null;
}

interface ReadPeriod {
  period: Period;
  tally: Pick<PeriodTally, 'answered' | 'unanswered' | 'questionsByDay'>;
}

/**
 * Of each topic its heading, and of its rows a hash and the day.
 *
 * @param described the topics as the model has them, redacted
 * @param homes the sections that topics belong to, by their ids
 * @param titledGaps the gaps whose headings a model gave them, by their ids
 */
export function reportToRemember({
  periods: { current, previous },
  grouping,
  complete,
  described,
  homes = new Map(),
  titledGaps = new Map(),
}: {
  periods: { current: ReadPeriod; previous: ReadPeriod | null };
  grouping: Grouping<UnansweredQuestion>;
  complete: boolean;
  described: readonly { id: string; label: string; examples: readonly { text: string }[] }[];
  homes?: ReadonlyMap<string, Place>;
  titledGaps?: ReadonlyMap<string, string> | undefined;
}): ReportToRemember {
  const told = new Map(described.map((topic) => [topic.id, topic]));
  const topics = grouping.topics.map(({ id, rows }) => ({
    id,
    label: told.get(id)?.label ?? '',
    titledGap: titledGaps.get(id) ?? null,
    rows: rows.map((row) => ({ hash: hashRow(row), day: row.day })),
    questions: told.get(id)?.examples.map(({ text }) => text) ?? [],
    place: homes.get(id) ?? null,
    isAsked: rows.some((row) => row.current),
  }));
  const { answered, unanswered } = current.tally;
  const read = {
    period: current.period,
    readFrom: (previous ?? current).period.from,
    totals: { answered, unanswered: unanswered.length },
    questionsByDay: new Map([
      ...(previous?.tally.questionsByDay ?? []),
      ...current.tally.questionsByDay,
    ]),
  };
  return { topics, read: complete ? read : null };
}

/** What GitHub says of pull requests. */
export interface FoundPullRequests {
  /** Of jobs that wait for their merge, by their links. */
  states: ReadonlyMap<string, PullRequestFound>;
  /** The first that was merged for each gap since the last report. */
  fixes: readonly FoundFix[];
  /** Whether two links lead to one pull request. */
  isSame: (one: string, other: string) => boolean;
  /** When merged ones were looked for, in ISO form; null if they weren't. */
  lookedAt: string | null;
}

export const noPullRequests: FoundPullRequests = {
  states: new Map(),
  fixes: [],
  isSame: (one, other) => one === other,
  lookedAt: null,
};

/** What an issue remembers once this report is in it. */
export interface Remembered extends Recalled {
  /** The id of each topic, in their order: its gap's for good. */
  ids: string[];
}

/**
 * Knows this report's topics again by what an issue remembers, and puts the report into it. The
 * same memory, topics and period give the same, however often. Pure.
 *
 */
export function remember({
  recalled,
  report: { topics, read },
  pullRequests = noPullRequests,
}: {
  recalled: Recalled;
  report: ReportToRemember;
  pullRequests?: FoundPullRequests;
}): Remembered {
  const { stored, warning } = recalled;
  const memory = withPullRequests(recalled.memory, pullRequests);
  const found = matchGaps({ topics, memory });
  const ids = topicIds({ topics, found, memory });
  if (!read) return { memory, stored, ids, warning };
  const identified = topics.map((topic, at) => ({ ...topic, gapId: ids[at] ?? topic.id }));
  const report = { read, topics: identified };
  const remembered = withReport({ memory, ...report });
  return { memory: withVerdicts({ memory: remembered, ...report }), stored, ids, warning };
}

/** Of the pull requests of a gap, the one that was merged first is its fix. */
function withPullRequests(
  memory: Memory,
  { states, fixes, isSame, lookedAt }: FoundPullRequests,
): Memory {
  const fixOf = new Map(fixes.map((fix) => [fix.gapId, fix]));
  const changed = memory.gaps.reduce((changing, { id, pull }) => {
    const state = states.get(pull?.prLink ?? '');
    const fix = fixOf.get(id);
    const isFirst = fix && !(state?.is === 'merged' && state.on <= fix.on);
    if (isFirst) return withMerged(changing, fix, isSame);
    return state ? withPullRequest(changing, id, state) : changing;
  }, memory);
  return lookedAt === null ? changed : { ...changed, lookedAt };
}

/** A bound on what a sample could need, before the room in the issue decides. */
const mostHashes = 32;

/**
 * The memory with one more report in it. The same period told twice is one report. Topics of one
 * row are remembered only if they are gaps already; gaps that no human touched are forgotten once
 * they were not asked for {@link comparedReports} reports.
 */
export function withReport({
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
    return gap || topic.rows.length > 1
      ? [gapOf({ topic, gap, report, last: memory.reports.at(-1) })]
      : [];
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
  last,
}: {
  topic: IdentifiedTopic;
  gap: Gap | undefined;
  report: RememberedReport;
  /** The report that is remembered last. */
  last: RememberedReport | undefined;
}): Gap {
  const { freshFrom, to } = report;
  const hashes = [...new Set(topic.rows.map((row) => row.hash))].sort((a, b) => a - b);
  const fresh = topic.rows.filter(({ day }) => day !== null && day >= freshFrom && day < to);
  const counts = { ...gap?.counts };
  if (freshFrom < to) counts[to] = fresh.length;
  return {
    ...(gap ?? bareGap(topic.gapId)),
    topicId: topic.id,
    heading: gap && keepsHeading({ gap, topic, last }) ? gap.heading : topic.label,
    place: topic.place ?? gap?.place ?? null,
    firstReported: gap?.firstReported ?? report.from,
    lastReported: topic.isAsked || !gap ? report.to : gap.lastReported,
    rows: topic.rows.length,
    hashes: hashes.slice(0, mostHashes),
    counts,
  };
}

/** Beyond this share of a topic's words, another heading tells it better. */
const margin = 0.25;

/**
 * Whether a gap keeps its heading: always if a human decided on it under that one; else while most
 * of its questions are the same, as far as the last report has read them, and none tells them
 * better by a margin.
 */
function keepsHeading({
  gap,
  topic,
  last,
}: {
  gap: Gap;
  topic: IdentifiedTopic;
  last: RememberedReport | undefined;
}): boolean {
  if (gap.heading === '') return false;
  if (isTouched(gap)) return true;
  const sample = new Set(gap.hashes);
  const known = topic.rows.filter(
    ({ day }) => day === null || (last && day >= last.readFrom && day < last.to),
  );
  const shared = known.filter(({ hash }) => sample.has(hash)).length;
  const same = gap.hashes.length > 0 ? (shared * gap.rows) / gap.hashes.length : known.length;
  if (same * 2 < known.length) return false;
  const questions = (topic.questions ?? []).map(wordsOf);
  const told = (heading: string) => shareTold(wordsOf(heading), questions);
  return told(topic.label) < told(gap.heading) + margin;
}

/** The share of a heading's words that questions have, on average, from 0 to 1. */
function shareTold(words: ReadonlySet<string>, questions: readonly ReadonlySet<string>[]): number {
  if (words.size === 0 || questions.length === 0) return 0;
  const shares = questions.map(
    (question) => [...words].filter((word) => question.has(word)).length / words.size,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
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
