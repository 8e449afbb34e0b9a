import { expect, test } from 'vitest';
import { createAgentClient } from '../../src/service/agent.ts';
import { openServiceClient } from '../../src/service/client.ts';
import { ServiceError } from '../../src/service/errors.ts';
import { simulatedClock } from '../world/clock.ts';
import { inTurn, type Reply, type StandInService, startService } from '../world/service.ts';

const apiKey = 'mint_test_key_0123456789';
const active: Reply = { json: { status: 'active' } };

let service: StandInService;

async function readJob({
  replies,
  timeLeft = 1_800_000,
  key = apiKey,
  jobId = 'job-1',
  singleTryTimeout,
}: {
  replies: Reply[];
  singleTryTimeout?: number;
  timeLeft?: number;
  key?: string;
  jobId?: string;
}) {
  service = await startService({ job: inTurn(...replies) });
  const clock = simulatedClock();
  const project = openServiceClient({
    baseUrl: service.url,
    apiKey: key,
    projectId: 'acme-docs',
    clock,
    signal: new AbortController().signal,
  });
  try {
    const job = await createAgentClient(project).readJob({
      jobId,
      deadline: clock.now() + timeLeft,
      ...(singleTryTimeout !== undefined && { singleTryTimeout }),
    });
    return { job, waits: clock.waits };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: error.kind, message: error.message, waits: clock.waits };
  }
}

test('gives up after ten failures in a row and two minutes', async () => {
  const result = await readJob({ replies: [{ status: 500 }] });
  expect(result).toMatchObject({ kind: 'failures' });
  expect(result.message).toBe(
    'The service answered 500 to the request for agent job job-1 of project acme-docs after 11 tries in a row. The last failure: status 500. Check the status of the service.',
  );
  expect(service.requests).toHaveLength(11);
});

test.each<[string, Reply, string]>([
  [
    'a refused request, with the service’s details',
    {
      status: 400,
      json: {
        error: 'Invalid',
        details: [{ message: 'limit: too big' }, { message: 'dateFrom: bad' }],
      },
    },
    'The service answered 400 to the request for agent job job-1 of project acme-docs: Invalid; limit: too big; dateFrom: bad. Check the inputs and the status page of the service.',
  ],
  [
    'a key without access',
    { status: 403, json: { error: 'Forbidden' } },
    "The service answered 403 to the request for agent job job-1 of project acme-docs: Forbidden. Check the key's scope (the key needs its `read` scope), its IP allowlist (the runner's address must be on it), the organization's plan (the API needs a Pro or Enterprise plan), that it is an admin key, not an assistant key, and that the input `project-id` names a project of the same organization.",
  ],
  [
    'a proxy in front of the service',
    { status: 403, body: '<html>error code: 1010</html>' },
    "The service answered 403 to the request for agent job job-1 of project acme-docs. This response doesn't come from the service: a proxy or firewall refused the request, and the key may be fine. Check the runner's network, its proxy settings and the input `base-url`.",
  ],
  [
    'a job that is not there',
    { status: 404, json: { error: 'Job not found' } },
    'The service answered 404 to the request for agent job job-1 of project acme-docs: Job not found. Check the inputs `project-id` and `job-id`, and that the key belongs to the same organization.',
  ],
  [
    'a redirect',
    { status: 302, headers: { location: 'https://evil.example/' } },
    'The service answered 302 to the request for agent job job-1 of project acme-docs. Redirects are not followed, to keep the key from other servers (this one leads to https://evil.example/). Check the input `base-url`.',
  ],
])('gives up at once after %s', async (_, reply, message) => {
  expect(await readJob({ replies: [reply] })).toEqual({ kind: 'refused', message, waits: [] });
  expect(service.requests).toHaveLength(1);
});

test('gives up at once if the service does not know the key', async () => {
  const result = await readJob({ replies: [active], key: 'mint_wrong' });
  expect(result.kind).toBe('refused');
  expect(result.message).toContain('answered 401');
  expect(result.message).toContain('neither expired');
});

test.each<[string, Reply, string]>([
  ['text without a type', { body: 'x', headers: { 'content-type': '' } }, 'it is not JSON. Check'],
  ['HTML', { body: '<html>Sign in</html>' }, 'it is not JSON (content type text/html)'],
  ['a missing field', { json: { id: 'x' } }, '`status` is missing or of another type'],
  [
    'a mistyped field',
    { json: { status: 'active', prLink: 7 } },
    '`prLink` is missing or of another type',
  ],
  ['no object', { json: [1] }, '`the response` is missing or of another type'],
])('says what is wrong with %s', async (_, reply, problem) => {
  const result = await readJob({ replies: [reply] });
  expect(result).toMatchObject({ kind: 'invalid-response', waits: [] });
  expect(result.message).toContain(problem);
});

test('encodes path segments, and sends the key as a bearer token', async () => {
  await readJob({ replies: [active], jobId: 'a/b?c#d e' });
  expect(service.requests[0]).toMatchObject({
    method: 'GET',
    path: '/v2/agent/acme-docs/job/a%2Fb%3Fc%23d%20e',
    headers: {
      authorization: `Bearer ${apiKey}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
    },
  });
});

test('makes a single last try after the deadline, in the time that it gets', async () => {
  const late = { timeLeft: -1, singleTryTimeout: 5_000 };
  expect(await readJob({ replies: [active], ...late })).toMatchObject({
    job: { status: 'active' },
  });
  expect(await readJob({ replies: [{ status: 500 }, active], ...late })).toEqual({
    kind: 'failures',
    message:
      'The service answered 500 to the request for agent job job-1 of project acme-docs after 1 try. The last failure: status 500. Check the status of the service.',
    waits: [],
  });
});
