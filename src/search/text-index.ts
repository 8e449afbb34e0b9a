import { wordReader } from '../language/tokens.ts';
import { inEnglish, wordWeight } from '../language/vocabulary.ts';
import { bounds, heightOf, rowBuilder, type SparseRows, transposed } from './sparse.ts';

/** How to read texts. Passed in, so that questions and docs are read in the same way. */
export interface TextReader {
  /** The stems of a text's words, in reading order. */
  stems(text: string): readonly string[];
  /** How informative a word is, from 0 to 1. */
  weight(stem: string): number;
  /** The English stems that a word may mean, with how surely, from 0 to 1. */
  meanings(stem: string): readonly { stem: string; share: number }[];
}

/** Splits long texts at spaces, as the word reader has a limit. */
const pieces = /[\s\S]{1,900}(?= |$)|[\s\S]{1,900}/g;

/** Not 0, because even "how" and "why" are rare in docs. */
const minWeight = 0.1;

/** Reads texts of any length in the way that topics read questions. */
export function createTextReader(): TextReader {
  const read = wordReader();
  return {
    stems(text) {
      const stems: string[] = [];
      for (const piece of text.match(pieces) ?? []) {
        for (const word of read(piece)) stems.push(word.stem);
      }
      return stems;
    },
    weight: (stem) => minWeight + (1 - minWeight) * wordWeight(stem),
    meanings: inEnglish,
  };
}

/** BM25's k1 and b: how fast further occurrences of a word lose weight, and the penalty for length. */
const saturation = 1.2;
const defaultLengthPenalty = 0.4;

/** Finds texts by their words. */
export interface TextIndex {
  /** Whether any text has a word. */
  knows(stem: string): boolean;
  has(text: number, stem: string): boolean;
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
  const numbers = new Map<string, number>();
  const { add, rows } = rowBuilder(0);
  const numberOf = (stem: string): number => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  };
  return {
    add: (text: ReadonlyMap<string, number>): void =>
      add(Array.from(text.keys(), numberOf), [...text.values()]),
    index: (lengthPenalty = defaultLengthPenalty): TextIndex =>
      indexWords({ ...rows(), width: numbers.size }, numbers, lengthPenalty),
  };
}

function indexWords(
  texts: SparseRows,
  numbers: ReadonlyMap<string, number>,
  lengthPenalty: number,
): TextIndex {
  const size = heightOf(texts);
  const postings = transposed(texts);
  const lengths = Float64Array.from({ length: size }, (_, text) => {
    const [start, end] = bounds(texts, text);
    return texts.values.subarray(start, end).reduce((sum, count) => sum + count, 0);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
  const damping = lengths.map(
    (length) => saturation * (1 - lengthPenalty + (lengthPenalty * length) / mean),
  );
  const rarity = (stem: string): number => {
    const [start, end] = bounds(postings, numbers.get(stem) ?? numbers.size);
    const having = Math.max(0, end - start);
    return Math.log(1 + (size - having + 0.5) / (having + 0.5));
  };
  const scores = new Float64Array(size);
  return {
    knows: (stem) => numbers.has(stem),
    has(text, stem) {
      const number = numbers.get(stem);
      const [start, end] = bounds(texts, text);
      return number !== undefined && texts.columns.subarray(start, end).includes(number);
    },
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
}
