import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spacedLanguages, unspacedLanguages } from '../../src/language/languages.ts';
import { needsPreviousTurn } from '../../src/report/topics/follow-ups.ts';

const folder = join(import.meta.dirname, '../../src/language/languages');
const all = [...spacedLanguages, ...unspacedLanguages];

test('every language in the folder is loaded under the name of its file', () => {
  const files = readdirSync(folder);
  expect(all.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
});

test.each(['какой?', 'perché?', 'perche'])('%j is recognised with and without accents', (text) => {
  expect(needsPreviousTurn(text)).toBe(true);
});
