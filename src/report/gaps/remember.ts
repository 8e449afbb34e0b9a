import type { Pace } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { Period } from '../source/period.ts';
import { addDays, daysBetween } from '../source/period.ts';
import { askedBy, type Question } from '../source/question.ts';
import { countNear } from './anchor.ts';
import type { IdentifiedTopic } from './identified-topics.ts';
import { type Decisions, decisionsOf, type Merge, rootsOf } from './journal.ts';
import { addSums, sumsOf } from './ledger.ts';
import {
  bareGap,
  type Days,
  inOrder,
  knownAt,
  type Memory,
  type RememberedGap,
  type RememberedPlace,
  type RememberedReport,
} from './memory.ts';
import { watched } from './watch.ts';

/** What was read for one report. */
interface ReadDays {
  period: Period;
  /** First day that was read: of the period before, if the two are compared. */
  readFrom: string;
  totals: { answered: number; unanswered: number };
  /** Of the unanswered, those with a page that they were asked on, or a category. */
  located: number;
  /** Questions asked, answered and unanswered, by day, `YYYY-MM-DD`. */
  questionsByDay: ReadonlyMap<string, number>;
}

/** A report as far as the memory keeps it. */
export interface ReportToRemember {
  read: ReadDays;
  /** All questions that are not set aside, of both periods. */
  questions: readonly Question[];
  topics: readonly IdentifiedTopic[];
  /** The sections that topics belong to, by their ids. */
  places: ReadonlyMap<string, RememberedPlace>;
  /** Whether a model has read every question. */
  isReadByModel: boolean;
}

/** Of a gap's rows, so many hashes find it again. */
const mostHashes = 32;

/**
 * The memory with one more report in it: what was counted, beside what people and runs decided. The
 * same period told twice is one report. Topics of one row are remembered only if they are gaps
 * already. Pure: the same memory and report give the same, however often.
 */
export async function remember(
  memory: Memory,
  report: ReportToRemember,
  pace: Pace,
): Promise<Memory> {
  const { read, topics } = report;
  const { answered, unanswered } = read.totals;
  const row: RememberedReport = {
    ...read.period,
    readFrom: read.readFrom,
    questions: answered + unanswered,
    unanswered,
    located: read.located,
  };
  const reports = inOrder([...memory.reports, row]);
  const decisions = decisionsOf(memory.journal);
  const rootOf = rootsOf(memory.journal);
  const remembered = asJoined(memory.gaps, rootOf);
  const known = new Map(remembered.map((gap) => [gap.id, gap]));
  const asked = topics.flatMap((topic) => {
    const gap = known.get(topic.id);
    return gap || topic.rows.length > 1 ? [gapOf(topic, { gap, row, places: report.places })] : [];
  });
  const askedIds = new Set(asked.map(({ id }) => id));
  const unasked = remembered
    .filter(({ id }) => !askedIds.has(id))
    // Its rows are in no topic now: they were another report's.
    .map((gap) => ({ ...gap, hashes: [] }));
  const decided = [...decisions.keys()].filter((id) => !askedIds.has(id) && !known.has(id));
  const gaps = [...asked, ...unasked, ...decided.map((id) => bareGap(id, '' as Redacted))];
  return withFixes(await withCounts({ ...memory, reports, gaps }, { ...report, pace }));
}

/** Gaps as people joined them: one has the fix of both, and of the other its anchor is left. */
function asJoined(
  gaps: readonly RememberedGap[],
  rootOf: (gap: string) => string,
): readonly RememberedGap[] {
  if (gaps.every(({ id }) => rootOf(id) === id)) return gaps;
  const parts = Map.groupBy(gaps, ({ id }) => rootOf(id));
  return gaps.map((gap) =>
    rootOf(gap.id) === gap.id
      ? { ...gap, fix: gap.fix ?? parts.get(gap.id)?.find(({ fix }) => fix)?.fix ?? null }
      : { ...gap, counted: null, fix: null },
  );
}

function gapOf(
  topic: IdentifiedTopic,
  {
    gap,
    row,
    places,
  }: {
    gap: RememberedGap | undefined;
    row: RememberedReport;
    places: ReportToRemember['places'];
  },
): RememberedGap {
  const hashes = [...new Set(topic.rows.map(({ hash }) => hash))].sort((a, b) => a - b);
  const isAsked = topic.rows.some(({ current }) => current);
  const anchor = gap && gap.anchor.length > 0 ? gap.anchor : [...topic.anchor];
  return {
    ...(gap ?? bareGap(topic.id, topic.label)),
    heading: topic.label,
    anchor,
    place: places.get(topic.id) ?? gap?.place ?? null,
    firstReported: gap?.firstReported ?? row.from,
    lastReported: isAsked || !gap ? row.to : gap.lastReported,
    rows: topic.rows.length,
    hashes: hashes.slice(0, mostHashes),
  };
}

/**
 * The memory with what was asked, by day, for gaps that were ticked or have a fix: from the two
 * periods at hand when that was first known, and then of every report. A question counts for the
 * gap that it is near to, nearer than to any that was known then, whatever topic it stands in.
 */
async function withCounts(
  memory: Memory,
  { read, questions, topics, isReadByModel, pace }: ReportToRemember & { pace: Pace },
): Promise<Memory> {
  const { readFrom, period } = read;
  const days = daysFrom(readFrom, period.to);
  const decisions = decisionsOf(memory.journal);
  const rootOf = rootsOf(memory.journal);
  const gaps = memory.gaps.map((gap) =>
    isToCount(gap, decisions.get(gap.id))
      ? {
          ...gap,
          counted: { since: readFrom, words: emptyDays(readFrom), model: emptyDays(readFrom) },
        }
      : gap,
  );
  const near = await countNear({
    questions: questions.flatMap((row) =>
      row.day === null ? [] : [{ ...askedBy(row), day: row.day }],
    ),
    gaps: [...Map.groupBy(gaps, ({ id }) => rootOf(id))].map(([id, parts]) => ({
      id,
      anchors: parts.flatMap(({ anchor }) => (anchor.length > 0 ? [anchor] : [])),
    })),
    fixes: gaps.flatMap(({ id, counted }) =>
      counted
        ? [{ gap: id, rivals: knownAt(counted.since, { ...memory, gaps }).map((one) => one.id) }]
        : [],
    ),
    pace,
  });
  const given = new Map(topics.map(({ id, rows }) => [id, byDay(rows.map(({ day }) => day))]));
  const counted = gaps.map((gap): RememberedGap => {
    if (!gap.counted) return gap;
    const { since, words, model } = gap.counted;
    const isWhole = isReadByModel && model !== null && reaches(model, readFrom);
    return {
      ...gap,
      counted: {
        since,
        words: withDays(words, days, near.get(gap.id) ?? new Map()),
        model: isWhole ? withDays(model, days, given.get(gap.id) ?? new Map()) : null,
      },
    };
  });
  const [from] = counted.flatMap((gap) => gap.counted?.since ?? []).sort();
  if (from === undefined) return { ...memory, gaps: counted, asked: null };
  const asked = memory.asked && memory.asked.from <= from ? memory.asked : emptyDays(from);
  return {
    ...memory,
    gaps: counted,
    asked: cut(withDays(asked, days, read.questionsByDay), from),
  };
}

/** Whether counting begins: the gap was ticked, or has a merge whose verdict is not final. */
function isToCount(
  { anchor, counted, fix }: RememberedGap,
  decided: Decisions | undefined,
): boolean {
  if (counted || anchor.length === 0 || !decided) return false;
  const isWanted = decided.request !== 'none' || decided.merges.length > 0;
  const isOver =
    fix?.isFinal && decided.request !== 'asked' && nextMerge({ fix }, decided.merges) === undefined;
  return isWanted && !isOver;
}

/** The memory with where each fix stands by what was counted. */
function withFixes(memory: Memory): Memory {
  const decisions = decisionsOf(memory.journal);
  let past = memory.past;
  const gaps = memory.gaps.map((gap): RememberedGap => {
    const merges = decisions.get(gap.id)?.merges ?? [];
    const merge = nextMerge(gap, merges);
    if (!merge) return gap;
    if (gap.fix && gap.fix.prLink !== merge.prLink) {
      past = { ...past, [gap.fix.by]: addSums(past[gap.fix.by], sumsOf(gap.fix)) };
    }
    const fix = watched({ merge, gap, memory });
    return { ...gap, fix, counted: fix.isFinal ? null : gap.counted };
  });
  return { ...memory, past, gaps };
}

/** The merge that is watched: the first one, until its verdict is final. */
function nextMerge(
  { fix }: Pick<RememberedGap, 'fix'>,
  merges: readonly Merge[],
): Merge | undefined {
  if (!fix) return merges[0];
  if (!fix.isFinal) return merges.find(({ prLink }) => prLink === fix.prLink) ?? merges[0];
  return merges.find(({ on, prLink }) => on > (fix.decidedOn ?? fix.on) && prLink !== fix.prLink);
}

const emptyDays = (from: string): Days => ({ from, counts: [] });

/** Whether days are counted up to this one without a break. */
const reaches = ({ from, counts }: Days, day: string): boolean =>
  addDays(from, counts.length) >= day;

/** Days with the counts of others in their place; days that nobody read count nothing. */
function withDays(
  { from, counts }: Days,
  days: readonly string[],
  byDate: ReadonlyMap<string, number>,
): Days {
  const next = [...counts];
  for (const day of days) {
    const at = daysBetween(from, day);
    if (at < 0) continue;
    while (next.length < at) next.push(0);
    next[at] = byDate.get(day) ?? 0;
  }
  return { from, counts: next };
}

const cut = ({ from, counts }: Days, to: string): Days =>
  to <= from ? { from, counts } : { from: to, counts: counts.slice(daysBetween(from, to)) };

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

function byDay(days: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}
