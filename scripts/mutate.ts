import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Room, rooms } from '../test/mutation/rooms.ts';
import { scoreOf } from '../test/mutation/score.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Percent of a room's mutants that a test has to notice. */
const leastNoticed = 85;

/*
 * Mutation testing: small changes in the sources, one at a time, each of which a test should notice.
 *
 *   npm run mutate -- src/http           one room
 *   npm run mutate -- src/http src/text  several, one after the other
 *   npm run mutate -- src/http/retry.ts  one file of a room
 *   npm run mutate                       every room
 *
 * A report for a browser is in `.mutation`. Every run tries every mutant: Stryker's incremental mode
 * keeps a survivor in what a module does as it loads, though a new test would notice it. A survivor
 * that changes no behaviour is named in `test/mutation/equivalent.ts`, with the reason.
 */
const asked = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
const wrong = asked.filter((path) => !existsSync(path) || roomsOf(path).length === 0);
if (wrong.length > 0) {
  console.error(`No room of test/mutation/rooms.ts has ${wrong.join(', ')}.`);
  process.exit(1);
}
for (const room of rooms) {
  const paths =
    asked.length === 0 ? [room.sources] : asked.filter((path) => roomsOf(path).includes(room));
  if (paths.length === 0) continue;
  console.log(`\n== ${paths.join(', ')}`);
  // Read by test/mutation/vitest.config.ts, which Stryker loads in a process of its own.
  process.env.MUTATED_ROOM = room.sources;
  tellScore(await new Stryker(optionsFor(room, paths)).runMutationTest());
}

/** Says how many of the mutants that change behaviour were noticed, and fails below the threshold. */
function tellScore(mutants: readonly Mutant[]): void {
  const tried = mutants.map((mutant) => ({
    ...mutant,
    file: relative(process.cwd(), mutant.fileName).replaceAll('\\', '/'),
  }));
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');
  const { noticed, missed, equivalent, percent } = scoreOf(tried, linesOf);
  console.log(
    `${percent.toFixed(1)}% noticed: ${missed} of ${noticed + missed} were not, and ${equivalent} more change nothing.`,
  );
  if (percent < leastNoticed) process.exitCode = 1;
}

/** The rooms in a folder, or the innermost one that a path is in. */
function roomsOf(path: string): Room[] {
  const inside = rooms.filter(({ sources }) => `${sources}/`.startsWith(`${path}/`));
  const name = path.endsWith('.ts') ? path : `${path}/`;
  const around = rooms.filter(
    ({ sources, except = [] }) =>
      path.startsWith(`${sources}/`) && !except.some((glob) => matchesGlob(name, glob)),
  );
  const [innermost] = around.sort((a, b) => b.sources.length - a.sources.length);
  return inside.length > 0 || !innermost ? inside : [innermost];
}

function optionsFor({ sources, except = [] }: Room, paths: string[]) {
  const name = sources.replaceAll('/', '-').replace(/\.ts$/, '');
  const inside = paths.map((path) => (path.length < sources.length ? sources : path));
  return {
    mutate: [
      ...inside.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)),
      ...except.map((path) => `!${path}`),
    ],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 10_000,
    // It would be read by an interface that TypeScript 7 no longer has; nothing here needs it.
    tsconfigFile: 'none',
    tempDirName: '.mutation/sandbox',
    ignorePatterns: ['.mutation', 'build', 'dist', 'bench', 'coverage', 'demo-output'],
    reporters: ['clear-text', 'html', 'json'],
    htmlReporter: { fileName: `.mutation/${name}.html` },
    jsonReporter: { fileName: `.mutation/${name}.json` },
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    thresholds: { high: 95, low: leastNoticed, break: null },
  } as const satisfies ConstructorParameters<typeof Stryker>[0];
}
