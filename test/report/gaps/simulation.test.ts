import { describe, expect, test } from 'vitest';
import { chance } from '../../soak/chance.ts';
import { afterWeeks, watchAfter } from './watching.ts';

/** How many of a Poisson process come: Knuth's product of uniform numbers. */
function poisson(mean: number, random: () => number): number {
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count++;
  return count;
}

describe('by simulation', () => {
  const gaps = 2_000;
  const asked = 1_000;

  /** The share of gaps ever called fixed within so many weekly looks. */
  function shareFixed(of: {
    weekly: number;
    weeksBefore: number;
    remains: number;
    looks: number;
    seed: number;
  }): number {
    const random = chance(of.seed);
    let fixed = 0;
    for (let gap = 0; gap < gaps; gap++) {
      const questions = asked * of.weeksBefore;
      const unanswered = poisson(of.weekly * of.weeksBefore, random);
      const weeks = Array.from({ length: of.looks }, () => poisson(of.weekly * of.remains, random));
      const watch = afterWeeks(watchAfter({ unanswered, questions }), weeks);
      if (watch.verdict !== 'watching') fixed++;
    }
    return fixed / gaps;
  }

  test.each([1, 2, 5, 10, 40])(
    'of gaps of %i questions a week that did not change, one in 20 is called fixed within 8 weeks at most',
    (weekly) => {
      for (const weeksBefore of [1, 2, 4, 8]) {
        const of = { weekly, weeksBefore, remains: 1, looks: 8, seed: weekly * 10 + weeksBefore };
        expect(shareFixed(of)).toBeLessThanOrEqual(0.05);
      }
    },
  );

  test.each([10, 20, 40])(
    'of gaps that fell from %i questions a week to a fifth, four in 5 are within 4 weeks',
    (weekly) => {
      // A report reads two periods, so that the time before is two weeks at least.
      for (const weeksBefore of [2, 4, 8]) {
        const of = { weekly, weeksBefore, remains: 0.2, looks: 4, seed: weekly * 10 + weeksBefore };
        expect(shareFixed(of)).toBeGreaterThanOrEqual(0.8);
      }
    },
  );
});
