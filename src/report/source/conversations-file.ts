import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { readLines } from './lines.ts';

/** Conversations as JSON Lines: one row a line, each page written as it comes. */
export interface ConversationsFile {
  /** @throws Error naming the file and what to do */
  append(lines: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts an empty file in a folder that exists.
 *
 * @throws Error naming the path and the input to change if it can't be written
 */
export async function createConversationsFile(path: string): Promise<ConversationsFile> {
  let file: FileHandle;
  try {
    file = await open(path, 'w');
  } catch (cause) {
    throw new Error(
      `The file ${path} can't be written (${cause instanceof Error ? cause.message : cause}). Set the input \`output-dir\` to a folder that the runner may write to.`,
      { cause },
    );
  }
  return {
    append: async (lines) => {
      try {
        // `write` alone may stop half-way on a full disk and call that a success.
        if (lines.length > 0) await file.appendFile(`${lines.join('\n')}\n`);
      } catch (cause) {
        throw new Error(
          `The file ${path} can't be written (${cause instanceof Error ? cause.message : cause}). Check the free space on the runner, or set the input \`output-dir\` to a folder with more.`,
          { cause },
        );
      }
    },
    close: () => file.close(),
  };
}

const linesPerWrite = 1_000;

/**
 * Keeps only the lines of the file for whose place, counted from 0, `keep` is true. Memory does not
 * grow with the file.
 */
export async function filterConversationsFile({
  path,
  keep,
}: {
  path: string;
  keep: (line: number) => boolean;
}): Promise<void> {
  const filteredPath = `${path}.filtered`;
  const filtered = await createConversationsFile(filteredPath);
  try {
    let lines: string[] = [];
    let place = 0;
    for await (const line of readLines(path)) {
      place += 1;
      // Each is a row that came on a page: none is too long.
      if (!keep(place - 1) || line === null) continue;
      lines.push(line);
      if (lines.length < linesPerWrite) continue;
      await filtered.append(lines);
      lines = [];
    }
    await filtered.append(lines);
  } catch (error) {
    await filtered.close();
    await rm(filteredPath, { force: true });
    throw error;
  }
  await filtered.close();
  await rename(filteredPath, path);
}
