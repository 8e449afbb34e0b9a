import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { fnv1a } from './hash.ts';
import { addScaled, scaleToUnitLength } from './vectors.ts';

/**
 * Decodes a front-coded list of stems to each stem's row. The first character of a line encodes how many
 * characters the stem shares with the previous stem: `0` for 0, `1` for 1, and so on.
 */
function rowsByStem(text: string): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  let stem = '';
  for (const line of text.split('\n')) {
    stem = stem.slice(0, line.charCodeAt(0) - 48) + line.slice(1);
    rows.set(stem, rows.size);
  }
  return rows;
}

/**
 * Decodes the tables of words: a Brotli-compressed series of parts, each after its length in four bytes.
 * `scripts/word-vectors/README.md` describes how the tables were made.
 */
function decodeTables(file: Uint8Array) {
  const bytes = brotliDecompressSync(file);
  let offset = 0;
  const part = (): Uint8Array => {
    const length = bytes.readUInt32LE(offset);
    offset += 4 + length;
    return new Uint8Array(bytes.subarray(offset - length, offset));
  };
  const string = () => Buffer.from(part()).toString();
  // `width` and `step` are the numbers of dimensions of a vector and of a codebook's entry.
  const { width, step, scale }: Record<'width' | 'step' | 'scale', number> = JSON.parse(string());
  const english = rowsByStem(string());
  return {
    width,
    step,
    /** For each English stem, its row in the tables `weights` and `codes`. */
    english,
    stems: [...english.keys()],
    /** How informative each stem is, from 0 to 255. */
    weights: part(),
    /** The vectors, by product quantization: for each of `width / step` codebooks, the number of an entry. */
    codes: part(),
    /** The codebooks: each has 256 entries of `step` numbers. */
    books: Float32Array.from(new Int8Array(part().buffer), (value) => value * scale),
    /** For each stem of another language, its row in the tables `meanings` and `shares`. */
    others: rowsByStem(string()),
    /** For each stem of another language, the rows of two English stems. */
    meanings: new Uint16Array(part().buffer),
    /** The likelihoods of the two English stems, from 0 to 15: the first in the high half of a byte. */
    shares: part(),
  };
}

let decoded: ReturnType<typeof decodeTables> | undefined;

/** The tables, which are read when the first word is looked up. */
function tables() {
  // With `??=` instead of `if`, ncc wouldn't copy `words.bin` under its name.
  if (!decoded) decoded = decodeTables(readFileSync(new URL('./words.bin', import.meta.url)));
  return decoded;
}

/** Weight of an unknown word. It is high, because most unknown words are names or misspelled words. */
const unknownWeight = 1;
/** The value in the table `weights` that stands for a weight of 1. */
const maxWeight = 255;
/** The minimum length of a stem that is looked up as the start of a longer word. */
const minPartLength = 5;
const minHangulLength = 2;
const hangul = /^\p{Script=Hangul}+$/u;

/** An English stem that a word may mean, with its row in the tables. */
export interface Meaning {
  stem: string;
  row: number;
  /** Probability, from 0 to 1, that the word means this stem. */
  likelihood: number;
}

function listedMeanings(stem: string): Meaning[] | undefined {
  const { english, stems, others, meanings, shares } = tables();
  const englishRow = english.get(stem);
  if (englishRow !== undefined) return [{ stem, row: englishRow, likelihood: 1 }];
  const other = others.get(stem);
  if (other === undefined) return undefined;
  const both = shares[other] ?? 0;
  return [both >> 4, both & 15].flatMap((likelihood, index) => {
    const row = meanings[2 * other + index] ?? 0;
    return likelihood > 0 ? { stem: stems[row] ?? '', row, likelihood: likelihood / 15 } : [];
  });
}

/**
 * The English stems that a stem may mean: itself if it is English, or one or two translations. For an
 * unlisted stem, the translations of the longest listed stem that it begins with, and of the rest; empty
 * if there is none. The likelihoods of translations may add up to less than 1.
 */
export function englishMeanings(stem: string): Meaning[] {
  const listed = listedMeanings(stem);
  if (listed) return listed;
  const min = hangul.test(stem) ? minHangulLength : minPartLength;
  for (let length = stem.length - 1; length >= min; length--) {
    const start = stem.slice(0, length);
    if (!isNonEnglishStem(start)) continue;
    const parts = stem.length - length < min ? [start] : [start, stem.slice(length)];
    return parts.flatMap((part) => listedMeanings(part) ?? []);
  }
  return [];
}

/**
 * The vector of a stem, of length 1; undefined for an unknown stem. Words that documentation uses together
 * or in the same way have similar vectors, in any language.
 */
export function wordVector(stem: string): Float32Array | undefined {
  const meanings = englishMeanings(stem);
  if (meanings.length === 0) return undefined;
  const { width, step, codes, books } = tables();
  const count = width / step;
  const vector = new Float32Array(width);
  for (const { row, likelihood } of meanings) {
    for (let book = 0; book < count; book++) {
      const entry = (book * 256 + (codes[row * count + book] ?? 0)) * step;
      const part = vector.subarray(book * step, (book + 1) * step);
      addScaled(part, books.subarray(entry, entry + step), likelihood);
    }
  }
  scaleToUnitLength(vector);
  return vector;
}

/** A pseudorandom vector of length 1 for an unknown word, which is not similar to any other vector. */
export function unknownWordVector(stem: string): Float32Array {
  const { width } = tables();
  let state = fnv1a(stem);
  const next = (code: number): number => {
    state = Math.imul(state ^ code, 0x01000193);
    return state ^ (state >>> 15);
  };
  const size = 1 / Math.sqrt(width);
  return Float32Array.from({ length: width }, (_, index) => (next(index) & 1 ? size : -size));
}

/** Whether a stem is listed in any language. */
export const isKnownStem = (stem: string): boolean => listedMeanings(stem) !== undefined;

/** Whether a stem is listed for a language other than English. */
export const isNonEnglishStem = (stem: string): boolean => tables().others.has(stem);

/** The English stems of common words: all with less than the maximum weight. */
export function commonStems(): string[] {
  const { stems, weights } = tables();
  return stems.filter((_, row) => (weights[row] ?? 0) < maxWeight);
}

const cachedWeights = new Map<string, number>();

/** How informative a stem is about a text's topic, from 0 to 1. */
export function wordWeight(stem: string): number {
  const cached = cachedWeights.get(stem);
  if (cached !== undefined) return cached;
  const meanings = englishMeanings(stem);
  const { weights } = tables();
  const sum = meanings.reduce(
    (sum, { row, likelihood }) => sum + likelihood * (weights[row] ?? 0),
    0,
  );
  const weight = meanings.length === 0 ? unknownWeight : Math.min(1, sum / maxWeight);
  cachedWeights.set(stem, weight);
  return weight;
}

/** Maximum weight of a word that doesn't tell what a text is about, such as "how" and "please". */
const maxFillerWeight = 0.2;

/** Whether a stem tells what a text is about. */
export const isInformative = (stem: string): boolean => wordWeight(stem) > maxFillerWeight;
