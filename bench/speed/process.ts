import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const bundle = join(root, 'dist/index.js');

/** What a process took. */
export interface Took {
  /** From its start to its end, in seconds. */
  seconds: number;
  /** Of the process itself, in seconds: on a busy machine the one that tells. */
  processor: number;
  /** Peak resident set, in MiB. */
  resident: number;
}

/** Runs a script to its end; what it took comes on a descriptor of its own. */
export async function took(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Took> {
  const start = performance.now();
  const preload = join(import.meta.dirname, 'peak-memory.mjs');
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  let report = '';
  child.stdio[3]?.on('data', (chunk) => {
    report += chunk;
  });
  const exitCode = await new Promise((resolve) => child.on('close', resolve));
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}`);
  const { maxRSS, userCPUTime } = JSON.parse(report) as { maxRSS: number; userCPUTime: number };
  const seconds = (performance.now() - start) / 1_000;
  return { seconds, processor: userCPUTime / 1e6, resident: maxRSS / 1024 };
}

/** Serves the export from a process of its own while something runs. */
export async function whileServed<T>(
  answers: 'sentence' | 'docs',
  run: (url: string) => Promise<T>,
): Promise<T> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'export-server.ts'), answers], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((resolve) =>
      server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
    );
    return await run(url);
  } finally {
    server.kill();
  }
}

/** Inputs and environment of a report on the generated rows. */
export const reportEnv = (
  temp: string,
  inputs: Record<string, string>,
): Record<string, string> => ({
  INPUT_MODE: 'report',
  'INPUT_API-KEY': 'mint_bench_key',
  'INPUT_PROJECT-ID': 'bench',
  INPUT_COMPARE: 'false',
  'INPUT_DATE-TO': '2026-11-16',
  GITHUB_WORKSPACE: temp,
  RUNNER_TEMP: temp,
  GITHUB_OUTPUT: '',
  GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
  ...inputs,
});
