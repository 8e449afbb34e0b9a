import type { Figures } from './figures.ts';
import { type Draw, type Evidence, parts, readWorlds, seeds, type Worlds } from './worlds.ts';

const decimals: Record<keyof Figures, number> = {
  f1: 3,
  found: 2,
  whole: 2,
  purity20: 2,
  mixedPairs: 2,
  junkAside: 2,
  gapsAside: 3,
  followed: 2,
  headed: 2,
};
const figureNames = Object.keys(decimals) as (keyof Figures)[];

/** The mean of each figure. */
function meanOf(all: readonly Figures[]): Figures {
  const mean = (figure: keyof Figures): number =>
    all.reduce((sum, one) => sum + one[figure], 0) / all.length;
  return Object.fromEntries(figureNames.map((name) => [name, mean(name)])) as unknown as Figures;
}

function line(evidence: Evidence, name: string, figures: Figures): string {
  const columns = figureNames.map((figure) =>
    figures[figure].toFixed(decimals[figure]).padStart(figure.length),
  );
  return [evidence.padEnd(8), name.padEnd(nameWidth), ...columns].join('  ');
}

/** Unanswered questions of small sites. */
const sizes = [10, 60, 150] as const;
const nameWidth = 19;

/** Prints how well the gaps of each world are found, at each level of evidence; then the means of smaller exports, and without
 * each part of the evidence. */
export async function benchWorlds(folder?: string): Promise<void> {
  const worlds = await readWorlds(folder);
  console.log(['evidence', 'world'.padEnd(nameWidth), ...figureNames].join('  '));
  for (const evidence of worlds.levels) {
    const means: Figures[] = [];
    for (const name of worlds.names) {
      const drawn: Figures[] = [];
      for (const seed of seeds) drawn.push(await worlds.figures({ name, evidence, seed }));
      means.push(meanOf(drawn));
      console.log(line(evidence, name, meanOf(drawn)));
    }
    console.log(line(evidence, 'mean', meanOf(means)));
  }
  for (const unanswered of sizes) await printMeans(worlds, `${unanswered} asked`, { unanswered });
  for (const without of parts) await printMeans(worlds, `- ${without}`, { without });
}

/** Prints the means over worlds and seeds of draws that differ from the whole in one thing. */
async function printMeans(
  worlds: Worlds,
  name: string,
  changed: Pick<Draw, 'unanswered' | 'without'>,
): Promise<void> {
  for (const evidence of worlds.levels) {
    const drawn: Figures[] = [];
    for (const world of worlds.names) {
      for (const seed of seeds) {
        drawn.push(await worlds.figures({ name: world, evidence, seed, ...changed }));
      }
    }
    console.log(line(evidence, name, meanOf(drawn)));
  }
}

/** Readers from one that leaves out nothing to a weak one. */
const readers = [
  { leftOut: 0, wrong: 0 },
  { leftOut: 0.2, wrong: 0.1 },
  { leftOut: 0.4, wrong: 0.1 },
] as const;

/**
 * Prints how well gaps are found once a model that knows the labels has read the questions, with the
 * docs beside them; and how often its coverage is right where it was sent the section that tells it.
 */
export async function benchModel(folder: string): Promise<void> {
  const worlds = await readWorlds(folder);
  console.log(['evidence', 'left out, wrong', ...figureNames, 'coverage'].join('  '));
  for (const evidence of worlds.levels) {
    for (const reader of [undefined, ...readers]) {
      const drawn: Figures[] = [];
      const coverage = { sent: 0, told: 0, right: 0 };
      for (const name of worlds.names) {
        for (const seed of seeds) {
          const options = { name, evidence, seed, docs: true, ...(reader && { reader }) };
          const figures = await worlds.figures(options);
          drawn.push(figures);
          coverage.sent += figures.coverage?.sent ?? 0;
          coverage.told += figures.coverage?.told ?? 0;
          coverage.right += figures.coverage?.right ?? 0;
        }
      }
      const mistakes = reader ? `${reader.leftOut}, ${reader.wrong}` : 'no model';
      const { sent, told, right } = coverage;
      console.log(line(evidence, mistakes, meanOf(drawn)), ` ${right}/${told} of ${sent}`);
    }
  }
}
