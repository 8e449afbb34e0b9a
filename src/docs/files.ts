import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/*
 * Files are read one by one without waiting: a thread for each costs ten times what reading does.
 * Whoever reads many gives others a turn in between.
 */

/** A larger file is no page that people read. */
const largestFile = 2_000_000;
/** Far more than any documentation has: what is beyond is left out, or told as unreadable. */
const mostFiles = 50_000;
const mostEntries = 500_000;
const mostBytes = 200_000_000;
const deepestFolder = 40;

/** There is something at the path, which is too large, a link, or not text. */
export const unreadable = Symbol('unreadable');

/** A folder whose files are read, and nothing outside of it, whatever links it holds. */
export interface SourceFolder {
  /**
   * Paths of its files, `/` between folders, sorted; without links, and without what is in a folder
   * that is not kept.
   */
  list(isKept: (path: string, isFolder: boolean) => boolean): string[];
  /**
   * A file's text, with line ends of `\n`; null if there is none.
   *
   * @param largest in bytes
   */
  read(path: string, largest?: number): string | null | typeof unreadable;
}

/** What files say at another commit than the checkout's, by path; null for one that is not there. */
export type OtherTexts = ReadonlyMap<string, string | null>;

/**
 * @param root of the checkout
 * @param folder in it
 * @param others texts that stand in for those of the checkout, by path from its root
 * @returns null if there is no such folder, or if it lies outside of the checkout
 */
export function openFolder(
  root: string,
  folder: string,
  others: OtherTexts = new Map(),
): SourceFolder | null {
  const checkout = openCheckout(root, folder);
  if (!checkout || others.size === 0) return checkout;
  const above = folder.split('/').filter((part) => part !== '' && part !== '.');
  const within = new Map(
    [...others].flatMap(([path, text]) => {
      const parts = path.split('/');
      const isWithin = above.every((part, at) => parts[at] === part);
      return isWithin ? [[parts.slice(above.length).join('/'), text] as const] : [];
    }),
  );
  return {
    list(isKept) {
      const files = checkout.list(isKept).filter((path) => within.get(path) !== null);
      const others = [...within].filter(([path, text]) => text !== null && isReached(path, isKept));
      return [...new Set([...files, ...others.map(([path]) => path)])].sort();
    },
    read(path, largest = largestFile) {
      const text = within.get(path);
      if (text === undefined) return checkout.read(path, largest);
      if (text === null) return null;
      if (text.includes('\0') || Buffer.byteLength(text) > largest) return unreadable;
      return text.replace(/\r\n?/g, '\n');
    },
  };
}

/** Whether a listing would come to a file: it and all folders above it are kept. */
function isReached(path: string, isKept: (path: string, isFolder: boolean) => boolean): boolean {
  const parts = path.split('/');
  return parts.every((_, at) => isKept(parts.slice(0, at + 1).join('/'), at < parts.length - 1));
}

function openCheckout(root: string, folder: string): SourceFolder | null {
  const top = realPath(root);
  const base = realPath(resolve(root, folder));
  if (top === null || base === null || !isWithin(top, base)) return null;
  let bytes = 0;
  return {
    list: (isKept) => listFiles(base, isKept),
    read(path, largest = largestFile) {
      const file = resolve(base, path);
      if (file === base || !isWithin(base, file)) return null;
      const folderOf = resolve(file, '..');
      const real = realPath(folderOf);
      if (real === null) return null;
      // A folder on the way that is a link leads elsewhere.
      if (real !== folderOf || bytes > mostBytes) return unreadable;
      const text = readText(file, largest);
      if (typeof text === 'string') bytes += text.length;
      return text;
    },
  };
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

function listFiles(base: string, isKept: (path: string, isFolder: boolean) => boolean): string[] {
  const files: string[] = [];
  const folders = [{ path: '', depth: 0 }];
  let seen = 0;
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    const { path: above, depth } = folder;
    for (const entry of entriesOf(join(base, above))) {
      seen += 1;
      if (seen > mostEntries || files.length >= mostFiles) return files.sort();
      const path = above === '' ? entry.name : `${above}/${entry.name}`;
      // A link is neither: none is followed, so that there is no loop and no way out.
      if (entry.isDirectory()) {
        if (depth < deepestFolder && isKept(path, true)) folders.push({ path, depth: depth + 1 });
      } else if (entry.isFile() && isKept(path, false)) files.push(path);
    }
  }
  return files.sort();
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

function readText(file: string, largest: number): string | null | typeof unreadable {
  let handle: number;
  try {
    handle = openSync(file, readOnly);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? null : unreadable;
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile() || stat.size > largest) return unreadable;
    const bytes = readFileSync(handle);
    if (bytes.includes(0)) return unreadable;
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replace(/\r\n?/g, '\n');
  } catch {
    // Not UTF-8, or gone meanwhile.
    return unreadable;
  } finally {
    closeSync(handle);
  }
}
