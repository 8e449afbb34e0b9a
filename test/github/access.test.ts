import { expect, test } from 'vitest';
import { Cancellation } from '../../src/cancellation.ts';
import { openGitHubAccess } from '../../src/github/access.ts';
import { openDestinations } from '../../src/github/destinations.ts';
import type { Step } from '../../src/step.ts';
import { simulatedClock } from '../world/clock.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { githubToken } from '../world/runner.ts';
import { calls, recordingLog, writeEvent } from './setup.ts';

interface Options {
  token?: string | undefined;
  number?: number;
  event?: object;
  env?: Record<string, string>;
}

function surround(world: StandInGitHub, { number, event = {}, env, ...options }: Options = {}) {
  const log = recordingLog();
  const clock = simulatedClock();
  const step: Step = {
    env: {
      ...world.env,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: writeEvent(JSON.stringify(event)),
      ...env,
    },
    clock,
    log,
    signal: new AbortController().signal,
    deadline: 60_000,
    setOutput: () => {},
    critical: new Cancellation().critical,
    mask: (text) => text,
    secrets: [],
  };
  const { token } = { token: githubToken, ...options };
  const access = openGitHubAccess({ githubToken: token, prNumber: number }, step);
  return { access, log, clock };
}

test('the pull request is searched for and logged only once', async () => {
  const world = await startGitHub();
  world.state.addPull({ number: 12 });
  const { access, log } = surround(world, { number: 12 });
  const targets = ['comment', 'summary', 'issue'] as const;
  const destinations = await openDestinations(targets, access);
  const github = await access.github();
  const pullRequest = await access.pullRequest();
  expect(destinations).toEqual({ summary: true, comment: { github, pullRequest }, issue: github });
  expect(calls(world)).toEqual(['GET /pulls/12']);
  expect(log.lines).toEqual(['Found pull request #12: named by `pr-number`.']);
});

test('a job summary or an issue needs no request', async () => {
  const world = await startGitHub();
  const { access } = surround(world, { token: undefined, event: [] });
  expect(await openDestinations(['summary'], access)).toEqual({
    summary: true,
    comment: null,
    issue: null,
  });
  const { access: others } = surround(world);
  await openDestinations(['issue'], others);
  expect(world.requests).toEqual([]);
});

test('without a token nothing is posted', async () => {
  const world = await startGitHub();
  const { access } = surround(world, { token: undefined });
  await expect(openDestinations(['issue'], access)).rejects.toMatchObject({
    name: 'PostingError',
    message: "github-token: expected a token, because this run needs GitHub's API, but it is blank",
  });
});

test('an event file that can’t be read is an error that names the file', async () => {
  const world = await startGitHub();
  const { access } = surround(world, { env: { GITHUB_EVENT_PATH: writeEvent('[') } });
  await expect(access.github()).rejects.toMatchObject({
    name: 'PostingError',
    message: expect.stringMatching(
      /^The event's payload can't be read: .+ Nothing can be posted without it: check the file that GITHUB_EVENT_PATH names\.$/,
    ),
  });
});

test('calls get ten more seconds after the deadline', async () => {
  const world = await startGitHub();
  for (const [milliseconds, ended] of [
    [65_000, 'github-actions[bot]'],
    [70_000, 'Time ran out before POST'],
  ] as const) {
    const { access, clock } = surround(world);
    const { viewer } = await access.github();
    clock.advance(milliseconds);
    const { login, message } = await viewer().catch((error) => error);
    expect(login ?? message).toContain(ended);
  }
});
