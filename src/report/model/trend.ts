import type { Trend } from './report-model.ts';

/** Smallest move of a count, in rows, that is a trend: 1 to 2 is chance. */
const leastMove = 2;
/** Smallest move as a share of the count expected: 100 to 102 is chance too. */
const leastShare = 1 / 5;

interface Counts {
  /** Rows of a topic. */
  unanswered: number;
  /** All rows of the period. */
  questions: number;
}

/**
 * How a topic's rows moved against what the period's number of questions would make of the rows
 * before: half as many from half as many questions is no move.
 */
export function trendOf(now: Counts, before: Counts): Trend {
  if (now.unanswered === 0) return 'resolved';
  if (before.unanswered === 0) return 'new';
  // In whole numbers, as a fifth exactly is a move: both sides times the questions before.
  const expected = before.unanswered * now.questions;
  const move = now.unanswered * before.questions - expected;
  const enough =
    Math.abs(move) >= leastMove * before.questions && Math.abs(move) >= expected * leastShare;
  if (!enough) return 'steady';
  return move > 0 ? 'rising' : 'falling';
}
