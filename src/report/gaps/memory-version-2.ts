import { noText } from '../../text/text.ts';
import { type Box, bareGap, type RememberedGap } from './memory.ts';

/*
 * Reads the memory of version 2, which had a journal of events in place of each gap's decisions. Its shape
 * isn't checked here: what results passes the schema of the current version.
 */

interface OldEvent {
  kind: string;
  gap: string;
  at: string;
  revision?: number;
  box?: Box;
  ticked?: boolean;
  heading?: RememberedGap['heading'];
  into?: string;
  run?: string;
  jobId?: string | null;
  outcome?: string;
  prLink?: string | null;
  by?: 'agent' | 'people';
  on?: string;
}

interface OldMemory {
  version: 2;
  gaps: RememberedGap[];
  journal: OldEvent[];
}

/** The box of a gap that had a job names this id, so that a tick of version 2 counts as old. */
const anyComment = 1;

const isOld = (memory: unknown): memory is OldMemory =>
  typeof memory === 'object' && memory !== null && 'version' in memory && memory.version === 2;

/** Converts a memory of version 2; returns any other unchanged. */
export function fromVersion2(memory: unknown): unknown {
  if (!isOld(memory)) return memory;
  const { journal, gaps, ...rest } = memory;
  const joined = new Map(
    journal.flatMap(({ kind, gap, into }) => (kind === 'joined' && into ? [[gap, into]] : [])),
  );
  const events = Map.groupBy(journal, ({ gap }) => joined.get(gap) ?? gap);
  const known = new Map(gaps.map((gap) => [gap.id, gap]));
  for (const id of events.keys()) {
    if (!known.has(id)) known.set(id, bareGap(id, noText));
  }
  return {
    ...rest,
    version: 3,
    run: '',
    gaps: [...known.values()]
      .filter(({ id }) => !joined.has(id))
      .map((gap) => ({
        ...bareGap(gap.id, gap.heading),
        ...gap,
        // Rows had shorter hashes.
        hashes: [],
        ...decided(events.get(gap.id) ?? []),
      })),
  };
}

function decided(events: readonly OldEvent[]): Partial<RememberedGap> {
  if (events.length === 0) return {};
  const inOrder = events.toSorted(
    (a, b) => (a.revision ?? 0) - (b.revision ?? 0) || (a.at < b.at ? -1 : 1),
  );
  const last = (kind: string, box?: Box): OldEvent | undefined =>
    inOrder.findLast((event) => event.kind === kind && event.box === box);
  const heading = last('renamed')?.heading;
  const merges = events.flatMap(({ kind, prLink, by, on }) =>
    kind === 'merged' && prLink && by && on
      ? [{ prLink, by, on, jobId: jobOf(events, prLink) }]
      : [],
  );
  const isTicked = (box: Box): boolean => last('box', box)?.ticked ?? false;
  const claim = claimOf(events);
  return {
    headingBy: 'people',
    ...(heading && { heading }),
    boxes: {
      dismiss: isTicked('dismiss'),
      ours: isTicked('ours'),
      fix: claim === null && isTicked('fix'),
    },
    claim,
    merges,
  };
}

const jobOf = (events: readonly OldEvent[], link: string): string | null =>
  events.find(({ kind, prLink }) => kind === 'ended' && prLink === link)?.jobId ?? null;

/** The last start as a claim; null if no job was started, nor may have been. */
function claimOf(events: readonly OldEvent[]): RememberedGap['claim'] {
  const refused = new Set(events.flatMap(({ kind, run }) => (kind === 'refused' ? run : [])));
  const starts = events
    .filter(({ kind }) => ['intended', 'started', 'ended'].includes(kind))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const last = starts.findLast(({ kind, run }) => kind !== 'intended' || !refused.has(run));
  if (!last) return null;
  const ofRun = starts.filter(({ run }) => run === last.run);
  const ended = ofRun.find(({ kind }) => kind === 'ended');
  const jobId = ofRun.find((event) => event.jobId)?.jobId ?? null;
  return {
    issue: 0,
    comment: anyComment,
    at: ofRun[0]?.at ?? '',
    jobId,
    outcome: ended?.outcome ?? (jobId === null ? 'unknown' : null),
    prLink: ended?.prLink ?? null,
  };
}
