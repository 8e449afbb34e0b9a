import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build as shake } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { readList } from '../src/language/lists.ts';
import { bundledLicenses } from './bundled-packages.ts';

/**
 * Bundles `src` into `dist/`, or into the folder in the argument: tests run `node scripts/build.ts build/bundle`.
 *
 * Rolldown first removes types, comments and unused code, most of it from zod, because every start parses the rest.
 * Names and layout stay, so that the bundle is readable. ncc then makes what a runner needs of its chunks and of
 * the tables (`.bin`).
 */
const root = join(import.meta.dirname, '..');
const build = join(root, 'build');
const output = resolve(root, process.argv[2] ?? 'dist');
const bundler = '@vercel/ncc';

/**
 * Replaces modules that packages import but nothing here needs whole: a proxy agent, a third of what Node would parse at
 * every start; GitHub's client, except for how it fills in routes; and Node's cryptography, which takes a fifth of
 * a start to load and is needed only for a random id when an output is set.
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

/** A style sheet without comments and unneeded white space. */
const minifyStyle = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');

/** The page's style and script, minified, instead of the code that reads their files. */
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

/** All lists (`.txt`) of `src` in one file, each after its name, and the code that reads it instead of theirs. */
const packedLists = globSync('src/**/*.txt', { cwd: root })
  .map((file) => file.slice('src/'.length, -'.txt'.length))
  .sort()
  .map((name) => [name, ...readList(name)].join('\n'))
  .join('\f');
const inOneFile = {
  name: 'in-one-file',
  // With `??=` instead of `if`, ncc wouldn't copy the file under its name.
  load: (id: string) =>
    id === join(root, 'src/language/lists.ts')
      ? `import { readFileSync } from 'node:fs';
let lists;
export function readList(name) {
  if (!lists) {
    const text = readFileSync(new URL('./lists.txt', import.meta.url), 'utf8');
    lists = text.split('\\f').map((list) => list.split('\\n'));
  }
  return lists.find((list) => list[0] === name).slice(1);
}
`
      : null,
};

rmSync(build, { recursive: true, force: true });
const { output: chunks } = await shake({
  input: join(root, 'src/main.ts'),
  cwd: root,
  platform: 'node',
  // The bundle is the same if `node_modules` is a link.
  resolve: { symlinks: false },
  plugins: [standIn, inPage, inOneFile],
  // A run that requests nothing loads no module for requests.
  treeshake: {
    moduleSideEffects: [{ test: /node_modules\/@actions\//, sideEffects: false }],
  },
  output: {
    dir: build,
    chunkFileNames: '[name].js',
    comments: false,
    // Names stay, for stack traces.
    minify: { compress: { target: 'es2020' }, mangle: false, codegen: { removeWhitespace: true } },
    minifyInternalExports: false,
    codeSplitting: {
      groups: [
        { name: 'start', tags: ['$initial'], priority: 1 },
        // The bundler copies what two parts need into both, unless it is one large chunk or in a part that loads the other.
        // Mode `job` loads this large part only once there is text to redact.
        { name: 'redaction', test: /src\/text\/redact/, minShareCount: 2, priority: 0.5 },
        {
          name: 'modes',
          test: /src\/(?:agent|github|http|publish|service|text)/,
          minShareCount: 2,
        },
        { name: 'docs', test: /src\/docs\//, minShareCount: 2 },
        // The bundler finds the name of a bundled file only in chunks with syntax of at most 2020.
        { name: 'words', test: /language\/vocabulary\.ts$/, priority: 1 },
        { name: 'lists', test: /language\/lists\.ts$/, priority: 1 },
      ],
    },
  },
});
const tables = globSync('src/**/*.bin', { cwd: root });
for (const file of tables) cpSync(join(root, file), join(build, basename(file)));
writeFileSync(join(build, 'lists.txt'), packedLists);
// The bundler numbers modules by their relative paths, and never empties its folder.
cpSync(join(root, 'node_modules', bundler), join(build, bundler), { recursive: true });
rmSync(output, { recursive: true, force: true });
const cli = join(build, bundler, 'dist/ncc/cli.js');
execFileSync(process.execPath, [cli, 'build', 'build/main.js', '--out', output, '--quiet'], {
  cwd: root,
  stdio: 'inherit',
});
// The bundler makes text, under another name, of a file whose name it doesn't find in the code.
for (const name of ['lists.txt', ...tables.map((file) => basename(file))]) {
  if (!existsSync(join(output, name)))
    throw new Error(`The bundle has no ${name}: the chunk that reads it has syntax after 2020.`);
}
const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
writeFileSync(join(output, 'licenses.txt'), bundledLicenses(root, modules));
