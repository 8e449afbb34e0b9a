import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageFinder } from '../../../src/docs/addresses.ts';
import { pageLocation, pagePathOfSource } from '../../../src/docs/page-path.ts';
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
    expect(pagePathOfSource(file, docsRoot)).toBe(page);
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
    expect(pagePathOfSource(file, docsRoot)).toBeNull();
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
        expect(pageLocation(address)?.path).toBe(pagePathOfSource(`${path.join('/')}.mdx`, '.'));
      }),
    );
  });
});

describe('the base path', () => {
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
    expect(createPageFinder(null, new Set(sitePages), new Set(changedPages)).basePath).toBe(base);
  });

  it('gives the common folder of the pages or one above it, whatever changed', () => {
    const path = fc
      .array(fc.constantFrom('docs', 'guides', 'theme', 'api'), { maxLength: 4 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(fc.uniqueArray(path), fc.uniqueArray(path), (sitePages, changedPages) => {
        const { basePath } = createPageFinder(null, new Set(sitePages), new Set(changedPages));
        for (const page of sitePages) expect(`${page}/`.startsWith(`${basePath}/`)).toBe(true);
      }),
    );
  });
});

const withDocs = () =>
  docsOf({
    'docs.json': config(
      { pages: ['guides/theme', 'guides/keys'] },
      { redirects: [{ source: '/themes/:slug*', destination: '/guides/theme' }] },
    ),
    'guides/theme.mdx': 'T',
    'guides/keys.mdx': 'K',
  });

/** `/a` is a page of the site, `~/a` a path without a host, and `a.example/b` an address. */
const addressOf = (text: string) =>
  text.startsWith('/') ? site + text : text.startsWith('~') ? text.slice(1) : `https://${text}`;

const [evil, app, a, z] = ['evil.example', 'app.example.com', 'a.example.com', 'z.example.com'];

describe('in scope are', () => {
  // A row is the page that it was asked on and, after `<`, those cited; `+` if it is in scope.
  it.each([
    ['questions asked on a changed page', 'guides/theme.mdx', '+/guides/theme -/api/keys'],
    ['whatever the form of its address', 'guides/theme.mdx', '+/guides/theme/?a=1#colours'],
    ['questions answered from it', 'guides/theme.mdx', '-/api/keys +/api/keys</guides/theme'],
    ['asked anywhere', 'guides/theme.mdx', '-/api/keys +</guides/theme#x +<~/guides/theme'],
    ['the root index', 'index.mdx', '+/ -/guides/theme -/api/keys'],
    ['both names of a file', 'guides/b.mdx guides/a.mdx', '+/guides/a -/api/keys +/guides/b'],
    ['no other host', 'guides/theme.mdx', `+/guides/theme -/api/keys<${evil}/guides/theme`],
    ['no other path', 'guides/theme.mdx', '+/guides/theme -<~/api/keys'],
    ['no deeper page', 'docs/theme.md', '-/guides/theme -/api/keys', 'docs'],
    ['nothing if no page changed', 'package.json README.md', '-/guides/theme -/api/keys'],
    ['no row without a page', 'index.mdx', '-/guides/theme -'],
    [
      'rows below one base path for the whole export',
      'docs/guides/theme.mdx',
      '+/docs/guides/theme -/docs/theme +<~/guides/theme',
      'docs',
    ],
    [
      'rows of the main site',
      'guides/theme.mdx',
      `-${app}/settings +/docs/guides/theme -/docs/api/keys`,
    ],
    [
      'rows of the host that most name',
      'guides/theme.mdx',
      `-${z}/guides/theme +/docs/guides/theme -/docs/api/keys -${z}/guides/theme`,
    ],
    [
      'or of the first by name',
      'guides/theme.mdx',
      `-${z}/guides/theme -${z}/docs/api/keys +${a}/docs/guides/theme -${a}/docs/api/keys`,
    ],
    [
      'rows of a site that no address without a host shows',
      'guides/theme.mdx',
      '+</guides/theme -<~/guides -<~/guides/setup',
    ],
    [
      'rows of a site that citations show if no row has a page',
      'guides/theme.mdx',
      `+</guides/theme,${evil}/guides/theme -</api/keys -<${evil}/x/y`,
    ],
  ])('%s', (_, changed, written, docsRoot = '.') => {
    const rows = written.split(' ').map((text) => {
      const [asked = '', cited] = text.slice(1).split('<');
      const pages = cited?.split(',').map(addressOf) ?? [];
      return { isIn: text.startsWith('+'), ...row(asked && addressOf(asked), ...pages) };
    });
    expect(inScope({ changed: changed.split(' '), docsRoot, rows })).toEqual(
      rows.filter(({ isIn }) => isIn),
    );
  });

  it('rows of an address that is redirected to a changed page', async () => {
    const there = row(`${site}/themes/dark`);
    const input = { changed: ['guides/theme.mdx'], rows: [there, row(`${site}/guides/keys`)] };
    expect(inScope({ ...input, docs: await withDocs() })).toEqual([there]);
    expect(inScope(input)).toEqual([]);
  });

  it('rows below the base path that pages show that are not changed', async () => {
    const there = row(`${site}/docs/guides/new`);
    const rows = [there, row(`${site}/docs/guides/keys`), row(`${site}/docs/guides/theme`)];
    expect(inScope({ changed: ['guides/new.mdx'], docs: await withDocs(), rows })).toEqual([there]);
  });
});

it('gives the same object for a page in every row', () => {
  const pages = new SitePages();
  const [first] = pages.add(row(`${site}/guides/theme`));
  expect(pages.add(row(`${site}/guides/theme#x`))[0]).toBe(first);
  expect(pages.add(row(null))).toEqual([]);
});
