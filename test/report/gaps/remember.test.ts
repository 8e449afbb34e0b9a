import { describe, expect, test } from 'vitest';
import { emptyMemory, type Memory } from '../../../src/report/gaps/gap.ts';
import { type IdentifiedTopic, withReport } from '../../../src/report/gaps/remember.ts';
import type { Period } from '../../../src/report/source/period.ts';
import { gapOf, idOf, memoryOf, reportTo } from './gaps.ts';

const period = { from: '2026-11-09', to: '2026-11-16' };
/** Two weeks of ten questions a day, and of one more each day from 9 November on. */
const questionsByDay = new Map(
  // And a day that is not the report's.
  Array.from({ length: 15 }, (_, at) => [
    `2026-11-${String(at + 2).padStart(2, '0')}`,
    at < 7 ? 10 : 11,
  ]),
);

function rememberOver(
  memory: Memory,
  topics: readonly IdentifiedTopic[] = [],
  of: Period = period,
): Memory {
  const totals = { answered: 60, unanswered: 20 };
  return withReport({
    memory,
    read: { period: of, readFrom: '2026-11-02', totals, questionsByDay },
    topics,
  });
}

const topicOf = (number: number, fields: Partial<IdentifiedTopic> = {}): IdentifiedTopic => ({
  id: idOf(100 + number),
  gapId: idOf(number),
  label: `Topic ${number}`,
  isAsked: true,
  rows: [
    { hash: 7, day: '2026-11-10' },
    { hash: 3, day: '2026-11-15' },
    { hash: 3, day: '2026-11-09' },
    { hash: 20, day: '2026-11-08' },
    { hash: 1, day: '2026-11-16' },
    { hash: 5, day: null },
  ],
  ...fields,
});

describe('a report', () => {
  test('is remembered with what was asked, and on which days that none had read', () => {
    expect(rememberOver(emptyMemory).reports).toEqual([
      {
        ...period,
        readFrom: '2026-11-02',
        questions: 80,
        unanswered: 20,
        freshFrom: '2026-11-09',
        freshQuestions: 77,
      },
    ]);
  });

  test.each([
    ['2026-11-09', '2026-11-09', 77],
    ['2026-11-12', '2026-11-12', 44],
    ['2026-11-08', '2026-11-09', 77],
    ['2026-11-17', '2026-11-16', 0],
  ])('after one that ended on %s has fresh days from %s on', (to, freshFrom, freshQuestions) => {
    const before = memoryOf(
      [],
      ['2026-10-25', '2026-11-01', to].map((end) => reportTo(end)),
    );
    const report = rememberOver(before).reports.find((one) => one.to === period.to);
    expect(report).toMatchObject({ freshFrom, freshQuestions });
  });

  test('stands in the order of their ends and beginnings, and takes its own place', () => {
    const long = { from: '2026-10-16', to: '2026-11-16' };
    const reports = [
      reportTo('2026-11-02'),
      { ...reportTo('2026-11-16'), ...long },
      reportTo('2026-11-20'),
      { ...reportTo('2026-11-10'), from: '2026-11-09' },
    ];
    const periods = ({ reports: all }: Memory) => all.map(({ from, to }) => `${from} ${to}`);
    const once = rememberOver(memoryOf([], reports));
    expect(periods(once)).toEqual([
      '2026-10-26 2026-11-02',
      '2026-11-09 2026-11-10',
      '2026-10-16 2026-11-16',
      '2026-11-09 2026-11-16',
      '2026-11-13 2026-11-20',
    ]);
    expect(periods(rememberOver(once))).toEqual(periods(once));
  });

  test('is the last of 26', () => {
    const reports = Array.from({ length: 26 }, (_, at) =>
      reportTo(`2025-${10 + Math.floor(at / 13)}-${10 + (at % 13)}`),
    );
    const kept = rememberOver(memoryOf([], reports)).reports;
    expect(kept).toHaveLength(26);
    expect([kept[0], kept.at(-1)?.to]).toEqual([reports[1], '2026-11-16']);
  });
});

describe('a gap', () => {
  test('has what its topic tells, and the count of its fresh days', () => {
    expect(rememberOver(emptyMemory, [topicOf(1)]).gaps).toEqual([
      {
        id: idOf(1),
        topicId: idOf(101),
        heading: 'Topic 1',
        firstReported: '2026-11-09',
        lastReported: '2026-11-16',
        rows: 6,
        hashes: [1, 3, 5, 7, 20],
        counts: { '2026-11-16': 3 },
        dismissed: false,
        request: 'none',
        told: null,
        ...{ ours: false, place: null, job: null, pull: null, fix: null },
      },
    ]);
  });

  test('keeps what is known of it, and the end of the period in which it was asked last', () => {
    const known = gapOf({
      id: idOf(1),
      dismissed: true,
      firstReported: '2026-10-05',
      lastReported: '2026-11-02',
      counts: { '2026-11-02': 4 },
    });
    const memory = memoryOf([known], [reportTo('2026-11-02')]);
    const [asked] = rememberOver(memory, [topicOf(1)]).gaps;
    expect(asked).toMatchObject({
      dismissed: true,
      // It was ticked under this one.
      heading: 'Gap 1',
      firstReported: '2026-10-05',
      lastReported: '2026-11-16',
      counts: { '2026-11-02': 4, '2026-11-16': 3 },
    });
    const [before] = rememberOver(memory, [topicOf(1, { isAsked: false })]).gaps;
    expect(before?.lastReported).toBe('2026-11-02');
    expect(rememberOver(emptyMemory, [topicOf(1, { isAsked: false })]).gaps[0]?.lastReported).toBe(
      '2026-11-16',
    );
  });

  test('of a period that has no fresh day has no count of it', () => {
    const memory = memoryOf([], [reportTo('2026-11-20')]);
    expect(rememberOver(memory, [topicOf(1)]).gaps[0]?.counts).toEqual({});
  });

  test('that was not asked stays while there are few reports', () => {
    const memory = memoryOf([gapOf({ id: idOf(1), lastReported: null })]);
    expect(rememberOver(memory).gaps.map(({ id }) => id)).toEqual([idOf(1)]);
  });

  test('has 32 hashes at most, the smallest', () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({ hash: 140 - at, day: '2026-11-10' }));
    const [gap] = rememberOver(emptyMemory, [topicOf(1, { rows })]).gaps;
    expect(gap).toMatchObject({ rows: 40, counts: { '2026-11-16': 40 } });
    expect(gap?.hashes).toEqual(Array.from({ length: 32 }, (_, at) => 101 + at));
  });

  test('begins with two rows, and goes on with one', () => {
    const rows = [{ hash: 1, day: '2026-11-10' }];
    expect(rememberOver(emptyMemory, [topicOf(1, { rows })]).gaps).toEqual([]);
    const memory = memoryOf([gapOf({ id: idOf(1) })]);
    expect(rememberOver(memory, [topicOf(1, { rows })]).gaps).toMatchObject([{ rows: 1 }]);
  });

  test('that was not asked loses its sample, and after eight reports all, unless it was touched', () => {
    const reports = Array.from({ length: 8 }, (_, at) => reportTo(`2026-10-${10 + at}`));
    const gaps = [
      gapOf({ id: idOf(1), lastReported: '2026-10-10', hashes: [1] }),
      gapOf({ id: idOf(2), lastReported: '2026-10-11', hashes: [2] }),
      gapOf({ id: idOf(3), lastReported: '2026-10-10', request: 'taken', hashes: [3] }),
      gapOf({ id: idOf(4), lastReported: null }),
      gapOf({
        id: idOf(5),
        lastReported: '2026-10-17',
        counts: { '2026-10-10': 1, '2026-10-11': 2, '2026-10-12': 0 },
      }),
    ];
    const after = rememberOver(memoryOf(gaps, reports), [topicOf(6)]).gaps;
    expect(after.map(({ id }) => id)).toEqual([6, 2, 3, 5].map(idOf));
    expect(after.slice(1).map(({ hashes }) => hashes)).toEqual([[], [], []]);
    expect(after[3]?.counts).toEqual({ '2026-10-11': 2 });
  });
});
