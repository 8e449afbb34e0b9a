import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readText, root } from './workflow-files.ts';

const sources = globSync('src/**/*.ts', { cwd: root }).map((path) => readText(path));

/** A source with its strings as they read: `…` for what is put in, quotes unescaped. */
function spoken(source: string): string {
  let text = source;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, '…');
  }
  return text.replace(/\\([`'"])/g, '$1');
}

const spokenSources = sources.map(spoken);

/** The code spans of the lists' first lines: messages, with `…` for what differs. */
const documented = readText('docs/troubleshooting.md')
  .split('\n')
  .map((line) => /^- (.+)\\$/.exec(line)?.[1] ?? '')
  .flatMap((first) => [...first.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , text = '']) => text))
  .map((text) => text.replace(/^…|…$/g, ''));

const missing = (messages: readonly string[]): string[] =>
  messages.filter((message) => !documented.some((known) => message.includes(known)));

test('every message in it is one that the action can say', () => {
  const said = [...spokenSources, ...sources].join('\n');
  expect(documented.length).toBeGreaterThan(60);
  expect(documented.filter((message) => !said.includes(message))).toEqual([]);
});

/** Errors for users are whole sentences; a lower-case beginning is a reason inside one. */
const thrownMessage =
  /(?:Error|Cancelled|notFound)\(\s*(?:'[\w-]+',\s*)?(?:`([A-Z`].+?)`|'([A-Z].+?)'),?\s*[),{]/g;

test('every error that the sources throw at their users is in it', () => {
  const thrown = spokenSources
    .flatMap((source) => [...source.matchAll(thrownMessage)])
    .map(([, template, literal]) => template ?? literal ?? '');
  expect(thrown.length).toBeGreaterThan(10);
  expect(missing(thrown)).toEqual([]);
});

test('every warning is in it', () => {
  const warned = spokenSources
    .flatMap((source) => [...source.matchAll(/\bwarning\(\s*(?:`(.+?)`|'(.+?)'),?\s*\)/g)])
    .map(([, template, literal]) => template ?? literal ?? '')
    // A message that another module makes is found there.
    .filter((message) => /[A-Za-z]{3}/.test(message));
  expect(warned.length).toBeGreaterThan(10);
  expect(missing(warned)).toEqual([]);
});
