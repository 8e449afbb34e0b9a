import type { Redacted } from '../../text/text.ts';
import { currentHeading } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import {
  minReplacement,
  type TestableChange,
  type TestOutcome,
  testableChange,
  testOutcome,
  testQuestions,
} from './change.ts';

/**
 * The fix check of a merged fix: the questions of its gap's anchor have to find a section of the docs.
 * Anchors never change, so every fix can be checked even if nobody asks about its gap anymore.
 */
export interface FixCheck {
  /** The gap's id and heading. */
  gap: string;
  label: Redacted;
  prLink: string;
  questions: readonly Redacted[];
}

/** The result of a fix check, with the section that most of its questions find at the base. */
export interface FixCheckResult extends Omit<FixCheck, 'questions'>, TestOutcome {
  /** Average nearness of the questions to their nearest sections: comparable between reports. */
  near: number;
  /** Whether the change makes any question find or lose a section. */
  isChanged: boolean;
}

/** Whether most of the questions that found a section no longer find one. */
export const isRegressed = ({ before, after }: Pick<TestOutcome, 'before' | 'after'>): boolean =>
  2 * after < before;

/** The fix checks of all merged fixes, without those of dismissed gaps. */
export function fixChecksOf({ journal, gaps }: Pick<Memory, 'journal' | 'gaps'>): FixCheck[] {
  return gaps.flatMap((gap): FixCheck[] => {
    const { id, anchor, fix } = gap;
    if (!fix || anchor.length === 0 || journal.decisions.get(id)?.ticked.dismiss) return [];
    const questions = anchor.map(({ text }) => text as Redacted);
    return [{ gap: id, label: currentHeading(gap, journal), prLink: fix.prLink, questions }];
  });
}

/** A fix that has regressed: its check passed in an earlier report and fails on the current docs. */
export interface RegressedFix extends Omit<FixCheck, 'questions'> {
  /** Number of questions checked. */
  questions: number;
  /** The section that the questions found when the check last passed. */
  file: string;
  heading: string | null;
  /** The last commit that changed `file`, and the pull request that the commit names; null if unknown. */
  commit: { url: string; pullRequest: string | null } | null;
}

/**
 * Adds to the memory the section that each passing fix check found, and returns the regressed fixes. A
 * check that never passed can't regress: readers use other words than the fix.
 */
export function recordFixChecks(
  memory: Memory,
  checked: readonly FixCheckResult[],
): { memory: Memory; broken: RegressedFix[] } {
  const byGap = new Map(checked.map((promise) => [promise.gap, promise]));
  const broken: RegressedFix[] = [];
  const gaps = memory.gaps.map((gap) => {
    const promise = byGap.get(gap.id);
    if (!promise) return gap;
    const { before, questions, file, heading, label, prLink, near } = promise;
    if (!isRegressed({ before: questions, after: before })) {
      const section = { file, heading, prLink, near: Math.round(near * 100) / 100 };
      return { ...gap, kept: file === null ? undefined : { ...section, file } };
    }
    const { kept } = gap;
    // The threshold varies with the answers of the period, which alone must not count as a regression.
    if (kept?.prLink === prLink && near < minReplacement * kept.near) {
      const section = { file: kept.file, heading: kept.heading };
      broken.push({ gap: gap.id, label, prLink, questions, ...section, commit: null });
    }
    return gap;
  });
  return { memory: { ...memory, gaps }, broken };
}

/** Runs fix checks on the docs before and after a change. Fixes that lose the most questions come first. */
export function runFixChecksOnChange(
  promises: readonly FixCheck[],
  change: TestableChange,
): FixCheckResult[] {
  const tested: FixCheckResult[] = [];
  for (const { questions, ...promise } of promises) {
    const results = testQuestions(questions, change);
    tested.push({
      ...promise,
      ...testOutcome(results, ({ was }) => was),
      near: results.reduce((sum, { near }) => sum + near, 0) / results.length,
      isChanged: results.some(({ was, is }) => (was === null) !== (is === null)),
    });
  }
  return tested.sort((a, b) => b.before - b.after - (a.before - a.after));
}

/** Runs fix checks on the current docs: `after` equals `before`. */
export function runFixChecks(
  promises: readonly FixCheck[],
  docs: IndexedDocs,
  answered: readonly AnsweredQuestion[],
): FixCheckResult[] {
  if (promises.length === 0) return [];
  const unchanged = { base: docs, head: docs, renamed: new Map() };
  return runFixChecksOnChange(promises, testableChange(unchanged, answered));
}
