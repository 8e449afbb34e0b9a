import type { Section } from '../../docs/docs.ts';
import type { Near } from '../../docs/nearest.ts';
import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import { type Change, type ChangedSections, changedSections } from './changed-sections.ts';

/*
 * Which sections of the docs questions find before and after a change. To "find" a section means that
 * the nearest section is near enough, not that it answers the question.
 */

/** The docs before and after a change; the same docs twice to test only the current ones. */
export interface Ends extends Change {
  sections: ChangedSections;
  /** Minimum nearness of a section that is found. */
  threshold: number;
}

/** @param answered questions that set the threshold */
export async function endsOf(change: Change, answered: readonly AnsweredQuestion[]): Promise<Ends> {
  const sections = await changedSections(change);
  return { ...change, sections, threshold: await thresholdFrom(change.base, answered) };
}

/** A question with the sections that it finds at the base and at the head, or null. */
interface TestedQuestion {
  question: Redacted;
  was: Section | null;
  is: Section | null;
  /** Nearness of the nearest section at the base. */
  near: number;
}

/** Minimum score of a replacement, relative to the section that it replaces. */
export const nearlyAsNear = 0.7;

/**
 * Tests which sections the questions of one topic find before and after a change.
 *
 * A question finds the nearest section at a commit if that is near enough. At the head it also finds
 * one that the change adds or rewrites and that is nearer than any section before, and the section
 * that it found before if this is only moved or reworded. If it found none before, it finds only
 * sections on changed pages: the nearness of other pages varies with the rest of the docs.
 */
export async function testQuestions(
  questions: readonly Redacted[],
  { base, head, threshold, sections: { gone, isNew, isChanged, isNewlyNear } }: Ends,
): Promise<TestedQuestion[]> {
  const asked = wordsTogether(questions, base);
  const tested: TestedQuestion[] = [];
  for (const [at, question] of questions.entries()) {
    await pause();
    const words = asked[at] ?? new Map();
    const [before] = nearestTo(words, base);
    const [after] = base === head ? [before] : nearestTo(words, head);
    const near = before ? sectionNearness(before, words, base) : 0;
    const was = before && near >= threshold ? before : null;
    const isReplacement = (is: Near): boolean =>
      was !== null &&
      (!gone.has(was.section) || (isNew(is.section) && is.score >= nearlyAsNear * was.score));
    const isFound =
      after &&
      (was || isChanged(after.section.page)) &&
      (sectionNearness(after, words, head) >= threshold ||
        isNewlyNear(after, before?.score ?? 0) ||
        isReplacement(after));
    tested.push({ question, was: was?.section ?? null, is: isFound ? after.section : null, near });
  }
  return tested;
}

/** The result of the test for the questions of one topic. */
export interface TestOutcome {
  questions: number;
  /** How many of these find a section at the base. */
  before: number;
  /** How many find one at the head. */
  after: number;
  /** The section that most of them find; null if none finds any. */
  file: string | null;
  heading: string | null;
}

/** @param sections the most frequent of these is the one reported */
export function testOutcome(
  tested: readonly TestedQuestion[],
  sections: readonly (Section | null)[],
): TestOutcome {
  const found = Map.groupBy(
    sections.filter((section) => section !== null),
    (section) => section,
  );
  const [[most] = []] = [...found].sort((a, b) => b[1].length - a[1].length);
  return {
    questions: tested.length,
    before: tested.filter(({ was }) => was).length,
    after: tested.filter(({ is }) => is).length,
    file: most?.page.file ?? null,
    heading: most?.heading ?? null,
  };
}

/** The words of a text, each with weight 1. */
export function wordsOf(text: string, { reading }: IndexedDocs): Map<string, number> {
  return new Map(reading.stems(text).map((stem) => [stem, 1]));
}

/**
 * The words of each question of a topic. A question that shares a word with another also gets all
 * shared words, weighted by the share of questions that have them: of two questions that ask the
 * same, one often has no word of the section that the other finds.
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

/** Number of nearest sections that are considered. */
const maxLookedAt = 40;

/** The sections nearest to a question, nearest first. */
export const nearestTo = (words: ReadonlyMap<string, number>, { index }: IndexedDocs): Near[] =>
  index.nearest({ words }, maxLookedAt);

/** How near a section is to a question: 0 or more, comparable between questions. */
export function sectionNearness(
  { score }: Near,
  words: ReadonlyMap<string, number>,
  { reading, index }: IndexedDocs,
): number {
  let most = 0;
  for (const [stem, count] of words) most += count * reading.weight(stem) * index.rarity(stem);
  return most === 0 ? 0 : score / most;
}

/** Median nearness of answered questions to the pages that answered them. */
async function thresholdFrom(
  base: IndexedDocs,
  answered: readonly AnsweredQuestion[],
): Promise<number> {
  const values: number[] = [];
  for (const { question, cited } of answered) {
    await pause();
    const words = wordsOf(question, base);
    const [near] = nearestTo(words, base);
    if (!near || !cited.some(({ url }) => base.finder(url) === near.section.page)) continue;
    values.push(sectionNearness(near, words, base));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}
