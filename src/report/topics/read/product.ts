import type { Evidence } from '../evidence/evidence.ts';
import { ownWords } from '../own/own.ts';
import { words } from './normalise.ts';

/** What is known of a product's words, all in lower case. */
export interface Product {
  /** Its names and their stems: they tell nothing. */
  own: ReadonlySet<string>;
  /** In how many answered questions and their answers each word stands. */
  known: ReadonlyMap<string, number>;
}

/** What the evidence tells of the product's own words. */
export function productOf({ answered, pageHosts }: Evidence): Product {
  const known = new Map<string, number>();
  for (const { question, answer } of answered) {
    for (const word of new Set([...words(question), ...words(answer)])) {
      known.set(word, (known.get(word) ?? 0) + 1);
    }
  }
  return { own: ownWords(pageHosts), known };
}
