import type { Period } from '../rows/period.ts';
import type { Count, Watch } from './memory.ts';
import { chanceOfSoFew, chanceOfSoMany, levelOfLook, mostLooks } from './rates.ts';

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
 * more than chance against those before the merge, `back` if they rose by more than chance against
 * those between the merge and that verdict.
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
  const counted = { ...watch, since: sum(watch.since, days), countedTo: days.to };
  const isDue = daysBetween(watch.lookedAt, days.to) >= daysOfLook;
  if (watch.verdict === 'back' || watch.looks >= mostLooks || !isDue) return counted;

  const looked = { ...counted, lookedAt: days.to, looks: watch.looks + 1 };
  const decided = { ...looked, looks: 0, decidedAt: period.to };
  if (watch.verdict === 'watching') {
    return fell(looked) ? { ...decided, verdict: 'fixed', untilFixed: looked.since } : looked;
  }
  return rose(looked) ? { ...decided, verdict: 'back' } : looked;
}

function fell({ before, since }: Watch): boolean {
  if (!before || before.unanswered < fewestUnanswered) return false;
  return chanceOfSoFew({ earlier: before, later: since }) <= levelOfLook;
}

function rose({ untilFixed, since }: Watch): boolean {
  if (!untilFixed) return false;
  const later = {
    unanswered: since.unanswered - untilFixed.unanswered,
    questions: since.questions - untilFixed.questions,
  };
  if (later.unanswered < fewestUnanswered) return false;
  return chanceOfSoMany({ earlier: untilFixed, later }) <= levelOfLook;
}

export function sum(a: Count, b: Count): Count {
  return { unanswered: a.unanswered + b.unanswered, questions: a.questions + b.questions };
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsPerDay;
}
