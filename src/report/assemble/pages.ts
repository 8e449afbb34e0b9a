import type { Redacted } from '../../text/text.ts';
import type { Question } from '../source/question.ts';
import { addressOf, countQuestions } from './counts.ts';
import type { Gap, PageQuestions } from './report.ts';
import { isRepeated } from './shown.ts';

/**
 * Every unanswered question of the period that asks something, once, by the page that it was asked
 * on: the page with most first, and last the questions without one. On each, what is in no topic
 * comes first.
 */
export function questionsByPage(gaps: readonly Gap[]): PageQuestions[] {
  const asked = gaps.flatMap((gap) =>
    gap.rows.flatMap((row) => (row.current ? [{ row, topic: isRepeated(gap) ? gap : null }] : [])),
  );
  const byPage = Map.groupBy(asked, ({ row }) => row.countedBy.page || null);
  return [...byPage]
    .map(([, rows]) => ({
      url: addressesOf(rows)[0] ?? null,
      unanswered: rows.length,
      groups: groupsOf(rows),
    }))
    .sort(
      (a, b) =>
        Number(a.url === null) - Number(b.url === null) ||
        b.unanswered - a.unanswered ||
        ((a.url ?? '') < (b.url ?? '') ? -1 : 1),
    );
}

/** The first stands for the page, whatever the order of the rows. */
const addressesOf = (asked: readonly { row: Question }[]): Redacted[] =>
  asked.flatMap(({ row }) => (row.pageUrl ? addressOf(row.pageUrl) : [])).sort();

function groupsOf(asked: readonly { row: Question; topic: Gap | null }[]): PageQuestions['groups'] {
  return [...Map.groupBy(asked, ({ topic }) => topic)]
    .map(([topic, rows]) => ({
      topic: topic && { id: topic.id, label: topic.label },
      unanswered: rows.length,
      questions: countQuestions(rows.map(({ row }) => row)),
    }))
    .sort(
      (a, b) =>
        Number(a.topic !== null) - Number(b.topic !== null) ||
        b.unanswered - a.unanswered ||
        ((a.topic?.label ?? '') < (b.topic?.label ?? '') ? -1 : 1),
    );
}
