import { describe, expect, test } from 'vitest';
import type { Gap, Memory } from '../../../src/report/gaps/gap.ts';
import { matchGaps, type TopicToMatch, topicIds } from '../../../src/report/gaps/match.ts';
import { gapOf, idOf, memoryOf } from './gaps.ts';

/** Whole numbers from one to before another. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

const known = '2026-11-05';
const later = '2026-11-12';

/** A topic of rows that the last report has read, and of rows that came since. */
function topicOf(of: {
  id?: string;
  label?: string;
  old?: number[];
  fresh?: number;
}): TopicToMatch {
  const old = (of.old ?? []).map((hash) => ({ hash, day: known }));
  const fresh = range(0, of.fresh ?? 0).map((at) => ({ hash: 1e6 + at, day: later }));
  return { id: of.id ?? idOf(99), label: of.label ?? 'A topic', rows: [...old, ...fresh] };
}

const gapWith = (number: number, hashes: number[], fields: Partial<Gap> = {}) =>
  gapOf({ id: idOf(number), hashes, ...fields });

function matched(topics: TopicToMatch[], memory: Memory): (string | null)[] {
  return matchGaps({ topics, memory }).map((gap) => gap?.id ?? null);
}

describe('a topic', () => {
  test('is the gap that it shares its rows with, whatever its heading and own id are', () => {
    const memory = memoryOf([gapWith(1, range(0, 10)), gapWith(2, range(10, 14))]);
    const topics = [
      topicOf({ old: range(10, 14), fresh: 3, label: 'Other words' }),
      topicOf({ old: range(0, 9), fresh: 20 }),
    ];
    expect(matched(topics, memory)).toEqual([idOf(2), idOf(1)]);
  });

  test('is new where it shares none, or only a few of many', () => {
    const memory = memoryOf([gapWith(1, range(0, 20))]);
    expect(matched([topicOf({ fresh: 5 })], memory)).toEqual([null]);
    const topics = [topicOf({ old: [0, 1, ...range(100, 120)] }), topicOf({ old: range(2, 20) })];
    expect(matched(topics, memory)).toEqual([null, idOf(1)]);
  });

  test('that is the larger part of a gap that split keeps its name', () => {
    const memory = memoryOf([gapWith(1, range(0, 20))]);
    const topics = [topicOf({ old: range(0, 8) }), topicOf({ old: range(8, 20) })];
    expect(matched(topics, memory)).toEqual([null, idOf(1)]);
  });

  test('that two joined in has the name of the larger one', () => {
    const memory = memoryOf([gapWith(1, range(0, 8)), gapWith(2, range(8, 20))]);
    expect(matched([topicOf({ old: range(0, 20), fresh: 4 })], memory)).toEqual([idOf(2)]);
  });

  test('is not hidden by a dismissed gap that is the lesser part of it', () => {
    const few = gapWith(1, range(0, 4), { dismissed: true });
    const topics = [topicOf({ old: range(0, 9) })];
    expect(matched(topics, memoryOf([few]))).toEqual([null]);
    expect(matched(topics, memoryOf([{ ...few, dismissed: false }]))).toEqual([idOf(1)]);
  });

  test('is weighed by how many rows its gap had, of which a sample is kept', () => {
    const large = gapWith(1, range(0, 4), { rows: 40 });
    const small = gapWith(2, range(100, 106));
    const topics = [topicOf({ old: [...range(0, 4), ...range(100, 106), ...range(200, 236)] })];
    expect(matched(topics, memoryOf([large, small]))).toEqual([idOf(1)]);
  });

  test('is known by its own id where no row tells, and then by its words', () => {
    const memory = memoryOf([
      gapWith(1, [], { topicId: idOf(50), heading: 'Rotate an expired token' }),
      gapWith(2, [], { topicId: idOf(51), heading: 'Export invoices as a file' }),
    ]);
    const topics = [
      topicOf({ id: idOf(50), fresh: 3, label: 'Something else' }),
      topicOf({ id: idOf(60), fresh: 3, label: 'Export all invoices as a file' }),
      topicOf({ id: idOf(61), fresh: 3, label: 'Something else' }),
    ];
    expect(matched(topics, memory)).toEqual([idOf(1), idOf(2), null]);
  });

  test('is the gap of its own id, which the grouping gives no other topic now', () => {
    const memory = memoryOf([gapWith(1, [], { topicId: idOf(50) })]);
    expect(matched([topicOf({ id: idOf(1), fresh: 1 })], memory)).toEqual([idOf(1)]);
  });

  test('shares its gap and its id with no other', () => {
    const memory = memoryOf([gapWith(1, range(0, 10), { topicId: idOf(7) })]);
    const topics = [
      topicOf({ id: idOf(7), old: range(0, 5) }),
      topicOf({ id: idOf(1), old: range(5, 10) }),
      topicOf({ id: idOf(1), fresh: 2 }),
    ];
    const found = matchGaps({ topics, memory });
    expect(found.filter((gap) => gap !== null)).toHaveLength(1);
    expect(new Set(topicIds({ topics, found, memory })).size).toBe(3);
  });

  test('of two that share as much with a gap, the larger one is it', () => {
    const memory = memoryOf([gapWith(1, range(0, 8))]);
    const topics = [
      topicOf({ old: range(0, 4) }),
      topicOf({ old: range(4, 8), fresh: 1 }),
      topicOf({ fresh: 90 }),
    ];
    expect(matched(topics, memory)).toEqual([null, idOf(1), null]);
  });

  test.each([
    ['the one reported first', { firstReported: '2026-11-02' }, { firstReported: '2026-10-26' }],
    ['the one whose beginning is lost', {}, { firstReported: null }],
    ['the one of the lower id', {}, {}],
  ])('that shares as much with two gaps is %s', (_, first, second) => {
    const [a, b] = [gapWith(5, range(0, 4), first), gapWith(2, range(4, 8), second)];
    const topics = [topicOf({ old: range(0, 8) })];
    expect(matched(topics, memoryOf([a, b]))).toEqual([idOf(2)]);
    expect(matched(topics, memoryOf([b, a]))).toEqual([idOf(2)]);
  });

  test('shares a fifth of the larger at least, and half of the smaller', () => {
    const memory = memoryOf([gapWith(1, range(0, 4))]);
    const of = (others: number) => [
      topicOf({ old: [...range(0, 4), ...range(100, 100 + others)] }),
    ];
    expect(matched(of(16), memory)).toEqual([idOf(1)]);
    expect(matched(of(17), memory)).toEqual([null]);
    const large = memoryOf([gapWith(1, range(0, 10)), gapWith(2, range(10, 20))]);
    const mixed = (own: number) => [
      topicOf({ old: [...range(0, own), ...range(200, 206)] }),
      topicOf({ old: [...range(own, 10), ...range(300, 330)] }),
    ];
    expect(matched(mixed(5), large)[0]).toBe(idOf(1));
    expect(matched(mixed(4), large)[0]).toBeNull();
  });

  test('is a dismissed gap only if that is more than half of it', () => {
    const memory = memoryOf([gapWith(1, range(0, 4), { dismissed: true })]);
    const of = (others: number) => [topicOf({ old: [...range(0, 4), ...range(50, 50 + others)] })];
    expect(matched(of(3), memory)).toEqual([idOf(1)]);
    expect(matched(of(4), memory)).toEqual([null]);
  });

  test.each<[string, string | null, boolean]>([
    ['of no day', null, true],
    ['of the first day read last', '2026-10-26', true],
    ['of the day before that', '2026-10-25', false],
    ['of the last day read last', '2026-11-08', true],
    ['of the day after that', '2026-11-09', false],
  ])('counts a row %s as known or not: its words tell only if none is', (_, day, isKnown) => {
    const memory = memoryOf([gapWith(1, [], { heading: 'Rotate a key' })]);
    const topics = [{ id: idOf(9), label: 'rotate key', rows: [{ hash: 5, day }] }];
    expect(matched(topics, memory)).toEqual([isKnown ? null : idOf(1)]);
    expect(matched(topics, { ...memory, reports: [] })).toEqual([idOf(1)]);
  });

  test('is known by the words of most likeness, of which two at least and most are the same', () => {
    const headed = (number: number, heading: string) => gapWith(number, [], { heading });
    const memory = memoryOf([
      headed(1, 'export all invoices'),
      headed(2, 'Export all INVOICES, now!'),
      headed(3, 'webhook'),
      headed(4, ''),
      headed(5, 'set up two factors of a login'),
    ]);
    const labels = [
      'export all invoices now',
      'webhook',
      '',
      'two factors of login set-up by phone',
    ];
    const topics = labels.map((label, at) => topicOf({ id: idOf(20 + at), label, fresh: 1 }));
    expect(matched(topics, memory)).toEqual([idOf(2), null, null, idOf(5)]);
    const twice = [1, 2].map(() => topicOf({ label: labels[0] ?? '', fresh: 1 }));
    expect(matched(twice, memory)).toEqual([idOf(2), idOf(1)]);
  });

  test('has an id of its own if it is no gap, made anew only if a gap has that one', () => {
    const memory = memoryOf([gapWith(1, [])]);
    const topics = [2, 1, 1].map((id) => topicOf({ id: idOf(id) }));
    const ids = topicIds({ topics, found: [null, null, null], memory });
    expect(ids[0]).toBe(idOf(2));
    expect(ids[1]).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set([...ids, idOf(1)]).size).toBe(4);
    expect(topicIds({ topics, found: [null, null, null], memory })).toEqual(ids);
  });
});
