import type { Pair } from './corpus.ts';

/** Longer passages say little about which word is which. */
const longest = 50;
const rounds = 5;

/** For a word of another language, the English words it stands for, likeliest first. */
export type Translations = Map<number, { english: number; share: number }[]>;

/**
 * Which English word each word of a language stands for, learned from passages and their
 * translations by expectation maximisation (IBM's first model, Brown et al. 1993, with a word of
 * English for nothing). Shares are of the English words a word stands for; what is under a tenth is
 * left out.
 */
export function learnTranslations(pairs: readonly Pair[]): Translations {
  const read = pairs.filter(
    ({ english, other }) => english.length <= longest && other.length <= longest,
  );
  const nothing = -1;
  const columnsOf = new Map<number, Map<number, number>>();
  const others: number[] = [];
  const englishes: number[] = [];
  const cells: number[] = [];
  for (const { english, other } of read) {
    for (const word of other) {
      const columns = columnsOf.get(word) ?? new Map<number, number>();
      columnsOf.set(word, columns);
      for (const source of [nothing, ...english]) {
        let cell = columns.get(source);
        if (cell === undefined) {
          cell = others.push(word) - 1;
          englishes.push(source);
          columns.set(source, cell);
        }
        cells.push(cell);
      }
    }
  }
  let likely = new Float64Array(others.length).fill(1);
  let expected = new Float64Array(others.length);
  for (let round = 0; round < rounds; round++) {
    expected = new Float64Array(others.length);
    let at = 0;
    for (const { english, other } of read) {
      const width = english.length + 1;
      for (let word = 0; word < other.length; word++) {
        let sum = 0;
        for (let k = 0; k < width; k++) sum += likely[cells[at + k] ?? 0] ?? 0;
        for (let k = 0; k < width; k++) {
          const cell = cells[at + k] ?? 0;
          expected[cell] = (expected[cell] ?? 0) + (likely[cell] ?? 0) / sum;
        }
        at += width;
      }
    }
    const sums = new Map<number, number>();
    expected.forEach((value, cell) => {
      const source = englishes[cell] ?? 0;
      sums.set(source, (sums.get(source) ?? 0) + value);
    });
    likely = expected.map((value, cell) => value / (sums.get(englishes[cell] ?? 0) ?? 1));
  }
  const translations: Translations = new Map();
  for (const [word, columns] of columnsOf) {
    const all = [...columns].map(([english, cell]) => ({ english, share: expected[cell] ?? 0 }));
    const sum = all.reduce((total, { share }) => total + share, 0);
    const kept = all
      .map(({ english, share }) => ({ english, share: share / sum }))
      .filter(({ share }) => share >= 0.1)
      .sort((a, b) => b.share - a.share || a.english - b.english);
    translations.set(word, kept);
  }
  return translations;
}
