import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type Launched, launch } from './launcher.ts';

const root = resolve(import.meta.dirname, '../..');

interface ActionManifest {
  inputs: Record<string, { default?: string; required?: boolean }>;
  outputs: Record<string, { description: string }>;
}
export const manifest: ActionManifest = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

/** What a run leaves. */
export interface RunResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  summary: string;
  /** Messages of the `::error::` and `::warning::` commands, decoded. */
  errors: string[];
  warnings: string[];
  /** The runner's temporary folder of this run. */
  temp: string;
}

export interface RunOptions {
  /** The step's `with`; other inputs get the defaults of `action.yml`. */
  with: Record<string, string>;
  env?: Record<string, string>;
  /** The event's payload and name. */
  event?: { name: string; payload: unknown };
  /** The earlier content of the job summary. */
  summaryBefore?: string;
  /** Called with all of stdout so far whenever it grows. */
  onOutput?: (stdout: string, child: Launched) => void;
  /** Called with the process right after its start. */
  onSpawn?: (child: Launched) => void;
  /** By default the bundle of the current sources. */
  entry?: string;
  nodeOptions?: string[];
}

/**
 * Milliseconds in which what happens at once has happened, however busy the machine is: less than the step
 * waits between two polls, or for an answer.
 */
export const atOnce = 20_000;

/** The bundle that `test/set-up.ts` builds, and the committed one. */
export const bundle = join(root, 'build/bundle/index.js');
export const committedBundle = join(root, 'dist/index.js');

export const githubToken = 'ghs_standInToken0123456789';

/** Runs the bundle as its own process, like the runner. */
export async function runAction(options: RunOptions): Promise<RunResult> {
  const temp = mkdtempSync(join(tmpdir(), 'docs-agent-action-'));
  const files = {
    GITHUB_OUTPUT: join(temp, 'output'),
    GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
    GITHUB_EVENT_PATH: join(temp, 'event.json'),
  };
  writeFileSync(files.GITHUB_OUTPUT, '');
  writeFileSync(files.GITHUB_STEP_SUMMARY, options.summaryBefore ?? '');
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(options.event?.payload ?? {}));
  let stdout = '';
  let stderr = '';
  const exitCode = await launch({
    args: [...(options.nodeOptions ?? []), options.entry ?? bundle],
    cwd: temp,
    env: {
      PATH: process.env.PATH,
      // Runs share what Node compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), 'compile-cache'),
      RUNNER_TEMP: temp,
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: options.event?.name ?? 'workflow_dispatch',
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_RUN_ID: '4242',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKSPACE: temp,
      ...files,
      ...inputVariables(options.with),
      ...options.env,
    },
    onSpawn: options.onSpawn,
    onOutput: (stream, text, child) => {
      if (stream === 'stderr') {
        stderr += text;
        return;
      }
      stdout += text;
      options.onOutput?.(stdout, child);
    },
  });
  const outputs = parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
  const undeclared = Object.keys(outputs).filter((name) => !(name in manifest.outputs));
  if (undeclared.length > 0) throw new Error(`action.yml has no output ${undeclared.join(', ')}`);
  return {
    exitCode,
    stdout,
    stderr,
    outputs,
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    errors: commandMessages(stdout, 'error'),
    warnings: commandMessages(stdout, 'warning'),
    temp,
  };
}

function inputVariables(given: Record<string, string>): Record<string, string> {
  const unknown = Object.keys(given).filter((name) => !(name in manifest.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(manifest.inputs).map(([name, { default: value = '' }]) => [
      `INPUT_${name.toUpperCase()}`,
      given[name] ?? value.replace(/\$\{\{ github\.token \}\}/, githubToken),
    ]),
  );
}

/** The runner's file format: `name<<delimiter`, the value's lines, the delimiter. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  while (lines.length > 0) {
    const [name, delimiter] = (lines.shift() ?? '').split('<<');
    if (!name || !delimiter) continue;
    outputs[name] = lines.splice(0, lines.indexOf(delimiter)).join('\n');
    lines.shift();
  }
  return outputs;
}

function commandMessages(stdout: string, command: string): string[] {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith(`::${command}`))
    .map((line) => line.replace(/^::[^:]*::/, ''))
    .map((line) => line.replace(/%0D/g, '\r').replace(/%0A/g, '\n').replace(/%25/g, '%'));
}
