import * as z from 'zod/mini';
import { byCodeUnits, type Redacted, type Redactor } from '../../text/text.ts';
import { maxAnchorQuestionLength, maxAnchorQuestions } from '../topics/anchor.ts';
import {
  bySchema,
  countSchema,
  daySchema,
  type Event,
  eventSchema,
  gapIdSchema,
  jobIdSchema,
  prLinkSchema,
  redactedTextSchema,
  textSchema,
  timeSchema,
} from './events.ts';
import { type Journal, join, journalOf } from './journal.ts';

/* What the rolling issue remembers: a journal of decisions, and snapshots of what reports counted. */

/** Half a year of weekly reports. */
export const maxReports = 26;
/** Reports for which each gap has its number of conversations. */
export const maxReportsOfGap = 12;
/** Enough for reports on a year each, eight before a fix and eight since. */
const maxDays = 6_000;
/** More than fit into an issue: no report writes a longer list. */
const maxListed = 5_000;
const listOf = <Item extends z.core.$ZodType>(item: Item, max = maxListed) =>
  z.array(item).check(z.maxLength(max));

/** Unanswered questions of a gap among all questions asked. */
const countsSchema = z.object({ unanswered: countSchema, questions: countSchema });

/** Counts by day, without zeros. */
const daysSchema = z
  .record(daySchema, countSchema)
  .check(z.refine((counts) => Object.keys(counts).length <= maxDays));
export type Days = z.infer<typeof daysSchema>;

/** Results of watched fixes. Those that neither helped nor left things unchanged are undecided. */
const sumsSchema = z.object({
  watched: countSchema,
  helped: countSchema,
  /** Fixes that did not help, or not for long. */
  unchanged: countSchema,
  /** Decrease in unanswered questions per week. */
  fewer: z.number().check(z.minimum(0), z.maximum(1e9)),
});
export type Sums = z.infer<typeof sumsSchema>;
export const noSums: Sums = { watched: 0, helped: 0, unchanged: 0, fewer: 0 };

const reportSchema = z.object({
  /** First day that was read: of the previous period, if the two were compared. */
  readFrom: daySchema,
  from: daySchema,
  to: daySchema,
  /** Questions asked in the period, answered and unanswered. */
  questions: countSchema,
  unanswered: countSchema,
  /** Unanswered questions with a category or the page that they were asked on. */
  located: countSchema,
});
export type RememberedReport = z.infer<typeof reportSchema>;

/** The docs' section about a gap's topic. */
const placeSchema = z.object({
  file: textSchema(500),
  line: countSchema,
  /** Line of the next heading; null if it is the last section of its page. */
  end: z.nullable(countSchema),
  /** 1 to 6; 0 for a lead, which comes before any heading. */
  level: countSchema,
  /** Null for a lead. */
  heading: z.nullable(textSchema(500)),
});
export type RememberedPlace = z.infer<typeof placeSchema>;

/** A pull request that was merged for a gap, and its result. */
const fixSchema = z.object({
  prLink: prLinkSchema,
  by: bySchema,
  jobId: z.nullable(jobIdSchema),
  /** Day of the merge, which counts as neither before nor since. */
  on: daySchema,
  /** Before the merge and since the day after it; null until counted. */
  before: z.nullable(countsSchema),
  since: z.nullable(countsSchema),
  verdict: z.enum(['watching', 'fixed', 'back', 'unchanged', 'undecided']),
  /** End of the period of the report that gave the verdict; null while watching. */
  decidedOn: z.nullable(daySchema),
  /** Whether later reports ignore it. */
  isFinal: z.boolean(),
  /** Unanswered questions before the merge that a verdict needs, if there are too few. */
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
    /** Never changes. */
    id: gapIdSchema,
    /** Empty if only a tick is known of the gap. */
    heading: redacted(300),
    /** First day of the first report's period; null if lost. */
    firstReported: z.nullable(daySchema),
    /** End of the last period in which it was asked; null if lost. */
    lastReported: z.nullable(daySchema),
    /** Its rows in that report, in both periods. */
    rows: countSchema,
    /** The smallest hashes of these rows, ascending: a fair sample. */
    hashes: listOf(z.int().check(z.minimum(0), z.maximum(0xff_ffff))),
    /** From the gap's first report; never changes. */
    anchor: listOf(anchorSchema, maxAnchorQuestions),
    place: z.nullable(placeSchema),
    /**
     * Questions near the anchor by day, from the first day that was read when the gap was ticked or a
     * merge was found; null before that, and when the verdict is final. `model` counts those that a
     * model gave the gap's heading, as long as it has read all questions of every period.
     */
    counted: z.nullable(
      z.object({ since: daySchema, words: daysSchema, model: z.nullable(daysSchema) }),
    ),
    fix: z.nullable(fixSchema),
    /** Its conversations in the latest reports, by end of their period; absent if there was no room. */
    byReport: z.optional(daysSchema),
    /** Where the fix check last found the fix in the docs. */
    kept: z.optional(
      z.object({
        file: placeSchema.shape.file,
        heading: placeSchema.shape.heading,
        prLink: prLinkSchema,
        near: z.number(),
      }),
    ),
  });
}

export type RememberedGap = Readonly<z.infer<ReturnType<typeof gapSchema>>>;

export const memorySchema = (redact: Redactor['redact']) =>
  z.object({
    version: z.literal(2),
    /** Increases with each write. */
    revision: countSchema,
    /** By end of their period, oldest first; at most {@link maxReports}. */
    reports: z.pipe(
      listOf(reportSchema, 100),
      z.transform((reports) => sortedReports(reports)),
    ),
    gaps: z.pipe(
      listOf(gapSchema(redact)),
      z.transform((gaps) => uniqueGaps(gaps)),
    ),
    /** Questions by day, including answered ones, from the first day that counts for a fix. */
    asked: daysSchema,
    /** When merged pull requests were last looked for; null if never. */
    lookedAt: z.nullable(timeSchema),
    /** Results of fixes whose gaps are no longer remembered, or that another fix has replaced. */
    past: z.object({ agent: sumsSchema, people: sumsSchema }),
    journal: z.pipe(
      listOf(eventSchema(redact)),
      z.transform((events) => journalOf(events)),
    ),
    /** Time of the last event of each settled gap that is no longer remembered. */
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
  past: { agent: noSums, people: noSums },
  journal: journalOf([]),
  settled: new Map(),
};

/** A gap of which only the id and perhaps a heading are known. */
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

/** Sorts reports by period. Of several on the same period the last counts. */
export function sortedReports(reports: readonly RememberedReport[]): readonly RememberedReport[] {
  return [...new Map(reports.map((one) => [`${one.to} ${one.from}`, one]))]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([, one]) => one)
    .slice(-maxReports);
}

const uniqueGaps = (gaps: readonly RememberedGap[]): readonly RememberedGap[] => [
  ...new Map(gaps.map((gap) => [gap.id, gap])).values(),
];

/** Gaps that were known at the report that began on a day: only these compete for its questions. */
export function knownAt(
  since: string,
  { gaps, reports }: Pick<Memory, 'gaps' | 'reports'>,
): RememberedGap[] {
  const from = reports.find(({ readFrom }) => readFrom >= since)?.from ?? since;
  return gaps.filter(({ firstReported }) => (firstReported ?? '') <= from);
}

/** Whether a memory was written after another. */
export function isLater(one: Memory, other: Memory): boolean {
  const endOf = ({ reports }: Memory): string => reports.at(-1)?.to ?? '';
  if (one.revision !== other.revision) return one.revision > other.revision;
  return endOf(one) > endOf(other);
}

/** Joins two memories: see {@link withOther}. */
export function joined(one: Memory, other: Memory): Memory {
  return isLater(other, one) ? withOther(other, one) : withOther(one, other);
}

/**
 * Adds to a memory what another knows: all decisions, but counts only of reports that it lacks, and of
 * unknown gaps on which somebody decided.
 */
export function withOther(memory: Memory, other: Memory): Memory {
  const settled = new Map(memory.settled);
  for (const [gap, at] of other.settled) {
    if ((settled.get(gap) ?? '') < at) settled.set(gap, at);
  }
  const journal = unsettled(join(memory.journal, other.journal), settled);
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

/** Removes the events that were known when their gaps were settled. */
export function unsettled(journal: Journal, settled: Memory['settled']): Journal {
  if (settled.size === 0) return journal;
  return journalOf([...journal.values()].filter(({ gap, at }) => at > (settled.get(gap) ?? '')));
}

export const withEvents = (memory: Memory, events: Iterable<Event>): Memory => ({
  ...memory,
  journal: join(memory.journal, journalOf(events)),
});
