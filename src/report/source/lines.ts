import { createReadStream } from 'node:fs';

/** A line longer than this many characters is no page that the service could have sent. */
const longestLine = 64 * 1024 * 1024;

/**
 * The lines of a text file in UTF-8, without a byte order mark; null for one that is too long to
 * be read. They end in a line feed alone: other separators may stand inside JSON strings. Memory
 * grows with the longest line, time with the file.
 *
 * @throws the file system's errors
 */
export async function* readLines(path: string): AsyncGenerator<string | null> {
  let parts: string[] = [];
  let length = 0;
  let isFirst = true;
  const add = (part: string): void => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
    else parts = [];
  };
  const end = (): string | null => {
    const line = length <= longestLine ? parts.join('') : null;
    parts = [];
    length = 0;
    const isMarked = isFirst && line?.startsWith('\ufeff');
    isFirst = false;
    return isMarked ? (line?.slice(1) ?? null) : line;
  };
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    let start = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, at));
      yield end();
      start = at + 1;
    }
    add(chunk.slice(start));
  }
  if (length > 0) yield end();
}
