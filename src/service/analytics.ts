import * as z from 'zod/mini';
import type { ServiceClient } from './client.ts';

/** Null if absent or of another type. */
const optionalText = z.catch(z.nullable(z.string()), null);

/** A timestamp as text, even if it is a number; null if absent or of another type. */
const optionalTime = z.catch(
  z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  null,
);

/**
 * Rows are checked one by one later, so that a bad row doesn't cost the whole page.
 *
 * @param limit rows that were asked for; a page with more is refused
 */
const conversationPageSchema = (limit: number) =>
  z.object({
    conversations: z
      .custom<unknown[]>(Array.isArray, 'is missing or of another type (not a list)')
      .check(z.refine((rows) => rows.length <= limit, `has more rows than the ${limit} asked for`)),
    nextCursor: z.nullish(z.string()),
    hasMore: z.boolean(),
  });
export type ConversationPage = z.infer<ReturnType<typeof conversationPageSchema>>;

const sourceSchema = z.object({ title: optionalText, url: optionalText });
/** The service lists the best sources first. */
const maxSources = 100;

/**
 * One turn of a conversation: a question and its answer. Fields that are absent or of another type
 * are null; only a row that is not an object fails to parse.
 */
export const conversationRowSchema = z.object({
  id: optionalText,
  query: optionalText,
  response: optionalText,
  resolutionStatus: z.catch(z.nullable(z.enum(['answered', 'unanswered'])), null),
  conversationId: optionalText,
  timestamp: optionalTime,
  pageUrl: optionalText,
  queryCategory: optionalText,
  responseType: optionalText,
  sources: z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.pipe(
        z.transform((sources: unknown[]) => sources.slice(0, maxSources)),
        z.array(z.catch(sourceSchema, { title: null, url: null })),
      ),
    ),
    [],
  ),
});
export type ConversationRow = z.infer<typeof conversationRowSchema>;

const optionalNumber = z.catch(z.nullable(z.number()), null);

const searchSchema = z.object({
  searchQuery: z.string(),
  hits: optionalNumber,
  /** Share of the searches in which a result was clicked, 0 to 1. */
  ctr: optionalNumber,
  topClickedPage: optionalText,
});
export type SearchRow = z.infer<typeof searchSchema>;

/** A reader's feedback on a page. Fields about the reader are left out. */
const feedbackSchema = z.object({
  id: optionalText,
  /** Path or URL of the page's source document. */
  path: z.string(),
  comment: optionalText,
  /** `agent` if an AI agent wrote the feedback. */
  source: optionalText,
  /** `resolved` or `dismissed` if the feedback is closed. */
  status: optionalText,
});
export type FeedbackRow = z.infer<typeof feedbackSchema>;

const countSchema = z.catch(z.int().check(z.minimum(0)), 0);
const feedbackCountSchema = z.object({
  path: z.string(),
  thumbsUp: countSchema,
  thumbsDown: countSchema,
});
export type FeedbackCount = z.infer<typeof feedbackCountSchema>;

const rowsOf = <Row>(schema: z.ZodMiniType<Row>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) => rows.flatMap((row) => z.safeParse(schema, row).data ?? [])),
  );

const pageEnd = { nextCursor: z.nullish(z.string()), hasMore: z.nullish(z.boolean()) };
const searchPageSchema = z.object({ searches: rowsOf(searchSchema), ...pageEnd });
const feedbackPageSchema = z.object({ feedback: rowsOf(feedbackSchema), ...pageEnd });
const feedbackCountsSchema = z.object({ feedback: rowsOf(feedbackCountSchema), ...pageEnd });

const pageBounds = { timeout: 60_000, maxBytes: 64 * 1024 * 1024 };

/** The service's limit for rows per page of searches and feedback. */
const maxRowsPerPage = 100;

export interface AnalyticsPage<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface PageRequest {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** The day after the last day, `YYYY-MM-DD`. */
  to: string;
  /** `nextCursor` of the page before, or null for the first page. */
  cursor: string | null;
  page: number;
  /** Monotonic time at which tries end. */
  deadline: number;
}

const resources = {
  assistant: 'conversations',
  searches: 'searches',
  feedback: 'feedback',
  'feedback/by-page': 'feedback by page',
};

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>;

/** Each method makes one request, and throws ServiceError. */
export function createAnalyticsClient({ ask, projectId }: ServiceClient) {
  const read = <Page>(
    resource: keyof typeof resources,
    schema: z.ZodMiniType<Page>,
    {
      request: { from, to, cursor, page, deadline },
      limit = maxRowsPerPage,
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
     * @param limit rows per page, 1 to 1000
     * @throws ServiceError of kind `oversized` if the page is longer than accepted: fewer rows may fit
     */
    readConversations: ({
      limit,
      ...request
    }: PageRequest & { limit: number }): Promise<ConversationPage> =>
      read('assistant', conversationPageSchema(limit), { request, limit }),
    /** Sorted by hits, most first. */
    readSearches: async (request: PageRequest): Promise<AnalyticsPage<SearchRow>> => {
      const { searches, ...page } = await read('searches', searchPageSchema, { request });
      return { rows: searches, nextCursor: cursorAfter(page) };
    },
    readFeedback: async (request: PageRequest): Promise<AnalyticsPage<FeedbackRow>> => {
      const { feedback, ...page } = await read('feedback', feedbackPageSchema, { request });
      return { rows: feedback, nextCursor: cursorAfter(page) };
    },
    /**
     * The votes in open feedback on the 100 pages with the most feedback.
     *
     * @param source counts only feedback from this source, such as `agent`; if absent, all feedback
     */
    readFeedbackCounts: async ({
      source,
      ...period
    }: Omit<PageRequest, 'cursor' | 'page'> & { source?: string }): Promise<FeedbackCount[]> => {
      const { feedback } = await read('feedback/by-page', feedbackCountsSchema, {
        request: { ...period, cursor: null, page: 1 },
        filter: { status: 'pending,in_progress', ...(source !== undefined && { source }) },
      });
      return feedback;
    },
  };
}

const cursorAfter = ({
  hasMore,
  nextCursor,
}: Omit<z.infer<typeof searchPageSchema>, 'searches'>) =>
  hasMore === false ? null : nextCursor || null;
