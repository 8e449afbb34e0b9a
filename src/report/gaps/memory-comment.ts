import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Redactor } from '../../text/text.ts';
import { nearnessOfAnchors, prepareAnchor } from '../topics/anchor.ts';
import { compacted, compare, journalOf } from './journal.ts';
import {
  inOrder,
  isLater,
  knownAt,
  type Memory,
  mostReports,
  type RememberedGap,
  schemaOf,
  unsettled,
} from './memory.ts';
import { addSums, sumsOf } from './watch.ts';

/*
 * The memory as a hidden comment at the end of the body: the only store there is.
 */

/** Gaps that are remembered at most, before the room in the issue decides. */
const mostGaps = 80;
/** Of the whole hidden comment, which is ASCII. */
export const mostMemoryBytes = 24 * 1024;
/** Lines of settled gaps, the latest: reads that are older than the others' events are long gone. */
const mostSettled = 200;

const comment = 'docs-agent-action memory';
/** Far above what honest memory unpacks to, far below what a bomb would. */
const mostUnpackedBytes = 2 * 1024 * 1024;
/** Comments looked at in one body: people may have pasted some. */
const mostComments = 20;

/** What a report is about: its memory is of no use to another. */
export interface Subject {
  projectId: string;
  /** `all` or `pull-request` */
  scope: string;
}

/**
 * The memory as a hidden comment of at most {@link mostMemoryBytes}: what does not fit is forgotten,
 * gaps' conversations by report first, then the gaps asked longest ago that no human touched.
 *
 * @returns the comment, and how many gaps were forgotten that somebody had decided on
 */
export function encodeMemory({ memory, subject }: { memory: Memory; subject: Subject }): {
  comment: string;
  forgotten: number;
} {
  let left = memory;
  for (let most = mostGaps; ; ) {
    const { memory: kept, forgotten } = withFewerGaps(left, most);
    const text = `<!-- ${comment} ${keyOfSubject(subject)} ${pack(kept)} -->`;
    if (text.length <= mostMemoryBytes || most === 0) return { comment: text, forgotten };
    if (left === memory) left = withoutReports(memory);
    else most = Math.floor(most * 0.8);
  }
}

const withoutReports = (memory: Memory): Memory => ({
  ...memory,
  gaps: memory.gaps.map(({ byReport, ...gap }) => gap),
});

/**
 * The memory with at most so many gaps. One that was settled and not asked for {@link mostReports}
 * reports leaves no more than when its last event was.
 */
function withFewerGaps(memory: Memory, most: number): { memory: Memory; forgotten: number } {
  const { reports, gaps } = memory;
  const { decisions, rootOf } = memory.journal;
  const oldest = reports.length >= mostReports ? (reports[0]?.to ?? '') : '';
  const isOpenFix = ({ counted, fix }: RememberedGap): boolean =>
    counted !== null || (fix !== null && !fix.isFinal);
  const isSettled = (gap: RememberedGap): boolean =>
    (gap.lastReported ?? '') < oldest &&
    !isOpenFix(gap) &&
    (gap.fix?.isFinal || decisions.get(gap.id)?.ticked.dismiss === true);
  const rivals = rivalsIn(memory);
  const worth = (gap: RememberedGap): number =>
    isOpenFix(gap) ? 3 : rivals.has(gap.id) ? 2 : decisions.has(rootOf(gap.id)) ? 1 : 0;
  const best = gaps
    .filter((gap) => !isSettled(gap))
    .sort(
      (a, b) =>
        worth(b) - worth(a) ||
        compare(b.lastReported ?? '', a.lastReported ?? '') ||
        b.rows - a.rows ||
        compare(a.id, b.id),
    );
  const kept = new Set(best.slice(0, most).map(({ id }) => id));
  const gone = gaps.filter(({ id }) => !kept.has(id));
  const settled = new Map(memory.settled);
  const past = { ...memory.past };
  for (const { id, fix } of gone) {
    // What was decided of one that was joined to another is the other's.
    const at = kept.has(rootOf(id)) ? undefined : decisions.get(rootOf(id))?.at;
    if (at !== undefined) settled.set(id, at);
    if (fix) past[fix.by] = addSums(past[fix.by], sumsOf(fix));
  }
  const latest = [...settled].sort(([, a], [, b]) => compare(b, a)).slice(0, mostSettled);
  return {
    memory: {
      ...memory,
      gaps: gaps.filter(({ id }) => kept.has(id)),
      journal: unsettled(memory.journal, settled),
      settled: new Map(latest),
      past,
    },
    forgotten: gone.filter((gap) => decisions.has(gap.id) && !isSettled(gap)).length,
  };
}

/**
 * How near two anchors are, if one may take questions from the other. On labelled products 96% of the
 * questions that rivals take are taken by those, a dozen for each gap.
 */
const leastRival = -4;

/** Gaps whose anchors open verdicts need: what was counted was counted in competition with them. */
function rivalsIn(memory: Memory): ReadonlySet<string> {
  const anchors = new Map(memory.gaps.map(({ id, anchor }) => [id, prepareAnchor(anchor)]));
  const isRival = (one: string, other: string): boolean =>
    nearnessOfAnchors(anchors.get(one) ?? [], anchors.get(other) ?? []) >= leastRival;
  const rivals = memory.gaps.flatMap(({ id, counted }) =>
    counted ? knownAt(counted.since, memory).filter((rival) => isRival(id, rival.id)) : [],
  );
  return new Set(rivals.map(({ id }) => id));
}

/**
 * The memory in a body: of several, the one that was written last.
 *
 * @returns null if there is none for this subject; `broken` if there is one that can't be read
 */
export function decodeMemory({
  body,
  subject,
  redact,
}: {
  body: string;
  subject: Subject;
  redact: Redactor['redact'];
}): Memory | 'broken' | null {
  const own = commentsIn({ body, subject }).map((text) => unpack(text, redact));
  const memories = own.filter((memory) => memory !== null);
  if (memories.length === 0) return own.length > 0 ? 'broken' : null;
  return memories.reduce((best, memory) => (isLater(best, memory) ? best : memory));
}

/** Tells what was written in a body from what another run has written in one of the same revision. */
export function writeOf(of: { body: string; subject: Subject }): string {
  return hashOf(commentsIn(of)).slice(0, 8);
}

function commentsIn({ body, subject }: { body: string; subject: Subject }): string[] {
  return body
    .split(`<!-- ${comment} ${keyOfSubject(subject)} `)
    .slice(1)
    .slice(-mostComments)
    .map((text) => text.split('-->', 1)[0] ?? '');
}

const keyOfSubject = ({ projectId, scope }: Subject): string =>
  hashOf([projectId, scope]).slice(0, 12);

const hashOf = (texts: readonly string[]): string => hash('sha256', JSON.stringify(texts));

function pack({ journal, settled, ...memory }: Memory): string {
  const text = JSON.stringify({
    version: 2,
    ...memory,
    journal: [...compacted(journal).values()],
    settled: [...settled],
  });
  // For a wider window, this quality fills 32 MiB of tables: ten times as long, for one byte in a thousand.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
  return brotliCompressSync(text, { params }).toString('base64');
}

function unpack(packed: string, redact: Redactor['redact']): Memory | null {
  try {
    const text = brotliDecompressSync(Buffer.from(packed, 'base64'), {
      maxOutputLength: mostUnpackedBytes,
    }).toString('utf8');
    const { version, journal, settled, ...memory } = schemaOf(redact).parse(JSON.parse(text));
    return {
      ...memory,
      reports: inOrder(memory.reports),
      gaps: [...new Map(memory.gaps.map((gap) => [gap.id, gap])).values()],
      journal: journalOf(journal),
      settled: new Map(settled),
    };
  } catch {
    // Whatever an edit made of it is no memory, and the caller starts a new one.
    return null;
  }
}
