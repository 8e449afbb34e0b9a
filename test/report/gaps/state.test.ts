import { expect, test } from 'vitest';
import { gapState, withPullRequest, withRefused } from '../../../src/report/gaps/job.ts';
import { gapOf, idOf, memoryOf, withIntention, withJob, withOutcome } from './gaps.ts';

const id = idOf(1);
const open = memoryOf([gapOf({ id })]);
const intended = withIntention(open, id, { run: '1/1' });
const atWork = withJob(intended, id, { jobId: 'job-1' });
const [gap = gapOf({ id })] = intended.gaps;
const prLink = 'https://github.com/acme/docs/pull/7';
const pull = withOutcome(atWork, id, { outcome: 'pull-request', prLink });
const merged = withPullRequest(pull, id, { is: 'merged', on: '2026-11-04' });

test.each([
  ['nothing was asked for', open, 'open'],
  ['a run is about to start a job', intended, 'fixing'],
  [
    'a run never came to start it',
    withOutcome(intended, id, { outcome: 'unknown', prLink: null }),
    'open',
  ],
  ['a start was given back', withRefused(intended, id, { run: '1/1' }) ?? intended, 'open'],
  ['people write it', memoryOf([gapOf({ id, ours: true })]), 'ours'],
  ['a job is at work', atWork, 'fixing'],
  ['the job failed', withOutcome(atWork, id, { outcome: 'failed', prLink: null }), 'open'],
  ['the job opened a pull request', pull, 'pull-request'],
  ['the pull request is open', withPullRequest(pull, id, { is: 'open' }), 'pull-request'],
  ['the pull request was closed', withPullRequest(pull, id, { is: 'closed' }), 'open'],
  ['it was merged', merged, 'watching'],
  [
    'it was merged, and its branch is closed',
    withPullRequest(merged, id, { is: 'unreadable', why: 'No.' }),
    'watching',
  ],
] as const)('the state if %s', (_, { gaps }, state) => {
  const [one = gap] = gaps;
  expect(gapState(one)).toBe(state);
  expect(gapState({ ...one, dismissed: true })).toBe('dismissed');
});
