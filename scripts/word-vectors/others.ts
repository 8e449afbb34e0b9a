import type { Corpus } from './corpus.ts';
import type { Learned } from './encode.ts';
import { learnTranslations } from './translate.ts';

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
export function chosenOthers(
  corpus: Corpus,
  stems: readonly string[],
  most: number,
): Learned['others'] {
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
