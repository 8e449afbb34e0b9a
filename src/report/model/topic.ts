import { parseTimestamp } from '../../service/timestamp.ts';
import type { UnansweredQuestion } from '../export/tally.ts';
import type { Topic } from '../topics/topics.ts';
import { citesAPage, countCategories, countCitedPages, countPages } from './counts.ts';
import type { ReportTopic, TopicKind } from './report-model.ts';
import { trendOf } from './trend.ts';

/** A topic with all that the report says of it. */
export function describeTopic({
  topic,
  compared,
}: {
  topic: Topic<UnansweredQuestion>;
  /** Whether the period before was read. */
  compared: boolean;
}): ReportTopic {
  const rows = topic.rows.filter(({ current }) => current);
  const previousRows = topic.rows.filter(({ current }) => !current);
  const described = rows.length > 0 ? rows : previousRows;
  const counts = { unanswered: rows.length, previousUnanswered: previousRows.length };
  return {
    id: topic.id,
    label: topic.label,
    unanswered: rows.length,
    conversations: conversationsOf(rows).length,
    previousUnanswered: compared ? previousRows.length : null,
    trend: compared ? trendOf(counts) : null,
    kind: kindOf(described),
    pages: countPages(described),
    citedPages: countCitedPages(described),
    categories: countCategories(described),
    examples: topic.examples.map(({ text, count }) => ({ text, count })),
    ...firstAndLast([...rows, ...previousRows]),
    conversationIds: conversationsOf(described),
  };
}

function conversationsOf(rows: readonly UnansweredQuestion[]): string[] {
  return [...new Set(rows.map(({ conversation }) => conversation))].sort();
}

function kindOf(rows: readonly UnansweredQuestion[]): TopicKind {
  const citing = rows.filter(citesAPage).length;
  if (citing === 0) return 'missing-page';
  return citing === rows.length ? 'weak-page' : 'mixed';
}

function firstAndLast(
  rows: readonly UnansweredQuestion[],
): Pick<ReportTopic, 'firstAsked' | 'lastAsked'> {
  const timestamps = rows
    .flatMap(({ day, timestamp }) => (day !== null && timestamp !== null ? [timestamp] : []))
    .sort((a, b) => (parseTimestamp(a) ?? 0) - (parseTimestamp(b) ?? 0) || (a < b ? -1 : 1));
  return { firstAsked: timestamps[0] ?? null, lastAsked: timestamps.at(-1) ?? null };
}
