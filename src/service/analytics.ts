import * as z from 'zod/mini';
import type { ServiceClient } from './client.ts';

/** Null if absent or of another type, which must not cost the row. */
const optionalText = z.catch(z.nullable(z.string()), null);

/** The same, but a number, such as a time since the epoch, becomes text. */
const optionalTime = z.catch(
  z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  null,
);

/** One page. Its rows are checked one by one, as one bad row must not cost the page. */
export const conversationPageSchema = z.object({
  conversations: z.array(z.unknown()),
  nextCursor: z.nullish(z.string()),
  hasMore: z.boolean(),
});
export type ConversationPage = z.infer<typeof conversationPageSchema>;

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

const number = z.catch(z.nullable(z.number()), null);

const someRows = z.array(z.unknown());
const ending = { nextCursor: z.nullish(z.string()), hasMore: z.nullish(z.boolean()) };

const searchPageSchema = z.object({ searches: someRows, ...ending });
const feedbackPageSchema = z.object({ feedback: someRows, ...ending });

const searchSchema = z.object({
  searchQuery: z.string(),
  hits: number,
  /** Share of the searches in which a result was clicked, 0 to 1. */
  ctr: number,
  topClickedPage: optionalText,
});
export type SearchRow = z.infer<typeof searchSchema>;

/** A reader's feedback on a page. Fields about the reader are not read. */
const feedbackSchema = z.object({
  id: optionalText,
  /** "The path or URL to the source document". */
  path: z.string(),
  comment: optionalText,
  helpful: z.catch(z.nullable(z.boolean()), null),
  /** `agent` if an AI agent wrote it. */
  source: optionalText,
  /** `resolved` or `dismissed` if it is closed. */
  status: optionalText,
});
export type FeedbackRow = z.infer<typeof feedbackSchema>;

const feedbackCountSchema = z.object({
  path: z.string(),
  thumbsUp: z.catch(z.int().check(z.minimum(0)), 0),
  thumbsDown: z.catch(z.int().check(z.minimum(0)), 0),
});
export type FeedbackCount = z.infer<typeof feedbackCountSchema>;

const pageBounds = { timeout: 60_000, maxBytes: 64 * 1024 * 1024 };

/** The service's limit for rows per page of searches and feedback. */
const maxRows = 100;

const openStatuses = 'pending,in_progress';

/** A page of searches or feedback. */
export interface AnalyticsPage<Row> {
  /** Without those that can't be read. */
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface PageRequest {
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Day after the last one, `YYYY-MM-DD`. */
  to: string;
  /** `nextCursor` of the page before, or null for the first page. */
  cursor: string | null;
  /** For messages. */
  page: number;
  /** Monotonic time at which tries end. */
  deadline: number;
}

/** The names of resources in messages, by their path. */
const resources = {
  assistant: 'conversations',
  searches: 'searches',
  feedback: 'feedback',
  'feedback/by-page': 'feedback by page',
};

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>;

/** Its methods throw ServiceError. */
export function createAnalyticsClient({ ask, projectId }: ServiceClient) {
  const read = <Page>(
    resource: keyof typeof resources,
    schema: z.ZodMiniType<Page>,
    {
      request: { from, to, cursor, page, deadline },
      limit = maxRows,
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
    /** Reads one page of searches, most hits first. */
    readSearches: async (request: PageRequest): Promise<AnalyticsPage<SearchRow>> => {
      const { searches, ...page } = await read('searches', searchPageSchema, { request });
      return { rows: readable(searches, searchSchema), nextCursor: cursorAfter(page) };
    },
    /** Reads one page of feedback. */
    readFeedback: async (request: PageRequest): Promise<AnalyticsPage<FeedbackRow>> => {
      const { feedback, ...page } = await read('feedback', feedbackPageSchema, { request });
      return { rows: readable(feedback, feedbackSchema), nextCursor: cursorAfter(page) };
    },
    /**
     * Reads the open votes on the 100 pages with the most feedback, with one request.
     *
     * @param source only feedback from this source, such as `agent`
     */
    readFeedbackCounts: async ({
      source,
      ...period
    }: Omit<PageRequest, 'cursor' | 'page'> & { source?: string }): Promise<FeedbackCount[]> => {
      const { feedback } = await read('feedback/by-page', feedbackPageSchema, {
        request: { ...period, cursor: null, page: 1 },
        filter: { status: openStatuses, ...(source !== undefined && { source }) },
      });
      return readable(feedback, feedbackCountSchema);
    },
  };
}

const readable = <Row>(rows: readonly unknown[], schema: z.ZodMiniType<Row>): Row[] =>
  rows.flatMap((row) => z.safeParse(schema, row).data ?? []);

const cursorAfter = (page: Omit<z.infer<typeof searchPageSchema>, 'searches'>): string | null =>
  page.hasMore === false ? null : page.nextCursor || null;
