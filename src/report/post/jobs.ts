import { isoTime } from '../../text/date.ts';
import { byCodeUnits, noText, type Redacted } from '../../text/text.ts';
import type { EventOf } from '../gaps/events.ts';
import type { Decisions } from '../gaps/journal.ts';
import type { Memory } from '../gaps/memory.ts';

/* Pure functions that decide what a run does about ticks. */

/**
 * A gap by its id, by which it can be found in the issue's source and in `report.json`. The log never
 * shows its heading, as that is in readers' words.
 */
export const gapName = (id: string): string => `Gap ${id}`;

export interface GapJob {
  gapId: string;
  label: Redacted;
  jobId: string;
  /** The run that started it. */
  run: string;
  /** When the run wrote its intention to start the job, ISO 8601. */
  at: string;
  /** Whether the gap is no longer ticked, or ticked as dismissed. */
  isUnwanted: boolean;
}

type Decided = Decisions & Pick<GapJob, 'gapId' | 'label'> & { rows: number };

function decidedGaps({ gaps, journal }: Memory): Decided[] {
  const known = new Map(gaps.map((gap) => [gap.id, gap]));
  return [...journal.decisions].map(([gapId, decisions]) => {
    const gap = known.get(gapId);
    const label = decisions.heading ?? gap?.heading ?? noText;
    return { ...decisions, gapId, label, rows: gap?.rows ?? 0 };
  });
}

/** Gaps that are ticked for a job, have no job for this tick and none at work; largest first. */
export const gapsToFix = (memory: Memory): Decided[] =>
  decidedGaps(memory)
    .filter(({ request, ticked, job }) => {
      const isAtWork = job !== null && job.is !== 'ended';
      return request === 'asked' && !ticked.dismiss && !isAtWork;
    })
    .toSorted((a, b) => b.rows - a.rows || byCodeUnits(a.gapId, b.gapId));

export interface NextJob extends Pick<GapJob, 'gapId' | 'label'> {
  /** Written to the issue before the job is started. */
  intention: EventOf<'intended'>;
  isWritten: boolean;
}

/**
 * The largest gap that needs a job, with the run's intention to start one; null if there is none. A gap
 * that was ticked again waits for its current job. A gap for which the run has already written its
 * intention comes first: GitHub's answer to that write was lost.
 *
 * @param isFree whether the report has the gap, and this run has not tried to start a job for it
 * @param at now, ISO 8601
 */
export function takeNextGap(
  memory: Memory,
  { run, at, isFree }: { run: string; at: string; isFree: (gapId: string) => boolean },
): NextJob | null {
  const intended = decidedGaps(memory).filter(
    ({ job }) => job?.is === 'intended' && job.run === run,
  );
  const next = [...intended, ...gapsToFix(memory)].find(({ gapId }) => isFree(gapId));
  if (!next) return null;
  const { gapId, label, tick } = next;
  const written = [...memory.journal.values()].find(
    (event): event is EventOf<'intended'> =>
      event.kind === 'intended' && event.gap === gapId && event.run === run,
  );
  const intention = written ?? { kind: 'intended', gap: gapId, run, tick, at };
  return { gapId, label, intention, isWritten: written !== undefined };
}

/**
 * Which run starts a gap's job, according to the issue after this run has written its intention: the
 * first run that wrote one and has no end. An end counts only for an earlier tick: for this tick, another
 * run may have recorded one only because it didn't know the result of a start in progress.
 */
export function jobStarter(
  { journal }: Memory,
  { gap, run, tick }: Pick<EventOf<'intended'>, 'gap' | 'run' | 'tick'>,
): 'this' | 'another' | 'nobody' {
  const starts = [...journal.values()].flatMap((event) =>
    'run' in event && event.gap === gap ? [event] : [],
  );
  const runsThat = (is: 'refused' | 'ended') =>
    new Set(starts.flatMap((event) => (event.kind === is ? event.run : [])));
  const [refused, ended] = [runsThat('refused'), runsThat('ended')];
  const [first] = starts
    .filter((event) => event.kind === 'intended')
    .filter(
      (event) =>
        event.run === run ||
        !(refused.has(event.run) || (ended.has(event.run) && event.tick < tick)),
    )
    .sort((a, b) => byCodeUnits(a.at, b.at) || byCodeUnits(a.run, b.run));
  if (!first) return 'nobody';
  return first.run === run ? 'this' : 'another';
}

/** Gaps for which another run wrote its intention to start a job, but neither a job nor a refusal. */
export const unknownStarts = ({ journal }: Memory, own: string): { gapId: string; run: string }[] =>
  [...journal.decisions].flatMap(([gapId, { job }]) =>
    job?.is === 'intended' && job.run !== own ? [{ gapId, run: job.run }] : [],
  );

/** Maximum number of jobs to read: more than `max-jobs` lets start in the weeks that a job may take. */
const maxJobs = 100;

/** Jobs that had not ended when they were last read, including those of earlier runs. */
export function jobsAtWork(memory: Memory): GapJob[] {
  return decidedGaps(memory)
    .flatMap(({ gapId, label, atWork, ticked, request }) => {
      const isUnwanted = ticked.dismiss || request === 'none';
      return atWork.map(({ jobId, run, at }) => ({ gapId, label, jobId, run, at, isUnwanted }));
    })
    .slice(0, maxJobs);
}

/** ISO 8601 in UTC to the second, as in the memory. */
export const isoSecond = (wallTime: number): string =>
  isoTime(wallTime)?.replace(/\.\d+/, '') ?? '';
