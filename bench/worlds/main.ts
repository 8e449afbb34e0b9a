import {
  type Evidence,
  evidenceLevels,
  type Figures,
  parts,
  readWorlds,
  seeds,
  type Worlds,
} from './worlds.ts';

const decimals: Record<keyof Figures, number> = {
  f1: 3,
  found: 2,
  whole: 2,
  purity20: 2,
  junkTop20: 1,
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
  return [evidence.padEnd(8), name.padEnd(14), ...columns].join('  ');
}

/** Prints how well the gaps of each world are found, at each level of evidence, and the means. */
export async function benchWorlds(folder: string): Promise<void> {
  const worlds = await readWorlds(folder);
  console.log(['evidence', 'world'.padEnd(14), ...figureNames].join('  '));
  for (const evidence of evidenceLevels) {
    const means: Figures[] = [];
    for (const name of worlds.names) {
      const drawn: Figures[] = [];
      for (const seed of seeds) drawn.push(await worlds.figures({ name, evidence, seed }));
      means.push(meanOf(drawn));
      console.log(line(evidence, name, meanOf(drawn)));
    }
    console.log(line(evidence, 'mean', meanOf(means)));
  }
  await printAblation(worlds);
}

/** Prints what the means are if the rows lack a part of what the service tells. */
async function printAblation(worlds: Worlds): Promise<void> {
  for (const without of parts) {
    for (const evidence of evidenceLevels) {
      const drawn: Figures[] = [];
      for (const name of worlds.names) {
        for (const seed of seeds) {
          drawn.push(await worlds.figures({ name, evidence, seed, without }));
        }
      }
      console.log(line(evidence, `- ${without}`, meanOf(drawn)));
    }
  }
}
