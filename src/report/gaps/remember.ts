import { ConversationDays, distinctConversations } from '../source/conversations.ts';
import { daysOf } from '../source/period.ts';
import type { Question } from '../source/question.ts';
import { countNearQuestions } from '../topics/anchor.ts';
import { isOpen, pullOf } from './decisions.ts';
import type { IdentifiedTopic } from './identity.ts';
import {
  bareGap,
  type DayCounts,
  gapsKnownAt,
  type Memory,
  maxReportsOfGap,
  type RememberedGap,
  type RememberedPlace,
  type RememberedReport,
  sortedReports,
} from './memory.ts';
import { mergeToWatch, updateFix, withResult } from './watch.ts';

export interface ReportToRemember {
  counts: RememberedReport;
  /** Number of conversations by day, `YYYY-MM-DD`, that were answered or not. */
  conversationsByDay: ReadonlyMap<string, number>;
  /** All unanswered questions of both periods, except small talk and the like. */
  questions: readonly Question[];
  topics: readonly IdentifiedTopic[];
  places: ReadonlyMap<string, RememberedPlace>;
  /** Ids of the topics to which a model gave their heading. */
  named: ReadonlySet<string>;
  /** By gap id, questions to which a model gave the gap's heading; null if it hasn't read all questions. */
  given: ReadonlyMap<string, readonly Question[]> | null;
}

/** Maximum number of row hashes remembered per gap: enough to recognize the gap. */
const maxHashes = 32;

/**
 * Adds a report's counts to the memory, or replaces those of a report on the same period. A topic with only
 * one row is remembered only if it is already a known gap. Pure and idempotent.
 */
export function rememberReport(memory: Memory, report: ReportToRemember): Memory {
  const known = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const asked = report.topics
    .filter(({ id, rows }) => known.has(id) || rows.length > 1)
    .map((topic) => gapOf(topic, known.get(topic.id) ?? bareGap(topic.id, topic.label), report));
  const askedIds = new Set(asked.map(({ id }) => id));
  // Hashes of gaps that weren't asked are from an earlier report, so they are removed.
  const unasked = memory.gaps
    .filter(({ id }) => !askedIds.has(id))
    .map((gap) => ({ ...gap, hashes: [] }));
  const reports = sortedReports([...memory.reports, report.counts]);
  const gaps = withConversations([...asked, ...unasked], report, reports);
  return withFixes(withCounts({ ...memory, reports, gaps }, report));
}

/** Adds each gap's number of conversations in this report to those of the latest other reports. */
function withConversations(
  gaps: readonly RememberedGap[],
  { topics, counts: { to } }: ReportToRemember,
  reports: readonly RememberedReport[],
): RememberedGap[] {
  const asked = new Map(
    topics.map(({ id, rows }) => [
      id,
      distinctConversations(rows.filter(({ current }) => current)).length,
    ]),
  );
  const latest = new Set(reports.slice(-maxReportsOfGap).map((report) => report.to));
  return gaps.map((gap) => {
    const known = Object.entries({ ...gap.byReport, [to]: asked.get(gap.id) ?? 0 });
    return { ...gap, byReport: Object.fromEntries(known.filter(([end]) => latest.has(end))) };
  });
}

function gapOf(
  topic: IdentifiedTopic,
  gap: RememberedGap,
  { counts: { from, to }, places, named }: ReportToRemember,
): RememberedGap {
  const givenBy = named.has(topic.id) ? 'model' : 'action';
  const hashes = [...new Set(topic.rows.map(({ hash }) => hash))].sort((a, b) => a - b);
  const isAsked = topic.rows.some(({ current }) => current) || gap.lastReported === null;
  return {
    ...gap,
    heading: topic.label,
    headingBy: topic.label === gap.heading && gap.lastReported !== null ? gap.headingBy : givenBy,
    anchor: gap.anchor.length > 0 ? gap.anchor : [...topic.anchor],
    place: places.get(topic.id) ?? gap.place,
    firstReported: gap.firstReported ?? from,
    // Reports may be made in a different order from their periods.
    lastReported: isAsked && to > (gap.lastReported ?? '') ? to : gap.lastReported,
    rows: topic.rows.length,
    hashes: hashes.slice(0, maxHashes),
  };
}

/**
 * Counts conversations by day for gaps that were ticked or have a fix, from the first report that knows of
 * the tick or fix. A question counts for the nearest gap that this first report knew, if it is near enough,
 * regardless of the question's topic.
 */
function withCounts(
  memory: Memory,
  { counts: { readFrom, from, to }, conversationsByDay, questions, given }: ReportToRemember,
): Memory {
  const days = daysOf({ from: readFrom, to });
  const gaps = memory.gaps.map((gap) => ({
    ...gap,
    counted: isCounted(gap)
      ? (gap.counted ?? { since: readFrom, from, words: {}, model: {} })
      : null,
  }));
  const near = countNearQuestions({
    questions,
    gaps,
    fixes: gaps.flatMap(({ id: gap, counted }) =>
      counted ? [{ gap, rivals: gapsKnownAt(counted.from, memory).map(({ id }) => id) }] : [],
    ),
  });
  const since = gaps.flatMap(({ counted }) => counted?.since ?? []).sort()[0] ?? '~';
  const asked = Object.entries(withCountsOfDays(memory.asked, days, conversationsByDay));
  return {
    ...memory,
    gaps: gaps.map(({ counted, ...gap }) => ({
      ...gap,
      counted: counted && {
        ...counted,
        words: withCountsOfDays(counted.words, days, near.get(gap.id) ?? new Map()),
        model:
          given &&
          counted.model &&
          withCountsOfDays(
            counted.model,
            days,
            new ConversationDays(given.get(gap.id) ?? []).counts,
          ),
      },
    })),
    asked: Object.fromEntries(asked.filter(([day]) => day >= since)),
  };
}

/** Whether a gap's conversations go on being counted: once it is ticked for a fix, until its fix's verdict is final. */
function isCounted({ anchor, boxes, claim, merges, fix }: RememberedGap): boolean {
  if (anchor.length === 0) return false;
  if (fix?.isFinal) return boxes.fix || isOpen(claim) || mergeToWatch(fix, merges) !== undefined;
  const isTicked = boxes.fix || boxes.ours;
  return isTicked || isOpen(claim) || pullOf({ claim, merges }) !== null || merges.length > 0;
}

function withFixes(memory: Memory): Memory {
  let { past } = memory;
  const gaps = memory.gaps.map((gap): RememberedGap => {
    const merge = mergeToWatch(gap.fix, gap.merges);
    if (!merge) return gap;
    if (gap.fix?.prLink !== merge.prLink) past = withResult(past, gap.fix);
    const fix = updateFix(merge, gap, memory);
    return { ...gap, fix, counted: fix.isFinal ? null : gap.counted };
  });
  return { ...memory, past, gaps };
}

/** Replaces the counts of `days` with `counts`; counts of other days are unchanged. */
function withCountsOfDays(
  known: DayCounts,
  days: readonly string[],
  counts: ReadonlyMap<string, number>,
) {
  const read = new Set(days);
  const others = Object.entries(known).filter(([day]) => !read.has(day));
  return Object.fromEntries([...others, ...[...counts].filter(([day]) => read.has(day))]);
}
