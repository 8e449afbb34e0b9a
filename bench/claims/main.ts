import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileOverrides } from '../../src/docs/files.ts';
import type { Docs } from '../../src/docs/read.ts';
import { readDocs } from '../../src/docs/read.ts';
import type { Gap } from '../../src/report/assemble/report.ts';
import { chooseTopics } from '../../src/report/assemble/shown.ts';
import { headingMarkdown } from '../../src/report/gaps/editable.ts';
import { emptyMemory } from '../../src/report/gaps/memory.ts';
import { labelText } from '../../src/report/render/wording.ts';
import { readWorld, worldRows } from '../../test/report/topics/world/world.ts';
import { type Series, seriesOf, startOf, wordings } from '../identity/series.ts';
import { type Fix, withSection } from '../readers.ts';
import { type Evidence, gapOf, jsonIn, openWorlds, type RowsOf, type World } from '../rows.ts';
import { nearestByWords } from '../worlds/figures.ts';
import { type Assertion, assertions, readPost } from './claims.ts';
import {
  type GapPlace,
  judges,
  type KnownChange,
  keyOfText,
  locationsIn,
  mainGap,
  type Truth,
} from './judge.ts';
import { changeReport, type Reported, weeklyReport } from './reports.ts';

/** A labelled product; without docs, no statement about them is judged. */
interface Product {
  name: string;
  world: World;
  rowsOf: RowsOf;
  /** The docs, with files that stand in for theirs. */
  docsWith: ((others?: FileOverrides) => Docs) | null;
  textOf(file: string): string;
  places: ReadonlyMap<string, GapPlace>;
  fixes: Readonly<Record<string, Fix>>;
}

const evidenceLevels: readonly Evidence[] = ['good', 'likely', 'poor', 'none'];
/** Trends are rare, so more draws than other statements need. */
const seeds = [1, 2, 3, 4, 5];
const weeksReported = [1, 2, 3];
/** Gaps of these ranks by size begin in the second reported week, or end with the first. */
const begins = [4, 12];
const ends = [5, 13];
const beginsIn = 2;

/** Statements about topics that are ranked by size: the largest matter most. */
const ofLargest = new Set<Assertion>(['place', 'among', 'section', 'write', 'question', 'heading']);
const largest = 10;
/** Statements of which a topic may have several, at different places. */
const ofPlaces = new Set<Assertion>(['place', 'among', 'section']);
const ofChanges = new Set<Assertion>(['near', 'singles', 'nothing', 'loss']);

/** The statements at one level of evidence: each counts once, however often it appears. */
class Tally {
  readonly statements = new Map<string, Map<string, boolean>>();
  readonly unknown = new Set<string>();
  readonly headings = new Set<string>();
  draws = 0;
  readonly pulls = { fixes: 0, seen: 0, nothing: 0, decoys: 0, credited: 0 };

  note(name: string, key: string, isSo: boolean): void {
    const all = this.statements.get(name) ?? new Map<string, boolean>();
    this.statements.set(name, all.set(key, isSo));
  }
}

/**
 * Prints how often each kind of sentence occurs and how often it is true, over three weeks with the issue and over
 * pull requests that fix a gap or are unrelated.
 *
 * @param folder of worlds, their docs, their truth, and fixes; without one, the product that tests group
 * @param keep whether to write these figures to the documentation
 */
export async function benchClaims(folder?: string, keep?: string): Promise<void> {
  const products = folder === undefined ? [ownProduct()] : await productsIn(folder);
  const levels = folder === undefined ? (['likely', 'none'] as const) : evidenceLevels;
  const tallies = new Map<Evidence, Tally>();
  for (const evidence of levels) {
    const tally = new Tally();
    for (const product of products) {
      for (const seed of seeds) {
        for (const wording of wordings) {
          const { world, rowsOf } = product;
          const series = seriesOf({ world, rowsOf, evidence, wording, seed });
          const withChanges = seed === seeds[0] && wording === wordings[0];
          await measure(drawOf(product, withEnds(series, world), tally), withChanges);
          tally.draws += 1;
        }
      }
    }
    tallies.set(evidence, tally);
  }
  print(tallies);
  if (folder !== undefined) printHeadings(tallies);
  if (keep === 'keep') writeFigures(tallies);
}

/** The product that tests group, with its refusals in its gaps. */
function ownProduct(): Product {
  const own = readWorld();
  const refusals = Object.fromEntries(own.gaps.map((gap) => [gap.id, gap.refusals]));
  return {
    name: 'home',
    world: { ...own, refusals: { gaps: refusals, tail: {} } },
    rowsOf: (drawn, { evidence, seed }) => {
      const { refusals, ...world } = drawn as typeof own & Pick<World, 'refusals'>;
      const gaps = world.gaps.map((gap) => ({ ...gap, refusals: refusals?.gaps[gap.id] ?? [] }));
      return worldRows(evidence === 'none' ? 'none' : 'likely', seed, { ...world, gaps });
    },
    docsWith: null,
    textOf: () => '',
    places: new Map(),
    fixes: {},
  };
}

async function productsIn(folder: string): Promise<Product[]> {
  const { worlds, rowsOf } = await openWorlds(folder);
  return [...worlds].map(([name, world]) => {
    const workspace = resolve(folder, 'docs', name);
    const truth = jsonIn(folder, `docs/${name}.truth.json`) as { gaps: Record<string, GapPlace> };
    return {
      name,
      world,
      rowsOf,
      docsWith: (others: FileOverrides = new Map()) => {
        const { docs } = readDocs({ workspace, folder: null, overrides: others });
        if (!docs) throw new Error(`${workspace} has no docs`);
        return docs;
      },
      textOf: (file) => readFileSync(join(workspace, file), 'utf8'),
      places: new Map(Object.entries(truth.gaps)),
      fixes: jsonIn(folder, `docs/${name}.fixes.json`) as Product['fixes'],
    };
  });
}

/** The series with two gaps that begin and two that end, so that some are really new or gone. */
function withEnds(series: Series, world: World): Series {
  const bySize = world.gaps.toSorted((a, b) => b.questions.length - a.questions.length);
  const at = (ranks: readonly number[]) => new Set(ranks.map((rank) => bySize[rank]?.id));
  const [beginning, ending] = [at(begins), at(ends)];
  const weeks = series.weeks.map((rows, week) => {
    const absent = week < beginsIn ? beginning : ending;
    return rows.filter(({ id }) => !absent.has(gapOf(series.labels.get(id ?? '') ?? '')));
  });
  return { ...series, weeks };
}

/** What is measured: a draw of a product's weeks, at one level of evidence. */
interface Draw {
  product: Product;
  series: Series;
  docs: Docs | null;
  tally: Tally;
  /** By the texts of rows, the gaps that they ask for. */
  gapsOf: Truth['gapsOf'];
  /** Conversations by week and gap. */
  asked: readonly ReadonlyMap<string, number>[];
  /** The gaps of the questions of any week that are nearest to a heading by its words. */
  nearestQuestions(heading: string): string[];
}

function drawOf(product: Product, series: Series, tally: Tally): Draw {
  const texts = new Map<string, Set<string>>();
  const asked = series.weeks.map((rows) => {
    const conversations = new Map<string, Set<string>>();
    for (const { id, query, conversationId } of rows) {
      const gap = gapOf(series.labels.get(id ?? '') ?? '');
      const key = keyOfText(query ?? '');
      texts.set(key, (texts.get(key) ?? new Set()).add(gap));
      conversations.set(gap, (conversations.get(gap) ?? new Set()).add(conversationId ?? ''));
    }
    return new Map([...conversations].map(([gap, { size }]) => [gap, size]));
  });
  const unanswered = series.weeks
    .flat()
    .filter(({ resolutionStatus }) => resolutionStatus === 'unanswered')
    .map(({ id, query }) => ({
      text: query ?? '',
      gap: gapOf(series.labels.get(id ?? '') ?? ''),
    }));
  const nearestTo = nearestByWords(unanswered);
  return {
    product,
    series,
    docs: product.docsWith?.() ?? null,
    tally,
    gapsOf: (text) => texts.get(keyOfText(text)) ?? new Set(),
    asked,
    nearestQuestions: (heading) => nearestTo(heading, unanswered).map(({ gap }) => gap),
  };
}

/** Three weeks with the issue; then, for the last one, the comments on pull requests. */
async function measure(draw: Draw, withChanges: boolean): Promise<void> {
  const { product, series, docs } = draw;
  const rows = series.weeks.flat();
  let memory = emptyMemory;
  for (const week of weeksReported) {
    const reported = await weeklyReport({ rows, to: startOf(week + 1), docs, memory });
    noteReport(reported, week, draw);
    memory = reported.memory;
  }
  if (!docs || !product.docsWith || !withChanges) return;
  const week = weeksReported.at(-1) ?? 0;
  for (const [gap, fix] of Object.entries(product.fixes)) {
    for (const isDecoy of [false, true]) {
      const added = isDecoy ? { level: fix.level ?? 2, ...fix.decoy } : fix;
      const text = withSection(product.textOf(fix.file), { after: fix.after ?? '', ...added });
      const change = {
        base: { sha: 'base', docs },
        head: {
          sha: 'head',
          docs: product.docsWith(new Map([[fix.file, Buffer.from(text)]])),
        },
        renamed: new Map(),
        extent: { changed: 1, read: 1, unreadable: 0 },
      };
      const reported = await changeReport({ rows, to: startOf(week + 1), docs, memory, change });
      noteChange(reported, { week, change: { gap, file: fix.file, isDecoy }, draw });
    }
  }
}

function truthOf(
  { product: { places }, docs, gapsOf, asked, nearestQuestions }: Draw,
  { week, change }: { week: number; change: KnownChange | null },
): Truth {
  return {
    gapsOf,
    asked: (gap, weeks) => asked[week + weeks]?.get(gap) ?? 0,
    isKnown: (gap) => asked.slice(0, week).some((of) => of.has(gap)),
    places,
    docs,
    change,
    isHeaded: (heading, gap) => {
      const nearest = nearestQuestions(heading);
      return 2 * nearest.filter((one) => one === gap).length > nearest.length;
    },
  };
}

/** The gap that most of a topic's rows ask for, in the week if any do. */
function mainOf({ rows }: Gap, { series, product: { world } }: Draw): string | null {
  const current = rows.filter((row) => row.current);
  const labels = (current.length > 0 ? current : rows).map(({ id }) => series.labels.get(id) ?? '');
  return mainGap(labels, (label) => world.gaps.some(({ id }) => id === label));
}

function noteReport({ report, post, notice, briefs }: Reported, week: number, draw: Draw): void {
  const { tally, product } = draw;
  const truth = truthOf(draw, { week, change: null });
  const { shown } = chooseTopics(report, report.meta.maxTopics);
  const all = report.topics;
  const byId = new Map(all.map((gap) => [gap.id, gap]));
  const byHeading = new Map<string, Gap>(
    all.toReversed().map((gap) => [headingMarkdown(gap.label), gap]),
  );
  const noteAll = (text: string, of?: Gap): void => {
    const { statements, lines } = readPost(text);
    for (const { line, matches } of lines) if (matches.length !== 1) tally.unknown.add(line);
    for (const { assertion, slots, topic: named } of statements) {
      const topic =
        of ??
        byId.get(named?.id ?? '') ??
        shown[Number(named?.number) - 1] ??
        byHeading.get(named?.heading ?? '') ??
        null;
      const isSo = judges[assertion]({ slots, topic, main: topic && mainOf(topic, draw) }, truth);
      const isLarge = topic !== null && shown.indexOf(topic) < largest;
      if (isSo === null || ofChanges.has(assertion)) continue;
      const next = nextTen[assertion];
      if (ofLargest.has(assertion) && !isLarge && !next) continue;
      const name = next && !isLarge ? next : assertion;
      const [location] = ofPlaces.has(assertion) ? locationsIn(slots.place ?? slots.files) : [];
      const what = location ? `${location.file}:${location.line}` : (slots.question ?? '');
      tally.note(name, `${product.name} ${tally.draws} ${week} ${topic?.id} ${what}`, isSo);
    }
  };
  noteAll(post);
  noteAll(notice);
  for (const [id, brief] of briefs) noteAll(brief, byId.get(id));
  for (const [at, gap] of shown.entries()) {
    const main = mainOf(gap, draw);
    const sign = main === null || truth.isHeaded(gap.label, main) ? '' : ' ✗';
    tally.headings.add(
      `${main ?? '(no gap)'}${at < largest ? '' : ' (next)'}: ${gap.label}${sign}`,
    );
  }
}

function noteChange(
  { report, post }: Reported,
  { week, change, draw }: { week: number; change: KnownChange; draw: Draw },
): void {
  const { tally, product, gapsOf, asked } = draw;
  const truth = truthOf(draw, { week, change });
  const tested = new Map<string, string | null>(
    (report.readerTest?.topics ?? []).map(({ label, near, far }) => [
      labelText(label),
      mainGap(
        [...near, ...far].flatMap((text) => [...gapsOf(text)]),
        (gap) => product.world.gaps.some(({ id }) => id === gap),
      ),
    ]),
  );
  const { statements, lines } = readPost(post);
  for (const { line, matches } of lines) if (matches.length !== 1) tally.unknown.add(line);
  const judged = statements.flatMap(({ assertion, slots, topic }) => {
    if (!ofChanges.has(assertion)) return [];
    const heading = topic?.heading ?? '';
    const main = tested.get(heading) ?? null;
    const isSo = judges[assertion]({ slots, topic: null, main }, truth);
    const key = `${product.name} ${change.gap} ${change.isDecoy} ${heading}`;
    if (isSo !== null) tally.note(assertion, key, isSo);
    return [{ assertion, isSo }];
  });
  const { pulls } = tally;
  const says = (name: Assertion) => judged.some(({ assertion }) => assertion === name);
  if (change.isDecoy) {
    pulls.decoys += 1;
    pulls.credited += Number(says('near'));
  } else if ((asked[week]?.get(change.gap) ?? 0) > 0) {
    pulls.fixes += 1;
    pulls.seen += Number(judged.some(({ assertion, isSo }) => assertion === 'near' && isSo));
    pulls.nothing += Number(says('nothing'));
  }
}

/** The next ten topics by size are counted separately. */
const nextTen: Partial<Record<string, string>> = { place: 'next places', among: 'next among' };
const names = Object.entries(assertions).flatMap(([key, name]): [string, string][] => {
  const next = nextTen[key];
  if (next === undefined) return [[key, name]];
  return [
    [key, `${name}: the ten largest topics`],
    [next, `${name}: the next ten`],
  ];
});

/** For each kind of statement and level of evidence: how often it is true, and how often it occurs. */
function rowsOf(tallies: ReadonlyMap<Evidence, Tally>): [name: string, ...cells: string[]][] {
  return names.flatMap(([key, name]) => {
    const cells = [...tallies.values()].map(({ statements }) => {
      const all = [...(statements.get(key)?.values() ?? [])];
      const so = all.filter(Boolean).length;
      return all.length === 0 ? '' : `${so} of ${all.length}, ${percent(so / all.length)}`;
    });
    return cells.some((cell) => cell !== '') ? [[name, ...cells]] : [];
  });
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function print(tallies: ReadonlyMap<Evidence, Tally>): void {
  const line = ([name, ...cells]: readonly string[]) =>
    [name?.padEnd(nameWidth), ...cells.map((cell) => cell.padStart(cellWidth))].join('');
  console.log(line(['statements, and how often they are true', ...tallies.keys()]));
  for (const row of rowsOf(tallies)) console.log(line(row));
  for (const [evidence, { pulls, unknown }] of tallies) {
    const { fixes, seen, nothing, decoys, credited } = pulls;
    if (fixes > 0) {
      console.log(
        `${evidence}: of ${fixes} fixes ${seen} are named for their gap, ${nothing} for none; of ${decoys} decoys ${credited} are named for any`,
      );
    }
    for (const one of unknown) console.log(`${evidence}: no row, or several, for ${one}`);
  }
}

/** Printed to be read, because no label says whether a heading suits its gap. */
function printHeadings(tallies: ReadonlyMap<Evidence, Tally>): void {
  for (const [evidence, { headings }] of tallies) {
    for (const one of [...headings].sort()) console.log(`${evidence}: ${one}`);
  }
}

const nameWidth = 62;
const cellWidth = 20;
const document = join(import.meta.dirname, '../../docs/topics.md');
const [begin, end] = ['<!-- claims: begin -->', '<!-- claims: end -->'];

/** Puts the figures into the documentation, between two comments. */
function writeFigures(tallies: ReadonlyMap<Evidence, Tally>): void {
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${document} has no place for the figures.`);
  const table = [
    [
      'What is said',
      ...[...tallies.keys()].map((one) => one.replace(/^./, (c) => c.toUpperCase())),
    ],
    ['---', ...[...tallies.keys()].map(() => '--:')],
    ...rowsOf(tallies),
  ];
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  writeFileSync(document, `${before}${begin}\n\n${lines}\n\n${end}${after}`);
}
