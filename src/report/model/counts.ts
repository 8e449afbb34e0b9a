import { pageAddress } from '../source/page-address.ts';
import type { CitedSource, PeriodTally, UnansweredQuestion } from '../source/tally.ts';
import type { CategoryCount, CitedPage, PageCount, QuestionCount, Totals } from './report-model.ts';

/** Pages on which rows were asked, most rows first. Rows without a page count for none. */
export function countPages(rows: readonly UnansweredQuestion[]): PageCount[] {
  const counts = new Map<string, number>();
  for (const { pageUrl } of rows) {
    if (pageUrl) increment(counts, pageAddress(pageUrl));
  }
  return mostFirst(counts).map(([url, unanswered]) => ({ url, unanswered }));
}

/** Categories of rows, most rows first. Rows without one count for none. */
export function countCategories(rows: readonly UnansweredQuestion[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { category } of rows) {
    if (category) increment(counts, category);
  }
  return mostFirst(counts).map(([name, unanswered]) => ({ name, unanswered }));
}

/** Pages that rows' answers cited, most rows first; a page counts once for each row. */
export function countCitedPages(rows: readonly UnansweredQuestion[]): CitedPage[] {
  const counts = new Map<string, number>();
  const pages = new Map<string, PageName>();
  const conversations = new Map<string, Set<string>>();
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
export function citedBy({ sources }: UnansweredQuestion): Set<string> {
  return new Set(citedPagesByKey(sources).keys());
}

/** Questions as they were asked, most often first, with how often. */
export function countQuestions(rows: readonly UnansweredQuestion[]): QuestionCount[] {
  const counts = new Map<string, number>();
  for (const { question } of rows) increment(counts, question);
  return mostFirst(counts).map(([text, count]) => ({ text, count }));
}

type PageName = Pick<CitedPage, 'url' | 'title'>;

function citedPagesByKey(sources: readonly CitedSource[]) {
  const pages = new Map<string, PageName>();
  for (const source of sources) {
    const url = source.url ? pageAddress(source.url) : null;
    const title = source.title || null;
    const key = url ?? title;
    if (key !== null) pages.set(key, withFirstTitle(pages.get(key), { url, title }));
  }
  return pages;
}

/** One title for a page, whatever the order of the rows: the first in code unit order. */
function withFirstTitle(known: PageName | undefined, page: PageName): PageName {
  const [title = null] = [known?.title, page.title]
    .filter((text) => typeof text === 'string')
    .sort();
  return { url: page.url, title };
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostFirst(counts: Map<string, number>): [string, number][] {
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
