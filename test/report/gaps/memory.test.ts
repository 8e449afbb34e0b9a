import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/report/gaps/events.ts';
import { journalOf } from '../../../src/report/gaps/journal.ts';
import { joinMemories, type Memory, type RememberedGap } from '../../../src/report/gaps/memory.ts';
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

const ticked = (gap: string, box: 'fix' | 'dismiss', at = '2026-11-10T08:00:00Z'): Event => ({
  kind: 'box',
  gap,
  box,
  ticked: true,
  revision: 1,
  at,
});

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
      hashes: fc.array(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { maxLength: 32 }),
      rows: count,
      lastReported: fc.option(day),
      counted: fc.option(fc.record({ since: day, words: days, model: fc.option(days) })),
      fix: fc.option(fc.constantFrom(fixOf(), fixOf({ verdict: 'watching', isFinal: false }))),
      box: fc.option(fc.constantFrom('fix', 'dismiss')),
    }),
    { selector: ({ number }) => number, maxLength: 8 },
  )
  .map((all) =>
    memoryOf(
      all.map(({ number, box, ...gap }) => gapOf({ id: idOf(number), ...gap })),
      { events: all.flatMap(({ number, box }) => (box ? [ticked(idOf(number), box)] : [])) },
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
    const counted = { since: '2020-01-01', words, model: null };
    const memory = memoryOf([gapOf({ id: idOf(1), counted })]);
    expect(reread(memory)).toEqual(memory);
  });

  test('is found by its subject; if there are several, the last written counts', () => {
    const [older, newer] = [1, 2].map((revision) => encode(memoryOf([], { revision })).comment);
    expect(read(`${newer}\n${older}`).revision).toBe(2);
    expect(read(`${newer}\n<!-- docs-agent-action memory abc -->`).revision).toBe(2);
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
        journal: journalOf([
          { kind: 'started', gap: idOf(1), run: '1/1', jobId: '../x', at: '2026-11-10T08:00:00Z' },
        ]),
      }),
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
      const hashes = Array.from({ length: 32 }, () => Math.floor(random() * 2 ** 24));
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

  test('is freed by dropping counts by report before any gap', () => {
    const memory = largeMemory(80);
    const ends = Array.from({ length: 12 }, (_, at) => addDays('2026-08-03', 7 * at));
    const counted = memory.gaps.map((gap, at) => ({
      ...gap,
      byReport: Object.fromEntries(ends.map((end, n) => [end, (at * 37 + n * n * 91) % 1_000])),
    }));
    const few = { ...memory, gaps: counted.slice(0, 20) };
    expect(read(encode(few).comment).gaps).toEqual(few.gaps);
    const retained = read(encode({ ...memory, gaps: counted }).comment).gaps;
    expect(retained).toEqual(read(encode(memory).comment).gaps);
  });

  test('goes to gaps that people decided on, then to what an open verdict needs, then to the latest', () => {
    const memory = largeMemory(400);
    const of = (at: number) => memory.gaps[at] as RememberedGap;
    // All of these were last asked long ago.
    const [decided, open, rival, later, far] = [of(399), of(391), of(383), of(375), of(367)];
    // Of the gaps that are near the open one, only `rival` was known at its tick.
    const { anchor } = open;
    const since = '2026-11-01';
    const changed = new Map([
      [rival, { ...rival, anchor, firstReported: '2026-10-05' }],
      [later, { ...later, anchor, firstReported: '2026-11-09' }],
      [far, { ...far, anchor: anchorOf('Is it free for students?'), firstReported: '2026-10-05' }],
    ]);
    const counted = { since, words: { [since]: 1 }, model: null };
    const { comment } = encode({
      ...memory,
      gaps: memory.gaps.map((gap) =>
        gap === open ? { ...gap, counted } : (changed.get(gap) ?? gap),
      ),
      journal: journalOf([ticked(decided.id, 'dismiss')]),
    });
    const retained = new Set(read(comment).gaps.map(({ id }) => id));
    for (const gap of [decided, open, rival]) expect(retained.has(gap.id)).toBe(true);
    for (const gap of [later, far]) expect(retained.has(gap.id)).toBe(false);
    expect(retained.has(of(0).id)).toBe(true);
  });

  test('is not used up by gaps that were settled long ago', () => {
    const at = (number: number) => `${addDays('2020-01-01', number)}T08:00:00Z`;
    const settled = new Map(
      Array.from({ length: 3_000 }, (_, number) => [idOf(number), at(number)]),
    );
    const retained = read(encode({ ...largeMemory(80), settled }).comment);
    expect(retained.gaps.length).toBeGreaterThan(60);
    expect([...retained.settled.keys()]).toContain(idOf(2_999));
  });

  test('is reported if it is too small for people’s decisions', () => {
    const memory = largeMemory(200);
    const journal = journalOf(memory.gaps.map(({ id }) => ticked(id, 'dismiss')));
    const { comment, forgotten } = encode({ ...memory, journal });
    expect(read(comment).gaps.length + forgotten).toBe(200);
  });
});

describe('a gap that was settled', () => {
  const long = Array.from({ length: 26 }, (_, week) => reportTo(addDays('2026-11-16', week * 7)));
  const [dismissed, fixed, open] = [1, 2, 3].map((number) => idOf(number));
  const memory = memoryOf(
    [
      gapOf({ id: idOf(1) }),
      gapOf({ id: idOf(2), fix: fixOf() }),
      gapOf({ id: idOf(3), fix: fixOf({ isFinal: false, verdict: 'watching' }) }),
    ],
    {
      reports: long,
      events: [
        ticked(idOf(1), 'dismiss'),
        {
          kind: 'merged',
          gap: idOf(2),
          prLink: fixOf().prLink,
          by: 'agent',
          on: '2026-11-01',
          at: '2026-11-02T08:00:00Z',
        },
        ticked(idOf(3), 'fix'),
      ],
    },
  );

  test('and not asked for 26 reports leaves only its id, its date, and its sum in the ledger', () => {
    const retained = reread(memory);
    expect(retained.gaps.map(({ id }) => id)).toEqual([open]);
    expect(retained.settled).toEqual(
      new Map([
        [dismissed, '2026-11-10T08:00:00Z'],
        [fixed, '2026-11-02T08:00:00Z'],
      ]),
    );
    expect(sumFixResults(retained)).toEqual(sumFixResults(memory));
    expect(encode(memory).forgotten).toBe(0);
    const shorter = { ...memory, reports: long.slice(1) };
    expect(reread(shorter).gaps).toHaveLength(3);
  });

  test('stays settled, whatever an older read has, until people decide again', () => {
    const retained = reread(memory);
    for (const both of [joinMemories(retained, memory), joinMemories(memory, retained)]) {
      expect([...both.journal.decisions.keys()]).toEqual([open]);
    }
    const again = ticked(idOf(1), 'fix', '2027-06-01T08:00:00Z');
    const later = { ...memory, journal: journalOf([...memory.journal.values(), again]) };
    expect(joinMemories(retained, later).journal.decisions.get(idOf(1))).toMatchObject({
      ticked: { fix: true, dismiss: false },
    });
  });
});

test('joining two reads takes the counts of the later one and the decisions of both', () => {
  fc.assert(
    fc.property(memories, memories, (a, b) => {
      const newer = { ...b, revision: 2 };
      const both = joinMemories(a, newer);
      expect(joinMemories(newer, a)).toEqual(both);
      expect(joinMemories(both, a)).toEqual(both);
      expect(both).toMatchObject({ revision: 2, reports: newer.reports });
      for (const gap of newer.gaps) expect(both.gaps).toContainEqual(gap);
      const decided = new Set([...both.journal.values()].map(({ gap }) => gap));
      for (const { id } of a.gaps) {
        const isKnown = both.gaps.some((gap) => gap.id === id);
        expect(isKnown).toBe(decided.has(id) || newer.gaps.some((gap) => gap.id === id));
      }
    }),
  );
});
