import { GitHubError } from '../../github/errors.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Memory } from '../gaps/memory.ts';
import {
  type GapJob,
  type IssueWriter,
  instant,
  type Next,
  starterOf,
  takeNext,
  unknownStarts,
} from './jobs.ts';
import {
  gapName,
  refusedText,
  unconfirmedText,
  unknownStartText,
  untoldText,
  unwrittenText,
} from './words.ts';

export interface Starting {
  issue: IssueWriter;
  service: Pick<AgentClient, 'startJob'>;
  /** By gap, the prompt that tells a job what to do: of each gap that the report has a topic of. */
  promptsOf: (memory: Memory) => ReadonlyMap<string, () => string>;
  /** The run's identity. */
  run: string;
  maxJobs: number;
  step: Pick<Step, 'clock' | 'log' | 'signal' | 'deadline'>;
  /** Called with each job as soon as it is known. */
  onJob: (job: GapJob) => void;
}

const now = ({ step: { clock } }: Pick<Starting, 'step'>): string => instant(clock.wallTime());

/**
 * Tells of starts of which nothing is known, which is told once. No job is started for these.
 *
 * @throws GitHubError
 */
export async function catchUp(starting: Pick<Starting, 'issue' | 'run' | 'step'>): Promise<void> {
  const { issue, run: own, step } = starting;
  const ended = { kind: 'ended', jobId: null, outcome: 'unknown', prLink: null } as const;
  const at = now(starting);
  const unknown = await issue.update((memory) => {
    const starts = unknownStarts(memory, own);
    return {
      events: starts.map(({ gapId: gap, run }) => ({ ...ended, gap, run, at })),
      result: starts,
    };
  });
  for (const { gapId, run } of unknown) {
    step.log.warning(unknownStartText(gapName(gapId), run.replace(/\/.*/, '')));
  }
}

/**
 * Starts a job for each ticked gap that has none, the largest first, at most `maxJobs`. The issue
 * has the intention before each start and the job after it, so that no run starts one twice.
 *
 * @returns why a tick has no job that is known, each a message that fails the step
 */
export async function startJobs(starting: Starting): Promise<string[]> {
  const { issue, promptsOf, run, maxJobs, step } = starting;
  const problems: string[] = [];
  const tried = new Set<string>();
  let started = 0;
  while (tried.size < maxJobs) {
    step.signal.throwIfAborted();
    const at = now(starting);
    try {
      const next = await issue.update((memory) => {
        const prompts = promptsOf(memory);
        const isFree = (gapId: string) => prompts.has(gapId) && !tried.has(gapId);
        const taken = takeNext(memory, { run, at, isFree });
        const events = taken && !taken.isWritten ? [taken.intention] : [];
        const prompt = taken && prompts.get(taken.gapId)?.();
        return { events, result: taken && { ...taken, prompt: prompt ?? '' } };
      });
      if (!next) break;
      tried.add(next.gapId);
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

/**
 * Milliseconds before each reading back. The first lets another run's write come to light that was
 * under way; the others outlast a read that is answered with what was there before.
 */
const readBackWaits = [2_000, 1_000, 2_000, 4_000];
/** After so many that don't show it the intention is written again. */
const readsBeforeRepeat = 2;

/**
 * Whether the issue says that it is this run that starts the gap's job. Of two runs that tick off
 * the same box at once, one does: the one that the issue knows, and of two that it knows the first.
 *
 * @throws GitHubError
 */
async function isConfirmed(starting: Starting, { gapId, intention }: Next): Promise<boolean> {
  const { issue, run, step } = starting;
  const { clock, log, signal } = step;
  let starter: ReturnType<typeof starterOf> = 'nobody';
  for (const [reads, wait] of readBackWaits.entries()) {
    // A run that had read the issue before may have written over it, and over ticks.
    if (reads === readsBeforeRepeat) await issue.tell(intention);
    await clock.sleep(wait, signal);
    starter = starterOf(await issue.readBack(), { gapId, run });
    if (starter === 'this') return true;
    if (starter === 'another') break;
  }
  // Or the next run would take it for one that died before it could say.
  await issue.tell({ kind: 'refused', gap: gapId, run, at: now(starting) });
  if (starter === 'another') log.info(`${gapName(gapId)}: another run is starting its agent job.`);
  else {
    log.warning(
      `${gapName(gapId)}: no agent job was started, as the issue doesn't keep what this run writes. Its box stays ticked for the next run. Check that no other workflow writes the issue at the same time: give both the same \`concurrency\` group.`,
    );
  }
  return false;
}

/** @returns why the job is not known; null if it is */
async function startOne(
  starting: Starting,
  { gapId, label, intention: { at }, prompt }: Next & { prompt: string },
): Promise<string | null> {
  const { issue, service, run, step, onJob } = starting;
  const { log, signal, deadline } = step;
  const name = gapName(gapId);
  const characters = countOf(prompt.length, 'character');
  log.info(`${name} was ticked: starting an agent job with its brief of ${characters}.`);
  try {
    const { id: jobId } = await service.startJob({ prompt, deadline });
    log.info(`${name}: started agent job ${jobId}.`);
    onJob({ gapId, label, jobId, run, at, isLeft: false });
    await tellOfJob(starting, { gapId, jobId });
    return null;
  } catch (error) {
    // The intention stays: the job may be running.
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    if (error.kind === 'unconfirmed') return unconfirmedText(name, error);
    issue.refusals.set(gapId, error.message);
    await issue.tell({ kind: 'refused', gap: gapId, run, at: now(starting) });
    return refusedText(name, error);
  }
}

/** If the issue can't be written now, it is told of the job with its end. */
async function tellOfJob(
  starting: Starting,
  { gapId: gap, jobId }: Pick<GapJob, 'gapId' | 'jobId'>,
): Promise<void> {
  const { issue, run, step } = starting;
  try {
    await issue.tell({ kind: 'started', gap, run, jobId, at: now(starting) });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    step.log.warning(untoldText(gapName(gap), jobId, error));
  }
}
