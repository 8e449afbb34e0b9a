import { addDays, daysBetween } from '../source/period.ts';
import type { Count } from './chance.ts';
import type { Merge } from './journal.ts';
import type { Days, Fix, Memory, RememberedGap } from './memory.ts';
import { comparedReports, type Verdict, verdictOf } from './verdict.ts';

/** Looks come a week apart or more, however often reports do. */
const daysOfLook = 7;
/** Of the rows that count, so many have a page or a category, or nearness says too little. */
const leastLocated = 1 / 2;

/**
 * Where a fix stands: what was asked for its gap before the merge, of the time that eight reports
 * cover, and since the day after it, look by look. Days that no report read count neither way. Pure.
 */
export function watched({
  merge,
  gap: { counted, fix },
  memory: { reports, asked },
}: {
  merge: Merge;
  gap: RememberedGap;
  memory: Pick<Memory, 'reports' | 'asked'>;
}): Fix {
  const { prLink, by, jobId, on } = merge;
  const known = fix?.prLink === prLink ? fix : null;
  const base: Fix = known ?? {
    ...{ prLink, by, jobId, on, before: null, since: null },
    ...{ verdict: 'watching', decidedOn: null, isFinal: false, needed: null, days: 0 },
  };
  const last = reports.at(-1);
  if (!counted || !asked || !last || known?.isFinal) return base;
  const { since, words, model } = counted;
  const end = addDays(words.from, words.counts.length);
  const isModels = model !== null && addDays(model.from, model.counts.length) >= end;
  const unanswered = isModels ? model : words;
  const count = (from: string, to: string): Count => ({
    unanswered: sumOf(unanswered, { from, to }),
    questions: sumOf(asked, { from, to }),
  });
  const length = daysBetween(last.from, last.to);
  const first = addDays(on, 1);
  const earliest = addDays(on, -length * comparedReports);
  const before = count(since > earliest ? since : earliest, on);
  const ends = endsOfLooks(
    reports.map(({ to }) => to).filter((to) => to > first),
    first,
  );
  const looks = ends.map((to, at) => count(ends[at - 1] ?? first, to));
  const read = reports.filter(({ to }) => to > since);
  const located = read.reduce((sum, report) => sum + report.located, 0);
  const isLocated =
    isModels || located >= leastLocated * read.reduce((sum, one) => sum + one.unanswered, 0);
  const verdict: Verdict = isLocated
    ? verdictOf({ before, since: looks })
    : { is: 'undecided', takes: 0 };
  const decidedIn = lookOf(verdict);
  const isOver = ends.length >= comparedReports + (verdict.is === 'fixed' ? verdict.report : 0);
  return {
    ...base,
    before,
    since: last.to > first ? count(first, last.to) : { unanswered: 0, questions: 0 },
    verdict: verdict.is === 'undecided' && !isOver ? 'watching' : verdict.is,
    decidedOn: decidedIn === null ? null : (ends[decidedIn - 1] ?? null),
    isFinal: isOver || verdict.is === 'back',
    needed: verdict.is === 'undecided' ? verdict.takes : null,
    days: Math.max(0, daysBetween(first, last.to)),
  };
}

/** The look that gave a verdict, from 1; null of none. */
function lookOf(verdict: Verdict): number | null {
  if (verdict.is === 'fixed' || verdict.is === 'back') return verdict.report;
  return verdict.is === 'unchanged' ? comparedReports : null;
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

function sumOf({ from, counts }: Days, { from: first, to }: { from: string; to: string }): number {
  const start = Math.max(0, daysBetween(from, first));
  const end = Math.max(start, daysBetween(from, to));
  return counts.slice(start, end).reduce((sum, count) => sum + count, 0);
}
