import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all tests: sets one folder for all temporary files, and a time zone. */
export default function setUp(): () => void {
  // The path has a space, because a runner's folders may have one.
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'docs agent tests '));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // Not a whole number of hours from UTC, so that no local time is mistaken for UTC.
  process.env.TZ = 'Asia/Kathmandu';
  return () => rmSync(folder, { recursive: true, force: true });
}

/** More than ten times the size of the tests' files. */
const roomNeeded = 2 * 1024 ** 3;

/** A folder in memory, if the system has one, because the tests write tens of thousands of files. */
function inMemory(): string | null {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > roomNeeded ? folder : null;
  } catch {
    return null;
  }
}
