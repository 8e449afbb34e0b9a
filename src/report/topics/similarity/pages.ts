import type { DistinctQuestion } from '../distinct.ts';
import type { AnsweredQuestion } from '../evidence.ts';
import type { Question } from '../question.ts';
import type { SparseRows } from '../sparse.ts';
import { namedRows } from '../sparse.ts';
import { pageGuesser } from './page-words.ts';

/**
 * How likely each sign makes it that a question is about a page: what the answer cited is the
 * service's own judgement; readers ask anywhere; the words only point to the field.
 */
const signs = { cited: 0.8, asked: 0.6, worded: 0.4 } as const;

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
 * One row per question: how likely it is about each page, by the page that it was asked on, the pages
 * that its answers cited and those that its words point to, each weighed by how few rows the page
 * has: one that is asked about everything says little. The product of two rows says how far two
 * questions are about the same pages.
 */
export function pageRows(
  questions: readonly DistinctQuestion[],
  rows: readonly Asked[],
  answered: readonly AnsweredQuestion[],
): SparseRows {
  const counts = rowsByPage(rows);
  const guess = pageGuesser(answered, counts.keys());
  const profiles = questions.map((question) => {
    const asked = new Map<string, number>();
    const cited = new Map<string, number>();
    for (const at of question.rows) {
      const { pageUrl = null, citedUrls = [] } = rows[at] ?? {};
      if (pageUrl) add(asked, pageUrl, 1);
      for (const page of new Set(citedUrls)) add(cited, page, 1);
    }
    const share = 1 / question.rows.length;
    const profile = new Map<string, number>();
    for (const [page, count] of cited) tell(profile, page, signs.cited * share * count);
    for (const [page, count] of asked) tell(profile, page, signs.asked * share * count);
    for (const [page, value] of guess(question.stems)) tell(profile, page, signs.worded * value);
    return profile;
  });
  const telling = (page: string): number =>
    Math.sqrt(Math.log(rows.length / Math.min(rows.length, counts.get(page) ?? rowsOfUnseen)));
  return namedRows(profiles, telling);
}
