import { lengthOf } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import { bounds, namedRows, type SparseRows } from '../../../search/sparse.ts';
import type { DistinctQuestion } from '../distinct.ts';
import type { Evidence } from '../evidence.ts';
import type { Question } from '../question.ts';
import type { FailedAnswer } from './failed-answers.ts';
import { pageGuesser } from './page-words.ts';

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
