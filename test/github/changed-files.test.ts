import { expect, onTestFinished, test } from 'vitest';
import { listChangedFiles, readBothEnds } from '../../src/github/changed-files.ts';
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

test('are told by their path at both ends', async () => {
  const { list } = await pullOf([
    { filename: 'a.md' },
    { filename: 'new.md', status: 'added' },
    { filename: 'old.md', status: 'removed' },
    { filename: 'to.md', previous_filename: 'from.md', status: 'renamed' },
    { filename: 'copy.md', previous_filename: 'a.md', status: 'copied' },
  ]);
  expect((await list()).files).toEqual([
    { base: 'a.md', head: 'a.md' },
    { base: null, head: 'new.md' },
    { base: 'old.md', head: null },
    { base: 'from.md', head: 'to.md' },
    { base: null, head: 'copy.md' },
  ]);
});

test('are read at both ends, a request for each file and end', async () => {
  const world = await githubFor(onTestFinished, {
    permissions: { 'pull-requests': 'read', contents: 'read' },
  });
  const pullRequest = world.state.addPull();
  const { sha, baseSha } = pullRequest;
  for (const [at, text] of Object.entries({
    [`${baseSha}:docs/a b#1.md`]: 'before',
    [`${sha}:docs/a b#1.md`]: 'nachher, größer',
    [`${sha}:new.md`]: 'new',
    [`${baseSha}:from.md`]: 'moved',
    [`${sha}:to.md`]: 'x'.repeat(1_000_001),
  })) {
    world.state.contents.set(at, text);
  }
  const { github } = await startRun({ world });
  const files = [
    { base: 'docs/a b#1.md', head: 'docs/a b#1.md' },
    { base: null, head: 'new.md' },
    { base: 'from.md', head: 'to.md' },
  ];
  const { base, head } = await readBothEnds({ github, pullRequest, files });
  expect([base.sha, head.sha]).toEqual([baseSha, sha]);
  expect([...base.texts]).toEqual([
    ['docs/a b#1.md', 'before'],
    ['new.md', null],
    ['to.md', null],
    ['from.md', 'moved'],
  ]);
  expect([...head.texts]).toEqual([
    ['docs/a b#1.md', 'nachher, größer'],
    ['new.md', 'new'],
    ['from.md', null],
    // Too large to be read.
    ['to.md', null],
  ]);
  expect(world.requests).toHaveLength(6);
});

test('without the permission can’t be read', async () => {
  const world = await githubFor(onTestFinished);
  const pullRequest = world.state.addPull();
  const { github } = await startRun({ world });
  const reading = readBothEnds({ github, pullRequest, files: [{ base: 'a.md', head: null }] });
  await expect(reading).rejects.toMatchObject({ name: 'GitHubError', status: 403 });
});
