import { byCodeUnits } from '../../text/text.ts';
import { type Memory, type RememberedClaim, type RememberedGap, sortedReports } from './memory.ts';

/* What people and runs have decided about a gap, as the issue shows it. */

export const isOpen = (claim: RememberedClaim | null): claim is RememberedClaim =>
  claim !== null && claim.outcome === null;

/** The comment id that a gap's box for the agent names: 0 without an earlier job. */
export const boxClaim = ({ claim }: Pick<RememberedGap, 'claim'>): number => claim?.comment ?? 0;

/** Whether people or runs have decided anything about a gap. */
export const isTouched = ({ boxes, headingBy, claim, merges }: RememberedGap): boolean =>
  headingBy === 'people' ||
  boxes.dismiss ||
  boxes.ours ||
  boxes.fix ||
  claim !== null ||
  merges.length > 0;

/** The pull request of a gap's last job; null if there is none, or if it was merged. */
export function pullOf({
  claim,
  merges,
}: Pick<RememberedGap, 'claim' | 'merges'>): { jobId: string | null; prLink: string } | null {
  const { jobId = null, prLink = null } = claim ?? {};
  if (prLink === null || merges.some((merge) => merge.prLink === prLink)) return null;
  return { jobId, prLink };
}

/** Gaps that are ticked for a job and have none at work, largest first. */
export const gapsToFix = (gaps: readonly RememberedGap[]): RememberedGap[] =>
  gaps
    .filter(({ boxes, claim }) => boxes.fix && !boxes.dismiss && !isOpen(claim))
    .toSorted((a, b) => b.rows - a.rows || (a.id < b.id ? -1 : 1));

const lastEnd = ({ reports }: Memory): string => reports.at(-1)?.to ?? '';

/**
 * Joins two memories by report and by gap: the entry of the memory with the later report stands or, of the
 * same report, that of `one`. Claims and merges are joined.
 */
export function joinMemories(one: Memory, other: Memory): Memory {
  const [later, earlier] = lastEnd(other) > lastEnd(one) ? [other, one] : [one, other];
  const before = new Map(earlier.gaps.map((gap) => [gap.id, gap]));
  const known = new Set(later.gaps.map(({ id }) => id));
  return {
    ...later,
    reports: sortedReports([...earlier.reports, ...later.reports]),
    gaps: [
      ...later.gaps.map((gap) => {
        const same = before.get(gap.id);
        return same ? { ...gap, ...joinedWork(gap, same) } : gap;
      }),
      ...earlier.gaps.filter(({ id, fix }) => !known.has(id) && !fix?.isFinal),
    ],
  };
}

function joinedWork(one: RememberedGap, other: RememberedGap) {
  const merges = new Map([...other.merges, ...one.merges].map((merge) => [merge.prLink, merge]));
  return {
    claim: laterClaim(one.claim, other.claim),
    merges: [...merges.values()].sort(
      (a, b) => byCodeUnits(a.on, b.on) || byCodeUnits(a.prLink, b.prLink),
    ),
  };
}

/** The claim with the higher comment id or, of one comment, the one that says more. */
export function laterClaim(
  one: RememberedClaim | null,
  other: RememberedClaim | null,
): RememberedClaim | null {
  if (!one || !other) return one ?? other;
  if (one.comment !== other.comment) return one.comment > other.comment ? one : other;
  const known = ({ jobId, outcome }: RememberedClaim): number =>
    Number(jobId !== null) + 2 * Number(outcome !== null);
  return known(other) > known(one) ? other : one;
}

/**
 * Adds what an issue shows right before a write to the counts of a report: boxes, and headings that people
 * gave. Gaps, reports and work are joined: see {@link joinMemories}.
 */
export function withDecisions(counted: Memory, shown: Memory): Memory {
  const decided = new Map(shown.gaps.map((gap) => [gap.id, gap]));
  const joined = joinMemories(counted, shown);
  return {
    ...joined,
    gaps: joined.gaps.map((gap) => {
      const { boxes = gap.boxes, heading, headingBy } = decided.get(gap.id) ?? {};
      const isGiven = headingBy === 'people' && heading;
      return { ...gap, boxes, ...(isGiven && { heading, headingBy }) };
    }),
  };
}
