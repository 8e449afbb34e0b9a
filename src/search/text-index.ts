import { stem, words } from '../language/tokens.ts';
import { wordWeight } from '../language/vocabulary.ts';
import { columnsOf, rowBounds, rowBuilder, rowCountOf, transpose, valuesOf } from './sparse.ts';

/** Splits a long text at spaces, because `words` reads only the first 1,000 characters. */
const pieceOfText = /[\s\S]{1,900}(?= |$)|[\s\S]{1,900}/g;

/** Names that only code has: `docs.json`, `x-default`, `a:b`, `--flag`. */
const identifiers =
  /(?:--|\b[A-Za-z]\w?-)[\w-]{2,40}|\b[A-Za-z_$][\w$]{0,39}(?:[.:][\w$]{1,40}){1,9}/g;
/** Mark at the start of an identifier's stem; no word's stem has it. */
const identifierMark = '`';
/** Weight of a whole identifier: half a word's, because the words in it count, too. */
const identifierWeight = 0.5;

/** Minimum weight of a word. It isn't 0, because even "how" and "why" are rare in docs. */
const minWeight = 0.1;

/** Reads words the same way in questions and docs. */
export const textReader = {
  /** All words of a text in reading order, then its identifiers as a whole. */
  words(text: string): readonly string[] {
    const found: string[] = [];
    for (const piece of text.match(pieceOfText) ?? [])
      for (const word of words(piece)) found.push(word);
    for (const name of text.match(identifiers) ?? [])
      found.push(identifierMark + name.toLowerCase());
    return found;
  },
  /** The stems of a text's words. */
  stems: (text: string): string[] => textReader.words(text).map(stem),
  /** How informative a word is, from 0 to 1. */
  weight: (stem: string): number =>
    stem.startsWith(identifierMark)
      ? identifierWeight
      : minWeight + (1 - minWeight) * wordWeight(stem),
};

/** BM25's k1 and b: how soon more occurrences of a word stop counting, and the penalty for long texts. */
const saturation = 1.2;
const defaultLengthPenalty = 0.4;

/** Finds texts by their words. */
export type TextIndex = ReturnType<ReturnType<typeof createTextIndexer>['index']>;

/** A part of a text: its words, and how many times each of them counts. */
export type TextPart = readonly [words: readonly string[], times: number];

export function createTextIndexer() {
  /** Each stem's number, which is its column in the index. */
  const numberByStem = new Map<string, number>();
  /** The number of each word's stem, so that a word that comes again needn't be stemmed again. */
  const numberByWord = new Map<string, number>();
  /** How often a text that is being added has each stem, by the stem's number; all 0 between two texts. */
  const countByNumber: number[] = [];
  const { addFromDense, rows } = rowBuilder(0);
  const numberOf = (word: string): number => {
    const known = numberByWord.get(word);
    if (known !== undefined) return known;
    const wordStem = stem(word);
    const number = numberByStem.get(wordStem) ?? countByNumber.push(0) - 1;
    numberByStem.set(wordStem, number);
    numberByWord.set(word, number);
    return number;
  };
  const index = (lengthPenalty = defaultLengthPenalty) => {
    const texts = { ...rows(), width: numberByStem.size };
    const size = rowCountOf(texts);
    const postings = transpose(texts);
    const lengths = Float64Array.from({ length: size }, (_, text) =>
      valuesOf(texts, text).reduce((sum, count) => sum + count, 0),
    );
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
    const dampingOf = (length: number): number =>
      saturation * (1 - lengthPenalty + (lengthPenalty * length) / mean);
    const damping = lengths.map(dampingOf);
    /** How rare a word is among the texts: BM25's inverse document frequency. */
    const rarity = (stem: string): number => {
      const number = numberByStem.get(stem);
      const having = number === undefined ? 0 : columnsOf(postings, number).length;
      return Math.log(1 + (size - having + 0.5) / (having + 0.5));
    };
    const scores = new Float64Array(size);
    /** The stems by their numbers; made when first asked for, as most indexes are only searched. */
    let stems: string[] | undefined;
    return {
      /** The stems of an indexed text, with how many times each counts. */
      countsIn(text: number): [stem: string, count: number][] {
        stems ??= [...numberByStem.keys()];
        const names = stems;
        const counts = valuesOf(texts, text);
        return Array.from(columnsOf(texts, text), (number, entry) => [
          names[number] as string,
          counts[entry] as number,
        ]);
      },
      hasWord: (stem: string): boolean => numberByStem.has(stem),
      rarity,
      /**
       * The BM25 score of each text for a map of words to weights (Robertson and Zaragoza, "The
       * Probabilistic Relevance Framework", 2009). The next call overwrites the result.
       */
      scores(words: ReadonlyMap<string, number>): Float64Array {
        scores.fill(0);
        const { columns, values } = postings;
        for (const [stem, weight] of words) {
          const number = numberByStem.get(stem);
          if (number === undefined) continue;
          const maxScore = weight * rarity(stem) * (saturation + 1);
          const [start, end] = rowBounds(postings, number);
          for (let entry = start; entry < end; entry++) {
            const text = columns[entry] as number;
            const count = values[entry] as number;
            scores[text] =
              (scores[text] as number) + (maxScore * count) / (count + (damping[text] as number));
          }
        }
        return scores;
      },
      /** The score of a text that isn't indexed, by the rarities and the mean length of the indexed ones. */
      scoreOfText(text: ReadonlyMap<string, number>, words: ReadonlyMap<string, number>): number {
        const length = text.values().reduce((sum, count) => sum + count, 0);
        let score = 0;
        for (const [stem, weight] of words) {
          const count = text.get(stem);
          if (count === undefined) continue;
          score += (weight * rarity(stem) * (saturation + 1) * count) / (count + dampingOf(length));
        }
        return score;
      },
    };
  };
  return {
    add(parts: readonly TextPart[]): void {
      const present: number[] = [];
      for (const [words, times] of parts) {
        for (const word of words) {
          const number = numberOf(word);
          if (countByNumber[number] === 0) present.push(number);
          countByNumber[number] = (countByNumber[number] as number) + times;
        }
      }
      addFromDense(present, countByNumber);
      for (const number of present) countByNumber[number] = 0;
    },
    index,
  };
}
