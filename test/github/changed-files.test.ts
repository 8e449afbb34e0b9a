import { expect, onTestFinished, test } from 'vitest';
import { listChangedFiles } from '../../src/github/changed-files.ts';
import type { StandInPull } from '../world/github/state.ts';
import { githubFor, startRun } from './setup.ts';

async function pullOf(files: StandInPull['files']) {
  const world = await githubFor(onTestFinished);
  const pullRequest = world.state.addPull({ files });
  const run = await startRun({ world });
  return { world, list: () => listChangedFiles({ github: run.github, pullRequest }), ...run };
}

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `docs/${index}.md` }));

test('come from every page, renamed ones with both names', async () => {
  const { world, list } = await pullOf([
    ...pages(249),
    { filename: 'docs/new.md', previous_filename: 'docs/old.md', status: 'renamed' },
  ]);
  const { paths, truncated } = await list();
  expect(paths).toHaveLength(251);
  expect(paths.slice(-2)).toEqual(['docs/new.md', 'docs/old.md']);
  expect(truncated).toBe(false);
  expect(world.requests).toHaveLength(3);
});

test.each([
  [2_999, 2_999, false],
  [3_000, 3_000, true],
  [3_500, 3_000, true],
])('of %i of them %i are known: whether they are cut is %j', async (count, known, truncated) => {
  const { list } = await pullOf(pages(count));
  const files = await list();
  expect(files.paths).toHaveLength(known);
  expect(files.truncated).toBe(truncated);
});

test('that can’t be read are an error that names the permission', async () => {
  const { world, list } = await pullOf([]);
  world.faults.push({ reply: { status: 403, json: {} } });
  await expect(list()).rejects.toMatchObject({
    name: 'PostingError',
    message:
      "The files that pull request #1 changes can't be read. GitHub answered 403 to GET /repos/acme/docs/pulls/1/files. Check that the job's `permissions:` have `pull-requests: read`, or more.",
    cause: expect.objectContaining({ status: 403 }),
  });
});

test('are not read on after a cancellation', async () => {
  const { list, controller } = await pullOf([]);
  controller.abort(new Error('cancelled'));
  await expect(list()).rejects.toThrow(/^cancelled$/);
});
