import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Identity, identityOver, type LabelledRow } from './identity.ts';

/** What the folder's `rows.mjs` gives. */
interface Rows {
  evidenceLevels: readonly string[];
  worldRows(
    world: unknown,
    options: { evidence: string; seed: number },
  ): {
    rows: readonly Omit<LabelledRow, 'label'>[];
    gaps: Record<string, string>;
  };
}

const seeds = [1, 2, 3];
const steps = [7, 1];
/** The worlds' two weeks. */
const first = '2026-11-09';
const last = '2026-11-16';

/**
 * Prints how many of the ten largest topics that go on keep their id from report to report, and how
 * large the memory gets.
 *
 * @param folder of worlds, `.json` files, and their `rows.mjs`
 */
export async function benchMemory(folder: string): Promise<void> {
  const { evidenceLevels, worldRows } = (await import(
    pathToFileURL(join(folder, 'rows.mjs')).href
  )) as Rows;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  for (const step of steps) {
    const all: Identity[] = [];
    for (const file of files) {
      const world: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
      for (const evidence of evidenceLevels) {
        const some: Identity[] = [];
        for (const seed of seeds) {
          const { rows, gaps } = worldRows(world, { evidence, seed });
          const labelled = rows.map((row) => ({ ...row, label: gaps[row.id] ?? '' }));
          some.push(await identityOver({ rows: labelled, first, last, step }));
        }
        all.push(...some);
        console.log(line(`${file.replace('.json', '')}, ${evidence}, moved by ${step}`, some));
      }
    }
    console.log(line(`all, moved by ${step}`, all));
  }
}

function line(name: string, found: readonly Identity[]): string {
  const share = (of: 'byRows' | 'byLabel'): string => {
    const kept = found.reduce((sum, one) => sum + one[of].kept, 0);
    const wentOn = found.reduce((sum, one) => sum + one[of].wentOn, 0);
    return `${((100 * kept) / wentOn).toFixed(1)}% of ${wentOn}`;
  };
  const shared = found.reduce((sum, one) => sum + one.shared, 0);
  const bytes = Math.max(...found.map((one) => one.bytes));
  return `${name.padEnd(32)}  kept by rows ${share('byRows')}, by label ${share('byLabel')}  shared ids ${shared}  at most ${bytes} bytes`;
}
