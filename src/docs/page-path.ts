/** Where a page is on the web. `path` is comparable: see `pageLocation`. */
export interface PageLocation {
  /** Host and port in lower case; null if the address names none. */
  host: string | null;
  path: string;
}

/** Stands in for the host of an address that names none; `.invalid` is reserved (RFC 2606). */
const noHost = 'no-host.invalid';

/**
 * Host and path of a page's address, or null if it is not a web address. Two addresses of one
 * page give one path: query, anchor, trailing slash, `index`, `.md` and `.html` endings,
 * percent-encoding and case make no difference. The root is `/`, every other path begins with
 * `/` and does not end in one.
 */
export function pageLocation(address: string): PageLocation | null {
  const url = URL.parse(address, `https://${noHost}/`);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const segments = url.pathname.split('/').map(decodeSegment);
  return {
    host: url.host === noHost ? null : url.host,
    path: comparablePath(segments, /\.(mdx?|html?)$/i),
  };
}

/**
 * The path of the page that a documentation source becomes, comparable with `pageLocation`'s, or
 * null for a file that is not a page: one outside `docsRoot`, one that is neither `.md` nor `.mdx`,
 * and any `README`, which is for readers of the repository.
 * @param file path in the repository, `/` between folders
 * @param docsRoot folder in the repository; `.` is all of it
 */
export function sourceToPage(file: string, docsRoot: string): string | null {
  const root = pathSegments(docsRoot.replaceAll('\\', '/'));
  const segments = pathSegments(file);
  const name = segments.at(-1) ?? '';
  const inside = root.every((folder, index) => folder === segments[index]);
  if (!inside || !/\.mdx?$/i.test(name) || /^readme\./i.test(name)) return null;
  return comparablePath(segments.slice(root.length), /\.mdx?$/i);
}

/** Folders and name of a path; `.` and empty parts are none. */
export function pathSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '' && segment !== '.');
}

function comparablePath(segments: readonly string[], ending: RegExp): string {
  const path = segments
    .filter((segment) => segment !== '')
    .map((segment) => segment.normalize('NFC').toLowerCase());
  const name = path.pop()?.replace(ending, '');
  if (name !== undefined && name !== 'index') path.push(name);
  return `/${path.join('/')}`;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The path under which the documentation's pages are served, without trailing slash; empty for
 * the root. All paths are comparable ones of `page-path.ts`.
 *
 * It is the common folder of all of the site's pages or a folder above it. Of these, the one
 * under which most of the changed pages' paths is found among the site's, counted in leading
 * segments: `/guides/theme` is found whole under `/docs` if the site has `/docs/guides/theme`,
 * and half if it has `/docs/guides/setup`. Among equals the shortest wins, so that one file name
 * alone does not turn a folder of the documentation into the site's base. If nothing is found, it
 * is the common folder, which matters to the root's `index` only.
 *
 * A site that shows a single page shows no common folder: there it is the root unless two
 * segments at least bear out another, as `/guides/theme` may or may not be `theme.md`.
 */
export function inferBasePath({
  sitePages,
  changedPages,
}: {
  sitePages: ReadonlySet<string>;
  changedPages: ReadonlySet<string>;
}): string {
  const commonFolder = commonFolderOf(sitePages);
  const known = withFoldersAbove(sitePages);
  const lonePage = sitePages.size === 1;
  const leastFound = lonePage ? 2 : 1;
  let best = { base: lonePage ? '' : asPath(commonFolder), found: 0 };
  for (let depth = 0; depth <= commonFolder.length; depth += 1) {
    const base = asPath(commonFolder.slice(0, depth));
    let found = 0;
    for (const page of changedPages) found += segmentsFound({ base, page, known });
    if (found > best.found && found >= leastFound) best = { base, found };
  }
  return best.base;
}

const asPath = (segments: readonly string[]): string =>
  segments.map((segment) => `/${segment}`).join('');

/** A page's path on a site with that base path. */
export function underBasePath(base: string, page: string): string {
  return page === '/' ? base || page : base + page;
}

function segmentsFound(input: { base: string; page: string; known: ReadonlySet<string> }): number {
  let path = '';
  let found = 0;
  for (const segment of pathSegments(input.page)) {
    path += `/${segment}`;
    if (!input.known.has(underBasePath(input.base, path))) break;
    found += 1;
  }
  return found;
}

function commonFolderOf(pages: ReadonlySet<string>): string[] {
  // A page is its own folder's index. Nothing is found below a lone one, so that it may stay.
  const [first = [], ...others] = [...pages].map(pathSegments);
  let length = first.length;
  for (const other of others) {
    let shared = 0;
    while (shared < length && first[shared] === other[shared]) shared += 1;
    length = shared;
  }
  return first.slice(0, length);
}

function withFoldersAbove(pages: ReadonlySet<string>): Set<string> {
  const known = new Set<string>();
  for (const page of pages) {
    let path = '';
    for (const segment of pathSegments(page)) {
      path += `/${segment}`;
      known.add(path);
    }
  }
  return known;
}
