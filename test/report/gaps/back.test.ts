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

/** The weeks of a fix: when it was called fixed, and when back, from 0; -1 if it never was. */
function lifeOf(of: {
  weekly: number;
  /** Of the rate before, by week. */
  share: (week: number) => number;
  weeks: number;
  random: () => number;
}): { fixed: number; back: number } {
  const before = { unanswered: poisson(of.weekly * 8, of.random), questions: 8_000 };
  const weeks = Array.from({ length: of.weeks }, (_, week) =>
    poisson(of.weekly * of.share(week), of.random),
  );
  let [fixed, back] = [-1, -1];
  let watch = watchAfter(before);
  weeks.forEach((unanswered, week) => {
    watch = afterWeeks(watch, [unanswered], watch.countedTo);
    if (watch.verdict === 'fixed' && fixed < 0) fixed = week;
    if (watch.verdict === 'back' && back < 0) back = week;
  });
  return { fixed, back };
}

test('a gap that returns after three good weeks is back at once', () => {
  const fixed = afterWeeks(watchAfter({ unanswered: 38, questions: 186 }), []);
  const weeks = [
    { unanswered: 1, questions: 79 },
    { unanswered: 1, questions: 79 },
    { unanswered: 1, questions: 79 },
    { unanswered: 12, questions: 90 },
  ];
  const verdicts: string[] = [];
  let watch = fixed;
  for (const { unanswered, questions } of weeks) {
    watch = afterWeeks(watch, [unanswered], watch.countedTo, questions);
    verdicts.push(watch.verdict);
  }
  expect(verdicts).toEqual(['fixed', 'fixed', 'fixed', 'back']);
});

test('one that returns little by little is, too', () => {
  const fixed = afterWeeks(watchAfter({ unanswered: 160, questions: 8_000 }), [1, 2, 1]);
  expect(fixed.verdict).toBe('fixed');
  expect(afterWeeks(fixed, [5, 6, 7, 7], fixed.countedTo).verdict).toBe('back');
});

describe('by simulation, over the half year after it was called fixed', () => {
  const gaps = 500;

  test.each([5, 10, 40])(
    'of fixes of gaps of %i questions a week that go on helping, one in 20 is called back at most',
    (weekly) => {
      const random = chance(weekly);
      for (const remains of [0.05, 0.2, 0.5]) {
        const lives = Array.from({ length: gaps }, () =>
          lifeOf({ weekly, share: () => remains, weeks: 34, random }),
        ).filter(({ fixed }) => fixed >= 0);
        const back = lives.filter((life) => life.back >= 0).length;
        expect(lives.length).toBeGreaterThan(gaps / 4);
        expect(back / lives.length).toBeLessThanOrEqual(0.05);
      }
    },
  );

  test.each([10, 20])(
    'of gaps of %i questions a week that return in full, nine in 10 are back within two weeks',
    (weekly) => {
      const good = 4;
      const random = chance(weekly);
      const lives = Array.from({ length: gaps }, () =>
        lifeOf({ weekly, share: (week) => (week < good ? 0.1 : 1), weeks: good + 2, random }),
      ).filter(({ fixed }) => fixed >= 0 && fixed < good);
      const back = lives.filter((life) => life.back >= good).length;
      expect(back / lives.length).toBeGreaterThanOrEqual(0.9);
    },
  );
});
