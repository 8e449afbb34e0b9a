import { collectWithPauses, pause } from '../../../pace.ts';
import { namedRows, type SparseRows } from '../../../search/sparse.ts';
import { askedPage, citedPages, type Question } from '../../source/question.ts';
import type { DistinctQuestion } from '../questions.ts';

/**
 * Probability that a question is about a page, by sign. Citations are the service's own judgement;
 * readers may ask on any page.
 */
const signs = { cited: 0.8, asked: 0.6 } as const;

function add(sums: Map<string, number>, page: string, value: number): void {
  sums.set(page, (sums.get(page) ?? 0) + value);
}

/** Shared by all questions without a page. */
const nowhere: ReadonlyMap<string, number> = new Map();

/**
 * Estimates which pages each question is about, by the page that it was asked on and those that its
 * answers cited. Answers cite pages in the order of retrieval, so each says less than the one before.
 *
 * @returns one row per question: the probability that it is about each page, weighted by the rarity of
 *   the page. The product of two rows says how far two questions are about the same pages.
 */
export async function pageRows(
  questions: readonly DistinctQuestion[],
  rows: readonly Pick<Question, 'pageUrl' | 'sources'>[],
): Promise<SparseRows> {
  const pagesOf = await collectWithPauses(
    rows.values().map((row) => ({ asked: askedPage(row), cited: [...new Set(citedPages(row))] })),
  );
  /** Number of rows in which each page was asked on or cited. */
  const counts = new Map<string, number>();
  for (const { asked, cited } of pagesOf) {
    for (const page of new Set(asked ? [asked, ...cited] : cited)) add(counts, page, 1);
  }
  const profiles: ReadonlyMap<string, number>[] = [];
  for (const question of questions) {
    await pause();
    const asked = new Map<string, number>();
    const cited = new Map<string, number>();
    const share = 1 / question.rows.length;
    for (const row of question.rows) {
      const pages = pagesOf[row];
      if (pages?.asked) add(asked, pages.asked, signs.asked * share);
      for (const [place, page] of (pages?.cited ?? []).entries()) {
        add(cited, page, (signs.cited * share) / (place + 1));
      }
    }
    // A question is not about a page only if both signs are wrong.
    for (const [page, chance] of asked) {
      cited.set(page, 1 - (1 - (cited.get(page) ?? 0)) * (1 - chance));
    }
    profiles.push(cited.size > 0 ? cited : nowhere);
  }
  return namedRows(profiles, (page) => Math.sqrt(Math.log(rows.length / (counts.get(page) ?? 1))));
}
