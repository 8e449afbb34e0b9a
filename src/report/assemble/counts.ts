import { pageAddress } from '../../text/address.ts';
import type { Redacted, Text } from '../../text/text.ts';
import type { Question } from '../source/question.ts';
import type { PeriodTally } from '../source/tally.ts';
import type {
  CategoryCount,
  CitedPage,
  Gap,
  PageCount,
  PageQuestions,
  QuestionCount,
  Totals,
} from './report.ts';
import { isRepeated } from './shown.ts';

/** Pages on which rows were asked, most rows first. Rows without a page count for none. */
export function countPages(rows: readonly Question[]): PageCount[] {
  return counted(rows, ({ countedBy, pageUrl }) => [
    [countedBy.page, pageUrl && addressOf(pageUrl)],
  ]).map(({ shown, rows: { size } }) => ({ url: shown, unanswered: size }));
}

/** Categories of rows, most rows first. Rows without one count for none. */
export function countCategories(rows: readonly Question[]): CategoryCount[] {
  return counted(rows, ({ countedBy, category }) => [[countedBy.category, category]]).map(
    ({ shown, rows: { size } }) => ({ name: shown, unanswered: size }),
  );
}

/** Pages that rows' answers cited by what they are counted by, most rows first; once for each row. */
export function countCitedPages(rows: readonly Question[]): Map<Text<'raw'>, CitedPage> {
  const named = Map.groupBy(
    rows.flatMap(({ sources }) => sources),
    ({ countedBy }) => countedBy,
  );
  // One address and one title for a page, whatever the order of the rows: the first by code units.
  const firstOf = (texts: readonly Redacted[]): Redacted | null => texts.toSorted()[0] ?? null;
  const cited = counted(rows, ({ sources }) =>
    sources.map(({ countedBy, url, title }) => [countedBy, url ? addressOf(url) : title]),
  );
  return new Map(
    cited.map(({ key, rows: of }) => {
      const sources = named.get(key) ?? [];
      const url = firstOf(sources.flatMap((source) => (source.url ? addressOf(source.url) : [])));
      const title = firstOf(sources.flatMap((source) => source.title || []));
      return [key, { url, title, unanswered: of.size, conversations: conversationsOf(of).length }];
    }),
  );
}

/**
 * What rows have, most rows first, by the text as it came: what only redaction makes alike counts
 * apart.
 */
function counted(
  rows: readonly Question[],
  of: (row: Question) => readonly [key: Text<'raw'> | null, shown: Redacted | null][],
): { key: Text<'raw'>; shown: Redacted; rows: Set<Question> }[] {
  const shown = new Map<Text<'raw'>, Redacted>();
  const having = new Map<Text<'raw'>, Set<Question>>();
  for (const row of rows) {
    for (const [key, text] of of(row)) {
      if (!key || !text) continue;
      const known = shown.get(key);
      if (known === undefined || text < known) shown.set(key, text);
      having.set(key, (having.get(key) ?? new Set()).add(row));
    }
  }
  return [...having]
    .map(([key, all]) => ({ key, shown: shown.get(key) as Redacted, rows: all }))
    .sort((a, b) => b.rows.size - a.rows.size || (a.shown < b.shown ? -1 : 1));
}

/** Questions as they were asked, most often first, with how often. */
export function countQuestions(rows: readonly Question[]): QuestionCount[] {
  return [...Map.groupBy(rows, ({ text }) => text)]
    .map(([text, { length: count }]) => ({ text, count }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

export function countTotals(tally: PeriodTally): Totals {
  const { questions, conversations, answered } = tally;
  const unanswered = tally.unanswered.length;
  const rate = answered + unanswered === 0 ? 0 : unanswered / (answered + unanswered);
  return {
    questions,
    conversations,
    answered,
    unanswered,
    unansweredRate: Math.round(rate * 10_000) / 10_000,
  };
}

/** The distinct conversations of rows, sorted. */
export function conversationsOf(rows: Iterable<Question>): Redacted[] {
  return [...new Set(Array.from(rows, ({ conversation }) => conversation))].sort();
}

/** A part of what was redacted is redacted. */
export const addressOf = (url: Redacted): Redacted => pageAddress(url) as Redacted;

/**
 * Every unanswered question of the period that asks something, once, by the page that it was asked
 * on: the page with most first, and last the questions without one. On each, what is in no topic
 * comes first.
 */
export function questionsByPage(gaps: readonly Gap[]): PageQuestions[] {
  const asked = gaps.flatMap((gap) =>
    gap.rows.flatMap((row) => (row.current ? [{ row, topic: isRepeated(gap) ? gap : null }] : [])),
  );
  return [...Map.groupBy(asked, ({ row }) => row.countedBy.page || null).values()]
    .map((rows) => {
      const groups = [...Map.groupBy(rows, ({ topic }) => topic)].map(([topic, of]) => ({
        topic: topic && { id: topic.id, label: topic.label },
        unanswered: of.length,
        questions: countQuestions(of.map(({ row }) => row)),
      }));
      return {
        // The first stands for the page, whatever the order of the rows.
        url:
          rows.flatMap(({ row }) => (row.pageUrl ? addressOf(row.pageUrl) : [])).sort()[0] ?? null,
        unanswered: rows.length,
        groups: groups.sort(
          (a, b) =>
            Number(a.topic !== null) - Number(b.topic !== null) ||
            b.unanswered - a.unanswered ||
            ((a.topic?.label ?? '') < (b.topic?.label ?? '') ? -1 : 1),
        ),
      };
    })
    .sort(
      (a, b) =>
        Number(a.url === null) - Number(b.url === null) ||
        b.unanswered - a.unanswered ||
        ((a.url ?? '') < (b.url ?? '') ? -1 : 1),
    );
}
