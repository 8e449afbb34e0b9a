import { parseTimestamp } from '../../service/timestamp.ts';
import { byteOrderMark, csvLine } from '../../text/csv.ts';
import type { ReportModel } from '../model/report-model.ts';
import type { UnansweredQuestion } from '../source/tally.ts';
import type { Grouping } from '../topics/topics.ts';

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
export function* unansweredCsv(input: {
  /** What the model was built from. */
  grouping: Grouping<UnansweredQuestion>;
  topics: ReportModel['topics'];
}): Generator<string> {
  const groups = new Map(input.grouping.topics.map((group) => [group.id, group]));
  const records = (rows: readonly UnansweredQuestion[], topic: { id: string; label: string }) =>
    rows
      .filter(({ current }) => current)
      .sort(byTime)
      .map((row) => recordOf(row, topic));
  yield byteOrderMark + csvLine(columns);
  for (const topic of input.topics) yield* records(groups.get(topic.id)?.rows ?? [], topic);
  yield* records(input.grouping.setAside, { id: '', label: '' });
}

function recordOf(row: UnansweredQuestion, topic: { id: string; label: string }): string {
  return csvLine([
    row.timestamp ?? '',
    topic.label,
    row.question,
    row.pageUrl ?? '',
    row.category ?? '',
    row.sources.flatMap(({ url, title }) => url || title || []).join('; '),
    row.id,
    topic.id,
  ]);
}

function byTime(a: UnansweredQuestion, b: UnansweredQuestion): number {
  const [left, right] = [timeOf(a), timeOf(b)];
  return left < right ? -1 : left > right ? 1 : a.id < b.id ? -1 : 1;
}

/** Undated rows come last. */
function timeOf({ timestamp }: UnansweredQuestion): number {
  return parseTimestamp(timestamp) ?? Number.POSITIVE_INFINITY;
}
