import type { Pace } from '../../../pace.ts';
import type { DistinctQuestion } from '../distinct.ts';

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
