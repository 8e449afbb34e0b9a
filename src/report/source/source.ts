import { createReadStream } from 'node:fs';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Period } from './period.ts';

/** Where the rows of a report come from: the service, or a file. */
export interface RowSource {
  /**
   * The rows of a period as they come, some at a time and each once.
   *
   * @throws ServiceError, CutShort or Cancelled if it ends early; rows yielded before that count
   */
  rowsOf(period: Period): AsyncGenerator<unknown[]>;
}

/** The service's pages contradict each other, the file has no rows, or the time was up. */
export class CutShort extends Error {
  override name = 'CutShort';
}

/** Minimum milliseconds between two lines of the log. */
const minInterval = 10_000;

/**
 * Returns a function that logs how much of a period was read, now and then and at its end.
 *
 * @param unit `page` for the service; `line`, `element` or `row` for a file
 */
export function createReadProgress({
  period,
  clock,
  log,
  unit,
}: Pick<Step, 'clock' | 'log'> & { period: Period; unit: string }) {
  let lastLine = clock.now();
  let total = 0;
  return ({ place, rows, isLast }: { place: number; rows: number; isLast: boolean }): void => {
    total += rows;
    const now = clock.now();
    if (!isLast && now - lastLine < minInterval) return;
    lastLine = now;
    // In a CSV, the unit is itself called a row.
    const read = `${countOf(place, unit)}${unit === 'row' ? ' of the file' : ''}`;
    log.info(`${period.from} to ${period.to}: ${read}, ${countOf(total, 'row')}.`);
  };
}

/**
 * Returns whether a row was seen before, by `id`, `timestamp` and `query`, as turns of a conversation may
 * share an `id`. A row without an id or a query never counts as seen.
 */
export function createRepetitions(): (row: unknown) => boolean {
  const seen = new Set<number>();
  return (row) => {
    const { id, timestamp, query }: Record<string, unknown> = Object(row);
    if (typeof id !== 'string' || id === '' || typeof query !== 'string') return false;
    const time = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : '';
    const hash = hashOf([id, String(time), query]);
    if (seen.has(hash)) return true;
    seen.add(hash);
    return false;
  };
}

/**
 * A hash of 52 bits: two of a million rows collide once in thousands of exports. A cryptographic one
 * takes a tenth of the export's time.
 */
export function hashOf(parts: readonly string[]): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  const mix = (unit: number): void => {
    // A product carries bits only upwards; the rotation brings them back down.
    low = Math.imul(((low << 13) | (low >>> 19)) ^ unit, 0x85ebca6b);
    high = Math.imul(((high << 7) | (high >>> 25)) ^ unit, 0xc2b2ae35);
  };
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) mix(part.charCodeAt(at));
    // Not a code unit, so it separates the parts.
    mix(0x10000);
  }
  return (low >>> 0) * 2 ** 20 + (high >>> 12);
}

/** Maximum characters of a line, element or record: no export has a longer row. */
export const maxEntryLength = 64 * 1024 * 1024;

/** Some hundreds of rows, which are read, redacted and written together. */
const chunkBytes = 512 * 1024;

/** The text of a file, piece by piece, without a byte order mark. */
export async function* readTextPieces(path: string, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const chunks = createReadStream(path, { highWaterMark: chunkBytes });
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** The lines of a UTF-8 file, some at a time; null for one that is too long. Only a line feed ends one. */
export async function* linesOf(path: string): AsyncGenerator<(string | null)[]> {
  let parts: string[] = [];
  let length = 0;
  const gather = (part: string): void => {
    length += part.length;
    if (length > maxEntryLength) parts = [];
    else parts.push(part);
  };
  const take = (): string | null => {
    const line = length > maxEntryLength ? null : parts.join('');
    parts = [];
    length = 0;
    return line;
  };
  for await (const text of readTextPieces(path)) {
    const [first = '', ...others] = text.split('\n');
    const rest = others.pop();
    gather(first);
    if (rest === undefined) continue;
    yield [take(), ...others];
    gather(rest);
  }
  yield [take()];
}
