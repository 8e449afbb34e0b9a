import type { Corpus, Pair } from './corpus.ts';

/** Longer passages say little about which word is which. */
const longest = 50;
const rounds = 5;

/** For a word of another language, the English words it stands for, likeliest first. */
type Translations = Map<number, { english: number; share: number }[]>;

/**
 * Which English word each word of a language stands for, learned from passages and their
 * translations by expectation maximisation (IBM's first model, Brown et al. 1993, with a word of
 * English for nothing). Shares are of the English words a word stands for; what is under a tenth is
 * left out.
 */
function learnTranslations(pairs: readonly Pair[]): Translations {
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

/** A stem of another language, with the English stems that it stands for, by number. */
export interface Translated {
  stem: string;
  meanings: readonly { english: number; share: number }[];
}

/** A word seen less often is not listed: its translation is a guess. */
const fewest = 4;
/** Meanings of a stem that are kept. */
const kept = 2;
/** What is left of a word's translations for it to be listed: words of grammar have less. */
const leastShare = 0.2;
/** A stem that is as frequent in English is read as English. */
const englishShare = 0.02;
const englishFewest = 20;

/** What the `most` most frequent stems of other languages stand for, sorted by stem: numbers in `stems`. */
export function chosenOthers(corpus: Corpus, stems: readonly string[], most: number): Translated[] {
  const english = corpus.vocabulary('en');
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const found = new Map<string, { count: number; english: Map<number, number> }>();
  for (const [language, pairs] of corpus.pairs) {
    const vocabulary = corpus.vocabulary(language);
    for (const [word, meanings] of learnTranslations(pairs)) {
      const stem = vocabulary.stems[word] ?? '';
      const count = vocabulary.counts[word] ?? 0;
      const own = english.counts[english.find(stem) ?? -1] ?? 0;
      const isEnglish = numbers.has(stem) || own > englishShare * count + englishFewest;
      if (count < fewest || isEnglish || !/^[\p{L}\p{M}]{2,30}$/u.test(stem)) continue;
      const entry = found.get(stem) ?? { count: 0, english: new Map<number, number>() };
      entry.count += count;
      for (const { english: of, share } of meanings) {
        const number = numbers.get(english.stems[of] ?? '');
        if (number === undefined) continue;
        entry.english.set(number, (entry.english.get(number) ?? 0) + share * count);
      }
      found.set(stem, entry);
    }
  }
  const entries = [...found].map(([stem, { count, english: of }]) => ({
    stem,
    count,
    meanings: [...of]
      .map(([number, sum]) => ({ english: number, share: sum / count }))
      .sort((a, b) => b.share - a.share || a.english - b.english)
      .slice(0, kept),
  }));
  const byStem = (a: { stem: string }, b: { stem: string }) => (a.stem < b.stem ? -1 : 1);
  return entries
    .filter(({ meanings }) => (meanings[0]?.share ?? 0) >= leastShare)
    .sort((a, b) => b.count - a.count || byStem(a, b))
    .slice(0, most)
    .sort(byStem);
}
