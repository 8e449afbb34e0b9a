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
function hashOf(parts: readonly string[]): number {
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
