import { brotliCompressSync, constants } from 'node:zlib';
import type { Quantised } from './quantise.ts';

/** What the tables hold, before they are written. Both lists of stems are sorted by their characters. */
export interface Learned {
  stems: readonly string[];
  /** How much each says, from 0 to 1. */
  weights: readonly number[];
  quantised: Quantised;
  others: readonly { stem: string; meanings: readonly { english: number; share: number }[] }[];
}

/** Characters that a line can share with the one before it, to stay one character of one byte. */
const mostShared = 60;

/** Lines without what each shares with the line before it: `decode.ts` undoes it. */
function frontCoded(stems: readonly string[]): Buffer {
  let before = '';
  const lines = stems.map((stem) => {
    let shared = 0;
    while (shared < mostShared && shared < stem.length && stem[shared] === before[shared]) shared++;
    before = stem;
    return String.fromCharCode(48 + shared) + stem.slice(shared);
  });
  return Buffer.from(lines.join('\n'));
}

/** The tables as text that `decodeTables` reads. */
export function encodeTables({ stems, weights, quantised, others }: Learned): string {
  const { step, scale, books, codes } = quantised;
  const width = step * (codes.length / stems.length);
  const meanings = Uint16Array.from(
    others.flatMap(({ meanings: [first, second] }) => [first?.english ?? 0, second?.english ?? 0]),
  );
  const share = (of: { share: number } | undefined) => Math.round(15 * (of?.share ?? 0));
  const shares = others.map(({ meanings: [first, second] }) => share(first) * 16 + share(second));
  const parts = [
    Buffer.from(JSON.stringify({ width, step, scale })),
    frontCoded(stems),
    Uint8Array.from(weights, (weight) => Math.round(weight * 255)),
    codes,
    new Uint8Array(books.buffer),
    frontCoded(others.map(({ stem }) => stem)),
    new Uint8Array(meanings.buffer),
    Uint8Array.from(shares),
  ].flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(part.length);
    return [length, part];
  });
  const bytes = brotliCompressSync(Buffer.concat(parts), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  return bytes.toString('base64');
}
