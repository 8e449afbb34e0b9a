import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
} from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathBelow, pathSegments } from './page-path.ts';

/* Files are read synchronously: the asynchronous functions of `node:fs` take ten times as long. */

const maxFileBytes = 2_000_000;
/** Maximum number of files to list, far more than any documentation has; the others are ignored. */
const maxFiles = 50_000;
const maxEntries = 500_000;
const maxTotalBytes = 200_000_000;
const maxDepth = 40;

type PathFilter = (path: string, isFolder: boolean) => boolean;

/** Whether to look for pages in a folder: not if the folder is hidden or `node_modules`. */
export const mayContainPages = (path: string): boolean =>
  !/(?:^|\/)\./.test(path) && pathSegments(path).at(-1) !== 'node_modules';

export type SourceFolder = NonNullable<ReturnType<typeof openFolder>>;

/** The bytes of a file; `unreadable` if they couldn't be loaded, null if there is no such file. */
type FileBytes = Uint8Array | 'unreadable' | null;

/** Files of another commit, by path, which replace those of the checkout. */
export type FileOverrides = ReadonlyMap<string, FileBytes>;

/**
 * Reads the files in a folder, but nothing outside of it: symbolic links are not followed.
 *
 * @param root path of the checkout
 * @param folder path of a folder in the checkout
 * @param overrides files that replace those of the checkout, by path from its root
 * @returns null if the folder doesn't exist or is outside of the checkout
 */
export function openFolder(root: string, folder: string, overrides: FileOverrides = new Map()) {
  const top = nullIfThrows(() => realpathSync.native(root));
  const base = nullIfThrows(() => realpathSync.native(resolve(root, folder)));
  if (top === null || base === null || !isWithin(top, base)) return null;
  const replaced = new Map(
    [...overrides].flatMap(([path, bytes]) => {
      const inside = pathBelow(folder, path);
      return inside === null ? [] : [[inside, bytes] as const];
    }),
  );
  const requestedPaths = new Set<string>();
  let bytesLeft = maxTotalBytes;
  return {
    /** The paths that `read` was called with, whether or not the file exists. */
    requestedPaths: requestedPaths as ReadonlySet<string>,
    /** Sorted paths of the files, with `/` between folders; `isCut` if the limit left some out. */
    list(isKept: PathFilter): { files: string[]; isCut: boolean } {
      const listed = listFiles(base, isKept);
      const files = new Set(listed.files);
      for (const [path, bytes] of replaced) {
        if (bytes === null) files.delete(path);
        else if (isIncluded(path, isKept)) files.add(path);
      }
      return { files: [...files].sort(), isCut: listed.isCut };
    },
    /** A file's text, with `\n` as line ends; null if it doesn't exist, is a link or isn't text. */
    read(path: string, maxBytes = maxFileBytes): string | null {
      requestedPaths.add(path);
      let bytes = replaced.get(path);
      if (bytes === undefined) bytes = bytesLeft > 0 ? bytesIn(base, path, maxBytes) : null;
      if (bytes === null || bytes === 'unreadable') return null;
      bytesLeft -= bytes.length;
      return textOf(bytes, maxBytes);
    },
  };
}

/** Decodes UTF-8, without a last character that `maxBytes` cuts in two; null if it isn't UTF-8. */
function textOf(bytes: Uint8Array, maxBytes: number): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isCut = bytes.length > maxBytes;
  const text = nullIfThrows(() => decoder.decode(bytes.subarray(0, maxBytes), { stream: isCut }));
  return text === null ? null : text.replace(/\r\n?/g, '\n').replaceAll('\0', ' ');
}

/** Whether a file, as a commit other than the checked-out one has it, is text, or known not to exist there. */
export const isReadable = (file: FileBytes): boolean =>
  file === null || (file !== 'unreadable' && textOf(file, maxFileBytes) !== null);

/** Whether a folder has the same texts as another commit's files. */
export function hasSameTexts(root: string, overrides: FileOverrides): boolean {
  const folder = openFolder(root, '.');
  const isSame = ([path, bytes]: [string, FileBytes]): boolean =>
    bytes !== 'unreadable' && folder?.read(path) === (bytes && textOf(bytes, maxFileBytes));
  return [...overrides].every(isSame);
}

/** Whether a listing includes a file: `isKept` must be true for the file and all folders above it. */
export function isIncluded(path: string, isKept: PathFilter): boolean {
  const parts = path.split('/');
  if (parts.length - 1 > maxDepth) return false;
  return parts.every((_, index) =>
    isKept(parts.slice(0, index + 1).join('/'), index < parts.length - 1),
  );
}

function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside.split(sep)[0] !== '..' && !isAbsolute(inside);
}

/** The result of `read`; null if `read` throws. */
export function nullIfThrows<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function listFiles(base: string, isKept: PathFilter): { files: string[]; isCut: boolean } {
  const files: string[] = [];
  const folders = [''];
  let seen = 0;
  for (let above = folders.pop(); above !== undefined; above = folders.pop()) {
    const folder = join(base, above);
    for (const entry of nullIfThrows(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      seen += 1;
      if (seen > maxEntries || files.length >= maxFiles) return { files, isCut: true };
      const path = above === '' ? entry.name : `${above}/${entry.name}`;
      // Symbolic links are skipped: following one could loop, or lead outside of the folder.
      if (entry.isDirectory()) {
        if (pathSegments(path).length <= maxDepth && isKept(path, true)) folders.push(path);
      } else if (entry.isFile() && isKept(path, false)) files.push(path);
    }
  }
  return { files, isCut: false };
}

/** Follows no link and doesn't wait for a pipe, even if one has just replaced the file. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A file's bytes, up to `maxBytes + 1`; null if it doesn't exist, is a link or is outside of the folder `base`. */
function bytesIn(base: string, path: string, maxBytes: number): Uint8Array | null {
  return nullIfThrows(() => {
    const file = resolve(base, path);
    if (!isWithin(base, file) || realpathSync.native(file) !== file) return null;
    const handle = openSync(file, openFlags);
    try {
      const stat = fstatSync(handle);
      if (!stat.isFile()) return null;
      const bytes = Buffer.alloc(Math.min(stat.size, maxBytes + 1));
      return bytes.subarray(0, readSync(handle, bytes));
    } finally {
      closeSync(handle);
    }
  });
}
