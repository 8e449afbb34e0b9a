import { readTicks } from './body.ts';
import type { Subject } from './codec.ts';
import type { Gap, Memory } from './gap.ts';
import { recall } from './recall.ts';

/** An edit of the issue by a human, as the event that started the run tells of it. */
export interface IssueEdit {
  /** The bodies before it and after it. */
  from: string;
  to: string;
}

/**
 * The memory with the ticks that an edit made anew: of a gap whose job was known, or being started,
 * when its box stood unticked. No other run needs to have seen it unticked, which a person who
 * unticks and ticks in one go leaves no time for. The same edit, read again, asks for nothing more,
 * as the gap then has another job.
 */
export function withTicksOf({
  memory,
  edit,
  subject,
}: {
  memory: Memory;
  edit: IssueEdit;
  subject: Subject;
}): Memory {
  const before = new Map(
    recall({ body: edit.from, subject }).memory.gaps.map((gap) => [gap.id, startOf(gap)]),
  );
  const [from, to] = [readTicks(edit.from), readTicks(edit.to)];
  const gaps = memory.gaps.map((gap): Gap => {
    const start = startOf(gap);
    const isSame = start !== null && before.get(gap.id) === start;
    const isTicked = from.get(gap.id)?.fix === false && to.get(gap.id)?.fix === true;
    return gap.request === 'taken' && isSame && isTicked ? { ...gap, request: 'asked' } : gap;
  });
  return gaps.some((gap, at) => gap !== memory.gaps[at]) ? { ...memory, gaps } : memory;
}

/** What tells one start of a job from the next for the same gap; null if there was none. */
function startOf({ repair }: Gap): string | null {
  return repair && `${repair.intendedBy} ${repair.jobId}`;
}
