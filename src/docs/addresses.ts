import type { Docs, Page } from './docs.ts';
import type { Redirect } from './navigation.ts';
import { inferBasePath, pageLocation } from './page-path.ts';

/** The page that an address of the site leads to; null if it leads to none that was read. */
export type PageFinder = (address: string) => Page | null;

/** A site that sends readers on more often than this sends them in a circle. */
const mostHops = 5;
const mostPatterns = 1_000;

/**
 * Finds the page that a path of the site leads to, each language and version having its own: by path
 * below the site's base path, and by the redirects. Paths are comparable ones of `page-path.ts`.
 *
 * @param site paths of the pages that the site is known to have, which tell the base path
 * @param alsoKnown paths of pages that are not among the docs
 * @returns gives the page's path below the base path, or null; of a path that may lack the base path
 *   both ways of reading it are tried
 */
export function pathFinder(
  { pages, translations, redirects }: Pick<Docs, 'pages' | 'translations' | 'redirects'>,
  site: ReadonlySet<string>,
  alsoKnown: ReadonlySet<string> = new Set(),
): (path: string, mayLackBase: boolean) => string | null {
  const known = new Set([...pages.map(({ path }) => path), ...translations.keys(), ...alsoKnown]);
  const base = inferBasePath({ sitePages: site, changedPages: known });
  const redirected = redirector(redirects);
  const find = (from: string): string | null => {
    let path: string | null = from;
    for (let hop = 0; hop <= mostHops && path !== null; hop++) {
      if (known.has(path)) return path;
      path = redirected(path);
    }
    return null;
  };
  return (path, mayLackBase) => {
    const isBelow = base === '' || path === base || path.startsWith(`${base}/`);
    const below = isBelow ? find(path.slice(base.length) || '/') : null;
    return below ?? (mayLackBase ? find(path) : null);
  };
}

/**
 * Finds pages by their addresses; of a page in another language or version the one that stands for it.
 *
 * @param site comparable paths of the pages that the site is known to have
 */
export function pageFinder(docs: Docs, site: ReadonlySet<string>): PageFinder {
  const pages = new Map(docs.pages.map((page) => [page.path, page]));
  const pathOfPage = pathFinder(docs, site);
  const found = new Map<string, Page | null>();
  return (address) => {
    const path = pageLocation(address)?.path;
    if (path === undefined) return null;
    const before = found.get(path);
    if (before !== undefined) return before;
    const own = pathOfPage(path, true) ?? '';
    const page = pages.get(docs.translations.get(own) ?? own) ?? null;
    found.set(path, page);
    return page;
  };
}

/** Where a path is sent on to; null if it isn't. */
function redirector(redirects: readonly Redirect[]): (path: string) => string | null {
  const exact = new Map<string, string>();
  const patterns: { before: string; after: string; destination: string }[] = [];
  for (const { source, destination } of redirects) {
    const at = source.search(/:|\*/);
    if (at < 0) exact.set(pathOf(source), destination);
    else if (patterns.length < mostPatterns) {
      // `:slug*`, `:slug` or `*`, with what stands before and behind.
      const after = source.slice(at).replace(/^(?::\w+\*?|\*)/, '');
      const before = source.slice(0, at).toLowerCase();
      patterns.push({ before, after: after.toLowerCase(), destination });
    }
  }
  return (path) => {
    const destination = exact.get(path);
    if (destination !== undefined) return pathOf(destination);
    for (const { before, after, destination: to } of patterns) {
      if (path.length < before.length + after.length) continue;
      if (!path.startsWith(before) || !path.endsWith(after)) continue;
      const rest = path.slice(before.length, path.length - after.length);
      return pathOf(to.replace(/:\w+\*?|\*/, () => rest));
    }
    return null;
  };
}

const pathOf = (address: string): string => pageLocation(address)?.path ?? '/';
