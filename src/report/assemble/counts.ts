import { pageAddress } from '../../text/address.ts';
import { byCodeUnits, noText, partOf, type Redacted, type Text } from '../../text/text.ts';
import type { CollectedPeriod, PeriodTally } from '../source/collect.ts';
import { conversationsOf } from '../source/conversations.ts';
import { daysOf } from '../source/period.ts';
import { countByDay, type Question } from '../source/question.ts';
import type { CitedPage, Gap, PageCount, PageQuestions, QuestionCount, Totals } from './report.ts';
import { isRepeated } from './shown.ts';

const maxSetAside = 20;

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
  const all = [...gaps.flatMap((gap) => gap.rows), ...setAside];
  const rows = all.filter((row) => row.current);
  const aside = setAside.filter((row) => row.current);
  const [counts, previousCounts] = [rows, all.filter((row) => !row.current)].map(countByDay);
  const previousDays = previous ? daysOf(previous.period) : [];
  return {
    period: current.period,
    previousPeriod: previous?.period ?? null,
    totals: countTotals(current),
    previousTotals: previous && countTotals(previous),
    daily: daysOf(current.period).map((date, index) => ({
      date,
      unanswered: counts?.get(date) ?? 0,
      previousUnanswered: previous && (previousCounts?.get(previousDays[index] ?? '') ?? 0),
    })),
    setAside: {
      unanswered: aside.length,
      examples: countQuestions(aside).slice(0, maxSetAside),
      rows: setAside,
    },
    pages: countPages(rows),
    categories: countCategories(rows),
  };
}

/** Pages that rows were asked on, most rows first. */
export function countPages(rows: readonly Question[]): PageCount[] {
  return counted(rows, ({ countedBy, pageUrl }) => [
    [countedBy.page, pageUrl && redactedPageAddress(pageUrl)],
  ]).map(({ shown, rows: { size } }) => ({ url: shown, unanswered: size }));
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
      const conversations = conversationsOf(citing).length;
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
  const shown = new Map<Text<'raw'>, Redacted>();
  const having = new Map<Text<'raw'>, Set<Question>>();
  for (const row of rows) {
    for (const [key, text] of textsOf(row)) {
      if (!key || !text) continue;
      const known = shown.get(key);
      if (known === undefined || text < known) shown.set(key, text);
      having.set(key, (having.get(key) ?? new Set()).add(row));
    }
  }
  return [...having]
    .map(([key, all]) => ({ key, shown: shown.get(key) ?? noText, rows: all }))
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

export const redactedPageAddress = (url: Redacted): Redacted => partOf(url, pageAddress);

/** The gaps' questions of the period, by the page that each was asked on. */
export function questionsByPage(gaps: readonly Gap[]): PageQuestions[] {
  const asked = gaps.flatMap((gap) =>
    gap.rows.flatMap((row) => (row.current ? [{ row, topic: isRepeated(gap) ? gap : null }] : [])),
  );
  return [...Map.groupBy(asked, ({ row }) => row.countedBy.page || null).values()]
    .map((rows) => {
      const groups = [...Map.groupBy(rows, ({ topic }) => topic)].map(([topic, same]) => ({
        topic: topic && { id: topic.id, label: topic.label },
        unanswered: same.length,
        questions: countQuestions(same.map(({ row }) => row)),
      }));
      return {
        url: firstOf(
          rows.flatMap(({ row }) => (row.pageUrl ? redactedPageAddress(row.pageUrl) : [])),
        ),
        unanswered: rows.length,
        groups: groups.sort(
          (a, b) =>
            Number(a.topic !== null) - Number(b.topic !== null) ||
            b.unanswered - a.unanswered ||
            byCodeUnits(a.topic?.label ?? '', b.topic?.label ?? ''),
        ),
      };
    })
    .sort(
      (a, b) =>
        Number(a.url === null) - Number(b.url === null) ||
        b.unanswered - a.unanswered ||
        byCodeUnits(a.url ?? '', b.url ?? ''),
    );
}
