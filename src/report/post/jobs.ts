import type { Redacted } from '../../text/text.ts';
import { type Decisions, decisionsOf, type Event } from '../gaps/journal.ts';
import type { Memory } from '../gaps/memory.ts';

/*
 * What a run does about ticks, by what people and runs decided: pure.
 */

/** What a look at the issue comes to: events to be written, if there are any. */
interface Change<Result> {
  events: readonly Event[];
  result: Result;
}

/** The issue as the one place that knows which jobs were started. */
export interface IssueWriter {
  /**
   * Reads the issue as it is at this moment, boxes included, and writes what that decides; one call
   * after the other, however they come.
   *
   * @param change pure; asked again if the write has to be repeated
   * @throws GitHubError if it can't be read or written: whether it was written is open then
   */
  update<Result>(change: (memory: Memory) => Change<Result>): Promise<Result>;
  /** Writes an event, which the next write has if this one fails. */
  tell(event: Event): Promise<void>;
  /**
   * What the issue itself remembers at this moment, whatever this run knows.
   *
   * @throws GitHubError
   */
  readBack(): Promise<Memory>;
  /** What the next write says, too. */
  note(events: readonly Event[]): void;
  /** Whether anything was noted that no write has said. */
  hasUntold(): boolean;
  /** The issue tells, from its next version on, why no job was started for a gap. */
  refuse(gapId: string, reason: string): void;
  refusals: ReadonlyMap<string, string>;
  /** What the issue remembered when it was last read or written; null before that. */
  latest(): Memory | null;
}

/** The job of a gap. */
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

/** A gap by what was decided of it. */
interface Decided {
  id: string;
  label: Redacted;
  rows: number;
  decisions: Decisions;
}

function decidedGaps({ gaps, journal }: Memory): Decided[] {
  const known = new Map(gaps.map((gap) => [gap.id, gap]));
  return [...decisionsOf(journal)].map(([id, decisions]) => {
    const gap = known.get(id);
    const label = decisions.heading ?? gap?.heading ?? ('' as Redacted);
    return { id, label, rows: gap?.rows ?? 0, decisions };
  });
}

const isAtWork = ({ decisions: { job } }: Decided): boolean => job !== null && job.is !== 'ended';

/** Gaps that were ticked for a job and have none for this tick, largest first. */
const gapsToFix = (memory: Memory): Decided[] =>
  decidedGaps(memory)
    .filter(({ decisions: { request, ticked } }) => request === 'asked' && !ticked.dismiss)
    .toSorted((a, b) => b.rows - a.rows || (a.id < b.id ? -1 : 1));

/** A gap that a job is to be started for. */
export interface Next {
  gapId: string;
  label: Redacted;
  /** When the start was intended. */
  at: string;
  /** To be written before the start. */
  intention: Event;
  isWritten: boolean;
}

/**
 * The largest gap that was ticked and has no job for that tick, with the run's intention to start
 * one; null if there is none. A gap that was ticked again waits for the job that is at work on it.
 * One that the run intends already comes first: the write that said so was answered late.
 *
 * @param topics ids of the gaps that a job can be told of
 * @param tried gaps that this run has tried
 * @param at now, in ISO form
 */
export function takeNext(
  memory: Memory,
  {
    run,
    at,
    topics,
    tried,
  }: { run: string; at: string; topics: ReadonlySet<string>; tried: ReadonlySet<string> },
): Next | null {
  const isFree = ({ id }: Decided) => topics.has(id) && !tried.has(id);
  const intended = decidedGaps(memory).find(
    (gap) => isFree(gap) && gap.decisions.job?.is === 'intended' && gap.decisions.job.run === run,
  );
  const gap = intended ?? gapsToFix(memory).find((one) => isFree(one) && !isAtWork(one));
  if (!gap) return null;
  const { id, label, decisions } = gap;
  const written = [...memory.journal.values()].find(
    (event) => event.kind === 'intended' && event.gap === id && event.run === run,
  );
  const intention = written ?? { kind: 'intended', gap: id, run, tick: decisions.tick, at };
  return { gapId: id, label, at: intention.at, intention, isWritten: written !== undefined };
}

/** Who starts a gap's job, as the issue has it once a run has written that it does. */
export function starterOf(
  { journal }: Memory,
  { gapId, run }: { gapId: string; run: string },
): 'this' | 'another' | 'nobody' {
  const starts = [...journal.values()].filter((event) => event.gap === gapId && 'run' in event);
  const own = starts.find((event) => event.kind === 'intended' && event.run === run);
  const refused = new Set(starts.flatMap((event) => (event.kind === 'refused' ? event.run : [])));
  const ended = new Set(starts.flatMap((event) => (event.kind === 'ended' ? event.run : [])));
  const others = starts.flatMap((event) =>
    event.kind === 'intended' &&
    event.run !== run &&
    !refused.has(event.run) &&
    !ended.has(event.run)
      ? [event]
      : [],
  );
  if (own?.kind !== 'intended') return others.length > 0 ? 'another' : 'nobody';
  const isLater = others.some(
    (other) => other.at < own.at || (other.at === own.at && other.run < own.run),
  );
  return isLater ? 'another' : 'this';
}

/** Gaps for which a run began to start a job, and ended before it could say which. */
export function unknownStarts(memory: Memory, own: string): { gapId: string; run: string }[] {
  return decidedGaps(memory).flatMap(({ id, decisions: { job } }) =>
    job?.is === 'intended' && job.run !== own ? [{ gapId: id, run: job.run }] : [],
  );
}

/** Far beyond what `max-jobs` starts in the weeks that a job could take. */
const mostJobs = 100;

/** Jobs that had not ended when they were last read, those of earlier runs too. */
export function jobsAtWork(memory: Memory): GapJob[] {
  return decidedGaps(memory)
    .flatMap(({ id: gapId, label, decisions: { atWork, ticked, request } }) =>
      atWork.map(({ jobId, run, at }) => ({
        gapId,
        label,
        jobId,
        run,
        at,
        isLeft: ticked.dismiss || request === 'none',
      })),
    )
    .slice(0, mostJobs);
}

/** Ticks that this run leaves for another one. */
export function leftTicked(
  memory: Memory,
  topics: ReadonlySet<string>,
): { unasked: string[]; waiting: string[] } {
  const left = gapsToFix(memory)
    .filter((gap) => !isAtWork(gap))
    .map(({ id }) => id);
  return {
    unasked: left.filter((id) => !topics.has(id)),
    waiting: left.filter((id) => topics.has(id)),
  };
}

/** An instant as the memory has it: in UTC, to the second. */
export const instant = (wallTime: number): string =>
  new Date(wallTime).toISOString().replace(/\.\d+/, '');
