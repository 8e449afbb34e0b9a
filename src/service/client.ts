import type { Clock } from '../clock.ts';
import type { RequestCounts } from '../http/sender.ts';
import { createTransport } from '../http/transport.ts';
import { createRequest } from './request.ts';
import {
  type AgentJob,
  agentJobSchema,
  type ConversationPage,
  conversationPageSchema,
  type MessagedJob,
  messagedJobSchema,
  type StartedJob,
  startedJobSchema,
} from './schemas.ts';

const mebibyte = 1024 * 1024;

/** How long one try may take, and how large its response may be. */
const bounds = {
  job: { timeout: 15_000, maxBytes: mebibyte },
  // Starting a job may take the service a while, and its result is not known if it is cut off.
  start: { timeout: 60_000, maxBytes: mebibyte },
  page: { timeout: 60_000, maxBytes: 64 * mebibyte },
};

export interface ServiceClient {
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
  /**
   * Reads one page of conversations.
   *
   * @param from first day, `YYYY-MM-DD`
   * @param to day after the last one, `YYYY-MM-DD`
   * @param limit rows per page, 1 to 1000
   * @param cursor `nextCursor` of the page before, or null for the first page
   * @param page number of the page, for messages
   * @throws ServiceError of kind `oversized` if the page is longer than accepted: fewer rows may fit
   */
  readConversations(options: {
    from: string;
    to: string;
    limit: number;
    cursor: string | null;
    page: number;
    deadline: number;
  }): Promise<ConversationPage>;
  readonly counts: Readonly<RequestCounts>;
  close(): void;
}

/** The operations of the administrative API that this action uses. */
export function createServiceClient({
  baseUrl,
  apiKey,
  projectId,
  clock,
  signal,
}: {
  baseUrl: string;
  apiKey: string;
  projectId: string;
  clock: Clock;
  signal: AbortSignal;
}): ServiceClient {
  const transport = createTransport({ userAgent: 'docs-agent-action' });
  const counts: RequestCounts = { requests: 0, retries: 0, waited: 0 };
  const request = createRequest({ send: transport.send, apiKey, clock, counts });
  const project = encodeURIComponent(projectId);

  const jobsUrl = `${baseUrl}/v2/agent/${project}/job`;
  const jobUrl = (jobId: string) => `${jobsUrl}/${encodeURIComponent(jobId)}`;

  return {
    readJob: ({ jobId, deadline, lastTry }) =>
      request({
        operation: 'read-job',
        url: jobUrl(jobId),
        subject: `agent job ${jobId} of project ${projectId}`,
        schema: agentJobSchema,
        ...bounds.job,
        repeat: 'always',
        deadline,
        ...(lastTry !== undefined && {
          timeout: lastTry,
          repeat: 'never',
          deadline: clock.now() + lastTry,
        }),
        signal,
      }),
    startJob: ({ prompt, deadline }) =>
      request({
        operation: 'start-job',
        method: 'POST',
        url: jobsUrl,
        json: { prompt },
        subject: `a new agent job of project ${projectId}`,
        schema: startedJobSchema,
        ...bounds.start,
        repeat: 'if-nothing-was-done',
        deadline,
        signal,
      }),
    sendMessage: ({ jobId, prompt, deadline }) =>
      request({
        operation: 'send-message',
        method: 'POST',
        url: `${jobUrl(jobId)}/message`,
        json: { prompt },
        subject: `a message to agent job ${jobId} of project ${projectId}`,
        schema: messagedJobSchema,
        ...bounds.start,
        repeat: 'if-nothing-was-done',
        deadline,
        signal,
      }),
    readConversations: ({ from, to, limit, cursor, page, deadline }) => {
      const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit) });
      if (cursor !== null) query.set('cursor', cursor);
      return request({
        operation: 'read-conversations',
        url: `${baseUrl}/v1/analytics/${project}/assistant?${query}`,
        subject: `page ${page} of the conversations from ${from} to ${to} of project ${projectId}`,
        schema: conversationPageSchema,
        ...bounds.page,
        repeat: 'always',
        deadline,
        signal,
      });
    },
    counts,
    close: transport.close,
  };
}
