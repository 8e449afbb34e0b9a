import type { JobInputs } from '../inputs.ts';
import { requestHash, type Work } from './claims.ts';

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
  const parts = request.kind === 'start' ? [] : [request.jobId];
  return { run, request: requestHash(request.kind, ...parts, request.prompt ?? '') };
}
