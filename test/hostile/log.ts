import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { githubToken, type RunResult } from '../world/runner.ts';
import { parseRunnerCommands } from '../world/runner-log.ts';
import { apiKey } from './strings.ts';

/** Files by which a step changes what the steps after it run with. */
const environmentFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const;

export interface Environment {
  env: Record<string, string>;
  expectUntouched(): void;
}

/** The runner's files for the steps after this one. */
export function environment(): Environment {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  const env = Object.fromEntries(environmentFiles.map((name) => [name, join(folder, name)]));
  for (const path of Object.values(env)) writeFileSync(path, '');
  return {
    env,
    expectUntouched: () => {
      expect(readdirSync(folder).sort()).toEqual([...environmentFiles].sort());
      for (const path of Object.values(env)) expect(readFileSync(path, 'utf8')).toBe('');
    },
  };
}

/** Holds the commands that the runner would take from a log to the action's own. */
export function expectOwnCommands(
  { stdout, stderr }: Pick<RunResult, 'stdout' | 'stderr'>,
  { warnings = 0, errors = 0 }: { warnings?: number; errors?: number } = {},
): void {
  expect(stderr).toBe('');
  const commands = parseRunnerCommands(stdout);
  const masks = commands.splice(0, 2);
  expect(masks.map(({ name, data }) => [name, data])).toEqual([
    ['add-mask', apiKey],
    ['add-mask', githubToken],
  ]);
  const count = (name: string) => commands.filter((command) => command.name === name).length;
  expect({ warnings: count('warning'), errors: count('error'), all: commands.length }).toEqual({
    warnings,
    errors,
    all: warnings + errors,
  });
  for (const { properties } of commands) expect(properties).toEqual({});
}

const linesOfOurs: readonly RegExp[] = [
  /^$/,
  /^::(?:add-mask|warning|error)::/,
  /^Found pull request #\d+: the one of the event `pull_request`\.$/,
  /^Pull request #\d+ changes [\d,]+ files?\.$/,
  /^Posted: https?:\/\/[-\w.:/%#]+$/,
  /^Reading the conversations from [-\d]{10} to before [-\d]{10} \(UTC\)\.$/,
  /^[-\d]{10} to [-\d]{10}: [\d,]+ pages?, [\d,]+ rows?\.$/,
  // The folder in which a run works has no pages but the summary that it starts with.
  /^Read 1 page of documentation in the checkout's root\.$/,
  /^The checkout has no folder `docs`\. No docs were read\.$/,
  /^\d+ of [\d,]+ questions? went unanswered\. In \/[-\w./ ]+: [-\w./, ]+$/,
  /^Waiting up to [\d.]+ min for agent job job-1\.$/,
  /^Job is (?:active|completed|unknown)(?: after \d+\.\d s)?\.$/,
  /^The agent (?:opened a pull request|finished without a pull request)\. Job job-1, (?:\d+\.\d s since the wait began|\d+ h \d+ min)\.$/,
];

/** Holds a log to our own words: nothing that came from outside is in it. */
export function expectLogOfOurs(stdout: string): void {
  const others = stdout
    .split('\n')
    .filter((line) => !linesOfOurs.some((pattern) => pattern.test(line)));
  expect(others).toEqual([]);
}
