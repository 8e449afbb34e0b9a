import { parseTimestamp } from '../../service/timestamp.ts';
import { byteOrderMark, csvLine } from '../../text/csv.ts';
import type { UnansweredQuestion } from '../export/tally.ts';
import type { ReportModel } from '../model/report-model.ts';
import type { Topic } from '../topics/topics.ts';

const columns = ['timestamp', 'topic', 'question', 'pageUrl', 'category', 'sources', 'id'];

/**
 * The period's unanswered rows, safe to open in a spreadsheet: `unanswered.csv`. Rows of a topic
 * stand together, topics in the order of the report, rows in order of time. Sources are their
 * addresses, or titles where they have none, separated by `; `.
 */
export function unansweredCsv(input: {
  /** The groups that the model was built from. */
  groups: readonly Topic<UnansweredQuestion>[];
  topics: ReportModel['topics'];
}): string {
  const groups = new Map(input.groups.map((group) => [group.id, group]));
  const lines = input.topics.flatMap(({ id, label }) => {
    const rows = groups.get(id)?.rows ?? [];
    return rows
      .filter(({ current }) => current)
      .sort(byTime)
      .map((row) => recordOf(row, label));
  });
  return [byteOrderMark, csvLine(columns), ...lines].join('');
}

function recordOf(row: UnansweredQuestion, label: string): string {
  return csvLine([
    row.timestamp ?? '',
    label,
    row.question,
    row.pageUrl ?? '',
    row.category ?? '',
    row.sources.flatMap(({ url, title }) => url || title || []).join('; '),
    row.id,
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
