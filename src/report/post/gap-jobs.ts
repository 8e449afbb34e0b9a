import {
  type Claim,
  type ClaimThread,
  isJobOfClaim,
  listClaims,
  writeClaim,
} from '../../agent/claim.ts';
import { finalOutcome } from '../../agent/outcome.ts';
import { type WaitOptions, waitForJob } from '../../agent/wait.ts';
import type { GitHub } from '../../github/client.ts';
import { commentsOn } from '../../github/comment.ts';
import { onGitHubError } from '../../github/errors.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { AgentClient, AgentJob } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import { errorMessage, type Log, type Step } from '../../step.ts';
import { boxClaim, isOpen } from '../gaps/decisions.ts';
import type { Memory, RememberedClaim, RememberedGap } from '../gaps/memory.ts';
import {
  claimMarkdown,
  forgedJobText,
  type GapJobOutcome,
  gapName,
  jobEndText,
  notSavedText,
} from './job-text.ts';

/** A claim's key: the same in every run that would start a job for the same tick. */
export const claimKey = (gap: RememberedGap): string => `gap-${gap.id}-${boxClaim(gap)}`;
const keyPattern = /^gap-([0-9a-f]{12})-\d+$/;

/** A gap, and the claim by which one run alone started its job. */
export interface GapJob {
  gap: RememberedGap;
  claim: RememberedClaim & { jobId: string };
}

interface ClaimsContext {
  github: GitHub;
  marker: ClaimThread['marker'];
  context: Pick<RunContext, 'runUrl'>;
  log: Log;
}

/** The claims of an issue's gaps, and the comments that they are read from and written to. */
export class GapClaims {
  /** The last claim of each gap, by gap id. */
  readonly last = new Map<string, RememberedClaim>();
  /** Claims that count for nothing, as another has a lower id. */
  superseded: readonly Claim[] = [];
  /** The claims' comments by id, without those on an earlier issue. */
  readonly #comments = new Map<number, Claim>();
  readonly #context: ClaimsContext;

  constructor(context: ClaimsContext) {
    this.#context = context;
  }

  thread(issue: number, github = this.#context.github): ClaimThread {
    return { comments: commentsOn(github, { number: issue }), marker: this.#context.marker };
  }

  /** The comment that a claim is read from; undefined if it is on another issue, or gone. */
  commentOf({ comment }: RememberedClaim): Claim | undefined {
    return this.#comments.get(comment);
  }

  /**
   * Lists the claims on an issue. The jobs that their comments name are not confirmed yet.
   *
   * @throws GitHubError
   */
  async list(issue: number, github: GitHub): Promise<void> {
    const { valid, superseded } = await listClaims(this.thread(issue, github));
    this.superseded = superseded;
    for (const comment of valid) {
      const [, gap] = keyPattern.exec(comment.key) ?? [];
      if (gap !== undefined) this.add(gap, { issue, comment, jobId: comment.job ?? null });
    }
  }

  /** Adds an open claim. */
  add<JobId extends string | null>(
    gap: string,
    { issue, comment, jobId }: { issue: number; comment: Claim; jobId: JobId },
  ): RememberedClaim & { jobId: JobId } {
    const { id, createdAt: at } = comment;
    const claim = { issue, comment: id, at, jobId, outcome: null, prLink: null };
    this.#comments.set(id, comment);
    this.last.set(gap, claim);
    return claim;
  }

  /**
   * Writes a job, or its end, into the comment that claims it, if that is on the current issue. A failure is
   * a warning.
   *
   * @param thread where to write; by default with the client of the run
   * @param taken when the service took the request; null if the comment has it
   * @returns the claim, with another comment if someone has deleted its own
   */
  async record(
    { gap, claim }: GapJob,
    thread = this.thread(claim.issue),
    taken: string | null = null,
  ): Promise<GapJob['claim']> {
    this.last.set(gap.id, claim);
    const comment = this.commentOf(claim);
    if (!comment) return claim;
    const { jobId, prLink } = claim;
    const outcome = claim.outcome as GapJobOutcome | null;
    const { log, context } = this.#context;
    const heading = { label: gap.heading, runUrl: context.runUrl };
    const markdown = claimMarkdown(heading, { jobId, outcome, prLink });
    if (comment.job === jobId && comment.markdown === markdown) return claim;
    const changes = { markdown, job: jobId, ...(taken && { taken }) };
    const written = await writeClaim(comment, changes, { thread, log }).catch(
      onGitHubError((error) => log.warning(notSavedText(gapName(gap.id), jobId, error))),
    );
    if (!written) return claim;
    const renewed = { ...claim, comment: written.id };
    this.#comments.set(written.id, written);
    this.last.set(gap.id, renewed);
    return renewed;
  }
}

export interface FollowedJob extends GapJob {
  /** `timed-out` if the job had not ended; null if it could not be read. */
  outcome: GapJobOutcome | null;
  /** The checked link to the job's pull request; null without one. */
  prLink: string | null;
  /** Why the job could not be read; empty if it could. */
  problem: string;
}

interface JobContext {
  claims: GapClaims;
  service: AgentClient;
  step: Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'>;
}

/** Whether the service has said that a job is at an end. */
export const hasEnded = ({ outcome }: Pick<FollowedJob, 'outcome'>): boolean =>
  outcome !== null && outcome !== 'timed-out' && outcome !== 'cancelled';

/** Maximum milliseconds between two reads of a job, as in mode `job`. */
const maxInterval = 30_000;

/** Reads a job until it ends, and writes its end into its claim. */
export async function followJob(
  gapJob: GapJob,
  { isJustStarted, ...following }: JobContext & Pick<WaitOptions, 'isJustStarted'>,
): Promise<FollowedJob> {
  const { followed } = await readJob(gapJob, following, { isJustStarted });
  await recordEnd(followed, following);
  return followed;
}

async function readJob(
  { gap, claim }: GapJob,
  { service, step }: JobContext,
  options: Pick<WaitOptions, 'isJustStarted' | 'outcomeOf'>,
): Promise<{ followed: FollowedJob; job: AgentJob | null }> {
  const { jobId } = claim;
  const { job, outcome, prLink, error } = await waitForJob({
    ...step,
    jobId,
    service,
    maxInterval,
    log: prefixed(step.log, `${gapName(gap.id)}, job ${jobId}: `),
    ...options,
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

async function recordEnd(followed: FollowedJob, { claims }: JobContext): Promise<void> {
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

/** Maximum number of jobs to look up per run, the newest first. */
const maxLookedUpJobs = 100;
/** Maximum milliseconds for the look-up of a job. */
const maxLookUpTime = 30_000;

/** Looks up the jobs of open claims, without a wait for their ends. A job that can't be read stays open. */
export async function lookUpJobs(
  memory: Memory,
  context: JobContext,
): Promise<{ memory: Memory; lookedUp: FollowedJob[] }> {
  const { claims, step } = context;
  const deadline = Math.min(step.deadline, step.clock.now() + maxLookUpTime);
  const following = { ...context, step: { ...step, deadline } };
  const open = memory.gaps
    .flatMap((gap): GapJob[] => {
      const { claim } = gap;
      if (!isOpen(claim) || claim.jobId === null) return [];
      return [{ gap, claim: { ...claim, jobId: claim.jobId } }];
    })
    .toSorted((a, b) => b.claim.comment - a.claim.comment)
    .slice(0, maxLookedUpJobs);
  const jobs = await Promise.all(open.map((job) => lookUp(job, following)));
  step.signal.throwIfAborted();
  const gaps = memory.gaps.map((gap) => ({ ...gap, claim: claims.last.get(gap.id) ?? gap.claim }));
  return { memory: { ...memory, gaps }, lookedUp: jobs.filter((job) => job !== null) };
}

/** Null if the service doesn't confirm that the job is that of the claim. */
async function lookUp(gapJob: GapJob, following: JobContext): Promise<FollowedJob | null> {
  const { gap, claim } = gapJob;
  const { claims, step } = following;
  const isAtWork = 'timed-out';
  const { followed, job } = await readJob(gapJob, following, {
    outcomeOf: (job) => finalOutcome(job) ?? isAtWork,
  });
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
