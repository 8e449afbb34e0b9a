import { wordReader } from '../language/tokens.ts';
import { inEnglish, type Meaning, wordWeight } from '../language/vocabulary.ts';
import { bounds, columnsOf, heightOf, rowBuilder, transposed, valuesOf } from './sparse.ts';

/** Splits long texts at spaces, as the word reader has a limit. */
const pieces = /[\s\S]{1,900}(?= |$)|[\s\S]{1,900}/g;

/** Not 0, because even "how" and "why" are rare in docs. */
const minWeight = 0.1;

/** Reads the words of questions and docs in the same way. */
export type TextReader = ReturnType<typeof createTextReader>;

export function createTextReader() {
  const read = wordReader();
  return {
    /** The stems of a text of any length, in reading order. */
    stems: (text: string): readonly string[] =>
      (text.match(pieces) ?? []).flatMap((piece) => read(piece).map(({ stem }) => stem)),
    /** How informative a word is, from 0 to 1. */
    weight: (stem: string): number => minWeight + (1 - minWeight) * wordWeight(stem),
    /** What a word means in English, and how surely, from 0 to 1. */
    meanings: (stem: string): readonly Pick<Meaning, 'stem' | 'share'>[] => inEnglish(stem),
  };
}

/** BM25's k1 and b: how fast further occurrences of a word lose weight, and the penalty for length. */
const saturation = 1.2;
const defaultLengthPenalty = 0.4;

/** Finds texts by their words. */
export interface TextIndex {
  /** Whether any text has a word. */
  knows(stem: string): boolean;
  /** BM25's inverse document frequency. */
  rarity(stem: string): number;
  /**
   * Each text's BM25 score for weighted words (Robertson and Zaragoza, "The Probabilistic Relevance
   * Framework", 2009). The next call overwrites the result.
   */
  scores(words: ReadonlyMap<string, number>): Float64Array;
}

/** Collects texts, each as the counts of its stems, and indexes them. */
export function textIndexer() {
  /** The number of each stem. */
  const numbers = new Map<string, number>();
  const { add, rows } = rowBuilder(0);
  const numberOf = (stem: string): number => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  };
  const index = (lengthPenalty = defaultLengthPenalty): TextIndex => {
    const texts = { ...rows(), width: numbers.size };
    const size = heightOf(texts);
    const postings = transposed(texts);
    const lengths = Float64Array.from({ length: size }, (_, text) =>
      valuesOf(texts, text).reduce((sum, count) => sum + count, 0),
    );
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
    const damping = lengths.map(
      (length) => saturation * (1 - lengthPenalty + (lengthPenalty * length) / mean),
    );
    const rarity = (stem: string): number => {
      const number = numbers.get(stem);
      const having = number === undefined ? 0 : columnsOf(postings, number).length;
      return Math.log(1 + (size - having + 0.5) / (having + 0.5));
    };
    const scores = new Float64Array(size);
    return {
      knows: (stem) => numbers.has(stem),
      rarity,
      scores(words) {
        scores.fill(0);
        for (const [stem, weight] of words) {
          const number = numbers.get(stem);
          if (number === undefined) continue;
          const maxScore = weight * rarity(stem) * (saturation + 1);
          const [start, end] = bounds(postings, number);
          for (let entry = start; entry < end; entry++) {
            const text = postings.columns[entry] as number;
            const count = postings.values[entry] as number;
            scores[text] =
              (scores[text] as number) + (maxScore * count) / (count + (damping[text] as number));
          }
        }
        return scores;
      },
    };
  };
  return {
    add: (text: ReadonlyMap<string, number>): void =>
      add(Array.from(text.keys(), numberOf), [...text.values()]),
    index,
  };
}
