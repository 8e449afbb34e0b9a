import { hash } from 'node:crypto';

/**
 * A function that tells whether a row was seen before: one with the same `id`, `timestamp` and
 * `query`. Turns of one conversation may share an `id`, so that alone tells nothing, and a row
 * without an id or a query can't be told from others. 32 bytes are kept of each row.
 */
export function createRepetitions(): (row: unknown) => boolean {
  const seen = new Set<string>();
  return (row) => {
    if (typeof row !== 'object' || row === null) return false;
    const { id, timestamp, query } = row as Record<string, unknown>;
    if (typeof id !== 'string' || id === '' || typeof query !== 'string') return false;
    const time = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : '';
    // The lengths keep the three parts apart.
    const key = hash('sha256', `${id.length}:${`${time}`.length}:${id}${time}${query}`, 'binary');
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
}
