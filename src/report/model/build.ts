import type { Places } from '../places/place.ts';
import type { Tested } from '../readers/reader-test.ts';
import { daysOf, type Period } from '../source/period.ts';
import type { PeriodTally, UnansweredQuestion } from '../source/tally.ts';
import type { Grouping } from '../topics/topics.ts';
import { countCategories, countPages, countQuestions, countTotals } from './counts.ts';
import { failedAnswers } from './failed-answer.ts';
import type {
  DailyCount,
  PageFeedback,
  ReportModel,
  ReportTopic,
  UnclickedSearch,
} from './report-model.ts';
import { describeTopic } from './topic.ts';

/** At most so many of the rows set aside are told. */
const mostSetAside = 20;

interface CountedPeriod {
  period: Period;
  tally: PeriodTally;
}

/** The period reported on and, if they are compared, the one before. */
export interface CountedPeriods {
  current: CountedPeriod;
  previous: CountedPeriod | null;
}

/** What the report is built from: counts, and each unanswered row of both periods once. */
export interface ReportMaterial {
  periods: CountedPeriods;
  grouping: Grouping<UnansweredQuestion>;
  /** What the pull request does to readers; null without one. */
  tested?: Tested | null;
  /** Of the documentation's sources; null if the checkout has none. */
  places: Places | null;
  /** Null if they were not asked for. */
  searches?: UnclickedSearch[] | null;
  feedback?: PageFeedback[] | null;
  requests: number;
  complete: boolean;
}

/** The topics with all that the report says of them, one by one: most of its work is here. */
export function* describedTopics({
  grouping,
  places,
  periods: { current, previous },
}: ReportMaterial): Generator<ReportTopic> {
  const answerOf = failedAnswers(grouping.topics.map(({ rows }) => rows));
  const questions = {
    now: current.tally.questions,
    before: previous?.tally.questions ?? null,
  };
  for (const topic of grouping.topics) {
    yield describeTopic({
      topic,
      place: places?.byTopic.get(topic.id) ?? null,
      questions,
      answerOf,
    });
  }
}

/**
 * The report from its counts.
 *
 * @param described its topics
 */
export function buildReportModel(
  material: ReportMaterial,
  described: readonly ReportTopic[] = [...describedTopics(material)],
): ReportModel {
  const { grouping, places, requests, complete } = material;
  const { current, previous } = material.periods;
  const setAside = grouping.setAside.filter((row) => row.current);
  return {
    schemaVersion: 1,
    period: current.period,
    previousPeriod: previous?.period ?? null,
    totals: countTotals(current.tally),
    previousTotals: previous && countTotals(previous.tally),
    daily: countDays(material.periods),
    topics: described.filter((topic) => topic.unanswered > 0).sort(largestFirst),
    resolvedTopics: described.filter((topic) => topic.unanswered === 0).sort(largestFirst),
    setAside: {
      unanswered: setAside.length,
      examples: countQuestions(setAside).slice(0, mostSetAside),
    },
    pages: countPages(current.tally.unanswered),
    categories: countCategories(current.tally.unanswered),
    docs: places?.docs ?? null,
    readerTest: material.tested?.test ?? null,
    model: null,
    searches: material.searches ?? null,
    feedback: material.feedback ?? null,
    requests,
    complete,
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
