import * as z from 'zod/mini';
import { jobIdPattern } from '../text/links.ts';
import type { Service } from './service.ts';

export const jobStatuses = ['active', 'completed', 'archived', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

const nullishText = z.nullish(z.string());

/**
 * An agent job. The specification marks no field as required; only `status` is needed here, and
 * it stays a plain string so that a word the service adds one day is not an error.
 */
export const agentJobSchema = z.looseObject({
  id: nullishText,
  status: z.string(),
  source: z.nullish(z.looseObject({ repository: nullishText, ref: nullishText })),
  model: nullishText,
  prLink: nullishText,
  createdAt: nullishText,
  archivedAt: nullishText,
});
export type AgentJob = z.infer<typeof agentJobSchema>;

/**
 * What is read of the answers to a start and to a message. Nothing but the id of a new job is worth
 * losing one for: by then the request has been carried out.
 */
export const startedJobSchema = z.object({ id: z.string().check(z.regex(jobIdPattern)) });
const messagedJobSchema = z.object({
  status: z.catch(nullishText, null),
  prLink: z.catch(nullishText, undefined),
});
export type MessagedJob = z.infer<typeof messagedJobSchema>;

const mebibyte = 1024 * 1024;

/** How long one try may take, and how large its response may be. */
const readBounds = { timeout: 15_000, maxBytes: mebibyte };
// Starting a job may take the service a while, and its result is not known if it is cut off.
const startBounds = { timeout: 60_000, maxBytes: mebibyte };

interface OfJob {
  jobId: string;
  /** Monotonic time at which tries end. */
  deadline: number;
}

export type AgentClient = ReturnType<typeof createAgentClient>;

export function createAgentClient({ ask, projectId, clock }: Service) {
  const jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
  const pathOf = (jobId: string) => `${jobs}/${encodeURIComponent(jobId)}`;
  const change = { method: 'POST', repeat: 'if-nothing-was-done', ...startBounds } as const;

  return {
    /**
     * Reads an agent job.
     *
     * @param lastTry milliseconds for one single try; without it, tries go on until the deadline
     * @throws ServiceError
     */
    readJob: ({ jobId, deadline, lastTry }: OfJob & { lastTry?: number }): Promise<AgentJob> =>
      ask({
        operation: 'read-job',
        path: pathOf(jobId),
        subject: `agent job ${jobId} of project ${projectId}`,
        schema: agentJobSchema,
        ...readBounds,
        ...(lastTry === undefined
          ? { repeat: 'always', deadline }
          : { repeat: 'never', timeout: lastTry, deadline: clock.now() + lastTry }),
      }),
    /**
     * Starts an agent job. It is not asked for twice unless the service answers that it did nothing.
     *
     * @param prompt the instruction, not blank
     * @throws ServiceError of kind `unconfirmed` if a job may be running that no answer named
     */
    startJob: ({ prompt, deadline }: { prompt: string; deadline: number }) =>
      ask({
        operation: 'start-job',
        path: jobs,
        json: { prompt },
        subject: `a new agent job of project ${projectId}`,
        schema: startedJobSchema,
        ...change,
        deadline,
      }),
    /**
     * Sends a follow-up instruction to an agent job, as `startJob` does.
     *
     * @throws ServiceError of kind `unconfirmed` if the agent may have received it or not
     */
    sendMessage: ({ jobId, prompt, deadline }: OfJob & { prompt: string }) =>
      ask({
        operation: 'send-message',
        path: `${pathOf(jobId)}/message`,
        json: { prompt },
        subject: `a message to agent job ${jobId} of project ${projectId}`,
        schema: messagedJobSchema,
        ...change,
        deadline,
      }),
  };
}
