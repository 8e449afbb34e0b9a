import { expect, test } from 'vitest';
import {
  gapsToFix,
  withIntention,
  withJob,
  withoutIntention,
} from '../../../src/report/memory/repair.ts';
import { gapOf, idOf, memoryOf } from './gaps.ts';

const memory = memoryOf([
  gapOf({ id: idOf(1), request: 'asked', rows: 3 }),
  gapOf({ id: idOf(2), request: 'asked', rows: 9 }),
  gapOf({ id: idOf(3), request: 'taken' }),
  gapOf({ id: idOf(4), request: 'unclear' }),
  gapOf({ id: idOf(5), request: 'asked', dismissed: true }),
  gapOf({ id: idOf(6) }),
]);

const idsToFix = (of: typeof memory) => gapsToFix(of).map(({ id }) => id);

test('gaps that were ticked and have no job are to be fixed, the largest first', () => {
  expect(idsToFix(memory)).toEqual([idOf(2), idOf(1)]);
});

test('an intention takes a gap off them, for good once its job is known', () => {
  const intended = withIntention(memory, idOf(2), { run: '4242/1' });
  expect(idsToFix(intended)).toEqual([idOf(1)]);
  const begun = withJob(intended, idOf(2), { jobId: 'job-1' });
  expect(begun.gaps[1]?.repair).toMatchObject({ intendedBy: null, jobId: 'job-1', outcome: null });
  expect(idsToFix(withoutIntention(intended, idOf(2)))).toEqual([idOf(2), idOf(1)]);
});

test('a gap that is not remembered changes nothing', () => {
  expect(withJob(memory, idOf(9), { jobId: 'job-1' })).toEqual(memory);
});
