import { describe, expect, onTestFinished, test } from 'vitest';
import { refusal } from '../world/github/reply.ts';
import { post } from './posting-issues.ts';
import { githubFor, startRun } from './setup.ts';

describe('a label', () => {
  test('that can’t be created is left out, with a warning', async () => {
    const world = await githubFor(onTestFinished);
    world.state.labels.add('docs');
    world.state.labelsRefused = true;
    const run = await startRun({ world });
    await post(run, { labels: ['documentation-gaps', 'docs'] });
    expect(world.state.issues[0]?.labels).toEqual(['docs']);
    expect(run.log.warnings).toEqual([
      `The issue doesn't get the label "documentation-gaps": create it by hand. GitHub answered 403 to POST /repos/acme/docs/labels: Resource not accessible by integration.`,
    ]);
    await post(await startRun({ world }), { labels: ['documentation-gaps', 'docs'] });
    expect(world.state.issues).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('names the permission to add, and causes no warning of a label', async () => {
    const world = await githubFor(onTestFinished, { permissions: { issues: 'read' } });
    const run = await startRun({ world });
    await expect(post(run)).rejects.toThrow(
      "`post-to: issue` failed on acme/docs. GitHub answered 403 to POST /repos/acme/docs/issues: Resource not accessible by integration. Add `issues: write` to the job's `permissions:`, or use a token of your own that has this permission.",
    );
    expect(run.log.warnings).toEqual([]);
  });

  const user = { id: 49_699_333, login: 'dependabot[bot]', type: 'Bot' } as const;

  test.each([
    ['from a fork', { headRepository: 'stranger/docs' }],
    ['of Dependabot', { user }],
  ])('is a warning in a run on a pull request %s', async (_, fields) => {
    const world = await githubFor(onTestFinished, { permissions: { issues: 'read' } });
    const pull = world.state.addPull(fields);
    const event = { name: 'pull_request', payload: world.events.pullRequest(pull) };
    const run = await startRun({ world, event, env: { GITHUB_ACTOR: 'mona' } });
    expect(await post(run)).toBeUndefined();
    expect(run.log.warnings.at(-1)).toMatch(/^`post-to: issue` failed on acme\/docs: /);
  });

  test.each(['Repository was archived so is read-only.', 'This repository is archived.'])(
    'of an archived repository names no permission: %s',
    async (message) => {
      const world = await githubFor(onTestFinished);
      world.faults.push({
        method: 'POST',
        times: 9,
        path: /\/issues$/,
        reply: refusal(403, message),
      });
      await expect(post(await startRun({ world }))).rejects.toThrow(
        / The repository is archived: unarchive it, or remove this `post-to`\.$/,
      );
    },
  );

  test('of a permission does not mention archiving just because the repository’s name does', async () => {
    const world = await githubFor(onTestFinished, {
      repository: 'acme/archived-locked',
      permissions: { issues: 'read' },
    });
    await expect(post(await startRun({ world }))).rejects.toThrow('Add `issues: write`');
  });

  test('of a repository without issues says where to enable them', async () => {
    const world = await githubFor(onTestFinished);
    world.state.issuesEnabled = false;
    await expect(post(await startRun({ world }))).rejects.toThrow(
      "Issues are disabled for this repo. Issues are turned off: turn them on in the repository's settings, or remove this `post-to`.",
    );
  });
});
