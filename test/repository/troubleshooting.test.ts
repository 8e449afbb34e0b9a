import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readText, root } from './workflow-files.ts';

const sources = globSync('src/**/*.ts', { cwd: root }).map((path) => readText(path));

/** A source with its strings as users read them: `…` for each placeholder, and quotes unescaped. */
function asShown(source: string): string {
  let text = source;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, '…');
  }
  return text.replace(/\\([`'"])/g, '$1');
}

const shownSources = sources.map(asShown);

/** Messages in the code spans of the lists' first lines, with `…` for the parts that vary. */
const documented = readText('docs/troubleshooting.md')
  .split('\n')
  .map((line) => /^- (.+)\\$/.exec(line)?.[1] ?? '')
  .flatMap((first) => [...first.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , text = '']) => text))
  .map((text) => text.replace(/^…|…$/g, ''));

const missing = (messages: readonly string[]): string[] =>
  messages.filter((message) => !documented.some((known) => message.includes(known)));

test('every message on the page exists in the sources', () => {
  const allSources = [...shownSources, ...sources].join('\n');
  expect(documented.length).toBeGreaterThan(60);
  expect(documented.filter((message) => !allSources.includes(message))).toEqual([]);
});

/** Matches errors for users, which are whole sentences; those in lower case are parts of a sentence. */
const thrownMessage =
  /(?:Error|Cancelled|notFound)\(\s*(?:'[\w-]+',\s*)?(?:`([A-Z`].+?)`|'([A-Z].+?)'),?\s*[),{]/g;

test('every error that users can see is on the page', () => {
  const thrown = shownSources
    .flatMap((source) => [...source.matchAll(thrownMessage)])
    .map(([, template, literal]) => template ?? literal ?? '');
  expect(thrown.length).toBeGreaterThan(10);
  expect(missing(thrown)).toEqual([]);
});

test('every warning is on the page', () => {
  const warned = shownSources
    .flatMap((source) => [...source.matchAll(/\bwarning\(\s*(?:`(.+?)`|'(.+?)'),?\s*\)/g)])
    .map(([, template, literal]) => template ?? literal ?? '')
    // A message from another module is found in that module.
    .filter((message) => /[A-Za-z]{3}/.test(message));
  expect(warned.length).toBeGreaterThan(10);
  expect(missing(warned)).toEqual([]);
});
