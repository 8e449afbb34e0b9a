import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inferBasePath } from '../../../src/docs/addresses.ts';
import { pageLocation, sourceToPage } from '../../../src/docs/page-path.ts';
import type { Docs } from '../../../src/docs/read.ts';
import { createScopeCheck, type RowPages, SitePages } from '../../../src/report/source/scope.ts';
import { config, docsOf } from '../../docs/folder.ts';

const site = 'https://docs.example.com';

function row(pageUrl: string | null, ...cited: (string | null)[]): RowPages {
  return { pageUrl, sources: cited.map((url) => ({ url })) };
}

/** The rows whose pages a pull request changes. */
function inScope(input: {
  changed: string[];
  docsRoot?: string;
  docs?: Docs;
  rows: RowPages[];
}): RowPages[] {
  const pages = new SitePages();
  const pagesOf = new Map(input.rows.map((each) => [each, pages.add(each)]));
  const isInScope = createScopeCheck({
    changedFiles: input.changed,
    docsRoot: input.docsRoot ?? '.',
    docs: input.docs ?? null,
    site: pages,
  });
  return input.rows.filter((each) => isInScope(pagesOf.get(each) ?? []));
}

describe('sourceToPage', () => {
  it.each([
    ['guides/theme.mdx', '.', '/guides/theme'],
    ['guides/theme.md', '', '/guides/theme'],
    ['docs/guides/theme.mdx', 'docs', '/guides/theme'],
    ['docs/guides/theme.mdx', './docs/', '/guides/theme'],
    ['packages/docs/a.md', 'packages\\docs', '/a'],
    ['docs/index.mdx', 'docs', '/'],
    ['guides/index.md', '.', '/guides'],
    ['guides/API Keys.MDX', '.', '/guides/api keys'],
    ['guides/v1.2.md', '.', '/guides/v1.2'],
    ['guides/index.html.md', '.', '/guides/index.html'],
    ['guides/a.mdx.md', '.', '/guides/a.mdx'],
    ['guides/my-readme.md', '.', '/guides/my-readme'],
    ['guides/readme.mdx', '.', '/guides/readme'],
    ['guides/license.md', '.', '/guides/license'],
    ['docs/README.md', 'docs', '/readme'],
    ['guides/re\u0301sume\u0301.md', '.', '/guides/r\u00e9sum\u00e9'],
  ])('takes %s in %s for %s', (file, docsRoot, page) => {
    expect(sourceToPage(file, docsRoot)).toBe(page);
  });

  it.each([
    ['images/logo.png', '.'],
    ['docs.json', '.'],
    ['src/app.md.ts', '.'],
    ['README.md', '.'],
    ['Contributing.MD', '.'],
    ['license.md', ''],
    ['website/theme.md', 'docs'],
    ['docs-old/theme.md', 'docs'],
    ['docs', 'docs'],
    ['', '.'],
  ])('takes %s in %s for no page', (file, docsRoot) => {
    expect(sourceToPage(file, docsRoot)).toBeNull();
  });
});

describe('pageLocation', () => {
  it.each([
    `${site}/guides/theme`,
    `${site}/guides/theme/`,
    `${site}/guides/theme#colours`,
    `${site}/guides/theme?utm=x#y`,
    `${site}/Guides/Theme`,
    `${site}//guides/theme`,
    `${site}/guides/%74heme`,
    `${site}/guides/theme.md`,
    `${site}/guides/theme.html`,
    `${site}/guides/theme.htm`,
    `${site}/guides/theme/index`,
    `${site}/guides/theme/index.html`,
    `http://user@docs.example.com/guides/theme`,
    'https://DOCS.example.com/a/../guides/theme',
  ])('reads %s as one page', (address) => {
    expect(pageLocation(address)).toEqual({ host: 'docs.example.com', path: '/guides/theme' });
  });

  it('reads a path as a page without host, and the root', () => {
    expect(pageLocation('/guides/theme#x')).toEqual({ host: null, path: '/guides/theme' });
    expect(pageLocation('guides/theme')).toEqual({ host: null, path: '/guides/theme' });
    expect(pageLocation(`${site}/index.html`)).toEqual({ host: 'docs.example.com', path: '/' });
  });

  it.each([
    'xhttps://docs.example.com/a',
    'httpsx://docs.example.com/a',
    'mailto:a@example.com',
    'javascript:alert(1)',
    'https://',
    'http://[',
    'data:,x',
  ])('reads %s as no page', (address) => {
    expect(pageLocation(address)).toBeNull();
  });

  it('does not remove an ending that only begins like that of a page', () => {
    expect(pageLocation(`${site}/guides/a.mdraft`)?.path).toBe('/guides/a.mdraft');
  });

  it('does not decode a percent sign that encodes nothing', () => {
    expect(pageLocation(`${site}/100%`)?.path).toBe('/100%');
  });

  it('finds the page of any source at the address that serves it', () => {
    const segment = fc
      .stringMatching(/^[A-Za-z0-9 _%é-]{1,8}$/)
      .filter((text) => !/^index$/i.test(text) && !/^readme$/i.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        const address = `${site}/${path.map(encodeURIComponent).join('/')}`;
        expect(pageLocation(address)?.path).toBe(sourceToPage(`${path.join('/')}.mdx`, '.'));
      }),
    );
  });
});

describe('inferBasePath', () => {
  it.each<[string, string[], string[], string]>([
    ['a site at the root', ['/guides/theme', '/api/keys'], ['/guides/theme'], ''],
    ['a base path', ['/docs/guides/theme', '/docs/api/keys'], ['/guides/theme'], '/docs'],
    ['a base path of two folders', ['/en/docs/a/b', '/en/docs/c'], ['/c'], '/en/docs'],
    ['a base path whose index was read too', ['/docs', '/docs/theme'], ['/theme'], '/docs'],
    [
      'a base above the common folder',
      ['/docs/guides/a', '/docs/guides/b'],
      ['/guides/a'],
      '/docs',
    ],
    ['a flat site with a base path', ['/docs/theme', '/docs/setup'], ['/theme'], '/docs'],
    // theme.md is at the root of the sources, so it isn't guides/theme.md.
    ['a file name that is also in a folder', ['/guides/theme', '/api/keys'], ['/theme'], ''],
    // The second file shows that `guides` is a folder of the sources, not the base of the site.
    [
      'a file name against a folder',
      ['/guides/theme', '/guides/setup'],
      ['/theme', '/guides/new-page'],
      '',
    ],
    [
      'a new page next to known ones',
      ['/docs/guides/theme', '/docs/api/keys'],
      ['/guides/new-page'],
      '/docs',
    ],
    ['the deepest folder', ['/docs/docs/a', '/docs/docs/b'], ['/a', '/b', '/docs/x'], '/docs/docs'],
    ['pages that match at the root and below', ['/docs/docs/a', '/docs/a'], ['/docs/a'], ''],
    ['a lone page that confirms its base', ['/docs/guides/theme'], ['/guides/theme'], '/docs'],
    ['a lone page and one file name', ['/guides/theme'], ['/theme'], ''],
    ['only the root index changed', ['/docs', '/docs/theme', '/docs/a/b'], ['/'], '/docs'],
    ['nothing in common', ['/docs/a', '/docs/b'], ['/x', '/y/z'], '/docs'],
    ['no page at all', [], ['/theme'], ''],
    ['nothing changed', ['/guides/theme', '/api/keys'], [], ''],
  ])('decides on %s', (_name, sitePages, changedPages, base) => {
    expect(inferBasePath(new Set(sitePages), new Set(changedPages), false)).toBe(base);
  });

  it('gives the common folder of the pages or one above it, whatever changed', () => {
    const path = fc
      .array(fc.constantFrom('docs', 'guides', 'theme', 'api'), { maxLength: 4 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(fc.uniqueArray(path), fc.uniqueArray(path), (sitePages, changedPages) => {
        const base = inferBasePath(new Set(sitePages), new Set(changedPages), false);
        for (const page of sitePages) expect(`${page}/`.startsWith(`${base}/`)).toBe(true);
      }),
    );
  });
});

describe('pageScope with the docs of the checkout', () => {
  const docs = async () =>
    docsOf({
      'docs.json': config(
        { pages: ['guides/theme', 'guides/keys'] },
        { redirects: [{ source: '/themes/:slug*', destination: '/guides/theme' }] },
      ),
      'guides/theme.mdx': 'T',
      'guides/keys.mdx': 'K',
    });

  it('finds the page that an address is redirected to', async () => {
    const there = row(`${site}/themes/dark`);
    const rows = [there, row(`${site}/guides/keys`)];
    const changed = ['guides/theme.mdx'];
    expect(inScope({ changed, docs: await docs(), rows })).toEqual([there]);
    expect(inScope({ changed, rows })).toEqual([]);
  });

  it('also finds the base path by pages that are not changed', async () => {
    const there = row(`${site}/docs/guides/new`);
    const rows = [there, row(`${site}/docs/guides/keys`), row(`${site}/docs/guides/theme`)];
    const changed = ['guides/new.mdx'];
    expect(inScope({ changed, docs: await docs(), rows })).toEqual([there]);
  });
});

describe('createScopeCheck', () => {
  const theme = row(`${site}/guides/theme`);
  const keys = row(`${site}/api/keys`);

  it('includes questions asked on a changed page, whatever the form of its address', () => {
    const anchored = row(`${site}/guides/theme/?a=1#colours`);
    expect(inScope({ changed: ['guides/theme.mdx'], rows: [theme, keys, anchored] })).toEqual([
      theme,
      anchored,
    ]);
  });

  it('includes questions answered from a changed page', () => {
    const answered = row(`${site}/api/keys`, `${site}/guides/theme`);
    const withoutPage = row(null, `${site}/guides/theme#x`);
    const byPath = row(null, '/guides/theme');
    const rows = [keys, answered, withoutPage, byPath];
    expect(inScope({ changed: ['guides/theme.mdx'], rows })).toEqual(rows.slice(1));
  });

  it('excludes the same path on another host', () => {
    const foreign = row(`${site}/api/keys`, 'https://evil.example/guides/theme');
    expect(inScope({ changed: ['guides/theme.mdx'], rows: [theme, foreign] })).toEqual([theme]);
  });

  it('does not take docs/theme.md for /guides/theme', () => {
    expect(inScope({ changed: ['docs/theme.md'], docsRoot: 'docs', rows: [theme, keys] })).toEqual(
      [],
    );
  });

  it('has one base path for the whole export', () => {
    const based = row(`${site}/docs/guides/theme`);
    const other = row(`${site}/docs/theme`);
    const cited = row(null, '/guides/theme');
    const rows = [based, other, cited];
    expect(inScope({ changed: ['docs/guides/theme.mdx'], docsRoot: 'docs', rows })).toEqual([
      based,
      cited,
    ]);
  });

  it('finds the base path on the main site, whatever app embeds the assistant', () => {
    const based = row(`${site}/docs/guides/theme`);
    const rows = [based, row(`${site}/docs/api/keys`), row('https://app.example.com/settings')];
    expect(inScope({ changed: ['guides/theme.mdx'], rows })).toEqual([based]);
  });

  it('takes the host that most rows name as the main site, or the first by name', () => {
    const based = row(`${site}/docs/guides/theme`);
    const app = row('https://app.example.com/settings');
    const z = row('https://z.example.com/guides/theme');
    const changed = ['guides/theme.mdx'];
    expect(inScope({ changed, rows: [app, based, row(`${site}/docs/api/keys`)] })).toEqual([based]);
    expect(inScope({ changed, rows: [z, based, row(`${site}/docs/api/keys`), z] })).toEqual([
      based,
    ]);
    expect(inScope({ changed, rows: [based, row(`${site}/docs/api/keys`), z, z] })).toEqual([
      based,
    ]);
    const [key, zKey] = ['a', 'z'].map((name) => row(`https://${name}.example.com/docs/api/keys`));
    const rows = [z, zKey, row('https://a.example.com/docs/guides/theme'), key] as RowPages[];
    expect(inScope({ changed, rows })).toEqual([rows[2]]);
  });

  it('excludes an address without a host that is another page', () => {
    expect(
      inScope({ changed: ['guides/theme.mdx'], rows: [theme, row(null, '/api/keys')] }),
    ).toEqual([theme]);
  });

  it('does not infer the site from addresses without a host', () => {
    const cited = row(null, `${site}/guides/theme`);
    const rows = [cited, row(null, '/guides'), row(null, '/guides/setup')];
    expect(inScope({ changed: ['guides/theme.mdx'], rows })).toEqual([cited]);
  });

  it('gives the same object for a page in every row', () => {
    const pages = new SitePages();
    const [first] = pages.add(theme);
    expect(pages.add(row(`${site}/guides/theme#x`))[0]).toBe(first);
    expect(pages.add(row(null))).toEqual([]);
  });

  it('infers the site from citations if no row has a page', () => {
    const cited = row(null, `${site}/guides/theme`, 'https://evil.example/guides/theme');
    const rows = [cited, row(null, `${site}/api/keys`), row(null, 'https://evil.example/x/y')];
    expect(inScope({ changed: ['guides/theme.mdx'], rows })).toEqual([cited]);
  });

  it('includes both names of a renamed file', () => {
    const renamed = row(`${site}/guides/colours`);
    const rows = [theme, keys, renamed];
    expect(inScope({ changed: ['guides/colours.mdx', 'guides/theme.mdx'], rows })).toEqual([
      theme,
      renamed,
    ]);
  });

  it('excludes every row if no page changed, and rows without a page', () => {
    const blank = row('', ' ', null);
    expect(inScope({ changed: ['package.json', 'README.md'], rows: [theme, keys] })).toEqual([]);
    expect(inScope({ changed: ['index.mdx'], rows: [theme, keys, blank] })).toEqual([]);
  });

  it('includes the root index if the site is at the root', () => {
    const home = row(`${site}/`);
    expect(inScope({ changed: ['index.mdx'], rows: [home, theme, keys] })).toEqual([home]);
  });
});
