import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundle } from './world/runner.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(dirname(bundle), 'built-from');

/** Before all tests: the bundle that they run, one folder for all that they leave, a time zone. */
export default function setUp(): () => void {
  if (sources() !== stamped()) build();
  // The space is to be noticed: a runner's folders may have one.
  const folder = mkdtempSync(join(tmpdir(), 'docs agent tests '));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // Far from UTC, and not by whole hours, so that a local time is never taken for one.
  process.env.TZ = 'Asia/Kathmandu';
  return () => rmSync(folder, { recursive: true, force: true });
}

function build(): void {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), dirname(bundle)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(stamp, sources());
}

/** A hash over all that a bundle is made of. */
function sources(): string {
  const patterns = ['src/**/*.ts', 'scripts/b*.ts', 'tsconfig*.json', 'package*.json'];
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
