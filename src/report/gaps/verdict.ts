import { type Count, chanceOfSoFew, chanceOfSoMany, sumOf } from './chance.ts';

/** Reports that a time before a merge is made of, and in which a fix may turn out to help. */
export const comparedReports = 8;
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
    if (rose(low, sumOf(since.slice(start, end)))) return { is: 'back', report: end };
  }
  return { is: 'fixed', report: fixedIn + 1 };
}

function fell(before: Count, since: Count): boolean {
  const isHalf =
    since.unanswered * before.questions <= mostLeft * before.unanswered * since.questions;
  return isHalf && chanceOfSoFew({ before, since }) <= levelOfFixed;
}

function rose(low: Count, latest: Count): boolean {
  return chanceOfSoMany({ before: low, since: latest }) <= levelOfBack;
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
