import { lengthOf, wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import { namedRowBuilder, type SparseRows } from '../../../search/sparse.ts';
import type { DistinctQuestion } from '../questions.ts';

/**
 * Questions about other things that are taken to exist beside those given: if all of six ask about
 * webhooks, that word is what they share, and not one that says nothing.
 */
const otherQuestions = 100;

/** How many questions have each stem, and the inverse of that share: a logarithm. */
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

/** What even a word that says nothing counts: "how" and "why" still tell questions apart. */
const leastWeight = 0.45;

/**
 * One row of length 1 per question, over stems: each weighed by how rare it is among all (far less
 * than tf-idf has it, as a question has ten words) and how much it says.
 */
export async function wordRows(
  questions: readonly DistinctQuestion[],
  idf: Idf,
): Promise<SparseRows> {
  const factors = new Map<string, number>();
  for (const stem of idf.counts.keys()) {
    const said = leastWeight + (1 - leastWeight) * Math.sqrt(wordWeight(stem));
    factors.set(stem, said * Math.sqrt(idf.of(stem)));
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
