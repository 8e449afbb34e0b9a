import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendFailure, appendSummary } from '../../src/github/summary.ts';
import { md } from '../../src/text/markdown.ts';
import type { BodyPart } from '../../src/text/sections.ts';
import type { Markdown } from '../../src/text/text.ts';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { recordingLog, withoutSecret } from './setup.ts';

const runUrl = 'https://github.com/acme/docs/actions/runs/1';
const headline = { title: md`Headline`, markdown: md`## Report`, isEssential: true };
const append = (summaryPath: string | undefined, sections: BodyPart[], log = recordingLog()) =>
  appendSummary({ context: { summaryPath, runUrl }, sections, step: { log, mask: withoutSecret } });

function summaryFile(text?: string): string {
  const path = join(temporaryFolder(), 'summary.md');
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

test.each([
  ['an empty file', '', '## Report\n'],
  ['no file yet', undefined, '## Report\n'],
  ['whole lines', 'before\n', 'before\n## Report\n'],
  ['an open line', 'before', 'before\n## Report\n'],
])('is appended to %s', async (_, before, after) => {
  const summaryPath = summaryFile(before);
  const log = recordingLog();
  await append(summaryPath, [headline], log);
  expect(readFileSync(summaryPath, 'utf8')).toBe(after);
  expect(log.warnings).toEqual([]);
});

test('stays within 1 MiB, including what the file already contains, without the step’s secrets', async () => {
  const summaryPath = summaryFile('x'.repeat(1024 * 1024 - 600));
  const log = recordingLog();
  const sections = [headline, { title: md`Topics s3cret`, markdown: 'y'.repeat(700) as Markdown }];
  await append(summaryPath, sections, log);
  expect(statSync(summaryPath).size).toBeLessThanOrEqual(1024 * 1024);
  expect(readFileSync(summaryPath, 'utf8').slice(-200)).toContain(
    '**Left out for length:** Topics ***',
  );
  expect(log.warnings).toEqual([
    'The job summary is limited to 1 MiB: 1 of 2 sections were left out.',
  ]);
});

test('is unchanged if no space is left', async () => {
  const added = '\n## Report\n'.length;
  const fitting = summaryFile('x'.repeat(1024 * 1024 - added));
  const full = summaryFile('x'.repeat(1024 * 1024 - added + 1));
  const log = recordingLog();
  for (const summaryPath of [fitting, full]) await append(summaryPath, [headline], log);
  expect(statSync(fitting).size).toBe(1024 * 1024);
  expect(statSync(full).size).toBe(1024 * 1024 - added + 1);
  expect(log.warnings).toHaveLength(1);
});

test.each([
  ['job', 'The agent job has no known outcome'],
  ['report', 'No report was made'],
] as const)('says why mode %s has no result, without the secrets', async (mode, title) => {
  const path = summaryFile('before');
  const step = {
    env: { GITHUB_STEP_SUMMARY: path, GITHUB_REPOSITORY: 'acme/docs', GITHUB_RUN_ID: '1' },
    log: recordingLog(),
    mask: (text: string) => text.replaceAll('<key>', '***'),
  };
  await appendFailure({ mode, error: new Error('No *answer* for <key>'), step });
  await appendFailure({ mode, error: 'in words', step });
  const written = (words: string) =>
    `\n### ❌ ${title}\n\n${words}\n\nWritten by this [workflow run](${runUrl}).`;
  expect(readFileSync(path, 'utf8')).toBe(
    `before${written('No &#42;answer&#42; for &#42;&#42;&#42;')}${written('in words')}\n`,
  );
  expect(step.log.warnings).toEqual([]);
});
