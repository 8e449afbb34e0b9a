import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tables about words; `scripts/word-vectors/README.md` says how they were made. */
interface WordTables {
  /** The rows of English stems in the tables. */
  numbers: ReadonlyMap<string, number>;
  /** How informative each stem is, in 255ths. */
  weights: Uint8Array;
  /** The number of dimensions. */
  width: number;
  /** The vectors, by product quantization: a code for each of `width / step` books. */
  codes: Uint8Array;
  /** 256 entries of `step` numbers for each book. */
  books: Float32Array;
  step: number;
  /** The rows of stems in other languages in the two tables below. */
  others: ReadonlyMap<string, number>;
  /** Two English stems for each. */
  meanings: Uint16Array;
  /** The share of both in 15ths, the first one in the high half of a byte. */
  shares: Uint8Array;
}

/**
 * Undoes front coding: each line begins with the number of characters that it shares with the
 * previous one, as a character from `0` on.
 */
function listed(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let entry = '';
  for (const line of text.split('\n')) {
    entry = entry.slice(0, line.charCodeAt(0) - 48) + line.slice(1);
    found.set(entry, found.size);
  }
  return found;
}

/** Decodes a file of parts, each after its length in four bytes, compressed with Brotli. */
function decodeTables(file: Uint8Array): WordTables {
  const bytes = brotliDecompressSync(file);
  let at = 0;
  const part = (): Uint8Array => {
    const length = bytes.readUInt32LE(at);
    at += 4 + length;
    return new Uint8Array(bytes.subarray(at - length, at));
  };
  const string = () => Buffer.from(part()).toString();
  const { width, step, scale } = JSON.parse(string());
  return {
    width,
    step,
    numbers: listed(string()),
    weights: part(),
    codes: part(),
    books: Float32Array.from(new Int8Array(part().buffer), (value) => value * scale),
    others: listed(string()),
    meanings: new Uint16Array(part().buffer),
    shares: part(),
  };
}

/** An English stem that a word may mean, and how surely, from 0 to 1. */
export interface Meaning {
  stem: string;
  share: number;
}

interface Known {
  number: number;
  share: number;
}

/** High, because most unknown words are names or misspelt words that matter. */
const unknownWeight = 1;
/** Stands for a weight of 1 in the table. */
const maxWeight = 255;
/** The minimum length of a listed word at the start of a compound, or before a particle. */
const minPart = 5;
const minHangul = 2;
const hangul = /^\p{Script=Hangul}+$/u;

let decoded: WordTables | undefined;
let stems: string[] = [];

/** Read when the first word is looked up. */
function tables(): WordTables {
  if (decoded === undefined) {
    decoded = decodeTables(readFileSync(new URL('./words.bin', import.meta.url)));
    stems = [...decoded.numbers.keys()];
  }
  return decoded;
}

function listedOther(number: number): Known[] {
  const { meanings, shares } = tables();
  const share = shares[number] ?? 0;
  return [
    { number: meanings[2 * number] ?? 0, share: (share >> 4) / 15 },
    { number: meanings[2 * number + 1] ?? 0, share: (share & 15) / 15 },
  ].filter((known) => known.share > 0);
}

function exactly(stem: string): Known[] | undefined {
  const { numbers, others } = tables();
  const own = numbers.get(stem);
  if (own !== undefined) return [{ number: own, share: 1 }];
  const other = others.get(stem);
  return other === undefined ? undefined : listedOther(other);
}

/** The meanings of the longest listed word at the start of a word, and of the rest if listed. */
function byParts(stem: string): Known[] | undefined {
  const { others } = tables();
  const min = hangul.test(stem) ? minHangul : minPart;
  for (let length = stem.length - 1; length >= min; length--) {
    const first = others.get(stem.slice(0, length));
    if (first === undefined) continue;
    const rest = exactly(stem.slice(length)) ?? [];
    return stem.length - length >= min ? [...listedOther(first), ...rest] : listedOther(first);
  }
  return undefined;
}

function find(stem: string): Known[] {
  return exactly(stem) ?? byParts(stem) ?? [];
}

/**
 * What a stem means in English: itself if it is English, one or two stems if it is listed for another
 * language, or nothing. Shares are of all its translations, so function words have small ones.
 */
export function inEnglish(stem: string): Meaning[] {
  return find(stem).map(({ number, share }) => ({ stem: stems[number] ?? '', share }));
}

/**
 * The word's vector, of length 1. Words that documentation uses together or in the same way are near
 * each other, in any language. Undefined for an unknown word.
 */
export function wordVector(stem: string): Float32Array | undefined {
  const known = find(stem);
  if (known.length === 0) return undefined;
  const { width, step, codes, books } = tables();
  const count = width / step;
  const vector = new Float32Array(width);
  for (const { number, share } of known) {
    for (let book = 0; book < count; book++) {
      const entry = (book * 256 + (codes[number * count + book] ?? 0)) * step;
      for (let k = 0; k < step; k++) {
        const at = book * step + k;
        vector[at] = (vector[at] as number) + share * (books[entry + k] as number);
      }
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
export function isListed(stem: string): boolean {
  return exactly(stem) !== undefined;
}

/** Whether a stem is listed for a language other than English. */
export function isTranslated(stem: string): boolean {
  return tables().others.has(stem);
}

/** The English stems of common words, which have less than the maximum weight. */
export function commonStems(): string[] {
  const { weights } = tables();
  return stems.filter((_, number) => (weights[number] ?? 0) < maxWeight);
}

const weightOf = new Map<string, number>();

/** How informative a stem is about a text's topic, from 0 to 1. */
export function wordWeight(stem: string): number {
  let weight = weightOf.get(stem);
  if (weight === undefined) {
    const known = find(stem);
    const { weights } = tables();
    const sum = known.reduce((sum, { number, share }) => sum + share * (weights[number] ?? 0), 0);
    weight = known.length === 0 ? unknownWeight : Math.min(1, sum / maxWeight);
    weightOf.set(stem, weight);
  }
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
