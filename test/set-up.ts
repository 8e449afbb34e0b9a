import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundle } from './world/runner.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(dirname(bundle), 'built-from');

/** Before all tests: builds the bundle that they run, sets one folder for all temporary files, and a time zone. */
export default function setUp(): () => void {
  if (sources() !== stamped()) build();
  // The path has a space, because a runner's folders may have one.
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'docs agent tests '));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // Not a whole number of hours from UTC, so that no local time is mistaken for UTC.
  process.env.TZ = 'Asia/Kathmandu';
  return () => rmSync(folder, { recursive: true, force: true });
}

function build(): void {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), dirname(bundle)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(stamp, sources());
}

/** A hash of everything that the bundle is built from. */
function sources(): string {
  const patterns = ['src/**/*.{ts,bin,css,js}', 'scripts/b*.ts', 'tsconfig*.json', 'package*.json'];
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function stamped(): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
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
