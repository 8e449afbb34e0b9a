import { expect, it } from 'vitest';
import {
  ConversationDays,
  conversationsOf,
  sumOfDays,
} from '../../../src/report/source/conversations.ts';

const rows = [
  { conversation: 'b', day: '2026-11-02' },
  { conversation: 'b', day: '2026-11-02' },
  { conversation: 'a', day: '2026-11-02' },
  { conversation: 'b', day: '2026-11-03' },
  { conversation: 'c', day: null },
];

it('counts a conversation once a day, and one of an unknown day on none', () => {
  const { counts } = ConversationDays.of(rows);
  expect([...counts]).toEqual([
    ['2026-11-02', 2],
    ['2026-11-03', 1],
  ]);
  expect(sumOfDays(counts)).toBe(3);
  expect(sumOfDays(counts, (day) => day > '2026-11-02')).toBe(1);
});

it('counts each conversation of a topic once for its size', () => {
  expect(conversationsOf(rows)).toEqual(['a', 'b', 'c']);
});
