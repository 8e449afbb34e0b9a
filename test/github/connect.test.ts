import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { accounts } from '../world/github/state.ts';
import { calls, githubFor, startRun } from './setup.ts';

test('the account of the token is requested only once', async () => {
  const world = await githubFor(onTestFinished, { account: accounts.app });
  const { github } = await startRun({ world });
  await github.viewer();
  expect(await github.viewer()).toEqual({ id: 278_716_306, login: 'docs-helper[bot]' });
  expect(calls(world)).toEqual(['POST /graphql']);
  expect(world.requests[0]?.body).toEqual({ query: 'query { viewer { login databaseId } }' });
});

test('the account of the token is requested again after a GraphQL rate limit', async () => {
  const world = await githubFor(onTestFinished);
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

test('the account of the token is requested again after a GraphQL failure', async () => {
  const world = await githubFor(onTestFinished);
  const { github } = await startRun({ world });
  const errors = [{ message: 'Something went wrong while executing your query' }];
  world.faults.push({ reply: { json: { errors } } });
  expect(await github.viewer()).toMatchObject({ login: 'github-actions[bot]' });
});

test('the account of the token is requested again after a server error', async () => {
  const world = await githubFor(onTestFinished);
  const { github } = await startRun({ world });
  world.faults.push({ times: 2, reply: { status: 502 } });
  expect(await github.viewer()).toMatchObject({ login: 'github-actions[bot]' });
});

test('GitHub Enterprise Server is requested at its own addresses', async () => {
  const world = await githubFor(onTestFinished, { enterprise: true });
  world.state.addPull();
  const { github } = await startRun({ world });
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const schema = z.object({ number: z.int() });
  expect(await github.request(route, { pull_number: 1 }, schema)).toEqual({ number: 1 });
  expect(await github.viewer()).toMatchObject({ login: 'github-actions[bot]' });
  expect(world.requests.map(({ path }) => path)).toEqual([
    '/api/v3/repos/acme/docs/pulls/1',
    '/api/graphql',
  ]);
});
