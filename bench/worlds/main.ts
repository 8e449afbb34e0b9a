import { createHash } from 'node:crypto';
import { readWorld, worldRows } from '../../test/report/topics/world/world.ts';
import { type Evidence, groupRows, openWorlds, type Rows } from '../rows.ts';
import { tenfold } from '../topics/tenfold.ts';
import { type Figures, figuresOf } from './figures.ts';

const seeds = [1, 2] as const;
const evidenceLevels: readonly Evidence[] = ['good', 'likely', 'poor', 'none'];

const decimals: Record<keyof Figures, number> = {
  f1: 3,
  found: 2,
  whole: 2,
  purity20: 2,
  purity10: 2,
  mixed: 2,
  mixedPairs: 2,
  junkAside: 2,
  gapsAside: 3,
  followed: 2,
  headed: 2,
};
const figureNames = Object.keys(decimals) as (keyof Figures)[];

/** Where rows come from. */
interface Source {
  names: readonly string[];
  levels: readonly Evidence[];
  /** @param size 10 for {@link tenfold} */
  rowsOf(name: string, draw: { evidence: Evidence; seed: number; size?: 1 | 10 }): Rows;
}

/** @param folder of worlds; without one, the product that tests group: with evidence of one kind, or none */
async function sourceOf(folder: string | undefined): Promise<Source> {
  if (folder === undefined) {
    return {
      names: ['home'],
      levels: ['likely', 'none'],
      rowsOf: (_, { evidence, seed, size }) => {
        const own = readWorld();
        const world = size === 10 ? tenfold(own) : own;
        return worldRows(evidence === 'none' ? 'none' : 'likely', seed, world);
      },
    };
  }
  const { worlds, rowsOf } = await openWorlds(folder);
  const names = [...worlds.keys()];
  return {
    names,
    levels: evidenceLevels,
    rowsOf: (name, { size, ...draw }) => {
      const world = worlds.get(name);
      return rowsOf(world && size === 10 ? tenfold(world) : world, draw);
    },
  };
}

/** The share of all conversations, answered ones too, that leaves about this many unanswered rows. */
const cutTo =
  (unanswered: number) =>
  (rows: Rows['rows']): Rows['rows'] => {
    const all = rows.filter(isUnanswered).length;
    return rows.filter(({ conversationId }) => {
      const hash = createHash('sha256').update(conversationId).digest().readUInt32LE();
      return hash < (unanswered / all) * 2 ** 32;
    });
  };
const isUnanswered = ({ resolutionStatus }: Rows['rows'][number]): boolean =>
  resolutionStatus === 'unanswered';
const without = (fields: object) => (rows: Rows['rows']) =>
  rows.map((row) => ({ ...row, ...fields }));

/** Small sites, and what each part of what the service tells is worth. */
const variations: Readonly<Record<string, (rows: Rows['rows']) => Rows['rows']>> = {
  '10 asked': cutTo(10),
  '25 asked': cutTo(25),
  '55 asked': cutTo(55),
  '100 asked': cutTo(100),
  '150 asked': cutTo(150),
  '- asked page': without({ pageUrl: null }),
  '- cited pages': without({ sources: [] }),
  '- category': without({ queryCategory: null }),
  '- conversation': without({ conversationId: null }),
  '- answered': (rows) => rows.filter(isUnanswered),
};

/**
 * Prints how well the gaps of each world are found, at each level of evidence; then the means of smaller
 * exports, and without each part of the evidence.
 */
export async function benchWorlds(folder?: string): Promise<void> {
  const source = await sourceOf(folder);
  const figures = (
    of: readonly string[],
    evidence: Evidence,
    change = (rows: Rows['rows']) => rows,
    size: 1 | 10 = 1,
  ) => {
    const drawn: Figures[] = [];
    for (const name of of) {
      for (const seed of seeds) {
        const { rows, gaps } = source.rowsOf(name, { evidence, seed, size });
        const changed = change(rows);
        const { topics } = groupRows(changed).offline;
        drawn.push(figuresOf({ rows: changed.filter(isUnanswered), gaps, topics }));
      }
    }
    return drawn;
  };
  console.log(['evidence', 'world'.padEnd(nameWidth), ...figureNames].join('  '));
  for (const evidence of source.levels) {
    const all: Figures[] = [];
    for (const name of source.names) {
      const drawn = figures([name], evidence);
      all.push(...drawn);
      console.log(line(evidence, name, drawn));
    }
    console.log(line(evidence, 'mean', all));
  }
  for (const [name, change] of Object.entries(variations)) {
    for (const evidence of source.levels) {
      console.log(line(evidence, name, figures(source.names, evidence, change)));
    }
  }
  for (const evidence of source.levels) {
    const drawn = figures(source.names, evidence, undefined, 10);
    console.log(line(evidence, 'ten times as many', drawn));
  }
}

const nameWidth = 19;

/** The means of drawings. */
function line(evidence: Evidence, name: string, drawn: readonly Figures[]): string {
  const columns = figureNames.map((figure) => {
    const mean = drawn.reduce((sum, one) => sum + one[figure], 0) / drawn.length;
    return mean.toFixed(decimals[figure]).padStart(figure.length);
  });
  return [evidence.padEnd(8), name.padEnd(nameWidth), ...columns].join('  ');
}
