import { expect, test } from 'vitest';
import { pageFinder } from '../../src/docs/addresses.ts';
import { docsOf } from './folder.ts';

const site = 'https://docs.acme.example';

/** The docs of a project in `fern/`, in which each page's text is its name. */
function fern(files: Readonly<Record<string, string>>, pages: readonly string[]) {
  const all = Object.entries({
    ...files,
    ...Object.fromEntries(pages.map((page) => [page, files[page] ?? `${page}\n`])),
  });
  const docs = docsOf(Object.fromEntries(all.map(([path, text]) => [`fern/${path}`, text])));
  const find = pageFinder(docs, new Set());
  return { docs, fileAt: (path: string) => find(`${site}${path}`)?.file ?? null };
}

const withTabs = `
instances:
  - url: acme.docs.buildwithfern.com
tabs:
  guides:
    display-name: Guides & How-tos
  sdks:
    display-name: SDKs
    skip-slug: true
  news:
    display-name: What's New?
    changelog: ./news
landing-page:
  page: Home
  path: home.mdx
  slug: /
navigation:
  - tab: guides
    layout:
      - page: First steps
        path: ./pages/start.mdx
      - section: OAuth2 keys
        path: pages/keys.mdx
        contents:
          - page: Rotate
            path: pages/rotate.mdx
            slug: rotate-keys
          - page: Revoke
            path: pages/revoke.mdx
      - section: Reference
        skip-slug: true
        contents:
          - api: API Reference
          - link: Status
            href: https://status.acme.example
  - tab: sdks
    variants:
      - title: Python
        layout:
          - page: Install
            path: pages/python.mdx
  - tab: news
redirects:
  - source: /old
    destination: /guides-how-tos/first-steps
`;

test('in a Fern project, a page’s address is made of its tab, section and slug', () => {
  const revoke = '---\nslug: keys/revoke\n---\nRevoke it.\n';
  const { docs, fileAt } = fern({ 'docs.yml': withTabs, 'pages/revoke.mdx': revoke }, [
    'home.mdx',
    'pages/start.mdx',
    'pages/keys.mdx',
    'pages/rotate.mdx',
    'pages/python.mdx',
  ]);
  expect(docs.root).toBe('fern');
  expect(docs.pages.map(({ file, groups }) => [file, groups])).toEqual([
    ['fern/home.mdx', []],
    ['fern/pages/start.mdx', ['Guides & How-tos']],
    ['fern/pages/keys.mdx', ['Guides & How-tos']],
    ['fern/pages/rotate.mdx', ['Guides & How-tos', 'OAuth2 keys']],
    ['fern/pages/revoke.mdx', ['Guides & How-tos', 'OAuth2 keys']],
    ['fern/pages/python.mdx', ['SDKs', 'Python']],
  ]);
  expect(
    [
      '/',
      '/guides-how-tos/first-steps',
      '/guides-how-tos/o-auth-2-keys',
      '/guides-how-tos/o-auth-2-keys/rotate-keys',
      '/keys/revoke',
      '/python/install',
      '/old',
      '/nowhere',
    ].map(fileAt),
  ).toEqual([
    'fern/home.mdx',
    'fern/pages/start.mdx',
    'fern/pages/keys.mdx',
    'fern/pages/rotate.mdx',
    'fern/pages/revoke.mdx',
    'fern/pages/python.mdx',
    'fern/pages/start.mdx',
    null,
  ]);
  expect(
    [
      '/guides-how-tos/api-reference/keys/create',
      '/what-s-new/2026',
      '/whats-new/2026',
      '/python',
    ].map(docs.isGenerated),
  ).toEqual([true, false, true, false]);
});

test('Fern’s versions and products have their own files, and the first version is not in the address', () => {
  const { docs, fileAt } = fern(
    {
      'docs.yml':
        'instances: []\nproducts:\n  - display-name: Pay\n    path: pay/pay.yml\n  - display-name: Mail\n    slug: post\n    versions:\n      - display-name: v2\n        path: mail/v2.yml\n      - display-name: Version 1\n        path: mail/v1.yml\n        slug: one\n',
      'pay/pay.yml': 'navigation:\n  - page: Refunds\n    path: ./pages/refunds.mdx\n',
      'mail/v2.yml':
        'navigation:\n  - page: Send\n    path: ./v2/send.mdx\n  - page: Both\n    path: ../both.mdx\n',
      'mail/v1.yml':
        'navigation:\n  - page: Fax\n    path: ./v1/fax.mdx\n  - page: Both\n    path: ../both.mdx\n',
    },
    ['pay/pages/refunds.mdx', 'mail/v2/send.mdx', 'mail/v1/fax.mdx', 'both.mdx'],
  );
  expect(docs.pages.map(({ file }) => file)).toEqual([
    'fern/pay/pages/refunds.mdx',
    'fern/mail/v2/send.mdx',
    'fern/both.mdx',
    'fern/mail/v1/fax.mdx',
  ]);
  expect(
    [
      '/pay/refunds',
      '/post/send',
      '/post/v2/send',
      '/post/one/fax',
      '/post/both',
      '/post/one/both',
    ].map(fileAt),
  ).toEqual([
    'fern/pay/pages/refunds.mdx',
    'fern/mail/v2/send.mdx',
    'fern/mail/v2/send.mdx',
    'fern/mail/v1/fax.mdx',
    'fern/both.mdx',
    'fern/both.mdx',
  ]);
});

test('many nodes of a tab with many fields take bounded time', () => {
  const lines = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const config = `instances: []\ntabs:\n  a:\n    slug: b\n${lines(30_000, (at) => `    f${at}: 1`)}\nnavigation:\n${lines(20_000, () => '  - {tab: a}')}\n  - {tab: a, layout: [{page: C, path: c.mdx}]}`;
  const { fileAt } = fern({ 'docs.yml': config }, ['c.mdx']);
  expect(fileAt('/b/c')).toBe('fern/c.mdx');
});

test('a docs.yml that is not Fern’s, or has circular or missing references, is harmless', () => {
  const { pages } = docsOf({ 'docs.yml': 'name: Report\n', 'a.md': 'A.\n' });
  expect(pages.map(({ path }) => path)).toEqual(['/a']);
  const { docs } = fern(
    {
      'docs.yml':
        'instances: []\nversions:\n  - display-name: a\n    path: docs.yml\n  - path: gone.yml\n  - 5\nnavigation:\n  - &a\n    section: A\n    contents: [*a]\n  - page: 5\n    path: [a]\n',
    },
    ['a.mdx'],
  );
  expect(docs.pages.map(({ file }) => file)).toEqual(['fern/a.mdx']);
});
