import { describe, expect, onTestFinished, test } from 'vitest';
import { findPullRequest } from '../../src/github/access.ts';
import type { StandInGitHub } from '../world/github.ts';
import { calls, githubFor, startRun } from './setup.ts';

async function find(
  world: StandInGitHub,
  {
    event = 'push',
    payload = {},
    env = {},
    number,
  }: { event?: string; payload?: object; env?: Record<string, string>; number?: number },
) {
  const { github, context } = await startRun({ world, event: { name: event, payload }, env });
  return findPullRequest(github, context, number);
}

describe('the pull request', () => {
  test.each(['pull_request', 'pull_request_target'])(
    'of `%s` is in the payload, and costs no request',
    async (event) => {
      const world = await githubFor(onTestFinished);
      const pull = world.state.addPull({ number: 12, headRepository: 'stranger/docs' });
      expect(await find(world, { event, payload: world.events.pullRequest(pull) })).toEqual({
        number: 12,
        found: `pull request #12: the one of the event \`${event}\``,
        fromFork: true,
        author: 'mona',
      });
      expect(world.requests).toEqual([]);
    },
  );

  test('of `issue_comment` is the one that was commented on', async () => {
    const world = await githubFor(onTestFinished);
    world.state.addPull({ number: 12 });
    const payload = world.events.issueComment(12);
    expect(await find(world, { event: 'issue_comment', payload })).toMatchObject({
      number: 12,
      found: 'pull request #12: the one that the event `issue_comment` is about',
      fromFork: false,
    });
  });

  test('of `issue_comment` on an issue is an error', async () => {
    const world = await githubFor(onTestFinished);
    world.state.addIssue({ number: 7 });
    const payload = world.events.issueComment(7);
    await expect(find(world, { event: 'issue_comment', payload })).rejects.toThrow(
      'The event `issue_comment` is about issue #7, which is not a pull request. Set the input `pr-number`, or run on an event of the pull request, such as `pull_request`.',
    );
  });

  test('of `workflow_run` is listed in the payload', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull({ number: 12 });
    const payload = world.events.workflowRun(pull);
    expect(await find(world, { event: 'workflow_run', payload })).toMatchObject({
      number: 12,
      found: 'pull request #12: listed by the event `workflow_run`',
      fromFork: false,
    });
    expect(world.requests).toEqual([]);
  });

  test('of `workflow_run` is never one of another repository', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull({ number: 12, branch: 'guide' });
    const payload = world.events.workflowRun(pull) as {
      workflow_run: { pull_requests: { number: number; head: object; base: object }[] };
    };
    const upstream = { repo: { id: 7_654_321, full_name: 'upstream/docs' } };
    payload.workflow_run.pull_requests = [{ number: 99, head: upstream, base: upstream }];
    expect(await find(world, { event: 'workflow_run', payload })).toMatchObject({
      number: 12,
      found: 'pull request #12: the open one of branch `acme:guide`',
    });
  });

  test("of `workflow_run` for a fork is found by the head's owner and branch", async () => {
    const world = await githubFor(onTestFinished);
    world.state.addPull({ number: 10, branch: 'patch-1' });
    world.state.addPull({ number: 11, branch: 'patch-1', headRepository: 'other/docs' });
    const pull = world.state.addPull({
      number: 12,
      branch: 'patch-1',
      headRepository: 'stranger/docs',
    });
    world.state.addPull({ number: 13, branch: 'patch-1', headRepository: 'stranger/docs-2' });
    const payload = world.events.workflowRun(pull);
    expect(await find(world, { event: 'workflow_run', payload })).toMatchObject({
      number: 12,
      found: 'pull request #12: the open one of branch `stranger:patch-1`',
      fromFork: true,
    });
    expect(calls(world)).toEqual(['GET /pulls']);
  });

  test('of `workflow_run` that has been closed is an error', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull({
      branch: 'patch-1',
      headRepository: 'stranger/docs',
      state: 'closed',
    });
    const payload = world.events.workflowRun(pull);
    await expect(find(world, { event: 'workflow_run', payload })).rejects.toThrow(
      'No open pull request was found for the run that started this one (`workflow_run`), of branch `patch-1` of stranger/docs.',
    );
  });

  test.each(['push', 'workflow_dispatch'])(
    'of `%s` is the open one of the branch',
    async (event) => {
      const world = await githubFor(onTestFinished);
      world.state.addPull({ number: 11, branch: 'guide', state: 'closed' });
      world.state.addPull({ number: 12, branch: 'guide' });
      const env = { GITHUB_REF: 'refs/heads/guide', GITHUB_SHA: 'f'.repeat(40) };
      expect(await find(world, { event, env })).toMatchObject({
        number: 12,
        found: 'pull request #12: the open one of branch `acme:guide`',
      });
      expect(calls(world)).toEqual(['GET /pulls']);
    },
  );

  test('is the one at the commit if a branch has several', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull({ number: 12, branch: 'guide' });
    world.state.addPull({ number: 13, branch: 'guide' });
    const env = { GITHUB_REF: 'refs/heads/guide', GITHUB_SHA: pull.sha };
    expect(await find(world, { env })).toMatchObject({ number: 12 });
  });

  test('of a tag is the open one with its commit', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull({ number: 12 });
    const env = { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: pull.sha };
    expect(await find(world, { env })).toMatchObject({
      number: 12,
      found: 'pull request #12: the open one of commit 0000000000',
    });
  });

  test('is an error if neither the branch nor the commit has one', async () => {
    const world = await githubFor(onTestFinished);
    const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: 'f'.repeat(40) };
    await expect(find(world, { env })).rejects.toThrow(
      'The event `push` names no pull request, and no open one has the branch `main` or the commit ffffffffff. Set the input `pr-number`, or run on an event of the pull request, such as `pull_request`.',
    );
  });

  test('is an error for `schedule`', async () => {
    const world = await githubFor(onTestFinished);
    await expect(find(world, { event: 'schedule' })).rejects.toThrow(
      'A scheduled run belongs to no pull request. Set the input `pr-number`, or run on an event of the pull request, such as `pull_request`.',
    );
    expect(world.requests).toEqual([]);
  });

  test('is an error for `pull_request` with an invalid payload', async () => {
    const world = await githubFor(onTestFinished);
    const payload = { pull_request: { number: 'twelve' } };
    await expect(find(world, { event: 'pull_request', payload })).rejects.toThrow(
      'The event `pull_request` came without its pull request.',
    );
  });

  test('can be set by its number for any event', async () => {
    const world = await githubFor(onTestFinished);
    world.state.addPull({ number: 12 });
    const found = await find(world, { event: 'schedule', number: 12 });
    expect(found).toMatchObject({ number: 12, found: 'pull request #12: named by `pr-number`' });
  });

  test('is an error if its number does not exist', async () => {
    const world = await githubFor(onTestFinished);
    world.state.addIssue({ number: 12 });
    await expect(find(world, { number: 12 })).rejects.toThrow(
      "There is no pull request #12 in acme/docs, or the token may not see it. Check the input `pr-number`, and that the job's `permissions:` include `pull-requests: write`.",
    );
  });

  test('is an error that names the permission if the token can’t read it', async () => {
    const world = await githubFor(onTestFinished, { permissions: { issues: 'write' } });
    world.state.addPull({ number: 12 });
    await expect(find(world, { number: 12 })).rejects.toThrow(
      "The pull request was not found. GitHub answered 403 to GET /repos/acme/docs/pulls/12: Resource not accessible by integration. Check the input `github-token`, and that the job's `permissions:` include `pull-requests: write`.",
    );
  });
});
