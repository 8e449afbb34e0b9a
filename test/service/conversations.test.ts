import { expect, test } from 'vitest';
import { createAnalyticsClient } from '../../src/service/analytics.ts';
import { openServiceClient } from '../../src/service/client.ts';
import { simulatedClock } from '../world/clock.ts';
import { inTurn, type Reply, startService } from '../world/service.ts';

const page = { conversations: [{ id: 'a' }], hasMore: false, nextCursor: null };

/** One requested page, and what the service received; a failure as its message, kind and cause. */
async function read({
  replies = [{ json: page }],
  cursor = null,
  projectId = 'acme-docs',
  timeLeft = 1_000_000,
}: {
  replies?: Reply[];
  cursor?: string | null;
  projectId?: string;
  timeLeft?: number;
} = {}) {
  const service = await startService({ projectId, conversations: inTurn(...replies) });
  const clock = simulatedClock();
  const project = openServiceClient({
    baseUrl: service.url,
    apiKey: 'mint_test_key_0123456789',
    projectId,
    clock,
    signal: new AbortController().signal,
  });
  const options = { from: '2026-11-09', to: '2026-11-16', limit: 500, cursor, page: 3 };
  const answer = await createAnalyticsClient(project)
    .readConversations({ ...options, deadline: clock.now() + timeLeft })
    .catch((error: unknown) => ({ error }));
  return { answer, requests: service.requests };
}

test('requests whole days, a number of rows, and the page after a cursor', async () => {
  const first = await read();
  expect(first.answer).toEqual(page);
  expect(first.requests).toMatchObject([
    {
      method: 'GET',
      path: '/v1/analytics/acme-docs/assistant',
      headers: { 'user-agent': 'docs-agent-action' },
    },
  ]);
  expect(first.requests[0]?.query).toEqual({
    dateFrom: '2026-11-09',
    dateTo: '2026-11-16',
    limit: '500',
  });
  const next = await read({ cursor: 'a&b', projectId: 'a/b' });
  expect(next.requests[0]).toMatchObject({
    path: '/v1/analytics/a%2Fb/assistant',
    query: { cursor: 'a&b' },
  });
});

test('accepts a page of many megabytes', async () => {
  const large = { ...page, conversations: [{ response: 'x'.repeat(3_000_000) }] };
  expect((await read({ replies: [{ json: large }] })).answer).toEqual(large);
});

const ofPage3 = 'page 3 of the conversations from 2026-11-09 to 2026-11-16 of project acme-docs';

test.each<[string, Parameters<typeof read>[0], object]>([
  ['not paid for', { replies: [{ status: 402 }] }, { message: expect.stringContaining('plan') }],
  [
    'redirected by 300',
    { replies: [{ status: 300 }] },
    { message: expect.stringMatching(/from other servers\. Check the input `base-url`\.$/) },
  ],
  [
    'no success',
    { replies: [{ status: 299, json: {} }] },
    {
      kind: 'invalid-response',
      message: expect.stringMatching(
        `^The service's response for ${ofPage3} can't be used: \`conversations\` is missing or of another type \\(.+\\)\\. Check that the input \`base-url\` is the service's address`,
      ),
      cause: expect.any(Error),
    },
  ],
  [
    'cut off with no time left to try again',
    { replies: [{ fault: 'reset' }], timeLeft: 100 },
    {
      kind: 'deadline',
      message: expect.stringMatching(
        `^No response for ${ofPage3} after 1 try, until the deadline\\. The last failure: .+\\. Check the input \`base-url\`, the network`,
      ),
      cause: { name: 'ConnectionError' },
    },
  ],
  [
    'late',
    { timeLeft: 0 },
    {
      kind: 'deadline',
      message: `Time ran out before the request for ${ofPage3}, which was not sent. Raise \`timeout-minutes\`.`,
    },
  ],
])('the error is clear if there is %s', async (_, options, expected) => {
  const { answer } = await read(options);
  expect(answer).toMatchObject({ error: { name: 'ServiceError', ...expected } });
});
