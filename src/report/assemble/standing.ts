import { type Box, type Decisions, undecided } from '../gaps/journal.ts';
import type { Fix } from '../gaps/memory.ts';

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
  | 'unchanged'
  | 'back';

/** What GitHub says of a job's pull request that is not known to be merged. */
export type PullState =
  | { is: 'open' | 'closed' }
  /** As a sentence without a full stop. */
  | { is: 'unreadable'; why: string };

/** What an issue offers beside its report, and what the run does about ticks. */
export interface Offers {
  /** Whether every gap has a box for the agent; otherwise only those that are ticked have. */
  fix: boolean;
  /** Whether this run starts jobs. */
  startsJobs: boolean;
  /** Why the service started no job, by gap. */
  refusals: ReadonlyMap<string, string>;
}

/** How a job ended without a pull request that is told of. */
const ends = ['no-changes', 'archived', 'failed', 'unknown', 'not-found', 'no-link'] as const;

/** What came of a decision, as far as it is told in words of its own. */
export type Outcome =
  /** From a tick to a job. */
  | { is: 'ticked-again' | 'not-asked' | 'to-be-started' | 'ticked' | 'unclear' | 'starting' }
  | { is: 'refused'; reason: string }
  | { is: 'at-work'; jobId: string }
  | { is: (typeof ends)[number] }
  /** Its pull request. */
  | { is: 'waits-for-merge' | 'closed' }
  | { is: 'unreadable'; why: string }
  /** What people do. */
  | { is: 'dismissed' | 'ours' }
  /** A fix that was merged. */
  | { is: 'watching' | 'undecided' | 'fixed' | 'unchanged' | 'back'; fix: Fix };

/** Where a gap stands by what people and runs decided. */
export interface Standing {
  state: GapState;
  ticked: Readonly<Record<Box, boolean>>;
  /** Null if nobody decided anything. */
  outcome: Outcome | null;
  jobId: string | null;
  prLink: string | null;
  by: Fix['by'];
  fix: Fix | null;
}

function gapState({
  decisions: { ticked, job, pull },
  fix,
  pullState,
}: {
  decisions: Decisions;
  fix: Fix | null;
  pullState: PullState | undefined;
}): GapState {
  if (ticked.dismiss) return 'dismissed';
  if (job && job.is !== 'ended') return 'fixing';
  if (pull && pullState?.is !== 'closed') return 'pull-request';
  if (fix && !(ticked.ours && fix.verdict === 'back')) {
    return fix.verdict === 'undecided' ? 'watching' : fix.verdict;
  }
  return ticked.ours ? 'ours' : 'open';
}

/**
 * Where a gap stands.
 *
 * @param isAsked whether the report has it, so that a job can be told of it
 */
export function standingOf({
  id,
  decisions = undecided,
  fix,
  pullState,
  isAsked,
  offers,
}: {
  id: string;
  decisions: Decisions | undefined;
  fix: Fix | null;
  pullState: PullState | undefined;
  isAsked: boolean;
  offers: Offers | null;
}): Standing {
  const state = gapState({ decisions, fix, pullState });
  const { job, pull, ticked } = decisions;
  const jobId = job && job.is !== 'intended' ? job.jobId : null;
  // One row is about one pull request: the one that waits for its merge, else the fix.
  const isWaiting = pull !== null && (fix === null || pullState?.is !== 'closed');
  const told = isWaiting ? null : fix;
  return {
    state,
    ticked,
    outcome: outcomeOf({ id, state, decisions, fix, pullState, isAsked, offers }),
    jobId: jobId ?? (isWaiting ? pull.jobId : (fix?.jobId ?? null)),
    prLink: isWaiting ? pull.prLink : (fix?.prLink ?? null),
    by: told?.by ?? 'agent',
    fix: told,
  };
}

function outcomeOf({
  id,
  state,
  decisions: { ticked, request, job, pull },
  fix,
  pullState,
  isAsked,
  offers,
}: {
  id: string;
  state: GapState;
  decisions: Decisions;
  fix: Fix | null;
  pullState: PullState | undefined;
  isAsked: boolean;
  offers: Offers | null;
}): Outcome | null {
  if (state === 'dismissed') return job || pull || fix ? { is: 'dismissed' } : null;
  if (request === 'asked') {
    const reason = offers?.refusals.get(id);
    if (reason !== undefined) return { is: 'refused', reason };
    if (state === 'fixing') return { is: 'ticked-again' };
    if (!isAsked) return { is: 'not-asked' };
    return { is: offers?.startsJobs ? 'to-be-started' : 'ticked' };
  }
  switch (state) {
    case 'fixing':
      return job?.is === 'at-work' ? { is: 'at-work', jobId: job.jobId } : { is: 'starting' };
    case 'pull-request':
      return pullState?.is === 'unreadable'
        ? { is: 'unreadable', why: pullState.why }
        : { is: 'waits-for-merge' };
    case 'ours':
      return { is: 'ours' };
    case 'watching':
    case 'fixed':
    case 'unchanged':
    case 'back':
      return fix && { is: fix.verdict, fix };
    case 'open':
      if (pull && pullState?.is === 'closed') return { is: 'closed' };
      if (job?.is === 'ended') {
        const end = job.outcome === 'pull-request' ? 'no-link' : job.outcome;
        return { is: ends.find((one) => one === end) ?? 'no-changes' };
      }
      return request === 'unclear' && ticked.fix ? { is: 'unclear' } : null;
    default:
      return state satisfies never;
  }
}
