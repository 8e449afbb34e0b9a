import * as z from 'zod/mini';
import {
  type ConversationPage,
  conversationPageSchema,
  type FeedbackCount,
  type FeedbackRow,
  feedbackCountSchema,
  feedbackPageSchema,
  feedbackSchema,
  type SearchRow,
  searchPageSchema,
  searchSchema,
} from './schemas.ts';
import type { Service } from './service.ts';

/** How long one try may take, and how large a page may be. */
const pageBounds = { timeout: 60_000, maxBytes: 64 * 1024 * 1024 };

/** Rows per page of searches and of feedback: the most that the service gives. */
const mostRows = 100;

/** Of feedback that nobody has resolved or dismissed. */
const openStatuses = 'pending,in_progress';

/** A page of searches or of feedback: the rows on it that can be read, and where the next begins. */
export interface AnalyticsPage<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** Which page to read. */
export interface PageRequest {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Day after the last one, `YYYY-MM-DD`. */
  to: string;
  /** `nextCursor` of the page before, or null for the first page. */
  cursor: string | null;
  /** Number of the page, for messages. */
  page: number;
  /** Monotonic time at which tries end. */
  deadline: number;
}

/** What readers asked the assistant, searched for, and said of pages. */
export interface AnalyticsClient {
  /**
   * Reads one page of conversations.
   *
   * @param limit rows per page, 1 to 1000
   * @throws ServiceError of kind `oversized` if the page is longer than accepted: fewer rows may fit
   */
  readConversations(request: PageRequest & { limit: number }): Promise<ConversationPage>;
  /**
   * Reads one page of searches, those with most hits first.
   *
   * @throws ServiceError
   */
  readSearches(request: PageRequest): Promise<AnalyticsPage<SearchRow>>;
  /**
   * Reads one page of feedback.
   *
   * @throws ServiceError
   */
  readFeedback(request: PageRequest): Promise<AnalyticsPage<FeedbackRow>>;
  /**
   * Reads the votes that are open on the pages with most feedback, at most a hundred: one request.
   *
   * @param source of one kind alone, such as `agent`
   * @throws ServiceError
   */
  readFeedbackCounts(
    request: Omit<PageRequest, 'cursor' | 'page'> & { source?: string },
  ): Promise<FeedbackCount[]>;
}

/** The rows of a page that have what is needed. */
function readable<Row>(rows: readonly unknown[], schema: z.ZodMiniType<Row>): Row[] {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

export function createAnalyticsClient({ ask, projectId }: Service): AnalyticsClient {
  const analytics = `/v1/analytics/${encodeURIComponent(projectId)}`;

  const read = <Page>({
    resource,
    limit,
    schema,
    what,
    filter = {},
    request: { from, to, cursor, page, deadline },
  }: {
    resource: string;
    limit: number;
    schema: z.ZodMiniType<Page>;
    what: string;
    filter?: Readonly<Record<string, string>>;
    request: PageRequest;
  }): Promise<Page> => {
    const period = { dateFrom: from, dateTo: to, limit: String(limit) };
    const query = new URLSearchParams({ ...period, ...filter });
    if (cursor !== null) query.set('cursor', cursor);
    return ask({
      operation: 'read-analytics',
      path: `${analytics}/${resource}?${query}`,
      subject: `page ${page} of the ${what} from ${from} to ${to} of project ${projectId}`,
      schema,
      ...pageBounds,
      repeat: 'always',
      deadline,
    });
  };

  return {
    readConversations: ({ limit, ...request }) =>
      read({
        resource: 'assistant',
        what: 'conversations',
        schema: conversationPageSchema,
        limit,
        request,
      }),
    readSearches: async (request) => {
      const { searches, nextCursor } = await read({
        resource: 'searches',
        what: 'searches',
        schema: searchPageSchema,
        limit: mostRows,
        request,
      });
      return { rows: readable(searches, searchSchema), nextCursor: nextCursor || null };
    },
    readFeedback: async (request) => {
      const { feedback, nextCursor, hasMore } = await read({
        resource: 'feedback',
        what: 'feedback',
        schema: feedbackPageSchema,
        limit: mostRows,
        request,
      });
      const next = hasMore === false ? null : nextCursor || null;
      return { rows: readable(feedback, feedbackSchema), nextCursor: next };
    },
    readFeedbackCounts: async ({ source, ...request }) => {
      const { feedback } = await read({
        resource: 'feedback/by-page',
        what: 'feedback by page',
        schema: feedbackPageSchema,
        limit: mostRows,
        filter: { status: openStatuses, ...(source !== undefined && { source }) },
        request: { ...request, cursor: null, page: 1 },
      });
      return readable(feedback, feedbackCountSchema);
    },
  };
}
