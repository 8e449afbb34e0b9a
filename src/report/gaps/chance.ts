/** How many questions were asked in total, and how many of them went unanswered, in one gap or overall. */
export interface Count {
  unanswered: number;
  questions: number;
}

interface Compared {
  before: Count;
  since: Count;
}

/** Significance level in each direction: in one of forty weeks, a rise is only chance. */
const moveLevel = 0.025;

/**
 * The probability of at most `since.unanswered` unanswered questions if their share has not changed, by
 * Fisher's exact test, one-sided: of all ways to distribute the unanswered questions among all questions
 * before and since, the share that puts at most that many into `since`.
 *
 * Source: R. A. Fisher, "Statistical Methods for Research Workers" (1925), section 21.02 of later
 * editions.
 */
export function chanceOfAtMost({ before, since }: Compared): number {
  const all = before.questions + since.questions;
  const unanswered = before.unanswered + since.unanswered;
  const min = Math.max(0, unanswered - before.questions);
  const max = Math.min(unanswered, since.questions);
  // The probability of `count + 1` divided by that of `count`: the factorials cancel.
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

/** Terms below this share of the likeliest term are ignored. */
const negligible = 1e-17;

/** The probability of at least `since.unanswered` unanswered questions: see {@link chanceOfAtMost}. */
export function chanceOfAtLeast({ before, since }: Compared): number {
  // The total is fixed: many unanswered questions in one part mean few in the other.
  return chanceOfAtMost({ before: since, since: before });
}

/** The direction in which the unanswered share changed significantly; null if it did not. */
export function significantChange({ before, since }: Compared): 'rose' | 'fell' | null {
  const now = since.unanswered * before.questions;
  const then = before.unanswered * since.questions;
  if (now >= then && chanceOfAtLeast({ before, since }) <= moveLevel) return 'rose';
  if (now <= then && chanceOfAtMost({ before, since }) <= moveLevel) return 'fell';
  return null;
}

export function sumCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { unanswered, questions }) => ({
      unanswered: sum.unanswered + unanswered,
      questions: sum.questions + questions,
    }),
    { unanswered: 0, questions: 0 },
  );
}
