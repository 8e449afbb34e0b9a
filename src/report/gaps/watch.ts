import { addDays, daysBetween } from '../source/period.ts';
import type { Count } from './chance.ts';
import type { Merge } from './journal.ts';
import {
  type Days,
  type Fix,
  type Memory,
  noSums,
  type RememberedGap,
  type Sums,
} from './memory.ts';
import { comparedReports, type Verdict, verdictOf } from './verdict.ts';

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
    unanswered: sumOf(unanswered, { from, to }),
    questions: sumOf(asked, { from, to }),
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

const sumOf = (days: Days, { from, to }: { from: string; to: string }): number =>
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
