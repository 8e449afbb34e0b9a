import { describe, expect, test } from 'vitest';
import type { Gap, Memory } from '../../../src/report/gaps/gap.ts';
import {
  jobsAtWork,
  leftTicked,
  takeNext,
  unknownStarts,
  withEnd,
  withRefused,
  withStarted,
  withUnknownStartsTold,
} from '../../../src/report/gaps/job.ts';
import { began, gapOf, idOf, memoryOf, withIntention, withJob, withOutcome } from './gaps.ts';

const [id, other] = [idOf(1), idOf(2)];
const run = '4242';
const asked = memoryOf([
  gapOf({ id, request: 'asked', rows: 3 }),
  gapOf({ id: other, request: 'asked', rows: 9 }),
]);
const intended = withIntention(asked, id, { run });
const atWork = withJob(intended, id, { jobId: 'job-1' });
const failed = withOutcome(atWork, id, { outcome: 'failed', prLink: null });
const at = began;
const job = { gapId: id, label: 'Gap 1', jobId: 'job-1', at, isLeft: false };
const jobIn = ({ gaps }: Memory) => gaps[0]?.job;
const withRequest = (memory: Memory, request: Gap['request']): Memory => ({
  ...memory,
  gaps: memory.gaps.map((gap) => ({ ...gap, request })),
});

describe('the next gap', () => {
  const next = (memory: Memory, topics = [id, other], tried: string[] = []) =>
    takeNext(memory, { run, at, topics, tried: new Set(tried) });

  test('is the largest that is ticked, with the intention of the run', () => {
    const taken = next(asked);
    expect(taken?.gap).toBe(asked.gaps[1]);
    expect(taken?.memory).toEqual(withIntention(asked, other, { run }));
  });

  test('is none of those that a job can’t be told of, that were tried, or that have one', () => {
    expect(next(asked, [id])?.gap.id).toBe(id);
    expect(next(asked, [id, other], [other])?.gap.id).toBe(id);
    expect(next(asked, [])).toBeNull();
    expect(next(asked, [id, other], [id, other])).toBeNull();
    expect(next(withRequest(atWork, 'asked'), [id])).toBeNull();
    expect(next(withRequest(failed, 'asked'), [id])?.gap.id).toBe(id);
  });

  test('of those that are left is told apart by whether it was asked', () => {
    const left = leftTicked(asked, new Set([id]));
    expect(left).toEqual({ unasked: [asked.gaps[1]], waiting: [asked.gaps[0]] });
    expect(leftTicked(withRequest(atWork, 'asked'), new Set([id])).waiting).toEqual([]);
  });
});

test('a start of which nothing is known is told once', () => {
  expect(unknownStarts(asked, { run: 'next' })).toEqual([]);
  expect(unknownStarts(intended, { run: 'next' })).toEqual([intended.gaps[0]]);
  expect(unknownStarts(atWork, { run: 'next' })).toEqual([]);
  const told = withUnknownStartsTold(intended, { run: 'next' });
  expect(jobIn(told)).toEqual({ is: 'ended', jobId: null, outcome: 'unknown', at });
  expect(unknownStarts(intended, { run })).toEqual([]);
  expect(told.gaps[1]).toBe(intended.gaps[1]);
  expect(unknownStarts(told, { run: 'next' })).toEqual([]);
  expect(withUnknownStartsTold(atWork, { run: 'next' })).toEqual(atWork);
});

test('jobs at work are those that have not ended, 100 at most', () => {
  expect(jobsAtWork(intended)).toEqual([]);
  expect(jobsAtWork(atWork)).toEqual([job]);
  expect(jobsAtWork(failed)).toEqual([]);
  const [gap = gapOf({ id })] = atWork.gaps;
  expect(jobsAtWork(memoryOf(Array(101).fill(gap)))).toHaveLength(100);
});

describe('what a run tells the memory of its job', () => {
  const end = { outcome: 'failed', prLink: null } as const;
  const others = withIntention(asked, id, { run: '4243' });
  const another = withJob(intended, id, { jobId: 'job-2' });
  const unknown = memoryOf([]);

  test.each<[string, Memory, boolean]>([
    ['that the run meant to start', intended, true],
    ['that is known', atWork, true],
    ['that is lost', asked, true],
    ['that another run means to start', others, false],
    ['that is another by now', another, false],
    ['of a gap that is gone', unknown, false],
  ])('is taken of a job %s: %#', (_, memory, isTaken) => {
    const started = withStarted(memory, job, { run });
    expect(started && jobIn(started)).toEqual(isTaken ? jobIn(atWork) : null);
    const ended = withEnd(memory, job, { run, end });
    expect(ended && jobIn(ended)).toEqual(isTaken ? jobIn(failed) : null);
  });

  test.each<[string, Memory, boolean]>([
    ['that the run meant to start', intended, true],
    ['that was started', atWork, false],
    ['that is lost', asked, false],
    ['that another run means to start', others, false],
    ['of a gap that is gone', unknown, false],
  ])('as refused, is taken of a job %s: %#', (_, memory, isTaken) => {
    expect(withRefused(memory, id, { run })).toEqual(isTaken ? asked : null);
  });

  test('is about its own gap, whatever the others are', () => {
    const second = withIntention(others, other, { run });
    const known = { ...job, gapId: other };
    expect(withStarted(second, known, { run })).toEqual(withJob(second, other, { jobId: 'job-1' }));
    expect(withRefused(second, other, { run })).toEqual(others);
    expect(withRefused(second, id, { run })).toBeNull();
  });
});
