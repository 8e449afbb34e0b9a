import { hash } from 'node:crypto';
import type { SentMessage } from '../agent/outcome.ts';
import type { JobInputs } from '../inputs.ts';
import type { AgentClient } from '../service/agent.ts';
import { ServiceError } from '../service/errors.ts';
import type { Step } from '../step.ts';
import { countOf } from '../text/counts.ts';

/** What the step asks the agent to do. */
export type AgentRequest =
  | { kind: 'start'; prompt: string }
  | { kind: 'message'; jobId: string; prompt: string }
  | { kind: 'wait'; jobId: string; prompt: null };

/** Expects either `prompt` or `jobId`, and `message` only with `jobId`. */
export function agentRequestOf({ jobId, prompt, message }: JobInputs): AgentRequest {
  if (jobId === undefined) return { kind: 'start', prompt: prompt ?? '' };
  return message === undefined
    ? { kind: 'wait', jobId, prompt: null }
    : { kind: 'message', jobId, prompt: message };
}

/** The same for every attempt of a run; differs between steps that request different things. */
export function requestHash(request: AgentRequest): string {
  const { kind, prompt } = request;
  const parts = kind === 'start' ? [kind, prompt] : [kind, request.jobId, prompt ?? ''];
  return hash('sha256', JSON.stringify(parts)).slice(0, 16);
}

/**
 * How far an attempt of the run got:
 * - `none`: nothing was sent, or the service answered that it did nothing;
 * - `begun`: the request was about to be sent, and its result is not known;
 * - `job`: the job is known.
 */
export type Progress = { kind: 'none' } | { kind: 'begun' } | { kind: 'job'; jobId: string };

export interface RequestedJob {
  kind: 'job';
  jobId: string;
  /** Whether an earlier attempt of the run made the request. */
  adopted: boolean;
  /** The message that this attempt sent; null if it sent none. */
  message: SentMessage | null;
}

export interface FailedRequest {
  /**
   * - `unknown`: the service may have acted on the request anyway;
   * - `stopped`: not sent, because an earlier attempt may have sent it;
   * - `failed`, `cancelled`: nothing was done.
   */
  kind: 'unknown' | 'stopped' | 'failed' | 'cancelled';
  error: unknown;
}

const stoppedText = {
  start:
    'An earlier attempt of this run may have started an agent job: it ended before it knew. Look for the job in the dashboard, and wait for it with `job-id`. If there is none, run this step again to start one.',
  message:
    'An earlier attempt of this run may have sent the message: it ended before it knew. Look at the job in the dashboard. If the message is not there, run this step again to send it.',
};

/**
 * Sends the step's request, unless an earlier attempt of the run has done so or may have.
 *
 * @throws any error other than a ServiceError or a cancellation
 */
export async function sendRequest({
  request,
  earlier,
  service,
  step: { clock, log, deadline, signal },
}: {
  request: AgentRequest;
  /** How far an earlier attempt of the run got. */
  earlier: Progress;
  service: Pick<AgentClient, 'startJob' | 'sendMessage'>;
  step: Pick<Step, 'clock' | 'log' | 'deadline' | 'signal'>;
}): Promise<RequestedJob | FailedRequest> {
  const requested = { kind: 'job', adopted: false, message: null } as const;
  if (request.kind === 'wait') return { ...requested, jobId: request.jobId };
  if (earlier.kind === 'job') {
    log.info(
      `An earlier attempt of this run ${request.kind === 'start' ? 'started the job' : 'sent the message'}: this one waits for job ${earlier.jobId}.`,
    );
    return { ...requested, jobId: earlier.jobId, adopted: true };
  }
  if (earlier.kind === 'begun') {
    return { kind: 'stopped', error: new Error(stoppedText[request.kind]) };
  }
  const { prompt } = request;
  const characters = countOf(prompt.length, 'character');
  if (signal.aborted) return { kind: 'cancelled', error: signal.reason };
  try {
    if (request.kind === 'message') {
      log.info(`Sending a message of ${characters} to job ${request.jobId}.`);
      const answer = await service.sendMessage({ jobId: request.jobId, prompt, deadline });
      const message = { at: clock.now(), answer };
      return { ...requested, jobId: request.jobId, message };
    }
    log.info(`Starting an agent job with a prompt of ${characters}.`);
    const { id } = await service.startJob({ prompt, deadline });
    log.info(`Started agent job ${id}.`);
    return { ...requested, jobId: id };
  } catch (error) {
    if (signal.aborted) return { kind: 'unknown', error };
    if (!(error instanceof ServiceError)) throw error;
    return { kind: error.kind === 'unconfirmed' ? 'unknown' : 'failed', error };
  }
}
