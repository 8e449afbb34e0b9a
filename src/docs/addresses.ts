import type { Redirect } from './navigation.ts';
import {
  conventionalPaths,
  joinPath,
  type PageLocation,
  pageLocation,
  pathSegments,
} from './page-path.ts';
import type { Docs } from './read.ts';
import type { Page } from './read-page.ts';
import { isVariantName, withoutVariant } from './variants.ts';

/** Finds the page that a URL of the site leads to; null if that page wasn't read or doesn't exist. */
export interface PageFinder {
  (address: string): Page | null;
  /** The path under which the site serves the docs' pages, without trailing slash. */
  readonly basePath: string;
  /** The path below `basePath` of the page that an address leads to, following redirects. */
  pagePath(location: PageLocation): string | null;
}

/** Number of segments of a path that are read: no site's base path has more. */
const maxDepth = 8;
/** Maximum number of redirects in a row: a longer chain is a loop. */
const maxRedirects = 5;

/**
 * Infers the site's base path, and finds the pages that addresses lead to. Without a host, an address may
 * or may not begin with the base path.
 *
 * @param docs null if the checkout has none
 * @param sitePaths paths of the pages that the site is known to have, normalized by `comparablePath`
 * @param alsoKnown paths of pages that exist but are not in `docs`
 */
export function createPageFinder(
  docs: Docs | null,
  sitePaths: ReadonlySet<string>,
  alsoKnown: ReadonlySet<string> = new Set(),
): PageFinder {
  const known = addressesOf(docs?.pages ?? []);
  const bare = new Map<string, string>();
  for (const [address, path] of known) setIfAbsent(bare, withoutVariant(address), path);
  for (const path of docs?.translations.keys() ?? []) setIfAbsent(known, path, path);
  for (const path of alsoKnown) setIfAbsent(known, path, path);
  for (const path of alsoKnown) setIfAbsent(known, conventionalPaths(path)[1], path);
  const redirected = createRedirector(docs?.redirects ?? []);
  const follow = (from: string): string | null => {
    let path: string | null = from;
    for (let hop = 0; hop <= maxRedirects && path !== null; hop++) {
      const page = known.get(path);
      if (page !== undefined) return page;
      path = redirected(path);
    }
    return null;
  };
  const basePath = inferBasePath(
    sitePaths,
    new Set([...known.keys(), ...bare.keys()]),
    docs !== null,
  );
  const bareNames = pathSegments(basePath).filter((name) => !isVariantName(name));
  const bareBase = bareNames.map((name) => `/${name}`).join('');
  const below = (path: string, folder: string): string | null =>
    `${path}/`.startsWith(`${folder}/`) ? path.slice(folder.length) || '/' : null;
  const pagePath = ({ host, path }: PageLocation): string | null => {
    const inside = below(path, basePath);
    const page = (inside && follow(inside)) ?? (host === null ? follow(path) : null);
    // If a page has no file in a language or version, use the file in another.
    return page ?? bare.get(below(withoutVariant(path), bareBase) ?? '') ?? null;
  };
  const pages = new Map(docs?.pages.map((page) => [page.path, page]));
  const cached = new Map<string, Page | null>();
  const find = (address: string): Page | null => {
    const known = cached.get(address);
    if (known !== undefined) return known;
    const location = pageLocation(address);
    const found = (location && pagePath(location)) ?? '';
    // A page in another language or version leads to the page in the default one.
    const page = pages.get(docs?.translations.get(found) ?? found) ?? null;
    cached.set(address, page);
    return page;
  };
  return Object.assign(find, { basePath, pagePath });
}

/** The paths that a page claims below the site's base path, strongest claims first. */
const pathsByRank: ((page: Page) => string[])[] = [
  ({ declared }) => declared.map(({ path }) => path),
  ({ path }) => [path],
  ({ path }) => [conventionalPaths(path)[0]],
  ({ path }) => [conventionalPaths(path)[1]],
  ({ declared }) => declared.map(({ fromRoot }) => fromRoot),
];

/** The path of the page with the strongest claim to each path. */
function addressesOf(pages: readonly Page[]): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const claimed of pathsByRank) {
    for (const page of pages) {
      for (const address of claimed(page)) setIfAbsent(addresses, address, page.path);
    }
  }
  return addresses;
}

function setIfAbsent(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value);
}

/** Score of a page that is found only without the language or version in its path; other pages score 1. */
const withoutVariantScore = 0.9;
/** Score that a base path must exceed to be trusted if only one page of the site is known. */
const maxUntrustedScore = 2;

/**
 * The path under which the docs' pages are served, without trailing slash; empty for the root.
 *
 * The base path is the one below which most of the site's pages are known. Each leading segment that is known
 * scores 1, a known page 1 more: below `/docs`, `/docs/guides/theme` scores 3 if `/guides/theme` is known,
 * and 1 if only `/guides/setup` is known. In a tie the shortest path wins, so that a single file name
 * doesn't turn a folder of the docs into the base path. If nothing scores, it is the common folder of the
 * site's pages.
 *
 * @param known paths of pages below the base
 * @param isAnywhere whether any folder of the site may be the base path, because all pages are known;
 *   otherwise only the common folder of the site's pages and the folders above it may be
 */
function inferBasePath(
  sitePaths: ReadonlySet<string>,
  known: ReadonlySet<string>,
  isAnywhere: boolean,
): string {
  const leading = new Set([...known].flatMap(foldersOf));
  const found = (below: string): number => {
    const folders = foldersOf(below);
    const unknownAt = folders.findIndex((path) => !leading.has(path));
    return (unknownAt < 0 ? folders.length : unknownAt) + (known.has(below) ? 1 : 0);
  };
  const [first = '/', ...others] = [...sitePaths];
  const common = foldersOf(first).filter((path) =>
    others.every((other) => `${other}/`.startsWith(`${path}/`)),
  );
  const scores = new Map<string, number>();
  for (const page of sitePaths) {
    for (const base of ['', ...(isAnywhere ? foldersOf(page) : common)]) {
      const below = page.slice(base.length) || '/';
      const score = found(below) || withoutVariantScore * found(withoutVariant(below));
      if (score > 0) scores.set(base, (scores.get(base) ?? 0) + score);
    }
  }
  const [best] = [...scores].sort(([a, x], [b, y]) => y - x || a.length - b.length);
  const isSingle = others.length === 0;
  if (best && (!isSingle || best[1] > maxUntrustedScore)) return best[0];
  return isSingle ? '' : (common.at(-1) ?? '');
}

/** The paths of a page's folders, outermost first, then the page's own path; empty for the root. */
function foldersOf(path: string): string[] {
  const names = pathSegments(path).slice(0, maxDepth);
  return names.map((_, index) => joinPath(names.slice(0, index + 1)));
}

const maxPatterns = 1_000;

/** Returns a function that maps a path to its redirect's destination; null if it has none. */
export function createRedirector(redirects: readonly Redirect[]): (path: string) => string | null {
  const exact = new Map<string, string>();
  const patterns: { before: string; after: string; destination: string }[] = [];
  for (const { source, destination } of redirects) {
    // A source has at most one wildcard, such as `:slug*`, `:slug` or `*`, and fixed text around it.
    const [wildcard] = /:\w+\*?|[:*]/.exec(source) ?? [];
    if (wildcard === undefined) exact.set(comparablePathOf(source), destination);
    else if (patterns.length < maxPatterns) {
      const index = source.indexOf(wildcard);
      const before = source.slice(0, index).toLowerCase();
      const after = source.slice(index + wildcard.length).toLowerCase();
      patterns.push({ before, after, destination });
    }
  }
  return (path) => {
    const destination = exact.get(path);
    if (destination !== undefined) return comparablePathOf(destination);
    for (const { before, after, destination: to } of patterns) {
      if (path.length < before.length + after.length) continue;
      if (!path.startsWith(before) || !path.endsWith(after)) continue;
      const rest = path.slice(before.length, path.length - after.length);
      return comparablePathOf(to.replace(/:\w+\*?|\*/, () => rest));
    }
    return null;
  };
}

const comparablePathOf = (address: string): string => pageLocation(address)?.path ?? '/';

/**
 * Sums the citations of each target, and finds the URL that is cited most for it.
 *
 * @param targetOf returns what a URL leads to; null for a URL that isn't counted
 */
export function countCitationsBy<Target>(
  targetOf: (url: string) => Target | null,
  citations: Iterable<readonly [url: string, count: number]>,
): Map<Target, { url: string; count: number }> {
  const cited = new Map<Target, { url: string; count: number; max: number }>();
  for (const [url, count] of citations) {
    const target = targetOf(url);
    if (target === null) continue;
    const known = cited.get(target) ?? { url, count: 0, max: 0 };
    if (count > known.max) Object.assign(known, { url, max: count });
    known.count += count;
    cited.set(target, known);
  }
  return cited;
}
