import { GitHubError } from '../../github/errors.ts';
import type { Outcome, ReportInputs } from '../../inputs.ts';
import type { AgentClient } from '../../service/agent.ts';
import type { Step } from '../../step.ts';
import type { Memory } from '../gaps/memory.ts';
import { type GapJob, type IssueWriter, jobsAtWork, leftTicked } from './jobs.ts';
import { catchUp, type PromptsOf, type Starting, startJobs } from './start.ts';
import { type EndedJob, waitForJobs } from './wait.ts';
import { gapName, unwrittenText } from './words.ts';

/** What a run fixes gaps with. */
export interface Fixing {
  inputs: Pick<ReportInputs, 'maxJobs' | 'failOn'>;
  issue: IssueWriter;
  promptsOf: PromptsOf;
  /** The run's identity. */
  run: string;
  service: AgentClient;
  step: Step;
}

export interface Fixed {
  /** What fails the step. */
  reasons: string[];
  /** What the issue remembers at the end; null if it could not be read. */
  memory: Memory | null;
  /** Why the service started no job, by gap. */
  refusals: ReadonlyMap<string, string>;
}

/**
 * Starts a job for each gap that a human ticked, waits for all jobs side by side, those of earlier
 * runs too, and tells in the issue and in the output `jobs` what came of them.
 *
 * @throws Cancelled, once the output is set
 */
export async function fixTicked({
  inputs,
  issue,
  promptsOf,
  run,
  service,
  step,
}: Fixing): Promise<Fixed> {
  const { log, signal } = step;
  const jobs: GapJob[] = [];
  const add = (job: GapJob) => {
    jobs.push(job);
    setJobs(step, jobs);
  };
  const starting = { issue, service, promptsOf, run, maxJobs: inputs.maxJobs, step, onJob: add };
  const problems = await begin(starting);
  const memory = issue.latest();
  if (memory) {
    const started = new Set(jobs.map(({ jobId }) => jobId));
    for (const job of jobsAtWork(memory)) if (!started.has(job.jobId)) add(job);
    if (problems.length === 0) tellLeft(memory, new Set(promptsOf(memory).keys()), step);
  }
  if (jobs.length > 0) {
    const all = jobs.length === 1 ? 'an agent job' : `${jobs.length} agent jobs, side by side`;
    log.info(`Waiting for ${all}.`);
  }
  const ended = await waitForJobs(jobs, { issue, service, step });
  setJobs(step, ended);
  signal.throwIfAborted();
  return {
    reasons: [...problems, ...ended.flatMap((job) => reasonsOf(job, inputs.failOn))],
    memory: issue.latest(),
    refusals: issue.refusals,
  };
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
  const { unasked, waiting } = leftTicked(memory, topics);
  for (const id of unasked) {
    log.info(
      `${gapName(id)} is ticked, but not asked in this period or the one before, so that a job could not be told what to do. It gets one once it is asked again.`,
    );
  }
  for (const id of waiting) {
    log.info(
      `${gapName(id)} is ticked, and this run has started its \`max-jobs\`: the next run starts its job.`,
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
  const rows = jobs.map(({ gapId, label, jobId, outcome = null, prLink = null }) => ({
    gap: gapId,
    label,
    jobId,
    outcome,
    prLink,
  }));
  step.setOutput('jobs', JSON.stringify(rows));
}
