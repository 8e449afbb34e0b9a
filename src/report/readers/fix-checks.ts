import type { Section } from '../../docs/docs.ts';
import type { Redacted } from '../../text/text.ts';
import type { Memory } from '../gaps/memory.ts';

/**
 * The fix check of a merged fix: the questions of its gap's anchor must keep a section nearly as near. An
 * anchor never changes, so every fix can be checked even if nobody asks about its gap anymore.
 */
export interface FixCheck {
  /** The gap's id and heading. */
  gap: string;
  label: Redacted;
  prLink: string;
  questions: readonly Redacted[];
}

/** The fix checks of all merged fixes, without those of dismissed gaps. */
export function fixChecksOf({ gaps }: Pick<Memory, 'gaps'>): FixCheck[] {
  return gaps.flatMap(({ id, heading, anchor, fix, boxes }): FixCheck[] => {
    if (!fix || anchor.length === 0 || boxes.dismiss) return [];
    const questions = anchor.map(({ text }) => text as Redacted);
    return [{ gap: id, label: heading, prLink: fix.prLink, questions }];
  });
}

/** The result of a fix check, with the section that most of its questions come nearest to at the base. */
export interface FixCheckResult extends Omit<FixCheck, 'questions'> {
  /** Number of the anchor's questions. */
  questions: number;
  /** How many of them keep a section nearly as near as their nearest one at the base: there, and at the head. */
  before: number;
  after: number;
  file: string | null;
  heading: string | null;
}

/** Share of its best score at the base that a question's best score must keep. */
const minKept = 0.75;

/**
 * Runs fix checks. Those of which least is left come first.
 *
 * @param nearnessOf returns a question's best scores at the base and at the head, with its section at the base
 */
export function checkFixes(
  checks: readonly FixCheck[],
  nearnessOf: (question: Redacted) => { before: number; after: number; nearest: Section | null },
): FixCheckResult[] {
  return checks
    .map(({ questions, ...check }) => {
      const results = questions.map(nearnessOf);
      const section = mostFrequentSection(results.map(({ nearest }) => nearest));
      return {
        ...check,
        questions: results.length,
        before: results.length,
        after: results.filter(({ before, after }) => after >= minKept * before).length,
        file: section?.page.file ?? null,
        heading: section?.heading ?? null,
      };
    })
    .sort((a, b) => a.after / a.before - b.after / b.before);
}

/** Whether most of a fix check's questions lose their section. */
export const isRegressed = ({ before, after }: FixCheckResult): boolean => 2 * after < before;

/** The most frequent section, the first one if tied; null if there is none. */
export function mostFrequentSection(sections: readonly (Section | null)[]): Section | null {
  const groups = [...Map.groupBy(sections, (section) => section)].filter(([section]) => section);
  const [most] = groups.sort((a, b) => b[1].length - a[1].length);
  return most?.[0] ?? null;
}
