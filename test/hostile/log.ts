import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { githubToken, type RunResult } from '../world/runner.ts';
import { parseRunnerCommands } from '../world/runner-log.ts';
import { apiKey } from './strings.ts';

/** The files through which a step changes the environment of later steps. */
const environmentFiles = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const;

export type Environment = ReturnType<typeof environment>;

/** Empty files of the runner for the environment of later steps. */
export function environment() {
  const folder = temporaryFolder();
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

/** Fails if the runner would read a command in the log that is not the action's own. */
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

const ownLines: readonly RegExp[] = [
  /^$/,
  /^::(?:add-mask|warning|error)::/,
  /^Found pull request #\d+: the one of the event `pull_request`\.$/,
  /^Pull request #\d+ changes [\d,]+ files?\.$/,
  /^Posted: https?:\/\/[-\w.:/%#]+$/,
  /^Reading the conversations from [-\d]{10} to before [-\d]{10} \(UTC\)\.$/,
  /^[-\d]{10} to [-\d]{10}: [\d,]+ pages?, [\d,]+ rows?\.$/,
  // The only file in the folder of a run is its job summary, which is not a page.
  /^Read 1 page of documentation in the checkout's root\.$/,
  /^The checkout has no folder `docs`\. No docs were read\.$/,
  /^\d+ of [\d,]+ questions?(?: on the pages that this pull request changes)? went unanswered \([\d.]+%\)(?:; \d+ (?:is a greeting, test or complaint|are greetings, tests or complaints))?\. In \/[-\w./ ]+: [-\w./, ]+$/,
  /^Waiting up to [\d.]+ min for agent job job-1\.$/,
  /^Job is (?:active|completed|unknown)(?: after \d+\.\d s)?\.$/,
  /^The agent (?:opened a pull request|finished without a pull request|job ended and named a link to a pull request, but the link can't be used)\. Job job-1, (?:[\d.]+ s since the wait began|\d+ h \d+ min)\.(?: Open it from the job in the dashboard \(https:\/\/app\.mintlify\.com\)\.)?$/,
];

/** Fails if the log contains text from outside. */
export function expectOwnLog(stdout: string): void {
  const others = stdout
    .split('\n')
    .filter((line) => !ownLines.some((pattern) => pattern.test(line)));
  expect(others).toEqual([]);
}
