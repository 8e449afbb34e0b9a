import { emptyText } from '../../text/text.ts';
import {
  type Box,
  bareGap,
  type RememberedClaim,
  type RememberedGap,
  type RememberedReport,
} from './memory.ts';

/*
 * Reads the memory of version 2, which had a journal of events in place of each gap's decisions. Its shape
 * isn't checked here: what results passes the schema of the current version.
 */

interface OldEvent {
  kind: 'box' | 'renamed' | 'merged' | 'intended' | 'started' | 'refused' | 'ended' | 'joined';
  gap: string;
  at: string;
  revision?: number;
  box: Box;
  ticked: boolean;
  heading: RememberedGap['heading'];
  jobId?: string | null;
  outcome: string;
  prLink?: string | null;
  by: 'agent' | 'people';
  on: string;
}

interface OldMemory {
  version: 2;
  reports: RememberedReport[];
  gaps: RememberedGap[];
  journal: OldEvent[];
}

const isOld = (memory: unknown): memory is OldMemory =>
  typeof memory === 'object' && memory !== null && 'version' in memory && memory.version === 2;

/** Converts a memory of version 2; returns any other unchanged. */
export function fromVersion2(memory: unknown): unknown {
  if (!isOld(memory)) return memory;
  const { journal, gaps: known, ...rest } = memory;
  const gaps = new Map(known.map((gap) => [gap.id, gap]));
  for (const { gap } of journal) if (!gaps.has(gap)) gaps.set(gap, bareGap(gap, emptyText));
  const inOrder = journal.toSorted(
    (a, b) => (a.revision ?? 0) - (b.revision ?? 0) || (a.at < b.at ? -1 : 1),
  );
  const events = Map.groupBy(inOrder, ({ gap }) => gap);
  const periodFrom = (since: string): string =>
    rest.reports.find(({ readFrom }) => readFrom >= since)?.from ?? since;
  return {
    ...rest,
    version: 3,
    run: '',
    // Rows had shorter hashes.
    gaps: [...gaps.values()].map((gap) =>
      (events.get(gap.id) ?? []).reduce(withEvent, {
        ...bareGap(gap.id, emptyText),
        ...gap,
        hashes: [],
        counted: gap.counted && { ...gap.counted, from: periodFrom(gap.counted.since) },
      }),
    ),
  };
}

/**
 * A start without a known end. The box of a gap that had a job names this comment, so that a tick of version
 * 2 counts as old.
 */
const start = { issue: 0, comment: 1, jobId: null, outcome: 'unknown', prLink: null };

function withEvent(before: RememberedGap, event: OldEvent): RememberedGap {
  const gap = { ...before, headingBy: 'people' } as const;
  const { kind, at, box, ticked, heading, outcome, prLink = null, by, on } = event;
  const claimed = (change: Partial<RememberedClaim>): RememberedGap => {
    const claim = { ...(gap.claim ?? { ...start, at }), ...change };
    return { ...gap, claim, boxes: { ...gap.boxes, fix: false } };
  };
  const { jobId = gap.claim?.jobId ?? null } = event;
  switch (kind) {
    case 'box':
      return {
        ...gap,
        boxes: { ...gap.boxes, [box]: box === 'fix' && gap.claim ? false : ticked },
      };
    case 'renamed':
      return { ...gap, heading };
    case 'merged': {
      const ofJob = gap.claim?.prLink === prLink ? jobId : null;
      const merge = prLink === null ? [] : [{ prLink, by, on, jobId: ofJob }];
      return { ...gap, merges: [...gap.merges, ...merge] };
    }
    case 'intended':
      return claimed({ ...start, at });
    case 'started':
      return claimed({ jobId, outcome: null });
    case 'ended':
      return claimed({ jobId, outcome, prLink });
    case 'refused':
      return { ...gap, claim: null };
    default:
      return gap;
  }
}
