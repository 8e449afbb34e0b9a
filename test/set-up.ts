import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prepareSurroundings from './surroundings.ts';
import { bundle } from './world/runner.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(dirname(bundle), 'built-from');

/** Before all tests: builds the bundle that they run, and sets up their environment. */
export default function setUp(): () => void {
  if (sources() !== stamped()) build();
  return prepareSurroundings();
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
