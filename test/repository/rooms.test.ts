import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workflow-files.ts';

/** The rooms of mode `report`, in the order of its steps: a room may import only earlier ones. */
const reportRooms = [
  ...['source', 'topics', 'gaps', 'reading', 'places'],
  ...['readers', 'assemble', 'files', 'render', 'page', 'post'],
];

/** Rooms that know nothing of a step, so that they import none of the files beside the rooms. */
const withoutStep = ['language', 'text', 'search', 'docs'];

/** The rooms that each room of `src/` may import; all but the four above, `extra.ts` and `step.ts`, too. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  http: [],
  language: [],
  text: ['language'],
  search: ['language'],
  docs: ['language', 'search', 'text'],
  service: ['http', 'text'],
  github: ['http', 'language', 'text'],
  model: ['http', 'text'],
  agent: ['github', 'service', 'text'],
  job: ['agent', 'docs', 'github', 'service', 'text'],
  report: ['agent', 'docs', 'github', 'http', 'language', 'model', 'search', 'service', 'text'],
};

interface Import {
  from: string;
  to: string;
}

/** Every import of one source file by another, as paths from `src/`. */
const imports: readonly Import[] = readdirSync(join(root, 'src'), { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'))
  .flatMap((from) =>
    [...readFileSync(join(root, 'src', from), 'utf8').matchAll(/from '(\.[^']*)'/g)].map(
      ([, path = '']) => ({ from, to: join(dirname(from), path).replaceAll('\\', '/') }),
    ),
  );

const show = ({ from, to }: Import): string => `${from} -> ${relative('.', to)}`;

test('imports between the rooms of src/ follow the contract', () => {
  const against = imports.filter(({ from, to }) => {
    const [room = '', target = ''] = [from, to].map((path) => path.split('/')[0]);
    if (target.endsWith('.ts')) return withoutStep.includes(room);
    return target !== room && room in arrows && !arrows[room]?.includes(target);
  });
  expect(against.map(show)).toEqual([]);
});

/** A path's position in the order of `report/`, whose own files come after all rooms. */
function placeOf(path: string): number | null {
  const [room, part = '', ...rest] = path.split('/');
  if (room !== 'report') return null;
  return rest.length === 0 ? reportRooms.length : reportRooms.indexOf(part);
}

test('every room of report/ has a position in the order', () => {
  const rooms = imports.filter(({ from }) => placeOf(from) === -1).map(({ from }) => from);
  expect(rooms).toEqual([]);
});

test('imports in report/ only lead to earlier rooms, so that rooms don’t form a cycle', () => {
  const against = imports.filter(({ from, to }) => {
    const [room, target] = [placeOf(from), placeOf(to)];
    return room !== null && target !== null && target > room;
  });
  expect(against.map(show)).toEqual([]);
});

test('no file has more than twelve imports from other rooms', () => {
  const roomOf = (path: string): string => {
    const [room = '', part = ''] = path.split('/');
    return room === 'report' && !part.endsWith('.ts') ? `report/${part}` : room;
  };
  const outside = imports.filter(({ from, to }) => to.includes('/') && roomOf(from) !== roomOf(to));
  const counts = [...Map.groupBy(outside, ({ from }) => from)].map(
    ([file, { length }]) => [file, length] as const,
  );
  expect(counts.filter(([, count]) => count > 12)).toEqual([]);
});

/** The cycles of imports, as lists of files, types included; empty if there is none. */
function cycles(): string[][] {
  const importsOf = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file) || path.includes(file)) return;
    for (const { to } of importsOf.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) walk(file, []);
  return found;
}

test('no file imports itself through others', () => {
  expect(cycles()).toEqual([]);
});

test('no exported type has the name of another', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const declared = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, 'src', file), 'utf8').matchAll(
          /^export (?:interface|type|class) (\w+)/gm,
        ),
      ].map(([, name = '']) => ({ name, file })),
    );
  const shared = [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, { length }]) => length > 1)
    .map(([name, of]) => `${name}: ${of.map(({ file }) => file).join(', ')}`);
  expect(shared).toEqual([]);
});

test('the page on the architecture names only existing files, and the rooms in their order', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const files = [...page.matchAll(/`(src\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(page).toContain(reportRooms.map((room) => `\`${room}\``).join(', '));
});
