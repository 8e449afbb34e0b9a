import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, wordsOf } from '../../src/language/languages.ts';
import { readList } from '../../src/language/lists.ts';
import { needsPreviousTurn } from '../../src/report/topics/follow-ups.ts';

const folder = join(import.meta.dirname, '../../src/language/languages');
const names = globSync(join(folder, '*.txt')).map((file) => basename(file, '.txt'));
const linesOf = (name: string): string[] => readList(`language/languages/${name}`);
const headingsOf = (name: string): string[] =>
  linesOf(name).filter((line) => /^\[[\w.]+\] /.test(line));

test('every language in the folder is loaded', () => {
  expect(languages.map(({ name }) => name).sort()).toEqual(names.sort());
});

test('a list has the same heading in every language', () => {
  const headings = new Set(names.flatMap(headingsOf));
  const lists = new Set(languages.flatMap(({ lists }) => [...lists.keys()]));
  expect([...headings].map((heading) => /[\w.]+/.exec(heading)?.[0]).sort()).toEqual(
    [...lists].sort(),
  );
});

test.each(languages)('each list of $name has words, none of them twice', ({ name, lists }) => {
  expect(lists.size).toBe(headingsOf(name).length);
  for (const list of lists.values()) {
    expect(list).not.toEqual([]);
    expect([...new Set(list)]).toEqual(list);
  }
  expect(linesOf(name).filter((line) => line !== line.trim())).toEqual([]);
});

test('a list that no language has is an error', () => {
  expect(() => wordsOf('phrases')).toThrow('no list is named phrases.');
});

test.each(['какой?', 'perché?', 'perche'])('%j is recognized with and without accents', (text) => {
  expect(needsPreviousTurn(text)).toBe(true);
});
