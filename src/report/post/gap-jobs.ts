import { isJobOfClaim } from '../../agent/claim.ts';
import { finalOutcome, type JobOutcome } from '../../agent/outcome.ts';
import { waitForJob } from '../../agent/wait.ts';
import type { AgentClient, AgentJob } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import { errorMessage, type Log, type Step } from '../../step.ts';
import { isOpen } from '../gaps/decisions.ts';
import type { Memory } from '../gaps/memory.ts';
import type { GapClaims, GapJob } from './gap-claims.ts';
import { forgedJobText, type GapJobOutcome, gapName, jobEndText } from './job-text.ts';

export interface FollowedJob extends GapJob {
  /** `timed-out` if it had not ended; null if it could not be read. */
  outcome: GapJobOutcome | null;
  /** The link to its pull request, once checked; null without one. */
  prLink: string | null;
  /** Why it could not be read; '' if it could. */
  problem: string;
}

interface Following {
  claims: GapClaims;
  service: AgentClient;
  step: Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'>;
}

/** Whether the service has said that a job is at an end. */
export const hasEnded = ({ outcome }: Pick<FollowedJob, 'outcome'>): boolean =>
  outcome !== null && outcome !== 'timed-out' && outcome !== 'cancelled';

/** Maximum milliseconds between two reads of a job, as in mode `job`. */
const interval = 30_000;

/** Reads a job until it ends, and writes its end into its claim. */
export async function followJob(gapJob: GapJob, following: Following): Promise<FollowedJob> {
  const { followed } = await read(gapJob, following);
  await recordEnd(followed, following);
  return followed;
}

async function read(
  { gap, claim }: GapJob,
  { service, step }: Following,
  outcomeOf?: (job: AgentJob) => JobOutcome,
): Promise<{ followed: FollowedJob; job: AgentJob | null }> {
  const { jobId } = claim;
  const { job, outcome, prLink, error } = await waitForJob({
    ...step,
    jobId,
    service,
    interval,
    log: prefixed(step.log, `${gapName(gap.id)}, job ${jobId}: `),
    ...(outcomeOf && { outcomeOf }),
  });
  const isGone = error instanceof ServiceError && error.status === 404;
  const followed: FollowedJob = {
    gap,
    claim,
    outcome: outcome ?? (isGone ? 'not-found' : null),
    prLink,
    problem: outcome || isGone ? '' : errorMessage(error),
  };
  return { followed, job };
}

async function recordEnd(followed: FollowedJob, { claims }: Following): Promise<void> {
  const { gap, claim, outcome, prLink } = followed;
  if (hasEnded(followed)) await claims.record({ gap, claim: { ...claim, outcome, prLink } });
}

/** How a job ended, or why that isn't known. */
export function endText({ gap, claim: { jobId }, outcome, prLink, problem }: FollowedJob): string {
  const name = gapName(gap.id);
  return outcome
    ? jobEndText({ name, jobId, outcome, prLink })
    : `${name}, job ${jobId}: it could not be read. The next report looks it up. ${problem}`;
}

const prefixed = (log: Log, prefix: string): Log => ({
  info: (message) => log.info(prefix + message),
  warning: (message) => log.warning(prefix + message),
});

/** Jobs looked up per run, the newest first. */
const maxJobs = 100;
/** Milliseconds that the look-up of a job may take. */
const lookUpTime = 30_000;

/** Looks up the jobs of open claims, without a wait for their ends. A job that can't be read stays open. */
export async function lookUpJobs(
  memory: Memory,
  given: Following,
): Promise<{ memory: Memory; lookedUp: FollowedJob[] }> {
  const { claims, step } = given;
  const deadline = Math.min(step.deadline, step.clock.now() + lookUpTime);
  const following = { ...given, step: { ...step, deadline } };
  const open = memory.gaps
    .flatMap((gap): GapJob[] => {
      const { claim } = gap;
      if (!isOpen(claim) || claim.jobId === null) return [];
      return [{ gap, claim: { ...claim, jobId: claim.jobId } }];
    })
    .toSorted((a, b) => b.claim.comment - a.claim.comment)
    .slice(0, maxJobs);
  const jobs = await Promise.all(open.map((job) => lookUp(job, following)));
  step.signal.throwIfAborted();
  const gaps = memory.gaps.map((gap) => ({ ...gap, claim: claims.last.get(gap.id) ?? gap.claim }));
  return { memory: { ...memory, gaps }, lookedUp: jobs.filter((job) => job !== null) };
}

/** Null if the service doesn't confirm that the job is that of the claim. */
async function lookUp(gapJob: GapJob, following: Following): Promise<FollowedJob | null> {
  const { gap, claim } = gapJob;
  const { claims, step } = following;
  const isAtWork = 'timed-out';
  const { followed, job } = await read(gapJob, following, (job) => finalOutcome(job) ?? isAtWork);
  if (job && !isJobOfClaim({ createdAt: claim.at }, job)) {
    const comment = claims.commentOf(claim);
    claims.last.set(gap.id, comment ? { ...claim, jobId: null } : { ...claim, outcome: 'unknown' });
    if (comment) step.log.warning(forgedJobText(gapName(gap.id), comment));
    return null;
  }
  if (followed.outcome === 'not-found') step.log.warning(endText(followed));
  else if (followed.outcome === null) step.log.info(endText(followed));
  await recordEnd(followed, following);
  return followed;
}
