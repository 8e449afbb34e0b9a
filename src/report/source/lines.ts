import { createReadStream } from 'node:fs';

/** Maximum characters of a line, element or record: no export has a longer row. */
export const maxEntryLength = 64 * 1024 * 1024;

/** Some hundreds of rows, which are read, redacted and written together. */
const chunkBytes = 512 * 1024;

/** The text of a file, piece by piece, without a byte order mark. */
export async function* readTextPieces(path: string, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const chunks = createReadStream(path, { highWaterMark: chunkBytes });
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * The lines of a UTF-8 file, some at a time; null for a line that is too long. Only a line feed ends a
 * line, as JSON strings may contain other separators.
 */
export async function* linesOf(path: string): AsyncGenerator<(string | null)[]> {
  let parts: string[] = [];
  let length = 0;
  const gather = (part: string): void => {
    length += part.length;
    if (length > maxEntryLength) parts = [];
    else parts.push(part);
  };
  const take = (): string | null => {
    const line = length > maxEntryLength ? null : parts.join('');
    parts = [];
    length = 0;
    return line;
  };
  for await (const text of readTextPieces(path)) {
    const [first = '', ...others] = text.split('\n');
    const rest = others.pop();
    gather(first);
    if (rest === undefined) continue;
    yield [take(), ...others];
    gather(rest);
  }
  yield [take()];
}
