import { pageAddress } from '../../text/address.ts';
import { byCodeUnits, emptyText, mapText, type Redacted, type Text } from '../../text/text.ts';
import type { CollectedPeriod, PeriodTally } from '../source/collect.ts';
import { distinctConversations } from '../source/conversations.ts';
import { daysOf } from '../source/period.ts';
import { askedPage, type Question } from '../source/question.ts';
import type { CitedPage, Gap, PageCount, QuestionCount, Totals } from './report.ts';
import { hasTwoConversations } from './shown.ts';

const maxSetAsideExamples = 20;

/** What a report says about its periods as a whole: totals, counts by day, pages and categories. */
export function countPeriods({
  current,
  previous,
  gaps,
  setAside,
}: {
  current: CollectedPeriod;
  previous: CollectedPeriod | null;
  gaps: readonly Gap[];
  /** Rows of both periods that ask nothing of the docs. */
  setAside: readonly Question[];
}) {
  const unanswered = [...gaps.flatMap((gap) => gap.rows), ...setAside];
  const rows = unanswered.filter((row) => row.current);
  const aside = setAside.filter((row) => row.current);
  const byDay = Map.groupBy(unanswered, ({ day, current }) => `${current} ${day}`);
  const countOn = (day = '', current = true) => byDay.get(`${current} ${day}`)?.length ?? 0;
  const previousDays = previous ? daysOf(previous.period) : [];
  return {
    period: current.period,
    previousPeriod: previous?.period ?? null,
    totals: countTotals(current),
    previousTotals: previous && countTotals(previous),
    daily: daysOf(current.period).map((date, index) => ({
      date,
      unanswered: countOn(date),
      previousUnanswered: previous && countOn(previousDays[index], false),
    })),
    setAside: {
      unanswered: aside.length,
      examples: countQuestions(aside).slice(0, maxSetAsideExamples),
      rows: setAside,
    },
    pages: countPages(rows),
    categories: countCategories(rows),
  };
}

/** Pages that rows were asked on, most rows first. */
export function countPages(rows: readonly Question[]): PageCount[] {
  return counted(rows, (row) => [[row.countedBy.page, askedPage(row)]]).map(
    ({ shown, rows: { size } }) => ({ url: shown, unanswered: size }),
  );
}

/** Categories of rows, most rows first. */
export function countCategories(rows: readonly Question[]): Gap['categories'] {
  return counted(rows, ({ countedBy, category }) => [[countedBy.category, category]]).map(
    ({ shown, rows: { size } }) => ({ name: shown, unanswered: size }),
  );
}

/** The first text in code unit order, so that the order of rows doesn't matter. */
const firstOf = (texts: readonly Redacted[]): Redacted | null => texts.toSorted()[0] ?? null;

/** Pages that answers cited, most rows first. A row counts once for a page. */
export function countCitedPages(rows: readonly Question[]): Map<Text<'raw'>, CitedPage> {
  const named = Map.groupBy(
    rows.flatMap(({ sources }) => sources),
    ({ countedBy }) => countedBy,
  );
  const cited = counted(rows, ({ sources }) =>
    sources.map(({ countedBy, url, title }) => [countedBy, url ? redactedPageAddress(url) : title]),
  );
  return new Map(
    cited.map(({ key, rows: citing }) => {
      const sources = named.get(key) ?? [];
      const url = firstOf(
        sources.flatMap((source) => (source.url ? redactedPageAddress(source.url) : [])),
      );
      const title = firstOf(sources.flatMap((source) => source.title || []));
      const conversations = distinctConversations(citing).length;
      return [key, { url, title, unanswered: citing.size, conversations }];
    }),
  );
}

/**
 * Counts what rows have, most rows first, by the original text: texts that only redaction makes equal
 * are counted separately.
 */
function counted(
  rows: readonly Question[],
  textsOf: (row: Question) => readonly [key: Text<'raw'> | null, shown: Redacted | null][],
): { key: Text<'raw'>; shown: Redacted; rows: Set<Question> }[] {
  const redactedByKey = new Map<Text<'raw'>, Redacted>();
  const having = new Map<Text<'raw'>, Set<Question>>();
  for (const row of rows) {
    for (const [key, text] of textsOf(row)) {
      if (!key || !text) continue;
      const known = redactedByKey.get(key);
      if (known === undefined || text < known) redactedByKey.set(key, text);
      having.set(key, (having.get(key) ?? new Set()).add(row));
    }
  }
  return [...having]
    .map(([key, all]) => ({ key, shown: redactedByKey.get(key) ?? emptyText, rows: all }))
    .sort((a, b) => b.rows.size - a.rows.size || byCodeUnits(a.shown, b.shown));
}

/** Questions by their wording, the most frequent first. */
export function countQuestions(rows: readonly Question[]): QuestionCount[] {
  return [...Map.groupBy(rows, ({ text }) => text)]
    .map(([text, { length: count }]) => ({ text, count }))
    .sort((a, b) => b.count - a.count || byCodeUnits(a.text, b.text));
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

const redactedPageAddress = (url: Redacted): Redacted => mapText(url, pageAddress);

/**
 * Questions by the page that each was asked on, most first; those without a page come last. Of a page, those
 * in no topic of two conversations come first (their `topic` is null), then by topic, most questions first.
 */
export function questionsByPage(byGap: Iterable<readonly [gap: Gap, rows: readonly Question[]]>) {
  const rowsWithTopic = Array.from(byGap, ([gap, rows]) =>
    rows.map((row) => ({ row, topic: hasTwoConversations(gap) ? gap : null })),
  ).flat();
  const bySize = <T extends { unanswered: number }>(nameOf: (item: T) => string) => {
    return (a: T, b: T) => b.unanswered - a.unanswered || byCodeUnits(nameOf(a), nameOf(b));
  };
  return [...Map.groupBy(rowsWithTopic, ({ row }) => row.countedBy.page || null).values()]
    .map((onPage) => {
      const groups = [...Map.groupBy(onPage, ({ topic }) => topic)].map(([topic, same]) => ({
        topic,
        unanswered: same.length,
        questions: countQuestions(same.map(({ row }) => row)),
      }));
      return {
        url: firstOf(onPage.flatMap(({ row }) => askedPage(row) ?? [])),
        unanswered: onPage.length,
        groups: groups
          .sort(bySize(({ topic }) => topic?.label ?? ''))
          .sort((a, b) => Number(a.topic !== null) - Number(b.topic !== null)),
      };
    })
    .sort(bySize(({ url }) => url ?? ''))
    .sort((a, b) => Number(a.url === null) - Number(b.url === null));
}
