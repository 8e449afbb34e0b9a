import type { Docs, Page } from './docs.ts';
import type { Redirect } from './navigation.ts';
import { inferBasePath, pageLocation } from './page-path.ts';

/** The page that an address of the site leads to; null if it leads to none that was read. */
export type PageFinder = (address: string) => Page | null;

/** A site that sends readers on more often than this sends them in a circle. */
const mostHops = 5;
const mostPatterns = 1_000;

/**
 * Finds pages by their addresses: by path below the site's base path, by the redirects, and of a page
 * in another language or version the one that stands for it.
 *
 * @param site comparable paths of the pages that the site is known to have, which tell the base path
 */
export function pageFinder(docs: Docs, site: ReadonlySet<string>): PageFinder {
  const pages = new Map(docs.pages.map((page) => [page.path, page]));
  const changedPages = new Set([...pages.keys(), ...docs.translations.keys()]);
  const base = inferBasePath({ sitePages: site, changedPages });
  const redirected = redirector(docs.redirects);
  const known = new Map<string, Page | null>();
  const find = (from: string): Page | null => {
    let path = from;
    for (let hop = 0; hop <= mostHops; hop++) {
      const page = pages.get(path) ?? pages.get(docs.translations.get(path) ?? '');
      if (page) return page;
      const next = redirected(path);
      if (next === null || next === path) return null;
      path = next;
    }
    return null;
  };
  const below = (path: string): Page | null => {
    const isBelow = base !== '' && (path === base || path.startsWith(`${base}/`));
    return (isBelow ? find(path.slice(base.length) || '/') : null) ?? find(path);
  };
  return (address) => {
    const path = pageLocation(address)?.path;
    if (path === undefined) return null;
    const before = known.get(path);
    if (before !== undefined) return before;
    const page = below(path);
    known.set(path, page);
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
