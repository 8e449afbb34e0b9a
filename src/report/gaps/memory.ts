import * as z from 'zod/mini';
import { jobIdPattern, safePullRequestUrl } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { byCodeUnits, type Redacted, type Redactor } from '../../text/text.ts';
import { daysBetween } from '../source/period.ts';
import { maxAnchorQuestionLength, maxAnchorQuestions } from '../topics/anchor.ts';

/*
 * What the rolling issue remembers: the counts of earlier reports, and what people and runs decided. People
 * may have edited it, so every number has a bound that real memories keep.
 */

/** Maximum number of remembered reports: half a year of weekly reports. */
const maxReports = 26;
/** Of these, the latest ones for which a gap's number of conversations is remembered. */
export const maxReportsOfGap = 12;
/** Maximum days with counts: enough for eight one-year reports before a fix and eight after it. */
const maxDays = 6_000;
/** Maximum length of any other list: more than fits into an issue. */
const maxListed = 5_000;
/** Maximum conversations of one day, and of all days of a count: more than any site has. */
const maxConversationsPerDay = 1_000_000;
const maxCount = 1_000 * maxConversationsPerDay;
/** Maximum days of a report's period. */
const maxPeriod = 366;

const listOf = <Item extends z.core.$ZodType>(item: Item, max = maxListed) =>
  z.array(item).check(z.maxLength(max));
const intUpTo = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const countSchema = intUpTo(maxCount);

const daySchema = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
/** A time in ISO 8601, in UTC; empty if unknown. */
const timeSchema = z.string().check(
  z.regex(/^(?:[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)?$/),
  z.refine((text) => text === '' || !Number.isNaN(Date.parse(text))),
);
const wordSchema = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const gapIdSchema = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** Restricted to safe characters, as a job's id becomes part of a URL's path. */
const jobIdSchema = z.string().check(z.regex(jobIdPattern));
const prLinkSchema = z.string().check(z.refine((url) => safePullRequestUrl(url) !== null));
const fixerSchema = z.enum(['agent', 'people']);

/** Shortens a text that is too long: otherwise it would make the whole memory invalid. */
const limitedTextSchema = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((line) => truncate(line, maxLength)),
  );

const redactedTextSchema = (redact: Redactor['redact']) => (maxLength: number) =>
  z.pipe(
    limitedTextSchema(maxLength),
    z.transform((line) => redact(singleLine(line))),
  );

export const boxes = ['dismiss', 'ours', 'fix'] as const;
export type Box = (typeof boxes)[number];

/** Conversations a day that ask for a gap unanswered, and all. */
const countsSchema = z.object({ unanswered: countSchema, questions: countSchema });

/** Number of conversations by day, without days that have none. */
const daysSchema = z
  .record(daySchema, intUpTo(maxConversationsPerDay))
  .check(z.refine((counts) => Object.keys(counts).length <= maxDays));
export type DayCounts = z.infer<typeof daysSchema>;

/** Results of watched fixes. A fix counted in `watched` alone is undecided. */
const sumsSchema = z.object({
  watched: countSchema,
  helped: countSchema,
  /** Number of fixes that did not help, or whose gap came back. */
  unchanged: countSchema,
  /** By how much the number of unanswered conversations a week fell after the fixes. */
  fewer: z.number().check(z.minimum(0), z.maximum(maxCount)),
});
export type FixResults = z.infer<typeof sumsSchema>;
export const noFixResults: FixResults = { watched: 0, helped: 0, unchanged: 0, fewer: 0 };

const reportSchema = z
  .object({
    /** First day whose questions were read: that of the previous period if the report compared the two. */
    readFrom: daySchema,
    from: daySchema,
    to: daySchema,
    /** Number of questions asked in the period, answered and unanswered. */
    questions: countSchema,
    unanswered: countSchema,
    /** Number of unanswered questions that have a category or the page they were asked on. */
    located: countSchema,
  })
  .check(
    z.refine(
      ({ readFrom, from, to }) =>
        readFrom <= from &&
        from < to &&
        daysBetween(from, to) <= maxPeriod &&
        daysBetween(readFrom, to) <= 2 * maxPeriod,
    ),
  );
export type RememberedReport = z.infer<typeof reportSchema>;

/** The docs section about a gap's topic. */
const placeSchema = z.object({
  file: limitedTextSchema(500),
  line: countSchema,
  /** Line of the next heading; null if the section is the last on its page. */
  end: z.nullable(countSchema),
  /** Level of the heading, from 1 to 6; 0 for the text before the first heading. */
  level: countSchema,
  /** Null for the text before the first heading. */
  heading: z.nullable(limitedTextSchema(500)),
});
export type RememberedPlace = z.infer<typeof placeSchema>;

/** A pull request that was merged for a gap. */
const mergeSchema = z.object({
  prLink: prLinkSchema,
  by: fixerSchema,
  /** The job that opened it; null if people did. */
  jobId: z.nullable(jobIdSchema),
  /** Day of the merge, in UTC, which no count includes. */
  on: daySchema,
});
export type Merge = z.infer<typeof mergeSchema>;

/** The last comment that claimed a job for a gap. */
const claimSchema = z.object({
  /** Number of the issue that the comment is on; 0 for a job of a version without claims. */
  issue: z.int().check(z.minimum(0)),
  /** The comment's id, which the gap's box names. */
  comment: z.int().check(z.minimum(0)),
  at: timeSchema,
  /** Null if no job is known, though one may be running. */
  jobId: z.nullable(jobIdSchema),
  /**
   * How the service says that the job ended: an outcome of mode `job`, or `not-found`. Null while the claim
   * is open. `unknown`: a job may have been started, but an earlier version didn't record what became of it.
   */
  outcome: z.nullable(wordSchema),
  prLink: z.nullable(prLinkSchema),
});
export type RememberedClaim = Readonly<z.infer<typeof claimSchema>>;

/** A merge that is watched, and whether it helped. */
const fixSchema = z.object({
  ...mergeSchema.shape,
  /** Counts up to the day before the merge and, in `since`, from the day after it; null until counted. */
  before: z.nullable(countsSchema),
  since: z.nullable(countsSchema),
  verdict: z.enum(['watching', 'fixed', 'back', 'unchanged', 'undecided']),
  /** End of the period of the report that decided the verdict; null until then. */
  decidedOn: z.nullable(daySchema),
  /** Whether the verdict is final, so that later reports no longer count for the fix. */
  isFinal: z.boolean(),
  /** How many unanswered questions before the merge a verdict needs; null unless there are too few. */
  needed: z.nullable(countSchema),
  /** Number of days in `since`. */
  days: countSchema,
});
export type Fix = z.infer<typeof fixSchema>;

function gapSchema(redact: Redactor['redact']) {
  const redacted = redactedTextSchema(redact);
  const anchorSchema = z.object({
    text: redacted(4 * maxAnchorQuestionLength),
    page: z.nullable(redacted(500)),
    category: z.nullable(redacted(200)),
  });
  return z.object({
    id: gapIdSchema,
    /** Empty if nothing but a tick is known of the gap. */
    heading: redacted(300),
    /** Who gave it. `people`: somebody edited it, or ticked a box of the gap, and it stays for good. */
    headingBy: z.enum(['action', 'model', 'people']),
    boxes: z.object({ dismiss: z.boolean(), ours: z.boolean(), fix: z.boolean() }),
    claim: z.nullable(claimSchema),
    /** Pull requests that were merged for the gap, earliest day first. */
    merges: listOf(mergeSchema, 20),
    /** First day of the first report with the gap; null if no longer known. */
    firstReported: z.nullable(daySchema),
    /** End of the last period in which the gap was asked; null if no longer known. */
    lastReported: z.nullable(daySchema),
    /** Number of the gap's rows in the last report with the gap, in both periods. */
    rows: countSchema,
    /** The smallest hashes of the gap's rows in that report, ascending, as a random sample. */
    hashes: listOf(intUpTo(2 ** 48 - 1)),
    /** The anchor from the gap's first report, which never changes. */
    anchor: listOf(anchorSchema, maxAnchorQuestions),
    place: z.nullable(placeSchema),
    /**
     * Conversations by day from `since` on, because the gap was ticked or a merge was found; null before that,
     * and once the verdict is final. `from` is the first day of the period of the report that noticed it: gaps
     * that this report knew compete for questions, later ones don't. `words` counts those with a question near the anchor. `model` counts those with a
     * question to which a model gave the gap's heading; null if it hasn't read all questions of every
     * period since.
     */
    counted: z.nullable(
      z.object({
        since: daySchema,
        from: daySchema,
        words: daysSchema,
        model: z.nullable(daysSchema),
      }),
    ),
    fix: z.nullable(fixSchema),
    /** Conversations in the latest reports, by end of the report's period; absent if it didn't fit. */
    byReport: z.optional(daysSchema),
  });
}

export type RememberedGap = Readonly<z.infer<ReturnType<typeof gapSchema>>>;

export const memorySchema = (redact: Redactor['redact']) =>
  z.object({
    version: z.literal(3),
    /** The run, its attempt and the number of its write, so that no two writes are the same; may be empty. */
    run: z.string().check(z.regex(/^[\d/]{0,40}$/)),
    /** Sorted by end of the report's period, oldest first; at most {@link maxReports}. */
    reports: z.pipe(
      listOf(reportSchema, 100),
      z.transform((reports) => sortedReports(reports)),
    ),
    gaps: z.pipe(
      listOf(gapSchema(redact)),
      z.transform((gaps) => uniqueGaps(gaps)),
    ),
    /** Conversations by day, answered or not, from the first day that a fix's counts need. */
    asked: daysSchema,
    /** When a run last searched for merged pull requests; null if never. */
    lookedAt: z.nullable(timeSchema),
    /** Results of fixes whose gap is no longer remembered or has a newer fix. */
    past: z.object({ agent: sumsSchema, people: sumsSchema }),
  });

export type Memory = Readonly<z.infer<ReturnType<typeof memorySchema>>>;

export const emptyMemory: Memory = {
  version: 3,
  run: '',
  reports: [],
  gaps: [],
  asked: {},
  lookedAt: null,
  past: { agent: noFixResults, people: noFixResults },
};

export const noBoxes: RememberedGap['boxes'] = { dismiss: false, ours: false, fix: false };

export function bareGap(id: string, heading: Redacted): RememberedGap {
  return {
    id,
    heading,
    headingBy: 'action',
    boxes: noBoxes,
    claim: null,
    merges: [],
    firstReported: null,
    lastReported: null,
    rows: 0,
    hashes: [],
    anchor: [],
    place: null,
    counted: null,
    fix: null,
  };
}

/** Sorts reports by period. Of reports on the same period, retains only the last. */
export function sortedReports(reports: readonly RememberedReport[]): readonly RememberedReport[] {
  return [...new Map(reports.map((report) => [`${report.to} ${report.from}`, report]))]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([, report]) => report)
    .slice(-maxReports);
}

const uniqueGaps = (gaps: readonly RememberedGap[]): readonly RememberedGap[] => [
  ...new Map(gaps.map((gap) => [gap.id, gap])).values(),
];

/** Gaps first reported in a period that begins on day `from`, or earlier. */
export const gapsKnownAt = (from: string, { gaps }: Pick<Memory, 'gaps'>): RememberedGap[] =>
  gaps.filter(({ firstReported }) => (firstReported ?? '') <= from);
