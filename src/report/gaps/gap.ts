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
  /** After the verdict `fixed`: what was asked up to it, which `back` is held against. */
  untilFixed: z.nullable(counts),
});
export type Watch = z.infer<typeof watch>;

/** A gap's job and what came of it. The last one, if there were more. */
const repair = z.object({
  /** The run that is about to start a job, written before the start; null once the job is known. */
  intendedBy: z.nullable(word),
  /** It becomes part of a path. */
  jobId: z.nullable(z.string().check(z.regex(jobIdPattern))),
  /**
   * The job's outcome, as in mode `job`; null while it is at work. `unknown`: whether a job was
   * started will never be known, and that was told. `not-found`: the service has no such job.
   */
  outcome: z.nullable(word),
  prLink: z.nullable(z.string().check(z.refine((url) => safePullRequestUrl(url) !== null))),
  /** What GitHub says of the pull request; null if it wasn't or can't be read. */
  pullRequest: z.nullable(z.enum(['open', 'closed', 'merged'])),
  /** Why it can't be read, as a sentence; null if it was. */
  unreadable: z.nullable(z.pipe(sentence, z.transform(singleLine))),
  watch: z.nullable(watch),
});
export type Repair = z.infer<typeof repair>;

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
  repair: z._default(z.nullable(repair), null),
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
});

/** What one issue remembers. A value: changes give a new one. */
export interface Memory {
  /** By the end of their period, oldest first; at most {@link mostReports}. */
  reports: readonly RememberedReport[];
  gaps: readonly Gap[];
  /** End of the period that the issue was opened with: what its opening has told already. */
  opened: string | null;
}

export const emptyMemory: Memory = { reports: [], gaps: [], opened: null };

const unknown: Omit<Gap, 'id' | 'topicId' | 'heading'> = {
  firstReported: null,
  lastReported: null,
  rows: 0,
  hashes: [],
  counts: {},
  dismissed: false,
  request: 'none',
  told: null,
  repair: null,
};

/** A gap of which nothing is known, or a tick alone. */
export function bareGap(id: string): Gap {
  return { ...unknown, id, topicId: id, heading: '' };
}

/** Whether a human ticked one of the gap's boxes, or it ever had a job: it is dropped last. */
export function isTouched({ dismissed, request, repair }: Gap): boolean {
  return dismissed || request !== 'none' || repair !== null;
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
