import { type Box, headingsOfBoxes, readTicks, type Ticks } from './body.ts';
import { decodeMemory, isLater, type Subject } from './codec.ts';
import {
  bareGap,
  emptyMemory,
  type Gap,
  isTouched,
  type Job,
  type Memory,
  type Request,
} from './gap.ts';

/** A memory as the last run and people left it. */
export interface Recalled {
  /** With the boxes as people left them. */
  memory: Memory;
  /** As the last run left it. */
  stored: Memory;
  /** What was lost, as a sentence; null if nothing was. */
  warning: string | null;
}

/** Of no issue at all. */
export const nothingRecalled: Recalled = {
  memory: emptyMemory,
  stored: emptyMemory,
  warning: null,
};

/**
 * What an issue's body remembers, its boxes included, which count for more. A memory that is
 * missing or broken is made anew from the boxes that are left.
 *
 * @param body null if there is no issue to remember anything
 */
export function recall({ body, subject }: { body: string | null; subject: Subject }): Recalled {
  if (body === null) return nothingRecalled;
  const decoded = decodeMemory({ body, subject });
  const ticks = readTicks(body);
  if (decoded !== null && decoded !== 'broken') {
    return { memory: withTicks({ memory: decoded, ticks }), stored: decoded, warning: null };
  }
  const ticked = withTicks({ memory: emptyMemory, ticks, isLost: true });
  const headings = headingsOfBoxes(body, ticks.keys());
  const memory = {
    ...ticked,
    gaps: ticked.gaps.map((gap) => ({ ...gap, heading: headings.get(gap.id) ?? '' })),
  };
  // A report without boxes was written before issues remembered: nothing is lost.
  const isOld = decoded === null && ticks.size === 0 && body.trim() !== '';
  const stored = emptyMemory;
  if (isOld) return { memory, stored, warning: null };
  const how = decoded === 'broken' ? "can't be read" : 'is missing';
  const left = memory.gaps.length;
  return {
    memory,
    stored,
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
    .filter(([id, { dismiss, ours, fix }]) => !known.has(id) && (dismiss || ours || fix))
    .map(([id]) => bareGap(id));
  const gaps = [...memory.gaps, ...others].map((gap): Gap => {
    const { dismiss = gap.dismissed, ours = gap.ours, fix } = ticks.get(gap.id) ?? {};
    const request = requestAfter({ request: gap.request, isTicked: fix, isLost });
    return { ...gap, dismissed: dismiss, ours, request };
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

/**
 * One memory of several states: of one issue that was read more than once, or of several issues of
 * ours that are open. The one written last decides. What people ticked in another since that was
 * written counts as well, and no job, pull request or fix is lost that any of them knows.
 *
 * @param own the run that asks: what it intends, the state written last knows best
 */
export function mergeStates(states: readonly Recalled[], { own }: { own: string }): Recalled {
  const [latest = nothingRecalled, ...others] = states.toSorted((a, b) =>
    isLater(a.stored, b.stored) ? -1 : isLater(b.stored, a.stored) ? 1 : 0,
  );
  return others.reduce((merged, other) => withOlder(merged, other, own), latest);
}

function withOlder(later: Recalled, older: Recalled, own: string): Recalled {
  const { memory } = later;
  const [gapOf, storedOf] = [older.memory, older.stored].map(
    ({ gaps }) => new Map(gaps.map((gap) => [gap.id, gap])),
  );
  const gaps = memory.gaps.map((gap) => {
    const other = gapOf?.get(gap.id);
    return other ? mergeGap(gap, { older: other, stored: storedOf?.get(gap.id), own }) : gap;
  });
  const known = new Set(gaps.map(({ id }) => id));
  const missing = older.memory.gaps.filter((gap) => !known.has(gap.id) && isTouched(gap));
  const reports = memory.reports.length > 0 ? memory.reports : older.memory.reports;
  const past = memory.revision > 0 ? memory.past : older.memory.past;
  return { ...later, memory: { ...memory, reports, past, gaps: [...gaps, ...missing] } };
}

function mergeGap(
  gap: Gap,
  { older, stored, own }: { older: Gap; stored: Gap | undefined; own: string },
): Gap {
  const isOwn = older.job?.is === 'intended' && older.job.run === own;
  const job = isOwn ? gap.job : furtherJob(gap.job, older.job);
  const isTicked = older.request === 'asked' && stored?.request !== 'asked';
  // A tick of which a job came since is no new one.
  const isAsked = isTicked && gap.request === 'none' && startOf(gap) === startOf(older);
  return {
    ...gap,
    dismissed: gap.dismissed || (older.dismissed && stored?.dismissed === false),
    ours: gap.ours || (older.ours && stored?.ours === false),
    request: isAsked ? 'asked' : job === gap.job ? gap.request : older.request,
    job,
    pull: (job === gap.job ? gap.pull : older.pull) ?? (gap.fix ? null : older.pull),
    fix: gap.fix ?? older.fix,
  };
}

/** Of two jobs of a gap the one started later, and of one job what came later of it. */
function furtherJob(one: Job | null, other: Job | null): Job | null {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  const [id, otherId] = [one, other].map((job) => (job.is === 'intended' ? null : job.jobId));
  const isAnother = id !== null && otherId !== null && id !== otherId;
  const isNext = one.is === 'intended' && one.before !== null && one.before.jobId === otherId;
  return !isAnother && !isNext && stageOf(other) > stageOf(one) ? other : one;
}

function stageOf(job: Job): number {
  if (job.is === 'intended') return 0;
  // That nothing is known of a start is the least that can be known of it.
  if (job.is === 'ended') return job.jobId === null ? 1 : 3;
  return 2;
}

/** An edit of the issue by a human, as the event that started the run tells of it. */
export interface IssueEdit {
  /** The bodies before it and after it. */
  from: string;
  to: string;
}

/**
 * A state with the ticks that an edit made: the event is one more read of the issue.
 *
 * - Of a gap whose job was known, or being started, when its box stood unticked, the tick asks for
 *   another one. No other run needs to have seen it unticked, which a person who unticks and ticks
 *   in one go leaves no time for. The same edit, read again, asks for nothing more, as the gap then
 *   has another job.
 * - A tick that another run, which had read the issue before it, has overwritten is there again.
 */
export function withEdit(
  { memory, stored, warning }: Recalled,
  { edit, subject }: { edit: IssueEdit; subject: Subject },
): Recalled {
  const before = recall({ body: edit.from, subject }).stored;
  const startBefore = new Map(before.gaps.map((gap) => [gap.id, startOf(gap)]));
  const storedOf = new Map(stored.gaps.map((gap) => [gap.id, gap]));
  const [from, to] = [readTicks(edit.from), readTicks(edit.to)];
  const isOverwritten = stored.revision > before.revision;
  const gaps = memory.gaps.map((gap): Gap => {
    const last = storedOf.get(gap.id);
    const isTicked = (box: Box) =>
      from.get(gap.id)?.[box] === false && to.get(gap.id)?.[box] === true;
    const isLost = (box: Box) => isOverwritten && last !== undefined && isTicked(box);
    const start = startOf(gap);
    const isSame = startBefore.get(gap.id) === start;
    const isAgain = gap.request === 'taken' && start !== null && isTicked('fix');
    const isAsked = gap.request === 'none' && last?.request === 'none' && isLost('fix');
    const changed = {
      dismissed: gap.dismissed || (last?.dismissed === false && isLost('dismiss')),
      ours: gap.ours || (last?.ours === false && isLost('ours')),
      request: isSame && (isAgain || isAsked) ? ('asked' as const) : gap.request,
    };
    const isChanged =
      changed.dismissed !== gap.dismissed ||
      changed.ours !== gap.ours ||
      changed.request !== gap.request;
    return isChanged ? { ...gap, ...changed } : gap;
  });
  const isChanged = gaps.some((gap, at) => gap !== memory.gaps[at]);
  return { memory: isChanged ? { ...memory, gaps } : memory, stored, warning };
}

/** What tells one start of a job from the next for the same gap; null if there was none. */
function startOf({ job }: Gap): string | null {
  return job && `${job.at} ${job.is === 'intended' ? job.run : job.jobId}`;
}

/** Whether people changed a box since the last run wrote the issue, or its memory is lost. */
export function isEdited({ memory, stored, warning }: Recalled): boolean {
  const storedOf = new Map(stored.gaps.map((gap) => [gap.id, gap]));
  return (
    warning !== null ||
    memory.gaps.some((gap) => {
      const last = storedOf.get(gap.id);
      return (
        !last ||
        gap.dismissed !== last.dismissed ||
        gap.ours !== last.ours ||
        gap.request !== last.request
      );
    })
  );
}
