import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTopics } from '../../src/report/assemble/shown.ts';
import { emptyMemory } from '../../src/report/gaps/memory.ts';
import { maxRequestsForChange } from '../../src/report/readers/judge-change.ts';
import { createReportModel } from '../../src/report/reading/report-model.ts';
import type { ConversationRow } from '../../src/service/analytics.ts';
import { readWorld, worldRows } from '../../test/report/topics/world/world.ts';
import type { Material } from '../../test/world/reader.ts';
import { type GapPlace, mainGap } from '../claims/judge.ts';
import { changeReport, type Reported, weeklyReport } from '../claims/reports.ts';
import { docsToFix, withSection } from '../readers.ts';
import { gapOf, jsonIn, openWorlds, type Rows, redactor } from '../rows.ts';
import { figuresOf } from '../worlds/figures.ts';
import { type Mistakes, modelOf, readerOf, readJudgments } from './reader.ts';

const product = 'quarrydb';
const levels = ['likely', 'none'] as const;
const readers: readonly Mistakes[] = [
  { leaveOut: 0, wrong: 0, seed: 1 },
  { leaveOut: 0.2, wrong: 0.1, seed: 1 },
  { leaveOut: 0.2, wrong: 0.1, seed: 2 },
];
/** Requests that a report may make, and those that describing its topics needs. */
const limits = { report: 16, describing: 5, pullRequest: 12 };
/** Fixes of the gaps asked most often. */
const fixesTried = 10;
const shown = 20;

/** Rows of both weeks, and the day after them. */
interface Drawn extends Rows {
  to: string;
}

/** The product's docs as a checkout without `docs-root` has them, where they answer each gap, and fixes. */
const docsIn = (folder: string) => ({
  ...docsToFix(folder, product),
  truth: (jsonIn(folder, `docs/${product}.truth.json`) as { gaps: Record<string, GapPlace> }).gaps,
});
type KnownDocs = ReturnType<typeof docsIn>;

async function rowsAt(
  folder: string | undefined,
): Promise<(level: (typeof levels)[number]) => Drawn> {
  if (folder === undefined) {
    const world = readWorld();
    return (level) => ({ ...worldRows(level, 1, world), to: '2026-11-09' });
  }
  const { worlds, rowsOf } = await openWorlds(folder);
  return (evidence) => ({
    ...rowsOf(worlds.get(product), { evidence, seed: 1 }),
    to: '2026-11-16',
  });
}

const reader = readerOf(readJudgments());

/** Runs a report with a model that makes these mistakes. */
async function withModel<Made>(
  mistakes: Mistakes,
  { max, reserved }: { max: number; reserved: number },
  make: (model: ReturnType<typeof createReportModel>) => Promise<Made>,
) {
  const model = modelOf(reader, mistakes, max);
  const reportModel = createReportModel({
    model,
    reserved,
    memory: emptyMemory,
    redact: redactor.redact,
    log: { info: () => undefined, warning: (message) => console.log(message) },
  });
  const made = await make(reportModel);
  const { materials, characters } = model;
  return { made, materials, characters };
}

const columns = ['F1', 'sent', 'placed', 'file', 'coverage', 'requests', 'tokens in, out'];

/**
 * Prints what a report makes of a careful reader's answers, as they are and with a fifth left out and a
 * tenth wrong: how well topics match the labels and, with docs, for the topics shown, how often the right
 * section was sent, how many have a place, whose file and coverage are right, and what the report costs;
 * then which fixes and decoys of the largest gaps a pull request's comment reports.
 *
 * @param folder with the product, its rows and its docs; without one, only topics are measured
 */
export async function benchModel(folder?: string): Promise<void> {
  const rowsOf = await rowsAt(folder);
  const known = folder === undefined ? null : docsIn(folder);
  console.log(['evidence', 'left out, wrong, seed', ...columns].join('  '));
  for (const level of levels) {
    const drawn = rowsOf(level);
    for (const mistakes of readers) {
      const reserved = limits.describing;
      const { made, materials, characters } = await withModel(
        mistakes,
        { max: limits.report, reserved },
        (model) => weeklyReport({ ...asReported(drawn, known), model }),
      );
      const tokens = [characters.sent, characters.received].map((count) =>
        Math.round(count / charactersPerToken),
      );
      const values = [...figuresIn(made, materials, drawn, known), tokens.join(', ')];
      const row = values.map((value, at) => value.padStart(columns[at]?.length ?? 0));
      const name = `${mistakes.leaveOut}, ${mistakes.wrong}, ${mistakes.seed}`;
      console.log([level.padEnd(8), name.padEnd(21), ...row].join('  '));
    }
  }
  if (known) await benchChanges(rowsOf, known);
}

const asReported = ({ rows, to }: Drawn, known: KnownDocs | null) => ({
  rows: rows as ConversationRow[],
  to,
  docs: known?.docs ?? null,
  memory: emptyMemory,
});

function* figuresIn(
  { report }: Reported,
  materials: readonly Material[],
  { rows, gaps }: Drawn,
  known: KnownDocs | null,
): Generator<string> {
  const topics = [...report.topics, ...report.unaskedTopics];
  const unanswered = rows.filter(({ resolutionStatus }) => resolutionStatus === 'unanswered');
  yield figuresOf({ rows: unanswered, gaps, topics }).f1.toFixed(3);
  const described = materials.flatMap((one) => (one.task === 'describe' ? one.topics : []));
  const judged = chooseTopics(report, shown).shown.flatMap((topic, at) => {
    const labels = topic.rows.map(({ id }) => gaps[id] ?? '');
    const truth = known?.truth[mainGap(labels, (label) => known.truth[label] !== undefined) ?? ''];
    return truth ? [{ ...topic, truth, sent: described[at]?.sections ?? [] }] : [];
  });
  const count = (some: typeof judged, holds: (one: (typeof judged)[number]) => boolean): string =>
    `${some.filter(holds).length}/${some.length}`;
  const isOn = (file: string | null, files: readonly string[]): boolean =>
    files.some((one) => file === one || file?.endsWith(`/${one}`));
  yield count(judged, ({ truth, sent }) =>
    sent.some(
      ({ file, page, heading }) => isOn(file, [truth.file]) && heading === (truth.heading ?? page),
    ),
  );
  const placed = judged.filter(({ place }) => place !== null);
  yield count(judged, ({ place }) => place !== null);
  yield count(placed, ({ place, truth }) =>
    isOn(place?.file ?? null, [truth.file, ...(truth.also ?? [])]),
  );
  const read = judged.filter(({ place, hasNoSection }) => hasNoSection || place?.coverage);
  yield count(read, ({ place, truth }) => (place?.coverage ?? 'absent') === truth.state);
  yield String(materials.length);
}

/** Roughly, in English. */
const charactersPerToken = 4.2;

async function benchChanges(
  rowsOf: (level: (typeof levels)[number]) => Drawn,
  known: KnownDocs,
): Promise<void> {
  console.log('\nevidence  left out, wrong, seed  fixes told  decoys told  requests');
  const { docs, fixes, read, workspace } = known;
  const level = 'likely';
  const drawn = rowsOf(level);
  const sizes = Map.groupBy(Object.values(drawn.gaps), gapOf);
  const sizeOf = (gap: string): number => sizes.get(gap)?.length ?? 0;
  const largest = Object.entries(fixes).sort(([a], [b]) => sizeOf(b) - sizeOf(a));
  for (const mistakes of readers) {
    const counts = { fixes: 0, decoys: 0, requests: 0 };
    for (const [gap, fix] of largest.slice(0, fixesTried)) {
      const page = readFileSync(join(workspace, fix.file), 'utf8');
      for (const isDecoy of [false, true]) {
        const added = isDecoy ? { level: fix.level ?? 2, ...fix.decoy } : fix;
        const text = withSection(page, { after: fix.after ?? '', ...added });
        const change = {
          base: { sha: 'base', docs },
          head: { sha: 'head', docs: read(new Map([[fix.file, Buffer.from(text)]])) },
          renamed: new Map(),
          extent: { changed: 1, read: 1, unreadable: 0 },
        };
        const { made, materials } = await withModel(
          mistakes,
          { max: limits.pullRequest, reserved: maxRequestsForChange },
          (model) => changeReport({ ...asReported(drawn, known), change, model }),
        );
        const told = new Set(made.report.readerTest?.topics.map(({ id }) => id));
        const isTold = [...made.report.topics, ...made.report.unaskedTopics].some(
          ({ id, rows }) =>
            told.has(id) &&
            mainGap(
              rows.map((row) => drawn.gaps[row.id] ?? ''),
              () => true,
            ) === gap,
        );
        counts[isDecoy ? 'decoys' : 'fixes'] += Number(isTold);
        counts.requests = Math.max(counts.requests, materials.length);
      }
    }
    const name = `${mistakes.leaveOut}, ${mistakes.wrong}, ${mistakes.seed}`;
    console.log(
      [
        level.padEnd(8),
        name.padEnd(21),
        `${counts.fixes} of ${fixesTried}`.padStart(10),
        `${counts.decoys} of ${fixesTried}`.padStart(11),
        String(counts.requests).padStart(8),
      ].join('  '),
    );
  }
}
