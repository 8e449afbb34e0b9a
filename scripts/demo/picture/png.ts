import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Enough for smooth text in two colours. */
const mostColours = 22;
/** PNG's colour types for three and four bytes a pixel, and for a palette. */
const bytesPerPixel = new Map([
  [2, 3],
  [6, 4],
]);
const palette = 3;

/**
 * A browser's PNG with at most 22 colours, a byte each, pressed hard: text in a few colours takes
 * a third. Those used most stay, every other becomes the nearest; transparency is dropped.
 *
 * @throws Error if the PNG is not of eight bits a channel, in true colour, not interlaced
 */
export function smallerPng(png: Buffer): Buffer {
  const { header, data } = readChunks(png);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const size = bytesPerPixel.get(header[9] ?? 0);
  if (header[8] !== 8 || header[12] !== 0 || size === undefined) {
    throw new Error('The picture is not a PNG of eight bits a channel in true colour.');
  }
  const pixels = unfiltered(inflateSync(data), { stride: width * size, size, height });
  const { colours, indices } = fewColours(pixels, size);
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const newHeader = Buffer.from(header);
  newHeader[9] = palette;
  return Buffer.concat([
    signature,
    chunk('IHDR', newHeader),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function readChunks(png: Buffer): { header: Buffer; data: Buffer } {
  const parts: Buffer[] = [];
  let header = Buffer.alloc(13);
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = Buffer.from(content);
    if (type === 'IDAT') parts.push(content);
    at += length + 12;
  }
  return { header, data: Buffer.concat(parts) };
}

/** Undoes the filter that each row of a PNG begins with the number of. */
function unfiltered(
  raw: Buffer,
  { stride, size, height }: { stride: number; size: number; height: number },
): Buffer {
  const pixels = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)];
    for (let at = 0; at < stride; at += 1) {
      const here = row * stride + at;
      const left = at < size ? 0 : (pixels[here - size] ?? 0);
      const up = row === 0 ? 0 : (pixels[here - stride] ?? 0);
      const corner = at < size || row === 0 ? 0 : (pixels[here - stride - size] ?? 0);
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      pixels[here] = (raw[row * (stride + 1) + 1 + at] ?? 0) + (guesses[filter ?? 0] ?? 0);
    }
  }
  return pixels;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const distances = [left, up, corner].map((value) => Math.abs(guess - value));
  const nearest = distances.indexOf(Math.min(...distances));
  return [left, up, corner][nearest] ?? 0;
}

/** The colours used most, and for each pixel the place of the nearest of them. */
function fewColours(pixels: Buffer, size: number): { colours: number[]; indices: Uint8Array } {
  const all = Uint32Array.from({ length: pixels.length / size }, (_, pixel) =>
    pixels.readUIntBE(pixel * size, 3),
  );
  const counts = new Map<number, number>();
  for (const colour of all) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const colours = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, mostColours)
    .map(([colour]) => colour);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour, colours)]));
  return { colours, indices: Uint8Array.from(all, (colour) => places.get(colour) ?? 0) };
}

function nearest(colour: number, colours: readonly number[]): number {
  const distances = colours.map((other) =>
    [16, 8, 0].reduce(
      (sum, bits) => sum + (((colour >> bits) & 255) - ((other >> bits) & 255)) ** 2,
      0,
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
