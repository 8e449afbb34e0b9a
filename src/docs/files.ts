import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pause } from '../pace.ts';
import { pathBelow } from './page-path.ts';

/*
 * Files are read synchronously: handing each to a thread takes ten times as long as reading it. Callers
 * that read many pause between them.
 */

/** Bytes that are read of a page. */
const maxFileBytes = 2_000_000;
/** Far more than any documentation has: the rest is left out, or reported as unreadable. */
const maxFiles = 50_000;
const maxEntries = 500_000;
const maxTotalBytes = 200_000_000;
const maxDepth = 40;

/** What is at the path is a link, or not text. */
export const unreadable = Symbol('unreadable');

/** Whether a listing includes a file, or the files in a folder. */
type IsKept = (path: string, isFolder: boolean) => boolean;

/** A folder whose files can be read, but nothing outside of it, whatever its links point to. */
export interface SourceFolder {
  /** Sorted paths of its files, `/` between folders, without links; `isCut` if there are more. */
  list(isKept: IsKept): Promise<{ files: string[]; isCut: boolean }>;
  /**
   * A file's text, with line ends of `\n`; null if there is none.
   *
   * @param maxBytes that are read of it
   */
  read(path: string, maxBytes?: number): string | null | typeof unreadable;
  /** The paths that were requested, whether or not there is a file. */
  requested: ReadonlySet<string>;
}

/** Bytes of files at another commit than the checkout's, by path; null if the file doesn't exist there. */
export type OtherFiles = ReadonlyMap<string, Uint8Array | 'unreadable' | null>;

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
  const top = realPath(root);
  const base = realPath(resolve(root, folder));
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
      if (bytes === undefined) bytes = left > 0 ? bytesIn(base, path, maxBytes) : 'unreadable';
      if (bytes === null) return null;
      if (bytes === 'unreadable') return unreadable;
      left -= bytes.length;
      return textOf(bytes, maxBytes);
    },
  };
}

/**
 * Decodes a file: UTF-8 without its byte order mark, with line ends of `\n`, and spaces for NUL.
 *
 * @param maxBytes that are decoded; a character that this cuts in two is left out
 */
function textOf(bytes: Uint8Array, maxBytes: number): string | typeof unreadable {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const text = decoder.decode(bytes.subarray(0, maxBytes), { stream: bytes.length > maxBytes });
    return text.replace(/\r\n?/g, '\n').replaceAll('\0', ' ');
  } catch {
    // In another encoding.
    return unreadable;
  }
}

/** Whether a file of another commit can be read as text, or doesn't exist. */
export function isReadable(file: Uint8Array | 'unreadable' | null): boolean {
  return file === null || (file !== 'unreadable' && textOf(file, maxFileBytes) !== unreadable);
}

/** Whether a listing includes a file: it and all folders above it are kept. */
export function isListed(path: string, isKept: IsKept): boolean {
  const parts = path.split('/');
  if (parts.length - 1 > maxDepth) return false;
  return parts.every((_, at) => isKept(parts.slice(0, at + 1).join('/'), at < parts.length - 1));
}

function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && resolve(folder, inside) === path;
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    // It doesn't exist, or may not be read.
    return null;
  }
}

async function listFiles(
  base: string,
  isKept: IsKept,
): Promise<{ files: string[]; isCut: boolean }> {
  const files: string[] = [];
  const folders = [{ path: '', depth: 0 }];
  let seen = 0;
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    const { path: above, depth } = folder;
    for (const entry of entriesOf(join(base, above))) {
      await pause();
      seen += 1;
      if (seen > maxEntries || files.length >= maxFiles) return { files, isCut: true };
      const path = above === '' ? entry.name : `${above}/${entry.name}`;
      // A link is neither: links are not followed, so that there is no loop and no way out.
      if (entry.isDirectory()) {
        if (depth < maxDepth && isKept(path, true)) folders.push({ path, depth: depth + 1 });
      } else if (entry.isFile() && isKept(path, false)) files.push(path);
    }
  }
  return { files, isCut: false };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // It can't be read, or was deleted since it was listed.
    return [];
  }
}

/** Opens no link and doesn't wait for a pipe, even if one has just replaced a file. */
const readOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A file's bytes; of a larger file the first `maxBytes` and one more. */
function bytesIn(base: string, path: string, maxBytes: number): Uint8Array | 'unreadable' | null {
  const file = resolve(base, path);
  if (file === base || !isWithin(base, file)) return null;
  const folder = resolve(file, '..');
  const real = realPath(folder);
  if (real === null) return null;
  // One of the folders is a link.
  if (real !== folder) return 'unreadable';
  let handle: number;
  try {
    handle = openSync(file, readOnly);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? null : 'unreadable';
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) return 'unreadable';
    const bytes = Buffer.alloc(Math.min(stat.size, maxBytes + 1));
    return bytes.subarray(0, readSync(handle, bytes));
  } catch {
    // Deleted since it was opened.
    return 'unreadable';
  } finally {
    closeSync(handle);
  }
}
