import {
  type Claim,
  type ClaimPlace,
  claimRequests,
  unfinishedState,
  withdraw,
} from '../../agent/claim.ts';
import { waitForJob } from '../../agent/wait.ts';
import { GitHubError } from '../../github/errors.ts';
import type { PostedIssue } from '../../github/issue.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { ReportInputs } from '../../inputs.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import { errorMessage, type Log, type Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import { isoTime } from '../../text/date.ts';
import { boxClaim, gapsToFix, isOpen } from '../gaps/decisions.ts';
import type { RememberedGap } from '../gaps/memory.ts';
import { type GapJob, recordJob } from './gap-jobs.ts';
import type { IssueMaterial, IssueVersion } from './issue-content.ts';
import {
  claimMarkdown,
  type GapJobOutcome,
  gapName,
  issueNotUpdatedText,
  jobEndText,
  notClaimedText,
  refusedStartText,
  unconfirmedStartText,
  unknownStartText,
} from './job-text.ts';
import type { RollingIssue } from './rolling-issue.ts';

interface Fixing {
  inputs: Pick<ReportInputs, 'maxJobs' | 'failOn'>;
  issue: RollingIssue;
  posted: PostedIssue;
  material: IssueMaterial;
  /** The version that was posted: what it shows decides which jobs start. */
  version: IssueVersion;
  /** Functions that make the job's prompt for each gap of the report, by gap id. */
  briefs: ReadonlyMap<string, () => string>;
  service: AgentClient;
  context: RunContext;
  step: Step;
}

interface EndedJob extends GapJob {
  /** Null while a job is running, or if it could not be read. */
  outcome: GapJobOutcome | null;
  /** The link to the job's pull request, once checked; null without one. */
  prLink: string | null;
  /** Why the job fails the step; empty if it doesn't. */
  reasons: string[];
}

/**
 * Starts a job for each gap that a human ticked, waits for all jobs in parallel, including those of
 * earlier runs, and reports their results in their comments, in the issue and in the output `jobs`.
 *
 * @returns the messages that fail the step
 * @throws Cancelled, once the output is set
 */
export async function fixTickedGaps(fixing: Fixing): Promise<string[]> {
  const { issue, posted, material, version, step } = fixing;
  warnOfUnknownStarts(fixing);
  const earlier = version.memory.gaps.flatMap((gap): GapJob[] => {
    const { comment = null } = issue.claims.get(gap.id) ?? {};
    const jobId = issue.lookedUp.has(gap.id) ? gap.claim?.jobId : null;
    return jobId ? [{ gap, jobId, comment }] : [];
  });
  const jobs: GapJob[] = [];
  const problems = await step.critical((signal) => startJobs(fixing, { started: jobs, signal }));
  for (const job of earlier) jobs.push(job);
  setJobs(step, jobs);
  const rewrite = () =>
    issue.rewrite(posted, material, step).catch((error) => {
      if (!(error instanceof GitHubError)) throw error;
      const problem = issueNotUpdatedText(error);
      if (!problems.includes(problem)) problems.push(problem);
    });
  const hasNews = jobs.length > earlier.length || problems.length > 0;
  if (hasNews && !step.signal.aborted) await rewrite();
  if (jobs.length === 0) {
    step.signal.throwIfAborted();
    return problems;
  }
  step.log.info(`Waiting for ${jobs.length === 1 ? 'an agent job' : `${jobs.length} agent jobs`}.`);
  const ended = await Promise.all(
    jobs.map((job) => waitForOne(job, { ...fixing, isOwn: !earlier.includes(job) })),
  );
  setJobs(step, ended);
  step.signal.throwIfAborted();
  if (ended.some(({ outcome }) => outcome !== null && outcome !== 'timed-out')) await rewrite();
  return [...problems, ...ended.flatMap(({ reasons }) => reasons)];
}

/** Warns of each claim whose run ended while it was starting a job. Nothing is started for these gaps. */
function warnOfUnknownStarts({ issue, context, step }: Fixing): void {
  for (const [id, { remembered, comment }] of issue.claims) {
    if (!isOpen(remembered) || remembered.jobId !== null || !comment || comment.job) continue;
    if (unfinishedState(comment, context, step.clock.wallTime()) === 'starting') continue;
    step.log.warning(unknownStartText(gapName(id), comment));
  }
}

interface Starting {
  /** Gets each job as soon as it is started. */
  started: GapJob[];
  /** For requests that must not be cut off by a cancellation. */
  signal: AbortSignal;
}

/**
 * Claims and starts a job for each ticked gap, the largest first, at most `max-jobs`. A cancelled run
 * starts no more, and deletes its claims for which nothing was sent.
 *
 * @returns messages that fail the step: one for each ticked gap without a known job
 */
async function startJobs(fixing: Fixing, starting: Starting): Promise<string[]> {
  const { issue, posted, inputs, version, briefs, context, step } = fixing;
  const place = issue.claimPlace(posted, posted.github.until(step.deadline, starting.signal));
  const claiming = { ...step, place, run: context };
  const { runUrl } = context;
  const ticked = gapsToFix(version.memory.gaps);
  const wanted = ticked.filter(({ id }) => briefs.has(id)).slice(0, inputs.maxJobs);
  logUnstarted(ticked, wanted, fixing);
  if (wanted.length === 0) return [];
  await withdraw(issue.outdone, claiming);
  const keyOf = (gap: RememberedGap): string => `gap-${gap.id}-${boxClaim(gap)}`;
  const texts = wanted.map(
    (gap) => [keyOf(gap), step.mask(claimMarkdown({ label: gap.heading, runUrl }, null))] as const,
  );
  const results = await claimRequests(new Map(texts), claiming).catch((error) => {
    return error instanceof GitHubError ? notClaimedText(error) : errorMessage(error);
  });
  if (typeof results === 'string') return step.signal.aborted ? [] : [results];
  const unsent = new Map<RememberedGap, Claim>();
  for (const gap of wanted) {
    const result = results.get(keyOf(gap));
    if (result?.is === 'won') unsent.set(gap, result.claim);
    else
      step.log.info(
        `${gapName(gap.id)}: another run starts its agent job, or someone deleted the comment that claimed it.`,
      );
  }
  const problems: string[] = [];
  for (const [gap, claim] of unsent) {
    if (step.signal.aborted) break;
    unsent.delete(gap);
    const problem = await startOne({ gap, claim, place }, fixing, starting);
    if (problem !== null) problems.push(problem);
  }
  await withdraw([...unsent.values()], claiming);
  return problems;
}

/** Starts one job for a claim. Returns why no job is known; null if one is. */
async function startOne(
  { gap, claim, place }: { gap: RememberedGap; claim: Claim; place: ClaimPlace },
  fixing: Fixing,
  { started, signal }: Starting,
): Promise<string | null> {
  const { issue, posted, service, briefs, step } = fixing;
  const { log, deadline, clock } = step;
  const name = gapName(gap.id);
  const prompt = briefs.get(gap.id)?.() ?? '';
  const characters = countOf(prompt.length, 'character');
  const remember = (jobId: string | null, comment: Claim): void => {
    const { id, createdAt: at } = comment;
    const open = { issue: posted.number, comment: id, at, jobId, outcome: null, prLink: null };
    issue.claims.set(gap.id, { remembered: open, comment });
  };
  log.info(`${name} was ticked: starting an agent job with a brief of ${characters}.`);
  try {
    const { id: jobId } = await service.startJob({ prompt, deadline, signal });
    log.info(`${name}: started agent job ${jobId}.`);
    const job: GapJob = { gap, jobId, comment: claim };
    started.push(job);
    setJobs(step, started);
    remember(jobId, claim);
    const taken = isoTime(clock.wallTime()) ?? undefined;
    job.comment = await recordJob(job, { outcome: null, prLink: null, taken, place }, fixing);
    remember(jobId, job.comment ?? claim);
    return null;
  } catch (error) {
    // Cut off in the last moment: the claim says that a job may be running.
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind === 'unconfirmed') {
      remember(null, claim);
      return unconfirmedStartText(name, claim.url, error);
    }
    await withdraw([claim], { place, log });
    issue.refusals.set(gap.id, error.message);
    return refusedStartText(name, error);
  }
}

function logUnstarted(
  ticked: readonly RememberedGap[],
  wanted: readonly RememberedGap[],
  { briefs, step: { log } }: Fixing,
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
function setJobs(step: Step, jobs: readonly (GapJob & Partial<EndedJob>)[]): void {
  const rows = jobs.map(
    ({ gap: { id: gap, heading: label }, jobId, outcome = null, prLink = null }) => {
      return { gap, label, jobId, outcome, prLink };
    },
  );
  step.setOutput('jobs', JSON.stringify(rows));
}

/** Maximum milliseconds between two reads of a job, as in mode `job`. */
const interval = 30_000;
/** Maximum age, in milliseconds, of a job to wait for: an older job may never end. */
const maxAge = 24 * 60 * 60 * 1_000;

/**
 * Waits for a job until the deadline, and records its end. A job that is older than a day, or whose gap was
 * dismissed, is read only once.
 */
async function waitForOne(
  job: GapJob,
  fixing: Fixing & {
    /** Whether this run started it, whatever GitHub's clock says of its comment. */
    isOwn: boolean;
  },
): Promise<EndedJob> {
  const { service, step, inputs, issue, isOwn } = fixing;
  const { clock, deadline } = step;
  const { gap, jobId } = job;
  const name = gapName(gap.id);
  const { remembered } = issue.claims.get(gap.id) ?? {};
  const isOld = !isOwn && clock.wallTime() - Date.parse(remembered?.at ?? '') >= maxAge;
  const isReadOnce = gap.boxes.dismiss || isOld;
  const log = prefixed(step.log, `${name}, job ${jobId}: `);
  const wait = await waitForJob({
    ...step,
    jobId,
    service,
    log,
    interval,
    deadline: isReadOnce ? clock.now() : deadline,
  });
  const { prLink, error } = wait;
  const isGone = error instanceof ServiceError && error.status === 404;
  const outcome: EndedJob['outcome'] = wait.outcome ?? (isGone ? 'not-found' : null);
  const message = outcome
    ? jobEndText({ name, jobId, outcome, prLink, isReadOnce })
    : `${name}, job ${jobId}: it could not be read. The next report looks it up. ${errorMessage(error)}`;
  step.log.info(message);
  const fails = outcome === null || outcome === 'not-found' || inputs.failOn.includes(outcome);
  const isAtWork = outcome === null || outcome === 'timed-out' || outcome === 'cancelled';
  if (!isAtWork && remembered) {
    issue.claims.set(gap.id, {
      remembered: { ...remembered, outcome, prLink },
      comment: job.comment,
    });
    const place = issue.claimPlace({ number: remembered.issue });
    await recordJob(job, { outcome, prLink, place }, fixing);
  }
  const isOnlyLookedAt = isReadOnce && outcome === 'timed-out';
  return { ...job, outcome, prLink, reasons: fails && !isOnlyLookedAt ? [message] : [] };
}

const prefixed = (log: Log, prefix: string): Log => ({
  info: (message) => log.info(prefix + message),
  warning: (message) => log.warning(prefix + message),
});
