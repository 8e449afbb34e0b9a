import { stem, words } from './normalise.ts';

export interface ReadWord {
  word: string;
  stem: string;
}

/**
 * A function that gives the words of texts, in reading order, with their stems. Each word is stemmed
 * and kept in memory once: the same word is the same object in every text.
 */
export function wordReader(): (text: string) => ReadWord[] {
  const known = new Map<string, ReadWord>();
  return (text) =>
    words(text).map((word) => {
      const before = known.get(word);
      if (before) return before;
      const entry = { word, stem: stem(word) };
      known.set(word, entry);
      return entry;
    });
}
