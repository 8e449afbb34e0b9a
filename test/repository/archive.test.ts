import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './workflow-files.ts';

/** Paths that `git archive`, and so every download by a runner, leaves out. */
function leftOut(paths: readonly string[]): string[] {
  const attributes = execFileSync('git', ['check-attr', '-z', 'export-ignore', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  return paths.filter((_, at) => attributes[3 * at + 2] === 'set');
}

test('what runs, its licences and its documents are in the archive', () => {
  const needed = [...globSync('dist/*', { cwd: root }), ...globSync('*.md', { cwd: root })];
  expect(leftOut([...needed, 'dist', 'action.yml', 'package.json', 'LICENSE'])).toEqual([]);
});

test('what no run needs is not', () => {
  const rest = ['.ci', '.github', 'bench', 'docs', 'package-lock.json', 'scripts'];
  const all = [...rest, 'src', 'test'];
  expect(leftOut(all)).toEqual(all);
});
