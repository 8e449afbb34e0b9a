import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeMemory, encodeMemory, withoutMemory } from '../../../src/report/gaps/codec.ts';
import { emptyMemory, type Memory } from '../../../src/report/gaps/gap.ts';
import { withPullRequest } from '../../../src/report/gaps/job.ts';
import {
  gapOf,
  idOf,
  largeMemory,
  memoryOf,
  reportTo,
  subject,
  withIntention,
  withJob,
} from './gaps.ts';

const written = (memory: Memory) => encodeMemory({ memory, subject }).comment;
const read = (body: string) => decodeMemory({ body, subject });

const full = withPullRequest(
  withJob(
    withIntention(
      memoryOf([
        gapOf({ id: idOf(1), hashes: [1, 2, 16_777_215], counts: { '2026-11-09': 3 } }),
        gapOf({ id: idOf(2), dismissed: true, told: { news: 'rising', to: '2026-11-09' } }),
      ]),
      idOf(1),
      { run: '4242/1' },
    ),
    idOf(1),
    { jobId: 'job_01' },
  ),
  idOf(1),
  { is: 'merged', on: '2026-11-05' },
);

/** A hidden comment like ours with this in it. */
function commentOf(content: string | Buffer): string {
  const [head] = /^<!-- \S+ memory \w+ /.exec(written(full)) ?? [''];
  return `${head}${Buffer.from(content).toString('base64')} -->`;
}

describe('a memory in a body', () => {
  test('is read as it was written, after an edit in the browser too', () => {
    const body = `Report\n\n${written(full)}\n`;
    expect(read(body)).toEqual(full);
    expect(read(body.replaceAll('\n', '\r\n'))).toEqual(full);
  });

  test('is one hidden comment, which ends where it should', () => {
    expect(written(largeMemory({ gaps: 50, seed: 1 }))).toMatch(
      /^<!-- docs-agent-action memory [0-9a-f]{12} [A-Za-z0-9+/=]+ -->$/,
    );
  });

  test('is that of the latest report where there are several', () => {
    const older = written(memoryOf([], [reportTo('2026-11-02')]));
    expect(read(`${written(full)}\n\n${older}`)).toEqual(full);
    expect(read(`${older}\n\n${written(full)}`)).toEqual(full);
  });

  test.each([
    { projectId: 'other-docs', scope: 'all' },
    { projectId: 'acme-docs', scope: 'pull-request' },
  ])('counts only for its own project and scope, not for %o', (other) => {
    const { comment } = encodeMemory({ memory: full, subject: other });
    expect(read(comment)).toBeNull();
    expect(read(`${comment}\n${written(full)}`)).toEqual(full);
  });

  test('holds nothing that goes without saying', () => {
    const ends = Array.from({ length: 9 }, (_, at) => `2026-09-${10 + at}`);
    const gaps = [
      gapOf({ id: idOf(1), counts: { '2026-09-11': 2, '2026-09-18': 1, '2026-09-10': 5 } }),
      { ...gapOf({ id: idOf(2), hashes: [0, 258] }), topicId: 'other', told: null, counts: {} },
    ];
    const reports = ends.map((to) => reportTo(to));
    const packed = / (\S+) -->$/.exec(written(memoryOf(gaps, reports)))?.[1] ?? '';
    const json = brotliDecompressSync(Buffer.from(packed, 'base64')).toString();
    const dates = { firstReported: '2026-11-02', lastReported: '2026-11-09' };
    expect(JSON.parse(json)).toEqual({
      version: 1,
      reports,
      gaps: [
        { id: idOf(1), heading: 'Gap 1', ...dates, counts: [2, 0, 0, 0, 0, 0, 0, 1] },
        { id: idOf(2), topicId: 'other', heading: 'Gap 2', ...dates, rows: 2, hashes: 'AAAAAAEC' },
      ],
      opened: null,
      revision: 0,
      lookedAt: null,
      past: emptyMemory.past,
    });
    const kept = read(written(memoryOf(gaps, reports)));
    expect(kept).toEqual(
      memoryOf(
        [
          gapOf({ id: idOf(1), counts: { '2026-09-11': 2, '2026-09-18': 1 } }),
          gaps[1] ?? gapOf({ id: '' }),
        ],
        reports,
      ),
    );
  });

  test('is looked for in the last 20 comments of a body', () => {
    const broken = commentOf('not compressed');
    expect(read([written(full), ...Array(19).fill(broken)].join('\n'))).toEqual(full);
    expect(read([written(full), ...Array(20).fill(broken)].join('\n'))).toBe('broken');
  });

  test('of the same report more than once is the last', () => {
    const [one, other] = [memoryOf([gapOf({ id: idOf(1) })]), memoryOf([gapOf({ id: idOf(2) })])];
    expect(read(`${written(one)}\n${written(other)}`)).toEqual(other);
    expect(read(`${written(memoryOf([], []))}\n${written(other)}`)).toEqual(other);
    expect(read(`${written(other)}\n${written(memoryOf([], []))}`)).toEqual(other);
  });

  test('counts only on a line of its own', () => {
    expect(read(`question: "${written(full)}"`)).toBeNull();
  });

  test.each([
    ['text', 'not compressed'],
    ['another version', brotliCompressSync('{"version":2,"reports":[],"gaps":[]}')],
    ['a field of another type', brotliCompressSync('{"version":1,"reports":[],"gaps":{}}')],
    [
      'a gap twice',
      brotliCompressSync(
        JSON.stringify({
          version: 1,
          reports: [],
          gaps: [1, 1].map((number) => ({ id: idOf(number), topicId: 'a', heading: 'b' })),
        }),
      ),
    ],
    ['a bomb', brotliCompressSync(`{"version":1,"reports":[],"gaps":[]${' '.repeat(2 ** 25)}}`)],
  ])('is broken with %s in it', (_, content) => {
    expect(read(commentOf(content))).toBe('broken');
  });

  test('gives no heading that spans lines, and no link that a shell could read', () => {
    const gap = { id: idOf(1), topicId: 'a', heading: 'One\n- [x] two\u202e' };
    const json = JSON.stringify({ version: 1, reports: [], gaps: [gap] });
    expect(read(commentOf(brotliCompressSync(json)))).toMatchObject({
      gaps: [{ heading: 'One - [x] two' }],
    });
    const pull = { ...full.gaps[0]?.pull, prLink: 'https://a.example/$(id)' };
    const unsafe = JSON.stringify({ version: 1, reports: [], gaps: [{ ...gap, pull }] });
    expect(read(commentOf(brotliCompressSync(unsafe)))).toBe('broken');
  });

  test('can be taken out of it', () => {
    expect(withoutMemory(`Report\n\n${written(full)}\n`)).toBe('Report');
  });
});
