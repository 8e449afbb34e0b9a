import { daysOf, type Period } from '../export/period.ts';
import type { PeriodTally, UnansweredQuestion } from '../export/tally.ts';
import type { Topic } from '../topics/topics.ts';
import { countCategories, countPages } from './counts.ts';
import type { DailyCount, ReportModel, ReportTopic, Totals } from './report-model.ts';
import { describeTopic } from './topic.ts';

interface CountedPeriod {
  period: Period;
  tally: PeriodTally;
}

/** The period reported on and, where they are compared, the one before. */
export interface CountedPeriods {
  current: CountedPeriod;
  previous: CountedPeriod | null;
}

/** The report from its counts. `topics` hold each unanswered row of both periods once. */
export function buildReportModel(input: {
  periods: CountedPeriods;
  topics: readonly Topic<UnansweredQuestion>[];
  requests: number;
  complete: boolean;
}): ReportModel {
  const { current, previous } = input.periods;
  const described = input.topics.map((topic) =>
    describeTopic({ topic, compared: previous !== null }),
  );
  return {
    schemaVersion: 1,
    period: current.period,
    previousPeriod: previous?.period ?? null,
    totals: countTotals(current.tally),
    previousTotals: previous && countTotals(previous.tally),
    daily: countDays(input.periods),
    topics: described.filter((topic) => topic.unanswered > 0).sort(largestFirst),
    resolvedTopics: described.filter((topic) => topic.unanswered === 0).sort(largestFirst),
    pages: countPages(current.tally.unanswered),
    categories: countCategories(current.tally.unanswered),
    requests: input.requests,
    complete: input.complete,
  };
}

/** What was counted over a period, and the rate. */
export function countTotals({ questions, answered, unanswered }: PeriodTally): Totals {
  const answers = answered + unanswered.length;
  const rate = answers === 0 ? 0 : unanswered.length / answers;
  return {
    conversations: questions,
    answered,
    unanswered: unanswered.length,
    unansweredRate: Math.round(rate * 10_000) / 10_000,
  };
}

function countDays({ current, previous }: CountedPeriods): DailyCount[] {
  const counts = rowsByDay(current.tally.unanswered);
  const previousCounts = previous && rowsByDay(previous.tally.unanswered);
  const previousDays = previous ? daysOf(previous.period) : [];
  return daysOf(current.period).map((date, index) => ({
    date,
    unanswered: counts.get(date) ?? 0,
    previousUnanswered: previousCounts && (previousCounts.get(previousDays[index] ?? '') ?? 0),
  }));
}

function rowsByDay(rows: readonly UnansweredQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day } of rows) {
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

function largestFirst(a: ReportTopic, b: ReportTopic): number {
  return (
    b.conversations - a.conversations ||
    b.unanswered - a.unanswered ||
    (b.previousUnanswered ?? 0) - (a.previousUnanswered ?? 0) ||
    byCodeUnits(a.label, b.label) ||
    byCodeUnits(a.id, b.id)
  );
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
