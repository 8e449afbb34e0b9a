import { expect, test } from 'vitest';
import {
  gapsToFix,
  withIntention,
  withJob,
  withOutcome,
  withoutIntention,
  withPullRequest,
} from '../../../src/report/gaps/job.ts';
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

test('of gaps as large, the one of the lower id comes first', () => {
  const gaps = [4, 2, 3].map((at) => gapOf({ id: idOf(at), request: 'asked', rows: 5 }));
  expect(idsToFix(memoryOf(gaps))).toEqual([2, 3, 4].map(idOf));
  expect(idsToFix(memoryOf(gaps.toReversed()))).toEqual([2, 3, 4].map(idOf));
});

const id = idOf(2);
const prLink = 'https://github.com/acme/docs/pull/7';
const nothing = {
  ...{ intendedBy: null, jobId: null, outcome: null, prLink: null, pullRequest: null },
  ...{ unreadable: null, watch: null },
};
const gapAfter = (of: typeof memory) => of.gaps[1];
const intended = withIntention(memory, id, { run: '4242/1' });
const begun = withJob(intended, id, { jobId: 'job-1' });
const ended = withOutcome(begun, id, { outcome: 'pull-request', prLink });

test('a job leaves its marks one after the other, and the next one begins without', () => {
  const gap = { ...gapAfter(memory), request: 'taken' };
  expect(gapAfter(intended)).toEqual({ ...gap, repair: { ...nothing, intendedBy: '4242/1' } });
  expect(gapAfter(begun)?.repair).toEqual({ ...nothing, jobId: 'job-1' });
  const done = { ...nothing, jobId: 'job-1', outcome: 'pull-request', prLink };
  expect(gapAfter(ended)?.repair).toEqual(done);
  expect(gapAfter(withIntention(ended, id, { run: '4243/1' }))?.repair).toEqual({
    ...nothing,
    intendedBy: '4243/1',
  });
  expect(ended.gaps.toSpliced(1, 1)).toEqual(memory.gaps.toSpliced(1, 1));
});

test('a job of a gap that lost its record begins another', () => {
  expect(gapAfter(withJob(memory, id, { jobId: 'job-1' }))?.repair).toEqual({
    ...nothing,
    jobId: 'job-1',
  });
  const end = { outcome: 'failed', prLink: null };
  expect(gapAfter(withOutcome(memory, id, end))?.repair).toEqual({ ...nothing, ...end });
});

test('a start that was refused asks again, unless the box was unticked meanwhile', () => {
  expect(withoutIntention(intended, id)).toEqual(memory);
  const unticked = {
    ...intended,
    gaps: intended.gaps.map((gap) => ({ ...gap, request: 'none' as const })),
  };
  expect(gapAfter(withoutIntention(unticked, id))).toMatchObject({ request: 'none', repair: null });
});

test('a pull request is as it was found last', () => {
  const found = (...all: Parameters<typeof withPullRequest>[2][]) =>
    gapAfter(all.reduce((of, one) => withPullRequest(of, id, one), ended))?.repair;
  const done = { ...nothing, jobId: 'job-1', outcome: 'pull-request', prLink };
  const watch = {
    ...{ mergedOn: '2026-11-30', before: null, since: { unanswered: 0, questions: 0 } },
    ...{ countedTo: '2026-12-01', lookedAt: '2026-12-01', looks: 0, verdict: 'watching' },
    ...{ decidedAt: null, untilFixed: null },
  };
  const merged = { is: 'merged', on: '2026-11-30' } as const;
  const unreadable = { is: 'unreadable', why: 'No.' } as const;
  expect(found({ is: 'open' })).toEqual({ ...done, pullRequest: 'open' });
  expect(found(unreadable)).toEqual({ ...done, unreadable: 'No.' });
  expect(found(unreadable, { is: 'closed' })).toEqual({ ...done, pullRequest: 'closed' });
  expect(found(merged)).toEqual({ ...done, pullRequest: 'merged', watch });
  expect(found(merged, unreadable, { ...merged, on: '2026-12-24' })?.watch).toEqual(watch);
  expect(found(merged, { is: 'open' })).toEqual({ ...done, pullRequest: 'open' });
  expect(withPullRequest(memory, id, merged)).toEqual(memory);
});
