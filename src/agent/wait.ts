import type { AgentClient, AgentJob } from '../service/agent.ts';
import { ServiceError } from '../service/errors.ts';
import { Cancelled, type Step } from '../step.ts';
import { safePullRequestUrl } from '../text/address.ts';
import {
  finalOutcome,
  formatDuration,
  isKnownStatus,
  type JobOutcome,
  statusWord,
} from './outcome.ts';

export interface WaitResult {
  /** The job as last read; null if it was never read. */
  job: AgentJob | null;
  outcome: JobOutcome | null;
  /** Link to the job's pull request; null if there is none, or workflows can't safely use it. */
  prLink: string | null;
  /** Why the wait was cancelled, or why the outcome is not known; otherwise null. */
  error: unknown;
}

export interface WaitOptions extends Pick<Step, 'clock' | 'log' | 'signal'> {
  jobId: string;
  service: Pick<AgentClient, 'readJob'>;
  /** Monotonic time at which the job is read for the last time. */
  deadline: number;
  /** Maximum time between two reads of the job, in milliseconds. */
  maxInterval: number;
  /** Returns the job's outcome, or null to keep waiting. By default, {@link finalOutcome}. */
  outcomeOf?: (reading: AgentJob) => JobOutcome | null;
  /** Whether this step has just started the job, so that the service may not know it yet. */
  isJustStarted?: boolean | undefined;
}

const minWait = 3_000;
const lastPollTimeout = 5_000;
/** Milliseconds in which a job that this step started is read again if the service answers 404. */
const maxUnknownTime = 120_000;
/**
 * Milliseconds between the readings of a completed job without a pull request, 5 and 15 s after the first:
 * the service fills in the link only once the pull request exists.
 */
const linkWaits = [5_000, 10_000];

/**
 * Polls an agent job until it ends, and one last time at the deadline. Once the job has been read, only
 * a final error ends the wait early. Never throws: see {@link WaitResult.error}.
 */
export async function waitForJob({
  jobId,
  service,
  clock,
  log,
  signal,
  deadline,
  maxInterval,
  outcomeOf = finalOutcome,
  isJustStarted = false,
}: WaitOptions): Promise<WaitResult> {
  const start = clock.now();
  const elapsed = () => clock.now() - start;
  const timeLeft = () => deadline - clock.now();
  /**
   * Milliseconds to the next poll: a tenth of the time waited so far, but at least 3 s and at most the
   * interval. So the end of a job is noticed after at most a tenth of its run time.
   */
  const pollDelay = () => Math.min(maxInterval, Math.max(minWait, elapsed() / 10));
  const progress = createProgressLog({ log, clock });
  const waitsForLink = [...linkWaits];
  let job = null as AgentJob | null;
  let outOfTime = null as ServiceError | null;

  const read = async (singleTryTimeout?: number): Promise<JobOutcome | null> => {
    job = await service.readJob({
      jobId,
      deadline,
      ...(singleTryTimeout !== undefined && { singleTryTimeout }),
    });
    progress(job);
    return outcomeOf(job);
  };
  /** Milliseconds to the next poll after an error that may pass; otherwise throws the error. */
  const delayAfter = (error: unknown): number => {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404 && isJustStarted && elapsed() < maxUnknownTime) return pollDelay();
    if (error.kind !== 'deadline' && !(error.kind === 'retry-after' && job)) throw error;
    outOfTime = error;
    return timeLeft();
  };
  const ended = (outcome: JobOutcome | null, error: unknown = null): WaitResult => {
    const prLink = safePullRequestUrl(job?.prLink ?? '');
    if (job?.prLink && !prLink) {
      log.warning(
        "The link to the job's pull request is not a plain https URL. It was left out, because workflows use links in commands.",
      );
    }
    return { job, outcome, prLink, error };
  };

  try {
    while (timeLeft() > 0) {
      let delay: number;
      try {
        const outcome = await read();
        const linkWait = outcome === 'no-changes' ? waitsForLink.shift() : undefined;
        if (outcome && (linkWait === undefined || linkWait >= timeLeft())) return ended(outcome);
        delay = linkWait ?? pollDelay();
      } catch (error) {
        delay = delayAfter(error);
        // The server asks for no more requests until after the deadline.
        if (outOfTime?.kind === 'retry-after') return ended('timed-out');
      }
      await clock.sleep(Math.max(0, Math.min(delay, timeLeft())), signal);
      if (outOfTime) break;
    }
    const outcome = await read(lastPollTimeout).catch((error) => {
      if (error instanceof ServiceError && job) return null;
      // The error before the last poll says after how many tries the service was given up.
      throw outOfTime ?? error;
    });
    return ended(outcome ?? 'timed-out');
  } catch (error) {
    return ended(error instanceof Cancelled ? 'cancelled' : null, error);
  }
}

const lineInterval = 60_000;

/**
 * Logs a job's first status, each change and, in between, a line a minute. Warns once of an unknown
 * status. The function returned is to be called each time the job is read.
 */
function createProgressLog({
  log,
  clock,
}: Pick<WaitOptions, 'log' | 'clock'>): (job: AgentJob) => void {
  const start = clock.now();
  let lastStatus: string | null = null;
  let lastLine = start;
  let warned = false;

  return (job) => {
    const word = statusWord(job);
    if (!isKnownStatus(job) && !warned) {
      warned = true;
      log.warning(
        `This action doesn't know the job's status${word ? ` "${word}"` : ''}. It keeps waiting for a known one.`,
      );
    }
    const now = clock.now();
    const status = word || 'unknown';
    if (status === lastStatus && now - lastLine < lineInterval) return;
    const after = lastStatus === null ? '' : ` after ${formatDuration(now - start)}`;
    log.info(`Job ${status === lastStatus ? 'still' : 'is'} ${status}${after}.`);
    lastStatus = status;
    lastLine = now;
  };
}
