import { GitHubError } from '../../github/errors.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import type { Subject } from '../gaps/codec.ts';
import type { Gap } from '../gaps/gap.ts';
import {
  type GapJob,
  takeNext,
  unknownStarts,
  withRefused,
  withStarted,
  withUnknownStartsTold,
} from '../gaps/job.ts';
import type { Remembered } from '../gaps/remember.ts';
import { type IssueEdit, withTicksOf } from '../gaps/ticked-again.ts';
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
  step: Pick<Step, 'log' | 'signal' | 'deadline'>;
  /** Called with each job as soon as it is known. */
  onJob: (job: GapJob) => void;
}

/**
 * Takes in what happened since the last run: ticks that the run's event tells of, and starts of
 * which nothing is known, which are told once. No job is started for these.
 *
 * @throws GitHubError
 */
export async function catchUp({
  ledger,
  edit,
  subject,
  step: { log },
}: Pick<Starting, 'ledger' | 'step'> & {
  /** What the run's event is about; null if it is no edit of the issue. */
  edit: IssueEdit | null;
  subject: Subject;
}): Promise<void> {
  const unknown = await ledger.update(({ memory }) => {
    const gaps = unknownStarts(memory);
    const ticked = edit ? withTicksOf({ memory, edit, subject }) : memory;
    const changed = gaps.length > 0 ? withUnknownStartsTold(ticked) : ticked;
    return { memory: changed === memory ? null : changed, result: gaps };
  });
  for (const gap of unknown) {
    log.warning(unknownStartText(gapName(gap), gap.repair?.intendedBy ?? ''));
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
  while (tried.size < maxJobs) {
    step.signal.throwIfAborted();
    try {
      const next = await ledger.update((remembered) => {
        const prompts = promptsOf(remembered);
        const taken = takeNext(remembered.memory, { run, topics: prompts.keys(), tried });
        const promptFor = taken && prompts.get(taken.gap.id);
        if (!promptFor) return { memory: null, result: null };
        return { memory: taken.memory, result: { gap: taken.gap, prompt: promptFor() } };
      });
      if (!next) break;
      tried.add(next.gap.id);
      const problem = await startOne(starting, next);
      if (problem !== null) problems.push(problem);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      problems.push(unwrittenText(error));
      break;
    }
  }
  return problems;
}

/** @returns why the job is not known; null if it is */
async function startOne(
  { ledger, service, run, step, onJob }: Starting,
  { gap, prompt }: { gap: Gap; prompt: string },
): Promise<string | null> {
  const { log, signal, deadline } = step;
  const name = gapName(gap);
  const characters = `${prompt.length.toLocaleString('en')} characters`;
  log.info(`${name} was ticked: starting an agent job with its instruction of ${characters}.`);
  try {
    const { id: jobId } = await service.startJob({ prompt, deadline });
    log.info(`${name}: started agent job ${jobId}.`);
    const job = { gapId: gap.id, label: gap.heading, jobId };
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
