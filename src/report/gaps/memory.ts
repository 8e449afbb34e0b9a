import * as z from 'zod/mini';
import type { Redacted, Redactor } from '../../text/text.ts';
import { longestAnchorQuestion, mostAnchorQuestions } from '../topics/anchor.ts';
import {
  by,
  count,
  day,
  type Event,
  eventSchema,
  gapId,
  jobId,
  prLink,
  redactedText,
  text,
  time,
} from './events.ts';
import { type Journal, join, journalOf } from './journal.ts';

/*
 * What the rolling issue remembers. `journal` is what people and runs decided; all else is a snapshot
 * of what was counted.
 */

/** Half a year of weekly reports. */
export const mostReports = 26;
/** Reports whose conversations each gap has at most. */
export const maxReportsOfGap = 12;
/** Days that are counted at most: of reports of a year, eight before a fix and eight since. */
const mostDays = 6_000;
/** What a body of ours could hold at most: a longer list was made by no report. */
const mostListed = 5_000;
const listOf = <Item extends z.core.$ZodType>(item: Item, most = mostListed) =>
  z.array(item).check(z.maxLength(most));

/** Unanswered questions of a gap among all questions asked. */
const counts = z.object({ unanswered: count, questions: count });

/** A number for each day that has any. */
const days = z
  .record(day, count)
  .check(z.refine((counts) => Object.keys(counts).length <= mostDays));
export type Days = z.infer<typeof days>;

/** Of a kind of fixes: how many were watched, and what came of them. Those left are not decided. */
const sums = z.object({
  watched: count,
  helped: count,
  /** That did not help, or not for long. */
  unchanged: count,
  /** Unanswered questions a week fewer. */
  fewer: z.number().check(z.minimum(0), z.maximum(1e9)),
});
export type Sums = z.infer<typeof sums>;
export const noSums: Sums = { watched: 0, helped: 0, unchanged: 0, fewer: 0 };

const report = z.object({
  /** First day that was read for it: of the period before, if the two were compared. */
  readFrom: day,
  from: day,
  to: day,
  /** Questions asked in the period, answered and unanswered. */
  questions: count,
  unanswered: count,
  /** Of the unanswered, those with a page that they were asked on, or a category. */
  located: count,
});
export type RememberedReport = z.infer<typeof report>;

/** Where the docs have a gap's topic: a section of a file of the repository. */
const place = z.object({
  file: text(500),
  line: count,
  /** Line of the next heading; null if it is the last section of its page. */
  end: z.nullable(count),
  /** 1 to 6; 0 for a lead, which stands before any heading. */
  level: count,
  /** Null for a lead. */
  heading: z.nullable(text(500)),
});
export type RememberedPlace = z.infer<typeof place>;

/** A pull request that was merged for a gap, and what came of it. */
const fix = z.object({
  prLink,
  by,
  jobId: z.nullable(jobId),
  /** Day of the merge: it counts neither before nor since. */
  on: day,
  /** Before the merge and since the day after it; null while nothing was counted. */
  before: z.nullable(counts),
  since: z.nullable(counts),
  verdict: z.enum(['watching', 'fixed', 'back', 'unchanged', 'undecided']),
  /** End of the period of the report that gave the verdict; null while watching. */
  decidedOn: z.nullable(day),
  /** No report looks at it any more. */
  isFinal: z.boolean(),
  /** Unanswered questions before the merge that a verdict takes, if there are too few. */
  needed: z.nullable(count),
  /** Days that `since` is made of. */
  days: count,
});
export type Fix = z.infer<typeof fix>;

export function schemaOf(redact: Redactor['redact']) {
  const redacted = redactedText(redact);
  const event = eventSchema(redact);
  const anchor = z.object({
    text: redacted(4 * longestAnchorQuestion),
    page: z.nullable(redacted(500)),
    category: z.nullable(redacted(200)),
  });
  const gap = z.object({
    /** Stays the same for the gap's life: 12 hexadecimal digits. */
    id: gapId,
    /** Empty if a tick is all that is known of the gap. */
    heading: redacted(300),
    /** First day of the period that it was first reported for; null if that is lost. */
    firstReported: z.nullable(day),
    /** End of the last period in which it was asked; null if that is lost. */
    lastReported: z.nullable(day),
    /** Its rows in that report, both periods together. */
    rows: count,
    /** Hashes of these rows, ascending: the smallest, so that they are a fair sample. */
    hashes: listOf(z.int().check(z.minimum(0), z.maximum(0xff_ffff))),
    /** Made in the report that first had the gap: it never changes. */
    anchor: listOf(anchor, mostAnchorQuestions),
    place: z.nullable(place),
    /**
     * Questions near the anchor by day, from the first day at hand when it was ticked, or a merge
     * was found; null if it never was, or once the verdict is final. What a model gave the gap's
     * heading is counted beside it, while it has read all of every period.
     */
    counted: z.nullable(z.object({ since: day, words: days, model: z.nullable(days) })),
    fix: z.nullable(fix),
    /** Its conversations in the latest reports, by the end of their period; absent if there was no room. */
    byReport: z.optional(days),
    /** Where the docs kept the fix's promise in the last report that found it kept. */
    kept: z.optional(
      z.object({ file: place.shape.file, heading: place.shape.heading, prLink, near: z.number() }),
    ),
  });
  return z.object({
    version: z.literal(2),
    revision: count,
    reports: listOf(report, 100),
    gaps: listOf(gap),
    asked: days,
    lookedAt: z.nullable(time),
    past: z.object({ agent: sums, people: sums }),
    journal: listOf(event),
    settled: listOf(z.tuple([gapId, time])),
  });
}

export type RememberedGap = Readonly<z.infer<ReturnType<typeof schemaOf>>['gaps'][number]>;

/** What one issue remembers. A value: changes give a new one. */
export interface Memory {
  /** Grows with every write: of two states of an issue, the larger is the later. */
  revision: number;
  /** By the end of their period, oldest first; at most {@link mostReports}. */
  reports: readonly RememberedReport[];
  gaps: readonly RememberedGap[];
  /** Questions asked by day, answered ones too, from the first that counts for a fix. */
  asked: Days;
  /** When merged pull requests were last looked for, in ISO form; null if they never were. */
  lookedAt: string | null;
  /** Of fixes whose gaps are no longer remembered, or that another fix has followed. */
  past: Readonly<Record<Fix['by'], Sums>>;
  journal: Journal;
  /** Of gaps that were settled and are no longer remembered, when their last event was. */
  settled: ReadonlyMap<string, string>;
}

export const emptyMemory: Memory = {
  revision: 0,
  reports: [],
  gaps: [],
  asked: {},
  lookedAt: null,
  past: { agent: noSums, people: noSums },
  journal: journalOf([]),
  settled: new Map(),
};

/** A gap of which nothing is known, or a tick alone. */
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

/** Reports in the order of their periods, each once: of the same period the last given. */
export function inOrder(reports: readonly RememberedReport[]): RememberedReport[] {
  return [...new Map(reports.map((one) => [`${one.to} ${one.from}`, one]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one)
    .slice(-mostReports);
}

/** Gaps that were known at the report whose reading began on a day: later ones are no rivals of its. */
export function knownAt(
  since: string,
  { gaps, reports }: Pick<Memory, 'gaps' | 'reports'>,
): RememberedGap[] {
  const from = reports.find(({ readFrom }) => readFrom >= since)?.from ?? since;
  return gaps.filter(({ firstReported }) => (firstReported ?? '') <= from);
}

/** Whether a memory was written after another, or may have been. */
export function isLater(one: Memory, other: Memory): boolean {
  const endOf = ({ reports }: Memory): string => reports.at(-1)?.to ?? '';
  return (
    one.revision > other.revision || (one.revision === other.revision && endOf(one) > endOf(other))
  );
}

/** One memory of two: see {@link withOther}. */
export function joined(one: Memory, other: Memory): Memory {
  return isLater(other, one) ? withOther(other, one) : withOther(one, other);
}

/**
 * A memory with what another knows: what was decided is what either knows; what was counted is its own,
 * but for reports that it lacks, and for gaps that it doesn't know and that somebody decided on.
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
    reports: inOrder([...other.reports, ...memory.reports]),
    journal,
    settled,
    gaps: [...memory.gaps, ...missing],
  };
}

/** Without events of settled gaps up to the last that was known. */
export function unsettled(journal: Journal, settled: Memory['settled']): Journal {
  if (settled.size === 0) return journal;
  return journalOf([...journal.values()].filter(({ gap, at }) => at > (settled.get(gap) ?? '')));
}

export const withEvents = (memory: Memory, events: Iterable<Event>): Memory => ({
  ...memory,
  journal: join(memory.journal, journalOf(events)),
});
