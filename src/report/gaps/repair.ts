import { addDays } from '../rows/period.ts';
import { type Gap, type Memory, type Repair, type Watch, withGap } from './memory.ts';

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
