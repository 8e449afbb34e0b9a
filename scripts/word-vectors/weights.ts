import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stem } from '../../src/language/tokens.ts';
import type { Page, Vocabulary } from './corpus.ts';

/** A word on a smaller share of the pages than this says all that a word can. */
const rareShare = 0.02;

/** Words that questions are put in, which documentation hardly uses: weights by words, set by hand. */
function askingWeights(): Map<string, number> {
  const lines = readFileSync(join(import.meta.dirname, 'asking.txt'), 'utf8').split('\n');
  const weights = new Map<string, number>();
  for (const line of lines) {
    const [weight = '', ...words] = line.split(' ');
    if (weight.startsWith('#') || weight === '') continue;
    for (const word of words) {
      const of = stem(word);
      weights.set(of, Math.min(weights.get(of) ?? 1, Number(weight)));
    }
  }
  return weights;
}

/** On how many pages each stem of the vocabulary stands. */
export function pagesWith(vocabulary: Vocabulary, pages: readonly Page[]): Uint32Array {
  const found = new Uint32Array(vocabulary.stems.length);
  for (const { passages } of pages) {
    for (const number of new Set(passages.flatMap(({ stems }) => [...stems]))) {
      found[number] = (found[number] ?? 0) + 1;
    }
  }
  return found;
}

/**
 * How much each stem says, from 0 to 1: the fewer pages of documentation it stands on, the more; and
 * what `asking.txt` says of the words that questions are put in.
 */
export function weigh(stems: readonly string[], found: readonly number[], pages: number): number[] {
  const asking = askingWeights();
  return stems.map((of, at) => {
    const rarity = Math.log(pages / (found[at] ?? 1)) / -Math.log(rareShare);
    return Math.min(1, Math.max(0, rarity), asking.get(of) ?? 1);
  });
}

/** The stems that `asking.txt` weighs. */
export const askingStems = (): string[] => [...askingWeights().keys()];
