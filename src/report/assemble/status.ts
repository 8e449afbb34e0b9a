import type { PullRequestState } from '../../github/pull-request-history.ts';
import { emptyText } from '../../text/text.ts';
import { boxClaim, isOpen, pullOf } from '../gaps/decisions.ts';
import {
  type Box,
  bareGap,
  type Fix,
  type Memory,
  type Merge,
  type RememberedClaim,
  type RememberedGap,
} from '../gaps/memory.ts';

/**
 * `ours`: people write the fix. `fixing`: a job is at work on it. `pull-request`: the job's pull request is
 * open or can't be read. `watching`: a pull request was merged, and there is no verdict yet.
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

/** The state on GitHub of a job's pull request that isn't known to be merged. */
export type PullState = Exclude<PullRequestState, { kind: 'merged' }>;

/** Which boxes an issue has, and what the run does when they are ticked. */
export interface OfferedBoxes {
  /** Whether every gap has a box for the agent; otherwise only ticked gaps have one. */
  fix: boolean;
  /** Whether this run starts jobs. */
  startsJobs: boolean;
  /** Why the service started no job, by gap. */
  refusals: ReadonlyMap<string, string>;
}

/** What people and runs have decided about gaps so far, and can still decide. */
export interface IssueState {
  memory: Memory;
  /** The states of the jobs' pull requests, by their links. */
  pulls: ReadonlyMap<string, PullState>;
  /** Null if the report is shown where nothing can be ticked. */
  offers: OfferedBoxes | null;
}

/** How a job can end without a pull request. */
const jobEnds = ['no-changes', 'archived', 'failed', 'unknown', 'not-found', 'no-link'] as const;

/** The result of a decision, one for each wording in the report. */
export type GapOutcome =
  /** What happens between a box's tick and the end of the agent's job. */
  | 'not-asked'
  | 'to-be-started'
  | 'ticked'
  | 'refused'
  | 'starting'
  | 'at-work'
  | (typeof jobEnds)[number]
  /** The state of the job's pull request. */
  | 'waits-for-merge'
  | 'closed'
  | 'unreadable'
  /** What people decided. */
  | 'dismissed'
  | 'ours'
  /** The verdict on a merged fix. */
  | Fix['verdict'];

export interface GapStatus {
  state: GapState;
  ticked: Readonly<Record<Box, boolean>>;
  /** The comment id that the box for the agent names, 0 for none; null while the gap has no such box. */
  boxClaim: number | null;
  /** Null if nobody has decided anything. */
  outcome: GapOutcome | null;
  /** Why the service started no job, or why the pull request can't be read; null for other outcomes. */
  reason: string | null;
  jobId: string | null;
  prLink: string | null;
  /** Who made the pull request; `agent` without a pull request. */
  by: Fix['by'];
  fix: Fix | null;
  /** The pull requests merged for the gap, by date. */
  merges: readonly Merge[];
}

/** Returns a function that gives a gap's status by its id. A job can start only if the gap `isAsked`. */
export function statusFinder(issue: IssueState): (id: string, isAsked: boolean) => GapStatus {
  const { memory, pulls, offers } = issue;
  const gaps = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  return (id, isAsked) => {
    const gap = gaps.get(id) ?? bareGap(id, emptyText);
    const { boxes, claim, fix, merges } = gap;
    const pull = pullOf(gap);
    const pullState = pulls.get(pull?.prLink ?? '');
    const openPull = pullState?.kind === 'closed' ? null : pull;
    const state = stateOf(gap, openPull !== null);
    const refusal = boxes.fix ? offers?.refusals.get(id) : undefined;
    const outcomeOf = (): GapOutcome | null => {
      if (state === 'dismissed') return claim || fix ? state : null;
      if (refusal !== undefined) return 'refused';
      if (boxes.fix && !isAsked) return 'not-asked';
      if (boxes.fix) return offers?.startsJobs ? 'to-be-started' : 'ticked';
      switch (state) {
        case 'fixing':
          return claim?.jobId ? 'at-work' : 'starting';
        case 'pull-request':
          return pullState?.kind === 'unreadable' ? 'unreadable' : 'waits-for-merge';
        case 'ours':
          return 'ours';
        case 'open':
          return pull ? 'closed' : claim && endOf(claim);
        default:
          return fix?.verdict ?? null;
      }
    };
    // A gap's row shows one pull request: the one that waits to be merged or, if there is none, the fix's.
    const waiting = fix === null ? pull : openPull;
    const shownFix = waiting ? null : fix;
    const { jobId, prLink } = waiting ?? fix ?? { jobId: null, prLink: null };
    return {
      state,
      ticked: boxes,
      boxClaim: isOpen(claim) ? null : boxClaim(gap),
      outcome: outcomeOf(),
      reason: refusal ?? (pullState?.kind === 'unreadable' ? pullState.reason : null),
      jobId: claim?.jobId ?? jobId,
      prLink,
      by: shownFix?.by ?? 'agent',
      fix: shownFix,
      merges,
    };
  };
}

function stateOf({ boxes, claim, fix }: RememberedGap, hasOpenPull: boolean): GapState {
  if (boxes.dismiss) return 'dismissed';
  if (isOpen(claim)) return 'fixing';
  if (hasOpenPull) return 'pull-request';
  if (fix && !(boxes.ours && fix.verdict === 'back')) {
    return fix.verdict === 'undecided' ? 'watching' : fix.verdict;
  }
  return boxes.ours ? 'ours' : 'open';
}

/** How a job ended that left no pull request to show. */
function endOf({ outcome }: RememberedClaim): (typeof jobEnds)[number] {
  return (
    jobEnds.find((end) => end === outcome) ??
    (outcome === 'pull-request' ? 'no-link' : 'no-changes')
  );
}
