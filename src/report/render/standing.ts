import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { Gap } from '../gaps/memory.ts';
import { type GapState, gapState } from '../gaps/state.ts';
import type { ReportTopic } from '../model/report-model.ts';
import type { Boxes } from './topic-fold.ts';
import { formatDay } from './wording.ts';

/** What is told of a state; an open gap needs no words, and a dismissed one has its own fold. */
const stateWords: Readonly<Partial<Record<GapState, string>>> = {
  fixing: 'an agent’s job is at work on it',
  'pull-request': 'its pull request is open',
  watching: 'its pull request was merged; too soon to tell whether that helped',
  fixed: 'fixed',
  back: 'was fixed, and is back',
};

/**
 * Since when a gap is known, and where it stands; empty if there is nothing to tell.
 *
 * @param from first day of the report's period
 * @param boxes what an issue offers to tick; null anywhere else
 */
export function standingText(
  { id, state, firstReported }: ReportTopic,
  { from, boxes }: { from: string; boxes: Boxes | null },
): string {
  const gap = boxes?.memory.gaps.find((one) => one.id === id);
  const ticked = boxes && gap ? fixWords({ gap, boxes, isAsked: true }) : null;
  const isTicked = gap?.request === 'asked' || state === 'open' || state === 'fixing';
  const words = (isTicked && ticked) || (state && stateWords[state]);
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return [
    ...(firstReported !== undefined && firstReported < from
      ? [`**First reported for:** the period from ${formatDay(firstReported, day)}`]
      : []),
    ...(words === undefined ? [] : [`**State:** ${words}`]),
  ].join(' · ');
}

const askAnew = 'untick the box and tick it again to ask for another';

/** What a job's outcome says if it left no pull request. */
const outcomeWords: Readonly<Record<string, string>> = {
  'pull-request': 'the job opened a pull request, but its link is not a plain https URL',
  'no-changes': 'the job changed nothing',
  archived: 'the job was archived',
  failed: `the job failed; ${askAnew}`,
  unknown: `a job may have been started, and was not found; look in the dashboard, or ${askAnew}`,
  'not-found': `the service no longer knows the job; ${askAnew}`,
};

/** What is told of a gap that was ticked for the agent, beside the box itself. */
export interface Ticked {
  gap: Gap;
  boxes: Boxes;
  /** Whether the report has the gap's topic, which a job is told. */
  isAsked: boolean;
}

/**
 * Where a gap stands that was ticked for the agent or had a job, as escaped Markdown without a full
 * stop; null if there is nothing to tell.
 */
export function fixWords({ gap, boxes, isAsked }: Ticked): string | null {
  const { request, dismissed, repair } = gap;
  if (!dismissed && request === 'asked') return waitingWords({ gap, boxes, isAsked });
  if (!repair) {
    return request === 'unclear' && !dismissed
      ? `ticked, but what came of that is lost with the issue’s memory; ${askAnew}`
      : null;
  }
  const state = gapState(gap);
  if (state === 'pull-request') {
    return repair.unreadable === null ? 'waits for its merge' : escapeMarkdown(repair.unreadable);
  }
  if (state === 'dismissed') return 'not for the docs';
  if (state === 'fixing') {
    return repair.jobId === null
      ? 'a job is being started; if none shows here when the run is over, it may be running all the same'
      : `a job is at work: ${codeSpan(repair.jobId)}`;
  }
  if (state !== 'open') return state;
  if (repair.pullRequest === 'closed') return 'closed without a merge';
  return outcomeWords[repair.outcome ?? ''] ?? 'no pull request';
}

function waitingWords({ gap, boxes, isAsked }: Ticked): string {
  const refusal = boxes.refusals?.get(gap.id);
  if (refusal !== undefined) return `no job was started: ${escapeMarkdown(refusal)}`;
  if (gapState(gap) === 'fixing') {
    return 'ticked again; another job starts once the one that is at work has ended';
  }
  if (!isAsked) {
    return 'ticked, but not asked in this period or the one before; its job starts once it is asked again';
  }
  return boxes.startsJobs
    ? 'ticked; its job starts with this run, or with a later one if there are more than `max-jobs`'
    : 'ticked; a run with `fix: ticked` starts its job';
}
