import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pace } from '../../pace.ts';

const reportFiles = ['unanswered.csv', 'report.json', 'report.md', 'briefs'];

/**
 * Makes the folder of the report, without the report of an earlier run: a run that ends early must
 * not leave that one as its own.
 *
 * @throws Error naming the folder and the input to change if it can't be written
 */
export async function prepareFolder(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    for (const name of reportFiles) {
      await rm(join(directory, name), { force: true, recursive: name === 'briefs' });
    }
  } catch (cause) {
    throw new Error(
      `The folder ${directory} can't be written (${cause instanceof Error ? cause.message : cause}). Set the input \`output-dir\` to a folder that the runner may write to.`,
      { cause },
    );
  }
}

/** What Node's own recursion does, except that that never returns below `/proc`. */
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
 * Writes files into the folder of the report, which is there already.
 *
 * @param files contents by name, whose parts are made as they are written; `/` in a name begins a
 *   folder's file
 * @throws Error naming the file and what to do
 */
export async function writeFiles({
  directory,
  files,
  pace,
}: {
  directory: string;
  files: Readonly<Record<string, Iterable<string>>>;
  pace: Pace;
}): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, inPieces(content, pace));
    } catch (cause) {
      if (!isOfSystem(cause)) throw cause;
      throw new Error(
        `The file ${path} can't be written (${cause instanceof Error ? cause.message : cause}). Check the input \`output-dir\` and the room that is left on the runner.`,
        { cause },
      );
    }
  }
}

/** Not of the file: the step was cancelled, or its time is up. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Characters written at a time. */
const pieceLength = 256 * 1024;

async function* inPieces(parts: Iterable<string>, pace: Pace): AsyncGenerator<string> {
  let piece: string[] = [];
  let length = 0;
  for (const part of parts) {
    piece.push(part);
    length += part.length;
    const pause = pace();
    if (pause) await pause;
    if (length < pieceLength) continue;
    yield piece.join('');
    piece = [];
    length = 0;
  }
  yield piece.join('');
}
