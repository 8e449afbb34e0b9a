import { expect, test } from 'vitest';
import { agentJobSchema } from '../../src/service/agent.ts';
import { conversationPageSchema, conversationRowSchema } from '../../src/service/analytics.ts';

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

test('a page needs rows and an end', () => {
  const page = { conversations: [null, {}], hasMore: true };
  expect(conversationPageSchema(2).parse({ ...page, nextCursor: 'c' })).toEqual({
    ...page,
    nextCursor: 'c',
  });
  for (const nextCursor of [null, undefined]) {
    expect(conversationPageSchema(2).safeParse({ ...page, nextCursor }).success).toBe(true);
  }
  for (const odd of [
    { conversations: {} },
    { conversations: [1, 2, 3] },
    { hasMore: 'no' },
    { nextCursor: 7 },
  ]) {
    expect(conversationPageSchema(2).safeParse({ ...page, ...odd }).success).toBe(false);
  }
});

test('a job needs only a status, and unknown fields stay', () => {
  const source = { repository: 'r', ref: null, more: 1 };
  const job = { status: 'new', source, more: 1 };
  expect(agentJobSchema.parse(job)).toEqual(job);
  expect(agentJobSchema.safeParse({}).success).toBe(false);
  expect(agentJobSchema.safeParse({ status: 'active', source: { ref: 7 } }).success).toBe(false);
});
