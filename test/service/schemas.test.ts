import { expect, test } from 'vitest';
import { conversationRowSchema } from '../../src/service/analytics.ts';

const nothing = {
  id: null,
  query: null,
  response: null,
  resolutionStatus: null,
  conversationId: null,
  timestamp: null,
  pageUrl: null,
  queryCategory: null,
  responseType: null,
  sources: [],
};

test('a field of a row that is absent or of another type is null', () => {
  expect(conversationRowSchema.parse({})).toEqual(nothing);
  const odd = Object.fromEntries(Object.keys(nothing).map((name) => [name, { odd: true }]));
  expect(conversationRowSchema.parse({ ...odd, more: 1 })).toEqual(nothing);
  const sources = [{ title: 'T', url: 'U' }, 'odd', { title: 1 }];
  expect(conversationRowSchema.parse({ sources }).sources).toEqual([
    { title: 'T', url: 'U' },
    { title: null, url: null },
    { title: null, url: null },
  ]);
  for (const row of [null, 7, 'row'])
    expect(conversationRowSchema.safeParse(row).success).toBe(false);
});

test('a timestamp can be a number, and a status is one of two', () => {
  expect(conversationRowSchema.parse({ timestamp: 7, resolutionStatus: 'answered' })).toMatchObject(
    {
      timestamp: '7',
      resolutionStatus: 'answered',
    },
  );
  const status = (resolutionStatus: string) =>
    conversationRowSchema.parse({ resolutionStatus }).resolutionStatus;
  expect(['unanswered', 'none', ''].map(status)).toEqual(['unanswered', null, null]);
});
