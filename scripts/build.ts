import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bundledLicenses, bundledPackages } from './bundled-packages.ts';

/**
 * Compiles `src` into `build/`, with the tables (`.bin`) that it reads, and bundles that into `dist/`,
 * or into the folder that the argument names: `node scripts/build.ts build/bundle` is what tests run.
 *
 * The packages are bundled from copies in `build/`, for two reasons. The bundler numbers modules by
 * their real paths and its own, so the bundle would differ if `node_modules` is a link. And undici
 * is a third of what Node would parse at every start, for a proxy agent that nothing here uses:
 * an empty stand-in takes its place.
 */
const root = join(import.meta.dirname, '..');
const build = join(root, 'build');
const output = resolve(root, process.argv[2] ?? 'dist');
const bundler = 'node_modules/@vercel/ncc';
const undici = join(build, 'node_modules/undici');

const undiciStandIn = `export class ProxyAgent {}
export function fetch() {
  throw new Error('The bundle has no undici: see scripts/build.ts.');
}
`;

/** Runs a script of a package on the Node that runs this one. */
function run(script: string, ...words: string[]): void {
  execFileSync(process.execPath, [join(root, script), ...words], { cwd: root, stdio: 'inherit' });
}

rmSync(build, { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
for (const data of globSync('src/**/*.bin', { cwd: root })) {
  cpSync(join(root, data), join(build, relative('src', data)));
}
for (const path of [bundler, ...bundledPackages(root).map((bundled) => bundled.path)]) {
  cpSync(join(root, path), join(build, path), { recursive: true });
}
rmSync(undici, { recursive: true });
mkdirSync(undici);
writeFileSync(join(undici, 'index.js'), undiciStandIn);
writeFileSync(join(undici, 'package.json'), '{ "type": "module" }\n');

// The bundler never empties its folder.
rmSync(output, { recursive: true, force: true });
run(`build/${bundler}/dist/ncc/cli.js`, 'build', 'build/main.js', '--out', output, '--quiet');
writeFileSync(join(output, 'licenses.txt'), bundledLicenses(root));
