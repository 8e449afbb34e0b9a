import type { Docs, Page } from './docs.ts';
import type { Redirect } from './navigation.ts';
import { conventionalPaths, joinPath, pageLocation, pathSegments } from './page-path.ts';
import { namesVariant, withoutVariant } from './variants.ts';

/** Finds the page that an address of the site leads to; null if it leads to none that was read. */
export interface PageFinder {
  (address: string): Page | null;
  /** The path under which the site serves the docs' pages, without trailing slash. */
  readonly base: string;
}

/** @param site comparable paths of the pages that the site is known to have */
export function pageFinder(docs: Docs, site: ReadonlySet<string>): PageFinder {
  const pages = new Map(docs.pages.map((page) => [page.path, page]));
  const { base, pathOf } = pathFinder(docs, site);
  const cached = new Map<string, Page | null>();
  const find = (address: string): Page | null => {
    const path = pageLocation(address)?.path;
    if (path === undefined) return null;
    const known = cached.get(path);
    if (known !== undefined) return known;
    const own = pathOf(path, true) ?? '';
    // A page in another language or version leads to the default's.
    const page = pages.get(docs.translations.get(own) ?? own) ?? null;
    cached.set(path, page);
    return page;
  };
  return Object.assign(find, { base });
}

/** Parts of a path that are looked at: no site's base path has more. */
const maxDepth = 8;
/** Redirects that are followed one after the other: a longer chain is a circle. */
const maxHops = 5;

/**
 * Infers the site's base path, and finds the page that a path of the site leads to, also by redirects.
 *
 * @param alsoKnown paths of pages that are not among the docs
 * @returns `pathOf`, which gives a page's path below the base path, or null; `mayLackBase` also tries the
 *   path as one that is already below it
 */
export function pathFinder(
  { pages, translations, redirects }: Pick<Docs, 'pages' | 'translations' | 'redirects'>,
  site: ReadonlySet<string>,
  alsoKnown: ReadonlySet<string> = new Set(),
): { base: string; pathOf: (path: string, mayLackBase: boolean) => string | null } {
  const known = addressesOf(pages);
  const bare = new Map<string, string>();
  for (const [address, path] of known) addOnce(bare, withoutVariant(address), path);
  for (const path of [...translations.keys(), ...alsoKnown]) addOnce(known, path, path);
  for (const path of alsoKnown) addOnce(known, conventionalPaths(path)[1], path);
  const redirected = redirector(redirects);
  const follow = (from: string): string | null => {
    let path: string | null = from;
    for (let hop = 0; hop <= maxHops && path !== null; hop++) {
      const page = known.get(path);
      if (page !== undefined) return page;
      path = redirected(path);
    }
    return null;
  };
  const base = inferBasePath(site, new Set([...known.keys(), ...bare.keys()]), pages.length > 0);
  const bareNames = pathSegments(base).filter((name) => !namesVariant(name));
  const bareBase = bareNames.length > 0 ? joinPath(bareNames) : '';
  const below = (path: string, of: string): string | null =>
    `${path}/`.startsWith(`${of}/`) ? path.slice(of.length) || '/' : null;
  const directly = (path: string, mayLackBase: boolean): string | null => {
    const inside = below(path, base);
    const page = (inside && follow(inside)) ?? (mayLackBase ? follow(path) : null);
    // If a language or version has no file of its own, its address leads to the page that has one.
    return page ?? bare.get(below(withoutVariant(path), bareBase) ?? '') ?? null;
  };
  const inserted = insertedNames(site, (path) => directly(path, true) !== null);
  const pathOf = (path: string, mayLackBase: boolean): string | null => {
    const page = directly(path, mayLackBase);
    if (page !== null || inserted.size === 0) return page;
    const [, rest] = withoutEachName(path).find(([name]) => inserted.has(name)) ?? [];
    return rest === undefined ? null : directly(rest, mayLackBase);
  };
  return { base, pathOf };
}

/**
 * The page of each path below the site's base path. If two pages claim a path, the one whose frontmatter
 * declares it wins, then the one whose file has it, then the one that gets it by convention.
 */
function addressesOf(pages: readonly Page[]): Map<string, string> {
  const claims: ((page: Page) => string[])[] = [
    ({ declared }) => declared.map(({ path }) => path),
    ({ path }) => [path],
    ({ path }) => [conventionalPaths(path)[0]],
    ({ path }) => [conventionalPaths(path)[1]],
    ({ declared }) => declared.map(({ fromRoot }) => fromRoot),
  ];
  const addresses = new Map<string, string>();
  for (const claimed of claims) {
    for (const page of pages) {
      for (const address of claimed(page)) addOnce(addresses, address, page.path);
    }
  }
  return addresses;
}

function addOnce(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value);
}

/** Paths that must lead to pages once a name is removed for it to count as inserted. */
const minInserted = 3;

/**
 * Names that the site inserts into its paths, such as a programming language's: most paths that have such
 * a name lead to a page only without it.
 */
function insertedNames(
  site: ReadonlySet<string>,
  isPage: (path: string) => boolean,
): ReadonlySet<string> {
  const unknown = [...site].filter((path) => !isPage(path));
  const byName = Map.groupBy(unknown.flatMap(withoutEachName), ([name]) => name);
  const inserted = [...byName].filter(([, paths]) => {
    const found = paths.filter(([, rest]) => isPage(rest)).length;
    return found >= minInserted && 2 * found > paths.length;
  });
  return new Set(inserted.map(([name]) => name));
}

/** Each name of a path, with the path that is left without it; empty if it has one name alone. */
function withoutEachName(path: string): [name: string, rest: string][] {
  const names = pathSegments(path);
  if (names.length < 2) return [];
  return names.slice(0, maxDepth).map((name, at) => [name, joinPath(names.toSpliced(at, 1))]);
}

/** Score of a page that is found without the address's language or version; one found with it has 1. */
const withoutVariantScore = 0.9;
/** A site of which one page is known must score more: a single name may be in any folder. */
const maxUntrustedScore = 2;

/**
 * The path under which the docs' pages are served, without trailing slash; empty for the root.
 *
 * It is the path below which most of the site's pages are known. Each leading segment that is known
 * counts one, a whole page one more: below `/docs`, `/docs/guides/theme` counts three if there is
 * `/guides/theme`, and one if there is only `/guides/setup`. Of equals the shortest wins, so that a
 * single file name does not turn a folder of the docs into the base path. If nothing is found, it is the
 * common folder of the site's pages, which matters only to the root's `index`.
 *
 * @param known paths of pages below the base
 * @param isAnywhere whether any folder of the site may be the base path, because all pages are known:
 *   otherwise it is the common folder of the site's pages or one above it
 */
export function inferBasePath(
  site: ReadonlySet<string>,
  known: ReadonlySet<string>,
  isAnywhere: boolean,
): string {
  const leading = new Set([...known].flatMap(foldersOf));
  const found = (below: string): number => {
    const folders = foldersOf(below);
    const unknownAt = folders.findIndex((path) => !leading.has(path));
    return (unknownAt < 0 ? folders.length : unknownAt) + (known.has(below) ? 1 : 0);
  };
  const [first = '/', ...others] = [...site];
  const common = foldersOf(first).filter((path) =>
    others.every((other) => `${other}/`.startsWith(`${path}/`)),
  );
  const scores = new Map<string, number>();
  for (const page of site) {
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

/** A page's folders from the outermost on, then the page itself; none for the root. */
function foldersOf(path: string): string[] {
  const names = pathSegments(path).slice(0, maxDepth);
  return names.map((_, at) => joinPath(names.slice(0, at + 1)));
}

const maxPatterns = 1_000;

/** Gives where a path is redirected to; null if it isn't. */
export function redirector(redirects: readonly Redirect[]): (path: string) => string | null {
  const exact = new Map<string, string>();
  const patterns: { before: string; after: string; destination: string }[] = [];
  for (const { source, destination } of redirects) {
    // `:slug*`, `:slug` or `*`, with a fixed text before and after it.
    const [wildcard] = /:\w+\*?|[:*]/.exec(source) ?? [];
    if (wildcard === undefined) exact.set(comparable(source), destination);
    else if (patterns.length < maxPatterns) {
      const at = source.indexOf(wildcard);
      const before = source.slice(0, at).toLowerCase();
      const after = source.slice(at + wildcard.length).toLowerCase();
      patterns.push({ before, after, destination });
    }
  }
  return (path) => {
    const destination = exact.get(path);
    if (destination !== undefined) return comparable(destination);
    for (const { before, after, destination: to } of patterns) {
      if (path.length < before.length + after.length) continue;
      if (!path.startsWith(before) || !path.endsWith(after)) continue;
      const rest = path.slice(before.length, path.length - after.length);
      return comparable(to.replace(/:\w+\*?|\*/, () => rest));
    }
    return null;
  };
}

const comparable = (address: string): string => pageLocation(address)?.path ?? '/';

/**
 * Counts citations by what their addresses lead to, each with the address that is cited most.
 *
 * @param targetOf what an address leads to; null if it isn't counted
 */
export function citationsBy<Target>(
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
