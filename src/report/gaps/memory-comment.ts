import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { MarkerParts } from '../../github/posts.ts';
import { byCodeUnits, type Redactor } from '../../text/text.ts';
import { nearnessOfAnchors, prepareAnchor } from '../topics/anchor.ts';
import { isTouched, joinMemories } from './decisions.ts';
import { gapsKnownAt, type Memory, memorySchema, type RememberedGap } from './memory.ts';
import { fromVersion2 } from './memory-version-2.ts';
import { withResult } from './watch.ts';

/* Stores the memory in a hidden comment at the end of the body, and nowhere else. */

/** Maximum number of remembered gaps; fewer if they don't fit. */
const maxGaps = 80;
/** Maximum bytes of the whole hidden comment, which is ASCII. */
export const maxMemoryBytes = 24 * 1024;

const comment = 'docs-agent-action memory';
/** Maximum bytes after decompression: far more than a real memory, far less than a decompression bomb. */
const maxUnpackedBytes = 2 * 1024 * 1024;
/** Maximum memory comments read in one body, as people may have pasted copies. */
const maxComments = 20;

/** What reports are about. A memory is only used by reports on the same subject. */
type Subject = Pick<MarkerParts, 'projectId' | 'scope'>;

export interface MemoryContext {
  subject: Subject;
  redact: Redactor['redact'];
}

/**
 * What a memory that is too large does without, in this order, before it drops gaps: conversations by
 * report, and row hashes beyond 16. With 16, no fewer gaps of labelled test data keep their ids.
 */
const cuts: readonly ((gap: RememberedGap) => RememberedGap)[] = [
  ({ byReport, ...gap }) => gap,
  (gap) => ({ ...gap, hashes: gap.hashes.slice(0, 16) }),
];

/**
 * Encodes the memory as a hidden comment of at most {@link maxMemoryBytes}. If it is too large, makes
 * {@link cuts}. Of the gaps, drops first those that nobody touched and that were asked longest ago, and last
 * those whose anchors an open verdict needs.
 *
 * @returns the comment, and the number of dropped gaps about which people had made a decision
 */
export function encodeMemory(
  memory: Memory,
  subject: Subject,
): { comment: string; forgotten: number } {
  let { gaps } = memory;
  for (let limit = maxGaps, cut = 0; ; cut++) {
    const { memory: remaining, forgotten } = withFewerGaps({ ...memory, gaps }, limit);
    const text = `<!-- ${comment} ${keyOfSubject(subject)} ${pack(remaining)} -->`;
    if (text.length <= maxMemoryBytes || limit === 0) return { comment: text, forgotten };
    const shorten = cuts[cut];
    if (shorten) gaps = gaps.map(shorten);
    else limit = Math.floor(limit * 0.8);
  }
}

function withFewerGaps(memory: Memory, limit: number): { memory: Memory; forgotten: number } {
  const { gaps } = memory;
  if (gaps.length <= limit) return { memory, forgotten: 0 };
  const isOpenFix = ({ counted, fix }: RememberedGap): boolean =>
    counted !== null || (fix !== null && !fix.isFinal);
  const rivals = rivalsIn(memory);
  const worth = (gap: RememberedGap): number => {
    if (isOpenFix(gap) || (gap.claim && gap.claim.outcome === null)) return 3;
    if (rivals.has(gap.id)) return 2;
    return isTouched(gap) ? 1 : 0;
  };
  const best = gaps.toSorted(
    (a, b) =>
      worth(b) - worth(a) ||
      byCodeUnits(b.lastReported ?? '', a.lastReported ?? '') ||
      b.rows - a.rows ||
      byCodeUnits(a.id, b.id),
  );
  const remaining = new Set(best.slice(0, limit));
  const dropped = best.slice(limit);
  return {
    memory: {
      ...memory,
      gaps: gaps.filter((gap) => remaining.has(gap)),
      past: dropped.reduce((past, { fix }) => withResult(past, fix), memory.past),
    },
    forgotten: dropped.filter(isTouched).length,
  };
}

/**
 * Minimum nearness of two gaps' anchors for the gaps to be rivals: a question may count for either. On
 * labelled test data, a gap has a dozen such rivals, and 96% of the questions that go to another gap than
 * their own go to one of these.
 */
const minRivalNearness = -4;

/** Ids of gaps that open verdicts need, because their anchors compete for the same questions. */
function rivalsIn(memory: Memory): ReadonlySet<string> {
  const anchors = new Map(memory.gaps.map(({ id, anchor }) => [id, prepareAnchor(anchor)]));
  const isRival = (one: string, other: string): boolean =>
    nearnessOfAnchors(anchors.get(one) ?? [], anchors.get(other) ?? []) >= minRivalNearness;
  const rivals = memory.gaps.flatMap(({ id, counted }) =>
    counted ? gapsKnownAt(counted.from, memory).filter((rival) => isRival(id, rival.id)) : [],
  );
  return new Set(rivals.map(({ id }) => id));
}

/**
 * Reads the memory in a body; several, of which people pasted copies, are joined.
 *
 * @returns null if the body has no memory for this subject; `broken` if its memory can't be read
 */
export function decodeMemory(
  body: string,
  { subject, redact }: MemoryContext,
): Memory | 'broken' | null {
  const found = commentsIn(body, subject).map((text) => unpack(text, redact));
  const [first, ...others] = found.filter((memory) => memory !== null);
  if (!first) return found.length > 0 ? 'broken' : null;
  return others.reduce((joined, memory) => joinMemories(memory, joined), first);
}

/** Whether two bodies hold the very same memory, so that no run has written in between. */
export const haveSameMemory = (one: string, other: string, subject: Subject): boolean =>
  hashTexts(commentsIn(one, subject)) === hashTexts(commentsIn(other, subject));

/** Whether a body has a memory, readable or not. */
export const holdsMemory = (body: string, subject: Subject): boolean =>
  commentsIn(body, subject).length > 0;

function commentsIn(body: string, subject: Subject): string[] {
  return body
    .split(`<!-- ${comment} ${keyOfSubject(subject)} `)
    .slice(1)
    .slice(-maxComments)
    .map((text) => text.split('-->', 1)[0] ?? '');
}

const keyOfSubject = ({ projectId, scope }: Subject): string =>
  hashTexts([projectId, scope]).slice(0, 12);

const hashTexts = (texts: readonly string[]): string => hash('sha256', JSON.stringify(texts));

function pack(memory: Memory): string {
  // With a wider window, Brotli fills 32 MiB of tables, which is ten times as slow for 0.1% less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
  return brotliCompressSync(JSON.stringify(memory), { params }).toString('base64');
}

/** Decodes a packed memory; null if an edit has damaged it. */
function unpack(packed: string, redact: Redactor['redact']): Memory | null {
  try {
    const maxOutputLength = maxUnpackedBytes;
    const text = brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength });
    return memorySchema(redact).parse(fromVersion2(JSON.parse(text.toString('utf8'))));
  } catch {
    return null;
  }
}
