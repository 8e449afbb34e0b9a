import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { jobIdPattern } from '../../service/schemas.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { safePullRequestUrl } from '../../text/links.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import {
  compacted,
  decisionsOf,
  type Event,
  type Journal,
  join,
  journalOf,
  rootsOf,
} from './journal.ts';
import { addSums, noSums, type Sums, sumsOf } from './ledger.ts';

/*
 * What the rolling issue remembers, hidden at the end of its body: the only store there is.
 * `journal` is what people and runs decided; all else is a snapshot of what was counted.
 */

/** Half a year of weekly reports. */
export const mostReports = 26;
/** Gaps that are remembered at most, before the room in the issue decides. */
const mostGaps = 80;
/** Of the whole hidden comment, which is ASCII. */
export const mostMemoryBytes = 24 * 1024;
const mostAnchorQuestions = 3;
const longestAnchor = 160;

/** Days that are counted at most: of reports of a year, eight before a fix and eight since. */
const mostDays = 6_000;
/** What a body of ours could hold at most: a longer list was made by no report. */
const mostListed = 5_000;

const day = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
const count = z.int().check(z.minimum(0), z.maximum(1e9));
/** An instant in UTC. */
const time = z
  .string()
  .check(z.regex(/^(?:[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)?$/));
const word = z.string().check(z.regex(/^[\w.:/-]{1,200}$/));
const gapId = z.string().check(z.regex(/^[0-9a-f]{12}$/));
/** It becomes part of a path. */
const jobId = z.string().check(z.regex(jobIdPattern));
const prLink = z.string().check(z.refine((url) => safePullRequestUrl(url) !== null));
const by = z.enum(['agent', 'people']);

/** Unanswered questions of a gap among all questions asked. */
const counts = z.object({ unanswered: count, questions: count });
export type Count = z.infer<typeof counts>;

/** Days from `from` on, a number each. */
const days = z.object({ from: day, counts: z.array(count).check(z.maxLength(mostDays)) });
export type Days = z.infer<typeof days>;

const sums = z.object({
  watched: count,
  helped: count,
  unchanged: count,
  fewer: z.number().check(z.minimum(0), z.maximum(1e9)),
});

/** One report, as the memory keeps it. */
const report = z.object({
  /** First day that was read for it: of the period before, if the two were compared. */
  readFrom: day,
  from: day,
  to: day,
  /** Questions asked in the period, answered and unanswered. */
  questions: count,
  unanswered: count,
  /** Of the unanswered, those with a page that they were asked on, or a category. */
  located: z._default(count, 0),
});
export type RememberedReport = z.infer<typeof report>;

/** Of what is too long only the beginning is kept: the rest of the memory is worth more than its end. */
const text = (longest: number) =>
  z.pipe(
    z.string(),
    z.transform((line) => truncate(line, longest)),
  );

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

const verdicts = ['watching', 'fixed', 'back', 'unchanged', 'undecided'] as const;

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
  verdict: z.enum(verdicts),
  /** End of the period of the report that gave the verdict; null while watching. */
  decidedOn: z.nullable(day),
  /** No report looks at it any more. */
  isFinal: z.boolean(),
  /** Unanswered questions before the merge that a verdict takes, if there are too few. */
  needed: z._default(z.nullable(count), null),
  /** Days that `since` is made of. */
  days: z._default(count, 0),
});
export type Fix = z.infer<typeof fix>;

function schemaOf(redact: Redactor['redact']) {
  const redacted = (longest: number) =>
    z.pipe(
      text(longest),
      z.transform((line) => redact(singleLine(line)) as Redacted),
    );
  const at = { at: time };
  const of = { gap: gapId, ...at };
  const event = z.discriminatedUnion('kind', [
    z.object({
      ...of,
      kind: z.literal('box'),
      box: z.enum(['dismiss', 'ours', 'fix']),
      ticked: z.boolean(),
      revision: count,
      lost: z.optional(z.boolean()),
    }),
    z.object({ ...of, kind: z.literal('renamed'), heading: redacted(300), revision: count }),
    z.object({ ...of, kind: z.literal('joined'), into: gapId }),
    z.object({ ...of, kind: z.literal('intended'), run: word, tick: count }),
    z.object({ ...of, kind: z.literal('refused'), run: word }),
    z.object({ ...of, kind: z.literal('started'), run: word, jobId }),
    z.object({
      ...of,
      kind: z.literal('ended'),
      run: word,
      jobId: z.nullable(jobId),
      outcome: word,
      prLink: z.nullable(prLink),
    }),
    z.object({ ...of, kind: z.literal('merged'), prLink, by, on: day }),
  ]);
  const anchor = z.object({
    text: redacted(4 * longestAnchor),
    page: z.nullable(redacted(500)),
    category: z.nullable(redacted(200)),
  });
  const gap = z.object({
    /** Stays the same for the gap's life: 12 hexadecimal digits. */
    id: gapId,
    /** Empty if a tick is all that is known of the gap. */
    heading: redacted(300),
    /** First day of the period that it was first reported for; null if that is lost. */
    firstReported: z._default(z.nullable(day), null),
    /** End of the last period in which it was asked; null if that is lost. */
    lastReported: z._default(z.nullable(day), null),
    /** Its rows in that report, both periods together. */
    rows: z._default(count, 0),
    /** Short hashes of these rows, ascending: the smallest, so that they are a fair sample. */
    hashes: z._default(hashes, []),
    /** Made in the report that first had the gap: it never changes. */
    anchor: z._default(z.array(anchor).check(z.maxLength(mostAnchorQuestions)), []),
    place: z._default(z.nullable(place), null),
    /**
     * Questions near the anchor by day, from the first day at hand when it was ticked, or a merge
     * was found; null if it never was, or once the verdict is final. What a model gave the gap's
     * heading is counted beside it, while it has read all of every period.
     */
    counted: z._default(
      z.nullable(z.object({ since: day, words: days, model: z._default(z.nullable(days), null) })),
      null,
    ),
    fix: z._default(z.nullable(fix), null),
    /** Where the docs kept the fix's promise in the last report that found it kept. */
    kept: z.optional(
      z.object({ file: place.shape.file, heading: place.shape.heading, prLink, near: z.number() }),
    ),
  });
  return z.object({
    version: z.literal(2),
    revision: count,
    reports: z.array(report).check(z.maxLength(100)),
    gaps: z.array(gap).check(z.maxLength(mostListed)),
    asked: z._default(z.nullable(days), null),
    /** When merged pull requests were last looked for; null if they never were. */
    lookedAt: z._default(z.nullable(time), null),
    /** Of fixes whose gaps are no longer remembered, or that another fix has followed. */
    past: z.object({ agent: sums, people: sums }),
    journal: z.array(event).check(z.maxLength(mostListed)),
    settled: z._default(z.array(z.object(of)).check(z.maxLength(mostListed)), []),
  });
}

const hashBytes = 3;

/** Three bytes each, in base64. */
const hashes = z.pipe(
  z.string().check(z.maxLength(4 * mostListed), z.regex(/^[A-Za-z0-9+/]*$/)),
  z.transform((text) => {
    const bytes = Buffer.from(text, 'base64');
    return Array.from({ length: Math.floor(bytes.length / hashBytes) }, (_, at) =>
      bytes.readUIntBE(at * hashBytes, hashBytes),
    );
  }),
);

function packHashes(values: readonly number[]): string {
  const bytes = Buffer.alloc(values.length * hashBytes);
  values.forEach((value, at) => {
    bytes.writeUIntBE(value, at * hashBytes, hashBytes);
  });
  return bytes.toString('base64');
}

type Stored = z.infer<ReturnType<typeof schemaOf>>;

/** A topic that is remembered from report to report. */
export type RememberedGap = Readonly<Stored['gaps'][number]>;

/** What one issue remembers. A value: changes give a new one. */
export interface Memory {
  /** Grows with every write: of two states of an issue, the larger is the later. */
  revision: number;
  /** By the end of their period, oldest first; at most {@link mostReports}. */
  reports: readonly RememberedReport[];
  gaps: readonly RememberedGap[];
  /** Questions asked by day, answered ones too; null before the first report. */
  asked: Days | null;
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
  asked: null,
  lookedAt: null,
  past: { agent: noSums, people: noSums },
  journal: journalOf([]),
  settled: new Map(),
};

/** A gap of which nothing is known, or a tick alone. */
export function bareGap(id: string, heading: Redacted): RememberedGap {
  return {
    ...{ id, heading, firstReported: null, lastReported: null, rows: 0, hashes: [] },
    ...{ anchor: [], place: null, counted: null, fix: null },
  };
}

/** Whether a memory was written after another, or may have been. */
export function isLater(one: Memory, other: Memory): boolean {
  const endOf = ({ reports }: Memory): string => reports.at(-1)?.to ?? '';
  return (
    one.revision > other.revision || (one.revision === other.revision && endOf(one) > endOf(other))
  );
}

/**
 * One memory of two: what was decided is what either knows; what was counted is the later one's, and
 * of gaps that it doesn't know and that somebody decided on, the other's.
 */
export function joined(one: Memory, other: Memory): Memory {
  const [newer, older] = isLater(other, one) ? [other, one] : [one, other];
  const settled = new Map(newer.settled);
  for (const [gap, at] of older.settled) {
    if ((settled.get(gap) ?? '') < at) settled.set(gap, at);
  }
  const journal = unsettled(join(newer.journal, older.journal), settled);
  const decided = new Set([...journal.values()].map(({ gap }) => gap));
  const known = new Set(newer.gaps.map(({ id }) => id));
  const missing = older.gaps.filter(({ id }) => !known.has(id) && decided.has(id));
  return {
    ...newer,
    reports: newer.reports.length > 0 ? newer.reports : older.reports,
    journal,
    settled,
    gaps: [...newer.gaps, ...missing],
  };
}

/** Without events of settled gaps up to the last that was known. */
function unsettled(journal: Journal, settled: Memory['settled']): Journal {
  if (settled.size === 0) return journal;
  return new Map([...journal].filter(([, { gap, at }]) => at > (settled.get(gap) ?? '')));
}

const comment = 'docs-agent-action memory';
/** Far above what honest memory unpacks to, far below what a bomb would. */
const mostUnpackedBytes = 2 * 1024 * 1024;
/** Comments looked at in one body: people may have pasted some. */
const mostComments = 20;

/** What a report is about: its memory is of no use to another. */
export interface Subject {
  projectId: string;
  /** `all` or `pull-request` */
  scope: string;
}

/**
 * The memory as a hidden comment of at most {@link mostMemoryBytes}: what does not fit is forgotten,
 * the gaps asked longest ago that no human touched first.
 *
 * @returns the comment, and how many gaps were forgotten that somebody had decided on
 */
export function encodeMemory({ memory, subject }: { memory: Memory; subject: Subject }): {
  comment: string;
  forgotten: number;
} {
  for (let most = mostGaps; ; most = Math.floor(most * 0.8)) {
    const { memory: kept, forgotten } = withFewerGaps(memory, most);
    const text = `<!-- ${comment} ${keyOfSubject(subject)} ${pack(kept)} -->`;
    if (text.length <= mostMemoryBytes || most === 0) return { comment: text, forgotten };
  }
}

/**
 * The memory with at most so many gaps. One that was settled and not asked for {@link mostReports}
 * reports leaves no more than when its last event was.
 */
function withFewerGaps(memory: Memory, most: number): { memory: Memory; forgotten: number } {
  const decisions = decisionsOf(memory.journal);
  const rootOf = rootsOf(memory.journal);
  const oldest = memory.reports.length >= mostReports ? (memory.reports[0]?.to ?? '') : '';
  const isOpenFix = ({ counted, fix }: RememberedGap): boolean =>
    counted !== null || (fix !== null && !fix.isFinal);
  const isSettled = (gap: RememberedGap): boolean =>
    (gap.lastReported ?? '') < oldest &&
    !isOpenFix(gap) &&
    (gap.fix?.isFinal || decisions.get(gap.id)?.ticked.dismiss === true);
  // What was counted for an open verdict is counted against the anchors that were known then.
  const countedSince = memory.gaps.flatMap(({ counted }) => counted?.since ?? []).sort()[0];
  const isNeeded = (gap: RememberedGap): boolean =>
    countedSince !== undefined && gap.anchor.length > 0 && (gap.lastReported ?? '') > countedSince;
  const ranked = memory.gaps
    .filter((gap) => !isSettled(gap))
    .toSorted(
      (a, b) =>
        Number(isOpenFix(b)) - Number(isOpenFix(a)) ||
        Number(decisions.has(rootOf(b.id))) - Number(decisions.has(rootOf(a.id))) ||
        Number(isNeeded(b)) - Number(isNeeded(a)) ||
        compare(b.lastReported ?? '', a.lastReported ?? '') ||
        b.rows - a.rows ||
        compare(a.id, b.id),
    );
  const kept = new Set(ranked.slice(0, most).map(({ id }) => id));
  const gone = memory.gaps.filter(({ id }) => !kept.has(id));
  const settled = new Map(memory.settled);
  const past = { ...memory.past };
  for (const { id, fix: of } of gone) {
    // What was decided of one that was joined to another is the other's.
    const at = kept.has(rootOf(id)) ? undefined : decisions.get(rootOf(id))?.at;
    if (at !== undefined) settled.set(id, at);
    if (of) past[of.by] = addSums(past[of.by], sumsOf(of));
  }
  return {
    memory: {
      ...memory,
      gaps: memory.gaps.filter(({ id }) => kept.has(id)),
      journal: unsettled(memory.journal, settled),
      settled,
      past,
    },
    forgotten: gone.filter((gap) => decisions.has(gap.id) && !isSettled(gap)).length,
  };
}

/**
 * The memory in a body: of several, the one that was written last.
 *
 * @returns null if there is none for this subject; `broken` if there is one that can't be read
 */
export function decodeMemory({
  body,
  subject,
  redact,
}: {
  body: string;
  subject: Subject;
  redact: Redactor['redact'];
}): Memory | 'broken' | null {
  const start = `<!-- ${comment} ${keyOfSubject(subject)} `;
  const own = body
    .split(start)
    .slice(1)
    .slice(-mostComments)
    .map((text) => unpack(text.split('-->', 1)[0] ?? '', redact));
  const memories = own.filter((memory) => memory !== null);
  if (memories.length === 0) return own.length > 0 ? 'broken' : null;
  return memories.reduce((best, memory) => (isLater(best, memory) ? best : memory));
}

/** Takes every memory out of a body. */
export function withoutMemory(body: string): string {
  const [text = '', ...memories] = body.split(`<!-- ${comment} `);
  return [text, ...memories.map((memory) => memory.slice(memory.indexOf('-->') + 3))]
    .join('')
    .trimEnd();
}

function keyOfSubject({ projectId, scope }: Subject): string {
  return createHash('sha256')
    .update(JSON.stringify([projectId, scope]))
    .digest('hex')
    .slice(0, 12);
}

function pack({ gaps, journal, settled, ...memory }: Memory): string {
  const text = JSON.stringify({
    version: 2,
    ...memory,
    gaps: gaps.map(shortened),
    journal: [...compacted(journal).values()],
    settled: [...settled].map(([gap, at]) => ({ gap, at })),
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(text, { params }).toString('base64');
}

/** Without what the schema adds by itself. */
function shortened({ hashes: sample, anchor, ...gap }: RememberedGap): object {
  return Object.fromEntries(
    Object.entries({
      ...gap,
      hashes: sample.length > 0 ? packHashes(sample) : null,
      anchor: anchor.length > 0 ? anchor : null,
    }).filter(([, value]) => value !== null && value !== 0),
  );
}

function unpack(packed: string, redact: Redactor['redact']): Memory | null {
  try {
    const text = brotliDecompressSync(Buffer.from(packed, 'base64'), {
      maxOutputLength: mostUnpackedBytes,
    }).toString('utf8');
    const { version, journal, settled, ...memory } = schemaOf(redact).parse(JSON.parse(text));
    const known = new Map(settled.map(({ gap, at }) => [gap, at]));
    return {
      ...memory,
      reports: memory.reports
        .toSorted((a, b) => compare(a.to, b.to) || compare(a.from, b.from))
        .slice(-mostReports),
      gaps: [...new Map(memory.gaps.map((gap) => [gap.id, gap])).values()],
      journal: journalOf(journal as Event[]),
      settled: known,
    };
  } catch {
    // Whatever an edit made of it is no memory, and the caller starts a new one.
    return null;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
