import { addDays, type Period } from '../source/period.ts';
import {
  type Count,
  comparedReports,
  type Gap,
  type Memory,
  mostLooks,
  type Watch,
} from './gap.ts';

/** What was read for one report. */
export interface ReadDays {
  period: Period;
  /** First day that was read: of the period before, if the two are compared. */
  readFrom: string;
  totals: { answered: number; unanswered: number };
  /** Questions asked, answered and unanswered, by day, `YYYY-MM-DD`. */
  questionsByDay: ReadonlyMap<string, number>;
}

/** A topic of the report that is a gap. */
interface AskedGap {
  gapId: string;
  rows: readonly { day: string | null }[];
}

interface Tally {
  read: ReadDays;
  /** The gap's unanswered questions by day. */
  unansweredByDay: ReadonlyMap<string, number>;
}

/**
 * The memory with what was asked since each merge, and the verdicts that this gives. Days are
 * counted once, however often reports read them; days that no report read count neither way.
 *
 * @param memory that {@link withReport} gave for the same report
 */
export function withVerdicts({
  memory,
  read,
  topics,
}: {
  memory: Memory;
  read: ReadDays;
  topics: readonly AskedGap[];
}): Memory {
  const topicOf = new Map(topics.map((topic) => [topic.gapId, topic]));
  const gaps = memory.gaps.map((gap): Gap => {
    const { fix } = gap;
    if (!fix) return gap;
    const unansweredByDay = rowsByDay(topicOf.get(gap.id));
    const tally = { read, unansweredByDay };
    return { ...gap, fix: { ...fix, watch: watched({ memory, gap, watch: fix.watch, tally }) } };
  });
  return { ...memory, gaps };
}

function watched(of: { memory: Memory; gap: Gap; watch: Watch; tally: Tally }): Watch {
  const { memory, gap, tally } = of;
  const { period } = tally.read;
  const before = of.watch.before ?? countBefore({ memory, gap, watch: of.watch, tally });
  const watch = { ...of.watch, before };
  if (period.to <= watch.countedTo) return watch;
  const counted = countDays({ tally, from: watch.countedTo, to: period.to });
  return lookAt({ watch, days: { ...counted, to: period.to }, period });
}

/**
 * What was asked before the merge, of the time that eight reports cover: day by day as far as the
 * rows are at hand, which finds the day of the merge, and by reports before that.
 */
function countBefore(of: { memory: Memory; gap: Gap; watch: Watch; tally: Tally }): Count {
  const { memory, gap, watch, tally } = of;
  const { period, readFrom } = tally.read;
  const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000;
  const earliest = addDays(watch.mergedOn, -days * comparedReports);
  const atHand = countDays({ tally, from: later(readFrom, earliest), to: watch.mergedOn });
  const end = watch.mergedOn < readFrom ? watch.mergedOn : readFrom;
  return memory.reports
    .filter(({ freshFrom, to }) => freshFrom >= earliest && to <= end)
    .reduce(
      (count, { to, freshQuestions }) =>
        sum(count, { unanswered: gap.counts[to] ?? 0, questions: freshQuestions }),
      atHand,
    );
}

function countDays({
  tally: { read, unansweredByDay },
  from,
  to,
}: {
  tally: Tally;
  from: string;
  to: string;
}): Count {
  const total = (byDay: ReadonlyMap<string, number>) =>
    [...byDay].reduce((all, [day, count]) => (day >= from && day < to ? all + count : all), 0);
  return { unanswered: total(unansweredByDay), questions: total(read.questionsByDay) };
}

function rowsByDay(topic: AskedGap | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day } of topic?.rows ?? []) {
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

const later = (a: string, b: string): string => (a < b ? b : a);

/** Looks come a week apart or more, however often reports do. */
const daysOfLook = 7;
/**
 * No verdict on fewer unanswered: before the merge, or after it was fixed. How many were to be
 * expected since needs no such bound: of four, none at all is still chance at the level of a look.
 */
const fewestUnanswered = 5;

const millisecondsPerDay = 86_400_000;

/** What was asked on days that were not counted yet. */
export interface CountedDays extends Count {
  /** Exclusive end of the days. */
  to: string;
}

/**
 * A watch with more days in it, and with what a look at it gives: `fixed` if the questions fell by
 * more than chance against those before the merge, `back` if those of the latest looks rose by more
 * than chance against all others since the merge.
 *
 * @param period of the report that looks
 */
export function lookAt({
  watch,
  days,
  period,
}: {
  watch: Watch;
  days: CountedDays;
  period: Period;
}): Watch {
  const counted = {
    ...watch,
    since: sum(watch.since, days),
    countedTo: days.to,
    latest: [...watch.latest.slice(0, -1), sum(watch.latest.at(-1) ?? nothing, days)],
  };
  const isDue = daysBetween(watch.lookedAt, days.to) >= daysOfLook;
  const looksLeft = (watch.verdict === 'watching' ? mostLooks : mostLooksBack) - watch.looks;
  if (watch.verdict === 'back' || looksLeft <= 0 || !isDue) return counted;

  const latest = [...counted.latest.slice(-mostLatest), nothing];
  const looked = { ...counted, latest, lookedAt: days.to, looks: watch.looks + 1 };
  const decided = { ...looked, looks: 0, decidedAt: period.to };
  if (watch.verdict === 'watching')
    return fell(counted) ? { ...decided, verdict: 'fixed' } : looked;
  return rose(counted) ? { ...decided, verdict: 'back' } : looked;
}

function fell({ before, since }: Watch): boolean {
  if (!before || before.unanswered < fewestUnanswered) return false;
  return chanceOfSoFew({ earlier: before, later: since }) <= levelOfLook;
}

/** A jump shows in the latest look, a slow rise in the latest few. */
function rose({ since, latest }: Watch): boolean {
  return windows.some((looks) => {
    if (latest.length < looks) return false;
    const later = latest.slice(-looks).reduce(sum, nothing);
    if (later.unanswered < fewestUnanswered) return false;
    return chanceOfSoMany({ earlier: minus(since, later), later }) <= levelOfBack;
  });
}

const nothing: Count = { unanswered: 0, questions: 0 };

function minus(a: Count, b: Count): Count {
  return { unanswered: a.unanswered - b.unanswered, questions: a.questions - b.questions };
}

function sum(a: Count, b: Count): Count {
  return { unanswered: a.unanswered + b.unanswered, questions: a.questions + b.questions };
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsPerDay;
}

/**
 * The chance of so few unanswered questions in `later`, or fewer, if the rate per question asked is
 * still that of `earlier`: from 0 to 1, one-sided. The conditional binomial test of two Poisson
 * rates: given the sum of both counts, the later one is binomial with the later share of all
 * questions asked, whatever the rate is.
 *
 * Source: J. Przyborowski and H. Wilenski, "Homogeneity of results in testing samples from Poisson
 * series", Biometrika 31 (1940).
 */
export function chanceOfSoFew({ earlier, later }: { earlier: Count; later: Count }): number {
  const trials = earlier.unanswered + later.unanswered;
  const asked = earlier.questions + later.questions;
  if (asked === 0) return 1;
  return binomialAtMost({
    successes: later.unanswered,
    trials,
    chance: later.questions / asked,
  });
}

/** The chance of so many in `later`, or more; otherwise as {@link chanceOfSoFew}. */
export function chanceOfSoMany({ earlier, later }: { earlier: Count; later: Count }): number {
  // So many in one of the two are so few in the other.
  return chanceOfSoFew({ earlier: later, later: earlier });
}

/**
 * The chance at which one of {@link mostLooks} looks calls a difference real, so that all of them
 * together err in 5% of cases, one-sided: looking again and again finds something in the end.
 *
 * The constant nominal level for eight looks, a normal deviate of 2.225. Source: S. J. Pocock,
 * "Group sequential methods in the design and analysis of clinical trials", Biometrika 64 (1977);
 * the constant for eight looks is in C. Jennison and B. W. Turnbull, "Group Sequential Methods"
 * (2000), table 2.1.
 */
const levelOfLook = 0.013;

/** Looks, one a week, in which a fix may turn out to be back: half a year. */
const mostLooksBack = 26;
/** Latest looks that are held against all before them, and how many are kept for it. */
const windows = [1, 2, 4];
const mostLatest = 4;
/**
 * The chance at which one of these says that a gap is back. Each look brings a week that no look
 * saw before, so that {@link mostLooksBack} of them err far more often than as many looks at one
 * growing sum: at this level, in 5% of cases at most by simulation, whatever is asked
 * (`test/report/gaps/back.test.ts`), on good weeks that chance has flattered, too.
 */
const levelOfBack = 0.001;

/** P(X <= successes) of a binomial X, its terms summed by their logarithms. */
function binomialAtMost(of: { successes: number; trials: number; chance: number }): number {
  const { successes, trials, chance } = of;
  if (successes >= trials || chance <= 0) return 1;
  const [logChance, logOther] = [Math.log(chance), Math.log1p(-chance)];
  let logWays = 0;
  let sum = 0;
  for (let k = 0; k <= successes; k++) {
    sum += Math.exp(logWays + k * logChance + (trials - k) * logOther);
    logWays += Math.log(trials - k) - Math.log(k + 1);
  }
  return Math.min(1, sum);
}
