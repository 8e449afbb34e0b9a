import type { Clock } from '../clock.ts';
import { createRequest, type RequestCounts } from './request.ts';
import {
  type AgentJob,
  agentJobSchema,
  type ConversationPage,
  conversationPageSchema,
} from './schemas.ts';
import { createTransport } from './transport.ts';

const mebibyte = 1024 * 1024;

/** How long one try may take, and how large its response may be. */
const bounds = {
  job: { timeout: 15_000, maxBytes: mebibyte },
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
   * Reads one page of conversations.
   *
   * @param from first day, `YYYY-MM-DD`
   * @param to day after the last one, `YYYY-MM-DD`
   * @param limit rows per page, 1 to 1000
   * @param cursor `nextCursor` of the page before, or null for the first page
   * @param page number of the page, for messages
   * @throws ServiceError
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

/** The two operations of the administrative API; see `api.md` of the service for their answers. */
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
  const request = createRequest({ get: transport.get, apiKey, clock, counts });
  const project = encodeURIComponent(projectId);

  return {
    readJob: ({ jobId, deadline, lastTry }) =>
      request({
        url: `${baseUrl}/v2/agent/${project}/job/${encodeURIComponent(jobId)}`,
        subject: `agent job ${jobId} of project ${projectId}`,
        schema: agentJobSchema,
        ...bounds.job,
        ...(lastTry !== undefined && { timeout: lastTry, retry: false }),
        deadline: lastTry === undefined ? deadline : clock.now() + lastTry,
        signal,
      }),
    readConversations: ({ from, to, limit, cursor, page, deadline }) => {
      const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit) });
      if (cursor !== null) query.set('cursor', cursor);
      return request({
        url: `${baseUrl}/v1/analytics/${project}/assistant?${query}`,
        subject: `page ${page} of the conversations from ${from} to ${to} of project ${projectId}`,
        schema: conversationPageSchema,
        ...bounds.page,
        deadline,
        signal,
      });
    },
    counts,
    close: transport.close,
  };
}
