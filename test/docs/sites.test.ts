import { describe, expect, test } from 'vitest';
import { pageFinder } from '../../src/docs/addresses.ts';
import { pageLocation } from '../../src/docs/page-path.ts';
import { config, docsOf } from './folder.ts';

const origin = 'https://acme.example';

/** An example site for each convention, with the addresses that its generator documents. */
interface Site {
  /** Files by their paths, with their frontmatter. */
  files: readonly (string | [file: string, frontmatter: string])[];
  root: string;
  /** Addresses that readers cite, with their files; undefined if the address is not a page of the docs. */
  cited: Record<string, string | undefined>;
  /** Addresses that nobody cites but that are pages, too. */
  also?: Record<string, string | undefined>;
  /** The number of pages read. */
  pages: number;
}

const sites: Record<string, Site> = {
  'Docusaurus with versions, `id` and `slug`': {
    files: [
      ...['README.md', 'website/README.md', 'packages/core/README.md'],
      ['docs/intro.md', 'slug: /'],
      ['docs/01-start/02-install.md', 'id: installation'],
      ['docs/01-start/index.md', 'title: Start'],
      ['docs/guides/deploy.mdx', 'slug: shipping'],
      ['docs/guides/guides.md', 'title: Guides'],
      'docs/guides/_note.mdx',
      'versioned_docs/version-1.x/guides/deploy.mdx',
      'versioned_docs/version-1.x/01-start/02-install.md',
      'i18n/fr/docusaurus-plugin-content-docs/current/guides/deploy.mdx',
      'blog/2024-02-01-hello.md',
    ],
    root: 'docs',
    cited: {
      '/docs': 'docs/intro.md',
      '/docs/start/installation': 'docs/01-start/02-install.md',
      '/docs/start': 'docs/01-start/index.md',
      '/docs/guides/shipping': 'docs/guides/deploy.mdx',
      '/docs/guides': 'docs/guides/guides.md',
      '/pricing': undefined,
    },
    also: {
      '/docs/1.x/guides/shipping': 'docs/guides/deploy.mdx',
      '/docs/next/start/installation': 'docs/01-start/02-install.md',
      '/fr/docs/guides/shipping': 'docs/guides/deploy.mdx',
      '/docs/guides/nothing': undefined,
    },
    pages: 6,
  },
  'Starlight in three languages': {
    files: [
      'README.md',
      'src/content/docs/index.mdx',
      'src/content/docs/guides/start.md',
      ['src/content/docs/guides/theme.md', 'slug: styling/themes'],
      'src/content/docs/fr/index.mdx',
      'src/content/docs/fr/guides/start.md',
      'src/content/docs/fr/guides/gone.md',
      'src/content/docs/zh-cn/guides/start.md',
      'src/content/docs/zh-cn/guides/theme.md',
    ],
    root: 'src/content/docs',
    cited: {
      '/': 'src/content/docs/index.mdx',
      '/guides/start/': 'src/content/docs/guides/start.md',
      '/styling/themes/': 'src/content/docs/guides/theme.md',
      '/fr/guides/start/': 'src/content/docs/guides/start.md',
      '/zh-cn/guides/start/': 'src/content/docs/guides/start.md',
    },
    also: {
      '/fr/': 'src/content/docs/index.mdx',
      '/fr/guides/gone/': 'src/content/docs/fr/guides/gone.md',
    },
    pages: 4,
  },
  'a folder a language, English the default': {
    files: ['en', 'de', 'em', 'ja'].flatMap((name) =>
      ['index.md', 'start.md', 'guides/deploy.md', 'guides/theme.md'].map(
        (file) => `docs/${name}/docs/${file}`,
      ),
    ),
    root: 'docs/en/docs',
    cited: {
      '/start/': 'docs/en/docs/start.md',
      '/guides/deploy/': 'docs/en/docs/guides/deploy.md',
      '/de/guides/theme/': 'docs/en/docs/guides/theme.md',
    },
    pages: 4,
  },
  'Hugo in one folder of a language': {
    files: [
      ...['content/en/_index.md', 'content/en/functions/_index.md', 'content/LICENSE.md'],
      ...['content/en/functions/strings/trim.md', 'content/en/methods/page/title.md'],
      ...['content/en/methods/_index.md', 'content/en/methods/strings/trim.md'],
    ],
    root: 'content',
    cited: {
      '/functions/strings/trim/': 'content/en/functions/strings/trim.md',
      '/methods/strings/trim/': 'content/en/methods/strings/trim.md',
      '/methods/page/title/': 'content/en/methods/page/title.md',
      '/functions/': 'content/en/functions/_index.md',
    },
    also: { '/': 'content/en/_index.md', '/methods/': 'content/en/methods/_index.md' },
    pages: 7,
  },
  'VitePress with a language': {
    files: [
      ...['docs/index.md', 'docs/guide/index.md', 'docs/guide/features.md', 'docs/zh/index.md'],
      ...['docs/zh/guide/index.md', 'docs/zh/guide/features.md', 'docs/config/index.md'],
    ],
    root: 'docs',
    cited: {
      '/guide/features.html': 'docs/guide/features.md',
      '/guide/': 'docs/guide/index.md',
      '/config/': 'docs/config/index.md',
    },
    also: { '/zh/guide/features.html': 'docs/guide/features.md', '/': 'docs/index.md' },
    pages: 4,
  },
  'MkDocs with versions in its addresses': {
    files: [
      ...['README.md', 'docs/README.md', 'docs/usage/README.md', 'docs/usage/models.md'],
      ...['docs/contributing.md', 'docs/license.md'],
    ],
    root: 'docs',
    cited: {
      '/en/latest/usage/models/': 'docs/usage/models.md',
      '/en/stable/usage/': 'docs/usage/README.md',
      '/en/latest/contributing/': 'docs/contributing.md',
    },
    also: { '/en/2.1/usage/models/': 'docs/usage/models.md', '/en/latest/': 'docs/README.md' },
    pages: 5,
  },
  Nextra: {
    files: [
      ...['docs/app/page.mdx', 'docs/app/docs/page.mdx', 'docs/app/docs/(start)/install/page.mdx'],
      ...['docs/app/api/page.md', 'examples/blog/app/posts/page.mdx'],
    ],
    root: 'docs/app',
    cited: {
      '/docs/install': 'docs/app/docs/(start)/install/page.mdx',
      '/docs': 'docs/app/docs/page.mdx',
      '/api': 'docs/app/api/page.md',
    },
    also: { '/': 'docs/app/page.mdx' },
    pages: 4,
  },
  'Nextra with a language at the end of a name': {
    files: ['index', 'guide/start', 'guide/theme'].flatMap((name) =>
      ['mdx', 'fr.mdx', 'pt-BR.mdx'].map((ending) => `content/${name}.${ending}`),
    ),
    root: 'content',
    cited: { '/guide/start': 'content/guide/start.mdx', '/guide/theme': 'content/guide/theme.mdx' },
    also: { '/pt-BR/guide/start': 'content/guide/start.mdx', '/fr': 'content/index.mdx' },
    pages: 3,
  },
  GitBook: {
    files: [
      ...['handbook/README.md', 'handbook/SUMMARY.md', 'handbook/start/README.md'],
      'handbook/start/install.md',
    ],
    root: 'handbook',
    cited: {
      '/product/start/install': 'handbook/start/install.md',
      '/product/start': 'handbook/start/README.md',
    },
    also: { '/product': 'handbook/README.md' },
    pages: 4,
  },
  'versions next to each other': {
    files: ['v1', 'v2', 'v10'].flatMap((name) =>
      ['index.md', 'start.md', 'guides/deploy.md'].map((file) => `docs/${name}/${file}`),
    ),
    root: 'docs',
    cited: { '/v1/start': 'docs/v10/start.md', '/v10/guides/deploy': 'docs/v10/guides/deploy.md' },
    also: { '/latest/start': 'docs/v10/start.md' },
    pages: 3,
  },
  'versions next to an unreleased one': {
    files: ['2.0', '2.1-beta', 'next'].flatMap((name) =>
      ['index.md', 'start.md', 'guides/deploy.md'].map((file) => `docs/${name}/${file}`),
    ),
    root: 'docs',
    cited: { '/2.0/start': 'docs/2.0/start.md', '/next/start': 'docs/2.0/start.md' },
    also: { '/2.1-beta/guides/deploy': 'docs/2.0/guides/deploy.md' },
    pages: 3,
  },
  'English next to a language with a few more pages': {
    files: ['en', 'zh-CN'].flatMap((name) =>
      [...'abcde', ...(name === 'en' ? [] : 'f')].map((file) => `docs/${name}/${file}.md`),
    ),
    root: 'docs',
    cited: { '/en/a': 'docs/en/a.md', '/zh-CN/b': 'docs/en/b.md' },
    pages: 6,
  },
};

describe('by default', () => {
  test.each(Object.entries(sites))('addresses match files: %s', (_, given) => {
    const { root, cited, also = {}, pages } = given;
    const files = given.files.map((one) => (typeof one === 'string' ? ([one, ''] as const) : one));
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
    const find = pageFinder(docs, site);
    const expected = { ...cited, ...also };
    const found = Object.keys(expected).map((path) => [path, find(origin + path)?.file]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

test('a page named README that the navigation lists is separate from its folder’s page', () => {
  const files = {
    'docs.json': '{"navigation":{"pages":["moving/index","moving/readme"]}}',
    'moving/index.mdx': 'A',
    'moving/readme.mdx': 'B',
    'start/README.md': 'C',
  };
  const find = pageFinder(docsOf(files), new Set(['/moving', '/moving/readme', '/start']));
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
  expect(pageFinder(docs, site)(`${origin}/docs`)?.file).toBe('docs/index.md');
});

test('folders that only look like languages or versions are read in full', () => {
  const files = [
    ...['sdk/js/install.md', 'sdk/go/install.md', 'sdk/py/install.md', 'sdk/cs/install.md'],
    ...['frameworks/next.md', 'frameworks/index.md', 'api/it/index.md', 'lessons/1.1/index.md'],
    ...['lessons/1.2/index.md', 'node.js.md', 'node.md', 'guides/i18n/dates.md'],
  ];
  const docs = docsOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  expect(docs.pages.map(({ file }) => file).sort()).toEqual(files.sort());
  const find = pageFinder(docs, new Set(['/sdk/js/install']));
  expect(find(`${origin}/frameworks/next`)?.file).toBe('frameworks/next.md');
  expect(find(`${origin}/frameworks/latest`)).toBeNull();
});

test('a page in a version’s folder is skipped only if it also exists outside', () => {
  const files = ['a.md', 'b.md', 'c.md', 'v2/a.md', 'v2/b.md', 'v2/new.md'];
  const docs = docsOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  expect(docs.pages.map(({ file }) => file)).toEqual(['a.md', 'b.md', 'c.md', 'v2/new.md']);
  const find = pageFinder(docs, new Set(['/a', '/v2/new']));
  expect(['/v2/new', '/v2/b', '/new'].map((path) => find(origin + path)?.file ?? null)).toEqual([
    'v2/new.md',
    'b.md',
    'v2/new.md',
  ]);
});

test('a path segment that the site inserts into its addresses is recognised', () => {
  const files = ['oss/agents.md', 'oss/tools.md', 'oss/memory.md', 'oss/streams.md'];
  const docs = docsOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  const names = ['agents', 'tools', 'memory'];
  const inserted = (some: readonly string[]) =>
    pageFinder(docs, new Set([...some.map((name) => `/oss/python/${name}`), '/oss/gone/page']));
  const find = inserted(names);
  expect(find(`${origin}/oss/python/streams`)?.file).toBe('oss/streams.md');
  expect(find(`${origin}/oss/gone/streams`)).toBeNull();
  expect(inserted(names.slice(1))(`${origin}/oss/python/streams`)).toBeNull();
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
  expect(pageFinder(configured(), known)(origin + path)?.file).toBe(file);
  const below = new Set(['/docs/guides/backups', '/docs/new/export', '/docs/quickstart']);
  expect(pageFinder(configured(), below)(`${origin}/docs${path}`)?.file).toBe(file);
});
