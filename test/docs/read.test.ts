import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkout, config, docsOf, read } from './folder.ts';

const filesOf = async (files: Record<string, string | Uint8Array>, folder: string | null = null) =>
  (await docsOf(files, folder)).pages.map(({ file }) => file);

describe('the folder of the docs', () => {
  test('is the root, or the one folder that holds a docs.json', async () => {
    const pages = { 'a.mdx': 'A', 'site/b.mdx': 'B' };
    expect(await filesOf(pages)).toEqual(['a.mdx', 'site/b.mdx']);
    const inside = await docsOf({ ...pages, 'site/docs.json': config({ pages: ['b'] }) });
    expect(inside).toMatchObject({ root: 'site', pages: [{ file: 'site/b.mdx', path: '/b' }] });
    const both = { ...pages, 'site/docs.json': config({}), 'docs.json': config({}) };
    expect((await docsOf(both)).root).toBe('.');
  });

  test('is the one that is named', async () => {
    const files = { 'docs/a.mdx': 'A', 'docs/en/b.md': 'B', 'site/docs.json': config({}) };
    expect(await filesOf(files, 'docs')).toEqual(['docs/a.mdx', 'docs/en/b.md']);
  });

  test('is none where there is nothing to read, which is told with what to do', async () => {
    const several = checkout({ 'a/docs.json': config({}), 'b/mint.json': config([]), 'c.md': 'C' });
    expect((await read(several)).problem).toContain('`docs-root`');
    expect((await read(checkout({ 'README.md': '# Read me' }))).problem).toContain(
      'actions/checkout',
    );
    expect((await read(checkout({}), 'docs')).problem).toContain('no folder `docs`');
    expect((await read('/nowhere/at/all')).docs).toBeNull();
  });
});

describe('what is read', () => {
  test('are pages, in the order of the navigation, whatever their addresses', async () => {
    const docs = await docsOf({
      'docs.json': config({
        tabs: [
          {
            tab: 'Guides',
            groups: [
              {
                group: 'Start',
                root: 'b',
                pages: ['./start/index', { group: 'Deep', pages: ['/a'] }],
              },
            ],
          },
        ],
      }),
      ...{ 'a.mdx': 'A', 'b.md': 'B', 'start/index.mdx': 'S', 'hidden.mdx': 'H' },
      ...{ 'README.md': 'no', 'sub/README.md': 'no', 'CHANGELOG.md': 'no', 'notes.txt': 'no' },
      ...{ 'node_modules/x/y.md': 'no', '.git/z.md': 'no', '.github/z.md': 'no' },
    });
    expect(docs.pages.map(({ path, groups }) => [path, ...groups])).toEqual([
      ['/b', 'Guides', 'Start'],
      ['/start', 'Guides', 'Start'],
      ['/a', 'Guides', 'Start', 'Deep'],
      ['/hidden'],
    ]);
  });

  test('is nothing that .mintignore names', async () => {
    const files = {
      '.mintignore': '# drafts\ndrafts/\n*.draft.mdx\n/internal/**\n!internal/kept.md\n\n',
      ...{ 'a.mdx': 'A', 'b.draft.mdx': 'B', 'drafts/c.md': 'C', 'x/drafts/d.md': 'D' },
    };
    expect(await filesOf(files)).toEqual(['a.mdx']);
  });

  test('is docs.json with the files that it refers to', async () => {
    const docs = await docsOf({
      'docs.json': JSON.stringify({
        navigation: {
          languages: [{ $ref: './nav/en.json' }, { language: 'fr', $ref: 'nav/fr.json' }],
        },
        redirects: { $ref: './redirects.json' },
      }),
      'nav/en.json': JSON.stringify({ language: 'en', pages: ['a'], again: { $ref: './en.json' } }),
      'nav/fr.json': JSON.stringify({ pages: ['fr/a'] }),
      'redirects.json': JSON.stringify([{ source: '/old', destination: '/a' }]),
      ...{ 'a.mdx': 'A', 'fr/a.mdx': 'Un' },
    });
    expect(docs.pages.map(({ path }) => path)).toEqual(['/a']);
    expect([...docs.translations]).toEqual([['/fr/a', '/a']]);
    expect(docs.redirects).toEqual([{ source: '/old', destination: '/a' }]);
  });

  test('are the pages alone if docs.json is broken', async () => {
    expect(await filesOf({ 'docs.json': '{', 'a.mdx': 'A' })).toEqual(['a.mdx']);
    expect(await filesOf({ 'docs.json': '[[1]]', 'a.mdx': 'A' })).toEqual(['a.mdx']);
  });
});

describe('of a page in several languages or versions', () => {
  const pathsOf = async (navigation: unknown, files: readonly string[]) => {
    const sources = Object.fromEntries(files.map((file) => [`${file}.mdx`, file]));
    const docs = await docsOf({ 'docs.json': config(navigation), ...sources });
    return {
      pages: docs.pages.map(({ path }) => path),
      others: Object.fromEntries(docs.translations),
    };
  };

  test('the first language of the navigation is read, and hidden pages likewise', async () => {
    const languages = [
      { language: 'en', tabs: [{ tab: 'A', pages: ['a', 'guides/b'] }] },
      { language: 'fr', tabs: [{ tab: 'A', pages: ['fr/a', 'fr/guides/b', 'fr/only'] }] },
      { language: 'pt-BR', pages: ['pt-BR/a'] },
    ];
    const files = [
      'a',
      'guides/b',
      'fr/a',
      'fr/guides/b',
      'fr/only',
      'fr/hidden',
      'hidden',
      'pt-BR/a',
    ];
    expect(await pathsOf({ languages }, files)).toEqual({
      pages: ['/a', '/guides/b', '/fr/only', '/fr/hidden', '/hidden'],
      others: { '/fr/a': '/a', '/fr/guides/b': '/guides/b', '/pt-br/a': '/a' },
    });
  });

  test('the default version is read, by the folder that its pages stand in', async () => {
    const versions = [
      { version: 'Version 2025 (old)', pages: ['spec/2025/a', 'spec/2025/b'] },
      { version: 'Latest', default: true, pages: ['spec/next/a', 'spec/next/c'] },
    ];
    expect(
      await pathsOf({ versions }, ['spec/2025/a', 'spec/2025/b', 'spec/next/a', 'spec/next/c']),
    ).toEqual({
      pages: ['/spec/2025/b', '/spec/next/a', '/spec/next/c'],
      others: { '/spec/2025/a': '/spec/next/a' },
    });
  });

  test('versions within languages are told apart', async () => {
    const inLanguage = (prefix: string) => [
      { version: 'v2', pages: [`${prefix}a`] },
      { version: 'v1', pages: [`${prefix}v1/a`] },
    ];
    const languages = [
      { language: 'en', versions: inLanguage('') },
      { language: 'fr', versions: inLanguage('fr/') },
    ];
    expect(await pathsOf({ languages }, ['a', 'v1/a', 'fr/a', 'fr/v1/a'])).toEqual({
      pages: ['/a'],
      others: { '/v1/a': '/a', '/fr/a': '/a', '/fr/v1/a': '/a' },
    });
  });
});

describe('hostile sources', () => {
  test.runIf(process.platform !== 'win32')('lead nowhere by links', async () => {
    const secret = checkout({ 'secret.mdx': '# Secret', 'snippet.mdx': 'Secret' });
    const workspace = checkout({
      'docs/a.mdx': [
        "import Out from '../../../../../../../../etc/passwd';",
        "import Link from './linked.mdx';",
        "import Below from './folder/snippet.mdx';",
        '<Out /><Link /><Below /><Snippet file="../../secret.mdx" />Told',
      ].join('\n'),
      'docs/docs.json': config({ $ref: '../../../etc/passwd' }, { api: { openapi: '/../x.json' } }),
    });
    symlinkSync(join(secret, 'secret.mdx'), join(workspace, 'docs/linked.mdx'));
    symlinkSync(secret, join(workspace, 'docs/folder'));
    symlinkSync(workspace, join(workspace, 'docs/loop'));
    const { docs } = await read(workspace, 'docs');
    expect(docs?.pages.map(({ file }) => file)).toEqual(['docs/a.mdx']);
    expect(JSON.stringify(docs?.pages[0]?.sections.map(({ text }) => text))).not.toContain(
      'Secret',
    );
    symlinkSync(secret, join(workspace, 'out'));
    expect((await read(workspace, 'out')).problem).toContain('no folder `out`');
    expect((await read(workspace, '..')).docs).toBeNull();
  });

  test('are left out and counted if they are too large or not text', async () => {
    const docs = await docsOf({
      'a.mdx': '# A',
      'large.mdx': `# Large\n${'x'.repeat(2_000_001)}`,
      'nul.mdx': 'a\0b',
      'latin.mdx': Uint8Array.from([0x63, 0x61, 0x66, 0xe9]),
      'empty.mdx': '',
    });
    expect(docs.pages.map(({ file }) => file)).toEqual(['a.mdx', 'empty.mdx']);
    expect(docs.skipped).toBe(3);
  });

  const million = (text: string) => text.repeat(Math.floor(1_900_000 / text.length));
  const bomb = [
    'a: &a [x, x]',
    ...'bcdefghijklm'.split('').map((name, at) => {
      const before = 'abcdefghijkl'[at];
      return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`;
    }),
  ].join('\n');

  test.each([
    ['headings', million('# a\n')],
    ['brackets', million('[')],
    ['links', million('[a](')],
    ['tags', million('<a b="')],
    ['nested tags', million('<A>')],
    ['braces', million('<a {')],
    ['comments', million('<!-- {/* ')],
    ['emphasis', million('*a **b __c ')],
    ['quotes', million('> ')],
    ['rules', million('* ')],
    ['one paragraph', million('a\n')],
    ['underlines', million('a\n=\n')],
    ['fences', million('```\n')],
    ['spaces', million(' ')],
    ['line ends', million('\r\n')],
    ['entities', million('&amp')],
    ['tables', million('|')],
    ['a bomb of aliases', `---\n${bomb}\ntitle: *m\nkeywords: *m\n---\n`],
    ['deep frontmatter', `---\ntitle: ${'['.repeat(30_000)}\n---\n`],
    ['imports', million("import A from './a.mdx'\n")],
    ['snippets', `import A from './big.mdx'\n${'<A />'.repeat(50_000)}`],
  ])('take bounded time: %s', async (_, source) => {
    const workspace = checkout({ 'a.mdx': source, 'big.mdx': million('word ') });
    const before = process.cpuUsage();
    const { docs } = await read(workspace);
    const { user } = process.cpuUsage(before);
    const sections = docs?.pages.flatMap((page) => page.sections) ?? [];
    expect(sections.length).toBeLessThan(5_000);
    expect(sections.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(6_000_000);
    // Quadratic time would take minutes.
    expect(user / 1e6).toBeLessThan(5);
  });

  test.each([
    ['deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['wide', `{"navigation":{"pages":[${Array(300_000).fill('"a"').join(',')}]}}`],
    ['with a loop', '{"navigation":{"$ref":"docs.json"}}'],
    [
      'of patterns',
      config({}, { redirects: Array(20_000).fill({ source: '/a:x*b', destination: '/' }) }),
    ],
  ])('take bounded time: a docs.json that is %s', async (_, text) => {
    expect(await filesOf({ 'docs.json': text, 'a.mdx': 'A' })).toEqual(['a.mdx']);
  });

  test('take bounded time: patterns full of stars, and folders without end', async () => {
    const workspace = checkout({
      '.mintignore': `${'*a'.repeat(400)}b\n${'**/'.repeat(300)}x\n`.repeat(20),
      [`${'a'.repeat(200)}.mdx`]: 'A',
    });
    mkdirSync(join(workspace, Array(60).fill('d').join('/')), { recursive: true });
    writeFileSync(join(workspace, `${Array(60).fill('d').join('/')}/deep.mdx`), 'Deep');
    const { docs } = await read(workspace);
    expect(docs?.pages).toHaveLength(1);
  });
});
