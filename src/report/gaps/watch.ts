import { addDays, daysBetween } from '../source/period.ts';
import { type Count, chanceOfAtLeast, chanceOfAtMost, sumCounts } from './chance.ts';
import {
  type DayCounts,
  type Fix,
  type FixResults,
  type Memory,
  type Merge,
  noFixResults,
  type RememberedGap,
} from './memory.ts';

/** Minimum days between two tests of a fix, even if reports are more frequent. */
const daysBetweenLooks = 7;
/** Minimum share of questions with a page or a category, without which nearness is unreliable. */
const minLocated = 1 / 2;

/**
 * Returns the merge to watch: the first merge until its verdict is final, then a later one.
 *
 * @param merges sorted by day, earliest first
 */
export function mergeToWatch(fix: Fix | null, merges: readonly Merge[]): Merge | undefined {
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
 * Updates a fix's verdict and its two counts of the gap's questions: before the merge, and from the day after
 * it. Each spans at most as many days as eight reports; days that no report has read are left out. Pure.
 */
export function updateFix(
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

function isLocated(reports: Memory['reports']): boolean {
  const unanswered = reports.reduce((sum, report) => sum + report.unanswered, 0);
  return reports.reduce((sum, { located }) => sum + located, 0) >= minLocated * unanswered;
}

/** End days of the reports in which a fix is tested, which are at least a week apart. */
function endsOfLooks(reports: Memory['reports'], first: string): string[] {
  let next = addDays(first, daysBetweenLooks);
  return reports.flatMap(({ to }) => {
    if (to < next) return [];
    next = addDays(to, daysBetweenLooks);
    return [to];
  });
}

const later = (one: string, other: string): string => (one > other ? one : other);

const sumIn = (days: DayCounts, from: string, to: string): number =>
  Object.entries(days).reduce(
    (sum, [day, count]) => (day >= from && day < to ? sum + count : sum),
    0,
  );

/** Results of fixes, separately for fixes by the agent and by people. */
export type Ledger = Memory['past'];

export const sumFixResults = ({ gaps, past }: Pick<Memory, 'gaps' | 'past'>): Ledger =>
  gaps.reduce((sums, { fix }) => withResult(sums, fix), past);

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

/** The result of one fix. A gap that came back counts as `unchanged`, as its fix had no lasting effect. */
function resultOf({ verdict, before, since, days }: Fix): FixResults {
  const undecided = { ...noFixResults, watched: 1 };
  if (verdict === 'unchanged' || verdict === 'back') return { ...undecided, unchanged: 1 };
  if (verdict !== 'fixed' || !before || !since) return undecided;
  const fell = before.unanswered / before.questions - since.unanswered / since.questions;
  const fewer = Math.max(0, (fell * since.questions * 7) / days);
  return { ...undecided, helped: 1, fewer: Number.isFinite(fewer) ? round(fewer) : 0 };
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Number of reports before a merge that are compared, and number after it in which a fix may help. */
const comparedReports = 8;
/** Number of reports, after a fix was found to help, in which its gap may come back. */
const watchedReports = 8;

/**
 * Significance level of each of {@link comparedReports} tests for a fall. All tests together find a fall by
 * chance in at most 5% of cases, one-sided. With 5% for each test, chance would find one sooner or later.
 *
 * The constant nominal level for eight tests, a normal deviate of 2.225. Source: S. J. Pocock,
 * "Group sequential methods in the design and analysis of clinical trials", Biometrika 64 (1977);
 * the constant for eight tests is in C. Jennison and B. W. Turnbull, "Group Sequential Methods"
 * (2000), table 2.1.
 */
const fixedLevel = 0.013;
/** Maximum share of questions that may remain for a fix to have helped, even if the fall is significant. */
const maxRemaining = 1 / 2;
/**
 * Significance level of each test of whether a fixed gap is back. It is low because the weeks to compare
 * with were partly low by chance. By simulation (see the unit tests), all tests in {@link watchedReports}
 * reports together are wrong in at most 5% of cases.
 */
const backLevel = 0.001;
/** Number of latest reports tested for a rise. Of 1, 2, 4 and 8, this finds most rises, fast or slow. */
const latestReports = 4;

export type Verdict =
  | { is: 'watching' }
  /** `report`: the number of the report that decided, counted from the merge. */
  | { is: 'fixed' | 'back'; report: number }
  /** The fix did not help within eight reports. */
  | { is: 'unchanged' }
  /** Too few questions before the merge; `takes` is how many unanswered questions are needed. */
  | { is: 'undecided'; takes: number };

/**
 * Decides whether a fix helped, by the gap's share of all questions. `fixed`: the share fell significantly,
 * and by at least half, within eight reports of the merge. `back`: the share then rose significantly in up
 * to four reports, compared with all earlier reports since the merge.
 *
 * @param before total of up to eight reports before the merge
 * @param since counts of each report from the day after the merge, oldest first
 */
export function verdictOf({ before, since }: { before: Count; since: readonly Count[] }): Verdict {
  const takes = minBefore({ before, since });
  if (before.unanswered < takes) return { is: 'undecided', takes };
  const fixedIn = since
    .slice(0, comparedReports)
    .findIndex((_, at) => fell(before, sumCounts(since.slice(0, at + 1))));
  if (fixedIn < 0) return { is: since.length < comparedReports ? 'watching' : 'unchanged' };
  for (let end = fixedIn + 2; end <= Math.min(since.length, fixedIn + 1 + watchedReports); end++) {
    const start = Math.max(fixedIn + 1, end - latestReports);
    const low = sumCounts(since.slice(0, start));
    const latest = sumCounts(since.slice(start, end));
    if (chanceOfAtLeast({ before: low, since: latest }) <= backLevel) {
      return { is: 'back', report: end };
    }
  }
  return { is: 'fixed', report: fixedIn + 1 };
}

function fell(before: Count, since: Count): boolean {
  const isHalf =
    since.unanswered * before.questions <= maxRemaining * before.unanswered * since.questions;
  return isHalf && chanceOfAtMost({ before, since }) <= fixedLevel;
}

/** Minimum unanswered conversations before the merge for zero in eight reports to be a significant fall. */
function minBefore({ before, since }: { before: Count; since: readonly Count[] }): number {
  const { questions } = sumCounts(since.slice(0, comparedReports));
  const reports = Math.min(since.length, comparedReports);
  // Until there is a report after the merge, expect as many conversations as before it.
  const expected = reports === 0 ? before.questions : (questions / reports) * comparedReports;
  const none = { unanswered: 0, questions: Math.round(expected) };
  const isEnough = (unanswered: number): boolean =>
    chanceOfAtMost({ before: { ...before, unanswered }, since: none }) <= fixedLevel;
  // The chance falls with every conversation more: halve what is left to search.
  let [low, high] = [1, before.questions + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
