import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Undoes front coding: each line begins with the number of characters that it shares with the
 * previous one, as a character from `0` on.
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
 * Decodes the tables about words: parts, each after its length in four bytes, compressed with Brotli.
 * `scripts/word-vectors/README.md` says how they were made.
 */
function decodeTables(file: Uint8Array) {
  const bytes = brotliDecompressSync(file);
  let at = 0;
  const part = (): Uint8Array => {
    const length = bytes.readUInt32LE(at);
    at += 4 + length;
    return new Uint8Array(bytes.subarray(at - length, at));
  };
  const string = () => Buffer.from(part()).toString();
  // The numbers of dimensions of a vector, and of an entry of a book.
  const { width, step, scale }: Record<'width' | 'step' | 'scale', number> = JSON.parse(string());
  const english = rowsByStem(string());
  return {
    width,
    step,
    /** Each English stem's row in the next tables. */
    english,
    stems: [...english.keys()],
    /** How informative each stem is, in 255ths. */
    weights: part(),
    /** The vectors, by product quantization: a code for each of `width / step` books. */
    codes: part(),
    /** 256 entries of `step` numbers for each book. */
    books: Float32Array.from(new Int8Array(part().buffer), (value) => value * scale),
    /** The row of each stem of other languages in the next tables. */
    others: rowsByStem(string()),
    /** Two English rows for each. */
    meanings: new Uint16Array(part().buffer),
    /** The shares of the two in 15ths, the first one's in the high half of a byte. */
    shares: part(),
  };
}

let decoded: ReturnType<typeof decodeTables> | undefined;

/** Read when the first word is looked up. */
function tables() {
  // Not with `??=`: then ncc doesn't copy the file under its name.
  if (!decoded) decoded = decodeTables(readFileSync(new URL('./words.bin', import.meta.url)));
  return decoded;
}

/** High, because most unknown words are names or misspelt words that matter. */
const unknownWeight = 1;
/** Stands for a weight of 1 in the table. */
const maxWeight = 255;
/** The minimum length of a listed word at the start of a compound, or before a particle. */
const minPart = 5;
const minHangul = 2;
const hangul = /^\p{Script=Hangul}+$/u;

/** An English stem that a word may mean, with its row in the tables. */
export interface Meaning {
  stem: string;
  row: number;
  /** How surely the word means it, from 0 to 1. */
  share: number;
}

function listedMeanings(stem: string): Meaning[] | undefined {
  const { english, stems, others, meanings, shares } = tables();
  const own = english.get(stem);
  if (own !== undefined) return [{ stem, row: own, share: 1 }];
  const other = others.get(stem);
  if (other === undefined) return undefined;
  const both = shares[other] ?? 0;
  return [both >> 4, both & 15].flatMap((share, at) => {
    const row = meanings[2 * other + at] ?? 0;
    return share > 0 ? { stem: stems[row] ?? '', row, share: share / 15 } : [];
  });
}

/**
 * What a stem means in English: itself if it is English, one or two stems if it is listed for another
 * language, those of the longest such stem at its start and of the rest, or nothing. Shares are of all
 * its translations, so function words have small ones.
 */
export function inEnglish(stem: string): Meaning[] {
  const listed = listedMeanings(stem);
  if (listed) return listed;
  const min = hangul.test(stem) ? minHangul : minPart;
  for (let length = stem.length - 1; length >= min; length--) {
    const start = stem.slice(0, length);
    if (!isTranslated(start)) continue;
    const parts = stem.length - length < min ? [start] : [start, stem.slice(length)];
    return parts.flatMap((part) => listedMeanings(part) ?? []);
  }
  return [];
}

/**
 * The word's vector, of length 1. Words that documentation uses together or in the same way are near
 * each other, in any language. Undefined for an unknown word.
 */
export function wordVector(stem: string): Float32Array | undefined {
  const meanings = inEnglish(stem);
  if (meanings.length === 0) return undefined;
  const { width, step, codes, books } = tables();
  const count = width / step;
  const vector = new Float32Array(width);
  for (const { row, share } of meanings) {
    for (let book = 0; book < count; book++) {
      const entry = (book * 256 + (codes[row * count + book] ?? 0)) * step;
      addScaled(vector, book * step, books.subarray(entry, entry + step), share);
    }
  }
  scaleToOne(vector);
  return vector;
}

/** A pseudorandom vector of length 1 for an unknown word: near only to itself. */
export function vectorOfUnknown(stem: string): Float32Array {
  const { width } = tables();
  let state = 0x811c9dc5;
  const next = (by: number): number => {
    state = Math.imul(state ^ by, 0x01000193);
    return state ^ (state >>> 15);
  };
  for (let at = 0; at < stem.length; at++) next(stem.charCodeAt(at));
  const size = 1 / Math.sqrt(width);
  return Float32Array.from({ length: width }, (_, at) => (next(at) & 1 ? size : -size));
}

/** Whether a stem is listed in any language. */
export const isListed = (stem: string): boolean => listedMeanings(stem) !== undefined;

/** Whether a stem is listed for a language other than English. */
export const isTranslated = (stem: string): boolean => tables().others.has(stem);

/** The English stems of common words, which have less than the maximum weight. */
export function commonStems(): string[] {
  const { stems, weights } = tables();
  return stems.filter((_, row) => (weights[row] ?? 0) < maxWeight);
}

const weightOf = new Map<string, number>();

/** How informative a stem is about a text's topic, from 0 to 1. */
export function wordWeight(stem: string): number {
  const cached = weightOf.get(stem);
  if (cached !== undefined) return cached;
  const meanings = inEnglish(stem);
  const { weights } = tables();
  const sum = meanings.reduce((sum, { row, share }) => sum + share * (weights[row] ?? 0), 0);
  const weight = meanings.length === 0 ? unknownWeight : Math.min(1, sum / maxWeight);
  weightOf.set(stem, weight);
  return weight;
}

/** Adds `share` times a vector to a row that begins at `start`. */
export function addScaled(
  values: Float32Array,
  start: number,
  vector: Float32Array,
  share: number,
): void {
  for (let at = 0; at < vector.length; at++) {
    values[start + at] = (values[start + at] as number) + share * (vector[at] as number);
  }
}

/** Scales the row from `start` to `end` to length 1, unless it is 0. */
export function scaleToOne(values: Float32Array, start = 0, end = values.length): void {
  const length = lengthOf(values.subarray(start, end));
  if (length === 0) return;
  for (let at = start; at < end; at++) values[at] = (values[at] as number) / length;
}

/** The Euclidean length of a vector. `Math.hypot` would overflow the stack on a long one. */
export function lengthOf(vector: ArrayLike<number>): number {
  let squares = 0;
  for (let at = 0; at < vector.length; at++) squares += (vector[at] as number) ** 2;
  return Math.sqrt(squares);
}
