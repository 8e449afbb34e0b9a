import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const reportFiles = ['unanswered.csv', 'report.json', 'report.md'];

/**
 * Makes the folder of the report, without the report of an earlier run: a run that ends early must
 * not leave that one as its own.
 *
 * @throws Error naming the folder and the input to change if it can't be written
 */
export async function prepareFolder(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    for (const name of reportFiles) await rm(join(directory, name), { force: true });
  } catch (cause) {
    throw new Error(
      `The folder ${directory} can't be written (${cause instanceof Error ? cause.message : cause}). Set the input \`output-dir\` to a folder that the runner may write to.`,
      { cause },
    );
  }
}

/**
 * Writes files into the folder of the report, which is there already.
 *
 * @param files contents by name
 * @throws Error naming the file and what to do
 */
export async function writeFiles({
  directory,
  files,
}: {
  directory: string;
  files: Readonly<Record<string, string>>;
}): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name);
    try {
      await writeFile(path, content);
    } catch (cause) {
      throw new Error(
        `The file ${path} can't be written (${cause instanceof Error ? cause.message : cause}). Check the input \`output-dir\` and the room that is left on the runner.`,
        { cause },
      );
    }
  }
}

/**
 * Makes a folder, and those above it that are missing. `mkdir` can do so by itself, but never
 * returns below `/proc`: there a folder that can't be made looks like one without a parent.
 */
async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  let folder = path;
  while (!(await exists(folder)) && !missing.includes(folder)) {
    missing.unshift(folder);
    folder = dirname(folder);
  }
  for (const each of missing) await makeIfMissing(each);
  // Tells that something else has its name.
  if (!(await stat(path)).isDirectory()) await mkdir(path);
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isErrorOf(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Another step may have made it in the meantime. */
async function makeIfMissing(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (!isErrorOf(error, 'EEXIST')) throw error;
  }
}

const isErrorOf = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
