import { describe, expect, test } from 'vitest';
import { type AgentClient, createAgentClient } from '../../src/service/agent.ts';
import { openServiceClient } from '../../src/service/client.ts';
import { ServiceError } from '../../src/service/errors.ts';
import { simulatedClock } from '../world/clock.ts';
import { inTurn, type Reply, startService } from '../world/service.ts';

const apiKey = 'mint_test_key_0123456789';
const accepted: Reply = { status: 201, json: { id: 'job-1' } };

/** The two operations with an effect, each answered by the same replies. */
const operations = {
  'a start': ({ startJob }: AgentClient, deadline: number) =>
    startJob({ prompt: 'Write the page', deadline }),
  'a message': ({ sendMessage }: AgentClient, deadline: number) =>
    sendMessage({ jobId: 'job-1', prompt: 'Write the page', deadline }),
};
type Name = keyof typeof operations;
const names = Object.keys(operations) as Name[];

async function post(name: Name, { replies, baseUrl }: { replies: Reply[]; baseUrl?: string }) {
  const service = await startService({ start: inTurn(...replies), message: inTurn(...replies) });
  const clock = simulatedClock();
  const project = openServiceClient({
    baseUrl: baseUrl ?? service.url,
    apiKey,
    projectId: 'acme-docs',
    clock,
    signal: new AbortController().signal,
  });
  const settled = await operations[name](createAgentClient(project), 1_800_000).then(
    (job) => ({ job, kind: 'done', message: '' }),
    (error) => {
      if (!(error instanceof ServiceError)) throw error;
      return { job: null, kind: error.kind, message: error.message };
    },
  );
  return { ...settled, waits: clock.waits, requests: service.requests };
}

test.each([
  ['a start', '/v2/agent/acme-docs/job'],
  ['a message', '/v2/agent/acme-docs/job/job-1/message'],
] as const)('%s is a POST of the prompt', async (name, path) => {
  const { kind, requests } = await post(name, { replies: [accepted] });
  expect(kind).toBe('done');
  expect(requests).toEqual([
    expect.objectContaining({
      method: 'POST',
      path,
      body: { prompt: 'Write the page' },
      headers: expect.objectContaining({
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
      }),
    }),
  ]);
});

test.each([
  [200, 'job-1'],
  [201, `a.b_c:~${'x'.repeat(193)}`],
])('a start answered with %i and only an id is a job', async (status, id) => {
  const { job } = await post('a start', { replies: [{ status, json: { id } }] });
  expect(job).toEqual({ id });
});

test('a job is read despite a field of another type', async () => {
  const json = { id: 'job-1', status: 7, model: ['m'], source: 'x', createdAt: null, prLink: 3 };
  const { job } = await post('a start', { replies: [{ json }] });
  expect(job).toEqual({ id: 'job-1' });
});

test('a message counts as sent whatever its answer lacks', async () => {
  expect(await post('a message', { replies: [{ json: {} }] })).toMatchObject({
    kind: 'done',
    job: {},
  });
});

describe.each(names)('%s', (name) => {
  test.each<[string, Reply]>([
    ['500', { status: 500 }],
    ['502 in HTML', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['503 with a time', { status: 503, headers: { 'retry-after': '1' } }],
    ['a reset connection', { fault: 'reset' }],
    ['a cut-off body', { fault: 'cut-off', json: { id: 'job-1' } }],
    ['HTML', { body: '<html>Sign in</html>' }],
    ['no object', { json: [] }],
    ['an endless body', { fault: 'endless' }],
  ])('is not repeated after %s, because it may have taken effect', async (_, reply) => {
    const { kind, message, waits, requests } = await post(name, { replies: [reply, accepted] });
    expect(kind).toBe('unconfirmed');
    expect(message).toMatch(
      name === 'a start'
        ? /^(No usable response|The service's response) for a new agent job of project acme-docs.*: .+ A job may be running anyway: look for it in the dashboard \(https:\/\/app\.mintlify\.com\).+`job-id`/
        : /^(No usable response|The service's response) for a message to agent job job-1 of project acme-docs.*: .+ The agent may have received the message anyway/,
    );
    expect(waits).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test('is repeated after 429, after the requested time or with backoff', async () => {
    const { kind, waits, requests } = await post(name, {
      replies: [{ status: 429, headers: { 'retry-after': '90' } }, { status: 429 }, accepted],
    });
    expect(kind).toBe('done');
    expect(waits).toEqual([90_000, 1_500]);
    expect(requests).toHaveLength(3);
  });

  test('is not repeated if the limit lasts beyond the deadline', async () => {
    const { kind, message } = await post(name, {
      replies: [{ status: 429, headers: { 'retry-after': '3600' } }],
    });
    expect(kind).toBe('retry-after');
    expect(message).toContain('hourly limit of');
    expect(message).not.toContain('anyway');
  });

  test.each([400, 401, 402, 403, 404, 408, 409, 413, 422, 425])(
    'is refused for good by %i',
    async (status) => {
      const { kind, message, requests } = await post(name, {
        replies: [{ status, json: { error: 'No.' } }, accepted],
      });
      expect(kind).toBe('refused');
      expect(message).toContain(`The service answered ${status} to the request for a`);
      expect(message).not.toContain('anyway');
      expect(requests).toHaveLength(1);
    },
  );

  test('had no effect if it reached no server', async () => {
    const { kind, message } = await post(name, { replies: [], baseUrl: 'http://127.0.0.1:1' });
    expect(kind).toBe('failures');
    expect(message).toContain('ECONNREFUSED');
    expect(message).not.toContain('anyway');
  });
});

test.each(['', '..', 'a/b', '$(id)', 'a b', 'a\nb', 'x'.repeat(201)])(
  'a start with the id %j is unconfirmed, as nothing can be done with that',
  async (id) => {
    const { kind, message } = await post('a start', { replies: [{ json: { id } }] });
    expect(kind).toBe('unconfirmed');
    expect(message).toContain('`id` is missing or of another type');
  },
);
