import type { Docs, Page } from './docs.ts';
import type { Redirect } from './navigation.ts';
import { conventionalPaths, pageLocation, pathSegments } from './page-path.ts';
import { namesVariant, withoutVariant } from './variants.ts';

/** The page that an address of the site leads to; null if it leads to none that was read. */
export interface PageFinder {
  (address: string): Page | null;
  /** The path under which the site serves the docs' pages, without trailing slash. */
  readonly base: string;
}

/** No site's base path has more parts, and more of a page's tell it no better. */
const maxBaseParts = 8;
/** A site that sends readers on more often than this sends them in a circle. */
const mostHops = 5;
const mostPatterns = 1_000;

/**
 * Finds the page that a path of the site leads to, each language and version having its own if it
 * has a file: by path below the site's base path, and by the redirects. Paths are comparable ones of
 * `page-path.ts`.
 *
 * @param site paths of the pages that the site is known to have, which tell the base path
 * @param alsoKnown paths of pages that are not among the docs
 * @returns the base path, and what gives the path of a page below it, or null; of a path that may lack
 *   the base path both ways of reading it are tried
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
    for (let hop = 0; hop <= mostHops && path !== null; hop++) {
      const page = known.get(path);
      if (page !== undefined) return page;
      path = redirected(path);
    }
    return null;
  };
  const addresses = new Set([...known.keys(), ...bare.keys()]);
  const base = inferBasePath(site, addresses, pages.length > 0);
  const bareBase = pathSegments(base)
    .filter((name) => !namesVariant(name))
    .map((name) => `/${name}`)
    .join('');
  const below = (path: string, of: string): string | null =>
    of === '' || path === of || path.startsWith(`${of}/`) ? path.slice(of.length) || '/' : null;
  const directly = (path: string, mayLackBase: boolean): string | null => {
    for (const from of mayLackBase ? [below(path, base), path] : [below(path, base)]) {
      const page = from && follow(from);
      if (page) return page;
    }
    // An address in a language or of a version that has no file is that of the page that has one.
    return bare.get(below(withoutVariant(path), bareBase) ?? '') ?? null;
  };
  const inserted = insertedNames(site, (path) => directly(path, true) !== null);
  const pathOf = (path: string, mayLackBase: boolean): string | null => {
    const found = directly(path, mayLackBase);
    if (found !== null || inserted.size === 0) return found;
    for (const { name, left } of withoutOne(path)) {
      if (inserted.has(name)) return directly(left, mayLackBase);
    }
    return null;
  };
  return { base, pathOf };
}

/** At least so many of the site's paths are pages without a name that the site inserts. */
const minInserted = 3;
/** How far into a path such a name is looked for. */
const maxInsertedDepth = 8;

/**
 * Names that the site inserts into the paths of pages, such as the language of a program: without them
 * most of the paths that have them are pages.
 */
function insertedNames(
  site: ReadonlySet<string>,
  isPage: (path: string) => boolean,
): ReadonlySet<string> {
  const votes = new Map<string, { found: number; all: number }>();
  for (const path of site) {
    if (isPage(path)) continue;
    for (const { name, left } of withoutOne(path)) {
      const { found, all } = votes.get(name) ?? { found: 0, all: 0 };
      votes.set(name, { found: found + (isPage(left) ? 1 : 0), all: all + 1 });
    }
  }
  const isInserted = ([, { found, all }]: [string, { found: number; all: number }]): boolean =>
    found >= minInserted && 2 * found > all;
  return new Set(
    Array.from(votes)
      .filter(isInserted)
      .map(([name]) => name),
  );
}

/** A path without each of its names in turn, if another is left. */
function withoutOne(path: string): { name: string; left: string }[] {
  const names = pathSegments(path).slice(0, maxInsertedDepth);
  return names.length < 2
    ? []
    : names.map((name, at) => ({
        name,
        left: `/${pathSegments(path).toSpliced(at, 1).join('/')}`,
      }));
}

/** What a page found without the address's language or version counts beside one found with it. */
const almost = 0.9;
/** What a site of a single page needs more than: a name alone may stand in any folder. */
const fewOfLonePage = 2;

/**
 * The path under which the documentation's pages are served, without trailing slash; empty for the
 * root. All paths are comparable ones of `page-path.ts`.
 *
 * It is the one under which most of the site's pages are known, counted in leading segments, whole
 * pages one more: below `/docs`, `/docs/guides/theme` is found whole if there is `/guides/theme`, and
 * half if there is `/guides/setup`. The shortest of equals wins, so that one file name alone does not
 * turn a folder of the documentation into the site's base. If nothing is found, it is the common
 * folder of the site's pages, which matters to the root's `index` only.
 *
 * @param known paths of pages below the base
 * @param isAnywhere whether it may be any folder of the site, as all of its pages are known: else it
 *   is the common folder of the site's pages or one above it
 */
export function inferBasePath(
  site: ReadonlySet<string>,
  known: ReadonlySet<string>,
  isAnywhere: boolean,
): string {
  const leading = new Set<string>();
  for (const page of known) for (const path of foldersOf(page)) leading.add(path);
  const found = (below: string): number => {
    let depth = 0;
    for (const path of foldersOf(below)) {
      if (!leading.has(path)) break;
      depth += 1;
    }
    return depth + (known.has(below) ? 1 : 0);
  };
  const [first = '/', ...others] = [...site];
  const common = [...foldersOf(first)].filter((path) =>
    others.every((other) => other === path || other.startsWith(`${path}/`)),
  );
  const scores = new Map<string, number>();
  for (const page of site) {
    for (const base of ['', ...(isAnywhere ? foldersOf(page) : common)]) {
      const below = page.slice(base.length) || '/';
      const score = found(below) || almost * found(withoutVariant(below));
      if (score > 0) scores.set(base, (scores.get(base) ?? 0) + score);
    }
  }
  const [best] = [...scores].sort(([a, x], [b, y]) => y - x || a.length - b.length);
  const isLone = others.length === 0;
  if (best && (!isLone || best[1] > fewOfLonePage)) return best[0];
  return isLone ? '' : (common.at(-1) ?? '');
}

/** The outermost folders above a page, and itself if it is no deeper; none of the root. */
function* foldersOf(path: string): Generator<string> {
  let end = path === '/' ? -1 : 0;
  for (let depth = 0; depth < maxBaseParts && end >= 0; depth++) {
    end = path.indexOf('/', end + 1);
    yield end < 0 ? path : path.slice(0, end);
  }
}

function addOnce(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value);
}

/**
 * The path of the page that each path leads to below the site's base path. What pages say themselves
 * comes before where their files are, and that before what conventions make of it.
 */
function addressesOf(pages: readonly Page[]): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const { path, said } of pages) for (const one of said) addOnce(addresses, one.path, path);
  for (const { path } of pages) addOnce(addresses, path, path);
  for (const { path } of pages) addOnce(addresses, conventionalPaths(path)[0], path);
  for (const { path } of pages) addOnce(addresses, conventionalPaths(path)[1], path);
  for (const { path, said } of pages)
    for (const one of said) addOnce(addresses, one.fromRoot, path);
  return addresses;
}

/**
 * Finds pages by their addresses; of a page in another language or version the one that stands for it.
 *
 * @param site comparable paths of the pages that the site is known to have
 */
export function pageFinder(docs: Docs, site: ReadonlySet<string>): PageFinder {
  const pages = new Map(docs.pages.map((page) => [page.path, page]));
  const { base, pathOf } = pathFinder(docs, site);
  const found = new Map<string, Page | null>();
  const find = (address: string): Page | null => {
    const path = pageLocation(address)?.path;
    if (path === undefined) return null;
    const before = found.get(path);
    if (before !== undefined) return before;
    const own = pathOf(path, true) ?? '';
    const page = pages.get(docs.translations.get(own) ?? own) ?? null;
    found.set(path, page);
    return page;
  };
  return Object.assign(find, { base });
}

/** Where a path is sent on to; null if it isn't. */
export function redirector(redirects: readonly Redirect[]): (path: string) => string | null {
  const exact = new Map<string, string>();
  const patterns: { before: string; after: string; destination: string }[] = [];
  for (const { source, destination } of redirects) {
    const at = source.search(/:|\*/);
    if (at < 0) exact.set(comparable(source), destination);
    else if (patterns.length < mostPatterns) {
      // `:slug*`, `:slug` or `*`, with what stands before and behind.
      const after = source.slice(at).replace(/^(?::\w+\*?|\*)/, '');
      const before = source.slice(0, at).toLowerCase();
      patterns.push({ before, after: after.toLowerCase(), destination });
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
 * Citations of addresses as those of what they lead to: how many, and the address that most name.
 *
 * @param targetOf what an address leads to; null if that is not counted
 */
export function citationsBy<Target>(
  targetOf: (url: string) => Target | null,
  citations: Iterable<readonly [url: string, count: number]>,
): Map<Target, { url: string; count: number }> {
  const cited = new Map<Target, { url: string; count: number; most: number }>();
  for (const [url, count] of citations) {
    const target = targetOf(url);
    if (target === null) continue;
    const known = cited.get(target) ?? { url, count: 0, most: 0 };
    cited.set(target, {
      url: count > known.most ? url : known.url,
      count: known.count + count,
      most: Math.max(count, known.most),
    });
  }
  return cited;
}
