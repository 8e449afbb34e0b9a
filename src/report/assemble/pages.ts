import type { Redacted } from '../../text/text.ts';
import type { Question } from '../source/question.ts';
import { addressOf, countQuestions } from './counts.ts';
import { isGenericPage } from './generic-page.ts';
import type { Gap, PageQuestions, PageTopic } from './report.ts';
import { isRepeated } from './shown.ts';

interface PageRow extends Pick<PageTopic, 'group' | 'label'> {
  row: Question;
}

/**
 * Every unanswered question of the period once, by the page that it was asked on: pages with most
 * first, generic ones after those that have an owner, and last the questions without a page.
 */
export function questionsByPage(
  topics: readonly Gap[],
  setAside: readonly Question[],
): PageQuestions[] {
  const asked = [...rowsOfTopics(topics), ...rowsAside(setAside)].filter(({ row }) => row.current);
  const byPage = Map.groupBy(asked, ({ row }) => (row.pageUrl ? addressOf(row.pageUrl) : null));
  return [...byPage]
    .map(([url, rows]) => ({ url, unanswered: rows.length, topics: topicsOf(rows) }))
    .sort(
      (a, b) =>
        rankOf(a.url) - rankOf(b.url) ||
        b.unanswered - a.unanswered ||
        ((a.url ?? '') < (b.url ?? '') ? -1 : 1),
    );
}

const none = '' as Redacted;

function rowsOfTopics(topics: readonly Gap[]): PageRow[] {
  return topics.flatMap((topic) => {
    const group = isRepeated(topic) ? 'topic' : 'not-grouped';
    const label = group === 'topic' ? topic.label : none;
    return topic.rows.map((row): PageRow => ({ group, label, row }));
  });
}

const rowsAside = (rows: readonly Question[]): PageRow[] =>
  rows.map((row) => ({ group: 'set-aside', label: none, row }));

/** Pages that have an owner come first, then generic ones, then none. */
function rankOf(url: string | null): number {
  if (url === null) return 2;
  return isGenericPage(url) ? 1 : 0;
}

const groupOrder: readonly PageTopic['group'][] = ['topic', 'not-grouped', 'set-aside'];

function topicsOf(asked: readonly PageRow[]): PageTopic[] {
  return groupOrder.flatMap((group) => {
    const rows = asked.filter((row) => row.group === group);
    return [...Map.groupBy(rows, ({ label }) => label)]
      .map(([label, of]) => ({
        group,
        label,
        unanswered: of.length,
        questions: countQuestions(of.map(({ row }) => row)),
      }))
      .sort((a, b) => b.unanswered - a.unanswered || (a.label < b.label ? -1 : 1));
  });
}
