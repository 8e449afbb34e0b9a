import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { secondaryRateLimit } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { startGitHub } from '../world/github.ts';
import { githubToken } from '../world/runner.ts';
import { calls, startRun } from './setup.ts';

const anything = z.unknown();
const pull = z.object({ number: z.int() });
const pulls = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

async function runWithPull(options: Omit<Parameters<typeof startRun>[0], 'world'> = {}) {
  const world = await startGitHub();
  world.state.addPull();
  const run = await startRun({ world, ...options });
  return { world, ...run, readPull: () => run.github.request(pulls, { pull_number: 1 }, pull) };
}

test('a call sends the token, its parameters, and its body as JSON, without the step’s secrets', async () => {
  const { world, github } = await runWithPull();
  await github.request('POST /repos/{owner}/{repo}/labels', { name: 'a "b" s3cret' }, anything);
  await github.request(pulls, { pull_number: 1 }, anything);
  await github.request(pulls, { owner: 'acme', repo: 'docs', pull_number: 1 }, anything);
  await expect(github.request('GET /user', {}, anything)).rejects.toThrow('403 to GET /user');
  expect(calls(world)).toEqual(['POST /labels', 'GET /pulls/1', 'GET /pulls/1', 'GET /user']);
  expect(world.requests[0]).toMatchObject({
    headers: {
      authorization: `token ${githubToken}`,
      accept: 'application/vnd.github.v3+json',
      'user-agent': 'docs-agent-action',
      'x-github-api-version': '2022-11-28',
    },
    body: { name: 'a "b" ***' },
  });
  expect(world.requests.map(({ query }) => query)).toEqual([{}, {}, {}, {}]);
});

test('the remaining time is read from the clock', async () => {
  const { world, readPull, clock } = await runWithPull();
  clock.advance(60_000);
  world.faults.push({ reply: { status: 429, headers: { 'retry-after': '3600' } } });
  await expect(readPull()).rejects.toThrow('the step has 1740 s left');
});

test('an answer of more than 64 MiB is rejected', async () => {
  const { world, readPull } = await runWithPull();
  world.faults.push({ reply: { body: ' '.repeat(64 * 1024 * 1024 + 1) } });
  await expect(readPull()).rejects.toMatchObject({
    kind: 'unconfirmed',
    message: expect.stringMatching(
      /^No usable answer from GitHub to GET \/repos\/acme\/docs\/pulls\/1: the response is longer than 67108864 bytes\. /,
    ),
    cause: expect.objectContaining({ name: 'OversizedBodyError' }),
  });
  expect(world.requests).toHaveLength(1);
});

test.each([
  [301, '/repos/acme/docs/pulls/1'],
  [308, 'https://api.github.com/repos/acme/docs/pulls/1'],
  [401, undefined],
  [404, undefined],
  [422, undefined],
])('status %i, with the address %s, is neither followed nor retried', async (status, location) => {
  const { world, readPull } = await runWithPull();
  world.faults.push({ reply: { status, json: {}, ...(location && { headers: { location } }) } });
  await expect(readPull()).rejects.toMatchObject({ name: 'GitHubError', kind: 'refused', status });
  expect(world.requests).toHaveLength(1);
});

test.each([0.02, 0.5, 0.99])(
  'a read survives a minute of downtime, at a jitter of %d',
  async (jitter) => {
    const { world, readPull, clock } = await runWithPull();
    clock.random = () => jitter;
    world.faults.push({
      times: Number.POSITIVE_INFINITY,
      reply: { status: 503 },
      meanwhile: () => {
        if (clock.now() >= 60_000) world.faults.length = 0;
      },
    });
    await expect(readPull()).resolves.toEqual({ number: 1 });
  },
);

test('a rate limit without a time to wait is waited out until the deadline, with one try a minute', async () => {
  const { world, readPull, clock } = await runWithPull({ minutes: 9.5 });
  world.faults.push({ times: Number.POSITIVE_INFINITY, reply: secondaryRateLimit() });
  await expect(readPull()).rejects.toMatchObject({
    kind: 'rate-limit',
    message: expect.stringContaining('asks to wait 60 s before GET /repos/acme/docs/pulls/1'),
  });
  expect(clock.waits).toEqual(Array(9).fill(60_000));
  expect(world.requests).toHaveLength(10);
});

describe('pages', () => {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const item = z.object({ id: z.int() });

  test('are fetched to the last, each when it is needed', async () => {
    const { world, github } = await runWithPull();
    for (let count = 0; count < 250; count += 1) {
      const user = { id: 1, login: 'mona', type: 'User' } as const;
      world.state.addComment({ number: 1, body: 'Hello', user });
    }
    const found: number[] = [];
    for await (const page of github.pages(route, { issue_number: 1 }, item)) {
      found.push(page.length);
      expect(world.requests).toHaveLength(found.length);
    }
    expect(found).toEqual([100, 100, 50]);
    expect(world.requests.map(({ query }) => query)).toEqual(
      found.map((_, index) => ({ per_page: '100', page: String(index + 1) })),
    );
  });

  test('with an invalid item cause an error that names the item', async () => {
    const { world, github } = await runWithPull();
    world.faults.push({ reply: { json: [{ id: 1 }, { id: 'x' }] } });
    await expect(github.pages(route, { issue_number: 1 }, item).next()).rejects.toThrow(
      `GitHub's answer to GET /repos/acme/docs/issues/1/comments can't be used: \`1.id\` is missing or of another type. Check GITHUB_API_URL and that no proxy answers in GitHub's place.`,
    );
  });
});

test.each([
  ['<html>', 'the body'],
  ['[]', 'the body'],
  ['{"data":{"viewer":{}}}', 'data.viewer.login'],
])('an answer of %s to the request for the account can’t be used', async (body, field) => {
  const { world, github } = await runWithPull();
  world.faults.push({ reply: { body } });
  await expect(github.viewer()).rejects.toMatchObject({
    name: 'GitHubError',
    kind: 'invalid-response',
    status: undefined,
    message: expect.stringContaining(`can't be used: \`${field}\` is missing`),
    cause: expect.objectContaining({ issues: expect.any(Array) }),
  });
});

test('an account without an id is identified by its login', async () => {
  const { world, github } = await runWithPull();
  world.faults.push({ reply: { json: { data: { viewer: { login: 'mona' } } } } });
  expect(await github.viewer()).toEqual({ id: null, login: 'mona' });
});

test('the account of the token is requested only once', async () => {
  const world = await startGitHub({ account: accounts.app });
  const { github } = await startRun({ world });
  await github.viewer();
  expect(await github.viewer()).toEqual({ id: 278_716_306, login: 'docs-helper[bot]' });
  expect(calls(world)).toEqual(['POST /graphql']);
  expect(world.requests[0]?.body).toEqual({ query: 'query { viewer { login databaseId } }' });
});

test('the account of the token is requested again after a GraphQL rate limit', async () => {
  const world = await startGitHub();
  const { github, clock } = await startRun({ world });
  const reset = String(clock.wallTime() / 1_000 + 600);
  world.faults.push({
    reply: {
      json: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] },
      headers: { 'x-ratelimit-reset': reset },
    },
  });
  expect(await github.viewer()).toMatchObject({ login: 'github-actions[bot]' });
  expect(clock.waits).toEqual([600_000]);
});
