import { GitHubError } from '../../github/errors.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import type { Gap } from '../gaps/gap.ts';
import {
  type GapJob,
  takeNext,
  unknownStarts,
  withRefused,
  withStarted,
  withUnknownStartsTold,
} from '../gaps/job.ts';
import type { Recalled } from '../gaps/recall.ts';
import type { Remembered } from '../gaps/remember.ts';
import type { Ledger } from './ledger.ts';
import {
  gapName,
  refusedText,
  unconfirmedText,
  unknownStartText,
  untoldText,
  unwrittenText,
} from './words.ts';

/** By gap, the prompt that tells a job what to do: of each gap that the report has a topic of. */
export type PromptsOf = (remembered: Remembered) => ReadonlyMap<string, () => string>;

/** What starting jobs works with. */
export interface Starting {
  ledger: Ledger;
  service: Pick<AgentClient, 'startJob'>;
  promptsOf: PromptsOf;
  /** The run's identity. */
  run: string;
  maxJobs: number;
  step: Pick<Step, 'clock' | 'log' | 'signal' | 'deadline'>;
  /** Called with each job as soon as it is known. */
  onJob: (job: GapJob) => void;
}

/**
 * Tells of starts of which nothing is known, which is told once. No job is started for these.
 *
 * @throws GitHubError
 */
export async function catchUp({
  ledger,
  run,
  step: { log },
}: Pick<Starting, 'ledger' | 'run' | 'step'>): Promise<void> {
  const unknown = await ledger.update(({ memory }) => {
    const gaps = unknownStarts(memory, { run });
    return {
      memory: gaps.length > 0 ? withUnknownStartsTold(memory, { run }) : null,
      result: gaps,
    };
  });
  for (const gap of unknown) {
    const by = gap.job?.is === 'intended' ? gap.job.run.replace(/\/.*/, '') : '';
    log.warning(unknownStartText(gapName(gap), by));
  }
}

/**
 * Starts a job for each ticked gap that has none, the largest first, at most `maxJobs`. The issue
 * has the intention before each start and the job after it, so that no run starts one twice.
 *
 * @returns why a tick has no job that is known, each a message that fails the step
 */
export async function startJobs(starting: Starting): Promise<string[]> {
  const { ledger, promptsOf, run, maxJobs, step } = starting;
  const problems: string[] = [];
  const tried = new Set<string>();
  let started = 0;
  while (tried.size < maxJobs) {
    step.signal.throwIfAborted();
    const at = instant(step.clock.wallTime());
    try {
      const next = await ledger.update((remembered) => {
        const prompts = promptsOf(remembered);
        const taken = takeNext(remembered.memory, { run, at, topics: prompts.keys(), tried });
        const promptFor = taken && prompts.get(taken.gap.id);
        if (!promptFor) return { memory: null, result: null };
        return { memory: taken.memory, result: { ...taken, prompt: promptFor() } };
      });
      if (!next) break;
      tried.add(next.gap.id);
      if (!(await isConfirmed(starting, next))) continue;
      const problem = await startOne(starting, next);
      if (problem === null) started += 1;
      else problems.push(problem);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      problems.push(unwrittenText(error, { started }));
      break;
    }
  }
  return problems;
}

/** An instant as the memory has it: in UTC, to the second. */
const instant = (wallTime: number): string => new Date(wallTime).toISOString().replace(/\.\d+/, '');

/**
 * Milliseconds before each reading back. The first lets another run's write come to light that was
 * under way; the others outlast a read that is answered with what was there before.
 */
const readBackWaits = [2_000, 1_000, 2_000, 4_000];

/**
 * Whether the issue says that it is this run that starts the gap's job. Of two runs that tick off
 * the same box at once, the one that wrote last does.
 *
 * @throws GitHubError
 */
async function isConfirmed(
  { ledger, run, step }: Starting,
  { gap, at }: { gap: Gap; at: string },
): Promise<boolean> {
  const { clock, log, signal } = step;
  let last: Recalled | null = null;
  for (const wait of readBackWaits) {
    await clock.sleep(wait, signal);
    const recalled = await ledger.issue.readBack();
    const { job } = recalled.memory.gaps.find(({ id }) => id === gap.id) ?? {};
    if (job?.is === 'intended' && job.run === run) return true;
    // Another run took this one for dead, and starts nothing either.
    if (job?.is === 'ended' && job.jobId === null && job.at === at) return true;
    last = recalled;
    if (job && job.is !== 'ended') break;
  }
  // What the issue says is what counts, and not what this run meant.
  if (last) ledger.issue.yieldTo(last);
  if (last?.memory.gaps.some(({ id, job }) => id === gap.id && job && job.is !== 'ended')) {
    log.info(`${gapName(gap)}: another run is starting its agent job.`);
    return false;
  }
  log.warning(
    `${gapName(gap)}: no agent job was started, as the issue doesn't keep what this run writes. Its box stays ticked for the next run. Check that no other workflow writes the issue at the same time: give both the same \`concurrency\` group.`,
  );
  return false;
}

/** @returns why the job is not known; null if it is */
async function startOne(
  { ledger, service, run, step, onJob }: Starting,
  { gap, at, prompt }: { gap: Gap; at: string; prompt: string },
): Promise<string | null> {
  const { log, signal, deadline } = step;
  const name = gapName(gap);
  const characters = `${prompt.length.toLocaleString('en')} characters`;
  log.info(`${name} was ticked: starting an agent job with its brief of ${characters}.`);
  try {
    const { id: jobId } = await service.startJob({ prompt, deadline });
    log.info(`${name}: started agent job ${jobId}.`);
    const job = { gapId: gap.id, label: gap.heading, jobId, at, isLeft: false };
    onJob(job);
    await tellOfJob({ ledger, job, name, run, step });
    return null;
  } catch (error) {
    // The intention stays: the job may be running.
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    if (error.kind === 'unconfirmed') return unconfirmedText(name, error);
    ledger.refuse(gap.id, error.message);
    await ledger.update(({ memory }) => ({
      memory: withRefused(memory, gap.id, { run }),
      result: null,
    }));
    return refusedText(name, error);
  }
}

/** If the issue can't be written now, it is told of the job with its end. */
async function tellOfJob({
  ledger,
  job,
  name,
  run,
  step: { log },
}: Pick<Starting, 'ledger' | 'run' | 'step'> & { job: GapJob; name: string }): Promise<void> {
  try {
    await ledger.update(({ memory }) => ({
      memory: withStarted(memory, job, { run }),
      result: null,
    }));
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(untoldText(name, job.jobId, error));
  }
}
