import { vectorOfUnknown, wordVector, wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import { addScaled, centre, scaleToOne, type Vectors } from '../../../search/vectors.ts';
import type { DistinctQuestion } from '../distinct.ts';
import type { FailedAnswer } from './failed-answers.ts';
import type { Idf } from './idf.ts';

/**
 * What a word counts that no table knows, beside one that says as much: a product's own term, or a
 * name. Questions about different ones are not alike because all else that they say is. One that
 * stands in a single question tells nothing.
 */
const shareOfUnknown = 0.3;

/** What the telling words of its failed answers count, beside a question's own words. */
const shareOfAnswer = 0.5;

/**
 * What each question means: the mean of its words' vectors, those that say more and that fewer of
 * the questions have counting more, less the mean of all questions, which is what the product is
 * about.
 *
 * @param answers what the failed answers of each question tell of it
 */
export async function questionVectors(
  questions: readonly DistinctQuestion[],
  { idf, answers, pace }: { idf: Idf; answers: readonly Pick<FailedAnswer, 'stems'>[]; pace: Pace },
): Promise<Vectors> {
  const known = new Map<string, Float32Array>();
  const shares = new Map<string, number>();
  for (const [stem, count] of idf.counts) {
    const pause = pace();
    if (pause) await pause;
    const vector = wordVector(stem);
    if (!vector && count === 1) continue;
    known.set(stem, vector ?? vectorOfUnknown(stem));
    shares.set(stem, wordWeight(stem) * Math.sqrt(idf.of(stem)) * (vector ? 1 : shareOfUnknown));
  }
  const width = known.values().next().value?.length ?? 0;
  const values = new Float32Array(questions.length * width);
  const answer = new Float32Array(width);
  const inAnswers = new Map<string, Float32Array | undefined>();
  for (const [row, { stems }] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    const start = row * width;
    for (const stem of new Set(stems)) {
      const vector = known.get(stem);
      if (vector) addScaled(values, start, vector, shares.get(stem) ?? 0);
    }
    scaleToOne(values, start, start + width);
    answer.fill(0);
    for (const [stem, weight] of answers[row]?.stems ?? []) {
      const vector = inAnswers.has(stem) ? inAnswers.get(stem) : wordVector(stem);
      inAnswers.set(stem, vector);
      if (vector) addScaled(answer, 0, vector, weight);
    }
    scaleToOne(answer);
    addScaled(values, start, answer, shareOfAnswer);
    scaleToOne(values, start, start + width);
  }
  await centre({ width, values }, pace);
  return { width, values };
}
