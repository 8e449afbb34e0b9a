import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from './workflow-files.ts';

const contributing = readText('CONTRIBUTING.md');
const scripts = Object.keys(JSON.parse(readText('package.json')).scripts);

const commandsOf = (text: string): string[] =>
  [...text.matchAll(/npm (?:run )?(test|(?<=run )[\w-]+)/g)].map(([, name = '']) => name);

test.each(['README.md', 'CONTRIBUTING.md', '.ci/run'])('the commands in %s exist', (file) => {
  expect(scripts).toEqual(expect.arrayContaining(commandsOf(readText(file))));
});

test('every command is explained', () => {
  expect(commandsOf(contributing)).toEqual(expect.arrayContaining(scripts));
});

const map = contributing.split('## The map')[1]?.split('```')[1] ?? '';
const places = [...map.matchAll(/^(\S+) {2,}\S/gm)].map(([, place = '']) => place);

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}${name}/`);

test('the map lists the files and folders of src/, and the folders in those', () => {
  const files = readdirSync(join(root, 'src')).filter((name) => name.endsWith('.ts'));
  const rooms = foldersIn('src/');
  const listing = [...files.map((name) => `src/${name}`), ...rooms, ...rooms.flatMap(foldersIn)];
  const shown = places.filter((place) => place.startsWith('src/'));
  expect(shown.toSorted()).toEqual(listing.toSorted());
});

test('every path on the map exists', () => {
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});
