import type { Period } from '../rows/period.ts';

/** One report, as the memory keeps it. */
export interface RememberedReport extends Period {
  /** First day that was read for it: of the period before, if the two were compared. */
  readFrom: string;
  /** Questions asked in the period, answered and unanswered. */
  questions: number;
  unanswered: number;
  /** Days from here to `to` were in no report before: what may be added up over reports. */
  freshFrom: string;
  /** Questions asked on those days. */
  freshQuestions: number;
}

/** What the notice tells of a gap. */
export const newsKinds = ['new', 'rising', 'resolved', 'fixed', 'back'] as const;
export type NewsKind = (typeof newsKinds)[number];

/**
 * What became of the box `Let the agent fix it`. `asked`: ticked, no job was started for this tick.
 * `taken`: a job was. `unclear`: ticked, but the memory that knew of a job is lost.
 */
export const requests = ['none', 'asked', 'taken', 'unclear'] as const;
export type Request = (typeof requests)[number];

/** Unanswered questions of a gap among all questions asked. */
export interface Count {
  unanswered: number;
  questions: number;
}

/** From the day after the merge on: what was asked, and what the looks at it gave. */
export interface Watch {
  /** Day of the merge, `YYYY-MM-DD` in UTC: it counts neither before nor since. */
  mergedOn: string;
  /** Over the last eight reports before the merge; null until a report has looked. */
  before: Count | null;
  since: Count;
  /** Days before this one are counted in `since`. */
  countedTo: string;
  /** Exclusive end of what the last look saw; before the first, the day after the merge. */
  lookedAt: string;
  /** Looks since the merge or, once it is `fixed`, since that verdict. */
  looks: number;
  verdict: 'watching' | 'fixed' | 'back';
  /** End of the period of the report that gave the verdict; null while watching. */
  decidedAt: string | null;
  /** After the verdict `fixed`: what was asked up to it, which `back` is held against. */
  untilFixed: Count | null;
}

/** A gap's job and what came of it. The last one, if there were more. */
export interface Repair {
  /** The run that is about to start a job, written before the start; null once the job is known. */
  intendedBy: string | null;
  jobId: string | null;
  /**
   * The job's outcome, as in mode `job`; null while it is at work. `unknown`: whether a job was
   * started will never be known, and that was told. `not-found`: the service has no such job.
   */
  outcome: string | null;
  prLink: string | null;
  /** What GitHub says of the pull request; null if it wasn't or can't be read. */
  pullRequest: 'open' | 'closed' | 'merged' | null;
  /** Why it can't be read, as a sentence; null if it was. */
  unreadable: string | null;
  watch: Watch | null;
}

/** A topic that is remembered from report to report. */
export interface Gap {
  /** Stays the same for the gap's life: 12 hexadecimal digits. */
  id: string;
  /** The id that the grouping gave its topic last. */
  topicId: string;
  /** Redacted. Empty if a tick is all that is known of the gap. */
  heading: string;
  /** First day of the period that it was first reported for; null if that is lost. */
  firstReported: string | null;
  /** End of the last period in which it was asked; null if that is lost. */
  lastReported: string | null;
  /** Its rows in that report, both periods together. */
  rows: number;
  /** Short hashes of these rows: the smallest, so that they are a fair sample. */
  hashes: readonly number[];
  /** Unanswered on the fresh days of a report, by the end of its period. */
  counts: Readonly<Record<string, number>>;
  dismissed: boolean;
  request: Request;
  /** What a notice told last, and the end of that report's period. */
  told: { news: NewsKind; to: string } | null;
  repair: Repair | null;
}

/** What one issue remembers. A value: changes give a new one. */
export interface Memory {
  /** By the end of their period, oldest first; at most {@link mostReports}. */
  reports: readonly RememberedReport[];
  gaps: readonly Gap[];
  /** End of the period that the issue was opened with: what its opening has told already. */
  opened: string | null;
}

/** Half a year of weekly reports. */
export const mostReports = 26;
/** Reports that a time before a merge is made of, and that a verdict stays for. */
export const comparedReports = 8;

export const emptyMemory: Memory = { reports: [], gaps: [], opened: null };

/** Whether a human ticked one of the gap's boxes, or it ever had a job: it is dropped last. */
export function isTouched({ dismissed, request, repair }: Gap): boolean {
  return dismissed || request !== 'none' || repair !== null;
}

/** The memory with one gap changed; the same memory if it knows no such gap. */
export function withGap(memory: Memory, id: string, change: (gap: Gap) => Gap): Memory {
  return { ...memory, gaps: memory.gaps.map((gap) => (gap.id === id ? change(gap) : gap)) };
}
