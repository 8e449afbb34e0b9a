import { brotliCompressSync, constants } from 'node:zlib';
import { chosenWords, countTogether, positiveInformation } from './cooccurrence.ts';
import type { Corpus } from './corpus.ts';
import { factor } from './factor.ts';
import { type Quantised, quantise } from './quantise.ts';
import { chosenOthers, type Translated } from './translations.ts';
import { askingStems, pagesWith, weigh } from './weights.ts';

/** What the tables hold, before they are written. Both lists of stems are sorted by their characters. */
interface Learned {
  stems: readonly string[];
  /** How much each says, from 0 to 1. */
  weights: readonly number[];
  quantised: Quantised;
  others: readonly Translated[];
}

/** Characters that a line can share with the one before it, to stay one character of one byte. */
const mostShared = 60;

/** Lines without what each shares with the line before it: `decode.ts` undoes it. */
function frontCoded(stems: readonly string[]): Buffer {
  let before = '';
  const lines = stems.map((stem) => {
    let shared = 0;
    while (shared < mostShared && shared < stem.length && stem[shared] === before[shared]) shared++;
    before = stem;
    return String.fromCharCode(48 + shared) + stem.slice(shared);
  });
  return Buffer.from(lines.join('\n'));
}

/** The tables as bytes that `decodeTables` reads. */
function encodeTables({ stems, weights, quantised, others }: Learned): Buffer {
  const { step, scale, books, codes } = quantised;
  const width = step * (codes.length / stems.length);
  const meanings = Uint16Array.from(
    others.flatMap(({ meanings: [first, second] }) => [first?.english ?? 0, second?.english ?? 0]),
  );
  const share = (of: { share: number } | undefined) => Math.round(15 * (of?.share ?? 0));
  const shares = others.map(({ meanings: [first, second] }) => share(first) * 16 + share(second));
  const parts = [
    Buffer.from(JSON.stringify({ width, step, scale })),
    frontCoded(stems),
    Uint8Array.from(weights, (weight) => Math.round(weight * 255)),
    codes,
    new Uint8Array(books.buffer),
    frontCoded(others.map(({ stem }) => stem)),
    new Uint8Array(meanings.buffer),
    Uint8Array.from(shares),
  ].flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(part.length);
    return [length, part];
  });
  return brotliCompressSync(Buffer.concat(parts), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
}

export interface Size {
  /** English stems in the table. */
  stems: number;
  /** Stems of other languages. */
  others: number;
  /** Components of a vector. */
  width: number;
  /** Bytes of a vector in the table. */
  bytes: number;
}

/** Evens out how much the first components count: the eigenvalues' power. */
const power = 0.25;

/** The rows of `vectors`, each of length 1. */
function unit(vectors: Float32Array, width: number): Float32Array {
  const scaled = vectors.slice();
  for (let start = 0; start < vectors.length; start += width) {
    const length = Math.hypot(...vectors.subarray(start, start + width)) || 1;
    for (let k = start; k < start + width; k++) scaled[k] = (vectors[k] ?? 0) / length;
  }
  return scaled;
}

/** The tables about words that a corpus teaches, as bytes that `decodeTables` reads. */
export function learnTables(corpus: Corpus, { stems: size, others, width, bytes }: Size): Buffer {
  const english = corpus.vocabulary('en');
  const chosen = chosenWords(english, corpus.pages, { size, always: askingStems() });
  const stems = Array.from(chosen, (number) => english.stems[number] ?? '');
  const pages = pagesWith(english, corpus.pages);
  const counts = Array.from(chosen, (number) => pages[number] ?? 0);
  const vectors = factor(positiveInformation(countTogether(corpus.pages, chosen)), width, power);
  return encodeTables({
    stems,
    weights: weigh(stems, counts, corpus.pages.length),
    quantised: quantise(unit(vectors, width), width, bytes),
    others: chosenOthers(corpus, stems, others),
  });
}
