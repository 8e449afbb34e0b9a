import { type JobOutcome, outcomeSentences } from '../../agent/outcome.ts';
import { waitForJob } from '../../agent/wait.ts';
import { GitHubError } from '../../github/errors.ts';
import type { ReportInputs } from '../../inputs.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import { errorMessage, type Log, type Step } from '../../step.ts';
import type { Memory } from '../gaps/memory.ts';
import type { IssueWriter } from './issue-writer.ts';
import { type GapJob, gapName, gapsToFix, isoSecond, jobsAtWork } from './jobs.ts';
import {
  issueNotUpdatedText,
  jobNotSavedText,
  reportUnknownStarts,
  retickAdvice,
  type StartInput,
  startJobs,
} from './start.ts';

interface Fixing extends Omit<StartInput, 'onJob'> {
  inputs: Pick<ReportInputs, 'maxJobs' | 'failOn'>;
  issue: IssueWriter;
  service: AgentClient;
  step: Step;
}

/**
 * Starts a job for each gap that a human ticked, waits for all jobs in parallel, including those of
 * earlier runs, and reports their results in the issue and in the output `jobs`.
 *
 * @returns the messages that fail the step
 * @throws Cancelled, once the output is set
 */
export async function fixTickedGaps(fixing: Fixing): Promise<string[]> {
  const { issue, step } = fixing;
  const jobs: GapJob[] = [];
  const onJob = (job: GapJob) => {
    jobs.push(job);
    setJobs(step, jobs);
  };
  const problems = await begin({ ...fixing, onJob });
  if (issue.latest) {
    const started = new Set(jobs.map(({ jobId }) => jobId));
    for (const job of jobsAtWork(issue.latest)) if (!started.has(job.jobId)) onJob(job);
    if (problems.length === 0) logUnstarted(issue.latest, fixing);
  }
  if (jobs.length > 0) {
    const all = jobs.length === 1 ? 'an agent job' : `${jobs.length} agent jobs`;
    step.log.info(`Waiting for ${all}.`);
  }
  const ended = await Promise.all(jobs.map((job) => waitForOne(job, fixing)));
  setJobs(step, ended);
  step.signal.throwIfAborted();
  return [...problems, ...ended.flatMap(({ reasons }) => reasons)];
}

async function begin(starting: StartInput): Promise<string[]> {
  try {
    await reportUnknownStarts(starting);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [issueNotUpdatedText(error, { started: 0 })];
  }
  return startJobs(starting);
}

function logUnstarted(memory: Memory, { promptsOf, step: { log } }: Fixing): void {
  const prompts = promptsOf(memory);
  for (const { gapId } of gapsToFix(memory)) {
    log.info(
      prompts.has(gapId)
        ? `${gapName(gapId)} is ticked, but this run has already started \`max-jobs\` jobs: the next run starts its job.`
        : `${gapName(gapId)} is ticked, but was not asked in this period or the previous one, so there is nothing to send to a job. It gets one when it is asked again.`,
    );
  }
}

/** Sets the output `jobs`. The outcome is null while a job is running, or if it can't be read. */
function setJobs(step: Step, jobs: readonly (GapJob & Partial<EndedJob>)[]): void {
  const rows = jobs.map(({ gapId: gap, label, jobId, outcome = null, prLink = null }) => {
    return { gap, label, jobId, outcome, prLink };
  });
  step.setOutput('jobs', JSON.stringify(rows));
}

/** Maximum milliseconds between two reads of a job, as in mode `job`. */
const interval = 30_000;
/** Maximum age, in milliseconds, of a job to wait for: an older job may never end. */
const maxAge = 24 * 60 * 60 * 1_000;

interface EndedJob extends GapJob {
  /** Null if the job could not be read. */
  outcome: JobOutcome | 'not-found' | null;
  /** The link to the job's pull request, once checked; null without one. */
  prLink: string | null;
  /** Why the job fails the step; empty if it doesn't. */
  reasons: string[];
}

/**
 * Waits for a job until the deadline, and records its end in the issue. A job that is older than a day,
 * or whose gap is no longer ticked, is read only once.
 */
async function waitForOne(job: GapJob, fixing: Fixing): Promise<EndedJob> {
  const { service, step, inputs } = fixing;
  const { clock, deadline } = step;
  const { gapId, jobId } = job;
  const name = gapName(gapId);
  const isReadOnce = job.isUnwanted || clock.wallTime() - Date.parse(job.at) >= maxAge;
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
    : `${name}, job ${jobId}: it could not be read. ${errorMessage(error)}`;
  step.log.info(message);
  const fails = outcome === null || outcome === 'not-found' || inputs.failOn.includes(outcome);
  const reasons = fails ? [message] : [];
  const ended = { ...job, outcome, prLink };
  try {
    await record(ended, fixing);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    reasons.push(jobNotSavedText(name, jobId, error));
  }
  const isOnlyLookedAt = isReadOnce && outcome === 'timed-out';
  return { ...ended, reasons: isOnlyLookedAt ? [] : reasons };
}

const prefixed = (log: Log, prefix: string): Log => ({
  info: (message) => log.info(prefix + message),
  warning: (message) => log.warning(prefix + message),
});

const byNextRun = '. The next run with `fix: ticked` looks it up';
const adviceWords: Readonly<Partial<Record<JobOutcome | 'not-found', string>>> = {
  failed: `. To ask for another job, ${retickAdvice}`,
  'not-found': `. To ask for another, ${retickAdvice}`,
  'timed-out': byNextRun,
  cancelled: byNextRun,
};

/** How a job ended, and what to do. */
export function jobEndText(job: {
  name: string;
  jobId: string;
  outcome: JobOutcome | 'not-found';
  prLink: string | null;
  isReadOnce: boolean;
}): string {
  const { name, jobId, outcome, prLink, isReadOnce } = job;
  if (isReadOnce && outcome === 'timed-out') {
    return `${name}, job ${jobId}: the agent job is still running. This run doesn't wait for it, because it was started more than a day ago or its gap is no longer ticked. The next run with \`fix: ticked\` looks it up.`;
  }
  const happened =
    outcome === 'not-found' ? 'The service no longer knows the job' : outcomeSentences[outcome];
  const words = `${happened.charAt(0).toLowerCase()}${happened.slice(1)}`;
  const link = prLink ? `: ${prLink}` : '';
  return `${name}, job ${jobId}: ${words}${adviceWords[outcome] ?? ''}${link}.`;
}

/** Records a job's end, or its start if the job may still be running and its start isn't saved yet. */
async function record(
  { outcome, prLink, jobId, gapId: gap, run }: Omit<EndedJob, 'reasons'>,
  { issue, step }: Fixing,
): Promise<void> {
  const isAtWork = outcome === null || outcome === 'timed-out';
  if (outcome === 'cancelled' || (isAtWork && !issue.hasUnsaved)) return;
  const of = { gap, run, jobId, at: isoSecond(step.clock.wallTime()) };
  await issue.record(
    isAtWork ? { kind: 'started', ...of } : { kind: 'ended', ...of, outcome, prLink },
  );
}
