import { parseTimestamp } from '../../service/timestamp.ts';
import type { UnansweredQuestion } from '../rows/tally.ts';
import type { Topic } from '../topics/topics.ts';
import { countCategories, countCitedPages, countPages } from './counts.ts';
import { findingOf } from './kind.ts';
import type { ReportTopic } from './report-model.ts';
import { trendOf } from './trend.ts';

/** A topic with all that the report says of it. */
export function describeTopic({
  topic,
  questions,
  answerOf,
}: {
  topic: Topic<UnansweredQuestion>;
  /** All rows of the period, and of the one before; null if that was not read. */
  questions: { now: number; before: number | null };
  /** Picks the answer to show of a topic's rows. */
  answerOf: (rows: readonly UnansweredQuestion[]) => string | null;
}): ReportTopic {
  const rows = topic.rows.filter(({ current }) => current);
  const previousRows = topic.rows.filter(({ current }) => !current);
  const described = rows.length > 0 ? rows : previousRows;
  const compared = questions.before !== null;
  const { kind, unanswered: kindUnanswered, pages: kindPages } = findingOf(described);
  return {
    id: topic.id,
    label: topic.label,
    unanswered: rows.length,
    conversations: conversationsOf(rows).length,
    previousUnanswered: compared ? previousRows.length : null,
    previousConversations: compared ? conversationsOf(previousRows).length : null,
    trend:
      questions.before === null
        ? null
        : trendOf(
            { unanswered: rows.length, questions: questions.now },
            { unanswered: previousRows.length, questions: questions.before },
          ),
    ...{ kind, kindUnanswered, kindPages },
    pages: countPages(described),
    citedPages: countCitedPages(described),
    categories: countCategories(described),
    examples: topic.examples.map(({ text, count }) => ({ text, count })),
    answer: answerOf(described),
    ...firstAndLast([...rows, ...previousRows]),
    conversationIds: conversationsOf(described),
    place: null,
  };
}

function conversationsOf(rows: readonly UnansweredQuestion[]): string[] {
  return [...new Set(rows.map(({ conversation }) => conversation))].sort();
}

function firstAndLast(
  rows: readonly UnansweredQuestion[],
): Pick<ReportTopic, 'firstAsked' | 'lastAsked'> {
  const timestamps = rows
    .flatMap(({ day, timestamp }) => (day !== null && timestamp !== null ? [timestamp] : []))
    .sort((a, b) => (parseTimestamp(a) ?? 0) - (parseTimestamp(b) ?? 0) || (a < b ? -1 : 1));
  return { firstAsked: timestamps[0] ?? null, lastAsked: timestamps.at(-1) ?? null };
}
