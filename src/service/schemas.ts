import * as z from 'zod/mini';

/** Text that may be absent, null or mistyped: none of these is worth losing a row for. */
const optionalText = z.catch(z.nullable(z.string()), null);

/** The same; a number, which may be a time since the epoch, as text. */
const optionalTime = z.catch(
  z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  null,
);

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
 * An id that is safe in a path, in an output and in a log. The specification does not say what ids
 * are made of; those of all known kinds pass.
 */
export const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;

/**
 * What is read of the answers to a start and to a message. Nothing but the id of a new job is worth
 * losing one for: by then the request has been carried out.
 */
export const startedJobSchema = z.object({ id: z.string().check(z.regex(jobIdPattern)) });
export const messagedJobSchema = z.object({
  status: optionalText,
  prLink: z.catch(nullishText, undefined),
});
export type MessagedJob = z.infer<typeof messagedJobSchema>;

/** The envelope of one page. Its rows are checked one by one, as one odd row must not lose a page. */
export const conversationPageSchema = z.object({
  conversations: z.array(z.unknown()),
  nextCursor: z.nullish(z.string()),
  hasMore: z.boolean(),
});
export type ConversationPage = z.infer<typeof conversationPageSchema>;

const sourceSchema = z.object({ title: optionalText, url: optionalText });

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
  sources: z.catch(z.array(z.catch(sourceSchema, { title: null, url: null })), []),
});
export type ConversationRow = z.infer<typeof conversationRowSchema>;

const number = z.catch(z.nullable(z.number()), null);

const someRows = z.array(z.unknown());
const ending = { nextCursor: z.nullish(z.string()), hasMore: z.nullish(z.boolean()) };

/** The envelopes of one page of searches, whose end has no cursor, and of feedback. */
export const searchPageSchema = z.pipe(
  z.object({ searches: someRows, ...ending }),
  z.transform(({ searches: rows, ...page }) => ({ rows, ...page })),
);
export const feedbackPageSchema = z.pipe(
  z.object({ feedback: someRows, ...ending }),
  z.transform(({ feedback: rows, ...page }) => ({ rows, ...page })),
);

/** What readers searched the documentation for. */
export const searchSchema = z.object({
  searchQuery: z.string(),
  hits: number,
  /** Share of the searches in which a result was clicked, 0 to 1. */
  ctr: number,
  topClickedPage: optionalText,
});
export type SearchRow = z.infer<typeof searchSchema>;

/** What a reader said of a page. Nothing of who said it is kept. */
export const feedbackSchema = z.object({
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

/** Votes on a page. */
export const feedbackCountSchema = z.object({
  path: z.string(),
  thumbsUp: z.catch(z.int().check(z.minimum(0)), 0),
  thumbsDown: z.catch(z.int().check(z.minimum(0)), 0),
});
export type FeedbackCount = z.infer<typeof feedbackCountSchema>;

/** The body of an error, as far as the service documents one. */
export const errorBodySchema = z.object({
  error: optionalText,
  details: z.catch(z.nullish(z.array(z.object({ message: z.string() }))), null),
});
