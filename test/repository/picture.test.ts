import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { persuasivePart } from '../../scripts/demo/picture/part.ts';
import { smallerPng } from '../../scripts/demo/picture/png.ts';
import { renderReport, reportMarkdown } from '../../src/report/render/report.ts';
import { fortnight } from '../report/fortnight.ts';
import { renderGfm, textOf } from '../report/rendered.ts';
import { sampleMeta } from '../report/sample.ts';

const signature = '89504e470d0a1a0a';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG in true colour, two pixels wide, a row for each filter. */
function png(rows: number[][], colourType = 2): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, colourType, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from(signature, 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours of a PNG with a palette, row by row. */
function coloursOf(file: Buffer): string[][] {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    parts.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += length + 12;
  }
  expect(parts.get('IHDR')?.[9]).toBe(3);
  const palette = parts.get('PLTE')?.toString('hex').match(/.{6}/g) ?? [];
  const rows = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0))
    .toString('hex')
    .match(/.{6}/g);
  return (rows ?? []).map((row) =>
    [row.slice(2, 4), row.slice(4)].map((place) => palette[Number.parseInt(place, 16)] ?? ''),
  );
}

describe('smallerPng', () => {
  it('keeps the picture, whatever its rows were filtered by', () => {
    const rows = [
      [0, 1, 2, 3, 4, 5, 6],
      [1, 10, 20, 30, 1, 1, 1],
      [2, 1, 1, 1, 255, 0, 1],
      [3, 4, 4, 4, 4, 4, 4],
      [4, 1, 1, 1, 1, 1, 1],
    ];
    expect(coloursOf(smallerPng(png(rows)))).toEqual([
      ['010203', '040506'],
      ['0a141e', '0b151f'],
      ['0b151f', '0a1520'],
      ['090e13', '0d151d'],
      ['0a0f14', '0e161e'],
    ]);
  });

  it('takes the nearest of the colours used most if there are too many', () => {
    const rows = Array.from({ length: 40 }, (_, at) => [0, 9, 9, 9, 4 * at, 4 * at, 4 * at]);
    const colours = coloursOf(smallerPng(png(rows))).flat();
    expect(new Set(colours).size).toBe(22);
    expect(colours.filter((colour) => colour === '090909')).not.toHaveLength(0);
  });

  it('refuses what it cannot read', () => {
    expect(() => smallerPng(png([[0, 1, 2]], 0))).toThrow(/not a PNG of eight bits/);
  });
});

describe('the part of a report that the picture shows', () => {
  it('is what to start with, the head of the table, and the first topic, open', () => {
    const { model, details } = fortnight();
    const markdown = reportMarkdown(renderReport({ model, details, meta: sampleMeta }));
    const rendered = renderGfm(persuasivePart(markdown));
    expect(textOf(rendered, 'h3')).toEqual(['Start here', 'Topics']);
    expect(rendered.querySelectorAll('tbody > tr')).toHaveLength(4);
    expect(textOf(rendered, 'details[open] > summary')).toEqual([
      'Verify a webhook signature · 7 conversations, up from 2',
    ]);
    expect(rendered.querySelectorAll('details')).toHaveLength(2);
  });

  it('is not there without a topic', () => {
    expect(() => persuasivePart('## Documentation gaps\n')).toThrow('no topic');
  });
});
