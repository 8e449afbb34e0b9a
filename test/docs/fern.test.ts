import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createPageFinder } from '../../src/docs/addresses.ts';
import { checkout, docsOf, read } from './folder.ts';

const site = 'https://docs.acme.example';

/** The docs of a workspace, and a function that finds the file of an address in `fern/`. */
function fern(workspace: string) {
  const { docs, problem } = read(workspace);
  if (!docs) throw new Error(problem);
  const find = createPageFinder(docs, new Set());
  return { docs, fileAt: (path: string) => find(site + path)?.file.replace(/^fern\//, '') };
}

const example = (name: string) => fern(fileURLToPath(new URL(`fern/${name}`, import.meta.url)));

test('in a Fern project, a page’s address is made of its tab, section and slug', () => {
  const { docs, fileAt } = example('tabs');
  expect(docs.root).toBe('fern');
  expect(docs.pages.map(({ file, groups }) => [file, ...groups])).toEqual([
    ['fern/home.mdx'],
    ['fern/pages/start.mdx', 'Guides & How-tos'],
    ['fern/pages/keys.mdx', 'Guides & How-tos'],
    ['fern/pages/rotate.mdx', 'Guides & How-tos', 'OAuth2 keys'],
    ['fern/pages/revoke.mdx', 'Guides & How-tos', 'OAuth2 keys'],
    ['fern/pages/python.mdx', 'SDKs', 'Python'],
  ]);
  const addresses = {
    '/': 'home.mdx',
    '/guides-how-tos/first-steps': 'pages/start.mdx',
    '/guides-how-tos/o-auth-2-keys': 'pages/keys.mdx',
    '/guides-how-tos/o-auth-2-keys/rotate-keys': 'pages/rotate.mdx',
    '/keys/revoke': 'pages/revoke.mdx',
    '/python/install': 'pages/python.mdx',
    '/old': 'pages/start.mdx',
    '/nowhere': undefined,
  };
  for (const [path, file] of Object.entries(addresses)) expect(fileAt(path)).toBe(file);
  const generated = ['/guides-how-tos/api-reference/keys/create', '/whats-new/2026'];
  expect(generated.map(docs.isGenerated)).toEqual([true, true]);
  expect(['/what-s-new/2026', '/python'].map(docs.isGenerated)).toEqual([false, false]);
});

test('Fern’s versions and products have their own files, and the first version is not in the address', () => {
  const { docs, fileAt } = example('products');
  const files = ['pay/pages/refunds', 'mail/v2/send', 'both', 'mail/v1/fax'];
  expect(docs.pages.map(({ file }) => file)).toEqual(files.map((name) => `fern/${name}.mdx`));
  const addresses = {
    '/pay/refunds': 'pay/pages/refunds.mdx',
    '/post/send': 'mail/v2/send.mdx',
    '/post/v2/send': 'mail/v2/send.mdx',
    '/post/one/fax': 'mail/v1/fax.mdx',
    '/post/both': 'both.mdx',
    '/post/one/both': 'both.mdx',
  };
  for (const [path, file] of Object.entries(addresses)) expect(fileAt(path)).toBe(file);
});

test('many nodes of a tab with many fields take bounded time', () => {
  const lines = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const config = `instances: []\ntabs:\n  a:\n    slug: b\n${lines(30_000, (at) => `    f${at}: 1`)}\nnavigation:\n${lines(20_000, () => '  - {tab: a}')}\n  - {tab: a, layout: [{page: C, path: c.mdx}]}`;
  const { fileAt } = fern(checkout({ 'fern/docs.yml': config, 'fern/c.mdx': 'C\n' }));
  expect(fileAt('/b/c')).toBe('c.mdx');
});

test('a docs.yml that is not Fern’s, or has circular or missing references, is harmless', () => {
  const { pages } = docsOf({ 'docs.yml': 'name: Report\n', 'a.md': 'A.\n' });
  expect(pages.map(({ path }) => path)).toEqual(['/a']);
  const config =
    'instances: []\nversions:\n  - display-name: a\n    path: docs.yml\n  - path: gone.yml\n  - 5\nnavigation:\n  - &a\n    section: A\n    contents: [*a]\n  - page: 5\n    path: [a]\n';
  const { docs } = fern(checkout({ 'fern/docs.yml': config, 'fern/a.mdx': 'A\n' }));
  expect(docs.pages.map(({ file }) => file)).toEqual(['fern/a.mdx']);
});
