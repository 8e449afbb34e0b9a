import type { JobOutcome } from '../../agent/outcome.ts';
import { addDays } from '../source/period.ts';
import {
  type Fix,
  type Gap,
  type Memory,
  mostLooks,
  type Pull,
  type Watch,
  withGap,
} from './gap.ts';
import { withPast } from './ledger.ts';

/*
 * A gap's way from a tick to a verdict. A job is intended, then at work, then ended; a run that
 * died leaves it intended. Its end may bring a pull request, and the first one that is merged,
 * whoever made it, is the gap's fix, which is watched. What comes later never erases what was
 * there: a start that is refused leaves everything as it was.
 */

/**
 * Where a gap stands. `ours`: people write it. `fixing`: a job is at work on it. `pull-request`:
 * the job opened one, which is open or can't be read. `watching`: one was merged, and nothing can
 * be said yet.
 */
export type GapState =
  | 'open'
  | 'dismissed'
  | 'ours'
  | 'fixing'
  | 'pull-request'
  | 'watching'
  | 'fixed'
  | 'back';

/** Where a gap stands. A job that ended without a pull request, or one that was closed, leaves it open. */
export function gapState({ dismissed, ours, job, pull, fix }: Gap): GapState {
  if (dismissed) return 'dismissed';
  if (job && job.is !== 'ended') return 'fixing';
  if (pull && pull.state !== 'closed') return 'pull-request';
  if (fix && !(ours && fix.watch.verdict === 'back')) return fix.watch.verdict;
  return ours ? 'ours' : 'open';
}

/** Gaps that were ticked for a job and have none for this tick, largest first. */
function gapsToFix({ gaps }: Memory): Gap[] {
  return gaps
    .filter(({ request, dismissed }) => request === 'asked' && !dismissed)
    .toSorted((a, b) => b.rows - a.rows || (a.id < b.id ? -1 : 1));
}

/**
 * The largest gap that was ticked and has no job for that tick, with the run's intention to start
 * one; null if there is none. A gap that was ticked again waits for the job that is at work on it.
 * One that the run intends already comes first: the write that said so was answered late.
 *
 * @param topics ids of the gaps that a job can be told of
 * @param tried gaps that this run has tried
 * @param at now, in ISO form
 */
export function takeNext(
  memory: Memory,
  {
    run,
    at,
    topics,
    tried,
  }: {
    run: string;
    at: string;
    topics: Iterable<string>;
    tried: ReadonlySet<string>;
  },
): { memory: Memory; gap: Gap; at: string } | null {
  const known = new Set(topics);
  const isFree = ({ id }: Gap) => known.has(id) && !tried.has(id);
  const intended = memory.gaps.find((gap) => isFree(gap) && isIntendedBy(gap, run));
  if (intended?.job) return { memory, gap: intended, at: intended.job.at };
  const gap = gapsToFix(memory).find((one) => isFree(one) && gapState(one) !== 'fixing');
  return gap ? { memory: withIntention(memory, gap.id, { run, at }), gap, at } : null;
}

/** Before a job is started for a gap: with this in the issue, no run starts it twice. */
export function withIntention(
  memory: Memory,
  gapId: string,
  { run, at }: { run: string; at: string },
): Memory {
  const intend = (gap: Gap): Gap => {
    const { job: before } = gap;
    return {
      ...gap,
      request: 'taken',
      job: { is: 'intended', run, at, before: before?.is === 'ended' ? before : null },
    };
  };
  return withGap(memory, gapId, intend);
}

/** Whether a run is about to start a job for a gap, as the memory has it. */
function isIntendedBy({ job }: Gap, run: string): boolean {
  return job?.is === 'intended' && job.run === run;
}

/** The job of a gap. */
export interface GapJob {
  gapId: string;
  /** The gap's heading, redacted. */
  label: string;
  jobId: string;
  /** When its start was intended, in ISO form. */
  at: string;
  /** Whether the gap is no longer ticked, or not for the docs: nobody waits for it. */
  isLeft: boolean;
}

/** The memory with a job that this run started; null if it is about another one by now. */
export function withStarted(
  memory: Memory,
  { gapId, jobId, at }: GapJob,
  { run }: { run: string },
): Memory | null {
  const gap = memory.gaps.find(({ id }) => id === gapId);
  if (!gap || !isAbout(gap, { run, jobId, at })) return null;
  // Of the box only people decide: one who unticked it meanwhile is heard.
  return withGap(memory, gapId, (one) => ({ ...one, job: { is: 'at-work', jobId, at } }));
}

/** Whether a gap's record may be about this job: one that was asked for since is not touched. */
function isAbout(
  { job }: Gap,
  { run, jobId, at }: { run: string; jobId: string; at: string },
): boolean {
  if (!job) return true;
  if (job.is === 'intended') return job.run === run;
  // Another run has told meanwhile that it isn't known.
  return job.jobId === null ? job.at === at : job.jobId === jobId;
}

/**
 * The memory without the run's intention, as nothing was started: with the job before it, and a
 * tick that is still there is open again. Null if it has no such intention.
 */
export function withRefused(
  memory: Memory,
  gapId: string,
  { run }: { run: string },
): Memory | null {
  const gap = memory.gaps.find(({ id }) => id === gapId);
  const { job } = gap ?? {};
  if (job?.is !== 'intended' || job.run !== run) return null;
  return withGap(memory, gapId, (one) => ({
    ...one,
    request: one.request === 'taken' ? 'asked' : one.request,
    job: job.before,
  }));
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
  { run, end: { outcome, prLink } }: { run: string; end: JobEnd },
): Memory | null {
  const started = withStarted(memory, job, { run });
  const { jobId, at } = job;
  return (
    started &&
    withGap(started, job.gapId, (gap) => ({
      ...gap,
      job: { is: 'ended', jobId, outcome, at },
      pull:
        prLink === null || prLink === gap.fix?.prLink
          ? gap.pull
          : { jobId, prLink, state: null, unreadable: null },
    }))
  );
}

/** Gaps for which a run began to start a job, and ended before it could say which. */
export function unknownStarts({ gaps }: Memory, { run }: { run: string }): Gap[] {
  return gaps.filter(({ job }) => job?.is === 'intended' && job.run !== run);
}

/** The same memory once that was told: it is told once. */
export function withUnknownStartsTold(memory: Memory, { run }: { run: string }): Memory {
  const ids = new Set(unknownStarts(memory, { run }).map(({ id }) => id));
  const gaps = memory.gaps.map(
    (gap): Gap =>
      gap.job && ids.has(gap.id)
        ? { ...gap, job: { is: 'ended', jobId: null, outcome: 'unknown', at: gap.job.at } }
        : gap,
  );
  return { ...memory, gaps };
}

/** Far beyond what `max-jobs` starts in the weeks that a job could take. */
const mostJobs = 100;

/** Jobs that had not ended when they were last read, those of earlier runs too. */
export function jobsAtWork({ gaps }: Memory): GapJob[] {
  return gaps
    .flatMap(({ id: gapId, heading: label, job, dismissed, request }) =>
      job?.is === 'at-work'
        ? [{ gapId, label, jobId: job.jobId, at: job.at, isLeft: dismissed || request === 'none' }]
        : [],
    )
    .slice(0, mostJobs);
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

/** What GitHub says of a gap's pull request. */
export type PullRequestFound =
  | { is: 'open' | 'closed' }
  | { is: 'merged'; on: string }
  | { is: 'unreadable'; why: string };

/** The memory with a job's pull request as it was looked up. Counting since its merge is `withVerdicts`'. */
export function withPullRequest(memory: Memory, gapId: string, found: PullRequestFound): Memory {
  const pull = memory.gaps.find(({ id }) => id === gapId)?.pull;
  if (!pull) return memory;
  if (found.is === 'merged') {
    const { jobId, prLink } = pull;
    const fix: Fix = { by: 'agent', jobId, prLink, watch: watchFrom(found.on) };
    return withFix(withPull(memory, gapId, null), gapId, fix);
  }
  if (found.is === 'unreadable') return withPull(memory, gapId, { ...pull, unreadable: found.why });
  return withPull(memory, gapId, { ...pull, state: found.is, unreadable: null });
}

const withPull = (memory: Memory, gapId: string, pull: Pull | null): Memory =>
  withGap(memory, gapId, (gap) => ({ ...gap, pull }));

/**
 * The memory with a pull request that was merged for a gap: its fix, unless the one before is still
 * watched, or helped.
 */
function withFix(memory: Memory, gapId: string, fix: Fix): Memory {
  const gap = memory.gaps.find(({ id }) => id === gapId);
  if (!gap || !takesFix(gap)) return memory;
  // The pull request of a job that waits for its merge comes too late.
  const changed = withGap(memory, gapId, (one) => ({ ...one, fix, pull: null }));
  return gap.fix ? withPast(changed, [gap.fix]) : changed;
}

/** The memory with a pull request that somebody merged for a gap: the agent's, if its job opened it. */
export function withMerged(
  memory: Memory,
  { gapId, prLink, on }: { gapId: string; prLink: string; on: string },
  isSame: (one: string, other: string) => boolean,
): Memory {
  const pull = memory.gaps.find(({ id }) => id === gapId)?.pull;
  const isAgents = pull != null && isSame(pull.prLink, prLink);
  const fix = { prLink, watch: watchFrom(on) };
  return withFix(
    memory,
    gapId,
    isAgents ? { ...fix, by: 'agent', jobId: pull.jobId } : { ...fix, by: 'people', jobId: null },
  );
}

/** Whether a merged pull request would be a gap's fix: unless one is watched, or has helped. */
export function takesFix({ fix }: Gap): boolean {
  return fix === null || isOver(fix);
}

/** Whether all that can be said of a fix was said, and it doesn't stand: another may follow. */
function isOver({ watch }: Fix): boolean {
  if (watch.verdict === 'watching') return watch.looks >= mostLooks;
  return watch.verdict === 'back';
}

function watchFrom(mergedOn: string): Watch {
  return {
    mergedOn,
    before: null,
    since: { unanswered: 0, questions: 0 },
    countedTo: addDays(mergedOn, 1),
    lookedAt: addDays(mergedOn, 1),
    looks: 0,
    verdict: 'watching',
    decidedAt: null,
    latest: [],
  };
}
