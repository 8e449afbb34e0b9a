import {
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../src/language/nearness.ts';
import { unpaced } from '../../src/pace.ts';
import { countNear } from '../../src/report/gaps/anchor.ts';
import { sumOf } from '../../src/report/gaps/chance.ts';
import { identify, type KnownGap } from '../../src/report/gaps/identity.ts';
import { mainPartOf } from '../../src/report/gaps/main-part.ts';
import { verdictOf } from '../../src/report/gaps/verdict.ts';
import { hashRow } from '../../src/report/source/question.ts';
import { type LabelledQuestion, mainLabel, questionsOf, topicsOf } from './reports.ts';
import {
  evidenceLevels,
  readWorlds,
  type Series,
  seriesOf,
  startOf,
  weekOfFix,
  weeks,
  wordings,
} from './series.ts';

/** In these each of the ten largest gaps falls once. */
const seeds = [1, 2, 3, 4, 5];
/** A report reads its week and the one before. */
const firstReport = 1;
/** What a memory holds. */
const mostGaps = 80;
const mostHashes = 32;
/** Topics whose main part is looked at. */
const shown = 20;
/** Words of two questions from which on they are plainly the same. */
const plainlySame = 1.5;

/** Counts that a share is made of. */
type Tally = [part: number, whole: number];

interface Figures {
  /** Of the largest gaps, their topic in a later report with the id of the first. */
  kept: Tally;
  /** With the id that another gap had first. */
  anothers: Tally;
  /** Of gaps that go on, those told as fixed. */
  falseFixed: Tally;
  /** Of gaps that fell to a tenth, those measured as fallen by half, and told as fixed. */
  fell: Tally;
  /** Of these, those of which nothing counts before: not decided. */
  uncounted: Tally;
  fixed: Tally;
  /** Of the largest topics' questions, and of their main parts', those that ask the main thing. */
  purity: Tally;
  mainPurity: Tally;
  /** Of the largest topics' questions, those in the main part. */
  held: Tally;
  /** Of pairs that are plainly the same by their words, those that are. */
  same: Tally;
}

const names: (keyof Figures)[] = [
  'kept',
  'anothers',
  'falseFixed',
  'fell',
  'uncounted',
  'fixed',
  'purity',
  'mainPurity',
  'held',
  'same',
];

const noFigures = (): Figures =>
  Object.fromEntries(names.map((name) => [name, [0, 0]])) as unknown as Figures;

function note(tally: Tally, part: number | boolean, whole = 1): void {
  tally[0] += Number(part);
  tally[1] += whole;
}

/** A topic of a report, with the id that it has there. */
interface Identified {
  id: string;
  questions: LabelledQuestion[];
  main: LabelledQuestion[];
}

/** Reports after each other, each with what the one before it remembered. */
class Reports {
  gaps: KnownGap[] = [];
  private made = 0;

  async next(
    series: Series,
    week: number,
    questions: ReadonlyMap<string, LabelledQuestion>,
  ): Promise<Identified[]> {
    const topics = (await topicsOf(series, week, questions)).map((own) => {
      const { members, anchor } = mainPartOf(own);
      const main = members.flatMap((at) => own[at] ?? []);
      const rows = own.map(({ id, day, text }) => ({
        hash: hashRow({ id, timestamp: day, question: text }),
        day,
      }));
      return { questions: own, main, anchor, rows };
    });
    const lastRead = week === firstReport ? null : { from: startOf(week - 2), to: startOf(week) };
    const ids = identify({ topics, gaps: this.gaps, lastRead }).map(
      (id) => id ?? String(++this.made),
    );
    const known = new Map(this.gaps.map((gap) => [gap.id, gap]));
    const asked = topics.map(({ rows, anchor }, at): KnownGap => {
      const id = ids[at] ?? '';
      const hashes = rows.map(({ hash }) => hash).sort((a, b) => a - b);
      return {
        id,
        rows: rows.length,
        hashes: hashes.slice(0, mostHashes),
        anchors: known.get(id)?.anchors ?? [anchor],
        dismissed: false,
      };
    });
    const rest = this.gaps.filter(({ id }) => !ids.includes(id));
    this.gaps = [...asked.sort((a, b) => b.rows - a.rows), ...rest].slice(0, mostGaps);
    return topics.map(({ questions: own, main }, at) => ({
      id: ids[at] ?? '',
      questions: own,
      main,
    }));
  }
}

/** The topic that holds most of a gap's questions, if they are most of it. */
function homeOf(topics: readonly Identified[], label: string): Identified | undefined {
  const homes = topics
    .map((topic) => ({
      topic,
      own: topic.questions.filter((question) => question.label === label).length,
    }))
    .filter(({ topic, own }) => own * 2 > topic.questions.length);
  return homes.sort((a, b) => b.own - a.own)[0]?.topic;
}

async function measure(series: Series, figures: Figures): Promise<void> {
  const questions = questionsOf(series);
  const reports = new Reports();
  const first = new Map<string, string>();
  const ownerOf = new Map<string, string>();
  for (let week = firstReport; week < weeks; week++) {
    const topics = await reports.next(series, week, questions);
    for (const [label, falls] of series.largest) {
      const id = homeOf(topics, label)?.id;
      if (id === undefined) continue;
      const own = first.get(label);
      if (own === undefined) {
        first.set(label, id);
        if (!ownerOf.has(id)) ownerOf.set(id, label);
      } else if (!falls) {
        note(figures.kept, id === own);
        note(figures.anothers, id !== own && (ownerOf.get(id) ?? label) !== label);
      }
    }
    notePurity(topics, figures);
    if (week === weekOfFix) {
      await noteVerdicts({ series, topics, gaps: reports.gaps, questions, figures });
    }
  }
  noteSame(
    [...questions.values()].filter(({ week }) => week === weekOfFix),
    figures,
  );
}

function notePurity(topics: readonly Identified[], figures: Figures): void {
  const bySize = topics.toSorted((a, b) => b.questions.length - a.questions.length);
  for (const { questions, main } of bySize.slice(0, shown)) {
    note(figures.purity, mainLabel(questions)[1] / questions.length);
    note(figures.mainPurity, mainLabel(main)[1] / main.length);
    note(figures.held, main.length / questions.length);
  }
}

/** Fixes that were merged at the end of this week, of the largest gaps that a topic's main part asks. */
async function noteVerdicts(of: {
  series: Series;
  topics: readonly Identified[];
  gaps: readonly KnownGap[];
  questions: ReadonlyMap<string, LabelledQuestion>;
  figures: Figures;
}): Promise<void> {
  const { series, topics, gaps, questions, figures } = of;
  const rivals = gaps.map(({ id }) => id);
  const ticked = [...series.largest].flatMap(([label, falls]) => {
    const asking = topics.filter(
      ({ id, main }) => mainLabel(main)[0] === label && rivals.includes(id),
    );
    const id = homeOf(asking, label)?.id;
    return id === undefined ? [] : [{ id, falls }];
  });
  const counts = await countNear({
    questions: [...questions.values()],
    gaps,
    fixes: ticked.map(({ id }) => ({ gap: id, rivals })),
    pace: unpaced,
  });
  for (const { id, falls } of ticked) {
    const byWeek = series.weeks.map((rows, week) => ({
      questions: rows.length,
      unanswered: [...(counts.get(id) ?? [])].reduce(
        (sum, [day, count]) =>
          day >= startOf(week) && day < startOf(week + 1) ? sum + count : sum,
        0,
      ),
    }));
    const before = sumOf(byWeek.slice(0, weekOfFix + 1));
    const after = byWeek.slice(weekOfFix + 1);
    const since = sumOf(after);
    const isHalf =
      before.unanswered > 0 &&
      2 * since.unanswered * before.questions <= before.unanswered * since.questions;
    const isFixed = verdictOf({ before, since: after }).is === 'fixed';
    if (falls) {
      note(figures.fell, isHalf);
      note(figures.uncounted, before.unanswered === 0);
      note(figures.fixed, isFixed);
    } else note(figures.falseFixed, isFixed);
  }
}

function noteSame(questions: readonly LabelledQuestion[], figures: Figures): void {
  const byText = new Map(questions.map((question) => [question.text, question]));
  const seen: { label: string; prepared: PreparedQuestion }[] = [];
  for (const { text, label } of byText.values()) {
    if (label === 'junk') continue;
    const prepared = prepareQuestion(text, null, null);
    for (const other of seen) {
      if (wordNearness(prepared, other.prepared) >= plainlySame) {
        note(figures.same, other.label === label);
      }
    }
    seen.push({ label, prepared });
  }
}

/**
 * Prints, over six weeks of labelled products with fixes after the second, how many of the ten largest
 * gaps keep their id, what is told of their fixes, and how much of one thing main parts ask.
 *
 * @param folder of worlds, `.json` files, and their `rows.mjs`
 */
export async function benchIdentity(folder: string): Promise<void> {
  const { worlds, worldRows } = await readWorlds(folder);
  console.log(['world, evidence, wordings'.padEnd(26), ...names].join('  '));
  for (const evidence of evidenceLevels) {
    for (const wording of wordings) {
      const all = noFigures();
      for (const [name, world] of worlds) {
        const own = noFigures();
        for (const seed of seeds) {
          await measure(seriesOf({ world, worldRows, evidence, wording, seed }), own);
        }
        for (const figure of names) note(all[figure], ...own[figure]);
        console.log(line(`${name}, ${evidence}, ${wording}`, own));
      }
      console.log(line(`all, ${evidence}, ${wording}`, all));
    }
  }
}

function line(title: string, figures: Figures): string {
  const shares = names.map((name) => {
    const [part, whole] = figures[name];
    const share = whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
    return share.padStart(name.length);
  });
  return [title.padEnd(26), ...shares].join('  ');
}
