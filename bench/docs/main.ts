import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Docs } from '../../src/docs/read.ts';
import { readDocs } from '../../src/docs/read.ts';
import { indexDocs, type Placement, placerIn, placesOf } from '../../src/report/places/places.ts';
import type { SampledQuestion } from '../../src/report/source/answered-sample.ts';
import type { Question } from '../../src/report/source/question.ts';
import type { Topic } from '../../src/report/topics/topics.ts';
import type { Redacted } from '../../src/text/text.ts';
import { groupRows, jsonIn, openWorlds, redactor } from '../rows.ts';

/** How well the places of topics are those that a world's author had in mind, by `place.mjs`. */
interface Figures {
  judged: number;
  placed: number | null;
  file: number | null;
  file3: number | null;
  heading: number | null;
}

/** One drawing of a world's rows, grouped as the report groups them. */
interface Draw {
  world: string;
  evidence: string;
  topics: readonly Topic[];
  answered: readonly SampledQuestion[];
  score(places: ReadonlyMap<string, unknown>): Figures;
}

const evidenceLevels = ['good', 'likely', 'poor', 'none'] as const;
const seeds = [1, 2, 3, 4, 5, 6] as const;
/** The worlds' second week is the period, the first the one before. */
const firstDay = '2026-11-09';
const figureNames = ['placed', 'file', 'file3', 'heading'] as const;

/** What the rows may lack when their place is looked for. */
const evidenceParts = ['cited pages', 'asked page'] as const;
type Part = (typeof evidenceParts)[number];

function docsIn(folder: string, world: string): Docs {
  const { docs, problem } = readDocs({
    workspace: join(folder, 'docs'),
    folder: world,
  });
  if (!docs) throw new Error(problem);
  return docs;
}

async function draws(folder: string, worlds: readonly string[]): Promise<Draw[]> {
  const { worlds: read, rowsOf } = await openWorlds(folder);
  const { scorePlaces } = await import(pathToFileURL(resolve(folder, 'place.mjs')).href);
  const drawn: Draw[] = [];
  for (const world of worlds) {
    const truth = (jsonIn(folder, `docs/${world}.truth.json`) as { gaps: object }).gaps;
    for (const evidence of evidenceLevels) {
      for (const seed of seeds) {
        const { rows, gaps } = rowsOf(read.get(world), { evidence, seed });
        const { questions, answered, offline } = groupRows(
          rows,
          (row) => (row?.timestamp ?? '') >= firstDay,
        );
        const topics = [...offline.topics].sort((a, b) => sizeOf(b) - sizeOf(a));
        const topicOf = new Map(
          topics.flatMap(({ id, rows: of }) => of.map((row) => [row.id, id])),
        );
        drawn.push({
          world,
          evidence,
          topics,
          answered,
          score: (places) =>
            scorePlaces({
              topics: topics.map((topic) => ({ ...topic, place: places.get(topic.id) ?? null })),
              topicOf: ({ id }: { id: string }) => topicOf.get(id as Redacted) ?? null,
              rows: questions,
              gaps,
              truth,
              root: world,
            }),
        });
      }
    }
  }
  return drawn;
}

/** Topics are ordered by the conversations of the period, as in the report. */
function sizeOf({ rows }: Topic): number {
  const current = rows.filter((row) => row.current);
  return new Set(current.map(({ conversation }) => conversation)).size * 1e4 + current.length;
}

function lacking(row: Question, part: Part | undefined): Question {
  if (part === 'cited pages') return { ...row, sources: [] };
  return part === 'asked page' ? { ...row, pageUrl: null } : row;
}

/** Finds the places of a draw's 20 largest topics. */
function place(
  { topics, answered }: Draw,
  { docs, without }: { docs: Docs; without?: Part | undefined },
) {
  const shown = topics.map(({ id, rows }) => ({
    id,
    rows: rows.map((row) => lacking(row, without)),
  }));
  const rows = topics.flatMap((topic) => topic.rows.map((row) => lacking(row, without)));
  const { read, known } = indexDocs({ docs, rows, answered });
  const placed = known
    ? placesOf(placerIn(known, redactor), shown.slice(0, 20))
    : new Map<string, Placement>();
  return { read, byTopic: new Map([...placed].map(([id, { place }]) => [id, place])) };
}

/** The mean of each figure, over what has it. */
function line(name: string, all: readonly (Figures & { found: number | null })[]): string {
  const mean = (of: readonly (number | null)[]): string => {
    const values = of.filter((value) => value !== null);
    return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
  };
  const columns = [...figureNames, 'found', 'judged'] as const;
  const cells = columns.map((column) => mean(all.map((one) => one[column])).padStart(7));
  return [name.padEnd(30), ...cells].join('  ');
}

/** Prints how many topics have the right place, what that costs, and what each part is worth. */
export async function benchDocs(folder: string): Promise<void> {
  const worlds = [...(await openWorlds(folder)).worlds.keys()];
  const docs = new Map<string, Docs>();
  for (const world of worlds) docs.set(world, docsIn(folder, world));
  const drawn = await draws(folder, worlds);
  const scored = (draw: Draw, without?: Part) => {
    const ofWorld = docs.get(draw.world);
    if (!ofWorld) throw new Error(`${draw.world} has no docs`);
    const { byTopic, read } = place(draw, { docs: ofWorld, without });
    return { ...draw.score(byTopic), found: read.found, draw };
  };
  console.log(
    [''.padEnd(30), ...[...figureNames, 'found', 'judged'].map((name) => name.padStart(7))].join(
      '  ',
    ),
  );
  const whole = [];
  const before = process.cpuUsage();
  for (const draw of drawn) whole.push(scored(draw));
  const { user } = process.cpuUsage(before);
  for (const evidence of evidenceLevels) {
    for (const world of worlds) {
      const some = whole.filter(({ draw }) => draw.world === world && draw.evidence === evidence);
      console.log(line(`${evidence} ${world}`, some));
    }
    console.log(
      line(
        `${evidence} mean`,
        whole.filter(({ draw }) => draw.evidence === evidence),
      ),
    );
  }
  console.log(line('mean', whole));
  for (const part of evidenceParts) {
    const some = [];
    for (const draw of drawn) some.push(scored(draw, part));
    console.log(line(`mean - ${part}`, some));
  }
  for (const [at, world] of worlds.entries()) {
    const other = worlds[(at + 1) % worlds.length] ?? '';
    const [draw] = drawn.filter((one) => one.world === world);
    const otherDocs = docs.get(other);
    if (!draw || !otherDocs) continue;
    const { read, byTopic } = place(draw, { docs: otherDocs });
    console.log(`${world} with the docs of ${other}: found ${read.found}, ${byTopic.size} places`);
  }
  console.log(`placing a world: ${Math.round(user / 1e3 / drawn.length)} ms of processor time`);
}
