import type { Count } from '../gaps/memory.ts';
import { formatNumber } from './wording.ts';

/** `13 of 1,020` */
export function countOfAsked({ unanswered, questions }: Count): string {
  return `${formatNumber(unanswered)} of ${formatNumber(questions)}`;
}

/** `13 of 1,020 before, 1 of 980 since`: what a verdict rests on. */
export function proportionText({
  before,
  since,
}: {
  before: Count | null;
  since: Count | null;
}): string {
  const none = { unanswered: 0, questions: 0 };
  return `${countOfAsked(before ?? none)} before, ${countOfAsked(since ?? none)} since`;
}
