import { addDays } from '../export/period.ts';
import { type Gap, type Memory, withGap } from './memory.ts';

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

const untouched: Repair = {
  intendedBy: null,
  jobId: null,
  outcome: null,
  prLink: null,
  pullRequest: null,
  unreadable: null,
  watch: null,
};

/** Gaps that were ticked for a job and have none for this tick, largest first. */
export function gapsToFix({ gaps }: Memory): Gap[] {
  return gaps
    .filter(({ request, dismissed }) => request === 'asked' && !dismissed)
    .toSorted((a, b) => b.rows - a.rows || (a.id < b.id ? -1 : 1));
}

/**
 * Before a job is started for a gap: with this in the issue, no run starts it twice.
 *
 * @param run the identity of the run that starts it
 */
export function withIntention(memory: Memory, gapId: string, { run }: { run: string }): Memory {
  return withGap(memory, gapId, (gap) => ({
    ...gap,
    request: 'taken',
    repair: { ...untouched, intendedBy: run },
  }));
}

/** The job was started. Of the box only people decide: one who unticked it meanwhile is heard. */
export function withJob(memory: Memory, gapId: string, { jobId }: { jobId: string }): Memory {
  return withGap(memory, gapId, (gap) => ({
    ...gap,
    repair: { ...(gap.repair ?? untouched), intendedBy: null, jobId, outcome: null },
  }));
}

/** The service answered that it started nothing: a tick that is still there is open again. */
export function withoutIntention(memory: Memory, gapId: string): Memory {
  return withGap(memory, gapId, (gap) => ({
    ...gap,
    request: gap.request === 'taken' ? 'asked' : gap.request,
    repair: null,
  }));
}

/** How the job ended, and its pull request if it has one. */
export function withOutcome(
  memory: Memory,
  gapId: string,
  { outcome, prLink }: { outcome: string; prLink: string | null },
): Memory {
  return withGap(memory, gapId, (gap) => ({
    ...gap,
    repair: { ...(gap.repair ?? untouched), intendedBy: null, outcome, prLink },
  }));
}

/** What GitHub says of a gap's pull request. */
export type PullRequestFound =
  | { is: 'open' | 'closed' }
  | { is: 'merged'; on: string }
  | { is: 'unreadable'; why: string };

/** The pull request as it was looked up. Counting since its merge is `withVerdicts`'. */
export function withPullRequest(memory: Memory, gapId: string, found: PullRequestFound): Memory {
  return withGap(memory, gapId, (gap) => {
    if (!gap.repair) return gap;
    if (found.is === 'unreadable') {
      return { ...gap, repair: { ...gap.repair, unreadable: found.why } };
    }
    const repair = { ...gap.repair, pullRequest: found.is, unreadable: null };
    if (found.is !== 'merged') return { ...gap, repair: { ...repair, watch: null } };
    const watch = gap.repair.watch ?? watchFrom(found.on);
    return { ...gap, repair: { ...repair, watch } };
  });
}

function watchFrom(mergedOn: string): Watch {
  const none = { unanswered: 0, questions: 0 };
  return {
    mergedOn,
    before: null,
    since: none,
    countedTo: addDays(mergedOn, 1),
    lookedAt: addDays(mergedOn, 1),
    looks: 0,
    verdict: 'watching',
    decidedAt: null,
    untilFixed: null,
  };
}
