import type { Redacted } from '../../text/text.ts';
import { daysOf } from '../source/period.ts';
import { countByDay, type Question } from '../source/question.ts';
import { anchorQuestionOf, countNear } from '../topics/anchor.ts';
import type { IdentifiedTopic } from './identity.ts';
import type { Decisions } from './journal.ts';
import {
  bareGap,
  type Days,
  type Fix,
  inOrder,
  knownAt,
  type Memory,
  maxReportsOfGap,
  type RememberedGap,
  type RememberedPlace,
  type RememberedReport,
} from './memory.ts';
import { addSums, nextMerge, sumsOf, watched } from './watch.ts';

/** A report as far as the memory keeps it. */
export interface ReportToRemember {
  counts: RememberedReport;
  /** Questions asked, answered and unanswered, by day, `YYYY-MM-DD`. */
  questionsByDay: ReadonlyMap<string, number>;
  /** All questions that are not set aside, of both periods. */
  questions: readonly Question[];
  topics: readonly IdentifiedTopic[];
  /** The sections that topics belong to, by their ids. */
  places: ReadonlyMap<string, RememberedPlace>;
  /** What a model gave the heading of each gap; null unless it has read every question. */
  given: ReadonlyMap<string, readonly Question[]> | null;
}

/** Of a gap's rows, so many hashes find it again. */
const mostHashes = 32;

/**
 * The memory with one more report in it: what was counted, beside what people and runs decided. The
 * same period told twice is one report. Topics of one row are remembered only if they are gaps
 * already. Pure: the same memory and report give the same, however often.
 */
export async function remember(before: Memory, report: ReportToRemember): Promise<Memory> {
  const { topics } = report;
  const memory = asJoined(before);
  const known = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const asked = topics.flatMap((topic) => {
    const gap = known.get(topic.id);
    if (!gap && topic.rows.length < 2) return [];
    return [gapOf(topic, gap ?? bareGap(topic.id, topic.label), report)];
  });
  const askedIds = new Set(asked.map(({ id }) => id));
  // The rows of the others are in no topic now: they were another report's.
  const unasked = memory.gaps
    .filter(({ id }) => !askedIds.has(id))
    .map((gap) => ({ ...gap, hashes: [] }));
  const ticked = [...memory.journal.decisions.keys()]
    .filter((id) => !askedIds.has(id) && !known.has(id))
    .map((id) => bareGap(id, '' as Redacted));
  const reports = inOrder([...memory.reports, report.counts]);
  const next = {
    ...memory,
    reports,
    gaps: withConversations([...asked, ...unasked, ...ticked], report, reports),
  };
  return withFixes(await withCounts(next, report));
}

/** The gaps with their conversations in this report, beside those of the latest others. */
function withConversations(
  gaps: readonly RememberedGap[],
  { topics, counts: { to } }: ReportToRemember,
  reports: readonly RememberedReport[],
): RememberedGap[] {
  const asked = new Map(
    topics.map(({ id, rows }) => {
      const current = rows.filter((row) => row.current);
      return [id, new Set(current.map(({ conversation }) => conversation)).size];
    }),
  );
  const latest = new Set(reports.slice(-maxReportsOfGap).map((one) => one.to));
  return gaps.map((gap) => {
    const known = Object.entries({ ...gap.byReport, [to]: asked.get(gap.id) ?? 0 });
    return { ...gap, byReport: Object.fromEntries(known.filter(([end]) => latest.has(end))) };
  });
}

/** Gaps as people joined them: one has the fix of both, and of the other its anchor is left. */
function asJoined(memory: Memory): Memory {
  const { rootOf } = memory.journal;
  const parts = Map.groupBy(memory.gaps, ({ id }) => rootOf(id));
  let { past } = memory;
  const gaps = memory.gaps.map((gap) => {
    const root = rootOf(gap.id);
    const [first] = (parts.get(root) ?? [])
      .toSorted((a, b) => Number(b.id === root) - Number(a.id === root))
      .flatMap(({ fix }) => fix ?? []);
    if (gap.fix && gap.fix !== first) past = withSums(past, gap.fix);
    return gap.id === root ? { ...gap, fix: first ?? null } : { ...gap, counted: null, fix: null };
  });
  return { ...memory, gaps, past };
}

const withSums = (past: Memory['past'], fix: Fix): Memory['past'] => ({
  ...past,
  [fix.by]: addSums(past[fix.by], sumsOf(fix)),
});

function gapOf(
  topic: IdentifiedTopic,
  gap: RememberedGap,
  { counts: { from, to }, places }: ReportToRemember,
): RememberedGap {
  const hashes = [...new Set(topic.rows.map(({ hash }) => hash))].sort((a, b) => a - b);
  const isAsked = topic.rows.some(({ current }) => current) || gap.lastReported === null;
  return {
    ...gap,
    heading: topic.label,
    anchor: gap.anchor.length > 0 ? gap.anchor : [...topic.anchor],
    place: places.get(topic.id) ?? gap.place,
    firstReported: gap.firstReported ?? from,
    // A report on an earlier period may come after one on a later.
    lastReported: isAsked && to > (gap.lastReported ?? '') ? to : gap.lastReported,
    rows: topic.rows.length,
    hashes: hashes.slice(0, mostHashes),
  };
}

/**
 * The memory with what was asked, by day, for gaps that were ticked for a fix or have one: from the
 * two periods at hand when that was first known, and then of every report. A question counts for the
 * gap that it is near to, nearer than to any that was known then, whatever topic it stands in.
 */
async function withCounts(
  memory: Memory,
  { counts: { readFrom, to }, questionsByDay, questions, given }: ReportToRemember,
): Promise<Memory> {
  const days = daysOf({ from: readFrom, to });
  const { decisions, rootOf } = memory.journal;
  const gaps = memory.gaps.map((gap) => ({
    ...gap,
    counted: isCounted(gap, decisions.get(gap.id))
      ? (gap.counted ?? { since: readFrom, words: {}, model: {} })
      : null,
  }));
  const near = await countNear({
    questions: questions.flatMap((row) =>
      row.day ? [{ ...anchorQuestionOf(row), day: row.day }] : [],
    ),
    gaps: [...Map.groupBy(gaps, ({ id }) => rootOf(id))].map(([id, parts]) => ({
      id,
      anchors: parts.flatMap(({ anchor }) => (anchor.length > 0 ? [anchor] : [])),
    })),
    fixes: gaps.flatMap(({ id: gap, counted }) =>
      counted ? [{ gap, rivals: knownAt(counted.since, memory).map(({ id }) => id) }] : [],
    ),
  });
  const byModel = Map.groupBy(given ?? [], ([id]) => rootOf(id));
  const givenTo = (id: string) => (byModel.get(id) ?? []).flatMap(([, rows]) => rows);
  const since = gaps.flatMap(({ counted }) => counted?.since ?? []).sort()[0] ?? '~';
  const asked = Object.entries(withDays(memory.asked, days, questionsByDay));
  return {
    ...memory,
    gaps: gaps.map(({ counted, ...gap }) => ({
      ...gap,
      counted: counted && {
        since: counted.since,
        words: withDays(counted.words, days, near.get(gap.id) ?? new Map()),
        model:
          given && counted.model
            ? withDays(counted.model, days, countByDay(givenTo(gap.id)))
            : null,
      },
    })),
    asked: Object.fromEntries(asked.filter(([day]) => day >= since)),
  };
}

/** Whether what is asked for a gap is counted: it was ticked for a fix, or has one that is watched. */
function isCounted({ anchor, fix }: RememberedGap, decided: Decisions | undefined): boolean {
  if (anchor.length === 0 || !decided) return false;
  const { ticked, request, pull, atWork, merges } = decided;
  if (fix?.isFinal) return request === 'asked' || nextMerge(fix, merges) !== undefined;
  return ticked.fix || ticked.ours || pull !== null || atWork.length > 0 || merges.length > 0;
}

/** The memory with where each fix stands by what was counted. */
function withFixes(memory: Memory): Memory {
  const { decisions } = memory.journal;
  let { past } = memory;
  const gaps = memory.gaps.map((gap): RememberedGap => {
    const merge = nextMerge(gap.fix, decisions.get(gap.id)?.merges ?? []);
    if (!merge) return gap;
    if (gap.fix && gap.fix.prLink !== merge.prLink) past = withSums(past, gap.fix);
    const fix = watched(merge, gap, memory);
    return { ...gap, fix, counted: fix.isFinal ? null : gap.counted };
  });
  return { ...memory, past, gaps };
}

/** Days with the counts of those that were read in their place; days without any are left out. */
function withDays(known: Days, days: readonly string[], counts: ReadonlyMap<string, number>): Days {
  const read = new Set(days);
  const others = Object.entries(known).filter(([day]) => !read.has(day));
  return Object.fromEntries([...others, ...[...counts].filter(([day]) => read.has(day))]);
}
