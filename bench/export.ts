import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const rounds = 3;

interface Measured {
  seconds: number;
  /** Of the process itself, in seconds: on a busy machine the one that tells. */
  processor: number;
  /** Peak resident set, in MiB. */
  resident: number;
}

/** Runs a script that is told to report what it took on file descriptor 3. */
async function measure(args: string[], env: Record<string, string>): Promise<Measured> {
  const start = performance.now();
  const child = spawn(node, ['--import', join(import.meta.dirname, 'peak-memory.mjs'), ...args], {
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
  return {
    seconds: (performance.now() - start) / 1_000,
    processor: userCPUTime / 1e6,
    resident: maxRSS / 1024,
  };
}

/**
 * The export of 100,000 rows with 2 kB answers in 100 pages from a local server in a process of
 * its own, beside a bare loop that fetches, parses and writes the same pages: with one sentence for
 * all answers, and with answers as varied as documentation is.
 */
export async function benchExport(): Promise<void> {
  await benchAnswers('sentence');
  await benchAnswers('docs');
}

async function benchAnswers(answers: 'sentence' | 'docs'): Promise<void> {
  const server = spawn(node, [join(import.meta.dirname, 'export-server.ts'), answers], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
  );
  const temp = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
  const inputs = {
    INPUT_MODE: 'report',
    'INPUT_API-KEY': 'mint_bench_key',
    'INPUT_PROJECT-ID': 'bench',
    'INPUT_BASE-URL': url,
    INPUT_COMPARE: 'false',
    'INPUT_DATE-TO': '2026-11-16',
    RUNNER_TEMP: temp,
    GITHUB_OUTPUT: '',
    GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
  };
  const bare: Measured[] = [];
  const action: Measured[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measure([join(import.meta.dirname, 'bare-loop.mjs'), url, temp], {}));
      action.push(await measure([join(root, 'dist/index.js')], inputs));
    }
  } finally {
    server.kill();
    rmSync(temp, { recursive: true });
  }
  const of = (runs: Measured[], what: keyof Measured) => median(runs.map((run) => run[what]));
  const told = (runs: Measured[]) =>
    `${of(runs, 'seconds').toFixed(2)} s (${of(runs, 'processor').toFixed(2)} s of processor) and ${of(runs, 'resident').toFixed(0)} MiB`;
  const times = (what: keyof Measured) => (of(action, what) / of(bare, what)).toFixed(2);
  console.log(
    `export        ${answers}: bare loop ${told(bare)}, action ${told(action)}: ${times('seconds')} times the wall time, ${times('processor')} times the processor's`,
  );
}
