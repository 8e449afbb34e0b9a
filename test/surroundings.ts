import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all tests: one folder for all that they leave, a time zone. */
export default function setUp(): () => void {
  // The space is to be noticed: a runner's folders may have one.
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'docs agent tests '));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // Far from UTC, and not by whole hours, so that a local time is never taken for one.
  process.env.TZ = 'Asia/Kathmandu';
  return () => rmSync(folder, { recursive: true, force: true });
}

/** More than ten times what the tests leave. */
const roomNeeded = 2 * 1024 ** 3;

/** A folder whose files are in memory, if the system has one: the tests write tens of thousands. */
function inMemory(): string | null {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > roomNeeded ? folder : null;
  } catch {
    return null;
  }
}
