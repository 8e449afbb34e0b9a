import { addressOf, maxAddressLength, maxPathParts } from '../text/address.ts';

/** Where a page is on the web. `path` is comparable: see `pageLocation`. */
export interface PageLocation {
  /** Host and port in lower case; null if the address names none. */
  host: string | null;
  path: string;
}

/**
 * Host and path of a page's address, or null if it is not a web address. Two addresses of one
 * page give one path: query, anchor, trailing slash, `index`, `.md` and `.html` endings,
 * percent-encoding and case make no difference. The root is `/`, every other path begins with
 * `/` and does not end in one.
 */
export function pageLocation(address: string): PageLocation | null {
  const { host = null, pathname } = addressOf(address) ?? {};
  const segments = pathname?.split('/').map(decodeSegment);
  const path = segments ? comparablePath(segments, /\.(mdx?|html?)$/i) : null;
  return path === null ? null : { host, path };
}

/** Files at a repository's root for those who work on it. */
const aboutRepository =
  /^(?:readme(?:[._-][\w-]+)?\.mdx?|(?:licen[cs]e|changelog|contributing|code_of_conduct|security|agents|claude)\.md)$/i;

/**
 * The path of the page that a documentation source becomes, comparable with `pageLocation`'s, or
 * null for a file that is not a page: one outside `docsRoot`, one that is neither `.md` nor `.mdx`,
 * and those at the repository's root that are about the repository.
 * @param file path in the repository, `/` between folders
 * @param docsRoot folder in the repository; `.` is all of it
 */
export function sourceToPage(file: string, docsRoot: string): string | null {
  return aboutRepository.test(file) ? null : sourcePath(file, docsRoot);
}

/** The same of any file below `docsRoot` that is `.md` or `.mdx`, whatever it is about. */
export function sourcePath(file: string, docsRoot: string): string | null {
  const root = pathSegments(docsRoot.replaceAll('\\', '/'));
  const segments = pathSegments(file);
  const inside = root.every((folder, index) => folder === segments[index]);
  if (!inside || !/\.mdx?$/i.test(segments.at(-1) ?? '')) return null;
  return comparablePath(segments.slice(root.length), /\.mdx?$/i);
}

/**
 * The paths that sites give a source by what they share, from that of its file: without the number
 * before a name (`01-intro`, `2. Setup`) and folders in parentheses; and then, of a file that is
 * named `readme`, `page` or as its folder is, that of the folder.
 */
export function conventionalPaths(path: string): [plain: string, asFolder: string] {
  const segments = pathSegments(path)
    .filter((name) => !/^\(.*\)$/.test(name))
    .map((name) => name.replace(/^\d{1,4}(?:\. ?|[-_]+| - )(?=[^\d\s._-])/, ''));
  const plain = `/${segments.join('/')}`;
  const name = segments.at(-1) ?? '';
  const isFolder = ['readme', 'page', 'index', segments.at(-2)].includes(name);
  return [plain, isFolder ? `/${segments.slice(0, -1).join('/')}` : plain];
}

/** Where a page says that it is served: comparable paths. */
export interface Said {
  /** Read as one beside its file, if it doesn't begin at the root anyway. */
  path: string;
  fromRoot: string;
}

/** What `slug`, `permalink` and `id` of a page's frontmatter say of where it is served. */
export function saidPaths(path: string, fields: Readonly<Record<string, unknown>>): Said[] {
  const [plain] = conventionalPaths(path);
  const folder = plain.slice(0, plain.lastIndexOf('/'));
  return ['slug', 'permalink', 'id'].flatMap((name) => {
    const value = fields[name];
    // What `/:year/:title` makes is known to the site's program alone.
    if (typeof value !== 'string' || value === '' || /[:\s]/.test(value)) return [];
    const fromRoot = pageLocation(`/${value.replace(/^\/+/, '')}`);
    const beside = value.startsWith('/') ? fromRoot : pageLocation(`${folder}/${value}`);
    return beside && fromRoot ? [{ path: beside.path, fromRoot: fromRoot.path }] : [];
  });
}

/** Names, or words of names, of what is read and is no place to write in. */
const noPlace =
  /-(?:change-?logs?|release-?notes?)-|^-(?:blogs?|code-of-conduct|partials?|snippets|includes)-$/;

/** Whether a page is one to act in: no changelog, blog post, licence, list of all pages, or part of others. */
export function isToActIn(path: string): boolean {
  const names = pathSegments(path);
  const isNone = names.some(
    (name) => name.startsWith('_') || noPlace.test(`-${name.split(/[\s_-]/).join('-')}-`),
  );
  return !isNone && path !== '/summary' && !/^licen[cs]e$/.test(names.at(-1) ?? '');
}

/** Folders and name of a path; `.` and empty parts are none. */
export function pathSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '' && segment !== '.');
}

/**
 * @param ending of the last segment, which makes no difference
 * @returns null if it is longer than any page's
 */
export function comparablePath(segments: readonly string[], ending: RegExp): string | null {
  const names = segments.filter((segment) => segment !== '' && segment !== '.');
  const length = names.reduce((sum, name) => sum + name.length + 1, 0);
  if (names.length > maxPathParts || length > maxAddressLength) return null;
  const path = names.map((segment) => segment.normalize('NFC').toLowerCase());
  const name = path.pop()?.replace(ending, '');
  if (name !== undefined && !/^_?index$/.test(name)) path.push(name);
  return `/${path.join('/')}`;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A page's path on a site with that base path. */
export function underBasePath(base: string, page: string): string {
  return page === '/' ? base || page : base + page;
}

/** The path that a file names: from the root if it begins with a slash, else beside the file. */
export function beside(file: string, named: string): string {
  if (named.startsWith('/')) return named.slice(1);
  const folder = pathSegments(file).slice(0, -1);
  for (const segment of pathSegments(named)) {
    if (segment === '..') folder.pop();
    else folder.push(segment);
  }
  return folder.join('/');
}
