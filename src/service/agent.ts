import * as z from 'zod/mini';
import { jobIdPattern } from '../text/address.ts';
import type { ServiceClient } from './client.ts';

export const jobStatuses = ['active', 'completed', 'archived', 'failed'] as const;

const nullishText = z.nullish(z.string());

/**
 * The service's specification requires no field. Only `status` is required here, and it may be any
 * string, so that a new status is not an error.
 */
const agentJobSchema = z.looseObject({
  id: nullishText,
  status: z.string(),
  source: z.nullish(z.looseObject({ repository: nullishText, ref: nullishText })),
  model: nullishText,
  prLink: nullishText,
  createdAt: nullishText,
  archivedAt: nullishText,
});
export type AgentJob = z.infer<typeof agentJobSchema>;

/** Requires only the id, because the job has already been started. */
const startedJobSchema = z.object({ id: z.string().check(z.regex(jobIdPattern)) });
const messagedJobSchema = z.object({
  status: z.catch(nullishText, null),
  prLink: z.catch(nullishText, undefined),
});
export type MessageReply = z.infer<typeof messagedJobSchema>;

const mebibyte = 1024 * 1024;

const readBounds = { timeout: 15_000, maxBytes: mebibyte };
/** Starting a job takes a while, and a timeout would leave the result unknown. */
const startBounds = { timeout: 60_000, maxBytes: mebibyte };

interface JobParameters {
  jobId: string;
  deadline: number;
}

export type AgentClient = ReturnType<typeof createAgentClient>;

export function createAgentClient({ ask, projectId, clock }: ServiceClient) {
  const jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
  const pathOf = (jobId: string) => `${jobs}/${encodeURIComponent(jobId)}`;
  const change = { repeat: 'if-nothing-was-done', ...startBounds } as const;

  return {
    /**
     * @param singleTryTimeout milliseconds for the only try; if absent, tries go on until the deadline
     * @throws ServiceError
     */
    readJob: ({
      jobId,
      deadline,
      singleTryTimeout,
    }: JobParameters & { singleTryTimeout?: number }): Promise<AgentJob> =>
      ask({
        operation: 'read-job',
        path: pathOf(jobId),
        subject: `agent job ${jobId} of project ${projectId}`,
        schema: agentJobSchema,
        ...readBounds,
        ...(singleTryTimeout === undefined
          ? { repeat: 'always', deadline }
          : {
              repeat: 'never',
              timeout: singleTryTimeout,
              deadline: clock.now() + singleTryTimeout,
            }),
      }),
    /**
     * Retries only if the service answers that it did nothing.
     *
     * @param prompt the instruction, not blank
     * @param signal by default the step's own
     * @throws ServiceError of kind `unconfirmed` if a job with an unknown id may be running
     */
    startJob: ({ prompt, ...limits }: { prompt: string; deadline: number; signal?: AbortSignal }) =>
      ask({
        operation: 'start-job',
        path: jobs,
        json: { prompt },
        subject: `a new agent job of project ${projectId}`,
        schema: startedJobSchema,
        ...change,
        ...limits,
      }),
    /**
     * Sends a follow-up instruction; retries as `startJob` does.
     *
     * @throws ServiceError of kind `unconfirmed` if the agent may have received the message
     */
    sendMessage: ({
      jobId,
      prompt,
      ...limits
    }: JobParameters & { prompt: string; signal?: AbortSignal }) =>
      ask({
        operation: 'send-message',
        path: `${pathOf(jobId)}/message`,
        json: { prompt },
        subject: `a message to agent job ${jobId} of project ${projectId}`,
        schema: messagedJobSchema,
        ...change,
        ...limits,
      }),
  };
}
