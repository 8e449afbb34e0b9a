import { byCodeUnits } from '../../text/text.ts';
import { headingNow } from '../gaps/identity.ts';
import { type Memory, maxReportsOfGap } from '../gaps/memory.ts';
import { ledgerOf } from '../gaps/watch.ts';
import type { CollectedPeriod } from '../source/collect.ts';
import { daysOf } from '../source/period.ts';
import { countByDay, type Question } from '../source/question.ts';
import {
  countCategories,
  countPages,
  countQuestions,
  countTotals,
  questionsByPage,
} from './counts.ts';
import type { Beside, FixedGap, Gap, Remembered, Report } from './report.ts';
import { type Known, statusesOf } from './status.ts';

/** Examples of rows that ask nothing of the docs. */
const maxSetAside = 20;
/** For this many reports a verdict is shown. */
const reportsOfVerdict = 8;

type CountedPeriod = Pick<CollectedPeriod, 'period' | 'tally'>;

/** What a report is assembled from: everything but the status of its gaps, which can change later. */
export interface Findings extends Beside {
  periods: { current: CountedPeriod; previous: CountedPeriod | null };
  /** Each unanswered row that asks something of the docs is in exactly one of them. */
  gaps: readonly Gap[];
  setAside: readonly Question[];
}

/**
 * The report at a moment of the run: the same findings, with the decisions of people and runs up to
 * then. Pure.
 *
 * @param known null if no issue remembers the gaps
 */
export function assemble(findings: Findings, known: Known | null): Report {
  const { periods, setAside, gaps: found, ...beside } = findings;
  const { current, previous } = periods;
  const gaps = known ? withStatus(found, known) : found;
  const open = gaps.filter(({ status }) => status?.state !== 'dismissed').sort(largestFirst);
  const topics = open.filter(({ unanswered }) => unanswered > 0);
  // If nobody asked in the period, or it wasn't fully read, no topic counts as resolved.
  const isTelling = current.tally.answered + current.tally.unanswered.length > 0;
  const isResolved = ({ trend }: Gap): boolean => isTelling && trend === 'resolved';
  const aside = setAside.filter((row) => row.current);
  const all = [...gaps.flatMap((gap) => gap.rows), ...setAside];
  const rows = all.filter((row) => row.current);
  const [counts, previousCounts] = [rows, all.filter((row) => !row.current)].map(countByDay);
  const days = daysOf(current.period);
  const previousDays = previous ? daysOf(previous.period) : [];
  return {
    ...beside,
    period: current.period,
    previousPeriod: previous?.period ?? null,
    totals: countTotals(current.tally),
    previousTotals: previous && countTotals(previous.tally),
    daily: days.map((date, index) => ({
      date,
      unanswered: counts?.get(date) ?? 0,
      previousUnanswered: previous && (previousCounts?.get(previousDays[index] ?? '') ?? 0),
    })),
    topics,
    resolvedTopics: open.filter(isResolved),
    unaskedTopics: open.filter((gap) => gap.unanswered === 0 && !isResolved(gap)),
    setAside: {
      unanswered: aside.length,
      examples: countQuestions(aside).slice(0, maxSetAside),
      rows: setAside,
    },
    pages: countPages(rows),
    questionsByPage: questionsByPage(topics),
    categories: countCategories(rows),
    remembered: known && rememberedOf(gaps, known),
  };
}

function withStatus(gaps: readonly Gap[], known: Known): Gap[] {
  const remembered = new Map(known.memory.gaps.map((gap) => [gap.id, gap]));
  const statusAt = statusesOf(known);
  const conversationsIn = byReports(known.memory);
  return gaps.map((gap) => ({
    ...gap,
    label: headingNow({ id: gap.id, heading: gap.label }, known.memory.journal),
    firstReported: remembered.get(gap.id)?.firstReported ?? gap.firstReported,
    status: statusAt(gap.id, true),
    byReport: conversationsIn(gap.id),
  }));
}

/** Returns a function that gives a gap's conversations in the latest reports, by its id. */
function byReports({ gaps, reports, journal }: Memory): (id: string) => (number | null)[] {
  const parts = Map.groupBy(gaps, ({ id }) => journal.rootOf(id));
  return (id) =>
    reports.slice(-maxReportsOfGap).map(({ to }) => {
      // Until people merged two gaps, each had its own count.
      const counts = (parts.get(id) ?? []).flatMap(({ byReport }) => byReport?.[to] ?? []);
      return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
    });
}

function rememberedOf(gaps: readonly Gap[], known: Known): Remembered {
  const { memory, offers } = known;
  const { decisions, rootOf } = memory.journal;
  const statusAt = statusesOf(known);
  const shown = new Map(gaps.map((gap) => [gap.id, gap.status]));
  const conversationsIn = byReports(memory);
  const oldest = memory.reports.at(-reportsOfVerdict)?.to ?? '';
  const withWork = new Set<string>();
  const decided = memory.gaps
    .filter(({ id }) => rootOf(id) === id)
    .toSorted((a, b) => b.rows - a.rows || byCodeUnits(a.id, b.id))
    .flatMap((gap): FixedGap[] => {
      const { id, fix } = gap;
      const of = decisions.get(id);
      if (of?.job ?? of?.pull ?? fix) withWork.add(id);
      const status = shown.get(id) ?? statusAt(id, false);
      return status.outcome
        ? [{ id, label: headingNow(gap, memory.journal), status, byReport: conversationsIn(id) }]
        : [];
    });
  const isTold = ({ status: { state, outcome } }: FixedGap): boolean => {
    const decidedOn = outcome && 'fix' in outcome ? outcome.fix.decidedOn : null;
    return state !== 'dismissed' && (decidedOn === null || decidedOn >= oldest);
  };
  return {
    dismissed: gaps.filter(({ status }) => status?.state === 'dismissed').sort(largestFirst),
    history: memory.reports.map(({ from, to, questions, unanswered }) => ({
      from,
      to,
      questions,
      unanswered,
    })),
    fixes: decided.filter(({ id }) => withWork.has(id)),
    shownFixes: decided.filter(isTold),
    ledger: ledgerOf(memory),
    offers,
  };
}

export function largestFirst(a: Gap, b: Gap): number {
  return (
    b.conversations - a.conversations ||
    b.unanswered - a.unanswered ||
    (b.previousUnanswered ?? 0) - (a.previousUnanswered ?? 0) ||
    byCodeUnits(a.label, b.label) ||
    byCodeUnits(a.id, b.id)
  );
}
