import { type Claim, type ClaimPlace, writeClaim } from '../../agent/claim.ts';
import { GitHubError } from '../../github/errors.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { Step } from '../../step.ts';
import type { RememberedGap } from '../gaps/memory.ts';
import { claimMarkdown, type GapJobOutcome, gapName, notSavedText } from './job-text.ts';

/** A job of a gap. */
export interface GapJob {
  gap: RememberedGap;
  jobId: string;
  /** Null for a job of a version without claims, or if its comment is on another issue. */
  comment: Claim | null;
}

export interface RecordInput {
  context: Pick<RunContext, 'runUrl'>;
  step: Pick<Step, 'log' | 'mask' | 'deadline'>;
}

/** Writes a job, or its end, into the comment that claims it. A failure is a warning. */
export async function recordJob(
  { gap, jobId, comment }: GapJob,
  job: {
    outcome: GapJobOutcome | null;
    prLink: string | null;
    /** When the service took the request; absent if the comment has it. */
    taken?: string | undefined;
    place: ClaimPlace;
  },
  { context: { runUrl }, step }: RecordInput,
): Promise<Claim | null> {
  if (!comment) return null;
  const { outcome, prLink, taken, place } = job;
  const text = claimMarkdown({ label: gap.heading, runUrl }, { jobId, outcome, prLink });
  if (comment.job === jobId && comment.markdown === text) return comment;
  try {
    const changes = { markdown: step.mask(text), job: jobId, ...(taken && { taken }) };
    return await writeClaim(comment, changes, { place, log: step.log });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    step.log.warning(notSavedText(gapName(gap.id), jobId, error));
    return comment;
  }
}
