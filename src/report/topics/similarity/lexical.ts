import { wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import { rowsByName, type SparseRows } from '../../../search/sparse.ts';
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

export async function idfOf(questions: readonly DistinctQuestion[], pace: Pace): Promise<Idf> {
  const counts = new Map<string, number>();
  for (const { stems } of questions) {
    const pause = pace();
    if (pause) await pause;
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const all = questions.length + otherQuestions;
  return { counts, of: (stem) => Math.log(all / (counts.get(stem) ?? 1)) };
}

/** From this many questions on, a word that one question has is left out: it can't link anything. */
const manyQuestions = 200;

/**
 * How much of its square a word that is left out still adds to the length of its row: what is left
 * of a question about something else is the grammar of asking, which would make it like any other.
 */
const shareLeft = 0.3;

/** What even a word that says nothing counts: "how" and "why" still tell questions apart. */
const leastWeight = 0.45;

/** How often each stem stands in a question; a second time says little more than the first. */
function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const [stem, count] of counts) counts.set(stem, 1 + Math.log(count));
  return counts;
}

/**
 * One row per question, of length 1 at most, over stems: each weighed by how often it stands in the
 * question, how rare it is among all (far less than tf-idf has it, as a question has ten words) and
 * how much it says.
 */
export async function wordRows(
  questions: readonly DistinctQuestion[],
  { idf, pace }: { idf: Idf; pace: Pace },
): Promise<SparseRows> {
  const isMany = questions.length >= manyQuestions;
  const linking = new Map([...idf.counts].filter(([, count]) => !isMany || count > 1));
  const factors = new Map<string, number>();
  for (const stem of idf.counts.keys()) {
    const said = leastWeight + (1 - leastWeight) * Math.sqrt(wordWeight(stem));
    factors.set(stem, said * Math.sqrt(idf.of(stem)));
  }
  const { add, rows } = rowsByName(linking);
  for (const { stems } of questions) {
    const pause = pace();
    if (pause) await pause;
    const row = countsOf(stems);
    let squares = 0;
    for (const [stem, count] of row) {
      const value = count * (factors.get(stem) ?? 0);
      row.set(stem, value);
      squares += (linking.has(stem) ? 1 : shareLeft) * value ** 2;
    }
    const length = Math.sqrt(squares);
    for (const [stem, value] of row) row.set(stem, value / length);
    add(row);
  }
  return rows();
}
