import type { UnansweredQuestion } from '../rows/tally.ts';

/** A shorter answer is seldom more than an apology. */
const shortAnswer = 80;

/**
 * Picks, for a topic, the answer that says most about why it failed: one that other topics did not
 * get too, as apologies are the same everywhere; among these one of some length, and the most
 * frequent; among equals the first in code unit order.
 *
 * @param topics all topics' rows
 */
export function failedAnswers(
  topics: readonly (readonly UnansweredQuestion[])[],
): (rows: readonly UnansweredQuestion[]) => string | null {
  const spread = new Map<string, number>();
  for (const rows of topics) {
    for (const answer of answersOf(rows).keys()) spread.set(answer, (spread.get(answer) ?? 0) + 1);
  }
  return (rows) => {
    const [best] = [...answersOf(rows)].sort(
      ([a, countA], [b, countB]) =>
        (spread.get(a) ?? 0) - (spread.get(b) ?? 0) ||
        Number(a.length < shortAnswer) - Number(b.length < shortAnswer) ||
        countB - countA ||
        (a < b ? -1 : 1),
    );
    return best?.[0] ?? null;
  };
}

function answersOf(rows: readonly UnansweredQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { answer } of rows) if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}
