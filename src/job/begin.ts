import type { SentMessage } from '../agent/outcome.ts';
import type { JobInputs } from '../inputs.ts';
import type { AgentClient } from '../service/agent.ts';
import { ServiceError } from '../service/errors.ts';
import type { Step } from '../step.ts';
import { countOf } from '../text/counts.ts';
import { type Progress, requestHash, type Work, withJob } from './claims.ts';

/** What the step asks of the agent. */
export type AgentRequest =
  | { kind: 'start'; prompt: string }
  | { kind: 'message'; jobId: string; prompt: string }
  | { kind: 'wait'; jobId: string; prompt: null };

/** The request that the inputs make: `prompt` or `job-id`, never both, and `message` for a job. */
export function requestOf({ jobId, prompt, message }: JobInputs): AgentRequest {
  if (jobId === undefined) return { kind: 'start', prompt: prompt ?? '' };
  return message === undefined
    ? { kind: 'wait', jobId, prompt: null }
    : { kind: 'message', jobId, prompt: message };
}

/** @param run `GITHUB_RUN_ID` */
export function workOf(request: AgentRequest, run: string): Work {
  const { kind, prompt } = request;
  const hash =
    kind === 'start' ? requestHash(kind, prompt) : requestHash(kind, request.jobId, prompt ?? '');
  return { run, request: hash };
}

/** The job that a request led to, or why there is none. */
export type Beginning = BegunJob | FailedBeginning;

export interface BegunJob {
  kind: 'job';
  jobId: string;
  /** An earlier attempt of the run made the request. */
  adopted: boolean;
  /** The message that this attempt sent; null if it sent none. */
  message: SentMessage | null;
}

export interface FailedBeginning {
  /**
   * - `unknown`: the service may have acted on it anyway;
   * - `stopped`: an earlier attempt may have sent it, and this one did not;
   * - `failed`, `cancelled`: nothing was done.
   */
  kind: 'unknown' | 'stopped' | 'failed' | 'cancelled';
  error: unknown;
}

/** How far the request has come, as the comment remembers it. */
export function progressAfter(beginning: Beginning): Progress {
  if (beginning.kind === 'job') return withJob(beginning.jobId);
  // A stop is reported once: the attempt after it starts over.
  return { kind: beginning.kind === 'unknown' ? 'begun' : 'none' };
}

/** An earlier attempt began a request, and its result is not known. */
const mayHaveBeen = {
  start:
    'An earlier attempt of this run began to start an agent job and ended before it could say which: the job may be running. Look for it in the dashboard, and wait for it with `job-id`; if there is none, run this step again, which then starts a new one.',
  message:
    'An earlier attempt of this run began to send the message and ended before it could say whether the agent received it. Look at the job in the dashboard; if the message is not there, run this step again, which then sends it again.',
};

/**
 * Sends the step's request to the service, unless an earlier attempt of the run has done so: a
 * request is never sent twice for one attempt.
 *
 * @throws what is neither the service's answer nor a cancellation
 */
export async function beginWork({
  request,
  earlier,
  service,
  step: { clock, log, deadline, signal },
}: {
  request: AgentRequest;
  /** What an earlier attempt of the run did about it. */
  earlier: Progress;
  service: Pick<AgentClient, 'startJob' | 'sendMessage'>;
  step: Pick<Step, 'clock' | 'log' | 'deadline' | 'signal'>;
}): Promise<Beginning> {
  const begun = (jobId: string, more: Partial<BegunJob> = {}): BegunJob => ({
    kind: 'job',
    jobId,
    adopted: false,
    message: null,
    ...more,
  });
  if (request.kind === 'wait') return begun(request.jobId);
  if (earlier.kind === 'job') {
    log.info(
      `An earlier attempt of this run ${request.kind === 'start' ? 'started the job' : 'sent the message'}: this one waits for job ${earlier.jobId}.`,
    );
    return begun(earlier.jobId, { adopted: true });
  }
  if (earlier.kind === 'begun') {
    return { kind: 'stopped', error: new Error(mayHaveBeen[request.kind]) };
  }
  const { prompt } = request;
  const characters = countOf(prompt.length, 'character');
  if (signal.aborted) return { kind: 'cancelled', error: signal.reason };
  try {
    if (request.kind === 'message') {
      log.info(`Sending a message of ${characters} to job ${request.jobId}.`);
      const answer = await service.sendMessage({ jobId: request.jobId, prompt, deadline });
      return begun(request.jobId, { message: { at: clock.now(), answer } });
    }
    log.info(`Starting an agent job with a prompt of ${characters}.`);
    const { id } = await service.startJob({ prompt, deadline });
    log.info(`Started agent job ${id}.`);
    return begun(id);
  } catch (error) {
    if (signal.aborted) return { kind: 'unknown', error };
    if (!(error instanceof ServiceError)) throw error;
    return { kind: error.kind === 'unconfirmed' ? 'unknown' : 'failed', error };
  }
}
