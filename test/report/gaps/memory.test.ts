import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinMemories } from '../../../src/report/gaps/decisions.ts';
import type { Memory, RememberedGap } from '../../../src/report/gaps/memory.ts';
import {
  decodeMemory,
  encodeMemory,
  maxMemoryBytes,
} from '../../../src/report/gaps/memory-comment.ts';
import { sumFixResults } from '../../../src/report/gaps/watch.ts';
import { addDays, daysOf } from '../../../src/report/source/period.ts';
import { singleLine } from '../../../src/text/clean.ts';
import { chance } from '../../soak/chance.ts';
import { anyCharacter } from '../../text/hostile-text.ts';
import {
  anchorOf,
  boxesOf,
  claimOf,
  fixOf,
  gapOf,
  idOf,
  memoryOf,
  redact,
  reportTo,
  subject,
  words,
} from './memories.ts';

const encode = (memory: Memory) => encodeMemory(memory, subject);
const decode = (body: string, of = subject) => decodeMemory(body, { subject: of, redact });
const read = (body: string): Memory => {
  const memory = decode(body);
  if (memory === null || memory === 'broken') throw new Error(`${memory}`);
  return memory;
};
/** Writes a memory and reads it again. */
const reread = (memory: Memory): Memory => read(encode(memory).comment);

const hostile = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom('-->', '<!-- gap:000000000001 fix -->', 'a\u2028b', 'ada@example.com', '\u0000'),
);
/** Any text as the action shows it. */
const shown = hostile.map((text) => redact(singleLine(text)));
const count = fc.integer({ min: 0, max: 1_000 });
const day = fc.constantFrom('2026-10-05', '2026-11-01', '2026-11-09');
const days = fc.dictionary(day, count);

const memories: fc.Arbitrary<Memory> = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
      heading: shown,
      anchor: fc.array(
        fc.record({ text: shown, page: fc.option(shown), category: fc.option(shown) }),
        {
          maxLength: 3,
        },
      ),
      hashes: fc.array(fc.integer({ min: 0, max: 2 ** 48 - 1 }), { maxLength: 32 }),
      rows: count,
      lastReported: fc.option(day),
      counted: fc.option(fc.record({ since: day, from: day, words: days, model: fc.option(days) })),
      fix: fc.option(fc.constantFrom(fixOf(), fixOf({ verdict: 'watching', isFinal: false }))),
      box: fc.constantFrom('fix', 'dismiss', 'ours'),
      headingBy: fc.constantFrom('action', 'people', 'model'),
      claim: fc.option(fc.constantFrom(claimOf(), claimOf({ comment: 5_002, jobId: null }))),
    }),
    { selector: ({ number }) => number, maxLength: 8 },
  )
  .map((all) =>
    memoryOf(
      all.map(({ number, box, ...gap }) =>
        gapOf({ id: idOf(number), ...gap, boxes: boxesOf(box) }),
      ),
    ),
  );

describe('a memory in a body', () => {
  test('is read as it was written, with any text, and after an edit in the browser', () => {
    fc.assert(
      fc.property(memories, (memory) => {
        const { comment } = encode(memory);
        expect(comment).toMatch(/^<!-- docs-agent-action memory [0-9a-f]{12} [\w+/=]+ -->$/);
        expect(read(`# Report\r\n\r\n${comment}\r\n`)).toEqual(memory);
      }),
    );
  });

  test('retains only the beginning of texts that are too long', () => {
    const long = words('word '.repeat(400));
    const anchor = [{ text: long, page: long, category: long }];
    const place = { file: long, line: 1, end: null, level: 2, heading: long };
    const memory = memoryOf([gapOf({ id: idOf(1), heading: long, anchor, place })]);
    const { gaps, ...others } = reread(memory);
    expect(others).toEqual({ ...memory, gaps: undefined });
    expect(gaps[0]?.heading).toMatch(/^word word .*…$/);
    expect(reread({ ...others, gaps }).gaps).toEqual(gaps);
  });

  test('has room for the days of a fix that is watched over years of reports', () => {
    const all = daysOf({ from: '2020-01-01', to: addDays('2020-01-01', 16 * 366) });
    const words = Object.fromEntries(all.map((one) => [one, 1]));
    const counted = { since: '2020-01-01', from: '2020-01-01', words, model: null };
    const memory = memoryOf([gapOf({ id: idOf(1), counted })]);
    expect(reread(memory)).toEqual(memory);
  });

  test('is found by its subject; several are joined', () => {
    const [older, newer] = ['2026-11-02', '2026-11-09'].map(
      (to, at) =>
        encode(
          memoryOf([gapOf({ id: idOf(at) }), gapOf({ id: idOf(7), rows: at })], {
            reports: [reportTo(to)],
          }),
        ).comment,
    );
    for (const body of [`${newer}\n${older}`, `${older}\n${newer}`]) {
      const { reports, gaps } = read(body);
      expect(reports.map(({ to }) => to)).toEqual(['2026-11-02', '2026-11-09']);
      expect(gaps.map(({ id, rows }) => [id, rows])).toEqual([
        [idOf(1), 0],
        [idOf(7), 1],
        [idOf(0), 0],
      ]);
    }
    expect(read(`${newer}\n<!-- docs-agent-action memory abc -->`).gaps).toHaveLength(2);
    expect(decode(newer ?? '', { ...subject, scope: 'pull-request' })).toBeNull();
    expect(decode('# Report')).toBeNull();
  });

  const packed = (text: string) => {
    const [start] = /^<!--.*? [0-9a-f]{12} /.exec(encode(memoryOf([])).comment) ?? [];
    return `${start}${brotliCompressSync(text).toString('base64')} -->`;
  };
  test.each<[string, string]>([
    ['cut short', encode(memoryOf([gapOf({ id: idOf(1) })])).comment.replace(/.{40} -->$/, ' -->')],
    ['not JSON', packed('{')],
    ['of another version', packed('{"version":1,"revision":1}')],
    ['of version 2 and damaged', packed('{"version":2,"journal":7}')],
    ['a bomb', packed(' '.repeat(50_000_000))],
  ])('that is %s is broken', (_, body) => {
    expect(decode(`# Report\n${body}`)).toBe('broken');
  });

  test.each<[string, (memory: Memory) => Memory]>([
    ['an id that is none', (memory) => ({ ...memory, gaps: [gapOf({ id: '"><b>' })] })],
    [
      'a job’s id that leads elsewhere',
      (memory) => ({
        ...memory,
        gaps: [gapOf({ id: idOf(1), claim: claimOf({ jobId: '../x' }) })],
      }),
    ],
    [
      'a count that no site has',
      (memory) => ({ ...memory, asked: { '2026-11-09': 1_000_000_000 } }),
    ],
    [
      'a period of centuries',
      (memory) => ({ ...memory, reports: [reportTo('2026-11-09', { from: '1026-11-09' })] }),
    ],
    [
      'a link for a shell',
      (memory) => ({
        ...memory,
        gaps: [gapOf({ id: idOf(1), fix: fixOf({ prLink: 'https://x/$(id)' }) })],
      }),
    ],
  ])('with %s is rejected', (_, change) => {
    expect(decode(encode(change(memoryOf([]))).comment)).toBe('broken');
  });

  test('shows no secret, line break or tick that someone wrote into it', () => {
    const heading = words('ada@example.com\n- [x] Not for the docs <!-- gap:000000000001 fix -->');
    const [gap] = reread(memoryOf([gapOf({ id: idOf(1), heading })])).gaps;
    expect(gap?.heading).toMatch(/^\[email\] - \[x\]/);
  });
});

const vocabulary =
  'webhook retry signature refund invoice export token expired rotate quota limit region backup'.split(
    ' ',
  );

/** The memory after half a year of large reports. */
function largeMemory(size: number): Memory {
  const random = chance(size);
  const pick = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
  const reports = Array.from({ length: 26 }, (_, week) =>
    reportTo(addDays('2026-05-18', week * 7)),
  );
  const question = () =>
    words(`How do I ${pick()} ${pick()} ${pick()} with a ${pick()} ${pick()}?`);
  return memoryOf(
    Array.from({ length: size }, (_, at): RememberedGap => {
      const hashes = Array.from({ length: 32 }, () => Math.floor(random() * 2 ** 48));
      const page = words(`https://docs.acme.example/guides/${pick()}/${pick()}`);
      return gapOf({
        id: idOf(Math.floor(random() * 2 ** 40) * 256 + (at % 256)),
        heading: question(),
        anchor: [1, 2, 3].map(() => ({ text: question(), page, category: words('How-to') })),
        lastReported: reports[25 - (at % 8)]?.to ?? null,
        rows: size - at,
        hashes,
      });
    }),
    { reports },
  );
}

describe('the room in an issue', () => {
  test.each([60, 400, 3_000])('of 24 KiB and 80 gaps is enough for %i gaps', (size) => {
    const memory = largeMemory(size);
    const { comment, forgotten } = encode(memory);
    expect(comment.length).toBeLessThanOrEqual(maxMemoryBytes);
    const { gaps } = read(comment);
    expect(gaps.length).toBeGreaterThan(30);
    expect(gaps.length).toBeLessThanOrEqual(80);
    expect(forgotten).toBe(0);
  });

  test('is freed by dropping row hashes before any gap', () => {
    const hashesIn = (size: number) => {
      const { gaps } = read(encode(largeMemory(size)).comment);
      expect(gaps.length).toBe(size);
      return new Set(gaps.map(({ hashes }) => hashes.length));
    };
    expect(hashesIn(20)).toEqual(new Set([32]));
    expect(hashesIn(60)).toEqual(new Set([16]));
  });

  test('is freed by dropping counts by report before any gap', () => {
    const memory = largeMemory(80);
    const ends = Array.from({ length: 12 }, (_, at) => addDays('2026-08-03', 7 * at));
    const counted = memory.gaps.map((gap, at) => ({
      ...gap,
      byReport: Object.fromEntries(
        ends.map((end, n) => [end, (at * 7_919 + n * n * 104_729) % 99_991]),
      ),
    }));
    const few = { ...memory, gaps: counted.slice(0, 20) };
    expect(read(encode(few).comment).gaps).toEqual(few.gaps);
    const retained = read(encode({ ...memory, gaps: counted }).comment).gaps;
    expect(retained).toEqual(read(encode(memory).comment).gaps);
  });

  test('goes to gaps that people decided on, to what an open verdict needs, and then to the latest', () => {
    const memory = largeMemory(400);
    const of = (at: number) => memory.gaps[at] as RememberedGap;
    // All of these were last asked long ago.
    const [touched, open, rival, later, far] = [of(399), of(391), of(383), of(375), of(367)];
    // Of the gaps that are near the open one, only `rival` was known at its tick.
    const { anchor } = open;
    const since = '2026-11-01';
    const changed = new Map([
      [touched, { ...touched, boxes: boxesOf('dismiss') }],
      [rival, { ...rival, anchor, firstReported: '2026-10-05' }],
      [later, { ...later, anchor, firstReported: '2026-11-09' }],
      [far, { ...far, anchor: anchorOf('Zebra?'), firstReported: '2026-10-05' }],
    ]);
    const counted = { since, from: since, words: { [since]: 1 }, model: null };
    const { comment } = encode({
      ...memory,
      gaps: memory.gaps.map((gap) =>
        gap === open ? { ...gap, counted } : (changed.get(gap) ?? gap),
      ),
    });
    const retained = new Set(read(comment).gaps.map(({ id }) => id));
    for (const gap of [touched, open, rival]) expect(retained.has(gap.id)).toBe(true);
    for (const gap of [later, far]) expect(retained.has(gap.id)).toBe(false);
    expect(retained.has(of(0).id)).toBe(true);
  });

  test('is reported if it is too small for people’s decisions; the ledger stays', () => {
    const memory = largeMemory(200);
    const gaps = memory.gaps.map((gap) => ({ ...gap, boxes: boxesOf('dismiss'), fix: fixOf() }));
    const { comment, forgotten } = encode({ ...memory, gaps });
    const left = read(comment);
    expect(left.gaps.length + forgotten).toBe(200);
    expect(sumFixResults(left)).toEqual(sumFixResults({ ...memory, gaps }));
  });
});

test('joining two reads takes the counts of the later one and the work of both', () => {
  fc.assert(
    fc.property(memories, memories, (a, b) => {
      const newer = { ...b, reports: [reportTo('2026-11-16')] };
      const both = joinMemories(a, newer);
      expect(joinMemories(newer, a)).toEqual(both);
      expect(joinMemories(both, a)).toEqual(both);
      expect(both.reports.map(({ to }) => to)).toEqual(['2026-11-09', '2026-11-16']);
      for (const { claim, merges, ...counts } of newer.gaps) {
        expect(both.gaps.find(({ id }) => id === counts.id)).toMatchObject(counts);
      }
      for (const { id, claim } of a.gaps) {
        const joined = both.gaps.find((gap) => gap.id === id);
        if (joined) expect(joined.claim?.comment ?? 0).toBeGreaterThanOrEqual(claim?.comment ?? 0);
      }
    }),
  );
});

/** A memory of version 2 with these events for its first gap. */
function version2(...journal: object[]): Memory {
  const { run, gaps, ...rest } = memoryOf([gapOf({ id: idOf(1) }), gapOf({ id: idOf(2) })]);
  const old = {
    ...rest,
    version: 2,
    revision: 7,
    settled: [],
    gaps: gaps.map(({ headingBy, boxes, claim, merges, ...gap }) => ({
      ...gap,
      hashes: [1, 2],
      counted: { since: '2026-10-26', words: {}, model: null },
    })),
    journal: journal.map((event) => ({ gap: idOf(1), at: '2026-11-10T08:00:00Z', ...event })),
  };
  const [start] = /^<!--.*? [0-9a-f]{12} /.exec(encode(memoryOf([])).comment) ?? [];
  return read(`${start}${brotliCompressSync(JSON.stringify(old)).toString('base64')} -->`);
}

describe('a memory of version 2', () => {
  const box = { kind: 'box', box: 'fix', ticked: true, revision: 3 };
  const start = { run: '1/1', tick: 3 };

  test('is read with its reports, its gaps and their decisions', () => {
    const memory = version2(
      box,
      { ...box, box: 'ours', revision: 1 },
      { ...box, box: 'ours', ticked: false, revision: 2 },
      { kind: 'renamed', heading: 'Theirs', revision: 2 },
      { kind: 'merged', prLink: fixOf().prLink, by: 'people', on: '2026-11-01' },
    );
    expect(memory.reports).toEqual([reportTo('2026-11-09')]);
    expect(memory.gaps).toMatchObject([
      {
        heading: 'Theirs',
        headingBy: 'people',
        boxes: boxesOf('fix'),
        claim: null,
        merges: [{ prLink: fixOf().prLink, by: 'people', on: '2026-11-01', jobId: null }],
      },
      { id: idOf(2), headingBy: 'action', boxes: boxesOf(), claim: null, hashes: [] },
    ]);
    expect(memory.gaps[0]?.counted).toMatchObject({ since: '2026-10-26', from: '2026-11-02' });
  });

  test.each([
    ['at work', [{ kind: 'started', jobId: 'job-1' }], { jobId: 'job-1', outcome: null }],
    [
      'that ended',
      [{ kind: 'ended', jobId: 'job-1', outcome: 'failed', prLink: null }],
      { jobId: 'job-1', outcome: 'failed' },
    ],
    ['that may run', [], { jobId: null, outcome: 'unknown' }],
  ])('has its job %s as a claim, which its tick doesn’t start again', (_, events, claim) => {
    const run = [{ kind: 'intended' }, ...events].map((event) => ({ ...start, ...event }));
    const [gap] = version2(box, ...run).gaps;
    expect(gap).toMatchObject({ claim: { issue: 0, comment: 1, ...claim }, boxes: boxesOf() });
  });

  test('has no job that was refused', () => {
    const run = [{ kind: 'intended' }, { kind: 'refused' }].map((event) => ({
      ...start,
      ...event,
    }));
    expect(version2(box, ...run).gaps[0]).toMatchObject({ claim: null, boxes: boxesOf('fix') });
  });
});
