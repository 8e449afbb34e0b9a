import { brotliDecompressSync } from 'node:zlib';

/** The tables about words: see `scripts/word-vectors`, which makes them. */
export interface WordTables {
  /** Numbers of English stems in the other tables. */
  numbers: ReadonlyMap<string, number>;
  /** How much each says, in 255ths. */
  weights: Uint8Array;
  /** How many numbers a vector has. */
  width: number;
  /** A code for each of `width / step` books, stem after stem. */
  codes: Uint8Array;
  /** 256 entries of `step` numbers for each book. */
  books: Float32Array;
  step: number;
  /** What stems of other languages stand for: numbers of rows of the two tables below. */
  others: ReadonlyMap<string, number>;
  /** Two English stems for each. */
  meanings: Uint16Array;
  /** The share of each, in 15ths: the first in the high half of a byte. */
  shares: Uint8Array;
}

/**
 * Undoes front coding: each line begins with how many characters it shares with the one before it,
 * as a character from `0` on.
 */
function listed(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let before = '';
  for (const line of text.split('\n')) {
    before = before.slice(0, line.charCodeAt(0) - 48) + line.slice(1);
    found.set(before, found.size);
  }
  return found;
}

/**
 * Reads the tables from a file's bytes: Brotli of parts, each after its length in four bytes.
 * @throws If the file is not what the script wrote.
 */
export function decodeTables(file: Uint8Array): WordTables {
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
