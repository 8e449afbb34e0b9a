import { describe, expect, test } from 'vitest';
import { chanceOfSoFew, chanceOfSoMany, lookAt } from '../../../src/report/gaps/verdict.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { afterWeeks, watchAfter } from './watching.ts';

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
    expect(chanceOfSoFew({ earlier: odd, later: odd })).toBe(1);
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
