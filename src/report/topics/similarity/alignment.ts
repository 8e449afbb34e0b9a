import { wordVector, wordWeight } from '../../../language/vocabulary.ts';
import type { DistinctQuestion } from '../distinct.ts';
import type { Pace } from '../pace.ts';
import { growingFloats, growingIntegers } from '../sparse.ts';
import type { Idf } from './idf.ts';

/*
 * Two questions may put the same thing in other words, and in one of many more: "sold out, but I have
 * twelve" and "stock shows zero". So each word of one is held against the word of the other that means
 * most like it, which the mean of all words of a question hides.
 */

/** Words whose meanings are held against each other, those of most questions first; others match themselves. */
const mostMeanings = 2_000;
/** Of a question, those that say most. */
const mostWords = 20;
/** The same word in both: little more than words that mean alike, as any topic may have it. */
const sameWord = 0.8;
/** Taken off, as words of any two questions are alike to a degree: or few questions would all be one. */
const unrelated = 0.05;
/** What a word counts that no table knows, beside one that says as much. */
const shareOfUnknown = 0.3;

/** Of more questions words in common tell as much, and each would have to be held against too many. */
const mostQuestions = 800;

/** The words of questions, as numbers, and how far each question reaches to each word. */
export interface Wordings {
  /** Question q has `words` and `shares` from `starts[q]` up to `starts[q + 1]`. */
  starts: Uint32Array;
  words: Uint32Array;
  /** How much of what its question says each word says: they sum up to 1. */
  shares: Float32Array;
  /** How near the word of a question that is nearest to a word is, from 0 to 1: a row per question. */
  reach: Float32Array;
  /** The number of different words; 0 if they are not held against each other. */
  width: number;
}

/** The words' places less their mean, which is what the product is about, each of length 1. */
function centred(vectors: readonly Float32Array[], weights: readonly number[]): Float32Array[] {
  const width = vectors[0]?.length ?? 0;
  const mean = new Float64Array(width);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [word, vector] of vectors.entries()) {
    const share = (weights[word] ?? 0) / total;
    for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + share * (vector[at] ?? 0);
  }
  return vectors.map((vector) => {
    const moved = vector.map((value, at) => value - (mean[at] ?? 0));
    const length = Math.hypot(...moved) || 1;
    return moved.map((value) => value / length);
  });
}

function product(one: Float32Array, other: Float32Array): number {
  // Four sums, so that a product need not wait for the one before it to be added.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < one.length; at += 4) {
    first += (one[at] ?? 0) * (other[at] ?? 0);
    second += (one[at + 1] ?? 0) * (other[at + 1] ?? 0);
    third += (one[at + 2] ?? 0) * (other[at + 2] ?? 0);
    fourth += (one[at + 3] ?? 0) * (other[at + 3] ?? 0);
  }
  return first + second + third + fourth;
}

/** How near each two of the words are, 0 if they are farther apart than two words by chance. */
async function nearness(vectors: readonly Float32Array[], pace: Pace): Promise<Float32Array[]> {
  const rows = vectors.map(() => new Float32Array(vectors.length));
  for (const [one, vector] of vectors.entries()) {
    const pause = pace();
    if (pause) await pause;
    const row = rows[one] as Float32Array;
    row[one] = sameWord;
    for (let other = 0; other < one; other++) {
      const near = Math.max(0, product(vector, vectors[other] as Float32Array));
      row[other] = near;
      (rows[other] as Float32Array)[one] = near;
    }
  }
  return rows;
}

/** A word of the questions. */
interface Word {
  number: number;
  /** How much it says of a question that has it. */
  said: number;
}

/** The questions' words by stem, those with a meaning first, and the places of these. */
async function wordsOf({
  idf,
  pace,
}: {
  idf: Idf;
  pace: Pace;
}): Promise<{ words: Map<string, Word>; vectors: Float32Array[] }> {
  const stems = [...idf.counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const meant: [stem: string, vector: Float32Array, said: number][] = [];
  const others: [stem: string, said: number][] = [];
  for (const [stem, count] of stems) {
    const pause = pace();
    if (pause) await pause;
    const said = wordWeight(stem) * idf.of(stem);
    const vector = wordVector(stem);
    if (vector && meant.length < mostMeanings) meant.push([stem, vector, said]);
    else if (count > 1) others.push([stem, vector ? said : shareOfUnknown * said]);
  }
  const vectors = centred(
    meant.map(([, vector]) => vector),
    meant.map(([stem, , said]) => said * (idf.counts.get(stem) ?? 0)),
  );
  const words = [
    ...meant.map(([stem, , said]) => ({ stem, said })),
    ...others.map(([stem, said]) => ({ stem, said })),
  ];
  return {
    words: new Map(words.map(({ stem, said }, number) => [stem, { number, said }])),
    vectors,
  };
}

/** Numbers the words of questions, and tells how far each question reaches. */
export async function wordingsOf(
  questions: readonly DistinctQuestion[],
  { idf, pace }: { idf: Idf; pace: Pace },
): Promise<Wordings> {
  const starts = new Uint32Array(questions.length + 1);
  const numbers = growingIntegers();
  const shares = growingFloats();
  if (questions.length > mostQuestions) {
    return {
      starts,
      words: numbers.items(),
      shares: shares.items(),
      reach: new Float32Array(),
      width: 0,
    };
  }
  const { words, vectors } = await wordsOf({ idf, pace });
  const near = await nearness(vectors, pace);
  const reach = new Float32Array(questions.length * words.size);
  for (const [at, question] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    const own = [...new Set(question.stems)]
      .flatMap((stem) => words.get(stem) ?? [])
      .sort((a, b) => b.said - a.said || a.number - b.number)
      .slice(0, mostWords);
    const total = own.reduce((sum, { said }) => sum + said, 0) || 1;
    const row = reach.subarray(at * words.size, (at + 1) * words.size);
    for (const { number, said } of own) {
      numbers.push(number);
      shares.push(said / total);
      row[number] = Math.max(row[number] ?? 0, sameWord);
      const nearby = near[number];
      if (!nearby) continue;
      for (let other = 0; other < nearby.length; other++) {
        const value = nearby[other] as number;
        if (value > (row[other] as number)) row[other] = value;
      }
    }
    starts[at + 1] = numbers.size();
  }
  return { starts, words: numbers.items(), shares: shares.items(), reach, width: words.size };
}

/** How far the words of one question have their like in another. */
function covered(wordings: Wordings, one: number, by: number): number {
  const { starts, words, shares, reach, width } = wordings;
  const last = starts[one + 1] ?? 0;
  let sum = 0;
  for (let at = starts[one] ?? 0; at < last; at++) {
    sum += (shares[at] ?? 0) * (reach[by * width + (words[at] ?? 0)] ?? 0);
  }
  return sum;
}

/**
 * How far the words of two questions mean the same, each held against the nearest of the other:
 * about 0.1 for questions about different things, 0.75 for the same words.
 */
export function alignment(wordings: Wordings, one: number, other: number): number {
  return (covered(wordings, one, other) + covered(wordings, other, one)) / 2 - unrelated;
}
