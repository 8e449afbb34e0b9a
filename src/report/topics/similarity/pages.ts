import { stem, words } from '../../../language/tokens.ts';
import { lengthOf, wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import { bounds, namedRows, type SparseRows } from '../../../search/sparse.ts';
import type { Evidence } from '../evidence.ts';
import type { DistinctQuestion, Question } from '../questions.ts';
import type { FailedAnswer } from './failed-answers.ts';

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

/**
 * How likely each sign makes it that a question is about a page: what the answer cited or named is
 * the service's own judgement; readers ask anywhere; the words only point to the field.
 */
const signs = { cited: 0.8, named: 0.8, asked: 0.6, worded: 0.4 } as const;

/** Of a page that nobody asked on and no answer cited, as many rows are taken to be about it. */
const rowsOfUnseen = 5;

type Asked = Pick<Question, 'pageUrl' | 'citedUrls'>;

function add(profile: Map<string, number>, page: string, value: number): void {
  profile.set(page, (profile.get(page) ?? 0) + value);
}

/** Adds a sign that the question is about a page: that it is not takes every sign to be wrong. */
function tell(profile: Map<string, number>, page: string, chance: number): void {
  profile.set(page, 1 - (1 - (profile.get(page) ?? 0)) * (1 - chance));
}

/** In how many rows each page was asked on or cited. */
export function rowsByPage(rows: readonly Asked[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pageUrl, citedUrls } of rows) {
    for (const page of new Set(pageUrl ? [pageUrl, ...citedUrls] : citedUrls)) add(counts, page, 1);
  }
  return counts;
}

/** What is known of the pages that each question is about. */
export interface Pages {
  /**
   * One row per question: how likely it is about each page, weighed by how few rows the page has:
   * one that is asked about everything says little. The product of two rows says how far two
   * questions are about the same pages.
   */
  rows: SparseRows;
  /** The length of each row beside the mean: how much is known. */
  known: Float32Array;
}

/**
 * Which pages each question is about, by the page that it was asked on, those that its answers cited
 * or named, and those that its words and its answers' point to. Answers cite pages as they were
 * retrieved, the best first: each says less than the one before it.
 *
 * @param counts in how many rows each page was asked on or cited
 */
export async function pagesOf(
  questions: readonly DistinctQuestion[],
  {
    rows,
    counts,
    answers,
    evidence,
    pace,
  }: {
    rows: readonly Asked[];
    counts: ReadonlyMap<string, number>;
    answers: readonly FailedAnswer[];
    evidence: Evidence;
    pace: Pace;
  },
): Promise<Pages> {
  const guess = await pageGuesser(evidence, counts.keys(), pace);
  const nothing = new Map<string, number>();
  const profileOf = (question: DistinctQuestion, at: number): Map<string, number> => {
    const asked = new Map<string, number>();
    const cited = new Map<string, number>();
    for (const row of question.rows) {
      const { pageUrl = null, citedUrls = [] } = rows[row] ?? {};
      if (pageUrl) add(asked, pageUrl, 1);
      for (const [place, page] of [...new Set(citedUrls)].entries())
        add(cited, page, 1 / (place + 1));
    }
    const share = 1 / question.rows.length;
    const { stems, pages: named } = answers[at] ?? { stems: new Map(), pages: [] };
    const profile = new Map<string, number>();
    for (const [page, count] of cited) tell(profile, page, signs.cited * share * count);
    for (const [page, count] of asked) tell(profile, page, signs.asked * share * count);
    for (const page of named) tell(profile, page, signs.named);
    const worded = guess(new Set([...question.stems, ...stems.keys()]));
    for (const [page, value] of worded) tell(profile, page, signs.worded * value);
    return profile.size > 0 ? profile : nothing;
  };
  const profiles: Map<string, number>[] = [];
  for (const [at, question] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    profiles.push(profileOf(question, at));
  }
  const telling = (page: string): number =>
    Math.sqrt(Math.log(rows.length / Math.min(rows.length, counts.get(page) ?? rowsOfUnseen)));
  const about = namedRows(profiles, telling);
  const known = Float32Array.from(questions, (_, row) => {
    const [start, end] = bounds(about, row);
    return lengthOf(about.values.subarray(start, end));
  });
  const mean = known.reduce((sum, one) => sum + one, 0) / (known.length || 1) || 1;
  return { rows: about, known: known.map((one) => one / mean) };
}
