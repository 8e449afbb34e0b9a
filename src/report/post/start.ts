import { GitHubError, isIssueGone } from '../../github/errors.ts';
import type { ReportInputs } from '../../inputs.ts';
import type { AgentClient } from '../../service/agent.ts';
import { dashboardUrl, operationTexts, ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Memory } from '../gaps/memory.ts';
import type { IssueWriter } from './issue-writer.ts';
import {
  type GapJob,
  gapName,
  isoSecond,
  jobStarter,
  type NextJob,
  takeNextGap,
  unknownStarts,
} from './jobs.ts';

export interface StartInput {
  issue: Pick<IssueWriter, 'update' | 'record' | 'readBack' | 'refusals'>;
  service: Pick<AgentClient, 'startJob'>;
  /** Functions that make the job's prompt for each gap of the report, by gap id. */
  promptsOf: (memory: Memory) => ReadonlyMap<string, () => string>;
  /** Identifies the run in the journal. */
  run: string;
  inputs: Pick<ReportInputs, 'maxJobs'>;
  step: Pick<Step, 'clock' | 'log' | 'signal' | 'deadline'>;
  /** Called with each job as soon as it is started. */
  onJob: (job: GapJob) => void;
}

const now = ({ step: { clock } }: StartInput): string => isoSecond(clock.wallTime());

/**
 * Warns, once, of starts whose result is unknown. No job is started for these gaps.
 *
 * @throws GitHubError
 */
export async function reportUnknownStarts(starting: StartInput): Promise<void> {
  const { issue, run: own, step } = starting;
  const ended = { kind: 'ended', jobId: null, outcome: 'unknown', prLink: null } as const;
  const at = now(starting);
  const unknown = await issue.update((memory) => {
    const starts = unknownStarts(memory, own);
    const events = starts.map(({ gapId: gap, run }) => ({ ...ended, gap, run, at }));
    return { events, result: starts };
  });
  for (const { gapId, run } of unknown) step.log.warning(unknownStartText(gapName(gapId), run));
}

/**
 * Starts a job for each ticked gap that has none, the largest first, at most `max-jobs`. The intention is
 * written to the issue before each start, and the job after it, so that no two runs start the same job.
 *
 * @returns messages that fail the step: one for each ticked gap without a known job
 */
export async function startJobs(starting: StartInput): Promise<string[]> {
  const { issue, promptsOf, run, inputs, step } = starting;
  const problems: string[] = [];
  const tried = new Set<string>();
  let started = 0;
  while (tried.size < inputs.maxJobs) {
    step.signal.throwIfAborted();
    const at = now(starting);
    try {
      const next = await issue.update((memory) => {
        const prompts = promptsOf(memory);
        const isFree = (gapId: string) => prompts.has(gapId) && !tried.has(gapId);
        const taken = takeNextGap(memory, { run, at, isFree });
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
      problems.push(issueNotUpdatedText(error, { started }));
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
 * only the one whose intention is in the issue starts a job; if both intentions are, the first.
 *
 * @throws GitHubError
 */
async function isConfirmed(starting: StartInput, { gapId, intention }: NextJob): Promise<boolean> {
  const { issue, run, step } = starting;
  const { clock, log, signal } = step;
  let starter: ReturnType<typeof jobStarter> = 'nobody';
  for (const [reads, wait] of readBackWaits.entries()) {
    // A run that read the issue earlier may have overwritten the intention, and ticks.
    if (reads === readsBeforeRepeat) await issue.record(intention);
    await clock.sleep(wait, signal);
    starter = jobStarter(await issue.readBack(), intention);
    if (starter === 'this') return true;
    if (starter === 'another') break;
  }
  // Without this event, the next run would report a start whose result is unknown.
  await issue.record({ kind: 'refused', gap: gapId, run, at: now(starting) });
  if (starter === 'another') log.info(`${gapName(gapId)}: another run is starting its agent job.`);
  else {
    log.warning(
      `${gapName(gapId)}: no agent job was started, because something overwrites what this run writes to the issue. Its box stays ticked for the next run. If another workflow updates the issue at the same time, give both the same \`concurrency\` group.`,
    );
  }
  return false;
}

/** Starts one job. Returns why no job is known; null if one is. */
async function startOne(
  starting: StartInput,
  { gapId, label, intention: { at }, prompt }: NextJob & { prompt: string },
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
    try {
      await issue.record({ kind: 'started', gap: gapId, run, jobId, at: now(starting) });
    } catch (error) {
      // If this write fails, the job is recorded when it ends.
      if (!(error instanceof GitHubError)) throw error;
      log.warning(jobNotSavedText(name, jobId, error));
    }
    return null;
  } catch (error) {
    // The intention stays in the issue, as the job may be running.
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    if (error.kind === 'unconfirmed') return unconfirmedStartText(name, error);
    issue.refusals.set(gapId, error.message);
    await issue.record({ kind: 'refused', gap: gapId, run, at: now(starting) });
    return refusedStartText(name, error);
  }
}

export const retickAdvice = 'untick its box and tick it again';
const lookInDashboard = `Look for it in the dashboard (${dashboardUrl}); to ask for another, ${retickAdvice}.`;

/** An earlier run ended while it was starting a job. */
export function unknownStartText(name: string, run: string): string {
  const [runId] = run.split('/', 1);
  return `${name}: run ${runId} ended while it was starting an agent job, so one may be running. No other job is started for this tick. ${lookInDashboard}`;
}

/** The service gave no usable answer to a start. */
export function unconfirmedStartText(name: string, error: Error): string {
  // The error's advice is for a step that starts one job and waits for it.
  const reason = error.message.replace(operationTexts['start-job'].unconfirmed, '').trim();
  return `${name}: it is unknown whether an agent job was started. ${reason} No other job is started for this tick. ${lookInDashboard}`;
}

/** The service refused to start a job. */
export function refusedStartText(name: string, error: Error): string {
  return `${name}: no agent job was started. Its box stays ticked for the next run. ${error.message}`;
}

/**
 * The issue could not be updated before a start.
 *
 * @param started number of jobs that this run has already started
 */
export function issueNotUpdatedText(error: GitHubError, { started }: { started: number }): string {
  const none = started === 0 ? 'No agent job was started' : 'No other agent job was started';
  const why = isIssueGone(error)
    ? 'was deleted or transferred in the meantime'
    : 'could not be updated first';
  return `${none}, because the issue ${why}: ${error.message}`;
}

/** A job was started, or ended, but the issue could not be updated. */
export function jobNotSavedText(name: string, jobId: string, error: GitHubError): string {
  if (isIssueGone(error)) {
    return `${name}, job ${jobId}: the agent job was started, but the issue was deleted or transferred in the meantime, so later runs don't know about it. ${error.message}`;
  }
  return `${name}, job ${jobId}: the issue could not be updated. ${error.message}`;
}
