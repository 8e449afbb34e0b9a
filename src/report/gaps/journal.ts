import { byCodeUnits, type Redacted } from '../../text/text.ts';
import type { Box, Event, EventOf } from './events.ts';

/** Events by key, and the decisions that result from them. */
export interface Journal extends ReadonlyMap<string, Event> {
  /** Decisions by gap id, for each gap that has events. */
  readonly decisions: ReadonlyMap<string, Decisions>;
  /** Returns the gap into which a gap was joined by giving both the same heading, or else the gap itself. */
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

/** For each kind of event, the fields that distinguish a gap's events of that kind. */
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

/** Returns the more complete of two versions of an event or, if they are equally complete, the later. */
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

/** The union of journals, which is commutative, associative and idempotent. */
export function joinJournals(...journals: readonly Journal[]): Journal {
  return journalOf(journals.flatMap((journal) => [...journal.values()]));
}

type Job =
  | { is: 'intended'; run: string; at: string }
  | { is: 'at-work'; run: string; jobId: string; at: string }
  | { is: 'ended'; run: string; jobId: string | null; outcome: string; at: string };

/**
 * The state of the box `Let the agent fix it`. `asked`: ticked, and no job was started for the tick.
 * `taken`: a job was started, or may have been. `unclear`: ticked, but whether a job was started is lost.
 */
type Request = 'none' | 'asked' | 'taken' | 'unclear';

export interface Merge {
  prLink: string;
  by: 'agent' | 'people';
  /** The job that opened the pull request; null if people opened it. */
  jobId: string | null;
  on: string;
}

/** What people and runs have decided about a gap, computed from its events. */
export interface Decisions {
  ticked: Readonly<Record<Box, boolean>>;
  request: Request;
  /** Revision of the body in which the box `Let the agent fix it` last changed. */
  tick: number;
  /** The heading that people wrote; null if nobody changed it. */
  heading: Redacted | null;
  /** The gap's last job; null if it never had one. */
  job: Job | null;
  /** Jobs that were started and have not ended. */
  atWork: readonly Extract<Job, { is: 'at-work' }>[];
  /** The last pull request that a job opened; null if there is none, or if it was merged. */
  pull: { jobId: string; prLink: string } | null;
  /** Merged pull requests, earliest day first. */
  merges: readonly Merge[];
  /** Time of the gap's last event. */
  at: string;
}

export const noDecisions: Decisions = {
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
  // Two gaps for which a run started a job each may have been joined later.
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
  // An `ended` event without a job id says less than the other events of the same start.
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

/** Compares edits, latest first. Ties are broken by content, so that reading order doesn't matter. */
const later = (a: Edit, b: Edit): number =>
  b.revision - a.revision ||
  byCodeUnits(b.at, a.at) ||
  Number(b.ticked ?? 0) - Number(a.ticked ?? 0) ||
  byCodeUnits(a.heading ?? '', b.heading ?? '');

const lastFirst = (a: { at: string; run: string }, b: { at: string; run: string }): number =>
  byCodeUnits(b.at, a.at) ||
  byCodeUnits(b.run, a.run) ||
  byCodeUnits(JSON.stringify(b), JSON.stringify(a));

/** Maximum refused starts retained per gap; there may be many, as each run tries again. */
const maxRefused = 4;

/**
 * Removes events that later events have replaced for good. This never changes the decisions, no matter
 * which journals are joined later.
 */
export function compactJournal(journal: Journal): Journal {
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
