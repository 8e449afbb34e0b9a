import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { MarkerParts } from '../../github/posts.ts';
import { byCodeUnits, type Redactor } from '../../text/text.ts';
import { nearnessOfAnchors, prepareAnchor } from '../topics/anchor.ts';
import { compacted } from './journal.ts';
import {
  isLater,
  knownAt,
  type Memory,
  maxReports,
  memorySchema,
  type RememberedGap,
  unsettled,
} from './memory.ts';
import { withResult } from './watch.ts';

/* The memory as a hidden comment at the end of the body, the only place where it is stored. */

/** Gaps that are remembered, if there is room for them. */
const maxGaps = 80;
/** Size of the whole hidden comment, which is ASCII. */
export const maxMemoryBytes = 24 * 1024;
/** The latest settled gaps that are listed: no outdated read still has the events of others. */
const maxSettled = 200;

const comment = 'docs-agent-action memory';
/** Far above the size of a real memory, far below that of a decompression bomb. */
const maxUnpackedBytes = 2 * 1024 * 1024;
/** Comments that are read in one body, as people may have pasted some. */
const maxComments = 20;

/** A memory is only for reports on the same subject. */
type Subject = Pick<MarkerParts, 'projectId' | 'scope'>;

export interface MemoryContext {
  subject: Subject;
  redact: Redactor['redact'];
}

/**
 * Encodes the memory as a hidden comment of at most {@link maxMemoryBytes}. To fit, it first forgets gaps'
 * conversations by report, then the gaps that were asked longest ago, those without decisions first.
 *
 * @returns the comment, and the number of forgotten gaps on which somebody had decided
 */
export function encodeMemory(
  memory: Memory,
  subject: Subject,
): { comment: string; forgotten: number } {
  const shorter = { ...memory, gaps: memory.gaps.map(({ byReport, ...gap }) => gap) };
  let left = memory;
  for (let limit = maxGaps; ; ) {
    const { memory: remaining, forgotten } = withFewerGaps(left, limit);
    const text = `<!-- ${comment} ${keyOfSubject(subject)} ${pack(remaining)} -->`;
    if (text.length <= maxMemoryBytes || limit === 0) return { comment: text, forgotten };
    if (left === memory) left = shorter;
    else limit = Math.floor(limit * 0.8);
  }
}

/**
 * Limits the number of gaps. Of a settled gap that was not asked for {@link maxReports} reports only the
 * time of its last event remains.
 */
function withFewerGaps(memory: Memory, limit: number): { memory: Memory; forgotten: number } {
  const { reports, gaps } = memory;
  const { decisions, rootOf } = memory.journal;
  const oldest = reports.length >= maxReports ? (reports[0]?.to ?? '') : '';
  const isOpenFix = ({ counted, fix }: RememberedGap): boolean =>
    counted !== null || (fix !== null && !fix.isFinal);
  const isSettled = (gap: RememberedGap): boolean =>
    (gap.lastReported ?? '') < oldest &&
    !isOpenFix(gap) &&
    (gap.fix?.isFinal || decisions.get(gap.id)?.ticked.dismiss === true);
  const rivals = rivalsIn(memory);
  const worth = (gap: RememberedGap): number => {
    if (isOpenFix(gap)) return 3;
    if (rivals.has(gap.id)) return 2;
    return decisions.has(rootOf(gap.id)) ? 1 : 0;
  };
  const best = gaps
    .filter((gap) => !isSettled(gap))
    .sort(
      (a, b) =>
        worth(b) - worth(a) ||
        byCodeUnits(b.lastReported ?? '', a.lastReported ?? '') ||
        b.rows - a.rows ||
        byCodeUnits(a.id, b.id),
    );
  const remaining = new Set(best.slice(0, limit).map(({ id }) => id));
  const gone = gaps.filter(({ id }) => !remaining.has(id));
  const settled = new Map(memory.settled);
  let { past } = memory;
  for (const { id, fix } of gone) {
    // Decisions on a gap that was joined to another belong to the other.
    const at = remaining.has(rootOf(id)) ? undefined : decisions.get(rootOf(id))?.at;
    if (at !== undefined) settled.set(id, at);
    past = withResult(past, fix);
  }
  const latestSettled = [...settled].sort(([, a], [, b]) => byCodeUnits(b, a)).slice(0, maxSettled);
  return {
    memory: {
      ...memory,
      gaps: gaps.filter(({ id }) => remaining.has(id)),
      journal: unsettled(memory.journal, settled),
      settled: new Map(latestSettled),
      past,
    },
    forgotten: gone.filter((gap) => decisions.has(gap.id) && !isSettled(gap)).length,
  };
}

/**
 * Minimum nearness of two anchors to be rivals, of which one may take questions from the other. On
 * labelled products this finds the rivals that take 96% of these questions, a dozen for each gap.
 */
const minRivalNearness = -4;

/** Gaps whose anchors are needed for open verdicts, because they compete for the same questions. */
function rivalsIn(memory: Memory): ReadonlySet<string> {
  const anchors = new Map(memory.gaps.map(({ id, anchor }) => [id, prepareAnchor(anchor)]));
  const isRival = (one: string, other: string): boolean =>
    nearnessOfAnchors(anchors.get(one) ?? [], anchors.get(other) ?? []) >= minRivalNearness;
  const rivals = memory.gaps.flatMap(({ id, counted }) =>
    counted ? knownAt(counted.since, memory).filter((rival) => isRival(id, rival.id)) : [],
  );
  return new Set(rivals.map(({ id }) => id));
}

/**
 * The memory in a body; if there are several, the one that was written last.
 *
 * @returns null if there is none for this subject; `broken` if there is one that can't be read
 */
export function decodeMemory(
  body: string,
  { subject, redact }: MemoryContext,
): Memory | 'broken' | null {
  const own = commentsIn(body, subject).map((text) => unpack(text, redact));
  const memories = own.filter((memory) => memory !== null);
  if (memories.length === 0) return own.length > 0 ? 'broken' : null;
  return memories.reduce((best, memory) => (isLater(best, memory) ? best : memory));
}

/** Distinguishes bodies of the same revision that different runs wrote. */
export function writeOf(body: string, subject: Subject): string {
  return hashOf(commentsIn(body, subject)).slice(0, 8);
}

function commentsIn(body: string, subject: Subject): string[] {
  return body
    .split(`<!-- ${comment} ${keyOfSubject(subject)} `)
    .slice(1)
    .slice(-maxComments)
    .map((text) => text.split('-->', 1)[0] ?? '');
}

const keyOfSubject = ({ projectId, scope }: Subject): string =>
  hashOf([projectId, scope]).slice(0, 12);

const hashOf = (texts: readonly string[]): string => hash('sha256', JSON.stringify(texts));

function pack({ journal, settled, ...memory }: Memory): string {
  const text = JSON.stringify({
    ...memory,
    journal: [...compacted(journal).values()],
    settled: [...settled],
  });
  // With a wider window Brotli fills 32 MiB of tables: ten times as slow, and only 0.1% smaller.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
  return brotliCompressSync(text, { params }).toString('base64');
}

/** Null if an edit has broken it. */
function unpack(packed: string, redact: Redactor['redact']): Memory | null {
  try {
    const maxOutputLength = maxUnpackedBytes;
    const text = brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength });
    return memorySchema(redact).parse(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}
