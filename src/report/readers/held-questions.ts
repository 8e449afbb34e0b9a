import type { Section } from '../../docs/docs.ts';
import type { Near } from '../../docs/nearest.ts';
import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import { type Change, type ChangedSections, changedSections } from './changed-sections.ts';

/*
 * Questions held against the sections of the docs before and after a change. "Find" is all that is
 * claimed: that the section that comes nearest is near, not that it answers.
 */

/** The docs at both ends of a change; the same twice to hold questions against the docs at hand. */
export interface Ends extends Change {
  sections: ChangedSections;
  /** How near a section has to be to be found. */
  bar: number;
}

/** @param answered tell how near is near enough */
export async function endsOf(change: Change, answered: readonly AnsweredQuestion[]): Promise<Ends> {
  const sections = await changedSections(change);
  return { ...change, sections, bar: await barOf(change.base, answered) };
}

/** A question with the section that it finds at the base, and at the head; null for none. */
interface HeldQuestion {
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
 * found is only moved or put in other words. One that found none finds only what is on a page that
 * the change touches: how near another page comes differs by what else the docs say.
 */
export async function holdQuestions(
  questions: readonly Redacted[],
  { base, head, bar, sections: { gone, isNew, isChanged, isNewlyNear } }: Ends,
): Promise<HeldQuestion[]> {
  const asked = wordsTogether(questions, base);
  const held: HeldQuestion[] = [];
  for (const [at, question] of questions.entries()) {
    await pause();
    const words = asked[at] ?? new Map();
    const [before] = nearestTo(words, base);
    const [after] = base === head ? [before] : nearestTo(words, head);
    const near = before ? nearness(before, words, base) : 0;
    const was = before && near >= bar ? before : null;
    const isKept = (is: Near): boolean =>
      was !== null &&
      (!gone.has(was.section) || (isNew(is.section) && is.score >= nearlyAsNear * was.score));
    const isFound =
      after &&
      (was || isChanged(after.section.page)) &&
      (nearness(after, words, head) >= bar ||
        isNewlyNear(after, before?.score ?? 0) ||
        isKept(after));
    held.push({ question, was: was?.section ?? null, is: isFound ? after.section : null, near });
  }
  return held;
}

/** What becomes of questions that ask one thing. */
export interface TestOutcome {
  questions: number;
  /** How many of these find a section at the base, and at the head. */
  before: number;
  after: number;
  /** The section that most of them find; null if none does. */
  file: string | null;
  heading: string | null;
}

/** @param sections of which the one is told that is there most often */
export function outcomeOf(
  held: readonly HeldQuestion[],
  sections: readonly (Section | null)[],
): TestOutcome {
  const found = Map.groupBy(
    sections.filter((section) => section !== null),
    (section) => section,
  );
  const [[most] = []] = [...found].sort((a, b) => b[1].length - a[1].length);
  return {
    questions: held.length,
    before: held.filter(({ was }) => was).length,
    after: held.filter(({ is }) => is).length,
    file: most?.page.file ?? null,
    heading: most?.heading ?? null,
  };
}

/** The words of a text, each counting 1, as the docs are read. */
export function wordsOf(text: string, { reading }: IndexedDocs): Map<string, number> {
  return new Map(reading.stems(text).map((stem) => [stem, 1]));
}

/**
 * The words of questions of one topic: of each its own and, if it has one that another has, beside
 * them what they share, each with the share of them that has it. Of two that ask the same, one often
 * has no word of the section that the other finds.
 */
function wordsTogether(questions: readonly string[], docs: IndexedDocs): Map<string, number>[] {
  const own = questions.map((question) => wordsOf(question, docs));
  const counts = new Map<string, number>();
  for (const words of own) {
    for (const stem of words.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const shared = new Map([...counts].filter(([, count]) => count > 1));
  for (const words of own) {
    if (![...words.keys()].some((stem) => shared.has(stem))) continue;
    for (const [stem, count] of shared) {
      words.set(stem, (words.get(stem) ?? 0) + count / own.length);
    }
  }
  return own;
}

/** Sections looked at for the nearest ones. */
const maxLookedAt = 40;

/** What comes nearest to a question, nearest first. */
export const nearestTo = (words: ReadonlyMap<string, number>, { index }: IndexedDocs): Near[] =>
  index.nearest({ words }, maxLookedAt);

/** How near a section is to a question, from 0 up, comparable between questions. */
export function nearness(
  { score }: Near,
  words: ReadonlyMap<string, number>,
  { reading, index }: IndexedDocs,
): number {
  let most = 0;
  for (const [stem, count] of words) most += count * reading.weight(stem) * index.rarity(stem);
  return most === 0 ? 0 : score / most;
}

/** How near half of the answered questions come to the pages that answered them. */
async function barOf(base: IndexedDocs, answered: readonly AnsweredQuestion[]): Promise<number> {
  const values: number[] = [];
  for (const { question, cited } of answered) {
    await pause();
    const words = wordsOf(question, base);
    const [near] = nearestTo(words, base);
    if (!near || !cited.some(({ url }) => base.finder(url) === near.section.page)) continue;
    values.push(nearness(near, words, base));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}
