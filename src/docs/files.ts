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

/*
 * Files are read one by one without waiting: a thread for each costs ten times what reading does.
 * Whoever reads many gives others a turn in between.
 */

/** Of a page, as much is read. */
const mostOfFile = 2_000_000;
/** Far more than any documentation has: what is beyond is left out, or told as unreadable. */
const mostFiles = 50_000;
const mostEntries = 500_000;
const mostBytes = 200_000_000;
const deepestFolder = 40;

/** There is something at the path, which is a link, or not text. */
export const unreadable = Symbol('unreadable');

/** Whether a path is read: a file, or what is in a folder. */
type IsKept = (path: string, isFolder: boolean) => boolean;

/** A folder whose files are read, and nothing outside of it, whatever links it holds. */
export interface SourceFolder {
  /**
   * Paths of its files, `/` between folders, sorted; without links, and without what is in a folder
   * that is not kept. And whether there are more than a listing has.
   */
  list(isKept: IsKept): Promise<{ files: string[]; isCut: boolean }>;
  /**
   * A file's text, with line ends of `\n`; null if there is none.
   *
   * @param most bytes that are read of it
   */
  read(path: string, most?: number): string | null | typeof unreadable;
  /** The paths that were read, whether there is a file or not. */
  asked: ReadonlySet<string>;
}

/**
 * Files at another commit than the checkout's, by path: their bytes, or null for one that is not
 * there.
 */
export type OtherFiles = ReadonlyMap<string, Uint8Array | 'unreadable' | null>;

/**
 * @param root of the checkout
 * @param folder in it
 * @param others files that stand in for those of the checkout, by path from its root
 * @returns null if there is no such folder, or if it lies outside of the checkout
 */
export function openFolder(
  root: string,
  folder: string,
  others: OtherFiles = new Map(),
): SourceFolder | null {
  const top = realPath(root);
  const base = realPath(resolve(root, folder));
  if (top === null || base === null || !isWithin(top, base)) return null;
  const above = folder.split('/').filter((part) => part !== '' && part !== '.');
  const within = new Map(
    [...others].flatMap(([path, bytes]) => {
      const parts = path.split('/');
      const isBelow = above.every((part, at) => parts[at] === part);
      return isBelow ? [[parts.slice(above.length).join('/'), bytes] as const] : [];
    }),
  );
  const asked = new Set<string>();
  let left = mostBytes;
  return {
    asked,
    async list(isKept) {
      const listed = await listFiles(base, isKept);
      const files = new Set(listed.files);
      for (const [path, bytes] of within) {
        if (bytes === null) files.delete(path);
        else if (isReached(path, isKept)) files.add(path);
      }
      return { files: [...files].sort(), isCut: listed.isCut };
    },
    read(path, most = mostOfFile) {
      asked.add(path);
      const other = within.get(path);
      const own = left > 0 ? () => bytesIn(base, path, most) : () => 'unreadable' as const;
      const bytes = other === undefined ? own() : other;
      if (bytes === null) return null;
      if (bytes === 'unreadable') return unreadable;
      left -= bytes.length;
      return textOf(bytes, most);
    },
  };
}

/**
 * The text of a file's bytes, the same wherever these come from: UTF-8 without its byte order mark,
 * with line ends of `\n`, and spaces for NUL.
 *
 * @param most bytes that are read; a letter that the cut goes through is left out
 */
function textOf(bytes: Uint8Array, most: number): string | typeof unreadable {
  const read = bytes.subarray(0, most);
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const text = decoder.decode(read, { stream: bytes.length > most });
    return text.replace(/\r\n?/g, '\n').replaceAll('\0', ' ');
  } catch {
    // In another encoding.
    return unreadable;
  }
}

/** Whether a file that comes from elsewhere can be read as text; one that is not there can. */
export function isReadable(file: Uint8Array | 'unreadable' | null): boolean {
  return file === null || (file !== 'unreadable' && textOf(file, mostOfFile) !== unreadable);
}

/** Whether a listing would come to a file: it and all folders above it are kept. */
export function isReached(path: string, isKept: IsKept): boolean {
  const parts = path.split('/');
  if (parts.length - 1 > deepestFolder) return false;
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
    // There is none, or none that may be read.
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
      if (seen > mostEntries || files.length >= mostFiles) return { files, isCut: true };
      const path = above === '' ? entry.name : `${above}/${entry.name}`;
      // A link is neither: none is followed, so that there is no loop and no way out.
      if (entry.isDirectory()) {
        if (depth < deepestFolder && isKept(path, true)) folders.push({ path, depth: depth + 1 });
      } else if (entry.isFile() && isKept(path, false)) files.push(path);
    }
  }
  return { files, isCut: false };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that can't be read, or is gone since it was listed, has nothing to tell.
    return [];
  }
}

/** Links are not opened, nor is waited for pipes, not even for one that just took a file's place. */
const readOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A file's bytes, one more than `most` of a larger one. */
function bytesIn(base: string, path: string, most: number): Uint8Array | 'unreadable' | null {
  const file = resolve(base, path);
  if (file === base || !isWithin(base, file)) return null;
  const folder = resolve(file, '..');
  const real = realPath(folder);
  if (real === null) return null;
  // A folder on the way that is a link leads elsewhere.
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
    const bytes = Buffer.alloc(Math.min(stat.size, most + 1));
    return bytes.subarray(0, readSync(handle, bytes));
  } catch {
    // Gone meanwhile.
    return 'unreadable';
  } finally {
    closeSync(handle);
  }
}
