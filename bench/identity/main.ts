import type { Model } from '../../src/model/client.ts';
import { type IdentifiedTopic, identifyTopics } from '../../src/report/gaps/identity.ts';
import { emptyMemory, type Fix, type Merge } from '../../src/report/gaps/memory.ts';
import { decodeMemory, encodeMemory } from '../../src/report/gaps/memory-comment.ts';
import { rememberReport } from '../../src/report/gaps/remember.ts';
import { createReportModel } from '../../src/report/reading/report-model.ts';
import { addDays } from '../../src/report/source/period.ts';
import type { Question } from '../../src/report/source/question.ts';
import { type Evidence, type Grouped, gapOf, groupRows, openWorlds, redactor } from '../rows.ts';
import { standIns } from '../stand-in.ts';
import { type Series, seriesOf, startOf, weekOfFix, weeks, wordings } from './series.ts';

const evidenceLevels: readonly Evidence[] = ['none', 'poor', 'likely', 'good'];
/** With these seeds, each of the ten largest gaps falls once. */
const seeds = [1, 2, 3, 4, 5];
/** A report reads its own week and the previous one. */
const firstReport = 1;
/** The number of topics whose main part is examined. */
const shown = 20;
/** The model leaves out a fifth of its answers, and gets a tenth of the others wrong. */
const mistakes = { leftOut: 0.2, wrong: 0.1 };

/** What a share is made of. */
type Tally = [part: number, whole: number];

const names = [
  // Whether a later topic of one of the largest gaps has the id of the first; or another gap's id.
  ...['sameId', 'anothers'],
  // Gaps that go on but are reported as fixed.
  'falseFixed',
  // Gaps that fell to a tenth: measured as fallen by half, without earlier counts, reported as fixed.
  ...['fell', 'uncounted', 'fixed'],
  // Counts that a verdict used and the model made.
  'byModel',
  // Of the largest topics' questions, and of their main parts', those that ask the main thing.
  ...['purity', 'mainPurity'],
  // Of the largest topics' questions, those in the main part.
  'held',
];
type Figures = ReadonlyMap<string, Tally>;

const noFigures = (): Figures => new Map(names.map((name) => [name, [0, 0]]));

function note(figures: Figures, name: string, part: number | boolean, whole = 1): void {
  const tally = figures.get(name);
  if (!tally) throw new Error(`There is no figure ${name}.`);
  tally[0] += Number(part);
  tally[1] += whole;
}

type LabelOf = (question: Question) => string;

/** Reports after each other, each with what the one before it remembered. */
class Reports {
  memory = emptyMemory;
  readonly #modelOf: (() => Model) | null;

  constructor(modelOf: (() => Model) | null) {
    this.#modelOf = modelOf;
  }

  async next({ offline, questions }: Grouped, week: number, asked: Series['asked']) {
    const model =
      this.#modelOf &&
      createReportModel({
        model: this.#modelOf(),
        reserved: 4,
        memory: this.memory,
        redact: redactor.redact,
        log: { info: () => undefined, warning: (message) => console.log(message) },
      });
    const classified = model && (await model.classify(offline, (work) => work()));
    const topics = identifyTopics((classified ?? offline).topics, {
      memory: this.memory,
      given: classified?.titledGaps ?? new Map(),
    });
    const current = questions.filter((row) => row.current);
    const period = { from: startOf(week), to: startOf(week + 1) };
    const readFrom = startOf(week - 1);
    const remembered = rememberReport(this.memory, {
      counts: {
        ...period,
        readFrom,
        questions: current.length,
        unanswered: current.length,
        located: current.filter(({ pageUrl, category }) => pageUrl ?? category).length,
      },
      conversationsByDay: asked,
      questions: topics.flatMap(({ rows }) => rows),
      topics,
      named: new Set(),
      places: new Map(),
      given: classified?.given ?? null,
    });
    const subject = { projectId: 'bench', scope: 'all' };
    const { comment } = encodeMemory(remembered, subject);
    const decoded = decodeMemory(comment, { subject, redact: redactor.redact });
    if (decoded === null || decoded === 'broken') throw new Error('The memory was lost.');
    this.memory = decoded;
    return topics;
  }

  /** What people ticked, and the pull request that was merged for it. */
  decide(gaps: readonly string[], on: string): void {
    const merges = new Map(
      gaps.map((gap, number): [string, Merge[]] => {
        const prLink = `https://github.com/acme/docs/pull/${number + 1}`;
        return [gap, [{ prLink, by: 'people', jobId: null, on }]];
      }),
    );
    this.memory = {
      ...this.memory,
      gaps: this.memory.gaps.map((gap) => {
        const of = merges.get(gap.id);
        return of ? { ...gap, boxes: { ...gap.boxes, ours: true }, merges: of } : gap;
      }),
    };
  }
}

/** What most of these ask, and how many do. */
function mainLabel(
  questions: readonly Question[],
  labelOf: LabelOf,
): [label: string, count: number] {
  const groups = [...Map.groupBy(questions, labelOf)];
  const [first] = groups.sort(([, a], [, b]) => b.length - a.length);
  return [first?.[0] ?? '', first?.[1].length ?? 0];
}

/** The topic with most of a gap's questions, if they are most of the topic. */
function homeOf(
  topics: readonly IdentifiedTopic[],
  label: string,
  labelOf: LabelOf,
): IdentifiedTopic | undefined {
  const homes = topics
    .map((topic) => ({ topic, own: topic.rows.filter((row) => labelOf(row) === label).length }))
    .filter(({ topic, own }) => own * 2 > topic.rows.length);
  return homes.sort((a, b) => b.own - a.own)[0]?.topic;
}

/** @param reports the series' weeks from the first that is reported on, each with the one before it */
async function measure(
  series: Series,
  reports: readonly Grouped[],
  {
    figures,
    modelOf,
    headings = new Map(),
  }: { figures: Figures; modelOf: (() => Model) | null; headings?: Map<string, string> },
): Promise<void> {
  const labelOf: LabelOf = ({ id }) => gapOf(series.labels.get(id) ?? '');
  const chain = new Reports(modelOf);
  const first = new Map<string, string>();
  const ownerOf = new Map<string, string>();
  const falls = new Map<string, boolean>();
  for (const [at, grouped] of reports.entries()) {
    const week = firstReport + at;
    const topics = await chain.next(grouped, week, series.asked);
    for (const { label, rows } of topics) {
      const [most, count] = mainLabel(rows, labelOf);
      if (count * 2 > rows.length) headings.set(label, most);
    }
    for (const [label, isFalling] of series.largest) {
      const id = homeOf(topics, label, labelOf)?.id;
      if (id === undefined) continue;
      const own = first.get(label);
      if (own === undefined) {
        first.set(label, id);
        if (!ownerOf.has(id)) ownerOf.set(id, label);
      } else if (!isFalling) {
        note(figures, 'sameId', id === own);
        note(figures, 'anothers', id !== own && (ownerOf.get(id) ?? label) !== label);
      }
    }
    notePurity(topics, { figures, labelOf });
    if (week !== weekOfFix) continue;
    for (const [label, isFalling] of series.largest) {
      const known = new Set(chain.memory.gaps.map(({ id }) => id));
      const asking = topics.filter(
        ({ id, main }) => mainLabel(main, labelOf)[0] === label && known.has(id),
      );
      const id = homeOf(asking, label, labelOf)?.id;
      if (id !== undefined) falls.set(id, isFalling);
    }
    chain.decide([...falls.keys()], addDays(startOf(week + 1), -1));
    // The run for a tick reads the same two weeks.
    await chain.next(grouped, week, series.asked);
  }
  for (const { id, fix, counted } of chain.memory.gaps) {
    const isFalling = falls.get(id);
    if (isFalling === undefined || !fix) continue;
    if (modelOf) note(figures, 'byModel', counted === null || counted.model !== null);
    noteVerdict(fix, isFalling, figures);
  }
}

function noteVerdict({ before, since, verdict }: Fix, isFalling: boolean, figures: Figures): void {
  if (isFalling) {
    const [then, now] = [before?.unanswered ?? 0, since?.unanswered ?? 0];
    const isHalf = 2 * now * (before?.questions ?? 0) <= then * (since?.questions ?? 0);
    note(figures, 'fell', then > 0 && isHalf);
    note(figures, 'uncounted', then === 0);
    note(figures, 'fixed', verdict === 'fixed');
  } else note(figures, 'falseFixed', verdict === 'fixed');
}

function notePurity(
  topics: readonly IdentifiedTopic[],
  { figures, labelOf }: { figures: Figures; labelOf: LabelOf },
): void {
  const bySize = topics.toSorted((a, b) => b.rows.length - a.rows.length);
  for (const { rows, main } of bySize.slice(0, shown)) {
    note(figures, 'purity', mainLabel(rows, labelOf)[1] / rows.length);
    note(figures, 'mainPurity', mainLabel(main, labelOf)[1] / main.length);
    note(figures, 'held', main.length / rows.length);
  }
}

/**
 * Prints, over six weeks of labelled products with fixes after the second, how many of the ten largest
 * gaps keep their id, what is reported about their fixes, and how much of one thing main parts ask: without
 * a model, and with one that errs.
 *
 * @param folder of worlds, `.json` files, and their `rows.mjs`
 */
export async function benchIdentity(folder: string): Promise<void> {
  const { worlds, rowsOf } = await openWorlds(folder);
  console.log(['world, evidence, wordings'.padEnd(titleWidth), ...names].join('  '));
  for (const evidence of evidenceLevels) {
    for (const wording of wordings) {
      const all = bothFigures();
      for (const [name, world] of worlds) {
        const own = bothFigures();
        for (const seed of seeds) {
          const series = seriesOf({ world, rowsOf, evidence, wording, seed });
          const reports = reportsOf(series);
          const labels = series.weeks
            .flat()
            .map(({ id, query }) => [query ?? '', series.labels.get(id ?? '') ?? ''] as const);
          const headings = new Map<string, string>();
          const modelOf = standIns(new Map(labels), { ...mistakes, seed }, { headings });
          await measure(series, reports, { figures: own.offline, modelOf: null });
          await measure(series, reports, { figures: own.model, modelOf, headings });
        }
        for (const mode of modes) {
          for (const [figure, [part, whole]] of own[mode]) note(all[mode], figure, part, whole);
          console.log(line(`${name}, ${evidence}, ${wording}, ${mode}`, own[mode]));
        }
      }
      for (const mode of modes)
        console.log(line(`all, ${evidence}, ${wording}, ${mode}`, all[mode]));
    }
  }
}

const modes = ['offline', 'model'] as const;
const bothFigures = () => ({ offline: noFigures(), model: noFigures() });

/** Each week that is reported on with the one before it, grouped once for both modes. */
function reportsOf({ weeks: rows }: Series): Grouped[] {
  const reports: Grouped[] = [];
  for (let week = firstReport; week < weeks; week++) {
    const own = [...(rows[week - 1] ?? []), ...(rows[week] ?? [])];
    reports.push(groupRows(own, (row) => (row?.timestamp ?? '') >= startOf(week)));
  }
  return reports;
}

const titleWidth = 35;

function line(title: string, figures: Figures): string {
  const shares = names.map((name) => {
    const [part, whole] = figures.get(name) ?? [0, 0];
    const share = whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
    return share.padStart(name.length);
  });
  return [title.padEnd(titleWidth), ...shares].join('  ');
}
