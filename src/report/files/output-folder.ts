import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import {
  appendFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorMessage } from '../../step.ts';
import type { RowsFolder } from '../source/collect.ts';

/**
 * A list of the files that this action wrote, in the form of `sha256sum`, so that the next run doesn't
 * overwrite files that somebody added or changed. A line with `-` for a hash is added before a file is
 * created, another when it is complete.
 */
const listName = '.docs-gap-report.sha256';
const listHead = '# What docs-agent-action wrote here, and may replace or remove.';
const listLine = /^([0-9a-f]{64}|-) {2}(.+)$/;

const reportNames = [
  'conversations.jsonl',
  'conversations.jsonl.filtered',
  'unanswered.csv',
  'report.json',
  'report.md',
  'report.html',
];
const briefName = /^[0-9a-f]{12}\.md$/i;

const isOurName = (name: string): boolean =>
  reportNames.includes(name) || (name.startsWith('briefs/') && briefName.test(name.slice(7)));

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
 * @param conversationsFile path of the file to report on, which may be in it; null without one
 * @throws Error naming files that the action would overwrite but didn't write
 */
export async function openOutputFolder({
  path,
  conversationsFile,
}: {
  path: string;
  conversationsFile: string | null;
}): Promise<OutputFolder> {
  const hashes = await readList(path);
  const present = await presentNames(path);
  const foreign: string[] = hashes ? [] : [listName];
  for (const name of present) {
    if (conversationsFile && (await isSameFile(join(path, name), conversationsFile))) {
      throw new Error(
        `The file ${conversationsFile} is in the report's folder and has the name of one of the report's own files. Set the input \`output-dir\` to another folder.`,
      );
    }
    if (!(await isAsWritten(join(path, name), hashes?.get(name)))) foreign.push(name);
  }
  if (foreign.length > 0) {
    const names = foreign.slice(0, 3).join(', ') + (foreign.length > 3 ? ' and more' : '');
    throw new Error(
      `The folder ${path} contains ${names}, which this action didn't write, or which somebody has changed since. Nothing was written. Move or delete what is named, or set the input \`output-dir\` to another folder.`,
    );
  }

  const list = (line: string) => appendFile(join(path, listName), `${line}\n`);
  const written = new Set<string>();

  return {
    path,
    async prepare() {
      try {
        await makeFolder(path);
        for (const name of present) await rm(join(path, name), { force: true });
        // Fails, and the folder stays, if it has other files.
        await rmdir(join(path, 'briefs')).catch(() => {});
        await writeFile(join(path, listName), `${listHead}\n`);
      } catch (cause) {
        throw unwritable(`The folder ${path} can't be written`, cause, setFolder);
      }
    },
    async create(name) {
      const file = join(path, name);
      const hash = createHash('sha256');
      const opened = await (async () => {
        await mkdir(dirname(file), { recursive: true });
        await list(`-  ${name}`);
        if (written.has(name)) await rm(file, { force: true });
        // Fails if somebody has created a file or a link there in the meantime.
        return open(file, 'wx');
      })().catch((cause) => {
        throw unwritable(`The file ${file} can't be written`, cause, setFolder);
      });
      written.add(name);
      let isComplete = true;
      const buffer = Buffer.allocUnsafe(bufferLength);
      return {
        append: async (texts) => {
          try {
            for (const bytes of encoded(texts, buffer)) {
              // `write` alone may stop halfway on a full disk without an error.
              await opened.appendFile(bytes);
              hash.update(bytes);
            }
          } catch (cause) {
            isComplete = false;
            throw unwritable(`The file ${file} can't be written`, cause, checkSpace);
          }
        },
        close: async () => {
          await opened.close();
          // If the disk is full, the file stays listed with `-`.
          if (isComplete) await list(`${hash.digest('hex')}  ${name}`).catch(() => {});
        },
      };
    },
    async replace(name, by) {
      await list(`-  ${name}`);
      await rename(join(path, by), join(path, name));
      await list(`${await hashOf(join(path, name))}  ${name}`);
    },
  };
}

/** Bytes that are written at a time. */
const bufferLength = 2 ** 20;

/** Maximum number of bytes that UTF-8 needs for a UTF-16 code unit. */
const bytesPerUnit = 3;

/** Encodes texts as UTF-8 in a reused buffer, in half the time of joining and then encoding them. */
function* encoded(texts: readonly string[], buffer: Buffer): Generator<Buffer> {
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

const setFolder = 'Set the input `output-dir` to a folder that the runner may write to.';
const checkSpace =
  'Check the free space on the runner, or set the input `output-dir` to a folder with more.';

function unwritable(what: string, cause: unknown, advice: string): Error {
  return new Error(`${what} (${errorMessage(cause)}). ${advice}`, { cause });
}

/** Reads the last hash of each file from the list, by name; null if the action didn't write the list. */
async function readList(folder: string): Promise<Map<string, string> | null> {
  const path = join(folder, listName);
  const found = await lstat(path).catch(() => null);
  if (!found) return new Map();
  const text = found.isFile() ? await readFile(path, 'utf8') : 'somebody’s';
  // A run that died may have written only a part of the list's first line.
  if (!text.startsWith(listHead) && !listHead.startsWith(text)) return null;
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, hash = '', name = ''] = listLine.exec(line) ?? [];
      return isOurName(name) ? [[name, hash] as const] : [];
    }),
  );
}

/** Names of the report's files that are in the folder, whoever wrote them. */
async function presentNames(folder: string): Promise<string[]> {
  const briefs = await lstat(join(folder, 'briefs')).catch(() => null);
  // A symbolic link would lead to another folder.
  if (briefs && !briefs.isDirectory()) return ['briefs'];
  const inBriefs = briefs ? await readdir(join(folder, 'briefs')) : [];
  const found: string[] = [];
  for (const name of reportNames) {
    if (await lstat(join(folder, name)).catch(() => null)) found.push(name);
  }
  return [
    ...found,
    ...inBriefs.filter((name) => briefName.test(name)).map((name) => `briefs/${name}`),
  ];
}

async function isAsWritten(path: string, hash: string | undefined): Promise<boolean> {
  if (hash === undefined || !(await lstat(path)).isFile()) return false;
  return hash === '-' || hash === (await hashOf(path));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  return Boolean(a && b && a.ino === b.ino && a.dev === b.dev);
}

/** Like `mkdir` with `recursive`, which never returns below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    const isFolder = await stat(path)
      .then((found) => found.isDirectory())
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
      for (const piece of inPieces(content)) await file.append(piece);
    } finally {
      await file.close();
    }
  }
}

/** Characters that are written at a time. */
const pieceLength = 256 * 1024;

function* inPieces(parts: Iterable<string>): Generator<string[]> {
  let piece: string[] = [];
  let length = 0;
  for (const part of parts) {
    piece.push(part);
    length += part.length;
    if (length < pieceLength) continue;
    yield piece;
    piece = [];
    length = 0;
  }
  yield piece;
}
