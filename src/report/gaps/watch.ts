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

/** Looks come a week apart or more, however often reports do. */
const daysOfLook = 7;
/** Of the rows that count, so many have a page or a category, or nearness says too little. */
const leastLocated = 1 / 2;

/**
 * The merge that is watched: the first one, until its verdict is final, and then one that came after.
 *
 * @param merges in the order of their days
 */
export function nextMerge(fix: Fix | null, merges: readonly Merge[]): Merge | undefined {
  if (!fix?.isFinal) return merges.find(({ prLink }) => prLink === fix?.prLink) ?? merges[0];
  return merges.find(({ on, prLink }) => on > (fix.decidedOn ?? fix.on) && prLink !== fix.prLink);
}

/**
 * Where a fix stands: what was asked for its gap before the merge and since the day after it, each of
 * the time that eight reports cover, look by look. Days that no report read count neither way. Pure.
 */
export function watched(
  { prLink, by, jobId, on }: Merge,
  { counted, fix }: RememberedGap,
  { reports, asked }: Pick<Memory, 'reports' | 'asked'>,
): Fix {
  const base: Fix =
    fix?.prLink === prLink
      ? fix
      : {
          prLink,
          by,
          jobId,
          on,
          before: null,
          since: null,
          verdict: 'watching',
          decidedOn: null,
          isFinal: false,
          needed: null,
          days: 0,
        };
  const last = reports.at(-1);
  if (!counted || !last || base.isFinal) return base;
  const unanswered = counted.model ?? counted.words;
  const count = (from: string, to: string): Count => ({
    unanswered: sumIn(unanswered, { from, to }),
    questions: sumIn(asked, { from, to }),
  });
  const compared = daysBetween(last.from, last.to) * comparedReports;
  const first = addDays(on, 1);
  const before = count(latest(counted.since, addDays(on, -compared)), on);
  const ends = endsOfLooks(
    reports.map(({ to }) => to),
    first,
  );
  const looks = ends.map((to, at) => count(ends[at - 1] ?? first, to));
  const verdict: Verdict =
    counted.model !== null || isLocated(reports.filter(({ to }) => to > counted.since))
      ? verdictOf({ before, since: looks })
      : { is: 'undecided', takes: 0 };
  const isOver = ends.length >= comparedReports + (verdict.is === 'fixed' ? verdict.report : 0);
  const decidedIn = 'report' in verdict ? verdict.report : isOver ? comparedReports : null;
  const since = latest(first, addDays(last.to, -compared));
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

/** Whether enough of what was unanswered has a page or a category. */
function isLocated(reports: Memory['reports']): boolean {
  const unanswered = reports.reduce((sum, one) => sum + one.unanswered, 0);
  return reports.reduce((sum, { located }) => sum + located, 0) >= leastLocated * unanswered;
}

/** Of the ends of reports, those that are a week apart or more. */
function endsOfLooks(ends: readonly string[], first: string): string[] {
  let next = addDays(first, daysOfLook);
  return ends.filter((to) => {
    if (to < next) return false;
    next = addDays(to, daysOfLook);
    return true;
  });
}

const latest = (one: string, other: string): string => (one > other ? one : other);

const sumIn = (days: Days, { from, to }: { from: string; to: string }): number =>
  Object.entries(days).reduce(
    (sum, [day, count]) => (day >= from && day < to ? sum + count : sum),
    0,
  );

/** What fixes came to, by who made them. */
export type Ledger = Memory['past'];

/** Of all fixes that were ever watched: those of gaps that are remembered, and those before. */
export function ledgerOf({ gaps, past }: Pick<Memory, 'gaps' | 'past'>): Ledger {
  const sumsBy = (by: Fix['by']): Sums =>
    gaps.flatMap(({ fix }) => (fix?.by === by ? [sumsOf(fix)] : [])).reduce(addSums, past[by]);
  return { agent: sumsBy('agent'), people: sumsBy('people') };
}

export function addSums(a: Sums, b: Sums): Sums {
  return {
    watched: a.watched + b.watched,
    helped: a.helped + b.helped,
    unchanged: a.unchanged + b.unchanged,
    fewer: round(a.fewer + b.fewer),
  };
}

/** What one fix came to. One that is back helped no more than one that changed nothing. */
export function sumsOf({ verdict, before, since, days }: Fix): Sums {
  const one = { ...noSums, watched: 1 };
  if (verdict === 'unchanged' || verdict === 'back') return { ...one, unchanged: 1 };
  if (verdict !== 'fixed' || !before || !since) return one;
  const fell = before.unanswered / before.questions - since.unanswered / since.questions;
  const fewer = Math.max(0, (fell * since.questions * 7) / days);
  return { ...one, helped: 1, fewer: Number.isFinite(fewer) ? round(fewer) : 0 };
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Reports that a time before a merge is made of, and in which a fix may turn out to help. */
const comparedReports = 8;
/** Reports since a fix was found to help in which it may turn out to be back: then that is final. */
const watchedReports = 8;

/**
 * The chance at which one of {@link comparedReports} looks says that questions fell, so that all of them
 * together err in 5% of cases at most, one-sided: looking again and again finds something in the end.
 *
 * The constant nominal level for eight looks, a normal deviate of 2.225. Source: S. J. Pocock,
 * "Group sequential methods in the design and analysis of clinical trials", Biometrika 64 (1977);
 * the constant for eight looks is in C. Jennison and B. W. Turnbull, "Group Sequential Methods"
 * (2000), table 2.1.
 */
const levelOfFixed = 0.013;
/** A fall by less is not told as a fix, however many asked. */
const mostLeft = 1 / 2;
/**
 * The chance at which one look says that a fixed gap is back. Each holds another window against weeks
 * that chance has flattered: by simulation (see the tests) {@link watchedReports} of them together err
 * in 5% of cases at most.
 */
const levelOfBack = 0.001;
/** A jump shows in the latest reports, and a slow rise by the end of them: of 1, 2, 4 and 8 these see most. */
const latestReports = 4;

export type Verdict =
  | { is: 'watching' }
  /** With the report since the merge that gave it, the first being 1. */
  | { is: 'fixed' | 'back'; report: number }
  /** Eight reports have passed: it did not help. */
  | { is: 'unchanged' }
  /** Too few asked before for any verdict: as many unanswered it takes. */
  | { is: 'undecided'; takes: number };

/**
 * Whether a fix helped, by questions like the gap's own among all questions asked. `fixed`: they fell by
 * more than chance and by half or more since the merge, within eight reports. `back`: after that the
 * latest four reports at most rose by more than chance against all others since the merge. The same
 * counts always give the same verdict.
 *
 * @param before of the last eight reports before the merge at most, added up
 * @param since by report from the day after the merge on, oldest first
 */
export function verdictOf({ before, since }: { before: Count; since: readonly Count[] }): Verdict {
  const takes = fewestBefore({ before, since });
  if (before.unanswered < takes) return { is: 'undecided', takes };
  const fixedIn = since
    .slice(0, comparedReports)
    .findIndex((_, at) => fell(before, sumOf(since.slice(0, at + 1))));
  if (fixedIn < 0) return { is: since.length < comparedReports ? 'watching' : 'unchanged' };
  for (let end = fixedIn + 2; end <= Math.min(since.length, fixedIn + 1 + watchedReports); end++) {
    const start = Math.max(fixedIn + 1, end - latestReports);
    const low = sumOf(since.slice(0, start));
    const latest = sumOf(since.slice(start, end));
    if (chanceOfSoMany({ before: low, since: latest }) <= levelOfBack) {
      return { is: 'back', report: end };
    }
  }
  return { is: 'fixed', report: fixedIn + 1 };
}

function fell(before: Count, since: Count): boolean {
  const isHalf =
    since.unanswered * before.questions <= mostLeft * before.unanswered * since.questions;
  return isHalf && chanceOfSoFew({ before, since }) <= levelOfFixed;
}

/** The least number before of which none in eight reports would be a fall by more than chance. */
function fewestBefore({ before, since }: { before: Count; since: readonly Count[] }): number {
  const { questions } = sumOf(since.slice(0, comparedReports));
  const reports = Math.min(since.length, comparedReports);
  // Before the first report as many questions are expected as there were.
  const expected = reports === 0 ? before.questions : (questions / reports) * comparedReports;
  const none = { unanswered: 0, questions: Math.round(expected) };
  for (let unanswered = 1; unanswered <= before.questions; unanswered++) {
    const enough = { unanswered, questions: before.questions };
    if (chanceOfSoFew({ before: enough, since: none }) <= levelOfFixed) return unanswered;
  }
  return before.questions + 1;
}
