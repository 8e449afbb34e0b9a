import { describe, expect, test } from 'vitest';
import {
  headingOf,
  identifyTopics,
  rememberedHeadings,
} from '../../../src/report/gaps/identity.ts';
import type { Memory, RememberedGap } from '../../../src/report/gaps/memory.ts';
import { questionOf, topicOf } from './asked.ts';
import { gapOf, idOf, memoryOf, words } from './memories.ts';

const day = '2026-11-05';
const rowsOf = (texts: readonly string[]) => texts.map((text) => questionOf(text, day));
const webhooks = rowsOf([
  'How do I verify a webhook?',
  'verify a webhook signature',
  'webhook fails',
]);
const tokens = rowsOf(['How do I rotate a token?', 'rotate an expired token', 'token rotation']);
const of = (rows: typeof webhooks, heading: string, fields: Partial<RememberedGap> = {}) =>
  gapOf({
    id: idOf(1),
    heading: words(heading),
    rows: rows.length,
    hashes: rows.map(({ hash }) => hash).sort((a, b) => a - b),
    ...fields,
  });
/** A grouped topic, with an id and a heading of its own. */
const grouped = (rows: typeof webhooks, number: number, label: string) =>
  topicOf(rows, { number, label: words(label) });
const identified = (
  topics: Parameters<typeof identifyTopics>[0],
  memory: Memory,
  given: ReadonlyMap<string, string> = new Map(),
) => identifyTopics(topics, { memory, given });

describe('a topic', () => {
  test('that is a known gap gets its id and heading, and names the gap', () => {
    const memory = memoryOf([of(webhooks, 'verify a webhook')]);
    const topics = [grouped(webhooks, 7, 'webhook'), grouped(tokens, 8, 'Rotate a token')];
    expect(identified(topics, memory)).toMatchObject([
      { id: idOf(1), label: 'verify a webhook', remembered: memory.gaps[0] },
      { id: idOf(8), label: 'Rotate a token', remembered: null },
    ]);
  });

  test('that is new never gets the id of a gap or of another topic', () => {
    const memory = memoryOf([
      of(webhooks, 'Verify', { id: idOf(8), hashes: [], lastReported: null }),
    ]);
    const topics = [grouped(tokens, 8, 'Rotate'), grouped(webhooks, 8, 'Verify')];
    const ids = identified(topics, memory).map(({ id }) => id);
    expect(new Set([...ids, idOf(8)]).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(identified(topics, memory).map(({ id }) => id)).toEqual(ids);
  });

  test('is the gap whose title a model gave it, whatever its rows say', () => {
    const memory = memoryOf([
      of(webhooks, 'Verify a webhook'),
      of(tokens, 'Rotate a token', { id: idOf(2) }),
    ]);
    const given = new Map([[idOf(7), idOf(2)]]);
    const topics = [grouped(webhooks, 7, 'x'), grouped(tokens, 8, 'y')];
    const [first, second] = identified(topics, memory, given);
    expect(first).toMatchObject({ id: idOf(2), label: 'Rotate a token' });
    // Another topic has its gap.
    expect(second?.id).not.toBe(idOf(2));
  });
});

describe('a heading', () => {
  test.each([
    ['that the questions ask', 'verify a webhook', 'action', 'verify a webhook'],
    ['that they ask no longer', 'Invoices by mail', 'action', 'webhook'],
    ['that they ask no longer, but people gave', 'Invoices by mail', 'people', 'Invoices by mail'],
    ['that was lost', '', 'people', 'webhook'],
  ] as const)('%s is retained or replaced: %#', (_, heading, headingBy, label) => {
    const memory = memoryOf([of(webhooks, heading, { headingBy })]);
    expect(identified([grouped(webhooks, 7, 'webhook')], memory)).toMatchObject([{ label }]);
  });

  test.each([
    ['action', 'Check a webhook'],
    ['model', 'verify a webhook'],
    ['people', 'verify a webhook'],
  ] as const)(
    'that the %s gave yields once to a model’s, if nobody edited or ticked',
    (by, label) => {
      const memory = memoryOf([of(webhooks, 'verify a webhook', { headingBy: by })]);
      const [topic] = identified([grouped(webhooks, 7, 'webhook')], memory);
      expect(topic && headingOf(topic, words('Check a webhook'))).toBe(label);
    },
  );
});

test('a model gets the heading of each gap, those with most rows first', () => {
  const memory = memoryOf([
    of(tokens, 'Rotate a token', { id: idOf(3), rows: 2 }),
    of(webhooks, 'Verify a webhook', { rows: 9 }),
    of([], '', { id: idOf(4) }),
  ]);
  expect(rememberedHeadings(memory)).toMatchObject([
    { id: idOf(1), heading: 'Verify a webhook' },
    { id: idOf(3), heading: 'Rotate a token' },
  ]);
});
