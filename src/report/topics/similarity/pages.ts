import { stem, words } from '../../../language/tokens.ts';
import { lengthOf, wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import { namedRows, type SparseRows } from '../../../search/sparse.ts';
import { strongest } from '../../../search/strongest.ts';
import { textIndexer } from '../../../search/text-index.ts';
import { addressOf } from '../../../text/address.ts';
import type { Evidence } from '../evidence.ts';
import type { DistinctQuestion, Question } from '../questions.ts';

/** How often a page's title and address count beside one question that it answered. */
const titleTimes = 3;
/** A question is taken to be about as many pages at most. */
const mostPages = 8;
/** A word of half of the pages or more points to none. */
const ofHalf = Math.log(2);
/** What even a word that says little counts. */
const leastWeight = 0.1;

/** How much a question's words tell of each page, its square summing up to 1. */
export type PageGuess = ReadonlyMap<string, number>;

const nothing: PageGuess = new Map();

/** The words of an address's path, `/guides/api-keys` being two. */
export function slugWords(url: string): string {
  return (addressOf(url)?.pathname ?? url).replace(/[^\p{L}\p{N}]+/gu, ' ');
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of texts.flatMap(words).map(stem)) counts.set(name, (counts.get(name) ?? 0) + 1);
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
  const urls: string[] = [];
  const { add: addText, index: indexed } = textIndexer();
  for (const [url, texts] of textsByPage(evidence, pages)) {
    const pause = pace();
    if (pause) await pause;
    urls.push(url);
    addText(counted(texts));
  }
  if (urls.length === 0) return () => nothing;
  const index = indexed();
  const best = strongest(mostPages);
  return (stems) => {
    const said = new Map<string, number>();
    for (const name of stems) {
      if (index.knows(name) && index.rarity(name) > ofHalf) {
        said.set(name, leastWeight + (1 - leastWeight) * wordWeight(name));
      }
    }
    if (said.size === 0) return nothing;
    for (const [page, score] of index.scores(said).entries()) {
      if (score > 0) best.offer(page, score);
    }
    const { items, values } = best.take();
    const length = lengthOf(values);
    return new Map(Array.from(items, (page, at) => [urls[page] ?? '', (values[at] ?? 0) / length]));
  };
}

/**
 * How likely each sign makes it that a question is about a page: what the answer cited is the
 * service's own judgement; readers ask anywhere; the words only point to the field.
 */
const signs = { cited: 0.8, asked: 0.6, worded: 0.3 } as const;

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
function rowsByPage(rows: readonly Asked[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pageUrl, citedUrls } of rows) {
    for (const page of new Set(pageUrl ? [pageUrl, ...citedUrls] : citedUrls)) add(counts, page, 1);
  }
  return counts;
}

/**
 * Which pages each question is about, by the page that it was asked on, those that its answers cited,
 * and those that its words and its answers' point to. Answers cite pages as they were retrieved, the
 * best first: each says less than the one before it.
 *
 * @param answers what the failed answers of each question tell of it, by stem
 * @returns one row per question: how likely it is about each page, weighed by how few rows the page
 *   has, as one that is asked about everything says little. The product of two rows says how far two
 *   questions are about the same pages.
 */
export async function pageRows(
  questions: readonly DistinctQuestion[],
  {
    rows,
    answers,
    evidence,
    pace,
  }: {
    rows: readonly Asked[];
    answers: readonly ReadonlyMap<string, number>[];
    evidence: Evidence;
    pace: Pace;
  },
): Promise<SparseRows> {
  const counts = rowsByPage(rows);
  const guess = await pageGuesser(evidence, counts.keys(), pace);
  const profileOf = (question: DistinctQuestion, at: number): PageGuess => {
    const asked = new Map<string, number>();
    const cited = new Map<string, number>();
    const share = 1 / question.rows.length;
    for (const row of question.rows) {
      const { pageUrl = null, citedUrls = [] } = rows[row] ?? {};
      if (pageUrl) add(asked, pageUrl, share);
      for (const [place, page] of [...new Set(citedUrls)].entries()) {
        add(cited, page, share / (place + 1));
      }
    }
    const worded = guess([...question.stems, ...(answers[at]?.keys() ?? [])]);
    if (asked.size + cited.size + worded.size === 0) return nothing;
    const profile = new Map<string, number>();
    for (const [page, value] of cited) tell(profile, page, signs.cited * value);
    for (const [page, value] of asked) tell(profile, page, signs.asked * value);
    for (const [page, value] of worded) tell(profile, page, signs.worded * value);
    return profile;
  };
  const profiles: PageGuess[] = [];
  for (const [at, question] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    profiles.push(profileOf(question, at));
  }
  const telling = (page: string): number =>
    Math.sqrt(Math.log(rows.length / Math.min(rows.length, counts.get(page) ?? rowsOfUnseen)));
  return namedRows(profiles, telling);
}
