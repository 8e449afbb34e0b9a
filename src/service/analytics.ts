import * as z from 'zod/mini';
import type { Service } from './service.ts';

/** Text that may be absent, null or mistyped: none of these is worth losing a row for. */
const optionalText = z.catch(z.nullable(z.string()), null);

/** The same; a number, which may be a time since the epoch, as text. */
const optionalTime = z.catch(
  z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  null,
);

/** The envelope of one page. Its rows are checked one by one, as one odd row must not lose a page. */
export const conversationPageSchema = z.object({
  conversations: z.array(z.unknown()),
  nextCursor: z.nullish(z.string()),
  hasMore: z.boolean(),
});
export type ConversationPage = z.infer<typeof conversationPageSchema>;

const sourceSchema = z.object({ title: optionalText, url: optionalText });
/** An answer that cites more pages than this cites all of them; the first were retrieved as the best. */
const maxSources = 100;

/**
 * One turn of a conversation: one question and its answer. What is absent or of another type is
 * null; only a row that is not an object at all does not parse.
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

/** The envelopes of one page of searches, whose end has no cursor, and of feedback. */
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

/** What a reader said of a page. Nothing of who said it is kept. */
const feedbackSchema = z.object({
  id: optionalText,
  /** "The path or URL to the source document". */
  path: z.string(),
  comment: optionalText,
  helpful: z.catch(z.nullable(z.boolean()), null),
  /** `agent` of what an AI agent wrote. */
  source: optionalText,
  /** `resolved` and `dismissed` of what is closed. */
  status: optionalText,
});
export type FeedbackRow = z.infer<typeof feedbackSchema>;

const feedbackCountSchema = z.object({
  path: z.string(),
  thumbsUp: z.catch(z.int().check(z.minimum(0)), 0),
  thumbsDown: z.catch(z.int().check(z.minimum(0)), 0),
});
export type FeedbackCount = z.infer<typeof feedbackCountSchema>;

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
    readSearches: async (request: PageRequest): Promise<AnalyticsPage<SearchRow>> => {
      const { searches, ...page } = await read('searches', searchPageSchema, { request });
      return { rows: readable(searches, searchSchema), nextCursor: cursorAfter(page) };
    },
    /**
     * Reads one page of feedback.
     *
     * @throws ServiceError
     */
    readFeedback: async (request: PageRequest): Promise<AnalyticsPage<FeedbackRow>> => {
      const { feedback, ...page } = await read('feedback', feedbackPageSchema, { request });
      return { rows: readable(feedback, feedbackSchema), nextCursor: cursorAfter(page) };
    },
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
      const { feedback } = await read('feedback/by-page', feedbackPageSchema, {
        request: { ...period, cursor: null, page: 1 },
        filter: { status: openStatuses, ...(source !== undefined && { source }) },
      });
      return readable(feedback, feedbackCountSchema);
    },
  };
}

/** Those of a page's rows that have what is needed. */
const readable = <Row>(rows: readonly unknown[], schema: z.ZodMiniType<Row>): Row[] =>
  rows.flatMap((row) => z.safeParse(schema, row).data ?? []);

const cursorAfter = (page: Omit<z.infer<typeof searchPageSchema>, 'searches'>): string | null =>
  page.hasMore === false ? null : page.nextCursor || null;
