import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  comparedReports,
  type Gap,
  isTouched,
  type Memory,
  memorySchema,
  packHashes,
} from './gap.ts';
import { withPast } from './ledger.ts';

/** Of the whole hidden comment, which is ASCII. */
export const mostMemoryBytes = 16 * 1024;
/** Far above what 16 KiB of honest memory unpack to, far below what a bomb would. */
const mostUnpackedBytes = 2 * 1024 * 1024;
/** Comments looked at in one body: people may have pasted some. */
const mostComments = 20;
/** Of Brotli: the last tenth in size would take 20 times as long. */
const quality = 6;

const comment = /^[ \t>]*<!--[ \t]*docs-agent-action memory (\w{1,64}) ([A-Za-z0-9+/=\s]*)-->/gm;

/** What a report is about: its memory is of no use to another. */
export interface Subject {
  projectId: string;
  /** `all` or `pull-request` */
  scope: string;
}

/**
 * The memory as a hidden comment of at most 16 KiB: what does not fit is forgotten, the oldest gaps
 * that no human touched first.
 *
 * @returns the comment, and how many gaps were forgotten that a human had touched
 */
export function encodeMemory({ memory, subject }: { memory: Memory; subject: Subject }): {
  comment: string;
  forgotten: number;
} {
  const head = `<!-- docs-agent-action memory ${keyOf(subject)} `;
  const write = (kept: Memory) => `${head}${pack(kept)} -->`;
  const { memory: kept, forgotten } = fewerGaps({
    memory,
    fits: (candidate) => write(candidate).length <= mostMemoryBytes,
  });
  return { comment: write(kept), forgotten };
}

/**
 * The memory in a body: of several, the one that was written last.
 *
 * @returns null if there is none for this subject; `broken` if there is one that can't be read
 */
export function decodeMemory({
  body,
  subject,
}: {
  body: string;
  subject: Subject;
}): Memory | 'broken' | null {
  const key = keyOf(subject);
  const own = [...body.replace(/\r\n?/g, '\n').matchAll(comment)]
    .filter(([, found]) => found === key)
    .slice(-mostComments)
    .map(([, , text = '']) => unpack(text));
  const memories = own.filter((memory) => memory !== null);
  if (memories.length === 0) return own.length > 0 ? 'broken' : null;
  return memories.reduce((best, memory) => (isLater(best, memory) ? best : memory));
}

/** Takes every memory out of a body. */
export function withoutMemory(body: string): string {
  return body.replace(comment, '').trimEnd();
}

function keyOf({ projectId, scope }: Subject): string {
  return createHash('sha256')
    .update(JSON.stringify([projectId, scope]))
    .digest('hex')
    .slice(0, 12);
}

/** Whether a memory was written after another, or may have been. */
export function isLater(one: Memory, other: Memory): boolean {
  return (
    one.revision > other.revision || (one.revision === other.revision && endOf(one) > endOf(other))
  );
}

const endOf = ({ reports }: Memory): string => reports.at(-1)?.to ?? '';

function pack({ gaps, ...memory }: Memory): string {
  const ends = endsOf(memory.reports);
  const text = JSON.stringify({
    version: 1,
    ...memory,
    gaps: gaps.map((gap) => shortened(gap, ends)),
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).toString('base64');
}

/** The reports that gaps have counts of. */
const endsOf = (reports: Memory['reports']): string[] =>
  reports.slice(-comparedReports).map(({ to }) => to);

/** Without what the schema adds by itself; counts by the place of their report. */
function shortened({ hashes, counts, topicId, ...gap }: Gap, ends: readonly string[]): object {
  return Object.fromEntries(
    Object.entries({
      ...gap,
      hashes: hashes.length > 0 ? packHashes(hashes) : null,
      counts: ends.some((to) => counts[to]) ? ends.map((to) => counts[to] ?? 0) : null,
      topicId: topicId === gap.id ? null : topicId,
      request: gap.request === 'none' ? null : gap.request,
    }).filter(([, value]) => value !== null && value !== false && value !== 0),
  );
}

function unpack(text: string): Memory | null {
  try {
    const packed = Buffer.from(text, 'base64');
    const json = brotliDecompressSync(packed, { maxOutputLength: mostUnpackedBytes });
    const { version: _, gaps, ...memory } = memorySchema.parse(JSON.parse(json.toString()));
    const ids = new Set(gaps.map(({ id }) => id));
    if (ids.size < gaps.length) return null;
    const ends = endsOf(memory.reports);
    const whole = gaps.map(({ counts, topicId, ...gap }) => ({
      ...gap,
      topicId: topicId ?? gap.id,
      counts: Object.fromEntries(
        counts.flatMap((count, at) => (ends[at] && count > 0 ? [[ends[at], count]] : [])),
      ),
    }));
    return { ...memory, gaps: whole };
  } catch {
    // Whatever it is, it is no memory; the boxes that are left make a new one.
    return null;
  }
}

/** Hashes of a gap that are kept while there is room, and when there is little. */
const samples = [32, 16, 8] as const;
/** More never fit, as each has an id that can't be compressed. */
const mostGaps = 1_000;

/**
 * The memory with as much of it as fits. The samples of large gaps are thinned out first; then the
 * gaps asked longest ago go that no human touched, the smaller first; then others; then all
 * samples.
 *
 * @returns and how many gaps went that a human had touched
 */
export function fewerGaps({
  memory,
  fits,
}: {
  memory: Memory;
  fits: (memory: Memory) => boolean;
}): { memory: Memory; forgotten: number } {
  let candidate = memory;
  for (const most of samples) {
    candidate = { ...memory, gaps: memory.gaps.map((gap) => sampled(gap, most)) };
    if (fits(candidate)) return { memory: candidate, forgotten: 0 };
  }
  const ranked = candidate.gaps.toSorted(mostWorthFirst);
  const kept = (count: number): Memory => {
    const ids = new Set(ranked.slice(0, count).map(({ id }) => id));
    const gaps = candidate.gaps.filter(({ id }) => ids.has(id));
    const fixes = ranked.slice(count).flatMap(({ fix }) => fix ?? []);
    return withPast({ ...candidate, gaps }, fixes);
  };
  // Size grows with the number of gaps, so that the most that fit are found by halves.
  let [fitting, tooMany] = [0, Math.min(ranked.length, mostGaps) + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(kept(middle))) fitting = middle;
    else tooMany = middle;
  }
  return { memory: kept(fitting), forgotten: ranked.slice(fitting).filter(isTouched).length };
}

/** Hashes are in ascending order: the smallest are a fair sample. */
function sampled(gap: Gap, most: number): Gap {
  return gap.hashes.length <= most ? gap : { ...gap, hashes: gap.hashes.slice(0, most) };
}

function mostWorthFirst(a: Gap, b: Gap): number {
  return (
    Number(isTouched(b)) - Number(isTouched(a)) ||
    compare(b.lastReported ?? '', a.lastReported ?? '') ||
    b.rows - a.rows ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
