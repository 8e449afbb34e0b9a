import type { UnansweredQuestion } from '../tally.ts';
import type { Topic } from '../topics/topics.ts';
import { citesAPage, countCategories, countCitedPages, countPages } from './counts.ts';
import type { ReportTopic, TopicKind } from './report-model.ts';
import { trendOf } from './trend.ts';

/** A group of rows with all that the report says of it. `members` count through both periods. */
export function describeTopic(input: {
  topic: Topic;
  current: readonly UnansweredQuestion[];
  /** Null without comparison. */
  previous: readonly UnansweredQuestion[] | null;
}): ReportTopic {
  const { topic, current, previous } = input;
  const rows = pick(current, topic.members);
  const previousRows = pick(
    previous ?? [],
    topic.members.map((member) => member - current.length),
  );
  const described = rows.length > 0 ? rows : previousRows;
  const counts = { unanswered: rows.length, previousUnanswered: previousRows.length };
  return {
    id: topic.id,
    label: topic.label,
    unanswered: rows.length,
    conversations: conversationsOf(rows).length,
    previousUnanswered: previous && previousRows.length,
    trend: previous && trendOf(counts),
    kind: kindOf(described),
    pages: countPages(described),
    citedPages: countCitedPages(described),
    categories: countCategories(described),
    examples: topic.examples.map(({ text, count }) => ({ text, count })),
    ...firstAndLast([...rows, ...previousRows]),
    conversationIds: conversationsOf(described),
  };
}

function pick(
  rows: readonly UnansweredQuestion[],
  indices: readonly number[],
): UnansweredQuestion[] {
  return indices.flatMap((index) => rows[index] ?? []);
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
    .sort((a, b) => Date.parse(a) - Date.parse(b) || (a < b ? -1 : 1));
  return { firstAsked: timestamps[0] ?? null, lastAsked: timestamps.at(-1) ?? null };
}
