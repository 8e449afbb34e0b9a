import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Verdict, verdictOf } from '../../../src/report/gaps/watch.ts';
import { chance } from '../../soak/chance.ts';

const questions = 600;
const weekly = (...unanswered: number[]) =>
  unanswered.map((one) => ({ unanswered: one, questions }));
const before = { unanswered: 40, questions: 8 * questions };
const times = (count: number, unanswered: number) => Array<number>(count).fill(unanswered);

describe('a verdict', () => {
  it('is given in the first report that shows a significant fall by at least half', () => {
    expect(verdictOf({ before, since: [] })).toEqual({ is: 'watching' });
    expect(verdictOf({ before, since: weekly(1) })).toEqual({ is: 'watching' });
    expect(verdictOf({ before, since: weekly(1, 0) })).toEqual({ is: 'fixed', report: 2 });
    expect(verdictOf({ before, since: weekly(...times(8, 3)) })).toEqual({ is: 'unchanged' });
    const many = { unanswered: 800, questions: 8 * questions };
    expect(verdictOf({ before: many, since: weekly(...times(8, 60)) })).toEqual({
      is: 'unchanged',
    });
  });

  it('comes within eight reports or not at all', () => {
    expect(verdictOf({ before, since: weekly(...times(7, 5)) })).toEqual({ is: 'watching' });
    expect(verdictOf({ before, since: weekly(...times(8, 5), ...times(8, 0)) })).toEqual({
      is: 'unchanged',
    });
  });

  it('becomes `back` finally if the questions rise again', () => {
    const fixed = times(8, 0);
    expect(verdictOf({ before, since: weekly(...fixed, 12) })).toEqual({ is: 'back', report: 9 });
    expect(verdictOf({ before, since: weekly(...fixed, 12, ...times(9, 0)) })).toEqual({
      is: 'back',
      report: 9,
    });
    expect(verdictOf({ before, since: weekly(...fixed, 1, 0, 1) })).toEqual({
      is: 'fixed',
      report: 1,
    });
    expect(verdictOf({ before, since: weekly(...times(26, 0), 40, 40) })).toEqual({
      is: 'fixed',
      report: 1,
    });
  });

  it('says how many questions it takes if there were too few', () => {
    const few = (unanswered: number) =>
      verdictOf({ before: { unanswered, questions: 2 * questions }, since: weekly(0) });
    expect(few(2)).toEqual({ is: 'undecided', takes: 3 });
    expect(few(3)).toEqual({ is: 'watching' });
    expect(verdictOf({ before: { unanswered: 0, questions: 0 }, since: [] }).is).toBe('undecided');
  });

  it('never changes from `back` or `unchanged`, and from `fixed` only to `back`', () => {
    const counts = fc.array(
      fc.record({ unanswered: fc.nat(12), questions: fc.constant(questions) }),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 80 }), counts, (unanswered, since) => {
        const then = { unanswered, questions: 8 * questions };
        let last: Verdict = { is: 'watching' };
        for (let reports = 1; reports <= since.length; reports++) {
          const now = verdictOf({ before: then, since: since.slice(0, reports) });
          if (last.is === 'back' || last.is === 'unchanged') expect(now).toEqual(last);
          if (last.is === 'fixed') expect(['fixed', 'back']).toContain(now.is);
          last = now;
        }
      }),
    );
  });
});

describe('a series of verdicts', () => {
  const runs = 600;

  const next = chance(7);
  const poisson = (mean: number): number => {
    let count = 0;
    for (let product = next(); product > Math.exp(-mean); product *= next()) count++;
    return count;
  };
  const drawn = (reports: number, mean: number) =>
    Array.from({ length: reports }, () => ({ unanswered: poisson(mean), questions }));
  const beforeOf = (reports: number, mean: number) => ({
    unanswered: drawn(reports, mean).reduce((sum, one) => sum + one.unanswered, 0),
    questions: reports * questions,
  });

  it.each([
    [2, 2],
    [2, 8],
    [8, 1],
    [8, 4],
    [8, 16],
  ])(
    'calls at most 5%% fixed if nothing changed: %i reports before, %i unanswered in each',
    (reports, mean) => {
      const fixed = Array.from({ length: runs }, () =>
        verdictOf({ before: beforeOf(reports, mean), since: drawn(8, mean) }),
      ).filter(({ is }) => is === 'fixed' || is === 'back');
      expect(fixed.length / runs).toBeLessThanOrEqual(0.05);
    },
  );

  it.each([
    [2, 4, 0.5],
    [2, 8, 0.3],
    [8, 2, 0.5],
    [8, 4, 0.1],
    [8, 16, 0.5],
  ])(
    'calls at most 6%% of fixes back in half a year: %i reports before, %i in each, then %f of it',
    (reports, mean, left) => {
      const found = Array.from({ length: runs }, () =>
        verdictOf({ before: beforeOf(reports, mean), since: drawn(26, mean * left) }),
      );
      const back = found.filter(({ is }) => is === 'back').length;
      const fixed = found.filter(({ is }) => is === 'fixed').length;
      expect(fixed).toBeGreaterThan(runs / 10);
      expect(back / (back + fixed)).toBeLessThanOrEqual(0.06);
    },
  );
});
