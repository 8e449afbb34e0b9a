import type { GapState } from '../gaps/state.ts';
import type { ReportTopic } from '../model/report-model.ts';
import type { Boxes } from './boxes.ts';
import { fixWords } from './fix-words.ts';
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
