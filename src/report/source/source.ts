import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import type { Period } from './period.ts';

/** Where the rows of a report come from: the service, or a file. */
export interface RowSource {
  /**
   * The rows of a period as they came, some at a time and each once.
   *
   * @throws ServiceError, CutShort or Cancelled if it ends early: what came before stays read
   */
  rowsOf(period: Period): AsyncGenerator<unknown[]>;
}

/**
 * The rows could not be read to their end: the service's pages contradict each other, or the file
 * is no file of rows, or the time was up.
 */
export class CutShort extends Error {
  override name = 'CutShort';
}

const minInterval = 10_000;

/**
 * Logs how much was read: a line now and then while a period is read, and one at its end.
 *
 * @param unit what rows come in: a page of the service, a line of a file
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
    // A CSV's units are rows, too.
    const read = `${countOf(place, unit)}${unit === 'row' ? ' of the file' : ''}`;
    log.info(`${period.from} to ${period.to}: ${read}, ${countOf(total, 'row')}.`);
  };
}

/**
 * Returns a function that says whether a row was seen before: one with the same `id`, `timestamp`
 * and `query`. Turns of one conversation may share an `id`, so that alone is not enough, and a row
 * without an id or a query can't be distinguished from others. One number is kept for each row.
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
 * 52 bits: of a million rows, two share a number once in thousands of exports. A cryptographic hash
 * took a tenth of the export's time, and nobody gains by a collision: it takes another row's `id`,
 * which the service gives.
 */
export function hashOf(parts: readonly string[]): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  const mix = (unit: number): void => {
    // The rotation lets every bit reach every other, as a product alone carries upwards only.
    low = Math.imul(((low << 13) | (low >>> 19)) ^ unit, 0x85ebca6b);
    high = Math.imul(((high << 7) | (high >>> 25)) ^ unit, 0xc2b2ae35);
  };
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) mix(part.charCodeAt(at));
    // No code unit, so that the parts stay apart.
    mix(0x10000);
  }
  return (low >>> 0) * 2 ** 20 + (high >>> 12);
}
