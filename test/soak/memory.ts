import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in use after garbage collection. */
export function bytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
