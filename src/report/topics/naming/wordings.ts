import { languageOf } from '../../../language/detection.ts';
import { wordReader } from '../../../language/tokens.ts';

/** A question as a heading may quote it. */
export interface Member {
  /** Redacted: headings and examples are made of it, and of nothing else. */
  shown: string;
  /** Asked in the period itself, not in the one before. */
  current: boolean;
  /** How strongly it is linked to the other members; all are equally close if it is left out. */
  closeness?: number;
}

/** A distinct text of a topic's members. */
export interface Wording {
  text: string;
  /** Whether it was asked in the period itself. */
  current: boolean;
  /** How many of the members asked it; of the period itself, if it was asked then. */
  count: number;
  /** Its words, lower case, and their stems, each once. */
  words: readonly string[];
  stems: readonly string[];
  language: string | null;
  /** How strongly it is linked to the other members, beside the most strongly linked: from 0 to 1. */
  closeness: number;
}

/** Of the largest topics, so many wordings are enough to tell what they share. */
const mostWordings = 100;

/** Reads the wordings of topics. */
export function wordingReader(): (members: readonly Member[]) => Wording[] {
  const read = wordReader();
  return (members) => {
    const asked = new Map<string, { current: number; before: number; closeness: number }>();
    const closest = members.reduce(
      (most, { closeness = 1 }) => Math.max(most, closeness),
      -Infinity,
    );
    for (const { shown, current, closeness = 1 } of members) {
      const counts = asked.get(shown) ?? { current: 0, before: 0, closeness };
      if (current) counts.current++;
      else counts.before++;
      asked.set(shown, counts);
    }
    return [...asked]
      .sort(
        ([a, countsA], [b, countsB]) =>
          Math.sign(countsB.current) - Math.sign(countsA.current) ||
          countsB.current - countsA.current ||
          countsB.before - countsA.before ||
          (a < b ? -1 : 1),
      )
      .filter(
        (_, at, every) =>
          every.length <= mostWordings || at % Math.ceil(every.length / mostWordings) === 0,
      )
      .map(([text, counts]) => {
        const entries = [...new Set(read(text))];
        return {
          text,
          current: counts.current > 0,
          count: counts.current > 0 ? counts.current : counts.before,
          words: entries.map(({ word }) => word),
          stems: [...new Set(entries.map(({ stem }) => stem))],
          language: languageOf(text),
          closeness: counts.closeness / (closest || 1),
        };
      });
  };
}

/** In how many of the sets each word stands. */
export function countedIn(sets: Iterable<Iterable<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) {
    for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
