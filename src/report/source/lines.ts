import { createReadStream } from 'node:fs';

/** One line, element or record may have so many characters: more is no row of any export. */
export const longestEntry = 64 * 1024 * 1024;

/** The text of a file, piece by piece, without a byte order mark. */
export async function* textOf(path: string, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** A text that comes in pieces, up to a length at which it is none. */
export class Gathered {
  #parts: string[] = [];
  #length = 0;

  add(part: string): void {
    this.#length += part.length;
    if (this.#length <= longestEntry) this.#parts.push(part);
    else this.#parts = [];
  }

  /** @returns null if it is too long */
  take(): string | null {
    const text = this.#length <= longestEntry ? this.#parts.join('') : null;
    this.#parts = [];
    this.#length = 0;
    return text;
  }
}

/**
 * The lines of a text in UTF-8, as many at a time as end in a piece of it; null for one that is too
 * long. They end in a line feed alone: other separators may stand inside JSON strings.
 */
export async function* linesOf(path: string): AsyncGenerator<(string | null)[]> {
  const line = new Gathered();
  for await (const text of textOf(path)) {
    const lines: (string | null)[] = [];
    let start = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
      line.add(text.slice(start, at));
      lines.push(line.take());
      start = at + 1;
    }
    line.add(text.slice(start));
    yield lines;
  }
  yield [line.take()];
}
