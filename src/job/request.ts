import { hash } from 'node:crypto';
import {
  type Claim,
  claimRequests,
  isJobOfClaim,
  listClaims,
  unfinishedState,
  waitForWinner,
} from '../agent/claim.ts';
import type { SentMessage } from '../agent/outcome.ts';
import { postWithExplanation } from '../github/destinations.ts';
import { PostingError } from '../github/errors.ts';
import type { JobInputs } from '../inputs.ts';
import type { AgentClient } from '../service/agent.ts';
import { dashboardUrl, operationTexts, ServiceError } from '../service/errors.ts';
import { errorMessage, type Step } from '../step.ts';
import { countOf } from '../text/counts.ts';
import type { Markdown } from '../text/text.ts';
import { claimThread, type ReportingContext } from './comment.ts';

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

type CreditRequest = Exclude<AgentRequest, { kind: 'wait' }>;

export interface RequestedJob {
  jobId: string;
  /** Whether another attempt or step of the run made the request. */
  adopted: boolean;
  /** The message that was sent; null if there was none. */
  message: SentMessage | null;
  /** Null if nothing claims the request, or none was made. */
  claim: Claim | null;
}

export interface FailedRequest {
  /**
   * - `unknown`: the service may have acted on the request anyway;
   * - `stopped`: not sent, because another attempt may have sent it;
   * - `failed`, `cancelled`: nothing was done.
   */
  kind: 'unknown' | 'stopped' | 'failed' | 'cancelled';
  error: unknown;
}

export interface ClaimedRequest {
  /** Null if nothing claims the request. */
  claim: Claim | null;
  /** The job of a step that claimed the request before; null if this step is to send the request. */
  jobId: string | null;
}

interface Claiming extends ReportingContext {
  request: CreditRequest;
  inputs: Pick<JobInputs, 'baseUrl'>;
  service: Pick<AgentClient, 'readJob'>;
}

/**
 * Claims the request by a comment on the pull request, so that the request is sent once. Without a comment,
 * or if the token of a fork's run can't write, nothing is claimed.
 *
 * @param markdown the text of the claim
 */
export async function claimRequest(
  claiming: Claiming,
  markdown: Markdown,
): Promise<ClaimedRequest | FailedRequest> {
  const { request, context, step } = claiming;
  const destination = claiming.destinations.comment;
  const { baseUrl } = claiming.inputs;
  const address = [baseUrl, claiming.projectId, request.kind === 'message' ? request.jobId : null];
  const identity = JSON.stringify([...address, request.prompt, context.runId]);
  const key = hash('sha256', identity).slice(0, 32);
  const options = destination && {
    ...step,
    thread: claimThread(claiming, destination),
    run: context,
  };
  const settle = async () => {
    if (!options) return undefined;
    const { valid } = await listClaims(options.thread);
    const earlier = valid.find((claim) => claim.key === key);
    if (earlier) return { kind: 'lost', winner: earlier } as const;
    return (await claimRequests(new Map([[key, markdown]]), options)).get(key);
  };
  try {
    const result = destination && (await postWithExplanation(claiming, destination, settle));
    if (!result || !options) {
      step.log.info('No comment claims this request, so a re-run of this step sends it again.');
      return { claim: null, jobId: null };
    }
    if (result.kind === 'won') {
      step.log.info(`Posted: ${result.claim.url}`);
      return { claim: result.claim, jobId: null };
    }
    const isStarting = (claim: Claim) =>
      claim.job === undefined &&
      unfinishedState(claim, context, step.clock.wallTime()) === 'starting';
    const { winner } = result;
    const claim = winner && isStarting(winner) ? await waitForWinner(winner, options) : winner;
    if (!claim) return { kind: 'failed', error: new Error(goneText) };
    const jobId = await confirmedJob(claim, claiming);
    return jobId === null
      ? { kind: 'stopped', error: new Error(stoppedText(request, claim)) }
      : { claim, jobId };
  } catch (error) {
    if (step.signal.aborted) return { kind: 'cancelled', error: step.signal.reason };
    if (!(error instanceof PostingError)) return { kind: 'failed', error };
    const message = `${error.message} Nothing was sent to the agent, because no comment could claim the request.`;
    return { kind: 'failed', error: new PostingError(message, { cause: error }) };
  }
}

const goneText =
  'Nothing was sent to the agent: the comment that claimed the request was deleted in the meantime. Run this step again.';

function stoppedText({ kind }: CreditRequest, { url }: Claim): string {
  return kind === 'start'
    ? `An earlier attempt of this run may have started an agent job: the comment that claims it (${url}) names no job of this request. Look for the job in the dashboard (${dashboardUrl}), and wait for it with \`job-id\`. If there is none, delete that comment, and run this step again to start one.`
    : `An earlier attempt of this run may have sent the message: the comment that claims it (${url}) doesn't say so. Look at the job in the dashboard (${dashboardUrl}). If the message is not there, delete that comment, and run this step again to send it.`;
}

/** The job that a claim names, if the service confirms that it is of this request; otherwise null. */
async function confirmedJob(
  claim: Claim,
  { request, service, step: { deadline } }: Claiming,
): Promise<string | null> {
  const { job: jobId } = claim;
  if (jobId === undefined) return null;
  if (request.kind === 'message') return jobId === request.jobId ? jobId : null;
  try {
    return isJobOfClaim(claim, await service.readJob({ jobId, deadline })) ? jobId : null;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Sends the request.
 *
 * @param sendingSignal aborted only if the process is about to end
 * @throws any error other than a ServiceError or a cancellation
 */
export async function sendRequest(
  request: CreditRequest,
  {
    service,
    step,
    sendingSignal,
  }: { service: AgentClient; step: Step; sendingSignal: AbortSignal },
): Promise<Omit<RequestedJob, 'claim'> | FailedRequest> {
  const { clock, log, deadline, signal } = step;
  const { prompt } = request;
  const characters = countOf(prompt.length, 'character');
  if (signal.aborted) return { kind: 'cancelled', error: signal.reason };
  try {
    if (request.kind === 'message') {
      const { jobId } = request;
      log.info(`Sending a message of ${characters} to job ${jobId}.`);
      const reply = await service.sendMessage({ jobId, prompt, deadline, signal: sendingSignal });
      return { jobId, adopted: false, message: { sentAt: clock.now(), reply } };
    }
    log.info(`Starting an agent job with a prompt of ${characters}.`);
    const { id } = await service.startJob({ prompt, deadline, signal: sendingSignal });
    log.info(`Started agent job ${id}.`);
    return { jobId: id, adopted: false, message: null };
  } catch (error) {
    if (sendingSignal.aborted) {
      const { ifUnconfirmed } =
        operationTexts[request.kind === 'start' ? 'start-job' : 'send-message'];
      return { kind: 'unknown', error: new Error(`${errorMessage(error)} ${ifUnconfirmed}`) };
    }
    if (!(error instanceof ServiceError)) throw error;
    return { kind: error.kind === 'unconfirmed' ? 'unknown' : 'failed', error };
  }
}
