import { boxLine } from '../memory/checkboxes.ts';
import type { Memory } from '../memory/memory.ts';

/** What an issue offers to tick. */
export interface Boxes {
  memory: Memory;
  /** Whether every gap has a box for the agent; otherwise only those that are ticked have. */
  offersFix: boolean;
}

/** A gap's boxes, as the lines of one list. */
export function renderBoxes({ memory, offersFix }: Boxes, gapId: string): string {
  const gap = memory.gaps.find(({ id }) => id === gapId);
  const isAsked = (gap?.request ?? 'none') !== 'none';
  return [
    boxLine({ gapId, box: 'dismiss', isTicked: gap?.dismissed ?? false }),
    ...(offersFix || isAsked ? [boxLine({ gapId, box: 'fix', isTicked: isAsked })] : []),
  ].join('\n');
}
