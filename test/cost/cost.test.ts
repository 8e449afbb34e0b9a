import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../repository/workflow-files.ts';

/*
 * If every text from outside is one shape repeated, a report on eight times as long a text takes about
 * eight times the steps, in each block of the sources and each method of texts and lists.
 * `SOAK=full` uses longer texts.
 */

const shapes = [
  ...['word', 'a/', 'a.', ' ', '7', '[](', '| a ', '`', '1 ', `"'`, '\n'],
  'How do I rotate the key of a webhook? ',
];
const [small, large] = process.env.SOAK === 'full' ? [8_000, 64_000] : [1_000, 8_000];
/** Halfway between linear growth (8 times) and quadratic growth (64 times). */
const maxGrowth = 8 ** 1.5;
/** Ignores blocks with fewer steps than this in the large world. */
const minSteps = 250_000;

interface Cost {
  shape: string;
  size: number;
  problems: string[];
  steps: [place: string, count: number][];
}

async function costsOf(some: readonly string[]): Promise<Cost[]> {
  const args = [join(import.meta.dirname, 'main.ts'), JSON.stringify(some)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, JSON.stringify([small, large])],
    { cwd: root, maxBuffer: 2 ** 28, timeout: 500_000 },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('the work on a text from outside grows linearly with its length', {
  timeout: 600_000,
}, async () => {
  const halves = [0, 1].map((half) => shapes.filter((_, at) => at % 2 === half));
  const costs = (await Promise.all(halves.map(costsOf))).flat();
  expect(costs).toHaveLength(2 * shapes.length);
  expect(costs.flatMap(({ problems }) => problems)).toEqual([]);
  const steep = [...Map.groupBy(costs, ({ shape }) => shape)].flatMap(([shape, [less, more]]) => {
    const before = new Map(less?.steps);
    expect(more?.steps.length).toBeGreaterThan(100);
    return (more?.steps ?? []).flatMap(([place, count]) => {
      const growth = count / (before.get(place) ?? 1_000);
      const isSteep = count >= minSteps && growth > maxGrowth;
      return isSteep ? `${JSON.stringify(shape)}: ${place}, ${Math.round(growth)} times` : [];
    });
  });
  expect(steep).toEqual([]);
});
