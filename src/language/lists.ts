import { readFileSync } from 'node:fs';

/*
 * Words of languages, forms of keys and prompts are data: text files in the folders that use them. The build
 * packs them into one file, and replaces this one with code that reads it: see scripts/build.ts.
 */

const ignoredLine = /^(?:#(?: .*)?)?$/;

/** The lines of a list in `src`, such as `text/redaction/vendor-keys`, without comments and blank lines. */
export function readList(name: string): string[] {
  const text = readFileSync(new URL(`../${name}.txt`, import.meta.url), 'utf8');
  return text.split(/\r?\n/).filter((line) => !ignoredLine.test(line));
}
