import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDocs } from '../../src/docs/read.ts';
import { unpaced } from '../../src/pace.ts';
import { groupUnanswered } from '../../src/report/group-unanswered.ts';
import { createPlacer } from '../../src/report/places/places.ts';
import { answeredIn } from '../../src/report/source/collect.ts';
import { countableRow, createTally } from '../../src/report/source/tally.ts';
import { createAnsweredSample } from '../../src/report/topics/evidence.ts';
import { type ConversationRow, conversationRowSchema } from '../../src/service/schemas.ts';
import { worldRows } from '../../test/report/topics/world/world.ts';
import type { Mistakes } from '../../test/world/reader.ts';
import { redactor, reported } from '../questions.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type Judged, readByLabels, readTruth } from './stand-in.ts';

export type Evidence = 'good' | 'likely' | 'poor' | 'none';
const evidenceLevels: readonly Evidence[] = ['good', 'likely', 'poor', 'none'];
export const seeds = [1, 2] as const;

interface ServiceRow {
  id: string;
  conversationId: string;
  resolutionStatus: string;
}

type WorldRows = (
  world: unknown,
  options: { evidence: Evidence; seed: number },
) => { rows: ServiceRow[]; gaps: Record<string, string> };

/** What the rows of a draw may lack, to show what it is worth. */
export const parts = ['asked page', 'cited pages', 'category', 'answered', 'conversation'] as const;
type Part = (typeof parts)[number];

/** One drawing of a world's rows. */
export interface Draw {
  name: string;
  evidence: Evidence;
  seed: number;
  without?: Part;
  /** Read by a model that knows the labels, with these mistakes. */
  reader?: Mistakes;
  /** With the documentation's sources in `docs/` beside the worlds. */
  docs?: boolean;
  /** Cut down, by whole conversations, to about as many unanswered questions. */
  unanswered?: number;
}

/** The row as it would be if the service did not tell the part. */
function lacking(row: ConversationRow, part: Part | undefined): ConversationRow {
  if (part === 'asked page') return { ...row, pageUrl: null };
  if (part === 'cited pages') return { ...row, sources: [] };
  if (part === 'category') return { ...row, queryCategory: null };
  if (part === 'conversation') return { ...row, conversationId: null };
  return row;
}

/** A share of all conversations, answered ones too, that leaves about so many unanswered rows. */
function cutTo(rows: readonly ServiceRow[], unanswered: number): ServiceRow[] {
  const all = rows.filter(({ resolutionStatus }) => resolutionStatus === 'unanswered').length;
  const isKept = (conversation: string): boolean => {
    const hash = createHash('sha256').update(conversation).digest().readUInt32LE();
    return hash < (unanswered / all) * 2 ** 32;
  };
  return rows.filter(({ conversationId }) => isKept(conversationId));
}

/** Labelled weeks of fictional products, and what makes rows of them. */
export interface Worlds {
  names: readonly string[];
  levels: readonly Evidence[];
  /** Groups the world's rows through the code that the report runs. */
  figures(draw: Draw): Promise<Figures & { coverage?: Judged }>;
}

/** Where rows come from. */
interface Source extends Pick<Worlds, 'names' | 'levels'> {
  rowsOf(name: string, draw: { evidence: Evidence; seed: number }): ReturnType<WorldRows>;
}

/** The product that tests group, too: with evidence of one kind, or none. */
const homeWorlds: Source = {
  names: ['home'],
  levels: ['likely', 'none'],
  rowsOf: (_, { evidence, seed }) => worldRows(evidence === 'none' ? 'none' : 'likely', seed),
};

async function sourceIn(folder: string): Promise<Source> {
  const load = (file: string) => import(pathToFileURL(resolve(folder, file)).href);
  const { worldRows: rowsOf } = (await load('rows.mjs')) as { worldRows: WorldRows };
  const worlds = new Map<string, unknown>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
    worlds.set(file.replace('.json', ''), JSON.parse(await readFile(join(folder, file), 'utf8')));
  }
  return {
    names: [...worlds.keys()],
    levels: evidenceLevels,
    rowsOf: (name, draw) => rowsOf(worlds.get(name), draw),
  };
}

/** @param folder with `rows.mjs` and a `.json` file for each world; without one, the repository's own */
export async function readWorlds(folder?: string): Promise<Worlds> {
  const { names, levels, rowsOf } = folder === undefined ? homeWorlds : await sourceIn(folder);
  return {
    names,
    levels,
    async figures({ name, evidence, seed, without, reader, docs = false, unanswered: size }) {
      const drawn = rowsOf(name, { evidence, seed });
      const { gaps } = drawn;
      const rows = size === undefined ? drawn.rows : cutTo(drawn.rows, size);
      const { add, tally } = createTally();
      const answered = createAnsweredSample();
      for (const value of rows) {
        const row = lacking(conversationRowSchema.parse(value), without);
        add(countableRow(row, true));
        const answer = answeredIn(row);
        if (answer && without !== 'answered') answered.add(answer);
      }
      const questions = await reported(tally.unanswered);
      const sources =
        docs && folder !== undefined
          ? (await readDocs({ workspace: join(folder, 'docs'), folder: name, pace: unpaced })).docs
          : null;
      const placer =
        sources &&
        (await createPlacer({
          docs: sources,
          rows: questions,
          answered: answered.kept(),
          redactor,
          pace: unpaced,
        }));
      const offline = await groupUnanswered({
        questions,
        answered,
        pace: unpaced,
      });
      const read =
        reader &&
        (await readByLabels(offline, {
          labels: {
            gaps,
            truth: docs && folder !== undefined ? await readTruth(folder, name) : null,
          },
          mistakes: reader,
          nearest: (topic) => placer?.nearest(topic.main, 3) ?? [],
        }));
      const topics = read?.topics ?? offline.topics;
      const unanswered = rows.filter(({ resolutionStatus }) => resolutionStatus === 'unanswered');
      return {
        ...figuresOf({ rows: unanswered, gaps, topics }),
        ...(read && { coverage: read.coverage }),
      };
    },
  };
}
