import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { AgentClient, AgentJob } from '../service/agent.ts';
import { ServiceError } from '../service/errors.ts';
import { Cancelled } from '../step.ts';
import { endOutcome, formatDuration, type JobOutcome, knownStatus } from './outcome.ts';

/** The result of a wait: the last reading, and the outcome, or why it is not known. */
export interface Wait {
  job: AgentJob | null;
  outcome: JobOutcome | null;
  error: unknown;
}

export interface WaitOptions {
  jobId: string;
  service: Pick<AgentClient, 'readJob'>;
  clock: Clock;
  log: Log;
  signal: AbortSignal;
  /** Monotonic time at which the last reading is taken. */
  deadline: number;
  /** Longest wait between two readings, in milliseconds. */
  interval: number;
  /** What a reading means; the job's own status by default. */
  outcomeOf?: (reading: AgentJob) => JobOutcome | null;
}

/** Waits for an agent job to end, until the deadline. Never throws: see {@link Wait.error}. */
export async function waitForJob(options: WaitOptions): Promise<Wait> {
  const { jobId, service, clock, log, signal, deadline, interval } = options;
  const { outcomeOf = endOutcome } = options;
  const progress = createProgress({ log, clock });
  let job: AgentJob | null = null;
  try {
    const read = (limits: { deadline: number; lastTry?: number }) =>
      service.readJob({ jobId, ...limits });
    for await (const reading of pollJob({ read, clock, signal, deadline, interval })) {
      job = reading;
      progress(reading);
      const outcome = outcomeOf(reading);
      if (outcome) return { job, outcome, error: null };
    }
    return { job, outcome: 'timed-out', error: null };
  } catch (error) {
    return { job, outcome: error instanceof Cancelled ? 'cancelled' : null, error };
  }
}

const lineInterval = 60_000;

/**
 * Logs how a job is doing: its first status, each change, and a line a minute in between. A status
 * that is not known yet gets one warning.
 *
 * @returns a function to call with each reading
 */
export function createProgress({
  log,
  clock,
}: {
  log: Log;
  clock: Clock;
}): (job: AgentJob) => void {
  const start = clock.now();
  let lastStatus: string | null = null;
  let lastLine = start;
  let warned = false;

  return (job) => {
    const status = knownStatus(job);
    const word = status ?? plainWord(job.status);
    if (!status && !warned) {
      warned = true;
      log.warning(
        `The job has ${word ? `the status "${word}"` : 'a status'} that this action does not know. It keeps waiting for a known end.`,
      );
    }
    const now = clock.now();
    const shown = word ?? 'unknown';
    if (shown === lastStatus && now - lastLine < lineInterval) return;
    const waited = formatDuration(now - start);
    log.info(
      shown === lastStatus
        ? `Job still ${shown} after ${waited}.`
        : `Job is ${shown}${lastStatus === null ? '' : ` after ${waited}`}.`,
    );
    lastStatus = shown;
    lastLine = now;
  };
}

/** A word that is safe to show, or null. */
const plainWord = (status: string): string | null =>
  /^[a-z][a-z0-9_-]{0,39}$/i.test(status) ? status : null;

const shortestWait = 3_000;
const lastPollTimeout = 5_000;

/**
 * Milliseconds to the next poll: a tenth of the time waited so far, so that an end is seen within
 * a tenth of the job's run time, at least 3 s, and never more than the interval.
 */
export function pollDelay({ elapsed, interval }: { elapsed: number; interval: number }): number {
  return Math.min(interval, Math.max(shortestWait, elapsed / 10));
}

/**
 * Reads a job again and again until the deadline, at which the last reading is taken. The caller
 * stops earlier by leaving the loop.
 *
 * Once the job has been read, failing requests don't end the readings before the deadline, unless
 * they fail for good.
 *
 * @param read one reading; `lastTry` asks for a single try of so many milliseconds
 * @param interval longest wait between two readings, in milliseconds
 * @throws ServiceError if no further reading is possible, or none succeeded
 */
export async function* pollJob({
  read,
  clock,
  signal,
  deadline,
  interval,
}: {
  read: (options: { deadline: number; lastTry?: number }) => Promise<AgentJob>;
  clock: Clock;
  signal: AbortSignal;
  deadline: number;
  interval: number;
}): AsyncGenerator<AgentJob> {
  const start = clock.now();
  let everRead = false;
  while (clock.now() < deadline) {
    const reading = await attempt(() => read({ deadline }));
    const timeLeft = () => deadline - clock.now();
    if (reading instanceof ServiceError) {
      const waitTooLong = reading.kind === 'retry-after';
      if (waitTooLong && everRead) return;
      if (waitTooLong || reading.kind !== 'deadline') throw reading;
      await clock.sleep(Math.max(0, timeLeft()), signal);
      break;
    }
    everRead = true;
    yield reading;
    const delay = pollDelay({ elapsed: clock.now() - start, interval });
    await clock.sleep(Math.max(0, Math.min(delay, timeLeft())), signal);
  }
  const last = await attempt(() => read({ deadline, lastTry: lastPollTimeout }));
  if (!(last instanceof ServiceError)) yield last;
  else if (!everRead) throw last;
}

async function attempt(read: () => Promise<AgentJob>): Promise<AgentJob | ServiceError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}
