import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledLicenses } from './licenses.ts';

/**
 * Compiles `src` into `build/` and bundles that into `dist/`.
 *
 * `@actions/http-client` imports undici, a third of what Node would parse at every start, for a
 * proxy agent that only `@actions/github` uses, through a version of its own. So the bundle gets
 * `@actions/core` and the packages that it shares from a folder where undici is an empty stand-in;
 * the real one is part of the chunk that is loaded for posting.
 */
const root = join(import.meta.dirname, '..');
const build = join(root, 'build');
const overlay = join(build, 'node_modules');
const sharedPackages = ['core', 'exec', 'http-client', 'io'];

const undiciStandIn = `export class ProxyAgent {
  constructor() {
    throw new Error('This part of the bundle has no undici: see scripts/build.ts.');
  }
}
`;

function run(command: string, ...words: string[]): void {
  execFileSync(join(root, 'node_modules/.bin', command), words, { cwd: root, stdio: 'inherit' });
}

rmSync(build, { recursive: true, force: true });
run('tsc', '-p', 'tsconfig.build.json');
for (const name of sharedPackages) {
  const path = join('@actions', name);
  cpSync(join(root, 'node_modules', path), join(overlay, path), { recursive: true });
}
mkdirSync(join(overlay, 'undici'));
writeFileSync(join(overlay, 'undici', 'index.js'), undiciStandIn);
writeFileSync(join(overlay, 'undici', 'package.json'), '{ "type": "module", "license": "MIT" }\n');

// The bundler never empties its folder.
rmSync(join(root, 'dist'), { recursive: true, force: true });
run('ncc', 'build', 'build/main.js', '--out', 'dist', '--quiet');
writeFileSync(join(root, 'dist/licenses.txt'), bundledLicenses(root));
