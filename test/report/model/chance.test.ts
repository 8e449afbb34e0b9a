import { expect, test } from 'vitest';
import { isMoreThanChance } from '../../../src/report/model/chance.ts';

/** Unanswered of so many questions. */
const of = (unanswered: number, questions: number) => ({
  unanswered,
  answered: questions - unanswered,
});

// Two-sided by doubling the smaller tail, as R gives it for fisher.test with one alternative.
test.each([
  [of(1, 1), of(0, 9), false],
  [of(5, 10), of(0, 10), true],
  [of(4, 10), of(0, 10), false],
  [of(0, 10), of(5, 10), true],
  [of(0, 10), of(4, 10), false],
  [of(120, 1_000), of(90, 1_000), true],
  [of(115, 1_000), of(95, 1_000), false],
  [of(12_345, 100_000), of(11_900, 100_000), true],
  [of(0, 0), of(5, 10), false],
  [of(10, 10), of(10, 10), false],
])('%o after %o is more than chance: %s', (now, before, expected) => {
  expect(isMoreThanChance(now, before)).toBe(expected);
});
