import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { ServiceClient } from '../service/client.ts';
import type { AgentJob } from '../service/schemas.ts';
import { Cancelled } from '../step.ts';
import { endOutcome, type JobOutcome } from './outcome.ts';
import { pollJob } from './poll.ts';
import { createProgress } from './progress.ts';

/** The result of a wait: the last reading, and the outcome, or why it is not known. */
export interface Wait {
  job: AgentJob | null;
  outcome: JobOutcome | null;
  error: unknown;
}

export interface WaitOptions {
  jobId: string;
  service: Pick<ServiceClient, 'readJob'>;
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
