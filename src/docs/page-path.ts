import { posix } from 'node:path';
import { addressOf, maxAddressLength, maxPathParts } from '../text/address.ts';

/*
 * Paths of pages are compared in one form: in lower case, without `index` and the ending of a file. The
 * root is `/`; any other path begins with a slash and doesn't end in one.
 */

/** Where a page is on the web. */
export interface PageLocation {
  /** Host and port in lower case; null if the address names none. */
  host: string | null;
  /** Comparable: query, anchor, trailing slash and percent-encoding make no difference. */
  path: string;
}

/** Host and path of a page's address; null if it is not a web address. */
export function pageLocation(address: string): PageLocation | null {
  const found = addressOf(address);
  if (!found) return null;
  const path = comparablePath(found.pathname.split('/').map(decodeSegment).join('/'));
  return path === null ? null : { host: found.host, path };
}

/** Files at a repository's root that are for contributors, not readers. */
const aboutRepository =
  /^(?:readme(?:[._-][\w-]+)?\.mdx?|(?:licen[cs]e|changelog|contributing|code_of_conduct|security|agents|claude)\.md)$/i;

/**
 * The comparable path of the page that a source becomes; null for a file outside `docsRoot`, for one that
 * isn't Markdown, and for those at the repository's root that are about the repository.
 */
export function sourceToPage(file: string, docsRoot = '.'): string | null {
  const inside = pathBelow(docsRoot.replaceAll('\\', '/'), file);
  return inside === null || aboutRepository.test(file) ? null : sourcePath(inside);
}

/** The comparable path of any Markdown file, even of one about the repository; null for other files. */
export function sourcePath(file: string): string | null {
  return /\.mdx?$/i.test(file) ? comparablePath(file) : null;
}

/**
 * The paths that site generators commonly give a file: `plain` is without folders in parentheses and
 * without the number before a name (`01-intro`, `2. Setup`); `asFolder` is the folder's path if the
 * file is named `readme`, `page` or like its folder.
 */
export function conventionalPaths(path: string): [plain: string, asFolder: string] {
  const segments = pathSegments(path)
    .filter((name) => !/^\(.*\)$/.test(name))
    .map((name) => name.replace(/^\d{1,4}(?:\. ?|[-_]+| - )(?=[^\d\s._-])/, ''));
  const plain = joinPath(segments);
  const name = segments.at(-1) ?? '';
  const isFolder = ['readme', 'page', 'index', segments.at(-2)].includes(name);
  return [plain, isFolder ? joinPath(segments.slice(0, -1)) : plain];
}

/** Where a page says that it is served: comparable paths. */
export interface DeclaredPath {
  /** Relative to its file's folder, unless it begins with a slash. */
  path: string;
  fromRoot: string;
}

/** Where a page is served according to `slug`, `permalink` and `id` of its frontmatter. */
export function declaredPaths(
  path: string,
  fields: Readonly<Record<string, unknown>>,
): DeclaredPath[] {
  const [plain] = conventionalPaths(path);
  const folder = plain.slice(0, plain.lastIndexOf('/'));
  return ['slug', 'permalink', 'id'].flatMap((name) => {
    const value = fields[name];
    // Only the site's generator knows what `/:year/:title` becomes.
    if (typeof value !== 'string' || value === '' || /[:\s]/.test(value)) return [];
    const fromRoot = pageLocation(`/${value.replace(/^\/+/, '')}`);
    const relative = value.startsWith('/') ? fromRoot : pageLocation(`${folder}/${value}`);
    return relative && fromRoot ? [{ path: relative.path, fromRoot: fromRoot.path }] : [];
  });
}

/** Names, or words of names, of pages that nobody should edit for a reader's question. */
const noPlace =
  /-(?:change-?logs?|release-?notes?)-|^-(?:blogs?|code-of-conduct|partials?|snippets|includes)-$/;

/** Whether a page can be improved: it is no changelog, blog post, license, table of contents or partial. */
export function isToActIn(path: string): boolean {
  const names = pathSegments(path);
  const isNone = names.some(
    (name) => name.startsWith('_') || noPlace.test(`-${name.split(/[\s_-]/).join('-')}-`),
  );
  return !isNone && path !== '/summary' && !/^licen[cs]e$/.test(names.at(-1) ?? '');
}

/** Folders and name of a path, without `.` and empty parts. */
export function pathSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '' && segment !== '.');
}

export const joinPath = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** A path relative to a folder; null if it is outside of it. */
export function pathBelow(folder: string, path: string): string | null {
  const above = pathSegments(folder);
  const parts = pathSegments(path);
  return above.every((part, at) => part === parts[at]) ? parts.slice(above.length).join('/') : null;
}

/** A path in comparable form; null if it is longer than any page's. */
export function comparablePath(path: string): string | null {
  const names = pathSegments(path);
  if (names.length > maxPathParts || joinPath(names).length > maxAddressLength) return null;
  const folders = names.map((name) => name.normalize('NFC').toLowerCase());
  const name = folders.pop()?.replace(/\.(?:mdx?|html?)$/, '');
  return joinPath(name === undefined || /^_?index$/.test(name) ? folders : [...folders, name]);
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

/** Resolves a path that a file names: from the root if it begins with a slash, otherwise from the file's folder. */
export const resolveFrom = (file: string, named: string): string =>
  posix.resolve('/', posix.dirname(file), named).slice(1);
