import type { RememberedClaim, RememberedGap } from './memory.ts';

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
