import { addDays, daysBetween } from '../source/period.ts';
import { type Count, chanceOfSoFew, chanceOfSoMany, sumOf } from './chance.ts';
import type { Merge } from './journal.ts';
import {
  type Days,
  type Fix,
  type Memory,
  noSums,
  type RememberedGap,
  type Sums,
} from './memory.ts';

/** Minimum days between two looks at a fix, however frequent reports are. */
const daysBetweenLooks = 7;
/** Minimum share of questions with a page or a category: with fewer, nearness is unreliable. */
const minLocated = 1 / 2;

/**
 * The merge to watch: the first one until its verdict is final, then a later one.
 *
 * @param merges in the order of their days
 */
export function nextMerge(fix: Fix | null, merges: readonly Merge[]): Merge | undefined {
  if (!fix?.isFinal) return merges.find(({ prLink }) => prLink === fix?.prLink) ?? merges[0];
  return merges.find(({ on, prLink }) => on > (fix.decidedOn ?? fix.on) && prLink !== fix.prLink);
}

const unwatched = {
  before: null,
  since: null,
  verdict: 'watching',
  decidedOn: null,
  isFinal: false,
  needed: null,
  days: 0,
} as const;

/**
 * Updates a fix's counts and verdict: the gap's questions before the merge and since the day after it,
 * each over the time of eight reports. Days that no report read don't count. Pure.
 */
export function watched(
  { prLink, by, jobId, on }: Merge,
  { counted, fix }: RememberedGap,
  { reports, asked }: Pick<Memory, 'reports' | 'asked'>,
): Fix {
  const base = fix?.prLink === prLink ? fix : { prLink, by, jobId, on, ...unwatched };
  const last = reports.at(-1);
  if (!counted || !last || base.isFinal) return base;
  const unanswered = counted.model ?? counted.words;
  const count = (from: string, to: string): Count => ({
    unanswered: sumIn(unanswered, from, to),
    questions: sumIn(asked, from, to),
  });
  const compared = daysBetween(last.from, last.to) * comparedReports;
  const first = addDays(on, 1);
  const before = count(later(counted.since, addDays(on, -compared)), on);
  const ends = endsOfLooks(reports, first);
  const looks = ends.map((to, at) => count(ends[at - 1] ?? first, to));
  const isReliable =
    counted.model !== null || isLocated(reports.filter(({ to }) => to > counted.since));
  const verdict: Verdict = isReliable
    ? verdictOf({ before, since: looks })
    : { is: 'undecided', takes: 0 };
  const isOver = ends.length >= comparedReports + (verdict.is === 'fixed' ? verdict.report : 0);
  const decidedIn = 'report' in verdict ? verdict.report : isOver ? comparedReports : null;
  const since = later(first, addDays(last.to, -compared));
  return {
    ...base,
    before,
    since: count(since, last.to),
    verdict: verdict.is === 'undecided' && !isOver ? 'watching' : verdict.is,
    decidedOn: decidedIn === null ? null : (ends[decidedIn - 1] ?? null),
    isFinal: isOver || verdict.is === 'back',
    needed: verdict.is === 'undecided' ? verdict.takes : null,
    days: Math.max(0, daysBetween(since, last.to)),
  };
}

/** Whether enough unanswered questions have a page or a category. */
function isLocated(reports: Memory['reports']): boolean {
  const unanswered = reports.reduce((sum, one) => sum + one.unanswered, 0);
  return reports.reduce((sum, { located }) => sum + located, 0) >= minLocated * unanswered;
}

/** The ends of reports that are at least a week apart. */
function endsOfLooks(reports: Memory['reports'], first: string): string[] {
  let next = addDays(first, daysBetweenLooks);
  return reports.flatMap(({ to }) => {
    if (to < next) return [];
    next = addDays(to, daysBetweenLooks);
    return [to];
  });
}

const later = (one: string, other: string): string => (one > other ? one : other);

const sumIn = (days: Days, from: string, to: string): number =>
  Object.entries(days).reduce(
    (sum, [day, count]) => (day >= from && day < to ? sum + count : sum),
    0,
  );

/** Results of fixes, by who made them. */
export type Ledger = Memory['past'];

/** Results of all fixes that were ever watched. */
export const ledgerOf = ({ gaps, past }: Pick<Memory, 'gaps' | 'past'>): Ledger =>
  gaps.reduce((sums, { fix }) => withResult(sums, fix), past);

/** Adds the result of a fix, if there is one. */
export function withResult(ledger: Ledger, fix: Fix | null): Ledger {
  if (!fix) return ledger;
  const [sums, result] = [ledger[fix.by], resultOf(fix)];
  return {
    ...ledger,
    [fix.by]: {
      watched: sums.watched + result.watched,
      helped: sums.helped + result.helped,
      unchanged: sums.unchanged + result.unchanged,
      fewer: round(sums.fewer + result.fewer),
    },
  };
}

/** The result of one fix. If its gap is back, the fix counts as one that changed nothing. */
function resultOf({ verdict, before, since, days }: Fix): Sums {
  const one = { ...noSums, watched: 1 };
  if (verdict === 'unchanged' || verdict === 'back') return { ...one, unchanged: 1 };
  if (verdict !== 'fixed' || !before || !since) return one;
  const fell = before.unanswered / before.questions - since.unanswered / since.questions;
  const fewer = Math.max(0, (fell * since.questions * 7) / days);
  return { ...one, helped: 1, fewer: Number.isFinite(fewer) ? round(fewer) : 0 };
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Reports that are compared before a merge, and in which a fix can be found to help. */
const comparedReports = 8;
/** Reports after a fix was found to help in which its gap can come back. */
const watchedReports = 8;

/**
 * Significance level of each of {@link comparedReports} looks for a fall. Together they are wrong in at
 * most 5% of cases, one-sided: a level of 5% each would find a fall by chance sooner or later.
 *
 * The constant nominal level for eight looks, a normal deviate of 2.225. Source: S. J. Pocock,
 * "Group sequential methods in the design and analysis of clinical trials", Biometrika 64 (1977);
 * the constant for eight looks is in C. Jennison and B. W. Turnbull, "Group Sequential Methods"
 * (2000), table 2.1.
 */
const fixedLevel = 0.013;
/** Maximum share of the questions that remain after a fix, however significant the fall is. */
const maxRemaining = 1 / 2;
/**
 * Significance level of each look that says that a fixed gap is back. Each compares another window with
 * weeks that were low partly by chance: by simulation (see the tests) all {@link watchedReports} together
 * are wrong in at most 5% of cases.
 */
const backLevel = 0.001;
/** Reports in the window for a rise: of 1, 2, 4 and 8, this finds most jumps and slow rises. */
const latestReports = 4;

export type Verdict =
  | { is: 'watching' }
  /** With the number of the report that decided, counted from the merge. */
  | { is: 'fixed' | 'back'; report: number }
  /** The fix did not help within eight reports. */
  | { is: 'unchanged' }
  /** Too few questions before the merge; `takes` is the number of unanswered ones that is needed. */
  | { is: 'undecided'; takes: number };

/**
 * Whether a fix helped, by the share of the gap's questions among all. `fixed`: it fell significantly,
 * and by at least half, within eight reports of the merge. `back`: after that, up to four reports rose
 * significantly compared with all earlier ones since the merge.
 *
 * @param before total of up to eight reports before the merge
 * @param since by report from the day after the merge on, oldest first
 */
export function verdictOf({ before, since }: { before: Count; since: readonly Count[] }): Verdict {
  const takes = minBefore({ before, since });
  if (before.unanswered < takes) return { is: 'undecided', takes };
  const fixedIn = since
    .slice(0, comparedReports)
    .findIndex((_, at) => fell(before, sumOf(since.slice(0, at + 1))));
  if (fixedIn < 0) return { is: since.length < comparedReports ? 'watching' : 'unchanged' };
  for (let end = fixedIn + 2; end <= Math.min(since.length, fixedIn + 1 + watchedReports); end++) {
    const start = Math.max(fixedIn + 1, end - latestReports);
    const low = sumOf(since.slice(0, start));
    const latest = sumOf(since.slice(start, end));
    if (chanceOfSoMany({ before: low, since: latest }) <= backLevel) {
      return { is: 'back', report: end };
    }
  }
  return { is: 'fixed', report: fixedIn + 1 };
}

function fell(before: Count, since: Count): boolean {
  const isHalf =
    since.unanswered * before.questions <= maxRemaining * before.unanswered * since.questions;
  return isHalf && chanceOfSoFew({ before, since }) <= fixedLevel;
}

/** The minimum number before at which no questions in eight reports would be a significant fall. */
function minBefore({ before, since }: { before: Count; since: readonly Count[] }): number {
  const { questions } = sumOf(since.slice(0, comparedReports));
  const reports = Math.min(since.length, comparedReports);
  // Before the first report, the number of questions is expected to stay the same.
  const expected = reports === 0 ? before.questions : (questions / reports) * comparedReports;
  const none = { unanswered: 0, questions: Math.round(expected) };
  for (let unanswered = 1; unanswered <= before.questions; unanswered++) {
    const enough = { unanswered, questions: before.questions };
    if (chanceOfSoFew({ before: enough, since: none }) <= fixedLevel) return unanswered;
  }
  return before.questions + 1;
}
