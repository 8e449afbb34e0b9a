import type { Section } from '../../docs/docs.ts';
import type { Near } from '../../docs/nearest.ts';
import type { Pace } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';
import type { ChangedSections, Found } from './changed-sections.ts';

/*
 * Questions held against the sections of the docs before and after a change. "Find" is all that is
 * claimed: that the section that comes nearest is near, not that it answers.
 */

/** The docs at both ends of a change, and how near a section has to be to be found, by `barOf`. */
export interface Ends {
  base: IndexedDocs;
  head: IndexedDocs;
  bar: number;
  sections: Pick<ChangedSections, 'gone' | 'isNew' | 'isNewlyNear'>;
  pace: Pace;
}

/** A question with the section that it finds at the base, and at the head; null for none. */
export interface HeldQuestion {
  question: Redacted;
  was: Section | null;
  is: Section | null;
  /** How near the nearest section of the base is. */
  near: number;
}

/** What is left in a section's place has to be nearly as near. */
export const nearlyAsNear = 0.7;

/**
 * Holds questions that ask one thing against the docs at both ends of a change.
 *
 * A question finds a section at a commit if the nearest is near enough; at the head also if the
 * nearest is one that the change adds or rewrites, and nearer than any was before, and if what it
 * found is only moved or put in other words.
 */
export async function holdQuestions(
  questions: readonly Redacted[],
  { base, head, bar, sections: { gone, isNew, isNewlyNear }, pace }: Ends,
): Promise<HeldQuestion[]> {
  const own = questions.map((question) => wordsOf(question, base));
  const shared = sharedWords(own);
  const held: HeldQuestion[] = [];
  for (const [at, question] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    const words = withShared(own[at] ?? new Map(), shared);
    const [[before], [after]] = nearestAtBoth(words, { base, head });
    const near = before ? nearness(before, words, base) : 0;
    const was = before && near >= bar ? before : null;
    const isKept = (is: Found): boolean =>
      was !== null &&
      (!gone.has(was.section) || (isNew(is.section) && is.score >= nearlyAsNear * was.score));
    const isFound =
      after &&
      (nearness(after, words, head) >= bar ||
        isNewlyNear(after, before?.score ?? 0) ||
        isKept(after));
    held.push({ question, was: was?.section ?? null, is: isFound ? after.section : null, near });
  }
  return held;
}

/** How many questions find a section at the base, and at the head. */
export const countsOf = (held: readonly HeldQuestion[]): { before: number; after: number } => ({
  before: held.filter(({ was }) => was).length,
  after: held.filter(({ is }) => is).length,
});

/** The section that is there most often. */
export function mostFound(sections: readonly (Section | null)[]): {
  file: string | null;
  heading: string | null;
} {
  const found = Map.groupBy(
    sections.filter((section) => section !== null),
    (section) => section,
  );
  const [most] = [...found].sort((a, b) => b[1].length - a[1].length);
  return { file: most?.[0].page.file ?? null, heading: most?.[0].heading ?? null };
}

/** Half of the answered questions come as near as this to the pages that answered them. */
const nearEnough = 0.5;

/** The words of a text, each counting 1, as the docs are read. */
export function wordsOf(text: string, { reading }: IndexedDocs): Map<string, number> {
  return new Map(reading.stems(text).map((stem) => [stem, 1]));
}

/** The words that at least two of a topic's questions have, each with the share of them that do. */
function sharedWords(questions: readonly ReadonlyMap<string, number>[]): Map<string, number> {
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
function withShared(
  words: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Map(words);
  if (![...words.keys()].some((stem) => shared.has(stem))) return all;
  for (const [stem, share] of shared) all.set(stem, (all.get(stem) ?? 0) + share);
  return all;
}

/** Sections looked at for the nearest ones. */
const mostLookedAt = 40;

/**
 * What comes nearest to a question at both commits, nearest first. What sections mean beside their
 * words counts in proportion to the words in common; of both commits, in proportion to the base's.
 * What the page says of itself tells which section is nearest, and not how near that is: a page that
 * lost its sections still has its title.
 */
export function nearestAtBoth(
  words: ReadonlyMap<string, number>,
  { base, head }: { base: IndexedDocs; head: IndexedDocs },
): [before: Found[], after: Found[]] {
  const mostOf = (near: readonly Near[]): number =>
    near.reduce((most, one) => Math.max(most, one.words), 0);
  const before = base.index.nearest({ words }, mostLookedAt);
  const after = base === head ? before : head.index.nearest({ words }, mostLookedAt);
  const scale = mostOf(before) || mostOf(after) || 1;
  const comparable = (near: readonly Near[]): Found[] => {
    const own = mostOf(near) || 1;
    return near
      .map(({ section, score, words, ofPage }) => {
        const all = words + scale * (score - words / own);
        return { section, all, score: all - ofPage };
      })
      .sort((a, b) => b.all - a.all);
  };
  return [comparable(before), comparable(after)];
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
    const [[near]] = nearestAtBoth(words, { base, head: base });
    if (!near || !cited.some(({ url }) => base.finder(url) === near.section.page)) continue;
    values.push(nearness(near, words, base));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * nearEnough)] ?? Number.POSITIVE_INFINITY;
}
