import { expect, test } from 'vitest';
import { openFolder } from '../../src/docs/files.ts';
import { checkoutOf } from '../../src/docs/find-folder.ts';
import { checkout } from './folder.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const origin = (url: string) =>
  `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n\tfetch = x\n`;

function checkoutIn(files: Record<string, string>, folder = '') {
  const workspace = openFolder(checkout(files), '.');
  if (!workspace) throw new Error('There is no folder');
  return checkoutOf(workspace, folder);
}

test.each([
  ['https://github.com/acme/docs', 'github.com'],
  ['https://x-access-token:ghs_1@ghe.acme.example:8443/acme/docs.git', 'ghe.acme.example:8443'],
  ['git@github.com:acme/docs.git', 'github.com'],
  ['ssh://git@github.com/acme/docs.git', 'github.com'],
])('the repository of a checkout is read from its remote: %s', (url, host) => {
  const files = { '.git/config': origin(url), '.git/HEAD': commit, 'docs/a.md': 'A' };
  expect(checkoutIn(files, 'docs')).toEqual({
    folder: '',
    commit,
    origin: { host, owner: 'acme', name: 'docs' },
  });
});

test.each(['/srv/git/docs', 'https://example.com/docs', '', '../docs'])(
  'a checkout of %j was fetched from no repository on a site',
  (url) => {
    const files = { '.git/config': origin(url), '.git/HEAD': commit };
    expect(checkoutIn(files)?.origin).toBeNull();
  },
);

test('a folder belongs to the innermost checkout around it', () => {
  const files = {
    '.git/HEAD': commit,
    '.git/config': origin('https://github.com/acme/app'),
    'docs/.git/HEAD': 'ref: refs/heads/main\n',
    'docs/site/a.md': 'A',
    'docs/.git/refs/heads/main': `${commit}\n`,
    // A submodule.
    'guide/.git': 'gitdir: ../.git/modules/guide\n',
    '.git/modules/guide/HEAD': commit,
    '.git/modules/guide/config': origin('https://github.com/acme/guide'),
    'away/.git': 'gitdir: /srv/git/away\n',
  };
  expect(checkoutIn(files, 'docs/site')).toEqual({ folder: 'docs', commit, origin: null });
  expect(checkoutIn(files, 'guide')).toMatchObject({ folder: 'guide', origin: { name: 'guide' } });
  expect(checkoutIn(files, 'away')).toEqual({ folder: 'away', commit: null, origin: null });
  expect(checkoutIn(files, 'src')).toMatchObject({ folder: '', origin: { name: 'app' } });
  expect(checkoutIn({ 'docs/a.md': 'A' }, 'docs')).toBeNull();
});

test('the commit of a packed branch is found', () => {
  const packed = `# pack-refs with: peeled\n${'b'.repeat(40)} refs/heads/x/main\n${commit} refs/heads/main\n`;
  const files = { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': packed };
  expect(checkoutIn(files)?.commit).toBe(commit);
});

test('an invalid commit is null', () => {
  for (const head of ['ref: refs/heads/gone', 'ref: ../../secret', 'a'.repeat(39), '']) {
    expect(checkoutIn({ '.git/HEAD': head })?.commit ?? null).toBeNull();
  }
});
