import type { Redacted, Text } from '../../text/text.ts';
import { pageAddress } from '../source/page-address.ts';
import type { Question, Source } from '../source/question.ts';
import type { PeriodTally } from '../source/tally.ts';
import type { CategoryCount, CitedPage, PageCount, QuestionCount, Totals } from './report.ts';

/** Pages on which rows were asked, most rows first. Rows without a page count for none. */
export function countPages(rows: readonly Question[]): PageCount[] {
  return countAsTheyCame(rows, ({ countedBy, pageUrl }) => ({
    key: countedBy.page,
    shown: pageUrl && addressOf(pageUrl),
  })).map(([url, unanswered]) => ({ url, unanswered }));
}

/** Categories of rows, most rows first. Rows without one count for none. */
export function countCategories(rows: readonly Question[]): CategoryCount[] {
  return countAsTheyCame(rows, ({ countedBy, category }) => ({
    key: countedBy.category,
    shown: category,
  })).map(([name, unanswered]) => ({ name, unanswered }));
}

/** What rows have, most rows first: what only redaction makes alike counts apart. */
function countAsTheyCame(
  rows: readonly Question[],
  of: (row: Question) => { key: Text<'raw'> | null; shown: Redacted | null },
): [Redacted, number][] {
  const counts = new Map<Text<'raw'>, [shown: Redacted, count: number]>();
  for (const row of rows) {
    const { key, shown } = of(row);
    if (!key || !shown) continue;
    const [known = shown, count = 0] = counts.get(key) ?? [];
    counts.set(key, [known < shown ? known : shown, count + 1]);
  }
  return mostFirst(counts.values());
}

/** Pages that rows' answers cited, most rows first; a page counts once for each row. */
export function countCitedPages(rows: readonly Question[]): CitedPage[] {
  const counts = new Map<Redacted, number>();
  const pages = new Map<Redacted, PageName>();
  const conversations = new Map<Redacted, Set<Redacted>>();
  for (const { sources, conversation } of rows) {
    for (const [key, page] of citedPagesByKey(sources)) {
      increment(counts, key);
      pages.set(key, withFirstTitle(pages.get(key), page));
      conversations.set(key, (conversations.get(key) ?? new Set()).add(conversation));
    }
  }
  return mostFirst(counts).map(([key, unanswered]) => ({
    url: pages.get(key)?.url ?? null,
    title: pages.get(key)?.title ?? null,
    unanswered,
    conversations: conversations.get(key)?.size ?? 0,
  }));
}

/** The pages that a row's answer cites, each by its address, or by its title if it has none. */
export function citedBy({ sources }: Question): Set<Redacted> {
  return new Set(citedPagesByKey(sources).keys());
}

/** Questions as they were asked, most often first, with how often. */
export function countQuestions(rows: readonly Question[]): QuestionCount[] {
  const counts = new Map<Redacted, number>();
  for (const { text } of rows) increment(counts, text);
  return mostFirst(counts).map(([text, count]) => ({ text, count }));
}

type PageName = Pick<CitedPage, 'url' | 'title'>;

function citedPagesByKey(sources: readonly Source[]) {
  const pages = new Map<Redacted, PageName>();
  for (const source of sources) {
    const url = source.url ? addressOf(source.url) : null;
    const title = source.title || null;
    const key = url ?? title;
    if (key !== null) pages.set(key, withFirstTitle(pages.get(key), { url, title }));
  }
  return pages;
}

/** One title for a page, whatever the order of the rows: the first in code unit order. */
function withFirstTitle(known: PageName | undefined, page: PageName): PageName {
  const [title = null] = [known?.title, page.title].filter((text) => text != null).sort();
  return { url: page.url, title };
}

function increment(counts: Map<Redacted, number>, key: Redacted): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostFirst(counts: Iterable<[Redacted, number]>): [Redacted, number][] {
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
}

/** What was counted over a period, and the rate. */
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
export function conversationsOf(rows: readonly Question[]): Redacted[] {
  return [...new Set(rows.map(({ conversation }) => conversation))].sort();
}

/** A part of what was redacted is redacted. */
export const addressOf = (url: Redacted): Redacted => pageAddress(url) as Redacted;
