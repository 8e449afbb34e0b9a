import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageFinder } from '../../src/docs/addresses.ts';
import { pageLocation, pagePathOfSource } from '../../src/docs/page-path.ts';

const site = 'https://docs.example.com';

describe('pagePathOfSource', () => {
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
