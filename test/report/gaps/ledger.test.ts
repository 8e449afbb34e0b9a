import { expect, test } from 'vitest';
import { type Fix, noSums } from '../../../src/report/gaps/memory.ts';
import { ledgerOf } from '../../../src/report/gaps/watch.ts';
import { gapOf, idOf, memoryOf } from './memories.ts';

/** Of 300 questions 30 went unanswered before; since, in 14 days, of 280 it was 7. */
const fix = (by: Fix['by'], fields: Partial<Fix> = {}): Fix => ({
  by,
  jobId: null,
  prLink: 'https://github.com/acme/docs/pull/7',
  on: '2026-11-01',
  before: { unanswered: 30, questions: 300 },
  since: { unanswered: 7, questions: 280 },
  verdict: 'fixed',
  decidedOn: '2026-11-16',
  isFinal: true,
  needed: null,
  days: 14,
  ...fields,
});
const sums = (...fixes: Fix[]) =>
  ledgerOf(
    memoryOf([
      gapOf({ id: idOf(9) }),
      ...fixes.map((one, at) => gapOf({ id: idOf(at), fix: one })),
    ]),
  );

test('a fix that helped counts by how many questions a week fewer go unanswered', () => {
  // 7.5% less of 140 questions a week.
  const helped = { watched: 1, helped: 1, unchanged: 0, fewer: 10.5 };
  expect(sums(fix('agent'))).toEqual({ agent: helped, people: noSums });
  expect(sums(fix('people'), fix('people')).people).toEqual({
    watched: 2,
    helped: 2,
    unchanged: 0,
    fewer: 21,
  });
});

test.each<[Partial<Fix>, object]>([
  [{ verdict: 'back' }, { unchanged: 1 }],
  [{ verdict: 'unchanged' }, { unchanged: 1 }],
  [{ verdict: 'watching' }, {}],
  [{ verdict: 'undecided' }, {}],
  [{ before: null }, {}],
  // No sum is less than nothing, or no number.
  [{ since: { unanswered: 56, questions: 280 } }, { helped: 1 }],
  [{ since: { unanswered: 0, questions: 0 } }, { helped: 1 }],
  [{ days: 0 }, { helped: 1 }],
])('one that has %o counts as %o', (fields, counted) => {
  expect(sums(fix('agent', fields)).agent).toEqual({ ...noSums, watched: 1, ...counted });
});
