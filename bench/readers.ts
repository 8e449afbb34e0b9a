import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Docs } from '../src/docs/docs.ts';
import { readDocs } from '../src/docs/read.ts';
import { indexDocs } from '../src/report/places/places.ts';
import { testChange } from '../src/report/readers/reader-test.ts';
import { groupRows, jsonIn, openWorlds } from './rows.ts';

/** A section that a change adds behind another one. */
export interface Addition {
  heading: string;
  markdown: string;
  level?: number;
  after?: string;
}

export type Fix = Addition & { file: string; decoy: Addition };

/** A change is seen if at least this share of its topic's questions find its section. */
const minFindingShare = 0.4;
/** Share of one gap's questions above which a topic counts as that gap. */
export const minGapShare = 0.6;

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
    const { docs } = readDocs({ workspace, folder: null, others });
    if (!docs) throw new Error(`${workspace} has no docs`);
    return docs;
  };
  return { fixes, workspace, read, docs: read() };
}

/**
 * Prints how many fixes of gaps the reader test sees in each world, and how many questions it takes
 * for answered by an unrelated section in the same file.
 *
 * @param folder with worlds, their rows, and their docs, with a file of fixes for each
 */
export async function benchReaders(folder: string): Promise<void> {
  const { worlds, rowsOf } = await openWorlds(folder);
  console.log('world       evidence  fixes  seen  finding  decoys called');
  for (const [name, world] of worlds) {
    const { fixes, workspace, read, docs } = docsToFix(folder, name);
    for (const evidence of ['good', 'likely', 'poor'] as const) {
      const counts = { fixes: 0, seen: 0, asked: 0, finding: 0, called: 0 };
      for (const seed of [1, 2]) {
        const { rows, gaps } = rowsOf(world, { evidence, seed });
        const { questions, answered, offline } = groupRows(rows);
        const { topics } = offline;
        const { known } = indexDocs({ docs, rows: questions, answered });
        if (!known) throw new Error(`the docs of ${name} are not found to be its own`);
        for (const [gap, fix] of Object.entries(fixes)) {
          const ofGap = (topic: (typeof topics)[number]) =>
            topic.rows.filter(({ id }) => gaps[id] === gap).length;
          const [topic] = topics
            .filter((one) => one.rows.length > 1 && ofGap(one) >= minGapShare * one.rows.length)
            .sort((a, b) => ofGap(b) - ofGap(a));
          if (!topic) continue;
          const page = await readFile(resolve(workspace, fix.file), 'utf8');
          const findingOf = (added: Addition): number => {
            const text = withSection(page, { after: fix.after ?? '', ...added });
            const change = {
              base: { sha: 'base', docs },
              head: { sha: 'head', docs: read(new Map([[fix.file, Buffer.from(text)]])) },
              renamed: new Map(),
              extent: { changed: 1, read: 1, unreadable: 0 },
            };
            const asked = { topics: [{ ...topic, places: [] }], answered, citations: new Map() };
            const result = testChange(change, known, { ...asked, promises: [] });
            const [tested] = result.topics;
            const isIt = tested?.file === fix.file && tested.heading === added.heading;
            return tested && isIt ? tested.after - tested.before : 0;
          };
          const finding = findingOf(fix);
          counts.fixes += 1;
          counts.asked += topic.rows.length;
          counts.finding += finding;
          counts.called += findingOf({ level: fix.level ?? 2, ...fix.decoy });
          if (finding >= minFindingShare * topic.rows.length) counts.seen += 1;
        }
      }
      const { fixes: all, seen, asked, finding, called } = counts;
      console.log(
        `${name.padEnd(12)}${evidence.padEnd(10)}${String(all).padStart(5)}  ${(seen / all).toFixed(2)}  ${(finding / asked).toFixed(2).padStart(7)}  ${((100 * called) / asked).toFixed(1).padStart(6)}%`,
      );
    }
  }
}
