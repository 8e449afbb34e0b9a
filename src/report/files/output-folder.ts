import { existsSync } from 'node:fs';
import {
  appendFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { errorMessage } from '../../step.ts';
import type { RowsFolder } from '../source/collect.ts';

/**
 * A list of the files that this action wrote here, one name a line, so that the next run replaces and
 * removes no others. A name is added before its file is created.
 */
const listName = '.docs-gap-report';
const listHead = '# What docs-agent-action wrote here, and may replace or remove.';

const reportNames = [
  'conversations.jsonl',
  'conversations.jsonl.filtered',
  'unanswered.csv',
  'report.json',
  'report.md',
  'report.html',
];
const briefName = /^[0-9a-f]{12}\.md$/i;

/** The folder of the report's files. Files that the action didn't write are not touched. */
export interface OutputFolder extends RowsFolder {
  /**
   * Creates the folder and removes the files of an earlier run, which must not look like this run's.
   *
   * @throws Error naming the folder and the input to change
   */
  prepare(): Promise<void>;
}

/**
 * Checks the folder before anything is written.
 *
 * @param workspace path of the workspace, which may be a stranger's checkout
 * @param conversationsFile path of the file to report on, which may be in it; null without one
 * @throws Error if a link in the workspace leads out of it, or naming files that the action would overwrite
 *   but didn't write
 */
export async function openOutputFolder({
  path,
  workspace,
  conversationsFile,
}: {
  path: string;
  workspace: string;
  conversationsFile: string | null;
}): Promise<OutputFolder> {
  if (isWithin(path, workspace) && !isWithin(await realPath(path), await realPath(workspace))) {
    throw new Error(
      `The folder ${path} is a link that leads out of the workspace, or below one. Nothing was written. Set the input \`output-dir\` to another folder.`,
    );
  }
  const listed = await readList(path);
  const present = await presentNames(path);
  const foreign: string[] = listed ? [] : [listName];
  for (const name of present) {
    if (conversationsFile && (await isSameFile(join(path, name), conversationsFile))) {
      throw new Error(
        `The file ${conversationsFile} is in the report's folder and has the name of one of the report's own files. Set the input \`output-dir\` to another folder.`,
      );
    }
    if (!listed?.has(name) || !(await lstat(join(path, name))).isFile()) foreign.push(name);
  }
  if (foreign.length > 0) {
    const names = foreign.slice(0, 3).join(', ') + (foreign.length > 3 ? ' and more' : '');
    throw new Error(
      `The folder ${path} contains ${names}, which this action didn't write. Nothing was written. Move or delete what is named, or set the input \`output-dir\` to another folder.`,
    );
  }

  const list = (name: string) => appendFile(join(path, listName), `${name}\n`);
  const written = new Set<string>();

  return {
    path,
    async prepare() {
      try {
        await makeFolder(path);
        for (const name of present) await rm(join(path, name), { force: true });
        // `rmdir` fails if the folder has other files, which then stay.
        await rmdir(join(path, 'briefs')).catch(() => {});
        await writeFile(join(path, listName), `${listHead}\n`);
      } catch (cause) {
        throw unwritable(`The folder ${path} can't be written`, cause, folderAdvice);
      }
    },
    async create(name) {
      const file = join(path, name);
      const opened = await (async () => {
        await mkdir(dirname(file), { recursive: true });
        if (written.has(name)) await rm(file, { force: true });
        else await list(name);
        // `wx` fails if somebody has created a file or a link there in the meantime.
        return open(file, 'wx');
      })().catch((cause) => {
        throw unwritable(`The file ${file} can't be written`, cause, folderAdvice);
      });
      written.add(name);
      const buffer = Buffer.allocUnsafe(bufferLength);
      return {
        append: async (texts) => {
          try {
            // `write` alone may stop halfway on a full disk without an error.
            for (const bytes of encoded(texts, buffer)) await opened.appendFile(bytes);
          } catch (cause) {
            throw unwritable(`The file ${file} can't be written`, cause, spaceAdvice);
          }
        },
        close: () => opened.close(),
      };
    },
    async replace(name, replacement) {
      await list(name);
      await rename(join(path, replacement), join(path, name));
    },
  };
}

const isWithin = (path: string, folder: string): boolean => {
  const below = relative(folder, path);
  return !isAbsolute(below) && below.split(/[/\\]/)[0] !== '..';
};

/** The path without links; of what doesn't exist, only the part that exists is resolved. */
async function realPath(path: string): Promise<string> {
  const real = await realpath(path).catch(() => null);
  if (real !== null || dirname(path) === path) return real ?? path;
  return join(await realPath(dirname(path)), relative(dirname(path), path));
}

/** Bytes that are written at a time. */
const bufferLength = 2 ** 20;
/** Maximum number of bytes that UTF-8 needs for a UTF-16 code unit. */
const bytesPerUnit = 3;

/** Encodes texts as UTF-8 in a reused buffer, in half the time of joining and then encoding them. */
function* encoded(texts: Iterable<string>, buffer: Buffer): Generator<Buffer> {
  let length = 0;
  for (const text of texts) {
    const maxBytes = text.length * bytesPerUnit;
    if (maxBytes > buffer.length - length && length > 0) {
      yield buffer.subarray(0, length);
      length = 0;
    }
    if (maxBytes > buffer.length) yield Buffer.from(text);
    else length += buffer.write(text, length);
  }
  if (length > 0) yield buffer.subarray(0, length);
}

const folderAdvice = 'Set the input `output-dir` to a folder that the runner may write to.';
const spaceAdvice =
  'Check the free space on the runner, or set the input `output-dir` to a folder with more.';

function unwritable(failure: string, cause: unknown, advice: string): Error {
  return new Error(`${failure} (${errorMessage(cause)}). ${advice}`, { cause });
}

/** The names on the list; null if the action didn't write the list. */
async function readList(folder: string): Promise<Set<string> | null> {
  const path = join(folder, listName);
  const stats = await lstat(path).catch(() => null);
  if (!stats) return new Set();
  const text = stats.isFile() ? await readFile(path, 'utf8') : 'somebody’s';
  // A run that died may have written only a part of the list's first line.
  return text.startsWith(listHead) || listHead.startsWith(text) ? new Set(text.split('\n')) : null;
}

/** Names of the report's files that are in the folder, whoever wrote them. */
async function presentNames(folder: string): Promise<string[]> {
  const briefs = await lstat(join(folder, 'briefs')).catch(() => null);
  // A symbolic link would lead to another folder.
  if (briefs && !briefs.isDirectory()) return ['briefs'];
  const inBriefs = briefs ? await readdir(join(folder, 'briefs')) : [];
  const names: string[] = [];
  for (const name of reportNames) {
    if (await lstat(join(folder, name)).catch(() => null)) names.push(name);
  }
  return [
    ...names,
    ...inBriefs.filter((name) => briefName.test(name)).map((name) => `briefs/${name}`),
  ];
}

async function isSameFile(first: string, second: string): Promise<boolean> {
  const [a, b] = await Promise.all([first, second].map((path) => stat(path).catch(() => null)));
  return Boolean(a && b && a.ino === b.ino && a.dev === b.dev);
}

/** Like `mkdir` with `recursive`, which never returns below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    const isFolder = await stat(path)
      .then((stats) => stats.isDirectory())
      .catch(() => false);
    if (!isFolder) throw error;
  }
}

/**
 * Writes files into the prepared folder.
 *
 * @param files contents by name, generated as they are written; names may have folders
 * @throws Error naming the file and what to do
 */
export async function writeFiles(
  folder: Pick<OutputFolder, 'create'>,
  files: Readonly<Record<string, Iterable<string>>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = await folder.create(name);
    try {
      await file.append(content);
    } finally {
      await file.close();
    }
  }
}
