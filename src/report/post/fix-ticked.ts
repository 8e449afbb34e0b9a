import { GitHubError } from '../../github/errors.ts';
import type { Outcome, ReportInputs } from '../../inputs.ts';
import type { AgentClient } from '../../service/agent.ts';
import type { Step } from '../../step.ts';
import type { Memory } from '../gaps/memory.ts';
import { type GapJob, jobsAtWork, ticksLeft } from './jobs.ts';
import { catchUp, type Starting, startJobs } from './start.ts';
import { type EndedJob, waitForJobs } from './wait.ts';
import { gapName, unwrittenText } from './words.ts';

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
  for (const id of ticksLeft(memory)) {
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
