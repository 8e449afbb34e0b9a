import { describe, expect, it } from 'vitest';
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
