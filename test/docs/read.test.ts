import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FileOverrides, hasSameTexts } from '../../src/docs/files.ts';
import { readDocs } from '../../src/docs/read.ts';
import { checkout, config, docsOf, read } from './folder.ts';

const filesOf = (files: Record<string, string | Uint8Array>, folder: string | null = null) =>
  docsOf(files, folder).pages.map(({ file }) => file);

describe('the folder of the docs', () => {
  test('is the root, or the only folder that has a docs.json', () => {
    const pages = { 'a.mdx': 'A', 'site/b.mdx': 'B' };
    expect(filesOf(pages)).toEqual(['a.mdx', 'site/b.mdx']);
    const inside = docsOf({ ...pages, 'site/docs.json': config({ pages: ['b'] }) });
    expect(inside).toMatchObject({ root: 'site', pages: [{ file: 'site/b.mdx', path: '/b' }] });
    const both = { ...pages, 'site/docs.json': config({}), 'docs.json': config({}) };
    expect(docsOf(both).root).toBe('.');
  });

  test('is the one that is named', () => {
    const files = { 'docs/a.mdx': 'A', 'docs/en/b.md': 'B', 'site/docs.json': config({}) };
    expect(filesOf(files, 'docs')).toEqual(['docs/a.mdx', 'docs/en/b.md']);
  });

  test('is null if there is nothing to read, and a message says what to do', () => {
    const several = checkout({ 'a/docs.json': config({}), 'b/mint.json': config([]), 'c.md': 'C' });
    expect(read(several).problem).toContain('`docs-root`');
    expect(read(checkout({ 'README.md': '# Read me' })).problem).toContain('actions/checkout');
    expect(read(checkout({}), 'docs').problem).toContain('no folder `docs`');
    expect(read('/nowhere/at/all').docs).toBeNull();
  });
});

describe('what is read', () => {
  test('is every page, in the order of the navigation', () => {
    const docs = docsOf({
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
      'a.mdx': 'A',
      'b.md': 'B',
      'start/index.mdx': 'S',
      'hidden.mdx': 'H',
      'README.md': 'no',
      'CHANGELOG.md': 'no',
      'Contributing.md': 'no',
      'notes.txt': 'no',
      'start/README.md': 'no',
      'sub/README.md': 'R',
      'node_modules/x/y.md': 'no',
      '.git/z.md': 'no',
      '.github/z.md': 'no',
    });
    expect(docs.pages.map(({ path, groups }) => [path, ...groups])).toEqual([
      ['/b', 'Guides', 'Start'],
      ['/start', 'Guides', 'Start'],
      ['/a', 'Guides', 'Start', 'Deep'],
      ['/hidden'],
      ['/sub/readme'],
    ]);
  });

  test('excludes the files that .mintignore names, as git reads it', () => {
    const patterns =
      '# drafts|drafts/|*.draft.mdx|/internal/**|!internal/kept.md||[xy].mdx|./a.mdx|part\\[1\\].mdx|Up.mdx|**/one/**/m.md|**/a/**/b/**/c/**';
    const left = ['a.mdx', 'a/b/c/d.mdx', 'internal/kept.md', 'up.mdx'];
    const out = ['b.draft.mdx', 'drafts/c.md', 'x/drafts/d.md', 'internal/a.md', 'x.mdx'];
    const files = [...left, ...out, 'part[1].mdx', 'k/one/l/two/m.md'].map((path) => [path, 'A']);
    const all = { '.mintignore': patterns.replaceAll('|', '\n'), ...Object.fromEntries(files) };
    expect(filesOf(all).toSorted()).toEqual(left);
  });

  test('includes the files that docs.json refers to', () => {
    const docs = docsOf({
      'docs.json': JSON.stringify({
        navigation: {
          languages: [{ $ref: './nav/en.json' }, { language: 'fr', $ref: 'nav/fr.json' }],
        },
        redirects: { $ref: './redirects.json' },
      }),
      'nav/en.json': JSON.stringify({ language: 'en', pages: ['a'], again: { $ref: './en.json' } }),
      'nav/fr.json': JSON.stringify({ pages: ['fr/a'] }),
      'redirects.json': JSON.stringify([{ source: '/old', destination: '/a' }]),
      'a.mdx': 'A',
      'fr/a.mdx': 'Un',
    });
    expect(docs.pages.map(({ path }) => path)).toEqual(['/a']);
    expect([...docs.translations]).toEqual([['/fr/a', '/a']]);
    expect(docs.redirects).toEqual([{ source: '/old', destination: '/a' }]);
  });

  test('is only the pages if docs.json is invalid', () => {
    expect(filesOf({ 'docs.json': '{', 'a.mdx': 'A' })).toEqual(['a.mdx']);
    expect(filesOf({ 'docs.json': '[[1]]', 'a.mdx': 'A' })).toEqual(['a.mdx']);
  });
});

describe('a source file', () => {
  const mark = '\ufeff';
  const files = {
    'docs.json': `${mark}${config({ pages: [] }, { redirects: [{ source: '/old', destination: '/a' }] })}`,
    'a.mdx': `${mark}---\r\ntitle: A\r\n---\r\n\r\nText.`,
    'empty.mdx': '',
    'large.mdx': `# Large\n${'x '.repeat(999_994)}yßß`,
    'latin.mdx': Uint8Array.from([0x63, 0x61, 0x66, 0xe9]),
    'utf16.mdx': Buffer.from(`${mark}# Wide`, 'utf16le'),
    '.mintignore': 'hidden.mdx',
    'hidden.mdx': 'Hidden',
  };

  test('is read in the same way from the checkout and from another commit', () => {
    const inCheckout = docsOf(files);
    const others = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
    const workspace = checkout({ 'gone.mdx': 'Gone' });
    const elsewhere = read(workspace, null, {
      others: new Map([...others, ['gone.mdx', null]]),
    });
    for (const docs of [inCheckout, elsewhere.docs]) {
      expect(docs?.pages.map(({ file, title }) => [file, title])).toEqual([
        ['a.mdx', 'A'],
        ['empty.mdx', null],
        ['large.mdx', 'Large'],
      ]);
      expect(docs?.redirects).toEqual([{ source: '/old', destination: '/a' }]);
      expect(docs?.skipped).toBe(2);
      // Of a larger file, the first 2 MB are read, without splitting a character.
      expect(docs?.pages[2]?.sections[0]?.text.slice(-4)).toBe('x yß');
    }
  });

  test('is the checkout’s own if its text is the same', () => {
    const same = { 'a.mdx': '# A\r\nText', 'gone.mdx': null, 'cut.mdx': 'x'.repeat(2_000_001) };
    const workspace = checkout({ 'a.mdx': '# A\nText', 'cut.mdx': 'x'.repeat(2_000_002) });
    const isSame = (files: Record<string, string | null>) =>
      hasSameTexts(
        workspace,
        new Map(
          Object.entries(files).map(([path, text]) => [path, text && Buffer.from(text)]),
        ) as FileOverrides,
      );
    expect(isSame(same)).toBe(true);
    expect(isSame({ ...same, 'a.mdx': '# B' })).toBe(false);
    expect(isSame({ ...same, 'a.mdx': null })).toBe(false);
    expect(isSame({ ...same, 'new.mdx': '# New' })).toBe(false);
    expect(hasSameTexts(workspace, new Map([['a.mdx', 'unreadable']]))).toBe(false);
  });

  test('is recognised as part of the docs even if only another commit has it', () => {
    const docs = docsOf(
      {
        'site/docs.json': config({ $ref: './nav.json' }, { openapi: 'api/v1.yaml' }),
        'site/a.mdx': '---\nopenapi: GET /a\n---\n',
        'site/.mintignore': 'drafts/',
      },
      'site',
    );
    const sources = 'docs.json nav.json api/v1.yaml .mintignore a.mdx new/README.md'.split(' ');
    expect(sources.filter((path) => !docs.isDocsFile(`site/${path}`))).toEqual([]);
    const others = [
      ...['site/locales/de.json', 'README.md', 'locales/a.mdx', 'docs.json'],
      ...['site/node_modules/x.md', 'site/.x/a.md', 'site/drafts/a.mdx'],
    ];
    expect(others.filter(docs.isDocsFile)).toEqual([]);
  });
});

describe('a file that docs.json refers to', () => {
  test('is read once, however many references it has', () => {
    const list = JSON.stringify(Array.from({ length: 1_000 }, (_, at) => ({ pages: [`p${at}`] })));
    const reference = { $ref: './list.json' };
    const workspace = checkout({
      'docs.json': config({ groups: Array(1_000).fill({ group: 'G', pages: reference }) }),
      'list.json': list,
      'p0.mdx': 'A',
      'p999.mdx': 'B',
    });
    const { docs } = readDocs({ workspace, folder: null });
    expect(docs?.pages.map(({ path, groups }) => [path, ...groups])).toEqual([
      ['/p0', 'G'],
      ['/p999', 'G'],
    ]);
  });

  test('may refer to other files, but not to itself', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `nav/${at}.json`,
        JSON.stringify({ group: `${at}`, pages: [`p${at}`, { $ref: `./${at + 1}.json` }] }),
      ]),
    );
    const docs = docsOf({
      'docs.json': config({ $ref: 'nav/0.json', again: { $ref: 'docs.json' } }),
      ...chain,
      'nav/20.json': '{"$ref": "21.json"}',
      'nav/21.json': '{"pages": ["last", {"$ref": "20.json"}, {"$ref": "../nav/0.json"}]}',
      'p0.mdx': 'A',
      'p19.mdx': 'B',
      'last.mdx': 'C',
    });
    expect(docs.pages.map(({ path }) => path)).toEqual(['/p0', '/p19', '/last']);
  });

  test('counts towards the limit of docs.json', () => {
    const large = (page: string) =>
      `[${' '.repeat(12_000_000)}{"group": "Listed", "pages": ["${page}"]}]`;
    const docs = docsOf({
      'docs.json': config([{ $ref: 'a.json' }, { $ref: 'b.json' }, { $ref: 'a.json' }]),
      'a.json': large('p'),
      'b.json': large('q'),
      'p.mdx': 'P',
      'q.mdx': 'Q',
    });
    expect(docs.pages.map(({ path, groups }) => [path, ...groups])).toEqual([
      ['/p', 'Listed'],
      ['/q'],
    ]);
  });
});

describe('docs in several languages or versions', () => {
  const pathsOf = (navigation: unknown, files: readonly string[]) => {
    const sources = Object.fromEntries(files.map((file) => [`${file}.mdx`, file]));
    const docs = docsOf({ 'docs.json': config(navigation), ...sources });
    return {
      pages: docs.pages.map(({ path }) => path),
      others: Object.fromEntries(docs.translations),
    };
  };

  test('are read in the first language of the navigation, including hidden pages', () => {
    const languages = [
      { language: 'en', tabs: [{ tab: 'A', pages: ['a', 'guides/b'] }] },
      { language: 'fr', tabs: [{ tab: 'A', pages: ['fr/a', 'fr/guides/b', 'fr/only'] }] },
      { language: 'pt-BR', pages: ['pt-BR/a'] },
    ];
    const files = 'a guides/b fr/a fr/guides/b fr/only fr/hidden hidden pt-BR/a'.split(' ');
    expect(pathsOf({ languages }, files)).toEqual({
      pages: ['/a', '/guides/b', '/fr/only', '/hidden'],
      others: {
        '/fr/a': '/a',
        '/fr/guides/b': '/guides/b',
        '/pt-br/a': '/a',
        '/fr/hidden': '/hidden',
      },
    });
  });

  test('are read in the default version, which is found by its folder', () => {
    const versions = [
      { version: 'Version 2025 (old)', pages: ['spec/2025/a', 'spec/2025/b'] },
      { version: 'Latest', default: true, pages: ['spec/next/a', 'spec/next/c'] },
    ];
    expect(
      pathsOf({ versions }, ['spec/2025/a', 'spec/2025/b', 'spec/next/a', 'spec/next/c']),
    ).toEqual({
      pages: ['/spec/2025/b', '/spec/next/a', '/spec/next/c'],
      others: { '/spec/2025/a': '/spec/next/a' },
    });
  });

  test('can have versions within languages', () => {
    const inLanguage = (prefix: string) => [
      { version: 'v2', pages: [`${prefix}a`] },
      { version: 'v1', pages: [`${prefix}v1/a`] },
    ];
    const languages = [
      { language: 'en', versions: inLanguage('') },
      { language: 'fr', versions: inLanguage('fr/') },
    ];
    expect(pathsOf({ languages }, ['a', 'v1/a', 'fr/a', 'fr/v1/a'])).toEqual({
      pages: ['/a'],
      others: { '/v1/a': '/a', '/fr/a': '/a', '/fr/v1/a': '/a' },
    });
  });
});

describe('hostile sources', () => {
  test.runIf(process.platform !== 'win32')('can’t follow links', () => {
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
    const { docs } = read(workspace, 'docs');
    expect(docs?.pages.map(({ file }) => file)).toEqual(['docs/a.mdx']);
    expect(JSON.stringify(docs?.pages[0]?.sections.map(({ text }) => text))).not.toContain(
      'Secret',
    );
    symlinkSync(secret, join(workspace, 'out'));
    expect(read(workspace, 'out').problem).toContain('no folder `out`');
    expect(read(workspace, '..').docs).toBeNull();
  });

  test('have a space in place of each NUL byte', () => {
    const [page] = docsOf({ 'nul.mdx': '# A\n\nOne\0two.' }).pages;
    expect(page?.sections.map(({ text }) => text)).toEqual(['One two.']);
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
    ['imports', million("import A from './a.mdx'\n")],
    ['snippets', `import A from './big.mdx'\n${'<A />'.repeat(50_000)}`],
    // Quadratic time would take minutes, longer than the test's timeout.
  ])('take bounded time: %s', (_, source) => {
    const workspace = checkout({ 'a.mdx': source, 'big.mdx': million('word ') });
    const { docs } = read(workspace);
    const sections = docs?.pages.flatMap((page) => page.sections) ?? [];
    expect(sections.length).toBeLessThan(5_000);
    expect(sections.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(6_000_000);
  });

  const wideObjects = `{"navigation":[${'{"$ref":"list.json"},'.repeat(20_000)}1]}`;

  test.each([
    ['wide', `{"navigation":{"pages":[${Array(300_000).fill('"a"').join(',')}]}}`],
    ['with a loop', '{"navigation":{"$ref":"docs.json"}}'],
    ['of wide objects', wideObjects],
    ['of objects to copy', `{"navigation":[${'{"$ref":"wide.json"},'.repeat(1_000)}1]}`],
    ['of doubled references', '{"navigation":[{"$ref":"0.json"},{"$ref":"0.json"}]}'],
    [
      'of patterns',
      config({}, { redirects: Array(20_000).fill({ source: '/a:x*b', destination: '/' }) }),
    ],
  ])('take bounded time: a docs.json that is %s', (_, text) => {
    const doubled = Array.from({ length: 60 }, (_, at) => {
      const reference = { $ref: `${at + 1}.json` };
      return [`${at}.json`, JSON.stringify([reference, reference])];
    });
    const wide = `{${Array.from({ length: 50_000 }, (_, at) => `"${at}":1`).join(',')}}`;
    const files = { ...Object.fromEntries(doubled), 'wide.json': wide, 'list.json': `[${wide}]` };
    expect(filesOf({ ...files, 'docs.json': text, 'a.mdx': 'A' })).toEqual(['a.mdx']);
  });

  test('take bounded time: patterns full of stars, and endless folders', () => {
    const workspace = checkout({
      '.mintignore': `${'*a'.repeat(400)}b\n${'**/'.repeat(300)}x\n`.repeat(20),
      [`${'a'.repeat(200)}.mdx`]: 'A',
    });
    mkdirSync(join(workspace, Array(60).fill('d').join('/')), { recursive: true });
    writeFileSync(join(workspace, `${Array(60).fill('d').join('/')}/deep.mdx`), 'Deep');
    const { docs } = read(workspace);
    expect(docs?.pages).toHaveLength(1);
  });
});
