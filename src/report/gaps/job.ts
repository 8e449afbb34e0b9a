import type { JobOutcome } from '../../agent/outcome.ts';
import { addDays } from '../rows/period.ts';
import { type Gap, type Memory, type Repair, type Watch, withGap } from './gap.ts';

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

/**
 * Where a gap stands. `fixing`: a job is at work on it. `pull-request`: the job opened one, which
 * is open or can't be read. `watching`: it was merged, and nothing can be said yet.
 */
export type GapState =
  | 'open'
  | 'dismissed'
  | 'fixing'
  | 'pull-request'
  | 'watching'
  | 'fixed'
  | 'back';

/** Where a gap stands. A job that ended without a pull request, or one that was closed, leaves it open. */
export function gapState({ dismissed, repair }: Gap): GapState {
  if (dismissed) return 'dismissed';
  if (!repair) return 'open';
  if (repair.watch) return repair.watch.verdict;
  if (repair.prLink !== null) return repair.pullRequest === 'closed' ? 'open' : 'pull-request';
  const isAtWork = repair.intendedBy !== null || repair.jobId !== null;
  return isAtWork && repair.outcome === null ? 'fixing' : 'open';
}

/** Far beyond what `max-jobs` starts in the weeks that a job could take. */
const mostJobs = 100;

/** The job of a gap. */
export interface GapJob {
  gapId: string;
  /** The gap's heading, redacted. */
  label: string;
  jobId: string;
}

/**
 * The largest gap that was ticked and has no job for that tick, with the run's intention to start
 * one; null if there is none. A gap that was ticked again waits for the job that is at work on it.
 *
 * @param topics ids of the gaps that a job can be told of
 * @param tried gaps that this run has tried
 */
export function takeNext(
  memory: Memory,
  { run, topics, tried }: { run: string; topics: Iterable<string>; tried: ReadonlySet<string> },
): { memory: Memory; gap: Gap } | null {
  const known = new Set(topics);
  const gap = gapsToFix(memory).find(
    (one) => known.has(one.id) && !tried.has(one.id) && gapState(one) !== 'fixing',
  );
  return gap ? { memory: withIntention(memory, gap.id, { run }), gap } : null;
}

/** Gaps for which a run began to start a job, and ended before it could say which. */
export function unknownStarts({ gaps }: Memory): Gap[] {
  return gaps.filter(
    ({ repair }) => repair?.intendedBy != null && repair.jobId === null && repair.outcome === null,
  );
}

/** The same memory once that was told: it is told once. */
export function withUnknownStartsTold(memory: Memory): Memory {
  const ids = new Set(unknownStarts(memory).map(({ id }) => id));
  const gaps = memory.gaps.map((gap) =>
    gap.repair && ids.has(gap.id) ? { ...gap, repair: { ...gap.repair, outcome: 'unknown' } } : gap,
  );
  return { ...memory, gaps };
}

/** Jobs that had not ended when they were last read, those of earlier runs too. */
export function jobsAtWork({ gaps }: Memory): GapJob[] {
  return gaps
    .flatMap(({ id: gapId, heading: label, repair }) =>
      repair?.jobId != null && repair.outcome === null
        ? [{ gapId, label, jobId: repair.jobId }]
        : [],
    )
    .slice(0, mostJobs);
}

/** Whether a gap's record may be about this job: one that was asked for since is not touched. */
function isAbout({ repair }: Gap, { run, jobId }: { run: string; jobId: string }): boolean {
  if (!repair) return true;
  return repair.jobId === null ? repair.intendedBy === run : repair.jobId === jobId;
}

/** The memory with a job that this run started; null if it is about another one by now. */
export function withStarted(
  memory: Memory,
  { gapId, jobId }: GapJob,
  { run }: { run: string },
): Memory | null {
  const gap = memory.gaps.find(({ id }) => id === gapId);
  return gap && isAbout(gap, { run, jobId }) ? withJob(memory, gapId, { jobId }) : null;
}

/** The memory without the run's intention, as the service started nothing; null if it has none. */
export function withRefused(
  memory: Memory,
  gapId: string,
  { run }: { run: string },
): Memory | null {
  const gap = memory.gaps.find(({ id }) => id === gapId);
  const isIntended = gap?.repair?.intendedBy === run && gap.repair.jobId === null;
  return isIntended ? withoutIntention(memory, gapId) : null;
}

/** How a job ended: an outcome of mode `job`, or that the service has no such job. */
export interface JobEnd {
  outcome: Exclude<JobOutcome, 'timed-out' | 'cancelled'> | 'not-found';
  /** The checked link, or null. */
  prLink: string | null;
}

/** The memory with a job's end; null if it is about another job by now. */
export function withEnd(
  memory: Memory,
  job: GapJob,
  { run, end }: { run: string; end: JobEnd },
): Memory | null {
  const started = withStarted(memory, job, { run });
  return started && withOutcome(started, job.gapId, end);
}

/** Ticks that this run leaves for another one. */
export function leftTicked(
  memory: Memory,
  topics: ReadonlySet<string>,
): { unasked: Gap[]; waiting: Gap[] } {
  const left = gapsToFix(memory).filter((gap) => gapState(gap) !== 'fixing');
  return {
    unasked: left.filter(({ id }) => !topics.has(id)),
    waiting: left.filter(({ id }) => topics.has(id)),
  };
}
