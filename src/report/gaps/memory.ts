import * as z from 'zod/mini';
import { byCodeUnits, type Redacted, type Redactor } from '../../text/text.ts';
import { maxAnchorQuestionLength, maxAnchorQuestions } from '../topics/anchor.ts';
import {
  countSchema,
  daySchema,
  type Event,
  eventSchema,
  fixerSchema,
  gapIdSchema,
  jobIdSchema,
  limitedTextSchema,
  prLinkSchema,
  redactedTextSchema,
  timeSchema,
} from './events.ts';
import { type Journal, joinJournals, journalOf } from './journal.ts';

/* What the rolling issue remembers: a journal of decisions, and the counts of earlier reports. */

/** Maximum number of remembered reports: half a year of weekly reports. */
export const maxReports = 26;
/** Maximum number of reports for which a gap's number of conversations is remembered. */
export const maxReportsOfGap = 12;
/** Maximum days with counts: enough for eight one-year reports before a fix and eight after it. */
const maxDays = 6_000;
/** Maximum length of any other list: more than fits into an issue. */
const maxListed = 5_000;
const listOf = <Item extends z.core.$ZodType>(item: Item, max = maxListed) =>
  z.array(item).check(z.maxLength(max));

/** Number of a gap's unanswered questions, and of all questions asked. */
const countsSchema = z.object({ unanswered: countSchema, questions: countSchema });

/** Number of questions by day, without days that have none. */
const daysSchema = z
  .record(daySchema, countSchema)
  .check(z.refine((counts) => Object.keys(counts).length <= maxDays));
export type DayCounts = z.infer<typeof daysSchema>;

/** Results of watched fixes. A fix counted in `watched` alone is undecided. */
const sumsSchema = z.object({
  watched: countSchema,
  helped: countSchema,
  /** Number of fixes that did not help, or whose gap came back. */
  unchanged: countSchema,
  /** Decrease in unanswered questions per week. */
  fewer: z.number().check(z.minimum(0), z.maximum(1e9)),
});
export type FixResults = z.infer<typeof sumsSchema>;
export const noFixResults: FixResults = { watched: 0, helped: 0, unchanged: 0, fewer: 0 };

const reportSchema = z.object({
  /** First day whose questions were read: that of the previous period if the report compared the two. */
  readFrom: daySchema,
  from: daySchema,
  to: daySchema,
  /** Number of questions asked in the period, answered and unanswered. */
  questions: countSchema,
  unanswered: countSchema,
  /** Number of unanswered questions that have a category or the page they were asked on. */
  located: countSchema,
});
export type RememberedReport = z.infer<typeof reportSchema>;

/** A gap's place: the docs section about its topic. */
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

/** A pull request that was merged for a gap, and whether it helped. */
const fixSchema = z.object({
  prLink: prLinkSchema,
  by: fixerSchema,
  jobId: z.nullable(jobIdSchema),
  /** Day of the merge, which is part of neither `before` nor `since`. */
  on: daySchema,
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
    /** The gap's id, which never changes. */
    id: gapIdSchema,
    /** The gap's heading; empty if nothing but a tick is known of the gap. */
    heading: redacted(300),
    /** First day of the first report with the gap; null if no longer known. */
    firstReported: z.nullable(daySchema),
    /** End of the last period in which the gap was asked; null if no longer known. */
    lastReported: z.nullable(daySchema),
    /** Number of the gap's rows in the last report with the gap, in both periods. */
    rows: countSchema,
    /** The smallest hashes of the gap's rows in that report, ascending, as a random sample. */
    hashes: listOf(z.int().check(z.minimum(0), z.maximum(0xff_ffff))),
    /** The anchor from the gap's first report, which never changes. */
    anchor: listOf(anchorSchema, maxAnchorQuestions),
    place: z.nullable(placeSchema),
    /**
     * Number of questions by day since the gap was ticked or a merge was found; null before that, and once
     * the verdict is final. `words` counts questions near the anchor. `model` counts questions to which a
     * model gave the gap's heading; null if it hasn't read all questions of every period since.
     */
    counted: z.nullable(
      z.object({ since: daySchema, words: daysSchema, model: z.nullable(daysSchema) }),
    ),
    fix: z.nullable(fixSchema),
    /** Conversations in the latest reports, by end of the report's period; absent if it didn't fit. */
    byReport: z.optional(daysSchema),
  });
}

export type RememberedGap = Readonly<z.infer<ReturnType<typeof gapSchema>>>;

export const memorySchema = (redact: Redactor['redact']) =>
  z.object({
    version: z.literal(2),
    /** Increases each time the memory is written. */
    revision: countSchema,
    /** Sorted by end of the report's period, oldest first; at most {@link maxReports}. */
    reports: z.pipe(
      listOf(reportSchema, 100),
      z.transform((reports) => sortedReports(reports)),
    ),
    gaps: z.pipe(
      listOf(gapSchema(redact)),
      z.transform((gaps) => uniqueGaps(gaps)),
    ),
    /** Number of questions by day, answered or not, from the first day that a fix's counts need. */
    asked: daysSchema,
    /** When a run last searched for merged pull requests; null if never. */
    lookedAt: z.nullable(timeSchema),
    /** Results of fixes whose gap is no longer remembered or has a newer fix. */
    past: z.object({ agent: sumsSchema, people: sumsSchema }),
    journal: z.pipe(
      listOf(eventSchema(redact)),
      z.transform((events) => journalOf(events)),
    ),
    /** By id of each settled gap that is no longer remembered, the time of its last event. */
    settled: z.pipe(
      listOf(z.tuple([gapIdSchema, timeSchema])),
      z.transform((times): ReadonlyMap<string, string> => new Map(times)),
    ),
  });

/** What one issue remembers. Immutable. */
export type Memory = Readonly<z.infer<ReturnType<typeof memorySchema>>>;

export const emptyMemory: Memory = {
  version: 2,
  revision: 0,
  reports: [],
  gaps: [],
  asked: {},
  lookedAt: null,
  past: { agent: noFixResults, people: noFixResults },
  journal: journalOf([]),
  settled: new Map(),
};

/** A gap with an id and a heading, and nothing else known about it. */
export function bareGap(id: string, heading: Redacted): RememberedGap {
  return {
    id,
    heading,
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
  return [...new Map(reports.map((one) => [`${one.to} ${one.from}`, one]))]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([, one]) => one)
    .slice(-maxReports);
}

const uniqueGaps = (gaps: readonly RememberedGap[]): readonly RememberedGap[] => [
  ...new Map(gaps.map((gap) => [gap.id, gap])).values(),
];

/** Gaps that the first report to read from day `since` knew; only these compete for its questions. */
export function gapsKnownAt(
  since: string,
  { gaps, reports }: Pick<Memory, 'gaps' | 'reports'>,
): RememberedGap[] {
  const from = reports.find(({ readFrom }) => readFrom >= since)?.from ?? since;
  return gaps.filter(({ firstReported }) => (firstReported ?? '') <= from);
}

/** Whether `one` was written after `other`. */
export function isLater(one: Memory, other: Memory): boolean {
  const endOf = ({ reports }: Memory): string => reports.at(-1)?.to ?? '';
  if (one.revision !== other.revision) return one.revision > other.revision;
  return endOf(one) > endOf(other);
}

/** Joins two memories: see {@link withOtherMemory}. */
export function joinMemories(one: Memory, other: Memory): Memory {
  return isLater(other, one) ? withOtherMemory(other, one) : withOtherMemory(one, other);
}

/**
 * Adds another memory to a memory: all decisions, the reports that the memory lacks, and the unknown gaps
 * about which people have made a decision.
 */
export function withOtherMemory(memory: Memory, other: Memory): Memory {
  const settled = new Map(memory.settled);
  for (const [gap, at] of other.settled) {
    if ((settled.get(gap) ?? '') < at) settled.set(gap, at);
  }
  const journal = withoutSettledEvents(joinJournals(memory.journal, other.journal), settled);
  const decided = new Set([...journal.values()].map(({ gap }) => gap));
  const known = new Set(memory.gaps.map(({ id }) => id));
  const missing = other.gaps.filter(({ id }) => !known.has(id) && decided.has(id));
  return {
    ...memory,
    revision: Math.max(memory.revision, other.revision),
    reports: sortedReports([...other.reports, ...memory.reports]),
    journal,
    settled,
    gaps: [...memory.gaps, ...missing],
  };
}

/** Removes events of settled gaps, except events after the gap was settled. */
export function withoutSettledEvents(journal: Journal, settled: Memory['settled']): Journal {
  if (settled.size === 0) return journal;
  return journalOf([...journal.values()].filter(({ gap, at }) => at > (settled.get(gap) ?? '')));
}

export const withEvents = (memory: Memory, events: Iterable<Event>): Memory => ({
  ...memory,
  journal: joinJournals(memory.journal, journalOf(events)),
});
