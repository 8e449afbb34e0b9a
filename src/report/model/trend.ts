import type { Trend } from './report-model.ts';

/** Smallest move of a count, in rows, that is a trend: 1 to 2 is chance. */
const leastMove = 2;
/** Smallest move as a share of the count before: 100 to 102 is chance too. */
const leastShare = 1 / 5;

/** How a topic's unanswered rows moved against the period before. */
export function trendOf({
  unanswered,
  previousUnanswered,
}: {
  unanswered: number;
  previousUnanswered: number;
}): Trend {
  if (unanswered === 0) return 'resolved';
  if (previousUnanswered === 0) return 'new';
  const move = unanswered - previousUnanswered;
  const enough = Math.abs(move) >= leastMove && Math.abs(move) >= previousUnanswered * leastShare;
  if (!enough) return 'steady';
  return move > 0 ? 'rising' : 'falling';
}
