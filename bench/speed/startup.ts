import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn, startService } from '../../test/world/service.ts';
import { bundle } from './process.ts';
import { middleOf } from './table.ts';

const node = process.execPath;
/** Starts that one measurement is the median of. */
const starts = 5;

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
 * From process start to the message about a bad input, and to the first request of each mode, in times
 * of a bare `node -e 0` started in turn with them.
 */
export async function startUp(): Promise<{ badInput: number; job: number; report: number }> {
  const took = { bare: [], badInput: [], job: [], report: [] } as Record<string, number[]>;
  for (let start = 0; start < starts; start += 1) {
    took.bare?.push(untilEnd(['-e', '0']));
    took.badInput?.push(untilEnd([bundle], { INPUT_MODE: 'jobs' }));
    took.job?.push(await untilRequest('job'));
    took.report?.push(await untilRequest('report'));
  }
  const times = (what: string): number =>
    middleOf(took[what] ?? [])[1] / middleOf(took.bare ?? [])[1];
  return { badInput: times('badInput'), job: times('job'), report: times('report') };
}
