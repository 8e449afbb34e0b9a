import { type ConversationPage, conversationPageSchema } from './schemas.ts';
import type { Service } from './service.ts';

/** How long one try may take, and how large a page may be. */
const pageBounds = { timeout: 60_000, maxBytes: 64 * 1024 * 1024 };

/** What the assistant was asked. */
export interface AnalyticsClient {
  /**
   * Reads one page of conversations.
   *
   * @param from first day, `YYYY-MM-DD`
   * @param to day after the last one, `YYYY-MM-DD`
   * @param limit rows per page, 1 to 1000
   * @param cursor `nextCursor` of the page before, or null for the first page
   * @param page number of the page, for messages
   * @param deadline monotonic time at which tries end
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
}

export function createAnalyticsClient({ ask, projectId }: Service): AnalyticsClient {
  const analytics = `/v1/analytics/${encodeURIComponent(projectId)}`;

  return {
    readConversations: ({ from, to, limit, cursor, page, deadline }) => {
      const query = new URLSearchParams({ dateFrom: from, dateTo: to, limit: String(limit) });
      if (cursor !== null) query.set('cursor', cursor);
      return ask({
        operation: 'read-conversations',
        path: `${analytics}/assistant?${query}`,
        subject: `page ${page} of the conversations from ${from} to ${to} of project ${projectId}`,
        schema: conversationPageSchema,
        ...pageBounds,
        repeat: 'always',
        deadline,
      });
    },
  };
}
