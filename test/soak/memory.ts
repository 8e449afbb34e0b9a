import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes that are in use once what is not has been collected. */
export function bytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
