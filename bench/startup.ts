import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn, startService } from '../test/world/service.ts';
import { median } from './median.ts';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const bundle = join(root, 'dist/index.js');
const rounds = 25;

const common = { 'INPUT_API-KEY': 'mint_test_key_0123456789', 'INPUT_PROJECT-ID': 'acme-docs' };
const modes = {
  job: { ...common, INPUT_MODE: 'job', 'INPUT_JOB-ID': 'job-1' },
  report: { ...common, INPUT_MODE: 'report', 'INPUT_POST-TO': 'none' },
};

/** Milliseconds that a process takes from its start to its end. */
function untilEnd(args: readonly string[], env: Record<string, string> = {}): number {
  const start = performance.now();
  spawnSync(node, args, { stdio: 'ignore', env });
  return performance.now() - start;
}

/** Milliseconds from the start of the action to the service's first request. */
async function untilRequest(mode: keyof typeof modes): Promise<number> {
  const service = await startService({
    job: inTurn({ json: { status: 'archived' } }),
    conversations: inTurn({ json: { conversations: [], hasMore: false, nextCursor: null } }),
  });
  const temp = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
  const start = performance.now();
  const child = spawn(node, [bundle], {
    stdio: 'ignore',
    env: { ...modes[mode], 'INPUT_BASE-URL': service.url, RUNNER_TEMP: temp },
  });
  await new Promise((resolve) => child.on('close', resolve));
  await service.close();
  rmSync(temp, { recursive: true });
  return (service.requests[0]?.at ?? Number.NaN) - start;
}

/**
 * From process start to the message about a bad input, and to the first request of each mode, beside a
 * bare `node -e 0`: medians of alternating rounds, in milliseconds.
 */
export async function benchStartup(): Promise<void> {
  const took: Record<string, number[]> = {};
  const add = (what: string, milliseconds: number) => {
    took[what] ??= [];
    took[what].push(milliseconds);
  };
  for (let round = 0; round < rounds; round += 1) {
    add('bare node', untilEnd(['-e', '0']));
    add('a bad input', untilEnd([bundle], { INPUT_MODE: 'jobs' }));
    add("a job's first request", await untilRequest('job'));
    add("a report's first request", await untilRequest('report'));
  }
  const bare = median(took['bare node'] ?? []);
  for (const [what, all] of Object.entries(took)) {
    const middle = median(all);
    console.log(
      `start-up      ${what} ${middle.toFixed(0)} ms: ${(middle / bare).toFixed(2)} times bare node`,
    );
  }
}
