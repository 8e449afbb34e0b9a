import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inTurn, startService } from '../test/world/service.ts';
import { median } from './median.ts';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const rounds = 25;

/**
 * From process start to the service's first request, beside a bare `node -e 0`: medians of
 * alternating rounds, in milliseconds.
 */
export async function benchStartup(): Promise<void> {
  const bare: number[] = [];
  const firstRequest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let start = performance.now();
    spawnSync(node, ['-e', '0']);
    bare.push(performance.now() - start);

    const service = await startService({ job: inTurn({ json: { status: 'archived' } }) });
    start = performance.now();
    const child = spawn(node, [join(root, 'dist/index.js')], {
      stdio: 'ignore',
      env: {
        INPUT_MODE: 'job',
        'INPUT_API-KEY': 'mint_test_key_0123456789',
        'INPUT_PROJECT-ID': 'acme-docs',
        'INPUT_JOB-ID': 'job-1',
        'INPUT_BASE-URL': service.url,
      },
    });
    await new Promise((resolve) => child.on('close', resolve));
    firstRequest.push((service.requests[0]?.at ?? Number.NaN) - start);
    await service.close();
  }
  const ratio = median(firstRequest) / median(bare);
  console.log(
    `start-up      bare node ${median(bare).toFixed(0)} ms, to the first request ${median(firstRequest).toFixed(0)} ms: ${ratio.toFixed(2)} times`,
  );
}
