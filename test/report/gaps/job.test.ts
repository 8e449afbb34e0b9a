import { describe, expect, test } from 'vitest';
import type { Gap, Memory } from '../../../src/report/gaps/gap.ts';
import {
  jobsAtWork,
  leftTicked,
  takeNext,
  unknownStarts,
  withEnd,
  withMerged,
  withPullRequest,
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

  test('is not one that is ticked as not for the docs; of equal ones it is the first', () => {
    const [first, second] = asked.gaps as [Gap, Gap];
    expect(next({ ...asked, gaps: [first, { ...second, dismissed: true }] })?.gap.id).toBe(id);
    const equal = [{ ...second, rows: 3 }, first];
    expect(next({ ...asked, gaps: equal })?.gap.id).toBe(id);
    expect(next({ ...asked, gaps: equal.toReversed() })?.gap.id).toBe(id);
  });

  test('is the one that the run intends already, and none that another intends', () => {
    expect(next(intended)).toMatchObject({ gap: { id }, at: began });
    const others = withIntention(asked, id, { run: 'another' });
    expect(next(others, [id])).toBeNull();
    expect(next(withRequest(others, 'asked'))?.gap.id).toBe(other);
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

describe('a job', () => {
  const untouched = (memory: Memory) => memoryOf(memory.gaps.slice(1));

  test('that was intended leaves the end before it if it is refused, and no other job', () => {
    const again = withIntention(failed, id, { run });
    expect(jobIn(again)).toMatchObject({ is: 'intended', before: jobIn(failed) });
    expect(jobIn(withIntention(atWork, id, { run }))).toMatchObject({ before: null });
    const refused = withRefused(again, id, { run });
    expect(refused?.gaps[0]).toMatchObject({ request: 'asked', job: jobIn(failed) });
    const unticked = withRefused(withRequest(again, 'none'), id, { run });
    expect(unticked?.gaps[0]?.request).toBe('none');
    expect(withRefused(again, id, { run: 'another' })).toBeNull();
  });

  test('is not told of a gap that has another by now', () => {
    expect(withStarted(atWork, { ...job, jobId: 'job-2' }, { run })).toBeNull();
    expect(withStarted(atWork, job, { run: 'another' })).not.toBeNull();
    expect(withStarted(intended, job, { run: 'another' })).toBeNull();
    const told = withUnknownStartsTold(intended, { run: 'another' });
    expect(jobIn(told)).toEqual({ is: 'ended', jobId: null, outcome: 'unknown', at: began });
    expect(withStarted(told, job, { run })).not.toBeNull();
    expect(withStarted(told, { ...job, at: '2026-11-30T08:00:00Z' }, { run })).toBeNull();
    expect(withStarted(untouched(atWork), job, { run })).toBeNull();
    expect(withUnknownStartsTold(intended, { run })).toEqual(intended);
  });

  test('brings a pull request that is not the fix already', () => {
    const prLink = 'https://github.com/acme/docs/pull/7';
    const end = { outcome: 'pull-request', prLink } as const;
    const ended = withEnd(atWork, job, { run, end });
    const pull = { jobId: 'job-1', prLink, state: null, unreadable: null };
    expect(ended?.gaps[0]?.pull).toEqual(pull);
    const fixed = withMerged(atWork, { gapId: id, prLink, on: '2026-11-18' }, () => true);
    expect(fixed.gaps[0]?.fix).toMatchObject({ by: 'people', jobId: null, prLink });
    expect(withEnd(fixed, job, { run, end })?.gaps[0]?.pull).toBeNull();
    const without = { outcome: 'no-changes', prLink: null } as const;
    expect(withEnd(ended ?? atWork, job, { run, end: without })?.gaps[0]?.pull).toEqual(pull);
    const isSame = (one: string, two: string) => one === two;
    const merge = { gapId: id, prLink, on: '2026-11-18' };
    const agents = withMerged(ended ?? atWork, merge, isSame).gaps[0];
    expect(agents).toMatchObject({ fix: { by: 'agent', jobId: 'job-1' }, pull: null });
    const theirs = withMerged(ended ?? atWork, { ...merge, prLink: `${prLink}1` }, isSame).gaps[0];
    expect(theirs).toMatchObject({ fix: { by: 'people', jobId: null }, pull: null });
    const unreadable = withPullRequest(ended ?? atWork, id, { is: 'unreadable', why: 'Refused.' });
    expect(unreadable.gaps[0]?.pull).toEqual({ ...pull, unreadable: 'Refused.' });
    const open = withPullRequest(unreadable, id, { is: 'open' }).gaps[0]?.pull;
    expect(open).toEqual({ ...pull, state: 'open' });
  });

  test('is left if its box is unticked, or the gap is not for the docs', () => {
    const isLeft = (fields: Partial<Gap>) =>
      jobsAtWork({ ...atWork, gaps: atWork.gaps.map((gap) => ({ ...gap, ...fields })) })[0]?.isLeft;
    expect(isLeft({ request: 'taken' })).toBe(false);
    expect(isLeft({ request: 'none' })).toBe(true);
    expect(isLeft({ request: 'taken', dismissed: true })).toBe(true);
  });
});
