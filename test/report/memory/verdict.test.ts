import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/report/export/period.ts';
import type { Count, Watch } from '../../../src/report/memory/memory.ts';
import { chanceOfSoFew, chanceOfSoMany } from '../../../src/report/memory/rates.ts';
import { lookAt } from '../../../src/report/memory/verdict.ts';
import { chance } from '../../soak/chance.ts';

const merge = '2026-11-15';

function watchAfter(before: Count): Watch {
  return {
    mergedOn: merge,
    before,
    since: { unanswered: 0, questions: 0 },
    countedTo: '2026-11-16',
    lookedAt: '2026-11-16',
    looks: 0,
    verdict: 'watching',
    decidedAt: null,
    untilFixed: null,
  };
}

/** The watch after weekly reports that counted so many of 1,000 questions each. */
function afterWeeks(watch: Watch, weeks: readonly number[], start = '2026-11-16'): Watch {
  let looked = watch;
  weeks.forEach((unanswered, week) => {
    const from = addDays(start, week * 7);
    const to = addDays(from, 7);
    const days = { unanswered, questions: 1_000, to };
    looked = lookAt({ watch: looked, days, period: { from, to } });
  });
  return looked;
}

/** How many of a Poisson process come: Knuth's product of uniform numbers. */
function poisson(mean: number, random: () => number): number {
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count++;
  return count;
}

describe('the test of two rates', () => {
  test('gives the chances of a fair coin where as much was asked', () => {
    const of = (unanswered: number) => ({ unanswered, questions: 500 });
    expect(chanceOfSoFew({ earlier: of(9), later: of(1) })).toBeCloseTo(11 / 1024, 10);
    expect(chanceOfSoMany({ earlier: of(1), later: of(9) })).toBeCloseTo(11 / 1024, 10);
    expect(chanceOfSoFew({ earlier: of(3), later: of(3) })).toBeCloseTo(42 / 64, 10);
  });

  test('weighs the counts by what was asked', () => {
    const earlier = { unanswered: 2, questions: 3_000 };
    expect(chanceOfSoFew({ earlier, later: { unanswered: 0, questions: 1_000 } })).toBeCloseTo(
      0.75 ** 2,
      10,
    );
  });

  test('holds for counts in the thousands, and for none', () => {
    const earlier = { unanswered: 40_000, questions: 100_000 };
    const later = { unanswered: 39_000, questions: 100_000 };
    const found = chanceOfSoFew({ earlier, later });
    expect(found).toBeGreaterThan(0.0001);
    expect(found).toBeLessThan(0.0003);
    const none = { unanswered: 0, questions: 0 };
    expect(chanceOfSoFew({ earlier: none, later: none })).toBe(1);
    const some = { unanswered: 3, questions: 5 };
    expect(chanceOfSoFew({ earlier: some, later: none })).toBe(1);
    expect(chanceOfSoFew({ earlier: none, later: some })).toBe(1);
    // Only an edit of the issue leaves such counts.
    const odd = { unanswered: 3, questions: 0 };
    expect(chanceOfSoFew({ earlier: odd, later: some })).toBe(0);
    expect(chanceOfSoFew({ earlier: some, later: odd })).toBe(1);
  });
});

describe('a look', () => {
  test('says fixed where the questions fell, and keeps saying it', () => {
    const watch = afterWeeks(watchAfter({ unanswered: 13, questions: 1_020 }), [1, 0, 1]);
    expect(watch).toMatchObject({
      verdict: 'fixed',
      decidedAt: '2026-11-23',
      since: { unanswered: 2, questions: 3_000 },
      untilFixed: { unanswered: 1, questions: 1_000 },
    });
  });

  test('says back where they rose again after that', () => {
    const fixed = afterWeeks(watchAfter({ unanswered: 13, questions: 1_020 }), [1]);
    expect(afterWeeks(fixed, [2, 14], '2026-11-23')).toMatchObject({
      verdict: 'back',
      decidedAt: '2026-12-07',
    });
  });

  test('gives no verdict on too few questions', () => {
    const few = afterWeeks(
      watchAfter({ unanswered: 4, questions: 1_000 }),
      [0, 0, 0, 0, 0, 0, 0, 0],
    );
    expect(few.verdict).toBe('watching');
    const soon = lookAt({
      watch: watchAfter({ unanswered: 90, questions: 1_000 }),
      days: { unanswered: 0, questions: 500, to: '2026-11-19' },
      period: { from: '2026-11-12', to: '2026-11-19' },
    });
    expect(soon).toMatchObject({ verdict: 'watching', looks: 0 });
  });

  test('looks once a week where reports come daily', () => {
    let watch = watchAfter({ unanswered: 30, questions: 1_000 });
    const looks = new Set<string>();
    for (let day = 1; day <= 30; day++) {
      const to = addDays('2026-11-16', day);
      const period = { from: addDays(to, -7), to };
      watch = lookAt({ watch, days: { unanswered: 3, questions: 100, to }, period });
      looks.add(watch.lookedAt);
    }
    expect([...looks].sort()).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]);
  });
});

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
      if (watch.untilFixed) fixed++;
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
