import type { SparseRows } from '../../../search/sparse.ts';
import { namedRows } from '../../../search/sparse.ts';
import type { DistinctQuestion } from '../distinct.ts';
import type { Question } from '../question.ts';

type Categorised = Pick<Question, 'category'>;

/** What it says that two questions are of one category: that at least, and more of a rare one. */
const leastSaid = 1.3;
const saidByRarity = 0.43;

/**
 * One row per question: the share of its rows in each category, scaled so that the product of two
 * rows is the evidence that they are about one thing; and the share of its rows that have any.
 */
export function categoryRows(
  questions: readonly DistinctQuestion[],
  rows: readonly Categorised[],
): { categories: SparseRows; categorised: Float32Array } {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { category } of rows) {
    if (!category) continue;
    counts.set(category, (counts.get(category) ?? 0) + 1);
    total++;
  }
  const categorised = new Float32Array(questions.length);
  const profiles = questions.map((question, at) => {
    const own = new Map<string, number>();
    for (const row of question.rows) {
      const category = rows[row]?.category;
      if (category) own.set(category, (own.get(category) ?? 0) + 1);
    }
    let sum = 0;
    for (const [name, count] of own) {
      own.set(name, count / question.rows.length);
      sum += count;
    }
    categorised[at] = sum / question.rows.length;
    return own;
  });
  const telling = (name: string): number =>
    Math.sqrt(leastSaid + saidByRarity * Math.log(total / (counts.get(name) ?? 1)));
  return { categories: namedRows(profiles, telling), categorised };
}
