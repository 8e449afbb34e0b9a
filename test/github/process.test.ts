import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { githubToken } from '../world/runner.ts';
import { githubFor } from './setup.ts';

/* A client in a process of its own. */

const run = promisify(execFile);
const connectAndAsk = `
    import { connect } from './src/github/client.ts';
    import { readRunContext } from './src/github/run-context.ts';
    import { systemClock as clock } from './src/step.ts';
    const context = readRunContext(process.env);
    const signal = new AbortController().signal;
    try {
      const github = connect({ context, token: '${githubToken}', clock, deadline: 60_000, signal });
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

test('no timer or socket keeps it alive', async () => {
  const world = await githubFor(onTestFinished);
  expect(await ask(world.env)).toBe('github-actions[bot]');
});

test('a missing payload is fine', async () => {
  const world = await githubFor(onTestFinished);
  const env = { ...world.env, GITHUB_EVENT_PATH: '/nowhere/event.json' };
  expect(await ask(env)).toBe('github-actions[bot]');
});
