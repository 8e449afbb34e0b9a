import * as z from 'zod/mini';
import { jobIdPattern } from '../../service/schemas.ts';
import { singleLine } from '../../text/clean.ts';
import { safePullRequestUrl } from '../../text/links.ts';

/** Half a year of weekly reports. */
export const mostReports = 26;
/** Reports that a time before a merge is made of, and that a verdict stays for. */
export const comparedReports = 8;

/** What a body of ours could hold at most: a longer list was made by no report. */
const mostListed = 5_000;
const longestHeading = 300;

const day = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
const count = z.int().check(z.minimum(0), z.maximum(1e9));
/** An instant in UTC, to the second. */
const time = z.string().check(z.regex(/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/));
const word = z.string().check(z.regex(/^[\w.:/-]{1,200}$/));
const sentence = z.string().check(z.maxLength(500));
const line = z.pipe(z.string().check(z.maxLength(longestHeading)), z.transform(singleLine));
const gapId = z.string().check(z.regex(/^[0-9a-f]{12}$/));

/** What the notice tells of a gap. */
export const newsKinds = ['new', 'rising', 'resolved', 'fixed', 'back'] as const;
export type NewsKind = (typeof newsKinds)[number];

const requests = ['none', 'asked', 'taken', 'unclear'] as const;
/**
 * What became of the box `Let the agent fix it`. `asked`: ticked, no job was started for this tick.
 * `taken`: a job was. `unclear`: ticked, but the memory that knew of a job is lost.
 */
export type Request = (typeof requests)[number];

/** Unanswered questions of a gap among all questions asked. */
const counts = z.object({ unanswered: count, questions: count });
export type Count = z.infer<typeof counts>;

/** Looks at a fix that may give the verdict `fixed`. */
export const mostLooks = 8;

/** From the day after the merge on: what was asked, and what the looks at it gave. */
const watch = z.object({
  /** Day of the merge, `YYYY-MM-DD` in UTC: it counts neither before nor since. */
  mergedOn: day,
  /** Over the last eight reports before the merge; null until a report has looked. */
  before: z.nullable(counts),
  since: counts,
  /** Days before this one are counted in `since`. */
  countedTo: day,
  /** Exclusive end of what the last look saw; before the first, the day after the merge. */
  lookedAt: day,
  /** Looks since the merge or, once it is `fixed`, since that verdict. */
  looks: count,
  verdict: z.enum(['watching', 'fixed', 'back']),
  /** End of the period of the report that gave the verdict; null while watching. */
  decidedAt: z.nullable(day),
  /** What the latest looks saw, each since the one before it, oldest first. */
  latest: z.array(counts).check(z.maxLength(8)),
});
export type Watch = z.infer<typeof watch>;

/** It becomes part of a path. */
const jobId = z.string().check(z.regex(jobIdPattern));
const prLink = z.string().check(z.refine((url) => safePullRequestUrl(url) !== null));

/**
 * `unknown`: whether a job was started will never be known, and that was told. `not-found`: the
 * service has no such job. Else an outcome of mode `job`. `at`: when its start was intended.
 */
const ended = z.object({
  is: z.literal('ended'),
  jobId: z.nullable(jobId),
  outcome: word,
  at: time,
});

/** A gap's job: the last one, if there were more. */
const job = z.discriminatedUnion('is', [
  // Written before a start by the run that is about to make it; and the job before, which stays if
  // the service refuses.
  z.object({ is: z.literal('intended'), run: word, at: time, before: z.nullable(ended) }),
  z.object({ is: z.literal('at-work'), jobId, at: time }),
  ended,
]);
export type Job = z.infer<typeof job>;

/** The pull request that a job opened, until it is merged. */
const pull = z.object({
  jobId,
  prLink,
  /** What GitHub says of it; null if it wasn't or can't be read. */
  state: z.nullable(z.enum(['open', 'closed'])),
  /** Why it can't be read, as a sentence; null if it was. */
  unreadable: z.nullable(z.pipe(sentence, z.transform(singleLine))),
});
export type Pull = z.infer<typeof pull>;

/** The first pull request that was merged for a gap, whoever made it. */
const fix = z.object({
  by: z.enum(['agent', 'people']),
  /** The agent's job. */
  jobId: z.nullable(jobId),
  prLink,
  watch,
});
export type Fix = z.infer<typeof fix>;

/** Of a kind of fixes: how many were watched, how many helped, and how much that is. */
const sums = z.object({
  watched: count,
  helped: count,
  /** Unanswered questions a week fewer. */
  fewer: z.number().check(z.minimum(0), z.maximum(1e9)),
});
export type Sums = z.infer<typeof sums>;
const noSums: Sums = { watched: 0, helped: 0, fewer: 0 };

/** Where the docs have a gap's topic: a section of a file of the repository. */
const place = z.object({
  file: z.string().check(z.maxLength(500)),
  line: count,
  /** Line of the next heading; null if it is the last section of its page. */
  end: z.nullable(count),
  /** 1 to 6; 0 for a lead, which stands before any heading. */
  level: count,
  /** Null for a lead. */
  heading: z.nullable(line),
});
export type Place = z.infer<typeof place>;

/** Three bytes each, in base64. */
const hashes = z.pipe(
  z.string().check(z.maxLength(4 * mostListed), z.regex(/^(?:[A-Za-z0-9+/]{4})*$/)),
  z.transform(unpackHashes),
);

/** A topic that is remembered from report to report, as it is stored. */
const storedGap = z.object({
  /** Stays the same for the gap's life: 12 hexadecimal digits. */
  id: gapId,
  /** The id that the grouping gave its topic last, if it is another. */
  topicId: z.optional(z.string().check(z.maxLength(64))),
  /** Redacted. Empty if a tick is all that is known of the gap. */
  heading: line,
  /** First day of the period that it was first reported for; null if that is lost. */
  firstReported: z._default(z.nullable(day), null),
  /** End of the last period in which it was asked; null if that is lost. */
  lastReported: z._default(z.nullable(day), null),
  /** Its rows in that report, both periods together. */
  rows: z._default(count, 0),
  /** Short hashes of these rows, ascending: the smallest, so that they are a fair sample. */
  hashes: z._default(hashes, []),
  /** Unanswered on the fresh days of each of the last reports, by their order. */
  counts: z._default(z.array(count).check(z.maxLength(100)), []),
  dismissed: z._default(z.boolean(), false),
  request: z._default(z.enum(requests), 'none'),
  /** What a notice told last, and the end of that report's period. */
  told: z._default(z.nullable(z.object({ news: z.enum(newsKinds), to: day })), null),
  /** People write it themselves. */
  ours: z._default(z.boolean(), false),
  place: z._default(z.nullable(place), null),
  job: z._default(z.nullable(job), null),
  pull: z._default(z.nullable(pull), null),
  fix: z._default(z.nullable(fix), null),
});

/** A topic that is remembered from report to report. */
export type Gap = Readonly<Omit<z.infer<typeof storedGap>, 'topicId' | 'counts' | 'hashes'>> & {
  /** The id that the grouping gave its topic last. */
  readonly topicId: string;
  readonly hashes: readonly number[];
  /** Unanswered on the fresh days of a report, by the end of its period. */
  readonly counts: Readonly<Record<string, number>>;
};

/** One report, as the memory keeps it. */
const report = z.object({
  /** First day that was read for it: of the period before, if the two were compared. */
  readFrom: day,
  from: day,
  to: day,
  /** Questions asked in the period, answered and unanswered. */
  questions: count,
  unanswered: count,
  /** Days from here to `to` were in no report before: what may be added up over reports. */
  freshFrom: day,
  /** Questions asked on those days. */
  freshQuestions: count,
});
export type RememberedReport = z.infer<typeof report>;

/** A memory as it stands in an issue, where anyone with write access may have changed it. */
export const memorySchema = z.object({
  version: z.literal(1),
  reports: z.array(report).check(z.maxLength(100)),
  gaps: z.array(storedGap).check(z.maxLength(mostListed)),
  opened: z._default(z.nullable(day), null),
  /** Grows with every write: of two states of an issue, the larger is the later. */
  revision: z._default(count, 0),
  /** When merged pull requests were last looked for; null if they never were. */
  lookedAt: z._default(z.nullable(time), null),
  /** Of fixes whose gaps are no longer remembered, or that another fix has followed. */
  past: z._default(z.object({ agent: sums, people: sums }), { agent: noSums, people: noSums }),
});

/** What one issue remembers. A value: changes give a new one. */
export interface Memory {
  /** By the end of their period, oldest first; at most {@link mostReports}. */
  reports: readonly RememberedReport[];
  gaps: readonly Gap[];
  /** End of the period that the issue was opened with: what its opening has told already. */
  opened: string | null;
  /** Grows with every write: of two states of an issue, the larger is the later. */
  revision: number;
  /** When merged pull requests were last looked for, in ISO form; null if they never were. */
  lookedAt: string | null;
  /** Of fixes whose gaps are no longer remembered, or that another fix has followed. */
  past: Readonly<Record<Fix['by'], Sums>>;
}

export const emptyMemory: Memory = {
  reports: [],
  gaps: [],
  opened: null,
  revision: 0,
  lookedAt: null,
  past: { agent: noSums, people: noSums },
};

const unknown: Omit<Gap, 'id' | 'topicId' | 'heading'> = {
  firstReported: null,
  lastReported: null,
  rows: 0,
  hashes: [],
  counts: {},
  dismissed: false,
  request: 'none',
  told: null,
  ours: false,
  place: null,
  job: null,
  pull: null,
  fix: null,
};

/** A gap of which nothing is known, or a tick alone. */
export function bareGap(id: string): Gap {
  return { ...unknown, id, topicId: id, heading: '' };
}

/** Whether a human ticked one of the gap's boxes, or it ever had a job: it is dropped last. */
export function isTouched({ dismissed, ours, request, job, pull, fix }: Gap): boolean {
  return dismissed || ours || request !== 'none' || (job ?? pull ?? fix) !== null;
}

/** The memory with one gap changed; the same memory if it knows no such gap. */
export function withGap(memory: Memory, id: string, change: (gap: Gap) => Gap): Memory {
  return { ...memory, gaps: memory.gaps.map((gap) => (gap.id === id ? change(gap) : gap)) };
}

const hashBytes = 3;

export function packHashes(values: readonly number[]): string {
  const bytes = Buffer.alloc(values.length * hashBytes);
  values.forEach((value, at) => {
    bytes.writeUIntBE(value, at * hashBytes, hashBytes);
  });
  return bytes.toString('base64');
}

function unpackHashes(text: string): number[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: Math.floor(bytes.length / hashBytes) }, (_, at) =>
    bytes.readUIntBE(at * hashBytes, hashBytes),
  );
}
