import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPageFinder } from '../../src/docs/addresses.ts';
import { pageLocation } from '../../src/docs/page-path.ts';
import { config, docsOf } from './folder.ts';

const origin = 'https://acme.example';

/** An example site for each convention, with the addresses that its generator documents. */
interface Site {
  /** The frontmatter of each file. */
  files: Record<string, string>;
  root: string;
  /** Addresses that readers cite, with their files; null if the address is not a page of the docs. */
  cited: Record<string, string | null>;
  /** Addresses that nobody cites but that are pages, too. */
  also?: Record<string, string | null>;
  /** The number of pages read. */
  pages: number;
}

const sites: Record<string, Site> = JSON.parse(
  readFileSync(new URL('sites.json', import.meta.url), 'utf8'),
);

test.each(Object.entries(sites))('by default, addresses match files: %s', (_, given) => {
  const { root, cited, also = {}, pages } = given;
  const files = Object.entries(given.files);
  const paths = Object.keys(cited).map((path) => pageLocation(origin + path)?.path ?? '');
  const site = new Set(paths);
  const docs = docsOf(
    Object.fromEntries(
      files.map(([file, frontmatter]) => [file, `---\n${frontmatter}\n---\n\n# ${file}\n`]),
    ),
    null,
    site,
  );
  expect(docs.root).toBe(root);
  expect(docs.pages.map(({ file }) => file)).toHaveLength(pages);
  const find = createPageFinder(docs, site);
  const expected = { ...cited, ...also };
  const found = Object.keys(expected).map((path) => [path, find(origin + path)?.file ?? null]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('a page named README that the navigation lists is separate from its folder’s page', () => {
  const files = {
    'docs.json': '{"navigation":{"pages":["moving/index","moving/readme"]}}',
    'moving/index.mdx': 'A',
    'moving/readme.mdx': 'B',
    'start/README.md': 'C',
  };
  const find = createPageFinder(docsOf(files), new Set(['/moving', '/moving/readme', '/start']));
  const addresses = ['/moving', '/moving/readme', '/start', '/start/README'];
  expect(addresses.map((path) => find(origin + path)?.file)).toEqual([
    ...['moving/index.mdx', 'moving/readme.mdx', 'start/README.md', 'start/README.md'],
  ]);
});

test('the page at the base path is its folder’s page', () => {
  const files = ['docs/index.md', 'docs/start.md', 'README.md', 'site/notes/start.md'];
  const site = new Set(['/docs', '/docs/start']);
  const docs = docsOf(Object.fromEntries(files.map((file) => [file, 'A'])), null, site);
  expect(docs.root).toBe('docs');
  expect(createPageFinder(docs, site)(`${origin}/docs`)?.file).toBe('docs/index.md');
});

test('folders that only look like languages or versions are read in full', () => {
  const files = [
    ...['sdk/js/install.md', 'sdk/go/install.md', 'sdk/py/install.md', 'sdk/cs/install.md'],
    ...['frameworks/next.md', 'frameworks/index.md', 'api/it/index.md', 'lessons/1.1/index.md'],
    ...['lessons/1.2/index.md', 'node.js.md', 'node.md', 'guides/i18n/dates.md'],
  ];
  const docs = docsOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  expect(docs.pages.map(({ file }) => file).sort()).toEqual(files.sort());
  const find = createPageFinder(docs, new Set(['/sdk/js/install']));
  expect(find(`${origin}/frameworks/next`)?.file).toBe('frameworks/next.md');
  expect(find(`${origin}/frameworks/latest`)).toBeNull();
});

test('a page in a version’s folder is skipped only if it also exists outside', () => {
  const files = ['a.md', 'b.md', 'c.md', 'v2/a.md', 'v2/b.md', 'v2/new.md'];
  const docs = docsOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  expect(docs.pages.map(({ file }) => file)).toEqual(['a.md', 'b.md', 'c.md', 'v2/new.md']);
  const find = createPageFinder(docs, new Set(['/a', '/v2/new']));
  expect(['/v2/new', '/v2/b', '/new'].map((path) => find(origin + path)?.file ?? null)).toEqual([
    'v2/new.md',
    'b.md',
    'v2/new.md',
  ]);
});

test('if several folders have a `docs.json`, the docs are the one whose pages are cited', () => {
  const files = {
    'a/docs.json': '{"navigation":{}}',
    'a/start.md': 'A',
    'a/keys.md': 'A',
    'b/docs.json': '{"navigation":{}}',
    'b/start.md': 'B',
    'b/roles.md': 'B',
  };
  const site = new Set(['/help/start', '/help/roles']);
  expect(docsOf(files, null, site).root).toBe('b');
});

test('if no cited address matches a file, the docs are the whole checkout', () => {
  const files = { 'docs/start.md': 'A', 'docs/keys.md': 'A' };
  expect(docsOf(files).root).toBe('.');
  expect(docsOf(files, null, new Set(['/pricing'])).root).toBe('.');
});

test('a name that many folders share identifies no folder, but other names still do', () => {
  const file = (at: number) => `docs/${at}/${at % 50}/overview.md`;
  const all = Array.from({ length: 300 }, (_, at) => at);
  const files = Object.fromEntries(all.map((at) => [file(at), 'A']));
  const site = new Set(all.map((at) => `/x/${at}/${at % 50}/overview`));
  expect(docsOf(files, null, site).root).toBe('docs');
  expect(docsOf(files, null, new Set(['/overview'])).root).toBe('.');
});

const configured = () =>
  docsOf({
    'docs.json': config(
      {
        languages: [
          { language: 'en', pages: ['index', 'guides/backups', 'guides/index', 'new/export'] },
          { language: 'fr', pages: ['fr/guides/backups'] },
        ],
      },
      {
        redirects: [
          { source: '/guides/snapshots', destination: '/guides/backups#restore' },
          { source: '/old/:slug*', destination: '/new/:slug*' },
          { source: '/was-*', destination: '/guides/*' },
          { source: '/round', destination: '/about' },
          { source: '/about', destination: '/round' },
        ],
      },
    ),
    ...{
      'index.mdx': 'I',
      'guides/index.mdx': 'G',
      'guides/backups.mdx': 'B',
      'new/export.mdx': 'E',
    },
    'fr/guides/backups.mdx': 'S',
  });

test.each([
  ['/', 'index.mdx'],
  ['/guides/backups', 'guides/backups.mdx'],
  ['/Guides/Backups/?q=1#restore', 'guides/backups.mdx'],
  ['/guides', 'guides/index.mdx'],
  ['/guides/snapshots', 'guides/backups.mdx'],
  ['/fr/guides/backups', 'guides/backups.mdx'],
  ['/old/export', 'new/export.mdx'],
  ['/was-backups', 'guides/backups.mdx'],
  ['/round', undefined],
  ['/nowhere', undefined],
])('the address %s is the page %s', (path, file) => {
  const known = new Set(['/guides/backups', '/quickstart']);
  expect(createPageFinder(configured(), known)(origin + path)?.file).toBe(file);
  const below = new Set(['/docs/guides/backups', '/docs/new/export', '/docs/quickstart']);
  expect(createPageFinder(configured(), below)(`${origin}/docs${path}`)?.file).toBe(file);
});
