import { posix } from 'node:path';
import { addressOf, maxAddressLength, maxPathParts } from '../text/address.ts';

/*
 * To compare paths of pages, `comparablePath` normalizes them: lower case, without `index` and without
 * the file extension. The root is `/`; any other path begins with a slash and doesn't end in one.
 */

export interface PageLocation {
  /** Host and port in lower case; null if the address has no host. */
  host: string | null;
  /** Normalized by `comparablePath`, without query, anchor and percent-encoding. */
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
const repositoryFileName =
  /^(?:readme(?:[._-][\w-]+)?\.mdx?|(?:licen[cs]e|changelog|contributing|code_of_conduct|security|agents|claude)\.md)$/i;

/**
 * The path of the page that a source file becomes, normalized by `comparablePath`; null for files outside
 * `docsRoot`, files that aren't Markdown, and files such as `CONTRIBUTING.md` at the repository's root.
 */
export function pagePathOfSource(file: string, docsRoot = '.'): string | null {
  const inside = pathBelow(docsRoot.replaceAll('\\', '/'), file);
  return inside === null || repositoryFileName.test(file) ? null : markdownPath(inside);
}

export const isPageName = (path: string): boolean => /\.mdx?$/i.test(path);

/** The normalized path of any Markdown file, even of `CONTRIBUTING.md`; null for other files. */
export const markdownPath = (file: string): string | null =>
  isPageName(file) ? comparablePath(file) : null;

/**
 * The paths that site generators commonly give a file. `plain` omits folders in parentheses and leading
 * numbers (`01-intro`). `asFolder` is the folder's path if the file is named `readme`, `page`, `index` or
 * like its folder; otherwise it is `plain`.
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

/** A path that a page's frontmatter declares, normalized by `comparablePath`. */
export interface DeclaredPath {
  /** The declared path, resolved from the file's folder unless it begins with a slash. */
  path: string;
  /** The declared path, resolved from the root. */
  fromRoot: string;
}

/** The paths that the fields `slug`, `permalink` and `id` of a page's frontmatter declare. */
export function declaredPaths(
  path: string,
  fields: Readonly<Record<string, unknown>>,
): DeclaredPath[] {
  const [plain] = conventionalPaths(path);
  const folder = plain.slice(0, plain.lastIndexOf('/'));
  return ['slug', 'permalink', 'id'].flatMap((name) => {
    const value = fields[name];
    // Skip templates such as `/:year/:title`: only the site generator can fill them in.
    if (typeof value !== 'string' || value === '' || /[:\s]/.test(value)) return [];
    const fromRoot = pageLocation(`/${value.replace(/^\/+/, '')}`);
    const relative = value.startsWith('/') ? fromRoot : pageLocation(`${folder}/${value}`);
    return relative && fromRoot ? [{ path: relative.path, fromRoot: fromRoot.path }] : [];
  });
}

/**
 * What a page is for: `guide` for readers; `record`, such as a changelog, a blog post, a license, a table of
 * contents or a partial, where nobody would answer a reader's question; `for-writers`, such as agents'
 * instructions, a contributing guide or a template.
 */
export type PageKind = 'guide' | 'record' | 'for-writers';

const recordNames =
  /-(?:change-?logs?|release-?notes?)-|^-(?:blogs?|code-of-conduct|partials?|snippets|includes)-$/;
const writerNames =
  /^(?:agents|claude|gemini|copilot-instructions|skill|contributing|_templates|template|.*_template|(?:article|changelog|docs?|guide|issue|page|pull-request|reference|release|tutorial)-template)$/;

/** @param isListed whether the navigation lists the page, which then is for readers */
export function pageKindOf(path: string, isListed: boolean): PageKind {
  const names = pathSegments(path);
  if (!isListed && names.some((name) => writerNames.test(name))) return 'for-writers';
  const isRecord = names.some(
    (name) => name.startsWith('_') || recordNames.test(`-${name.split(/[\s_-]/).join('-')}-`),
  );
  return isRecord || path === '/summary' || /^licen[cs]e$/.test(names.at(-1) ?? '')
    ? 'record'
    : 'guide';
}

/** Splits a path at its slashes, without `.` and empty segments. */
export function pathSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '' && segment !== '.');
}

export const joinPath = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** A path relative to a folder; null if the path is outside of the folder. */
export function pathBelow(folder: string, path: string): string | null {
  const above = pathSegments(folder);
  const parts = pathSegments(path);
  return above.every((part, index) => part === parts[index])
    ? parts.slice(above.length).join('/')
    : null;
}

/** Normalizes a path so that it can be compared with others; null if it is too long for a page. */
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

/** The words of a text in lower case, joined by hyphens. */
export const slugify = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');

/** Adds the site's base path to a page's path. */
export function underBasePath(basePath: string, pagePath: string): string {
  return pagePath === '/' ? basePath || pagePath : basePath + pagePath;
}

/** Resolves a path that a file refers to, from the file's folder or, if it begins with `/`, from the root. */
export const resolveFrom = (file: string, named: string): string =>
  posix.resolve('/', posix.dirname(file), named).slice(1);
