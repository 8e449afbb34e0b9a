import { byteOrderMark, csvLine } from '../../text/csv.ts';
import type { Gap } from '../assemble/report.ts';
import type { Question } from '../source/question.ts';

const columns = [
  'timestamp',
  'topic',
  'question',
  'pageUrl',
  'category',
  'sources',
  'id',
  'topicId',
];

/**
 * The period's unanswered rows, safe to open in a spreadsheet: `unanswered.csv`. Rows of a topic
 * stand together, topics in the order of the report, rows in order of time; rows that were set
 * aside come last, without a topic. Sources are their addresses, or titles if they have none,
 * separated by `; `.
 *
 * @returns its parts, a line each
 */
export function* unansweredCsv({
  topics,
  setAside,
}: {
  topics: readonly Gap[];
  setAside: readonly Question[];
}): Generator<string> {
  const records = (rows: readonly Question[], topic: { id: string; label: string }) =>
    rows
      .filter(({ current }) => current)
      .sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1))
      .map((row) => recordOf(row, topic));
  yield byteOrderMark + csvLine(columns);
  for (const topic of topics) yield* records(topic.rows, topic);
  yield* records(setAside, { id: '', label: '' });
}

function recordOf(row: Question, topic: { id: string; label: string }): string {
  return csvLine([
    row.timestamp ?? '',
    topic.label,
    row.text,
    row.pageUrl ?? '',
    row.category ?? '',
    row.sources.flatMap(({ url, title }) => url || title || []).join('; '),
    row.id,
    topic.id,
  ]);
}

/** Undated rows come last. */
const timeOf = ({ time }: Question): number => time ?? Number.MAX_VALUE;
