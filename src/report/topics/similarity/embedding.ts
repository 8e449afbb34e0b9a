import { vectorOfUnknown, wordVector, wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
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

/** Where questions stand among all that documentation is about: one row of numbers for each. */
export interface Embedding {
  /** A multiple of four, whatever the table's: the last numbers may be 0 in every row. */
  width: number;
  /** Row after row, each of length 1, or 0 if nothing is known of its words. */
  values: Float32Array;
}

function scaledToOne(values: Float32Array, start: number, end: number): void {
  let squares = 0;
  for (let at = start; at < end; at++) squares += (values[at] ?? 0) ** 2;
  if (squares === 0) return;
  const length = Math.sqrt(squares);
  for (let at = start; at < end; at++) values[at] = (values[at] ?? 0) / length;
}

/**
 * The place of each question: the mean of its words' places, those that say more and that fewer of
 * the questions have counting more, less the mean of all questions, which is what the product is
 * about.
 *
 * @param answers what the failed answers of each question tell of it
 */
export async function embedded(
  questions: readonly DistinctQuestion[],
  { idf, answers, pace }: { idf: Idf; answers: readonly Pick<FailedAnswer, 'stems'>[]; pace: Pace },
): Promise<Embedding> {
  const places = new Map<string, Float32Array>();
  for (const [stem, count] of idf.counts) {
    const pause = pace();
    if (pause) await pause;
    const known = wordVector(stem);
    if (!known && count === 1) continue;
    const said = wordWeight(stem) * Math.sqrt(idf.of(stem)) * (known ? 1 : shareOfUnknown);
    places.set(
      stem,
      (known ?? vectorOfUnknown(stem)).map((value) => value * said),
    );
  }
  const known = places.values().next().value?.length ?? 0;
  const width = Math.ceil(known / 4) * 4;
  const values = new Float32Array(questions.length * width);
  const isKnown = new Uint8Array(questions.length);
  const mean = new Float64Array(width);
  const answer = new Float32Array(width);
  const vectors = new Map<string, Float32Array | undefined>();
  for (const [row, { stems }] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    const start = row * width;
    for (const stem of new Set(stems)) {
      const vector = places.get(stem);
      if (!vector) continue;
      isKnown[row] = 1;
      for (let at = 0; at < known; at++)
        values[start + at] = (values[start + at] ?? 0) + (vector[at] ?? 0);
    }
    scaledToOne(values, start, start + width);
    answer.fill(0);
    for (const [stem, weight] of answers[row]?.stems ?? []) {
      const vector = vectors.has(stem) ? vectors.get(stem) : wordVector(stem);
      vectors.set(stem, vector);
      if (!vector) continue;
      isKnown[row] = 1;
      for (let at = 0; at < known; at++)
        answer[at] = (answer[at] ?? 0) + weight * (vector[at] ?? 0);
    }
    scaledToOne(answer, 0, width);
    for (let at = 0; at < width; at++) {
      values[start + at] = (values[start + at] ?? 0) + shareOfAnswer * (answer[at] ?? 0);
    }
    scaledToOne(values, start, start + width);
    for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + (values[start + at] ?? 0);
  }
  for (let row = 0; row < questions.length; row++) {
    if (isKnown[row] === 0) continue;
    const pause = pace();
    if (pause) await pause;
    const start = row * width;
    for (let at = 0; at < width; at++) {
      values[start + at] = (values[start + at] ?? 0) - (mean[at] ?? 0) / questions.length;
    }
    scaledToOne(values, start, start + width);
  }
  return { width, values };
}

/** The cosine of two questions' places, from -1 to 1. */
export function cosine({ width, values }: Embedding, one: number, other: number): number {
  const from = one * width;
  const against = other * width;
  // Four sums, so that a product need not wait for the one before it to be added.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < width; at += 4) {
    first += (values[from + at] ?? 0) * (values[against + at] ?? 0);
    second += (values[from + at + 1] ?? 0) * (values[against + at + 1] ?? 0);
    third += (values[from + at + 2] ?? 0) * (values[against + at + 2] ?? 0);
    fourth += (values[from + at + 3] ?? 0) * (values[against + at + 3] ?? 0);
  }
  return first + second + third + fourth;
}
