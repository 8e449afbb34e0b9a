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

/**
 * An agent job. The specification marks no field as required; only `status` is needed here, and
 * it stays a plain string so that a word the service adds one day is not an error.
 */
export const agentJobSchema = z.looseObject({
  id: z.optional(z.nullable(z.string())),
  status: z.string(),
  source: z.optional(
    z.nullable(
      z.looseObject({
        repository: z.optional(z.nullable(z.string())),
        ref: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  model: z.optional(z.nullable(z.string())),
  prLink: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.nullable(z.string())),
  archivedAt: z.optional(z.nullable(z.string())),
});
export type AgentJob = z.infer<typeof agentJobSchema>;

/**
 * What the answer to a start must have: an id that is safe in a path, in an output and in a log. The
 * specification does not say what ids are made of; those of all known kinds pass.
 */
export const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;

const jobId = z.string().check(z.regex(jobIdPattern));

/**
 * An agent job as the service answers to a start or a message. Any field may be absent, and none
 * but the id of a new job is worth losing the answer for: by then the request has been carried out.
 */
const answeredJobFields = {
  id: z.catch(z.nullable(jobId), null),
  status: optionalText,
  model: optionalText,
  createdAt: optionalText,
  source: z.catch(z.nullable(z.object({ repository: optionalText, ref: optionalText })), null),
};
export const messagedJobSchema = z.object({
  ...answeredJobFields,
  prLink: z.catch(z.optional(z.nullable(z.string())), undefined),
});
export type MessagedJob = z.infer<typeof messagedJobSchema>;

export const startedJobSchema = z.object({ ...answeredJobFields, id: jobId });
export type StartedJob = z.infer<typeof startedJobSchema>;

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

/** The envelope of one page of searches; its end has no cursor. */
export const searchPageSchema = z.object({
  searches: z.array(z.unknown()),
  nextCursor: z.nullish(z.string()),
});

/** What readers searched the documentation for. */
export const searchSchema = z.object({
  searchQuery: z.string(),
  hits: number,
  /** Share of the searches in which a result was clicked, 0 to 1. */
  ctr: number,
  topClickedPage: optionalText,
});
export type SearchRow = z.infer<typeof searchSchema>;

/** The envelope of one page of feedback. */
export const feedbackPageSchema = z.object({
  feedback: z.array(z.unknown()),
  nextCursor: z.nullish(z.string()),
  hasMore: z.nullish(z.boolean()),
});

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
