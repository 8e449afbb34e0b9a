import { headingsOfBoxes, readTicks, type Ticks } from './body.ts';
import { decodeMemory, type Subject } from './codec.ts';
import { bareGap, emptyMemory, type Gap, type Memory, type Request } from './gap.ts';

/** A memory as the last run and people left it. */
export interface Recalled {
  memory: Memory;
  /** What was lost, as a sentence; null if nothing was. */
  warning: string | null;
}

/**
 * What an issue's body remembers, its boxes included, which count for more. A memory that is
 * missing or broken is made anew from the boxes that are left.
 *
 * @param body null if there is no issue to remember anything
 */
export function recall({ body, subject }: { body: string | null; subject: Subject }): Recalled {
  if (body === null) return { memory: emptyMemory, warning: null };
  const decoded = decodeMemory({ body, subject });
  const ticks = readTicks(body);
  if (decoded !== null && decoded !== 'broken') {
    return { memory: withTicks({ memory: decoded, ticks }), warning: null };
  }
  const ticked = withTicks({ memory: emptyMemory, ticks, isLost: true });
  const headings = headingsOfBoxes(body, ticks.keys());
  const memory = {
    ...ticked,
    gaps: ticked.gaps.map((gap) => ({ ...gap, heading: headings.get(gap.id) ?? '' })),
  };
  // A report without boxes was written before issues remembered: nothing is lost.
  const isOld = decoded === null && ticks.size === 0 && body.trim() !== '';
  if (isOld) return { memory, warning: null };
  const how = decoded === 'broken' ? "can't be read" : 'is missing';
  const left = memory.gaps.length;
  return {
    memory,
    warning: `The issue's memory ${how}, as after an edit of its end. It begins anew with the boxes that are left: ${left} ticked. Earlier reports, and jobs of ticked gaps, are no longer known.`,
  };
}

/**
 * The memory with the boxes as people left them. A box that is not in the body, such as one of a
 * gap that was left out for length, stays as it is remembered.
 *
 * @param isLost whether the memory that knew which ticks had their job is lost
 */
function withTicks({
  memory,
  ticks,
  isLost = false,
}: {
  memory: Memory;
  ticks: ReadonlyMap<string, Ticks>;
  isLost?: boolean;
}): Memory {
  const known = new Set(memory.gaps.map(({ id }) => id));
  const others = [...ticks]
    .filter(([id, { dismiss, fix }]) => !known.has(id) && (dismiss || fix))
    .map(([id]) => bareGap(id));
  const gaps = [...memory.gaps, ...others].map((gap): Gap => {
    const { dismiss = gap.dismissed, fix } = ticks.get(gap.id) ?? {};
    const request = requestAfter({ request: gap.request, isTicked: fix, isLost });
    return { ...gap, dismissed: dismiss, request };
  });
  return { ...memory, gaps };
}

function requestAfter(of: {
  request: Request;
  isTicked: boolean | undefined;
  isLost: boolean;
}): Request {
  if (of.isTicked === undefined) return of.request;
  if (!of.isTicked) return 'none';
  if (of.request !== 'none') return of.request;
  return of.isLost ? 'unclear' : 'asked';
}
