import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workflow-files.ts';

/** The paths that `git archive`, and so every download by a runner, excludes. */
function leftOut(paths: readonly string[]): string[] {
  const attributes = execFileSync('git', ['check-attr', '-z', 'export-ignore', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  return paths.filter((_, at) => attributes[3 * at + 2] === 'set');
}

test('the bundle and its licences are in the archive', () => {
  const bundle = ['dist', ...globSync('dist/*', { cwd: root })];
  expect(leftOut([...bundle, 'action.yml', 'package.json', 'LICENSE'])).toEqual([]);
});

test('no browser is in the bundle', () => {
  const licenses = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');
  expect(licenses).not.toMatch(/chromium|playwright|axe-core/);
  expect(globSync('dist/**/*chromium*', { cwd: root })).toEqual([]);
});

test('files that no run needs are not in the archive', () => {
  const needless = [
    ...['.ci', '.github', 'bench', 'docs', 'package-lock.json', 'scripts', 'src', 'test'],
    ...['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'],
  ];
  expect(leftOut(needless)).toEqual(needless);
});
