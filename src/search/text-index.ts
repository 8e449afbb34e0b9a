import { wordReader } from '../language/tokens.ts';
import { inEnglish, wordWeight } from '../language/vocabulary.ts';
import {
  bounds,
  growingFloats,
  growingIntegers,
  heightOf,
  type SparseRows,
  transposed,
} from './sparse.ts';

/** How texts are read. It is handed in, so that what is asked and what is looked through are read alike. */
export interface Reading {
  /** The words of a text as they are compared, in reading order. */
  stems(text: string): readonly string[];
  /** How much a word says, from 0 to 1. */
  weight(stem: string): number;
  /** What a word of another language stands for in that of the docs, with how surely, from 0 to 1. */
  meanings(stem: string): readonly { stem: string; share: number }[];
}

/** What the reader of words takes in at once: the rest of a longer text goes in pieces that end where words do. */
const pieces = /[\s\S]{1,900}(?= |$)|[\s\S]{1,900}/g;

/** What a word says at least: "how" and "why" are rare in docs, and say little. */
const leastWeight = 0.1;

/** Reads texts of any length as topics read questions. */
export function createReading(): Reading {
  const read = wordReader();
  return {
    stems(text) {
      const stems: string[] = [];
      for (const piece of text.match(pieces) ?? []) {
        for (const word of read(piece)) stems.push(word.stem);
      }
      return stems;
    },
    weight: (stem) => leastWeight + (1 - leastWeight) * wordWeight(stem),
    meanings: inEnglish,
  };
}

/** How soon a word has said all, and how much longer texts are held against their words: BM25's k1 and b. */
const saturation = 1.2;
const lengthShare = 0.4;

/** Texts that can be found by their words. */
export interface TextIndex {
  /** Whether any text has a word. */
  knows(stem: string): boolean;
  has(text: number, stem: string): boolean;
  /** How rare a word is, a logarithm. */
  rarity(stem: string): number;
  /**
   * Each text's score for words with how much each counts, by BM25 (Robertson and Zaragoza, "The
   * Probabilistic Relevance Framework", 2009). The next call overwrites it.
   */
  scores(words: ReadonlyMap<string, number>): Float64Array;
}

/** Takes texts in one after the other, by how often each word stands in them, and indexes them. */
export function textIndexer() {
  const numbers = new Map<string, number>();
  const starts = growingIntegers();
  const columns = growingIntegers();
  const counts = growingFloats();
  starts.push(0);
  return {
    add(text: ReadonlyMap<string, number>): void {
      for (const [stem, count] of text) {
        let number = numbers.get(stem);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(stem, number);
        }
        columns.push(number);
        counts.push(count);
      }
      starts.push(columns.size());
    },
    /** @param ofLength how much longer texts are held against their words */
    index: (ofLength = lengthShare): TextIndex =>
      indexWords(
        {
          starts: starts.items(),
          columns: columns.items(),
          values: counts.items(),
          width: numbers.size,
        },
        numbers,
        ofLength,
      ),
  };
}

function indexWords(
  texts: SparseRows,
  numbers: ReadonlyMap<string, number>,
  ofLength: number,
): TextIndex {
  const size = heightOf(texts);
  const postings = transposed(texts);
  const lengths = Float64Array.from({ length: size }, (_, text) => {
    const [start, end] = bounds(texts, text);
    return texts.values.subarray(start, end).reduce((sum, count) => sum + count, 0);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
  const damping = lengths.map((length) => saturation * (1 - ofLength + (ofLength * length) / mean));
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
        const most = weight * rarity(stem) * (saturation + 1);
        const [start, end] = bounds(postings, number);
        for (let entry = start; entry < end; entry++) {
          const text = postings.columns[entry] as number;
          const count = postings.values[entry] as number;
          scores[text] =
            (scores[text] as number) + (most * count) / (count + (damping[text] as number));
        }
      }
      return scores;
    },
  };
}
