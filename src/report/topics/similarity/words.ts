import { lengthOf, wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import { namedRowBuilder, type SparseRows } from '../../../search/sparse.ts';
import type { DistinctQuestion } from '../questions.ts';

/**
 * Additional questions about other things that are assumed to exist: if all of six questions ask about
 * webhooks, the word still says something.
 */
const otherQuestions = 100;

/** Number of questions with each stem, and its inverse document frequency. */
export interface Idf {
  counts: ReadonlyMap<string, number>;
  of(stem: string): number;
}

export async function idfOf(questions: readonly DistinctQuestion[]): Promise<Idf> {
  const counts = new Map<string, number>();
  for (const { stems } of questions) {
    await pause();
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const all = questions.length + otherQuestions;
  return { counts, of: (stem) => Math.log(all / (counts.get(stem) ?? 1)) };
}

/** Minimum weight of a word: even "how" and "why" help to tell questions apart. */
const minWeight = 0.45;

/**
 * One row of length 1 per question, over stems. The weight of a stem depends on its rarity, far less than
 * with tf-idf, as a question has ten words, and on how much the word says.
 */
export async function wordRows(
  questions: readonly DistinctQuestion[],
  idf: Idf,
): Promise<SparseRows> {
  const factors = new Map<string, number>();
  for (const stem of idf.counts.keys()) {
    const weight = minWeight + (1 - minWeight) * Math.sqrt(wordWeight(stem));
    factors.set(stem, weight * Math.sqrt(idf.of(stem)));
  }
  const { add, rows } = namedRowBuilder(idf.counts);
  for (const { stems } of questions) {
    await pause();
    const row = new Map(stems.map((stem) => [stem, factors.get(stem) ?? 0]));
    const length = lengthOf([...row.values()]);
    for (const [stem, value] of row) row.set(stem, value / length);
    add(row);
  }
  return rows();
}
