// Preloaded into a measured process: writes its peak resident set, in KiB, and its own processor time,
// in microseconds, to descriptor 3. A worker thread of it is measured with it.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime } = process.resourceUsage();
    writeSync(3, JSON.stringify({ maxRSS, userCPUTime }));
  });
}
