import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pause } from '../pace.ts';
import { pathBelow, pathSegments } from './page-path.ts';

/*
 * Files are read synchronously: handing each to a thread takes ten times as long as reading it. Callers
 * that read many pause between them.
 */

/** Bytes that are read of a page. */
const maxFileBytes = 2_000_000;
/** Far more than any documentation has: the rest is left out. */
const maxFiles = 50_000;
const maxEntries = 500_000;
const maxTotalBytes = 200_000_000;
const maxDepth = 40;

/** Whether a listing includes a file, or the files in a folder. */
type IsKept = (path: string, isFolder: boolean) => boolean;

/** Whether a folder may have pages: it is neither hidden nor `node_modules`. */
export const isSearched = (path: string): boolean =>
  !/(?:^|\/)\./.test(path) && pathSegments(path).at(-1) !== 'node_modules';

export const isPageName = (path: string): boolean => /\.mdx?$/i.test(path);

/** A folder whose files can be read, but nothing outside of it, whatever its links point to. */
export interface SourceFolder {
  /** Sorted paths of its files, `/` between folders, without links; `isCut` if there are more. */
  list(isKept: IsKept): Promise<{ files: string[]; isCut: boolean }>;
  /** A file's text with line ends of `\n`; null if there is no file, or if it is a link or isn't text. */
  read(path: string, maxBytes?: number): string | null;
  /** The paths that were requested, whether or not there is a file. */
  requested: ReadonlySet<string>;
}

/** Bytes of a file; null if it doesn't exist. */
type FileBytes = Uint8Array | 'unreadable' | null;

/** Files at another commit than the checkout's, by path. */
export type OtherFiles = ReadonlyMap<string, FileBytes>;

/**
 * @param root of the checkout
 * @param folder in it
 * @param others files that replace those of the checkout, by path from its root
 * @returns null if there is no such folder, or if it is outside of the checkout
 */
export function openFolder(
  root: string,
  folder: string,
  others: OtherFiles = new Map(),
): SourceFolder | null {
  const top = orNull(() => realpathSync(root));
  const base = orNull(() => realpathSync(resolve(root, folder)));
  if (top === null || base === null || !isWithin(top, base)) return null;
  const replaced = new Map(
    [...others].flatMap(([path, bytes]) => {
      const inside = pathBelow(folder, path);
      return inside === null ? [] : [[inside, bytes] as const];
    }),
  );
  const requested = new Set<string>();
  let left = maxTotalBytes;
  return {
    requested,
    async list(isKept) {
      const listed = await listFiles(base, isKept);
      const files = new Set(listed.files);
      for (const [path, bytes] of replaced) {
        if (bytes === null) files.delete(path);
        else if (isListed(path, isKept)) files.add(path);
      }
      return { files: [...files].sort(), isCut: listed.isCut };
    },
    read(path, maxBytes = maxFileBytes) {
      requested.add(path);
      let bytes = replaced.get(path);
      if (bytes === undefined) bytes = left > 0 ? bytesIn(base, path, maxBytes) : null;
      if (bytes === null || bytes === 'unreadable') return null;
      left -= bytes.length;
      return textOf(bytes, maxBytes);
    },
  };
}

/** Decodes UTF-8, leaving out a character that `maxBytes` cuts in two; null for another encoding. */
function textOf(bytes: Uint8Array, maxBytes: number): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isCut = bytes.length > maxBytes;
  const text = orNull(() => decoder.decode(bytes.subarray(0, maxBytes), { stream: isCut }));
  return text === null ? null : text.replace(/\r\n?/g, '\n').replaceAll('\0', ' ');
}

/** Whether a file of another commit can be read as text, or doesn't exist. */
export const isReadable = (file: FileBytes): boolean =>
  file === null || (file !== 'unreadable' && textOf(file, maxFileBytes) !== null);

/** Whether a listing includes a file: it and all folders above it are kept. */
export function isListed(path: string, isKept: IsKept): boolean {
  const parts = path.split('/');
  if (parts.length - 1 > maxDepth) return false;
  return parts.every((_, at) => isKept(parts.slice(0, at + 1).join('/'), at < parts.length - 1));
}

function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside.split(sep)[0] !== '..' && !isAbsolute(inside);
}

/** The result of reading something; null if that throws. */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

async function listFiles(
  base: string,
  isKept: IsKept,
): Promise<{ files: string[]; isCut: boolean }> {
  const files: string[] = [];
  const folders = [''];
  let seen = 0;
  for (let above = folders.pop(); above !== undefined; above = folders.pop()) {
    const folder = join(base, above);
    for (const entry of orNull(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      await pause();
      seen += 1;
      if (seen > maxEntries || files.length >= maxFiles) return { files, isCut: true };
      const path = above === '' ? entry.name : `${above}/${entry.name}`;
      // A link is neither a folder nor a file here: following links could loop, or lead out.
      if (entry.isDirectory()) {
        if (pathSegments(path).length <= maxDepth && isKept(path, true)) folders.push(path);
      } else if (entry.isFile() && isKept(path, false)) files.push(path);
    }
  }
  return { files, isCut: false };
}

/** A file's bytes, at most one more than `maxBytes`; null if it is outside of `base`, or a link leads to it. */
function bytesIn(base: string, path: string, maxBytes: number): Uint8Array | null {
  return orNull(() => {
    const file = resolve(base, path);
    // Reading a pipe could wait forever.
    if (!isWithin(base, file) || realpathSync(file) !== file || !statSync(file).isFile())
      return null;
    const handle = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(Math.min(fstatSync(handle).size, maxBytes + 1));
      return bytes.subarray(0, readSync(handle, bytes));
    } finally {
      closeSync(handle);
    }
  });
}
