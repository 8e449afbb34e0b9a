import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build as shake } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { bundledLicenses } from './bundled-packages.ts';

/**
 * Bundles `src` into `dist/`, or into the folder that the argument names:
 * `node scripts/build.ts build/bundle` is what tests run.
 *
 * Rolldown goes first: it takes types and comments off, and leaves out what no import leads to, most
 * of zod above all. Every start parses what is left. Names and layout stay, so that the bundle can be
 * read. The bundler then makes of its chunks, and of the tables (`.bin`), what a runner needs.
 */
const root = join(import.meta.dirname, '..');
const build = join(root, 'build');
const output = resolve(root, process.argv[2] ?? 'dist');
const bundler = '@vercel/ncc';

/**
 * What stands in for modules that packages import and nothing here needs whole: a proxy agent, which is a
 * third of what Node would parse at every start; of GitHub's client all but how it fills in routes; and
 * Node's cryptography, which takes a fifth of a start to load and is wanted for one random id, once an
 * output is set.
 */
const standIns: Readonly<Record<string, string>> = {
  crypto: 'export const randomUUID = () => globalThis.crypto.randomUUID();\n',
  undici: `export class ProxyAgent {}
export function fetch() {
  throw new Error('The bundle has no undici: see scripts/build.ts.');
}
`,
  '@octokit/request': `import { endpoint } from '@octokit/endpoint';
export const request = {
  endpoint,
  defaults: (options) => ({ endpoint: endpoint.defaults(options) }),
};
`,
  '@octokit/graphql': `export const withCustomRequest = () => ({ defaults: () => null });\n`,
  '@octokit/auth-token': 'export const createTokenAuth = () => null;\n',
  '@octokit/plugin-rest-endpoint-methods': 'export const restEndpointMethods = () => ({});\n',
  '@octokit/plugin-paginate-rest': 'export const paginateRest = () => ({});\n',
  'before-after-hook': 'export default { Collection: class { bind() {} } };\n',
};

const standIn = {
  name: 'stand-in',
  resolveId: (id: string) => (id in standIns ? id : null),
  load: (id: string) => standIns[id] ?? null,
};

/** A style sheet without comments and without white space that says nothing. */
const minifyStyle = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');

/** The page's style and script, minified, in the place of what reads their files. */
const page = join(root, 'src/report/page');
const inPage = {
  name: 'in-page',
  load(id: string) {
    if (id !== join(page, 'assets.ts')) return null;
    const style = minifyStyle(readFileSync(join(page, 'page.css'), 'utf8'));
    const name = 'page.client.js';
    const script = minifySync(name, readFileSync(join(page, name), 'utf8')).code;
    return `export const style = ${JSON.stringify(style)};\nexport const script = ${JSON.stringify(script)};\n`;
  },
};

rmSync(build, { recursive: true, force: true });
const { output: chunks } = await shake({
  input: join(root, 'src/main.ts'),
  cwd: root,
  platform: 'node',
  // The bundle is the same if `node_modules` is a link.
  resolve: { symlinks: false },
  plugins: [standIn, inPage],
  // A run that asks nothing of the network loads none of its modules.
  treeshake: {
    moduleSideEffects: [{ test: /node_modules\/@actions\//, sideEffects: false }],
  },
  output: {
    dir: build,
    chunkFileNames: '[name].js',
    comments: false,
    minifyInternalExports: false,
    codeSplitting: {
      groups: [
        { name: 'start', tags: ['$initial'], priority: 1 },
        // The bundler copies what two parts need into both, unless it is one large chunk, or in a part
        // that loads the other.
        // Large, and loaded by mode `job` only once there is text to redact.
        { name: 'redaction', test: /src\/text\/redact/, minShareCount: 2, priority: 0.5 },
        {
          name: 'modes',
          test: /src\/(?:agent|github|http|publish|service|text)/,
          minShareCount: 2,
        },
        { name: 'docs', test: /src\/docs\//, minShareCount: 2 },
        // The bundler finds the name of a file to bundle only in a chunk without newer syntax than of 2020.
        { name: 'words', test: /language\/vocabulary\.ts$/, priority: 1 },
      ],
    },
  },
});
for (const data of globSync('src/**/*.bin', { cwd: root })) {
  cpSync(join(root, data), join(build, basename(data)));
}
// The bundler numbers modules by their paths beside its own, and never empties its folder.
cpSync(join(root, 'node_modules', bundler), join(build, bundler), { recursive: true });
rmSync(output, { recursive: true, force: true });
const cli = join(build, bundler, 'dist/ncc/cli.js');
execFileSync(process.execPath, [cli, 'build', 'build/main.js', '--out', output, '--quiet'], {
  cwd: root,
  stdio: 'inherit',
});
const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
writeFileSync(join(output, 'licenses.txt'), bundledLicenses(root, modules));
