import { type Claim, type ClaimPlace, isJobOfClaim, writeClaim } from '../../agent/claim.ts';
import { finalOutcome } from '../../agent/outcome.ts';
import { GitHubError } from '../../github/errors.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import { safePullRequestUrl } from '../../text/address.ts';
import { isOpen } from '../gaps/decisions.ts';
import type { Memory, RememberedClaim, RememberedGap } from '../gaps/memory.ts';
import {
  claimMarkdown,
  forgedJobText,
  type GapJobOutcome,
  gapName,
  notSavedText,
} from './job-text.ts';
import type { RollingIssue } from './rolling-issue.ts';

export interface GapJob {
  gap: RememberedGap;
  jobId: string;
  /** Null for a job of a version without claims, or if its comment is on another issue. */
  comment: Claim | null;
}

interface RecordInput {
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

/** Jobs looked up per run, the newest first. */
const maxJobs = 100;

/**
 * Looks up the jobs of open claims once, and writes the ends that it sees into their comments. A job that
 * can't be read stays open.
 */
export async function lookUpJobs(
  memory: Memory,
  { issue, service, context, step }: RecordInput & { issue: RollingIssue; service: AgentClient },
): Promise<Memory> {
  const open = memory.gaps
    .filter(({ claim }) => isOpen(claim) && claim.jobId !== null)
    .toSorted((a, b) => (b.claim?.comment ?? 0) - (a.claim?.comment ?? 0))
    .slice(0, maxJobs);
  await Promise.all(
    open.map(async (gap) => {
      issue.lookedUp.add(gap.id);
      const comment = issue.claims.get(gap.id)?.comment ?? null;
      const read = gap.claim && (await readClaim(gap, gap.claim, { comment, service, step }));
      if (!read) return;
      const { jobId, outcome, prLink } = read;
      let written = comment;
      if (outcome !== null && jobId !== null) {
        const place = issue.claimPlace({ number: read.issue });
        const end = { outcome: outcome as GapJobOutcome, prLink };
        written = await recordJob({ gap, jobId, comment }, { ...end, place }, { context, step });
      }
      issue.claims.set(gap.id, { remembered: read, comment: written });
    }),
  );
  const claimOf = ({ id, claim }: RememberedGap) => issue.claims.get(id)?.remembered ?? claim;
  return { ...memory, gaps: memory.gaps.map((gap) => ({ ...gap, claim: claimOf(gap) })) };
}

/** Milliseconds that one read of a job may take. */
const readTimeout = 15_000;

/** A claim as the service knows its job; null if the service can't be asked. */
async function readClaim(
  { id }: RememberedGap,
  claim: RememberedClaim,
  {
    comment,
    service,
    step: { log, deadline },
  }: { comment: Claim | null; service: AgentClient; step: RecordInput['step'] },
): Promise<RememberedClaim | null> {
  const jobId = claim.jobId ?? '';
  const name = gapName(id);
  try {
    const job = await service.readJob({ jobId, deadline, lastTry: readTimeout });
    if (!isJobOfClaim({ createdAt: claim.at }, job)) {
      if (!comment) return { ...claim, outcome: 'unknown' };
      log.warning(forgedJobText(name, comment));
      return { ...claim, jobId: null };
    }
    return { ...claim, outcome: finalOutcome(job), prLink: safePullRequestUrl(job.prLink ?? '') };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404) {
      log.warning(`${name}: the service no longer knows the agent job ${jobId}.`);
      return { ...claim, outcome: 'not-found' };
    }
    log.info(`${name}: the agent job ${jobId} could not be looked up: ${error.message}`);
    return null;
  }
}
