import { GitHubError } from '../../github/errors.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Memory } from '../gaps/memory.ts';
import type { IssueWriter } from './issue-writer.ts';
import { type GapJob, instant, type Next, starterOf, takeNext, unknownStarts } from './jobs.ts';
import {
  gapName,
  refusedText,
  unconfirmedText,
  unknownStartText,
  unsavedText,
  unwrittenText,
} from './words.ts';

export interface Starting {
  issue: IssueWriter;
  service: Pick<AgentClient, 'startJob'>;
  /** The prompt for a job, by gap: for each gap of the report. */
  promptsOf: (memory: Memory) => ReadonlyMap<string, () => string>;
  run: string;
  maxJobs: number;
  step: Pick<Step, 'clock' | 'log' | 'signal' | 'deadline'>;
  /** Called with each job as soon as it is started. */
  onJob: (job: GapJob) => void;
}

const now = ({ step: { clock } }: Pick<Starting, 'step'>): string => instant(clock.wallTime());

/**
 * Warns, once, of starts whose result is unknown. No job is started for these gaps.
 *
 * @throws GitHubError
 */
export async function reportUnknownStarts(
  starting: Pick<Starting, 'issue' | 'run' | 'step'>,
): Promise<void> {
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
 * Starts a job for each ticked gap that has none, the largest first, at most `maxJobs`. The intention is
 * written to the issue before each start, and the job after it, so that no two runs start the same job.
 *
 * @returns a message for each tick without a known job, which fails the step
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
 * Milliseconds before each read. The first allows for a write of another run that is in progress, the
 * others for outdated answers.
 */
const readBackWaits = [2_000, 1_000, 2_000, 4_000];
/** If this many reads don't show the intention, it is written again. */
const readsBeforeRepeat = 2;

/**
 * Whether the issue says that this run starts the gap's job. If two runs handle the same box at once,
 * only the one in the issue starts a job; if both are in it, the first.
 *
 * @throws GitHubError
 */
async function isConfirmed(starting: Starting, { gapId, intention }: Next): Promise<boolean> {
  const { issue, run, step } = starting;
  const { clock, log, signal } = step;
  let starter: ReturnType<typeof starterOf> = 'nobody';
  for (const [reads, wait] of readBackWaits.entries()) {
    // A run that read the issue earlier may have overwritten the intention, and ticks.
    if (reads === readsBeforeRepeat) await issue.record(intention);
    await clock.sleep(wait, signal);
    starter = starterOf(await issue.readBack(), { gapId, run });
    if (starter === 'this') return true;
    if (starter === 'another') break;
  }
  // Otherwise the next run would report a start whose result is unknown.
  await issue.record({ kind: 'refused', gap: gapId, run, at: now(starting) });
  if (starter === 'another') log.info(`${gapName(gapId)}: another run is starting its agent job.`);
  else {
    log.warning(
      `${gapName(gapId)}: no agent job was started, because something overwrites what this run writes to the issue. Its box stays ticked for the next run. If another workflow updates the issue at the same time, give both the same \`concurrency\` group.`,
    );
  }
  return false;
}

/** @returns why there is no known job; null if there is one */
async function startOne(
  starting: Starting,
  { gapId, label, intention: { at }, prompt }: Next & { prompt: string },
): Promise<string | null> {
  const { issue, service, run, step, onJob } = starting;
  const { log, signal, deadline } = step;
  const name = gapName(gapId);
  const characters = countOf(prompt.length, 'character');
  log.info(`${name} was ticked: starting an agent job with a brief of ${characters}.`);
  try {
    const { id: jobId } = await service.startJob({ prompt, deadline });
    log.info(`${name}: started agent job ${jobId}.`);
    onJob({ gapId, label, jobId, run, at, isUnwanted: false });
    await recordStart(starting, { gapId, jobId });
    return null;
  } catch (error) {
    // The intention stays in the issue, as the job may be running.
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    if (error.kind === 'unconfirmed') return unconfirmedText(name, error);
    issue.refusals.set(gapId, error.message);
    await issue.record({ kind: 'refused', gap: gapId, run, at: now(starting) });
    return refusedText(name, error);
  }
}

/** If the issue can't be written now, the job is recorded when it ends. */
async function recordStart(
  starting: Starting,
  { gapId: gap, jobId }: Pick<GapJob, 'gapId' | 'jobId'>,
): Promise<void> {
  const { issue, run, step } = starting;
  try {
    await issue.record({ kind: 'started', gap, run, jobId, at: now(starting) });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    step.log.warning(unsavedText(gapName(gap), jobId, error));
  }
}
