import type { Section } from '../../docs/docs.ts';
import type { Pace } from '../../pace.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';

/*
 * Whether a question finds a section of the docs at either end of a pull request: that the section
 * that comes nearest is near, which is not that it answers.
 */

/** Half of the answered questions come as near as this to the pages that answered them. */
const nearEnough = 0.5;

/** The words of a text, each counting 1, as the docs are read. */
export function wordsOf(text: string, { reading }: IndexedDocs): Map<string, number> {
  return new Map(reading.stems(text).map((stem) => [stem, 1]));
}

/** The words that at least two of a topic's questions have, each with the share of them that do. */
export function sharedWords(
  questions: readonly ReadonlyMap<string, number>[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of questions.flatMap((words) => [...words.keys()])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1);
  return new Map(repeated.map(([stem, count]) => [stem, count / questions.length]));
}

/**
 * A question's words and, if it has one of those that others of its topic share, beside them what
 * these call the same thing: of two that ask the same, one often has no word of the section that the
 * other finds.
 */
export function withShared(
  words: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Map(words);
  if (![...words.keys()].some((stem) => shared.has(stem))) return all;
  for (const [stem, share] of shared) all.set(stem, (all.get(stem) ?? 0) + share);
  return all;
}

/** The section that comes nearest to a question, with a score that compares between commits. */
export interface Found {
  section: Section;
  score: number;
}

/** Sections looked at for the nearest one. */
const mostLookedAt = 40;

/**
 * What comes nearest to a question at both commits. What sections mean beside their words counts in
 * proportion to the words in common; of both commits, in proportion to the base's.
 */
export function nearestAtBoth(
  words: ReadonlyMap<string, number>,
  { base, head }: { base: IndexedDocs; head: IndexedDocs },
): [was: Found | null, is: Found | null] {
  const seen = [base, head].map(({ index }) => index.nearest({ words }, mostLookedAt));
  const most = seen.map((near) => near.reduce((most, one) => Math.max(most, one.words), 0));
  const scale = most[0] || most[1] || 1;
  const [was = null, is = null] = seen.map((near, end) => {
    const own = most[end] || 1;
    return near.reduce<Found | null>((best, one) => {
      const score = one.words + scale * (one.score - one.words / own);
      return best && best.score >= score ? best : { section: one.section, score };
    }, null);
  });
  return [was, is];
}

/** How near a section is to a question, from 0 up, comparable between questions. */
export function nearness(
  { score }: Found,
  words: ReadonlyMap<string, number>,
  { reading, index }: IndexedDocs,
): number {
  let most = 0;
  for (const [stem, count] of words) most += count * reading.weight(stem) * index.rarity(stem);
  return most === 0 ? 0 : score / most;
}

/** How near half of the answered questions come to the pages that answered them. */
export async function barOf({
  base,
  answered,
  pace,
}: {
  base: IndexedDocs;
  answered: readonly AnsweredQuestion[];
  pace: Pace;
}): Promise<number> {
  const values: number[] = [];
  for (const { question, cited } of answered) {
    const pause = pace();
    if (pause) await pause;
    const words = wordsOf(question, base);
    const [near] = nearestAtBoth(words, { base, head: base });
    if (!near || !cited.some(({ url }) => base.finder(url) === near.section.page)) continue;
    values.push(nearness(near, words, base));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * nearEnough)] ?? Number.POSITIVE_INFINITY;
}
