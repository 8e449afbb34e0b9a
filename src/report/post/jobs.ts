import { isoTime } from '../../text/date.ts';
import type { Redacted } from '../../text/text.ts';
import type { Event } from '../gaps/events.ts';
import type { Decisions } from '../gaps/journal.ts';
import type { Memory } from '../gaps/memory.ts';

/*
 * What a run does about ticks, by what people and runs decided: pure.
 */

/** What a look at the issue comes to: events to be written, if there are any. Pure. */
export type Change<Result> = (memory: Memory) => { events: readonly Event[]; result: Result };

/** The issue as the one place that knows which jobs were started. */
export interface IssueWriter {
  /**
   * Reads the issue as it is at this moment, boxes included, and writes what that decides; one call
   * after the other, however they come.
   *
   * @param change asked again if the write has to be repeated
   * @throws GitHubError if it can't be read or written: whether it was written is open then
   */
  update<Result>(change: Change<Result>): Promise<Result>;
  /** Writes an event, which the next write has if this one fails. */
  tell(event: Event): Promise<void>;
  /**
   * What the issue itself remembers at this moment, whatever this run knows.
   *
   * @throws GitHubError
   */
  readBack(): Promise<Memory>;
  /** Whether anything was to be told that no write has said. */
  readonly hasUntold: boolean;
  /** Why the service started no job, by gap: the issue tells it from its next version on. */
  readonly refusals: Map<string, string>;
  /** What the issue remembered when it was last read or written; null before that. */
  readonly latest: Memory | null;
}

export interface GapJob {
  gapId: string;
  label: Redacted;
  jobId: string;
  /** The run that started it. */
  run: string;
  /** When its start was intended, in ISO form. */
  at: string;
  /** Whether the gap is no longer ticked, or not for the docs: nobody waits for it. */
  isLeft: boolean;
}

interface Decided extends Decisions {
  gapId: string;
  label: Redacted;
  rows: number;
}

function decidedGaps({ gaps, journal }: Memory): Decided[] {
  const known = new Map(gaps.map((gap) => [gap.id, gap]));
  return [...journal.decisions].map(([gapId, decisions]) => {
    const gap = known.get(gapId);
    const label = decisions.heading ?? gap?.heading ?? ('' as Redacted);
    return { ...decisions, gapId, label, rows: gap?.rows ?? 0 };
  });
}

/** Gaps that were ticked for a job, have none for this tick and wait for none, largest first. */
export const gapsToFix = (memory: Memory): Decided[] =>
  decidedGaps(memory)
    .filter(({ request, ticked, job }) => {
      const isAtWork = job !== null && job.is !== 'ended';
      return request === 'asked' && !ticked.dismiss && !isAtWork;
    })
    .toSorted((a, b) => b.rows - a.rows || (a.gapId < b.gapId ? -1 : 1));

type Intention = Extract<Event, { kind: 'intended' }>;

export interface Next {
  gapId: string;
  label: Redacted;
  /** To be written before the start. */
  intention: Intention;
  isWritten: boolean;
}

/**
 * The largest gap that was ticked and has no job for that tick, with the run's intention to start
 * one; null if there is none. A gap that was ticked again waits for the job that is at work on it.
 * One that the run intends already comes first: the write that said so was answered late.
 *
 * @param isFree whether a job can be told of a gap, and this run has not tried it
 * @param at now, in ISO form
 */
export function takeNext(
  memory: Memory,
  { run, at, isFree }: { run: string; at: string; isFree: (gapId: string) => boolean },
): Next | null {
  const intended = decidedGaps(memory).filter(
    ({ job }) => job?.is === 'intended' && job.run === run,
  );
  const next = [...intended, ...gapsToFix(memory)].find(({ gapId }) => isFree(gapId));
  if (!next) return null;
  const { gapId, label, tick } = next;
  const written = [...memory.journal.values()].find(
    (event): event is Intention =>
      event.kind === 'intended' && event.gap === gapId && event.run === run,
  );
  const intention = written ?? { kind: 'intended', gap: gapId, run, tick, at };
  return { gapId, label, intention, isWritten: written !== undefined };
}

/** Who starts a gap's job, as the issue has it once a run has written that it does. */
export function starterOf(
  { journal }: Memory,
  { gapId, run }: { gapId: string; run: string },
): 'this' | 'another' | 'nobody' {
  const starts = [...journal.values()].flatMap((event) =>
    'run' in event && event.gap === gapId ? [event] : [],
  );
  const over = starts.filter(({ kind }) => kind === 'refused' || kind === 'ended');
  const isOver = new Set(over.map((event) => event.run));
  const [first] = starts
    .filter((event) => event.kind === 'intended' && (event.run === run || !isOver.has(event.run)))
    .sort((a, b) => (a.at < b.at || (a.at === b.at && a.run < b.run) ? -1 : 1));
  if (first?.run === run) return 'this';
  return first ? 'another' : 'nobody';
}

/** Gaps for which a run began to start a job, and ended before it could say which. */
export function unknownStarts(memory: Memory, own: string): { gapId: string; run: string }[] {
  return decidedGaps(memory).flatMap(({ gapId, job }) =>
    job?.is === 'intended' && job.run !== own ? [{ gapId, run: job.run }] : [],
  );
}

/** Far beyond what `max-jobs` starts in the weeks that a job could take. */
const mostJobs = 100;

/** Jobs that had not ended when they were last read, those of earlier runs too. */
export function jobsAtWork(memory: Memory): GapJob[] {
  return decidedGaps(memory)
    .flatMap(({ gapId, label, atWork, ticked, request }) => {
      const isLeft = ticked.dismiss || request === 'none';
      return atWork.map(({ jobId, run, at }) => ({ gapId, label, jobId, run, at, isLeft }));
    })
    .slice(0, mostJobs);
}

/** An instant as the memory has it: in UTC, to the second. */
export const instant = (wallTime: number): string => isoTime(wallTime)?.replace(/\.\d+/, '') ?? '';
