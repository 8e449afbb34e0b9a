import type { JobOutcome } from '../../agent/outcome.ts';
import { type Wait, waitForJob } from '../../agent/wait.ts';
import { GitHubError } from '../../github/errors.ts';
import type { Outcome, ReportInputs } from '../../inputs.ts';
import type { Log } from '../../log.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import { safePullRequestUrl } from '../../text/links.ts';
import type { Memory } from '../gaps/memory.ts';
import { type GapJob, gapsToFix, type IssueWriter, instant, jobsAtWork } from './jobs.ts';
import { catchUp, type Starting, startJobs } from './start.ts';
import { endText, gapName, untoldText, unwrittenText } from './words.ts';

export interface Fixing extends Pick<Starting, 'issue' | 'promptsOf' | 'run'> {
  inputs: Pick<ReportInputs, 'maxJobs' | 'failOn'>;
  service: AgentClient;
  step: Step;
}

/**
 * Starts a job for each gap that a human ticked, waits for all jobs side by side, those of earlier
 * runs too, and tells in the issue and in the output `jobs` what came of them.
 *
 * @returns what fails the step
 * @throws Cancelled, once the output is set
 */
export async function fixTicked(fixing: Fixing): Promise<string[]> {
  const { inputs, issue, promptsOf, step } = fixing;
  const jobs: GapJob[] = [];
  const onJob = (job: GapJob) => {
    jobs.push(job);
    setJobs(step, jobs);
  };
  const problems = await begin({ ...fixing, maxJobs: inputs.maxJobs, onJob });
  const memory = issue.latest;
  if (memory) {
    const started = new Set(jobs.map(({ jobId }) => jobId));
    for (const job of jobsAtWork(memory)) if (!started.has(job.jobId)) onJob(job);
    if (problems.length === 0) tellLeft(memory, new Set(promptsOf(memory).keys()), step);
  }
  if (jobs.length > 0) {
    const all = jobs.length === 1 ? 'an agent job' : `${jobs.length} agent jobs, side by side`;
    step.log.info(`Waiting for ${all}.`);
  }
  const ended = await waitForJobs(jobs, fixing);
  setJobs(step, ended);
  step.signal.throwIfAborted();
  return [...problems, ...ended.flatMap((job) => reasonsOf(job, inputs.failOn))];
}

async function begin(starting: Starting): Promise<string[]> {
  try {
    await catchUp(starting);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [unwrittenText(error, { started: 0 })];
  }
  return startJobs(starting);
}

/** @param topics ids of the gaps that the report has */
function tellLeft(memory: Memory, topics: ReadonlySet<string>, { log }: Pick<Step, 'log'>): void {
  // This run leaves them for another one.
  for (const { gapId: id } of gapsToFix(memory)) {
    log.info(
      topics.has(id)
        ? `${gapName(id)} is ticked, and this run has started its \`max-jobs\`: the next run starts its job.`
        : `${gapName(id)} is ticked, but not asked in this period or the one before, so that a job could not be told what to do. It gets one once it is asked again.`,
    );
  }
}

function reasonsOf(
  { outcome, message, untold, isLookedAt }: EndedJob,
  failOn: readonly Outcome[],
): string[] {
  // Nobody waited for it.
  if (isLookedAt && outcome === 'timed-out') return [];
  const fails = outcome === null || outcome === 'not-found' || failOn.includes(outcome);
  return [...(fails ? [message] : []), ...(untold === null ? [] : [untold])];
}

/** The output `jobs`; the outcome is null while a job is at work, or if it can't be read. */
function setJobs(
  step: Pick<Step, 'setOutput'>,
  jobs: readonly (GapJob & Partial<Pick<EndedJob, 'outcome' | 'prLink'>>)[],
): void {
  const rows = jobs.map(({ gapId: gap, label, jobId, outcome = null, prLink = null }) => ({
    gap,
    label,
    jobId,
    outcome,
    prLink,
  }));
  step.setOutput('jobs', JSON.stringify(rows));
}

/** Longest wait between two readings of a job, in milliseconds: that of mode `job`. */
const interval = 30_000;
/** A job that was at work for longer may never end: nobody's run waits for it. */
const longestWait = 24 * 60 * 60 * 1_000;

interface EndedJob extends GapJob {
  /** Null if the job could not be read. */
  outcome: JobOutcome | 'not-found' | null;
  /** The checked link, or null. */
  prLink: string | null;
  /** What came of it as a sentence. */
  message: string;
  /** Why the issue does not know of it; null if it does. */
  untold: string | null;
  /** Whether nobody waited for it. */
  isLookedAt: boolean;
}

interface Waiting {
  issue: IssueWriter;
  service: Pick<AgentClient, 'readJob'>;
  step: Pick<Step, 'clock' | 'log' | 'signal' | 'deadline'>;
}

/**
 * Waits for jobs side by side until the deadline; the issue is told of each as it ends. A job that
 * is older than a day, or that nobody wants any more, gets one look.
 */
function waitForJobs(jobs: readonly GapJob[], waiting: Waiting): Promise<EndedJob[]> {
  return Promise.all(jobs.map((job) => waitForOne(job, waiting)));
}

async function waitForOne(job: GapJob, waiting: Waiting): Promise<EndedJob> {
  const { service, step } = waiting;
  const { clock, signal, deadline } = step;
  const { gapId, jobId } = job;
  const isLookedAt = job.isLeft || clock.wallTime() - Date.parse(job.at) >= longestWait;
  const log = prefixed(step.log, `${gapName(gapId)}, job ${jobId}: `);
  const wait = await waitForJob({
    jobId,
    service,
    clock,
    log,
    signal,
    interval,
    deadline: isLookedAt ? clock.now() : deadline,
  });
  const ended = { ...job, ...endOf(job, { wait, log, isLookedAt }), isLookedAt, untold: null };
  step.log.info(ended.message);
  try {
    await tell(ended, waiting);
    return ended;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { ...ended, untold: untoldText(gapName(gapId), jobId, error) };
  }
}

const prefixed = (log: Log, prefix: string): Log => ({
  info: (message) => log.info(prefix + message),
  warning: (message) => log.warning(prefix + message),
});

function endOf(
  { gapId, jobId }: GapJob,
  { wait, log, isLookedAt }: { wait: Wait; log: Log; isLookedAt: boolean },
): Pick<EndedJob, 'outcome' | 'prLink' | 'message'> {
  const { job, error } = wait;
  const name = gapName(gapId);
  const prLink = safePullRequestUrl(job?.prLink ?? '');
  if (job?.prLink && !prLink) {
    log.warning(
      "the link to the job's pull request is not a plain https URL. It was left out, because workflows use links in commands.",
    );
  }
  const isGone = error instanceof ServiceError && error.status === 404;
  const outcome = wait.outcome ?? (isGone ? 'not-found' : null);
  const said = error instanceof Error ? error.message : String(error);
  const message = outcome
    ? endText({ name, jobId, outcome, prLink, isLookedAt })
    : `${name}, job ${jobId}: it could not be read. ${said}`;
  return { outcome, prLink, message };
}

/**
 * A job that may still be at work stays in the memory, so that the next run looks it up: written only
 * if the issue could not be told of its start.
 */
async function tell(
  { outcome, prLink, jobId, gapId: gap, run }: EndedJob,
  { issue, step }: Waiting,
): Promise<void> {
  const isAtWork = outcome === null || outcome === 'timed-out';
  if (outcome === 'cancelled' || (isAtWork && !issue.hasUntold)) return;
  const of = { gap, run, jobId, at: instant(step.clock.wallTime()) };
  await issue.tell(
    isAtWork ? { kind: 'started', ...of } : { kind: 'ended', ...of, outcome, prLink },
  );
}
