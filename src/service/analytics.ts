import * as z from 'zod/mini';
import {
  type ConversationPage,
  conversationPageSchema,
  type FeedbackCount,
  feedbackCountSchema,
  feedbackPageSchema,
  feedbackSchema,
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

/** What is read, by its place below the analytics' address. */
const resources = {
  assistant: 'conversations',
  searches: 'searches',
  feedback: 'feedback',
  'feedback/by-page': 'feedback by page',
};

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>;

/** What readers asked the assistant, searched for, and said of pages. */
export function createAnalyticsClient({ ask, projectId }: Service) {
  const read = <Page>(
    resource: keyof typeof resources,
    schema: z.ZodMiniType<Page>,
    {
      request: { from, to, cursor, page, deadline },
      limit = mostRows,
      filter = {},
    }: { request: PageRequest; limit?: number; filter?: Readonly<Record<string, string>> },
  ): Promise<Page> => {
    const period = { dateFrom: from, dateTo: to, limit: String(limit) };
    const query = new URLSearchParams({ ...period, ...filter });
    if (cursor !== null) query.set('cursor', cursor);
    return ask({
      operation: 'read-analytics',
      path: `/v1/analytics/${encodeURIComponent(projectId)}/${resource}?${query}`,
      subject: `page ${page} of the ${resources[resource]} from ${from} to ${to} of project ${projectId}`,
      schema,
      ...pageBounds,
      repeat: 'always',
      deadline,
    });
  };

  return {
    /**
     * Reads one page of conversations.
     *
     * @param limit rows per page, 1 to 1000
     * @throws ServiceError of kind `oversized` if the page is longer than accepted: fewer rows may fit
     */
    readConversations: ({
      limit,
      ...request
    }: PageRequest & { limit: number }): Promise<ConversationPage> =>
      read('assistant', conversationPageSchema, { request, limit }),
    /**
     * Reads one page of searches, those with most hits first.
     *
     * @throws ServiceError
     */
    readSearches: async (request: PageRequest) =>
      readable(await read('searches', searchPageSchema, { request }), searchSchema),
    /**
     * Reads one page of feedback.
     *
     * @throws ServiceError
     */
    readFeedback: async (request: PageRequest) =>
      readable(await read('feedback', feedbackPageSchema, { request }), feedbackSchema),
    /**
     * Reads the votes that are open on the pages with most feedback, at most a hundred: one request.
     *
     * @param source of one kind alone, such as `agent`
     * @throws ServiceError
     */
    readFeedbackCounts: async ({
      source,
      ...period
    }: Omit<PageRequest, 'cursor' | 'page'> & { source?: string }): Promise<FeedbackCount[]> => {
      const page = await read('feedback/by-page', feedbackPageSchema, {
        request: { ...period, cursor: null, page: 1 },
        filter: { status: openStatuses, ...(source !== undefined && { source }) },
      });
      return readable(page, feedbackCountSchema).rows;
    },
  };
}

/** A page with those of its rows that have what is needed. */
function readable<Row>(
  { rows, nextCursor, hasMore }: z.infer<typeof feedbackPageSchema>,
  schema: z.ZodMiniType<Row>,
): AnalyticsPage<Row> {
  return {
    rows: rows.flatMap((row) => {
      const parsed = z.safeParse(schema, row);
      return parsed.success ? [parsed.data] : [];
    }),
    nextCursor: hasMore === false ? null : nextCursor || null,
  };
}
