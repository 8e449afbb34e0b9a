import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { githubToken } from '../world/runner.ts';
import { githubFor } from './setup.ts';

/* Each test runs a client in its own process. */

const run = promisify(execFile);
const connectAndAsk = `
    import { openGitHub } from './src/github/client.ts';
    import { readRunContext } from './src/github/run-context.ts';
    import { systemClock as clock } from './src/step.ts';
    const context = readRunContext(process.env);
    const signal = new AbortController().signal;
    try {
      const github = openGitHub({ context, token: '${githubToken}', clock, deadline: 60_000, signal });
      console.log((await github.viewer()).login);
    } catch (error) {
      console.log(error.message);
    }`;
const ask = async (env: Record<string, string>) => {
  const flags = ['--input-type=module', '--eval', connectAndAsk];
  const { stdout } = await run(process.execPath, flags, {
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout.trim().split('\n').at(-1);
};

test('a client does not keep its process alive', async () => {
  const world = await githubFor(onTestFinished);
  expect(await ask(world.env)).toBe('github-actions[bot]');
});

test('a missing event payload is not an error', async () => {
  const world = await githubFor(onTestFinished);
  const env = { ...world.env, GITHUB_EVENT_PATH: '/nowhere/event.json' };
  expect(await ask(env)).toBe('github-actions[bot]');
});
