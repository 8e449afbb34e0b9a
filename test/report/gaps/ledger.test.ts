import { expect, test } from 'vitest';
import type { Fix, Watch } from '../../../src/report/gaps/gap.ts';
import { ledgerOf, withPast } from '../../../src/report/gaps/ledger.ts';
import { gapOf, idOf, memoryOf } from './gaps.ts';

/** Of 300 questions 30 went unanswered before; since, in 14 full days, of 280 it was 7. */
const fix = (by: Fix['by'], watch: Partial<Watch> = {}): Fix =>
  ({
    ...{ by, jobId: null, prLink: 'https://github.com/acme/docs/pull/7' },
    watch: {
      ...{ mergedOn: '2026-11-01', countedTo: '2026-11-16', verdict: 'fixed' },
      ...{ before: { unanswered: 30, questions: 300 }, since: { unanswered: 7, questions: 280 } },
      ...watch,
    },
  }) as Fix;
const none = { watched: 0, helped: 0, fewer: 0 };
const sums = (...fixes: Fix[]) =>
  ledgerOf(
    memoryOf([
      gapOf({ id: idOf(9) }),
      ...fixes.map((one, at) => gapOf({ id: idOf(at), fix: one })),
    ]),
  );

test('a fix that helped counts what fewer go unanswered a week', () => {
  // 7.5% less of 140 questions a week.
  expect(sums(fix('agent'))).toEqual({
    agent: { watched: 1, helped: 1, fewer: 10.5 },
    people: none,
  });
  expect(sums(fix('people'), fix('people'))).toEqual({
    agent: none,
    people: { watched: 2, helped: 2, fewer: 21 },
  });
});

test('one of which nothing good can be said is watched alone', () => {
  const watched = { watched: 1, helped: 0, fewer: 0 };
  expect(sums(fix('agent', { verdict: 'back' })).agent).toEqual(watched);
  expect(sums(fix('agent', { verdict: 'watching' })).agent).toEqual(watched);
  expect(sums(fix('agent', { before: null })).agent).toEqual(watched);
});

test('no sum is less than nothing, or no number', () => {
  const helped = { watched: 1, helped: 1, fewer: 0 };
  expect(sums(fix('agent', { since: { unanswered: 56, questions: 280 } })).agent).toEqual(helped);
  expect(sums(fix('agent', { since: { unanswered: 0, questions: 0 } })).agent).toEqual(helped);
  expect(sums(fix('agent', { countedTo: '2026-11-02' })).agent).toEqual(helped);
});

test('what is forgotten stays in the sums', () => {
  const memory = withPast(memoryOf([gapOf({ id: idOf(1), fix: fix('agent') })]), [
    ...[fix('agent'), fix('people', { verdict: 'back' })],
  ]);
  expect(ledgerOf(memory)).toEqual({
    agent: { watched: 2, helped: 2, fewer: 21 },
    people: { watched: 1, helped: 0, fewer: 0 },
  });
});
