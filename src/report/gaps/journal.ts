import { byCodeUnits, type Redacted } from '../../text/text.ts';
import type { Box, Event, EventOf } from './events.ts';

/** Events by key, with the decisions that they add up to. */
export interface Journal extends ReadonlyMap<string, Event> {
  /** By gap, for each gap that has events. */
  readonly decisions: ReadonlyMap<string, Decisions>;
  /** The gap that a gap was joined to, because people gave both the same heading; otherwise itself. */
  readonly rootOf: (gap: string) => string;
}

class EventMap extends Map<string, Event> implements Journal {
  #rootOf: Journal['rootOf'] | undefined;
  #decisions: Journal['decisions'] | undefined;

  get rootOf(): Journal['rootOf'] {
    this.#rootOf ??= rootsOf([...this.values()]);
    return this.#rootOf;
  }

  get decisions(): Journal['decisions'] {
    const eventsOf = () => Map.groupBy(this.values(), ({ gap }) => this.rootOf(gap));
    this.#decisions ??= new Map([...eventsOf()].map(([gap, events]) => [gap, decided(events)]));
    return this.#decisions;
  }
}

function rootsOf(events: readonly Event[]): Journal['rootOf'] {
  const into = new Map(ofKind(events, 'joined').map((event) => [event.gap, event.into]));
  return (gap) => {
    const seen = new Set<string>();
    let root = gap;
    while (into.has(root) && !seen.has(root)) {
      seen.add(root);
      root = into.get(root) ?? root;
    }
    return root;
  };
}

const ofKind = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): EventOf<Kind>[] => events.filter((event): event is EventOf<Kind> => event.kind === kind);

/** Fields that identify an event of a gap. */
const keys: { readonly [Kind in Event['kind']]: readonly (keyof EventOf<Kind>)[] } = {
  box: ['box', 'revision', 'write', 'ticked'],
  renamed: ['revision', 'write'],
  joined: [],
  intended: ['run'],
  refused: ['run'],
  started: ['run'],
  ended: ['run'],
  merged: ['prLink'],
};

const keyOf = (event: Event): string =>
  [event.kind, event.gap, ...keys[event.kind].map((name) => event[name as keyof Event])].join(' ');

/** Of two versions of an event the more complete one, or else the later one. */
function moreComplete(one: Event, other: Event): Event {
  if (one.kind === 'ended' && other.kind === 'ended' && one.jobId !== other.jobId) {
    if (one.jobId === null) return other;
    if (other.jobId === null) return one;
  }
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other;
}

export function journalOf(events: Iterable<Event>): Journal {
  const journal = new EventMap();
  for (const event of events) {
    const key = keyOf(event);
    const known = journal.get(key);
    journal.set(key, known ? moreComplete(known, event) : event);
  }
  return journal;
}

/** Union of journals: commutative, associative and idempotent. */
export function join(...journals: readonly Journal[]): Journal {
  return journalOf(journals.flatMap((journal) => [...journal.values()]));
}

type Job =
  | { is: 'intended'; run: string; at: string }
  | { is: 'at-work'; run: string; jobId: string; at: string }
  | { is: 'ended'; run: string; jobId: string | null; outcome: string; at: string };

/**
 * The state of the box `Let the agent fix it`. `asked`: ticked, and no job was started for this tick.
 * `taken`: a job was, or may have been, started. `unclear`: ticked, but the memory of it is lost.
 */
type Request = 'none' | 'asked' | 'taken' | 'unclear';

export interface Merge {
  prLink: string;
  by: 'agent' | 'people';
  /** The job that opened it; null if people did. */
  jobId: string | null;
  on: string;
}

/** What a gap's events add up to. */
export interface Decisions {
  ticked: Readonly<Record<Box, boolean>>;
  request: Request;
  /** Revision of the body in which the agent's box was last changed. */
  tick: number;
  /** From people; null if nobody changed it. */
  heading: Redacted | null;
  /** The last one. */
  job: Job | null;
  /** All jobs that were started and have not ended. */
  atWork: readonly Extract<Job, { is: 'at-work' }>[];
  /** The last pull request of a job, unless it is known to be merged. */
  pull: { jobId: string; prLink: string } | null;
  /** In the order of their days. */
  merges: readonly Merge[];
  /** Time of the last event. */
  at: string;
}

export const undecided: Decisions = {
  ticked: { dismiss: false, ours: false, fix: false },
  request: 'none',
  tick: 0,
  heading: null,
  job: null,
  atWork: [],
  pull: null,
  merges: [],
  at: '',
};

function decided(events: readonly Event[]): Decisions {
  const lastOf = (box: Box) =>
    ofKind(events, 'box')
      .filter((event) => event.box === box)
      .sort(later)[0];
  const ticked = (box: Box): boolean => lastOf(box)?.ticked ?? false;
  const tick = lastOf('fix');
  // A run may have started jobs for two gaps that were joined later.
  const byStart = Map.groupBy(
    events.filter((event) => 'run' in event),
    ({ gap, run }) => `${gap} ${run}`,
  );
  const starts = [...byStart.values()].map(
    (of): Start => Object.fromEntries(of.map((event) => [event.kind, event])),
  );
  const jobs = starts.flatMap(jobOf).sort(lastFirst);
  const pulls = ofKind(events, 'ended')
    .flatMap(({ run, at, jobId, prLink }) => (prLink && jobId ? [{ run, at, jobId, prLink }] : []))
    .sort(lastFirst);
  const merges = ofKind(events, 'merged')
    .sort(
      (a, b) =>
        byCodeUnits(a.on, b.on) || byCodeUnits(a.prLink, b.prLink) || byCodeUnits(a.by, b.by),
    )
    .map(({ prLink, by, on }) => {
      const jobId = pulls.find((pull) => pull.prLink === prLink)?.jobId ?? null;
      return { prLink, by, jobId, on };
    });
  const [pull] = pulls;
  const isMerged = merges.some(({ prLink }) => prLink === pull?.prLink);
  return {
    ticked: { dismiss: ticked('dismiss'), ours: ticked('ours'), fix: ticked('fix') },
    request: requestOf(tick, starts),
    tick: tick?.revision ?? 0,
    heading: ofKind(events, 'renamed').sort(later)[0]?.heading ?? null,
    job: jobs[0] ?? null,
    atWork: jobs.filter((job) => job.is === 'at-work'),
    pull: pull && !isMerged ? { jobId: pull.jobId, prLink: pull.prLink } : null,
    merges,
    at: events.reduce((last, { at }) => (at > last ? at : last), ''),
  };
}

type Start = {
  readonly [Kind in 'intended' | 'refused' | 'started' | 'ended']?: EventOf<Kind>;
};

function jobOf({ intended, refused, started, ended }: Start): Job[] {
  const of = ended ?? started ?? intended;
  if (!of) return [];
  const { run } = of;
  const at = (intended ?? started ?? of).at;
  // An end without a job says less than any other event of the start.
  if (ended && (ended.jobId !== null || !(started || refused))) {
    return [{ is: 'ended', run, jobId: ended.jobId, outcome: ended.outcome, at }];
  }
  if (started) return [{ is: 'at-work', run, jobId: started.jobId, at }];
  return refused ? [] : [{ is: 'intended', run, at }];
}

function requestOf(tick: EventOf<'box'> | undefined, starts: readonly Start[]): Request {
  if (!tick?.ticked) return 'none';
  const isTaken = starts.some((start) => {
    const { intended, refused, started } = start;
    return intended && intended.tick >= tick.revision && (started || !refused);
  });
  if (isTaken) return 'taken';
  return tick.lost ? 'unclear' : 'asked';
}

interface Edit {
  revision: number;
  at: string;
  ticked?: boolean;
  heading?: string;
}

/** Sorts edits, latest first, with a total order that doesn't depend on which was read first. */
const later = (a: Edit, b: Edit): number =>
  b.revision - a.revision ||
  byCodeUnits(b.at, a.at) ||
  Number(b.ticked ?? 0) - Number(a.ticked ?? 0) ||
  byCodeUnits(a.heading ?? '', b.heading ?? '');

const lastFirst = (a: { at: string; run: string }, b: { at: string; run: string }): number =>
  byCodeUnits(b.at, a.at) ||
  byCodeUnits(b.run, a.run) ||
  byCodeUnits(JSON.stringify(b), JSON.stringify(a));

/** Refused starts that are retained for each gap: each run tries a tick again. */
const maxRefused = 4;

/**
 * Removes events that others have replaced for good. This never changes the decisions, whatever is joined
 * to the journal later.
 */
export function compacted(journal: Journal): Journal {
  const byGap = Map.groupBy(journal.values(), ({ gap }) => gap);
  return journalOf([...byGap.values()].flatMap(compactedGap));
}

function compactedGap(events: readonly Event[]): Event[] {
  const edits = [...ofKind(events, 'box'), ...ofKind(events, 'renamed')];
  const slots = Map.groupBy(edits, (event) => (event.kind === 'box' ? event.box : event.kind));
  const newest = new Set<Event>([...slots.values()].flatMap((slot) => slot.sort(later)[0] ?? []));
  const known = new Set(
    [...ofKind(events, 'started'), ...ofKind(events, 'ended')].map(({ run }) => run),
  );
  const outdated = new Set(
    ofKind(events, 'refused')
      .filter(({ run }) => !known.has(run))
      .sort(lastFirst)
      .slice(maxRefused)
      .map(({ run }) => run),
  );
  return events.filter((event) => {
    if (event.kind === 'box' || event.kind === 'renamed') return newest.has(event);
    return !('run' in event && outdated.has(event.run));
  });
}
