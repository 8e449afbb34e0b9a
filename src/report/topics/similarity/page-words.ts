import { stem, words } from '../../../language/tokens.ts';
import { wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import type { Evidence } from '../evidence.ts';

/** How often a page's title and address count beside one question that it answered. */
const titleTimes = 3;
/** A word that more pages have points to none of them. */
const mostPagesOfWord = 400;
/** A question is taken to be about as many pages at most. */
const mostPages = 8;

/** How much a question's words tell of each page, its square summing up to 1. */
export type PageGuess = ReadonlyMap<string, number>;

/** The words of an address's path, `/guides/api-keys` being two. */
export function slugWords(url: string): string {
  return (URL.parse(url)?.pathname ?? url).replace(/[^\p{L}\p{N}]+/gu, ' ');
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of words(text)) {
      const name = stem(word);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** All that is known to stand on each page, or to be asked of it. */
function textsByPage({ answered }: Evidence, pages: Iterable<string>): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const titled = new Set<string>();
  const textsOf = (url: string): string[] => {
    const known = texts.get(url);
    if (known) return known;
    const first = Array<string>(titleTimes).fill(slugWords(url));
    texts.set(url, first);
    return first;
  };
  for (const url of pages) textsOf(url);
  for (const { question, answer, cited } of answered) {
    for (const { url, title } of cited) {
      const of = textsOf(url);
      of.push(question, answer);
      if (title === null || titled.has(url)) continue;
      titled.add(url);
      for (let times = 0; times < titleTimes; times++) of.push(title);
    }
  }
  return texts;
}

/**
 * Learns which words stand for which pages, from their addresses and titles, the questions that
 * they answered, and their answers, and gives a function from the stems of a question to the pages
 * that these words stand for.
 *
 * @param pages addresses of all pages that are known
 */
export async function pageGuesser(
  evidence: Evidence,
  pages: Iterable<string>,
  pace: Pace,
): Promise<(stems: Iterable<string>) => PageGuess> {
  const byPage: [url: string, counts: ReadonlyMap<string, number>][] = [];
  for (const [url, texts] of textsByPage(evidence, pages)) {
    const pause = pace();
    if (pause) await pause;
    byPage.push([url, counted(texts)]);
  }
  const frequencies = new Map<string, number>();
  for (const [, counts] of byPage) {
    for (const name of counts.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  }
  const weight = (name: string, on: number): number =>
    (0.1 + 0.9 * wordWeight(name)) * Math.log(1 + byPage.length / on);
  const pagesOf = new Map<string, [page: number, value: number][]>();
  for (const [page, [, counts]] of byPage.entries()) {
    const pause = pace();
    if (pause) await pause;
    const values = [...counts].map(
      ([name, count]) =>
        [name, (1 + Math.log(count)) * weight(name, frequencies.get(name) ?? 1)] as const,
    );
    const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0));
    for (const [name, value] of values) {
      const known = pagesOf.get(name);
      if (known) known.push([page, value / length]);
      else pagesOf.set(name, [[page, value / length]]);
    }
  }
  return (stems) => {
    const scores = new Map<number, number>();
    for (const name of new Set(stems)) {
      const on = frequencies.get(name) ?? 0;
      // A word of every page points to none.
      if (on === 0 || on > Math.min(byPage.length / 2, mostPagesOfWord)) continue;
      const said = weight(name, on);
      for (const [page, value] of pagesOf.get(name) ?? []) {
        scores.set(page, (scores.get(page) ?? 0) + said * value);
      }
    }
    const best = [...scores]
      .sort(([a, one], [b, other]) => other - one || a - b)
      .slice(0, mostPages);
    const length = Math.sqrt(best.reduce((sum, [, value]) => sum + value * value, 0));
    return new Map(best.map(([page, value]) => [byPage[page]?.[0] ?? '', value / length]));
  };
}
