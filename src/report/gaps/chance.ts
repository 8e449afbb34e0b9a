/** Unanswered questions, of one gap or all, among all questions asked. */
export interface Count {
  unanswered: number;
  questions: number;
}

interface Compared {
  before: Count;
  since: Count;
}

/** Significance level in each direction: of forty weeks without a move, one is reported as a move. */
const moveLevel = 0.025;

/**
 * The probability of at most this many unanswered questions since, if their share has not changed.
 * Fisher's exact test, one-sided: of all ways to distribute the unanswered among the questions of both
 * times, the share that gives the later one at most this many.
 *
 * Source: R. A. Fisher, "Statistical Methods for Research Workers" (1925), section 21.02 of later
 * editions.
 */
export function chanceOfSoFew({ before, since }: Compared): number {
  const all = before.questions + since.questions;
  const unanswered = before.unanswered + since.unanswered;
  const min = Math.max(0, unanswered - before.questions);
  const max = Math.min(unanswered, since.questions);
  // The probability of one more, relative to this many: the factorials of the terms cancel.
  const ratio = (count: number): number =>
    ((unanswered - count) * (since.questions - count)) /
    ((count + 1) * (all - unanswered - since.questions + count + 1));
  const mode = Math.floor(((unanswered + 1) * (since.questions + 1)) / (all + 2));
  let [few, total] = [0, 0];
  const add = (count: number, term: number): void => {
    total += term;
    if (count <= since.unanswered) few += term;
  };
  const start = Math.min(max, Math.max(min, mode));
  add(start, 1);
  for (let count = start, term = 1; count < max && term > negligible; count++) {
    term *= ratio(count);
    add(count + 1, term);
  }
  for (let count = start, term = 1; count > min && term > negligible; count--) {
    term /= ratio(count - 1);
    add(count - 1, term);
  }
  return few / total;
}

/** Relative to the likeliest term. */
const negligible = 1e-17;

/** The probability of at least this many since: see {@link chanceOfSoFew}. */
export function chanceOfSoMany({ before, since }: Compared): number {
  // Many in one of the two means few in the other.
  return chanceOfSoFew({ before: since, since: before });
}

/** Whether the share changed significantly; null if not. */
export function moveOf({ before, since }: Compared): 'rose' | 'fell' | null {
  const now = since.unanswered * before.questions;
  const then = before.unanswered * since.questions;
  if (now >= then && chanceOfSoMany({ before, since }) <= moveLevel) return 'rose';
  if (now <= then && chanceOfSoFew({ before, since }) <= moveLevel) return 'fell';
  return null;
}

export function sumOf(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { unanswered, questions }) => ({
      unanswered: sum.unanswered + unanswered,
      questions: sum.questions + questions,
    }),
    { unanswered: 0, questions: 0 },
  );
}
