import { type Claim, isJobOfClaim } from '../../agent/claim.ts';
import { finalOutcome } from '../../agent/outcome.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import { safePullRequestUrl } from '../../text/address.ts';
import { isOpen } from '../gaps/decisions.ts';
import type { Memory, RememberedClaim, RememberedGap } from '../gaps/memory.ts';
import { forgedJobText, type GapJobOutcome, gapName } from './job-text.ts';
import { type RecordInput, recordJob } from './record-job.ts';
import type { RollingIssue } from './rolling-issue.ts';

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
  const claims = await Promise.all(
    open.map(async (gap) => {
      const { claim } = gap;
      const comment = issue.claims.get(gap.id)?.comment ?? null;
      const read = claim && (await readClaim(gap, claim, { comment, service, step }));
      if (!read) return [gap.id, claim] as const;
      const { jobId, outcome, prLink } = read;
      let written = comment;
      if (outcome !== null && jobId !== null) {
        const place = issue.claimPlace({ number: read.issue });
        const end = { outcome: outcome as GapJobOutcome, prLink };
        written = await recordJob({ gap, jobId, comment }, { ...end, place }, { context, step });
      }
      issue.claims.set(gap.id, { remembered: read, comment: written });
      return [gap.id, read] as const;
    }),
  );
  for (const [id] of claims) issue.lookedUp.add(id);
  const known = new Map(claims);
  const gaps = memory.gaps.map((gap) => ({ ...gap, claim: known.get(gap.id) ?? gap.claim }));
  return { ...memory, gaps };
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
