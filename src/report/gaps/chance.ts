/** Unanswered questions, of one gap or all, among all questions asked. */
export interface Count {
  unanswered: number;
  questions: number;
}

interface Compared {
  before: Count;
  since: Count;
}

/** Chance at which one look tells a move, in either direction: of forty weeks without one, one is told. */
const levelOfMove = 0.025;

/**
 * The chance of so few unanswered questions since, or fewer, if their share is what it was: from 0 to 1,
 * one-sided. Fisher's exact test: of all ways to deal the unanswered among the questions of both times,
 * the share that deals so few to the later one. Of rare questions it is the conditional test of two
 * Poisson rates, of common ones it stays exact.
 *
 * Source: R. A. Fisher, "Statistical Methods for Research Workers" (1925), section 21.02 of later
 * editions.
 */
export function chanceOfSoFew({ before, since }: Compared): number {
  const all = before.questions + since.questions;
  const unanswered = before.unanswered + since.unanswered;
  const least = Math.max(0, unanswered - before.questions);
  const most = Math.min(unanswered, since.questions);
  // How much likelier one more is than this many: the terms' factorials cancel.
  const ratio = (count: number): number =>
    ((unanswered - count) * (since.questions - count)) /
    ((count + 1) * (all - unanswered - since.questions + count + 1));
  const mode = Math.floor(((unanswered + 1) * (since.questions + 1)) / (all + 2));
  let [few, total] = [0, 0];
  const add = (count: number, term: number): void => {
    total += term;
    if (count <= since.unanswered) few += term;
  };
  const start = Math.min(most, Math.max(least, mode));
  add(start, 1);
  for (let count = start, term = 1; count < most && term > negligible; count++) {
    term *= ratio(count);
    add(count + 1, term);
  }
  for (let count = start, term = 1; count > least && term > negligible; count--) {
    term /= ratio(count - 1);
    add(count - 1, term);
  }
  return few / total;
}

/** Beside the likeliest term. */
const negligible = 1e-17;

/** The chance of so many since, or more; otherwise as {@link chanceOfSoFew}. */
export function chanceOfSoMany({ before, since }: Compared): number {
  // So many in one of the two are so few in the other.
  return chanceOfSoFew({ before: since, since: before });
}

/** Whether the share rose or fell by more than chance; null if it did neither. */
export function moveOf({ before, since }: Compared): 'rose' | 'fell' | null {
  const now = since.unanswered * before.questions;
  const then = before.unanswered * since.questions;
  if (now >= then && chanceOfSoMany({ before, since }) <= levelOfMove) return 'rose';
  if (now <= then && chanceOfSoFew({ before, since }) <= levelOfMove) return 'fell';
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
