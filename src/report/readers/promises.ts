import type { Redacted } from '../../text/text.ts';
import { headingNow } from '../gaps/heading.ts';
import type { Memory } from '../gaps/memory.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { SampledQuestion } from '../source/answered-sample.ts';
import {
  type Ends,
  endsOf,
  holdQuestions,
  nearlyAsNear,
  outcomeOf,
  type TestOutcome,
} from './held-questions.ts';
import type { Judged } from './judged.ts';

/*
 * What merged fixes promised: that the questions of their gaps' anchors, which never change, find a
 * section of the docs. So each fix is guarded, asked about in a period or not.
 */

/** What a merged fix promised: the questions of its gap's anchor find a section. */
export interface FixPromise {
  /** The gap's id and heading. */
  gap: string;
  label: Redacted;
  prLink: string;
  questions: readonly Redacted[];
}

/** The section is what most of its questions find at the base. */
export type TestedPromise = Omit<FixPromise, 'questions'> &
  TestOutcome & {
    /** What a model says of it, which then counts. */
    judged?: Judged;
  };

/** A promise held against the docs at hand: `after` is `before`. */
export type HeldPromise = TestedPromise & {
  /** How near its questions come to a section on average: comparable from report to report. */
  near: number;
};

/** Whether most of the questions that found a section find none any more. */
export const isBroken = ({ before, after }: Pick<TestedPromise, 'before' | 'after'>): boolean =>
  2 * after < before;

/** The promises of all fixes that were merged, but of gaps that are not for the docs. */
export function promisesOf({ journal, gaps }: Pick<Memory, 'journal' | 'gaps'>): FixPromise[] {
  return gaps.flatMap((gap): FixPromise[] => {
    const { id, anchor, fix } = gap;
    if (!fix || anchor.length === 0 || journal.decisions.get(id)?.ticked.dismiss) return [];
    const questions = anchor.map(({ text }) => text as Redacted);
    return [{ gap: id, label: headingNow(gap, journal), prLink: fix.prLink, questions }];
  });
}

/** A promise that was kept once, and that the docs at hand break. */
export interface BrokenPromise extends Omit<FixPromise, 'questions'> {
  /** How many questions it is of. */
  questions: number;
  /** The section that they found when it was last kept. */
  file: string;
  heading: string | null;
  /** The last commit that changed this file, and the pull request that it names; null if that is not known. */
  commit: { url: string; pullRequest: string | null } | null;
}

/**
 * The memory with where each promise is kept by the docs at hand, and those that were kept in an
 * earlier report and are broken. One that never was is no promise to hold anybody to: readers put
 * it in other words than the fix. Pure.
 */
export function withPromises(
  memory: Memory,
  held: readonly HeldPromise[],
): { memory: Memory; broken: BrokenPromise[] } {
  const byGap = new Map(held.map((promise) => [promise.gap, promise]));
  const broken: BrokenPromise[] = [];
  const gaps = memory.gaps.map((gap) => {
    const promise = byGap.get(gap.id);
    if (!promise) return gap;
    const { before, questions, file, heading, label, prLink, near } = promise;
    if (!isBroken({ before: questions, after: before })) {
      const kept = { file, heading, prLink, near: Math.round(near * 100) / 100 };
      return { ...gap, kept: file === null ? undefined : { ...kept, file } };
    }
    const { kept } = gap;
    // How near is near enough depends on what was answered in the period: that alone breaks nothing.
    if (kept?.prLink === prLink && near < nearlyAsNear * kept.near) {
      const where = { file: kept.file, heading: kept.heading };
      broken.push({ gap: gap.id, label, prLink, questions, ...where, commit: null });
    }
    return gap;
  });
  return { memory: { ...memory, gaps }, broken };
}

/** Holds promises against the docs at both ends of a change: those broken most first. */
export async function testPromises(
  promises: readonly FixPromise[],
  ends: Ends,
): Promise<(HeldPromise & { isChanged: boolean })[]> {
  const tested: (HeldPromise & { isChanged: boolean })[] = [];
  for (const { questions, ...promise } of promises) {
    const held = await holdQuestions(questions, ends);
    tested.push({
      ...promise,
      ...outcomeOf(
        held,
        held.map(({ was }) => was),
      ),
      near: held.reduce((sum, { near }) => sum + near, 0) / held.length,
      isChanged: held.some(({ was, is }) => (was === null) !== (is === null)),
    });
  }
  return tested.sort((a, b) => b.before - b.after - (a.before - a.after));
}

/** Holds promises against the docs at hand alone. */
export async function holdPromises({
  promises,
  docs,
  answered,
}: {
  promises: readonly FixPromise[];
  docs: IndexedDocs;
  answered: readonly SampledQuestion[];
}): Promise<HeldPromise[]> {
  if (promises.length === 0) return [];
  const same = { base: docs, head: docs, renamed: new Map() };
  const ends = await endsOf(same, answered);
  const held = await testPromises(promises, ends);
  return held.map(({ isChanged, ...one }) => one);
}
