import { chosenWords, countTogether } from './cooccurrence.ts';
import type { Corpus } from './corpus.ts';
import { encodeTables } from './encode.ts';
import { factor, positiveInformation } from './factor.ts';
import { chosenOthers } from './others.ts';
import { quantise } from './quantise.ts';
import { askingStems, pagesWith, weigh } from './weights.ts';

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

/** The tables about words that a corpus teaches, as text that `decodeTables` reads. */
export function learnTables(corpus: Corpus, { stems: size, others, width, bytes }: Size): string {
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
