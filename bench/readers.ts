import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Docs } from '../src/docs/read.ts';
import { readDocs } from '../src/docs/read.ts';
import { indexDocs } from '../src/report/places/places.ts';
import { measureChange, reportedTest } from '../src/report/readers/reader-test.ts';
import type { Redacted } from '../src/text/text.ts';
import { groupRows, jsonIn, openWorlds, type World } from './rows.ts';

/** A section that a change adds behind another one. */
export interface Addition {
  heading: string;
  markdown: string;
  level?: number;
  after?: string;
}

export type Fix = Addition & { file: string; decoy: Addition };

/** The page with an added section, after the named section and those below it. */
export function withSection(
  page: string,
  { heading, markdown, level = 2, after }: Addition,
): string {
  const lines = page.split('\n');
  let fenced = false;
  const levels = lines.map((line) => {
    if (/^\s*```/.test(line)) fenced = !fenced;
    return fenced ? 0 : (/^(#+) /.exec(line)?.[1]?.length ?? 0);
  });
  const start = lines.findIndex((line, at) => levels[at] && line.replace(/^#+ /, '') === after);
  const below = levels[start] ?? 0;
  const next = levels.findIndex((of, at) => at > start && of > 0 && of <= below);
  lines.splice(
    start < 0 || next < 0 ? lines.length : next,
    0,
    '',
    `${'#'.repeat(level)} ${heading}`,
    '',
    markdown,
  );
  return lines.join('\n');
}

/** A product's docs, its fixes, and what reads the docs with other texts of some files. */
export function docsToFix(folder: string, name: string) {
  const fixes = jsonIn(folder, `docs/${name}.fixes.json`) as Record<string, Fix>;
  const workspace = resolve(folder, 'docs', name);
  const read = (others = new Map<string, Buffer>()): Docs => {
    const { docs } = readDocs({ workspace, folder: null, overrides: others });
    if (!docs) throw new Error(`${workspace} has no docs`);
    return docs;
  };
  return { fixes, workspace, read, docs: read() };
}

const topicOf = (id: string, questions: readonly string[]) => ({
  id,
  label: id,
  rows: questions.map((text) => ({ text: text as Redacted, current: true })),
});

/** The first half of a text's blocks. */
function halfOf(markdown: string): string {
  const blocks = markdown.split('\n\n');
  return blocks.slice(0, Math.ceil(blocks.length / 2)).join('\n\n');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Prints for each world how many fixes the reader test names its gap for, how many of their first halves,
 * of the same gaps cut to three questions, of unrelated sections in the same file, how often it names
 * another gap, and how many fix checks report a fix that is taken back or an unrelated section that is.
 *
 * @param folder with worlds, their rows, and their docs, with a file of fixes for each
 */
export async function benchReaders(folder: string): Promise<void> {
  const { worlds, rowsOf } = await openWorlds(folder);
  const columns = [
    'fixes',
    'halves',
    'cut',
    'decoys',
    'others',
    'singles',
    'undone',
    'decoy undone',
  ];
  console.log(['world'.padEnd(12), ...columns.map((name) => name.padStart(14))].join(''));
  for (const [name, world] of worlds) {
    const { rows } = rowsOf(world, { evidence: 'likely', seed: 1 });
    const counts = await countsOf(world, rows, docsToFix(folder, name));
    const texts = columns.map((column) => (counts.get(column) ?? []).map(Number));
    const cells = texts.map((some) => `${sum(some)} of ${some.length}`.padStart(14));
    console.log([name.padEnd(12), ...cells].join(''));
  }
}

async function countsOf(
  world: World,
  rows: Iterable<unknown>,
  { fixes, workspace, read, docs }: ReturnType<typeof docsToFix>,
) {
  const { questions, answered } = groupRows(rows);
  const { known } = indexDocs({ docs, rows: questions, answered });
  if (!known) throw new Error('the docs are not found to be their own');
  const counts = new Map<string, boolean[]>();
  const count = (column: string, ...holds: boolean[]): void => {
    counts.set(column, [...(counts.get(column) ?? []), ...holds]);
  };
  const tail = world.tail.map(({ q }, at) => topicOf(`tail ${at}`, [q]));
  const gaps = world.gaps.map((gap) => topicOf(gap.id, gap.questions));
  for (const [gap, fix] of Object.entries(fixes)) {
    const page = await readFile(resolve(workspace, fix.file), 'utf8');
    const asked = world.gaps.find(({ id }) => id === gap)?.questions ?? [];
    const cut = topicOf('cut', asked.slice(0, 3));
    const anchor = {
      gap,
      label: gap as Redacted,
      prLink: '',
      questions: cut.rows.map(({ text }) => text),
    };
    const withFile = (text: string) => read(new Map([[fix.file, Buffer.from(text)]]));
    const test = (added: Addition, isUndone = false) => {
      const after = withFile(withSection(page, { after: fix.after ?? '', ...added }));
      const [base, head] = isUndone ? [after, docs] : [docs, after];
      const change = {
        base: { sha: 'base', docs: base },
        head: { sha: 'head', docs: head },
        renamed: new Map(),
        extent: { changed: 1, read: 1, unreadable: 0 },
      };
      const toTest = { topics: [...gaps, cut, ...tail], citations: new Map(), promises: [anchor] };
      const { topics, singles, promises } = reportedTest(measureChange(change, known, toTest));
      return { named: topics.map(({ id }) => id), singles, promises };
    };
    const decoy = { level: fix.level ?? 2, ...fix.decoy };
    const [fixed, unrelated] = [test(fix), test(decoy)];
    count('fixes', fixed.named.includes(gap));
    count('cut', fixed.named.includes('cut'));
    count('halves', test({ ...fix, markdown: halfOf(fix.markdown) }).named.includes(gap));
    count('decoys', unrelated.named.includes(gap));
    const others = gaps.filter(({ id }) => id !== gap);
    count('others', ...others.map(({ id }) => fixed.named.includes(id)));
    count('singles', fixed.singles.length > 0, unrelated.singles.length > 0);
    count('undone', test(fix, true).promises.length > 0);
    count('decoy undone', test(decoy, true).promises.length > 0);
  }
  return counts;
}
