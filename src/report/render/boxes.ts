import { boxLine } from '../gaps/checkboxes.ts';
import type { Memory } from '../gaps/memory.ts';

/** What an issue offers to tick, and what the run does about ticks. */
export interface Boxes {
  memory: Memory;
  /** Whether every gap has a box for the agent; otherwise only those that are ticked have. */
  offersFix: boolean;
  /** Whether this run starts jobs. */
  startsJobs?: boolean;
  /** Why the service started no job, by gap. */
  refusals?: ReadonlyMap<string, string>;
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
