import {
  type Claim,
  type ClaimThread,
  claimRequests,
  deleteClaims,
  unfinishedState,
} from '../../agent/claim.ts';
import { GitHubError, onGitHubError } from '../../github/errors.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { ReportInputs } from '../../inputs.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import { errorMessage, type Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import { isoTime } from '../../text/date.ts';
import { gapsToFix, isOpen } from '../gaps/decisions.ts';
import type { RememberedGap } from '../gaps/memory.ts';
import { claimKey, endText, type FollowedJob, followJob, hasEnded } from './gap-jobs.ts';
import type { IssueMaterial, IssueVersion } from './issue-content.ts';
import {
  claimMarkdown,
  gapName,
  issueNotUpdatedText,
  notClaimedText,
  notWaitedText,
  refusedStartText,
  unconfirmedStartText,
  unknownStartText,
} from './job-text.ts';
import type { RollingIssue } from './rolling-issue.ts';

interface FixContext {
  inputs: Pick<ReportInputs, 'maxJobs' | 'failOn'>;
  issue: RollingIssue;
  /** The number of the posted issue. */
  number: number;
  material: IssueMaterial;
  /** The version that was posted: what it shows decides which jobs start. */
  version: IssueVersion;
  /** Functions that make the job's prompt for each gap of the report, by gap id. */
  briefs: ReadonlyMap<string, () => string>;
  /** The jobs of earlier runs, as this run has looked them up. */
  lookedUp: readonly FollowedJob[];
  service: AgentClient;
  context: RunContext;
  step: Step;
}

/**
 * Starts a job for each gap that a human ticked, waits for all jobs in parallel, including those of
 * earlier runs, and reports their results in their comments, in the issue and in the output `jobs`.
 *
 * @returns the messages that fail the step
 * @throws Cancelled, once the output is set
 */
export async function fixTickedGaps(fixing: FixContext): Promise<string[]> {
  const { inputs, issue, number, material, step } = fixing;
  warnOfUnknownStarts(fixing);
  const started: FollowedJob[] = [];
  const problems = await step.critical((signal) => startJobs(fixing, { started, signal }));
  const earlier = earlierJobs(fixing);
  const jobs = [...started, ...earlier];
  const toFollow = new Set([...started, ...earlier.filter((job) => isWaitedFor(job, step))]);
  setJobs(step, jobs);
  const rewrite = () =>
    issue.rewrite(number, material).catch(
      onGitHubError((error) => {
        const problem = issueNotUpdatedText(error);
        if (!problems.includes(problem)) problems.push(problem);
      }),
    );
  if (started.length + problems.length > 0 && !step.signal.aborted) await rewrite();
  const { size } = toFollow;
  if (size > 0) {
    step.log.info(`Waiting for ${size === 1 ? 'an agent job' : `${size} agent jobs`}.`);
  }
  const { claims } = issue;
  const ended = await Promise.all(
    jobs.map((job) => {
      const isJustStarted = started.includes(job);
      return toFollow.has(job) ? followJob(job, { ...fixing, claims, isJustStarted }) : job;
    }),
  );
  setJobs(step, ended);
  const reasons = ended.flatMap((job) => {
    const isOnlyLookedAt = jobs.includes(job) && !hasEnded(job);
    const text = isOnlyLookedAt
      ? notWaitedText(gapName(job.gap.id), job.claim.jobId)
      : endText(job);
    step.log.info(text);
    const { outcome } = job;
    const fails = outcome === null || outcome === 'not-found' || inputs.failOn.includes(outcome);
    return fails && !isOnlyLookedAt ? [text] : [];
  });
  step.signal.throwIfAborted();
  if (ended.some((job) => hasEnded(job) && !jobs.includes(job))) await rewrite();
  return [...problems, ...reasons];
}

/** Jobs of earlier runs, each with its gap as the posted issue shows it. */
const earlierJobs = ({ version, lookedUp }: FixContext): FollowedJob[] =>
  lookedUp.map((job) => {
    const gap = version.memory.gaps.find(({ id }) => id === job.gap.id);
    return { ...job, gap: gap ?? job.gap };
  });

/** Maximum age, in milliseconds, of a job to wait for: an older job may never end. */
const maxJobAge = 24 * 60 * 60 * 1_000;

/** Whether to wait for a job of an earlier run: not if people have dismissed its gap. */
const isWaitedFor = (job: FollowedJob, { clock }: Step): boolean =>
  !hasEnded(job) &&
  !job.gap.boxes.dismiss &&
  !(clock.wallTime() - Date.parse(job.claim.at) >= maxJobAge);

/** Warns of each claim whose run ended while starting a job: one may be running, so no other is started. */
function warnOfUnknownStarts({ issue: { claims }, context, step }: FixContext): void {
  for (const [id, claim] of claims.last) {
    const comment = claims.commentOf(claim);
    if (!isOpen(claim) || claim.jobId !== null || !comment || comment.job) continue;
    if (unfinishedState(comment, context, step.clock.wallTime()) === 'starting') continue;
    step.log.warning(unknownStartText(gapName(id), comment));
  }
}

interface StartContext {
  /** The jobs that this run has started so far: each is added at once. */
  started: FollowedJob[];
  /** The signal of requests that a cancellation must not cut off. */
  signal: AbortSignal;
}

/**
 * Claims and starts a job for each ticked gap, the largest first, at most `max-jobs`. A cancelled run
 * starts no more, and deletes its claims for which nothing was sent.
 *
 * @returns messages that fail the step: one for each ticked gap without a known job
 */
async function startJobs(fixing: FixContext, starting: StartContext): Promise<string[]> {
  const { issue, number, inputs, version, briefs, context, step } = fixing;
  const { signal } = starting;
  const thread = issue.claims.thread(number, issue.github.withDeadline(step.deadline, signal));
  const claiming = { ...step, thread, run: context };
  const ticked = gapsToFix(version.memory.gaps);
  const wanted = ticked.filter(({ id }) => briefs.has(id)).slice(0, inputs.maxJobs);
  logUnstarted(ticked, wanted, fixing);
  if (wanted.length === 0) return [];
  await deleteClaims(issue.claims.superseded, claiming);
  const { runUrl } = context;
  const texts = wanted.map(
    (gap) => [claimKey(gap), claimMarkdown({ label: gap.heading, runUrl }, null)] as const,
  );
  const results = await claimRequests(new Map(texts), claiming).catch((error) => {
    return error instanceof GitHubError ? notClaimedText(error) : errorMessage(error);
  });
  if (typeof results === 'string') return step.signal.aborted ? [] : [results];
  const unsent = new Map<RememberedGap, Claim>();
  for (const gap of wanted) {
    const result = results.get(claimKey(gap));
    if (result?.kind === 'won') unsent.set(gap, result.claim);
    else
      step.log.info(
        `${gapName(gap.id)}: another run starts its agent job, or someone deleted the comment that claimed it.`,
      );
  }
  const problems: string[] = [];
  for (const [gap, comment] of unsent) {
    if (step.signal.aborted) break;
    unsent.delete(gap);
    const problem = await startFixJob(gap, comment, fixing, { ...starting, thread });
    if (problem !== null) problems.push(problem);
  }
  await deleteClaims([...unsent.values()], claiming);
  return problems;
}

/** Starts one job for a claim. Returns why no job is known; null if one is. */
async function startFixJob(
  gap: RememberedGap,
  comment: Claim,
  { issue: { claims, refusals }, number: issue, service, briefs, step }: FixContext,
  { started, signal, thread }: StartContext & { thread: ClaimThread },
): Promise<string | null> {
  const { log, deadline, clock } = step;
  const name = gapName(gap.id);
  const prompt = briefs.get(gap.id)?.() ?? '';
  const characters = countOf(prompt.length, 'character');
  log.info(`${name} was ticked: starting an agent job with a brief of ${characters}.`);
  try {
    const { id: jobId } = await service.startJob({ prompt, deadline, signal });
    log.info(`${name}: started agent job ${jobId}.`);
    const claim = claims.add(gap.id, { issue, comment, jobId });
    const job: FollowedJob = { gap, claim, outcome: null, prLink: null, problem: '' };
    started.push(job);
    setJobs(step, started);
    job.claim = await claims.record(job, thread, isoTime(clock.wallTime()));
    return null;
  } catch (error) {
    // The request was cut off in the last moment: the claim says that a job may be running.
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind === 'unconfirmed') {
      claims.add(gap.id, { issue, comment, jobId: null });
      return unconfirmedStartText(name, comment.url, error);
    }
    await deleteClaims([comment], { thread, log });
    refusals.set(gap.id, error.message);
    return refusedStartText(name, error);
  }
}

function logUnstarted(
  ticked: readonly RememberedGap[],
  wanted: readonly RememberedGap[],
  { briefs, step: { log } }: FixContext,
): void {
  for (const gap of ticked) {
    if (wanted.includes(gap)) continue;
    log.info(
      briefs.has(gap.id)
        ? `${gapName(gap.id)} is ticked, but this run already starts \`max-jobs\` jobs: the next run starts its job.`
        : `${gapName(gap.id)} is ticked, but was not asked in this period or the previous one, so there is nothing to send to a job. It gets one when it is asked again.`,
    );
  }
}

/** Sets the output `jobs`. The outcome is null while a job is running, or if it can't be read. */
function setJobs(step: Step, jobs: readonly FollowedJob[]): void {
  const rows = jobs.map(({ gap, claim: { jobId }, outcome, prLink }) => {
    return { gap: gap.id, label: gap.heading, jobId, outcome, prLink };
  });
  step.setOutput('jobs', JSON.stringify(rows));
}
