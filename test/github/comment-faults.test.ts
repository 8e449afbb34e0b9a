import { describe, expect, onTestFinished, test } from 'vitest';
import { secondaryRateLimit } from '../world/github/reply.ts';
import { bodies, comment, marker, runOn } from './commenting.ts';
import { calls, githubFor, startRun } from './setup.ts';

describe('a POST', () => {
  const create = { method: 'POST', path: /comments$/ };

  test.each([
    ['reset', { fault: 'reset' }],
    ['cut off', { fault: 'cut-off' }],
    ['answered 502', { status: 502 }],
  ] as const)('that took effect although its answer was %s is not repeated', async (_, reply) => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    world.faults.push({ ...create, effect: true, reply });
    const posted = await comment(await runOn(world, pull));
    expect(posted?.url).toMatch(/-5001$/);
    expect(bodies(world, pull)).toEqual([`${marker}\nReport 1\n`]);
    expect(calls(world).filter((call) => call === 'POST /issues/1/comments')).toHaveLength(1);
  });

  test('that was lost before it took effect is not repeated, and the error says so', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    world.faults.push({ ...create, reply: { fault: 'reset' } });
    await expect(comment(await runOn(world, pull))).rejects.toThrow(
      /^`post-to: comment` failed on pull request #1\. No usable answer from GitHub to POST \/repos\/acme\/docs\/issues\/1\/comments: .+, then run again\.$/,
    );
    expect(bodies(world, pull)).toEqual([]);
  });

  test('that a secondary rate limit refused is repeated after the requested time', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    world.faults.push({ ...create, times: 2, reply: secondaryRateLimit(40) });
    const run = await runOn(world, pull);
    await comment(run);
    expect(bodies(world, pull)).toEqual([`${marker}\nReport 1\n`]);
    expect(run.clock.waits).toEqual([40_000, 40_000]);
  });
});

describe('a refusal', () => {
  test.each([
    ['a fork', { headRepository: 'stranger/docs' }, {}],
    ['a fork that is gone', { headRepository: null }, {}],
    ['a run that Dependabot started', {}, { GITHUB_ACTOR: 'dependabot[bot]' }],
  ] as const)('on a pull request from %s is a warning', async (_, fields, env) => {
    const world = await githubFor(onTestFinished, {
      permissions: { issues: 'read', 'pull-requests': 'read' },
    });
    const run = await runOn(world, world.state.addPull(fields), { env });
    expect(await comment(run)).toBeUndefined();
    expect(run.log.warnings).toHaveLength(1);
    expect(run.log.warnings[0]).toMatch(
      /^`post-to: comment` failed on pull request #1: .+ a workflow whose token can post\. .+Resource not accessible by integration/,
    );
  });

  test('on a pull request of Dependabot is a warning, no matter who started the run', async () => {
    const world = await githubFor(onTestFinished, {
      permissions: { issues: 'read', 'pull-requests': 'read' },
    });
    const user = { id: 49_699_333, login: 'dependabot[bot]', type: 'Bot' } as const;
    const pull = world.state.addPull({ user });
    const env = { GITHUB_ACTOR: 'mona' };
    const onEvent = await runOn(world, pull, { env });
    const byNumber = await startRun({ world, env });
    for (const [run, given] of [
      [onEvent, {}],
      [byNumber, { number: pull.number }],
    ] as const) {
      expect(await comment(run, given)).toBeUndefined();
      expect(run.log.warnings[0]).toContain("the run or the pull request is Dependabot's");
    }
  });

  test('of a locked conversation says so, even on a fork', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull({ locked: true, headRepository: 'stranger/docs' });
    await expect(comment(await runOn(world, pull))).rejects.toThrow(
      'Its conversation is locked: unlock it, or remove this `post-to`.',
    );
  });
});
