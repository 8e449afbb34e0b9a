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
