import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchTopicsToGaps } from '../../../src/report/gaps/identity.ts';
import type { RememberedGap } from '../../../src/report/gaps/memory.ts';
import type { Anchor } from '../../../src/report/topics/anchor.ts';
import type { Topic } from '../../../src/report/topics/topics.ts';
import { questionOf, topicOf as topicOfRows } from './asked.ts';
import { anchorOf, boxesOf, gapOf as gapWith, idOf, memoryOf, reportTo } from './memories.ts';

const reports = [reportTo('2026-11-08', { readFrom: '2026-11-01' })];
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const keys = anchorOf('How do I rotate an API key?', 'rotate api keys', 'rotating the api key');
const hooks = anchorOf('Webhook deliveries arrive twice', 'duplicate webhook delivery');
const invoices = anchorOf('Where are my invoices?', 'download an invoice');

/** @param old hashes of rows that the last report read @param fresh how many rows are newer */
const topicOf = (anchor: Anchor, old: number[], fresh = 0): Topic =>
  topicOfRows(
    [
      ...old.map((hash) => ({ ...questionOf('', '2026-11-05'), hash })),
      ...range(0, fresh).map((at) => ({ ...questionOf('', '2026-11-12'), hash: 1e6 + at })),
    ],
    { anchor },
  );
const [a, b] = [idOf(1), idOf(2)];
const gapOf = (id: string, anchor: Anchor, hashes: number[]): RememberedGap =>
  gapWith({ id, anchor: [...anchor], hashes });
/** The ids of the topics' gaps; null for a new topic. */
const identified = (
  topics: readonly Topic[],
  gaps: readonly RememberedGap[],
  dismissed: readonly string[] = [],
) => {
  const known = gaps.map((gap) =>
    dismissed.includes(gap.id) ? { ...gap, boxes: boxesOf('dismiss') } : gap,
  );
  const found = matchTopicsToGaps(topics, memoryOf(known, { reports }));
  return topics.map((topic) => found.get(topic)?.id ?? null);
};

describe('a topic', () => {
  it('is the gap with which it shares most rows, whatever it asks now', () => {
    const gaps = [gapOf(a, keys, range(0, 10)), gapOf(b, hooks, range(10, 14))];
    const topics = [topicOf(invoices, range(10, 14), 3), topicOf(hooks, range(0, 9), 20)];
    expect(identified(topics, gaps)).toEqual([b, a]);
  });

  it('is the gap with the nearest anchor if no rows are shared', () => {
    const gaps = [gapOf(a, keys, range(0, 10)), gapOf(b, hooks, range(10, 14))];
    const asked = anchorOf('how to rotate our API keys', 'api key rotation');
    expect(identified([topicOf(asked, [], 5), topicOf(invoices, [], 5)], gaps)).toEqual([a, null]);
    expect(identified([topicOf(asked, [0, ...range(100, 120)])], gaps)).toEqual([a]);
  });

  it('is the gap if it is the part whose questions are still near the anchor', () => {
    const gaps = [gapOf(a, keys, range(0, 20))];
    const topics = [topicOf(hooks, range(0, 11)), topicOf(keys, range(11, 20))];
    expect(identified(topics, gaps)).toEqual([null, a]);
    expect(identified([topicOf(keys, range(0, 12)), topicOf(keys, range(12, 20))], gaps)[0]).toBe(
      a,
    );
  });

  it('is not hidden by a dismissed gap that is its smaller part', () => {
    const gaps = [gapOf(a, keys, range(0, 5))];
    expect(identified([topicOf(keys, range(0, 12))], gaps, [a])).toEqual([null]);
    expect(identified([topicOf(keys, range(0, 8))], gaps, [a])).toEqual([a]);
    expect(identified([topicOf(keys, [], 8)], gaps, [a])).toEqual([a]);
  });

  it('is identified by a sample of rows as well as by all of them', () => {
    const sampled = {
      ...gapOf(
        a,
        hooks,
        range(0, 40).filter((hash) => hash % 4 === 0),
      ),
      rows: 40,
    };
    const topics = [topicOf(keys, range(0, 40)), topicOf(hooks, range(100, 104))];
    expect(identified(topics, [sampled])).toEqual([a, null]);
  });
});

const anchor = fc.constantFrom(keys, hooks, invoices);
const hashes = fc.uniqueArray(fc.nat(30), { maxLength: 12 });

it('each gap of a report is at most one topic, whatever the order of topics and gaps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ anchor, old: hashes, fresh: fc.nat(4) }), { maxLength: 8 }),
      fc.array(fc.record({ anchor, hashes, dismissed: fc.boolean() }), { maxLength: 8 }),
      (asked, known) => {
        const topics = asked.map(({ anchor: own, old, fresh }) => topicOf(own, old, fresh));
        const gaps = known.map((gap, at) => gapOf(idOf(at), gap.anchor, gap.hashes));
        const dismissed = gaps.filter((_, at) => known[at]?.dismissed).map(({ id }) => id);
        const found = identified(topics, gaps, dismissed);
        const ids = found.filter((id) => id !== null);
        expect(found).toHaveLength(topics.length);
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
  );
});
