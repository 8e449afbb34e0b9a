import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

/**
 * Keeps V8's young generation at the size that it has, and has it collect the old one once that grew by
 * half. Pages of rows are garbage of some megabytes each: left alone the young one grows to 128 MiB for them
 * and the old one to three times what is in use, and neither is any faster. Options of Node would say
 * so at start-up only, and the runner starts the action. They hold for all threads: one of another
 * process, such as that of the tests, leaves them alone.
 */
export function holdHeap(): void {
  if (!isMainThread) return;
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
