import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceOfAtLeast,
  chanceOfAtMost,
  significantChange,
} from '../../../src/report/gaps/chance.ts';

const of = (unanswered: number, questions: number) => ({ unanswered, questions });

describe('the chance of a change', () => {
  // The values are R's: fisher.test(alternative = "less") and "greater".
  it.each([
    [of(5, 10), of(0, 10), 0.01625387, 1],
    [of(13, 1_020), of(1, 980), 0.0011725, 0.9999],
    [of(1, 1), of(0, 9), 0.1, 1],
    [of(0, 0), of(3, 10), 1, 1],
    [of(10, 10), of(10, 10), 1, 1],
  ])('from %o to %o is that of Fisher’s exact test', (before, since, few, many) => {
    expect(chanceOfAtMost({ before, since })).toBeCloseTo(few, 3);
    expect(chanceOfAtLeast({ before, since })).toBeCloseTo(many, 3);
  });

  it('is a probability: both tails add up to one plus the probability of the count itself', () => {
    const count = fc.tuple(fc.nat(300), fc.nat(300)).map(([some, more]) => of(some, some + more));
    fc.assert(
      fc.property(count, count, (before, since) => {
        const few = chanceOfAtMost({ before, since });
        const many = chanceOfAtLeast({ before, since });
        expect(few).toBeGreaterThanOrEqual(0);
        expect(few).toBeLessThanOrEqual(1);
        const fewer = of(since.unanswered - 1, since.questions);
        const same = of(before.unanswered + 1, before.questions);
        const atMostOneLess =
          since.unanswered > 0 && before.unanswered < before.questions
            ? chanceOfAtMost({ before: same, since: fewer })
            : 0;
        expect(atMostOneLess + many).toBeCloseTo(1, 9);
      }),
    );
  });

  it('is computed for a million questions', () => {
    const before = of(500_000, 1_000_000);
    expect(chanceOfAtMost({ before, since: of(498_000, 1_000_000) })).toBeCloseTo(0.0023, 3);
  });
});

it.each([
  [of(120, 1_000), of(90, 1_000), 'fell'],
  [of(115, 1_000), of(95, 1_000), null],
  [of(5, 100), of(20, 100), 'rose'],
  [of(14, 300), of(11, 300), null],
  [of(0, 100), of(0, 100), null],
  [of(20, 100), of(5, 100), 'fell'],
])('a change from %o to %o is %s', (before, since, expected) => {
  expect(significantChange({ before, since })).toBe(expected);
});
