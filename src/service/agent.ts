import {
  type AgentJob,
  agentJobSchema,
  type MessagedJob,
  messagedJobSchema,
  type StartedJob,
  startedJobSchema,
} from './schemas.ts';
import type { Service } from './service.ts';

const mebibyte = 1024 * 1024;

/** How long one try may take, and how large its response may be. */
const readBounds = { timeout: 15_000, maxBytes: mebibyte };
// Starting a job may take the service a while, and its result is not known if it is cut off.
const startBounds = { timeout: 60_000, maxBytes: mebibyte };

/** The agent and its jobs. */
export interface AgentClient {
  /**
   * Reads an agent job.
   *
   * @param deadline monotonic time at which tries end
   * @param lastTry milliseconds for one single try; without it, tries go on until the deadline
   * @throws ServiceError
   */
  readJob(options: { jobId: string; deadline: number; lastTry?: number }): Promise<AgentJob>;
  /**
   * Starts an agent job. It is not asked for twice unless the service answers that it did nothing.
   *
   * @param prompt the instruction, not blank
   * @throws ServiceError of kind `unconfirmed` if a job may be running that no answer named
   */
  startJob(options: { prompt: string; deadline: number }): Promise<StartedJob>;
  /**
   * Sends a follow-up instruction to an agent job, as {@link startJob} does.
   *
   * @throws ServiceError of kind `unconfirmed` if the agent may have received it or not
   */
  sendMessage(options: { jobId: string; prompt: string; deadline: number }): Promise<MessagedJob>;
}

export function createAgentClient({ ask, projectId, clock }: Service): AgentClient {
  const jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
  const pathOf = (jobId: string) => `${jobs}/${encodeURIComponent(jobId)}`;

  return {
    readJob: ({ jobId, deadline, lastTry }) =>
      ask({
        operation: 'read-job',
        path: pathOf(jobId),
        subject: `agent job ${jobId} of project ${projectId}`,
        schema: agentJobSchema,
        ...readBounds,
        repeat: 'always',
        deadline,
        ...(lastTry !== undefined && {
          timeout: lastTry,
          repeat: 'never',
          deadline: clock.now() + lastTry,
        }),
      }),
    startJob: ({ prompt, deadline }) =>
      ask({
        operation: 'start-job',
        method: 'POST',
        path: jobs,
        json: { prompt },
        subject: `a new agent job of project ${projectId}`,
        schema: startedJobSchema,
        ...startBounds,
        repeat: 'if-nothing-was-done',
        deadline,
      }),
    sendMessage: ({ jobId, prompt, deadline }) =>
      ask({
        operation: 'send-message',
        method: 'POST',
        path: `${pathOf(jobId)}/message`,
        json: { prompt },
        subject: `a message to agent job ${jobId} of project ${projectId}`,
        schema: messagedJobSchema,
        ...startBounds,
        repeat: 'if-nothing-was-done',
        deadline,
      }),
  };
}
