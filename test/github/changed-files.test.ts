import { expect, test } from 'vitest';
import { listChangedFiles, openBaseAndHead } from '../../src/github/changed-files.ts';
import type { StandInPull } from '../world/github/state.ts';
import { startGitHub } from '../world/github.ts';
import { startRun } from './setup.ts';

async function pullOf(files: StandInPull['files']) {
  const world = await startGitHub();
  const pullRequest = world.state.addPull({ files });
  const run = await startRun({ world });
  return { world, list: () => listChangedFiles({ github: run.github, pullRequest }), ...run };
}

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `docs/${index}.md` }));

test('are read from every page, and renamed ones with both names', async () => {
  const { world, list } = await pullOf([
    ...pages(249),
    { filename: 'docs/new.md', previous_filename: 'docs/old.md', status: 'renamed' },
  ]);
  const { files, isTruncated } = await list();
  expect(files).toHaveLength(250);
  expect(files.at(-1)).toEqual({ base: 'docs/old.md', head: 'docs/new.md' });
  expect(isTruncated).toBe(false);
  expect(world.requests).toHaveLength(3);
});

test.each([
  [2_999, 2_999, false],
  [3_000, 3_000, true],
  [3_500, 3_000, true],
])('of %i files %i are listed, truncated: %j', async (count, known, truncated) => {
  const { list } = await pullOf(pages(count));
  const listed = await list();
  expect(listed.files).toHaveLength(known);
  expect(listed.isTruncated).toBe(truncated);
});

test('that can’t be read cause an error that names the permission', async () => {
  const { world, list } = await pullOf([]);
  world.faults.push({ reply: { status: 403, json: {} } });
  await expect(list()).rejects.toMatchObject({
    name: 'PostingError',
    message:
      "The files that pull request #1 changes can't be read. GitHub answered 403 to GET /repos/acme/docs/pulls/1/files. Check that the job's `permissions:` include `pull-requests: read` or `write`.",
    cause: expect.objectContaining({ status: 403 }),
  });
});

test('are listed with their paths at base and head', async () => {
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

async function endsOf(contents: Record<string, string | Uint8Array>) {
  const world = await startGitHub({
    permissions: { 'pull-requests': 'read', contents: 'read' },
  });
  const mergeBase = 'c'.repeat(40);
  const pullRequest = world.state.addPull({ mergeBase });
  for (const [path, content] of Object.entries(contents)) {
    world.state.contents.set(`${mergeBase}:${path}`, content);
  }
  const { github, clock } = await startRun({ world });
  const ends = await openBaseAndHead({ github, pullRequest });
  return { world, clock, pullRequest, ...ends };
}

test('are read at the head and at the merge base', async () => {
  const { base, head, world, pullRequest } = await endsOf({ 'docs/a b#1.md': 'vorher, größer' });
  expect([base.sha, head.sha]).toEqual(['c'.repeat(40), pullRequest.sha]);
  expect(await base.read('docs/a b#1.md')).toEqual(Buffer.from('vorher, größer'));
  expect(world.requests).toHaveLength(3);
  // Only the first page lists the files that differ, with their patches.
  expect(world.requests[1]).toMatchObject({ query: { per_page: '1', page: '2' } });
});

test('are read up to 20 MB, as blobs if they are too large for contents', async () => {
  const large = Buffer.alloc(1_500_000, 'x');
  const { base } = await endsOf({
    'large.md': large,
    'empty.md': '',
    'too-large.md': Buffer.alloc(20_000_001),
  });
  expect(await base.read('large.md')).toEqual(large);
  expect(await base.read('empty.md')).toHaveLength(0);
  expect(await base.read('too-large.md')).toBe('unreadable');
});

test('can be unreadable one by one', async () => {
  const { base, world } = await endsOf({ 'link.md': 'symlink', 'a.md': 'A', 'b.md': 'B' });
  expect(await base.read('link.md')).toBe('unreadable');
  expect(await base.read('missing.md')).toBe('unreadable');
  world.faults.push({ path: /a\.md$/, reply: { status: 200, json: [{ type: 'file' }] } });
  expect(await base.read('a.md')).toBe('unreadable');
  world.faults.push({ path: /a\.md$/, reply: { status: 403, json: { message: 'too large' } } });
  expect(await base.read('a.md')).toBe('unreadable');
  expect(await base.read('b.md')).toEqual(Buffer.from('B'));
  world.faults.push({ path: /b\.md$/, reply: { status: 401, json: {} } });
  await expect(base.read('b.md')).rejects.toMatchObject({ name: 'GitHubError', status: 401 });
});

test('are not unreadable because the time ran out', async () => {
  const { base, clock } = await endsOf({ 'a.md': 'A' });
  clock.advance(30 * 60_000);
  await expect(base.read('a.md')).rejects.toMatchObject({ kind: 'unconfirmed' });
});

test('without the permission can’t be read', async () => {
  const world = await startGitHub();
  const pullRequest = world.state.addPull();
  const { github } = await startRun({ world });
  const opening = openBaseAndHead({ github, pullRequest });
  await expect(opening).rejects.toMatchObject({ name: 'GitHubError', status: 403 });
});
