import type { PullRequestState } from '../../github/pull-request-history.ts';
import type { Box } from '../gaps/events.ts';
import { type Decisions, type Merge, undecided } from '../gaps/journal.ts';
import type { Fix, Memory } from '../gaps/memory.ts';

/**
 * Where a gap stands. `ours`: people write it. `fixing`: a job is at work on it. `pull-request`:
 * the job opened one, which is open or can't be read. `watching`: one was merged, and nothing can
 * be said yet.
 */
type GapState =
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
export type PullState = Exclude<PullRequestState, { is: 'merged' }>;

/** What an issue offers beside its report, and what the run does about ticks. */
export interface Offers {
  /** Whether every gap has a box for the agent; otherwise only those that are ticked have. */
  fix: boolean;
  /** Whether this run starts jobs. */
  startsJobs: boolean;
  /** Why the service started no job, by gap. */
  refusals: ReadonlyMap<string, string>;
}

/** What is known of gaps at a moment of the run, by people and runs. */
export interface Known {
  memory: Memory;
  /** How the pull requests of jobs stand, by their links. */
  pulls: ReadonlyMap<string, PullState>;
  /** Null if nothing can be ticked where the report is shown. */
  offers: Offers | null;
}

/** How a job ended without a pull request that is told of. */
const ends = ['no-changes', 'archived', 'failed', 'unknown', 'not-found', 'no-link'] as const;

/** What came of a decision, as far as it is told in words of its own. */
export type GapOutcome =
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

export interface Standing {
  state: GapState;
  ticked: Readonly<Record<Box, boolean>>;
  /** Null if nobody decided anything. */
  outcome: GapOutcome | null;
  jobId: string | null;
  prLink: string | null;
  /** Who made the pull request; `agent` without one. */
  by: Fix['by'];
  fix: Fix | null;
  /** The pull requests that were merged for it, in the order of their days. */
  merges: readonly Merge[];
}

interface Situation extends Pick<Known, 'offers'> {
  id: string;
  decisions: Decisions;
  fix: Fix | null;
  pullState: PullState | undefined;
  isAsked: boolean;
}

/**
 * Where gaps stand: a function of a gap's id, and of whether the report has it, so that a job can be
 * told of it.
 */
export function standingsOf({
  memory,
  pulls,
  offers,
}: Known): (id: string, isAsked: boolean) => Standing {
  const decided = memory.journal.decisions;
  const fixes = new Map(memory.gaps.map(({ id, fix }) => [id, fix]));
  return (id, isAsked) => {
    const decisions = decided.get(id) ?? undecided;
    const { pull, job, ticked } = decisions;
    const fix = fixes.get(id) ?? null;
    const pullState = pulls.get(pull?.prLink ?? '');
    const situation: Situation = { id, decisions, fix, pullState, isAsked, offers };
    const state = stateOf(situation);
    // One row is about one pull request: the one that waits for its merge, else the fix.
    const waiting = fix === null || pullState?.is !== 'closed' ? pull : null;
    const told = waiting ? null : fix;
    const { jobId, prLink } = waiting ?? fix ?? { jobId: null, prLink: null };
    return {
      state,
      ticked,
      outcome: outcomeOf(state, situation),
      jobId: job && job.is !== 'intended' && job.jobId !== null ? job.jobId : jobId,
      prLink,
      by: told?.by ?? 'agent',
      fix: told,
      merges: decisions.merges,
    };
  };
}

function stateOf({ decisions: { ticked, job, pull }, fix, pullState }: Situation): GapState {
  if (ticked.dismiss) return 'dismissed';
  if (job && job.is !== 'ended') return 'fixing';
  if (pull && pullState?.is !== 'closed') return 'pull-request';
  if (fix && !(ticked.ours && fix.verdict === 'back')) {
    return fix.verdict === 'undecided' ? 'watching' : fix.verdict;
  }
  return ticked.ours ? 'ours' : 'open';
}

function outcomeOf(
  state: GapState,
  { id, decisions: { request, job, pull }, fix, pullState, isAsked, offers }: Situation,
): GapOutcome | null {
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
      return pullState?.is === 'unreadable' ? pullState : { is: 'waits-for-merge' };
    case 'ours':
      return { is: 'ours' };
    case 'open':
      if (pull) return { is: 'closed' };
      if (job?.is === 'ended') {
        const end = job.outcome === 'pull-request' ? 'no-link' : job.outcome;
        return { is: ends.find((one) => one === end) ?? 'no-changes' };
      }
      return request === 'unclear' ? { is: 'unclear' } : null;
    default:
      return fix && { is: fix.verdict, fix };
  }
}
