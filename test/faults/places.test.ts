import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { bundle } from '../world/runner.ts';
import { inTurn, startService } from '../world/service.ts';
import { modes, runBundle } from './bundle.ts';
import { rowsOf } from './conversations.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rows = rowsOf({ day: '2026-11-10', count: 9 });

function start(script = servePages(rows)) {
  const completed = { json: { status: 'archived', prLink: null } };
  return startService({ job: inTurn(completed), conversations: script });
}

/** What prevents the report's files from being written, for the path of a new folder. */
const obstacles: Record<string, (folder: string) => void> = {
  'a file in its place': (folder) => writeFileSync(folder, ''),
  'a file in the place of its parent': (folder) => {
    writeFileSync(dirname(folder), '');
  },
  'a link that leads to itself': (folder) => symlinkSync(folder, folder),
  'a link to a place where nothing can be made': (folder) => symlinkSync('/proc/docs', folder),
};

test.concurrent.each(Object.entries(obstacles))('an output-dir with %s', async (_, obstruct) => {
  const service = await start();
  const folder = join(temporaryFolder(), 'parent', 'reports');
  mkdirSync(dirname(dirname(folder)), { recursive: true });
  if (obstruct !== obstacles['a file in the place of its parent']) mkdirSync(dirname(folder));
  obstruct(folder);
  const run = await runBundle({
    baseUrl: service.url,
    with: { ...modes.report, 'output-dir': folder },
  });
  expect(run).toMatchObject({
    exitCode: 1,
    stderr: '',
    errors: [
      expect.stringMatching(
        /^The folder .*reports can't be written \(.+\)\. Set the input `output-dir` to a folder that the runner may write to\.$/,
      ),
    ],
    outputs: { outcome: 'incomplete', reportDir: folder },
  });
  expect(service.requests).toEqual([]);
});

const canLimit = spawnSync('prlimit', ['--version']).status === 0;
test.runIf(canLimit)('a full disk is reported in the middle of a page', async () => {
  const long = rows.map((row) => ({ ...row, response: 'x'.repeat(20_000) }));
  const service = await start(servePages(long));
  const limited = join(temporaryFolder(), 'limited.mjs');
  // A shell would drop the inputs, because their names contain hyphens.
  const command = ['--fsize=32768', process.execPath, bundle];
  writeFileSync(
    limited,
    `import { spawnSync } from 'node:child_process';
    process.exitCode = spawnSync('prlimit', ${JSON.stringify(command)}, { stdio: 'inherit' }).status;`,
  );
  const run = await runBundle({
    baseUrl: service.url,
    entry: limited,
    with: { ...modes.report, 'page-size': '1000' },
  });
  expect(run).toMatchObject({ exitCode: 1, stderr: '', outputs: { outcome: 'incomplete' } });
  expect(run.errors).toEqual([
    expect.stringMatching(/^The file .*conversations\.jsonl can't be written \(EFBIG.+\)/),
  ]);
});

describe.each(['job', 'report'] as const)('mode %s', (mode) => {
  test.concurrent('without GITHUB_OUTPUT the outputs are written to the log', async () => {
    const service = await start();
    const run = await runBundle({
      baseUrl: service.url,
      with: modes[mode],
      env: { GITHUB_OUTPUT: '' },
    });
    expect(run).toMatchObject({ exitCode: 0, errors: [], stderr: '' });
    expect(run.stdout).toContain(
      `::set-output name=outcome::${mode === 'job' ? 'archived' : 'complete'}`,
    );
  });

  test.concurrent('a missing GITHUB_OUTPUT file is an error', async () => {
    const service = await start();
    const run = await runBundle({
      baseUrl: service.url,
      with: modes[mode],
      env: { GITHUB_OUTPUT: '/nowhere/output' },
    });
    expect(run).toMatchObject({ exitCode: 1, stderr: '' });
    expect(run.errors).toEqual([expect.stringContaining('/nowhere/output')]);
  });

  test.concurrent.each([
    ['is not set', '', 'No job summary was written: GITHUB_STEP_SUMMARY is not set.'],
    ['is nowhere', '/nowhere/summary.md', /^The job summary couldn't be written: ENOENT/],
    ['is a folder', '/', /^The job summary couldn't be written: E/],
  ])('a GITHUB_STEP_SUMMARY that %s is a warning', async (_, path, warning) => {
    const service = await start();
    const run = await runBundle({
      baseUrl: service.url,
      with: modes[mode],
      env: { GITHUB_STEP_SUMMARY: path },
    });
    expect(run).toMatchObject({ exitCode: 0, errors: [], stderr: '' });
    expect(run.warnings).toEqual([expect.stringMatching(warning)]);
  });

  test.concurrent.each([0, 10, 1_000])('a summary with %i bytes left stays whole', async (left) => {
    const service = await start();
    const before = `${'x'.repeat(1024 * 1024 - left - 1)}\n`;
    const run = await runBundle({
      baseUrl: service.url,
      with: modes[mode],
      summaryBefore: before,
    });
    expect(run).toMatchObject({ exitCode: 0, errors: [], stderr: '' });
    expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(1024 * 1024);
    expect(run.summary.startsWith(before)).toBe(true);
    if (left < 200) {
      expect(run.summary).toBe(before);
      expect(run.warnings).toEqual([
        expect.stringMatching(/^The job summary is limited to 1 MiB: /),
      ]);
    }
  });
});

test('mode job works with an event file that is not JSON', async () => {
  const service = await start();
  const broken = join(temporaryFolder(), 'event.json');
  writeFileSync(broken, '{"pull_request":');
  const run = await runBundle({
    baseUrl: service.url,
    with: modes.job,
    env: { GITHUB_EVENT_PATH: broken },
  });
  expect(run).toMatchObject({ exitCode: 0, errors: [], outputs: { outcome: 'archived' } });
  const posting = await runBundle({
    baseUrl: service.url,
    with: { ...modes.job, 'post-to': 'comment', 'pr-number': '1' },
    env: { GITHUB_EVENT_PATH: broken },
  });
  expect(posting).toMatchObject({ exitCode: 1, stderr: '' });
  expect(posting.errors).toEqual([
    expect.stringContaining('check the file that GITHUB_EVENT_PATH names'),
  ]);
});

test('a run leaves no files other than the report’s', async () => {
  const service = await start();
  const temp = temporaryFolder();
  const run = await runBundle({ baseUrl: service.url, with: modes.report, temp });
  expect(run.exitCode).toBe(0);
  expect(readdirSync(temp)).toEqual(['docs-gap-report']);
  expect(readdirSync(join(temp, 'docs-gap-report')).toSorted()).toEqual([
    '.docs-gap-report',
    'briefs',
    'conversations.jsonl',
    'report.html',
    'report.json',
    'report.md',
    'unanswered.csv',
  ]);
  expect(readFileSync(join(temp, 'docs-gap-report', 'report.md'), 'utf8')).toContain('3 of 9');
});
