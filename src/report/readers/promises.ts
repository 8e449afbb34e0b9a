import type { Redacted } from '../../text/text.ts';
import { decisionsOf } from '../gaps/journal.ts';
import type { Memory } from '../gaps/memory.ts';
import { type FixPromise, type HeldPromise, isBroken, nearlyAsNear } from './reader-test.ts';

/*
 * What merged fixes promised: that the questions of their gaps' anchors, which never change, find a
 * section of the docs. So each fix is guarded, asked about in a period or not.
 */

/** The promises of all fixes that were merged, but of gaps that are not for the docs. */
export function promisesOf({ journal, gaps }: Pick<Memory, 'journal' | 'gaps'>): FixPromise[] {
  const decisions = decisionsOf(journal);
  return gaps.flatMap(({ id, heading, anchor, fix }): FixPromise[] => {
    const decided = decisions.get(id);
    if (!fix || anchor.length === 0 || decided?.ticked.dismiss) return [];
    const label = decided?.heading ?? heading;
    const questions = anchor.map(({ text }) => text as Redacted);
    return [{ gap: id, label, prLink: fix.prLink, questions }];
  });
}

/** A promise that was kept once, and that the docs at hand break. */
export interface BrokenPromise {
  /** The gap's id and heading, and its fix. */
  gap: string;
  label: Redacted;
  prLink: string;
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
