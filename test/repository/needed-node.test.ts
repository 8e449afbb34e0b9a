import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from './workflow-files.ts';

const script = join(import.meta.dirname, '../../scripts/needed-node.mjs');

/** Runs the check with a faked Node version. */
function check(version: string) {
  const disguise = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(disguise)}`;
  return spawnSync(process.execPath, ['--import', preload, script], { encoding: 'utf8' });
}

test.each(['20.19.0', '22.17.9', '9.0.0'])('Node %s is too old', (version) => {
  const { status, stderr } = check(version);
  expect(status).toBe(1);
  expect(stderr).toContain(
    `This needs Node 22.18 or later, and ${process.execPath} is Node ${version}.`,
  );
  expect(stderr).toContain('--ignore-scripts');
});

test.each(['22.18.0', '24.0.0', '25.1.0', '100.0.0'])('Node %s is accepted', (version) => {
  expect(check(version)).toMatchObject({ status: 0, stderr: '' });
});

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

// `check` and `format` start with programs that are not Node scripts.
const onNode = Object.keys(scripts).filter((name) => !['check', 'format'].includes(name));

test.each(onNode)('npm run: %s checks its Node first', (name) => {
  expect(scripts[name]).toMatch(/^node scripts\/needed-node\.mjs && /);
});

test('tests use a temporary folder of their own, whose path contains a space', () => {
  expect(tmpdir()).toContain('docs agent tests ');
});

test('tests run in a time zone in which no local time looks like UTC', () => {
  expect(new Date(0).getTimezoneOffset()).not.toBe(0);
});
