import { createHash } from 'node:crypto';
import { readDocs } from '../../src/docs/read.ts';
import { emptyMemory } from '../../src/report/gaps/memory.ts';
import {
  indexDocs,
  type Placer,
  placerIn,
  sectionsForTopic,
} from '../../src/report/places/places.ts';
import { createReportModel } from '../../src/report/reading/report-model.ts';
import type { Topic } from '../../src/report/topics/topics.ts';
import { readWorld, worldRows } from '../../test/report/topics/world/world.ts';
import type { Mistakes } from '../../test/world/reader.ts';
import { benchChanges, placesIn, type Truth, truthOf } from '../changes.ts';
import {
  type Evidence,
  type Grouped,
  groupRows,
  openWorlds,
  type Rows,
  redactor,
} from '../rows.ts';
import { standIns } from '../stand-in.ts';
import { tenfold } from '../topics/tenfold.ts';
import { type Figures, figuresOf } from './figures.ts';

const seeds = [1, 2] as const;
const evidenceLevels: readonly Evidence[] = ['good', 'likely', 'poor', 'none'];
/** Topics that a report shows. */
const shown = 20;

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
    const drawn = await figures(source.names, evidence, undefined, 10);
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

/** Readers from one that leaves out nothing to a weak one. */
const readers: readonly Mistakes[] = [
  { leftOut: 0, wrong: 0 },
  { leftOut: 0.2, wrong: 0.1 },
  { leftOut: 0.4, wrong: 0.1 },
];

/** The shown topics, and those for which the right section was sent. */
interface Sent {
  topics: number;
  sent: number;
}

/**
 * Prints how well gaps are found once a model that knows the labels has read the questions, next to the result
 * without a model, and in how many requests; with docs, also how often the right section was sent and what the
 * model says about changes.
 */
export async function benchModel(folder?: string): Promise<void> {
  const source = await sourceOf(folder);
  console.log(
    [
      'evidence',
      'left out, wrong'.padEnd(nameWidth),
      ...figureNames,
      'requests',
      'sections sent',
    ].join('  '),
  );
  for (const evidence of source.levels) {
    const offline: Figures[] = [];
    const read = readers.map(() => ({
      drawn: [] as Figures[],
      requests: 0,
      sections: { topics: 0, sent: 0 },
    }));
    for (const name of source.names) {
      const truth = folder === undefined ? {} : truthOf(folder, name);
      for (const seed of seeds) {
        const { rows, gaps } = source.rowsOf(name, { evidence, seed });
        const grouped = groupRows(rows);
        const unanswered = rows.filter(isUnanswered);
        offline.push(figuresOf({ rows: unanswered, gaps, topics: grouped.offline.topics }));
        const placer = folder === undefined ? null : placerOf(folder, name, grouped);
        for (const [at, mistakes] of readers.entries()) {
          const one = read[at];
          if (!one) continue;
          const { sections } = one;
          const reading = await readBy(mistakes, { grouped, gaps, truth, placer, sections });
          one.requests = Math.max(one.requests, reading.requests);
          one.drawn.push(figuresOf({ rows: unanswered, gaps, topics: reading.topics }));
        }
      }
    }
    console.log(line(evidence, 'no model', offline));
    for (const [at, { drawn, requests, sections }] of read.entries()) {
      const mistakes = `${readers[at]?.leftOut}, ${readers[at]?.wrong}`;
      const { sent, topics } = sections;
      const asked = String(requests).padStart('requests'.length);
      console.log(line(evidence, mistakes, drawn), ` ${asked}  ${sent} of ${topics}`);
    }
  }
  if (folder !== undefined) await benchChanges(folder);
}

function placerOf(folder: string, name: string, { questions, answered }: Grouped): Placer | null {
  const { docs } = readDocs({ workspace: `${folder}/docs`, folder: name });
  const { known = null } = docs ? indexDocs({ docs, rows: questions, answered }) : {};
  return known && placerIn(known, redactor);
}

/** The topics of a stand-in that makes these mistakes, through the code that the report runs. */
async function readBy(
  mistakes: Mistakes,
  {
    grouped: { questions, offline },
    gaps,
    truth,
    placer,
    sections: count,
  }: {
    grouped: Grouped;
    gaps: Rows['gaps'];
    truth: Truth;
    placer: Placer | null;
    sections: Sent;
  },
): Promise<{ topics: readonly Topic[]; requests: number }> {
  const labels = new Map(questions.map(({ id, text }) => [text as string, gaps[id] ?? '']));
  const model = createReportModel({
    model: standIns(labels, mistakes, { placesOf: placesIn(truth) })(),
    reserved: 4,
    memory: emptyMemory,
    redact: redactor.redact,
    log: { info: () => undefined, warning: (message) => console.log(message) },
  });
  const { topics } = await model.classify(offline, (work) => work());
  const largest = topics.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, shown);
  const described = largest.map((topic) => ({ topic, sections: sectionsForTopic(topic, placer) }));
  await model.describe(described);
  for (const { topic, sections } of described) {
    const place = truth[mainLabel(topic, gaps)];
    if (!place) continue;
    count.topics += 1;
    count.sent += Number(
      sections.some(
        ({ page, heading }) => page.file.endsWith(place.file) && heading === place.heading,
      ),
    );
  }
  return { topics, requests: model.finish().requests };
}

function mainLabel({ rows }: Topic, gaps: Rows['gaps']): string {
  const counts = [...Map.groupBy(rows, ({ id }) => gaps[id] ?? '')];
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
