import { createReadStream } from 'node:fs';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Period } from './period.ts';

/** Where the rows of a report come from: the service, or a file. */
export interface RowSource {
  /**
   * Yields the rows of a period in chunks, without repeats.
   *
   * @throws ServiceError, CutShort or Cancelled if reading stops early; rows yielded before remain valid
   */
  rowsOf(period: Period): AsyncGenerator<unknown[]>;
}

/** Reading stopped: the service's pages contradict each other, the file has no rows, or time is up. */
export class CutShort extends Error {
  override name = 'CutShort';
}

/** Minimum milliseconds between two log lines. */
const minLogInterval = 10_000;

/**
 * Returns a function that logs how much of a period was read, at intervals and at the end.
 *
 * @param unit `page` for the service; `line`, `element` or `row` for a file
 */
export function createReadProgressLog(
  { from, to }: Period,
  unit: string,
  { clock, log }: Pick<Step, 'clock' | 'log'>,
) {
  let lastLine = clock.now();
  let total = 0;
  return (progress: { position: number; rows: number; isLast: boolean }): void => {
    const { position, rows, isLast } = progress;
    total += rows;
    const now = clock.now();
    if (!isLast && now - lastLine < minLogInterval) return;
    lastLine = now;
    // A CSV's unit is a row, too, so "of the file" distinguishes it from rows of the period.
    const read = `${countOf(position, unit)}${unit === 'row' ? ' of the file' : ''}`;
    log.info(`${from} to ${to}: ${read}, ${countOf(total, 'row')}.`);
  };
}

/**
 * Returns a function that says whether a row repeats an earlier one: whether `id`, `timestamp` and `query`
 * are equal, as turns of a conversation may share an `id`. A row without an id or query is never a repeat.
 */
export function createRepeatCheck(): (row: unknown) => boolean {
  const seen = new Set<number>();
  return (row) => {
    const { id, timestamp, query }: Record<string, unknown> = Object(row);
    if (typeof id !== 'string' || id === '' || typeof query !== 'string') return false;
    const time = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : '';
    const hash = hashTexts([id, String(time), query]);
    if (seen.has(hash)) return true;
    seen.add(hash);
    return false;
  };
}

/**
 * A fast 52-bit hash. In an export of a million rows, the chance that any two have the same is about 1 in
 * 9,000. A cryptographic hash would make an export a tenth slower.
 */
export function hashTexts(parts: readonly string[]): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  const mix = (unit: number): void => {
    // Multiplication moves bits only upwards; the rotation brings them back down.
    low = Math.imul(((low << 13) | (low >>> 19)) ^ unit, 0x85ebca6b);
    high = Math.imul(((high << 7) | (high >>> 25)) ^ unit, 0xc2b2ae35);
  };
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) mix(part.charCodeAt(at));
    // A value that no code unit has separates the parts.
    mix(0x10000);
  }
  return (low >>> 0) * 2 ** 20 + (high >>> 12);
}

/** Maximum characters of a line or record in a file; no export has a longer row. */
export const maxEntryLength = 64 * 1024 * 1024;

/** Bytes read at once: some hundreds of rows, which are then redacted and written together. */
const chunkBytes = 512 * 1024;

/** Yields the text of a file in pieces, without a byte order mark. */
export async function* readTextPieces(path: string, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const chunks = createReadStream(path, { highWaterMark: chunkBytes });
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Yields the lines of a UTF-8 file in chunks; null for a line that is too long. Lines end in a line feed. */
export async function* readLines(path: string): AsyncGenerator<(string | null)[]> {
  let line: string | null = '';
  for await (const text of readTextPieces(path)) {
    const [first = '', ...others] = text.split('\n');
    line = line === null || line.length + first.length > maxEntryLength ? null : line + first;
    const rest = others.pop();
    if (rest === undefined) continue;
    yield [line, ...others];
    line = rest;
  }
  yield [line];
}
