import { expect, test } from 'vitest';
import {
  finalOutcome,
  formatDuration,
  isKnownStatus,
  jobDuration,
  pullRequestNumber,
  statusWord,
} from '../../src/agent/outcome.ts';

test.each([
  [{ status: 'active' }, null],
  [{ status: 'queued' }, null],
  [{ status: 'completed', prLink: 'https://github.com/o/r/pull/1' }, 'pull-request'],
  [{ status: 'completed', prLink: null }, 'no-changes'],
  [{ status: 'completed' }, 'no-changes'],
  [{ status: 'archived', prLink: 'https://github.com/o/r/pull/1' }, 'archived'],
  [{ status: 'failed' }, 'failed'],
])('a job with %j has the outcome %j', (job, outcome) => {
  expect(finalOutcome(job)).toBe(outcome);
});

test.each([
  ['active', true, 'active'],
  ['toString', false, 'toString'],
  ['queued_2', false, 'queued_2'],
  ['', false, ''],
  ['9lives', false, ''],
  ['two words', false, ''],
  ['x'.repeat(41), false, ''],
  ['x!', false, ''],
])('of the status %j, known: %j, %j is shown', (status, isKnown, word) => {
  expect([isKnownStatus({ status }), statusWord({ status })]).toEqual([isKnown, word]);
});

test.each([
  ['https://github.com/o/r/pull/12', '12'],
  ['https://github.example.com/o/r/pull/12/', '12'],
  ['https://gitlab.com/o/r/-/merge_requests/7', '7'],
  ['https://bitbucket.org/o/r/pull-requests/3', '3'],
  ['https://github.com/o/r/pull/12/files', null],
  ['https://github.com/o/r/issues/12', null],
])('the pull request number in %s is %j', (link, number) => {
  expect(pullRequestNumber(link)).toBe(number);
});

test('a job lasts from its creation to its end, or as long as the step waited if these are unknown', () => {
  const seenAt = Date.parse('2026-11-16T06:10:00Z');
  const created = (createdAt: string) =>
    jobDuration({ status: 'completed', createdAt }, seenAt, 1_234);
  expect(created('2026-11-16T06:00:00Z')).toBe('10 min 0 s');
  expect(created('2026-11-16T06:10:00Z')).toBe('0.0 s');
  const waited = '1.2 s since the wait began';
  expect(created('2026-11-16T07:00:00Z')).toBe(waited);
  expect(created('yesterday')).toBe(waited);
  expect(created('see https://github.com/o/r/pull/1')).toBe(waited);
  expect(jobDuration(null, seenAt, 1_234)).toBe(waited);
});

test.each([
  [0, '0.0 s'],
  [3_400, '3.4 s'],
  [10_000, '10 s'],
  [42_000, '42 s'],
  [59_700, '1 min 0 s'],
  [252_000, '4 min 12 s'],
  [3_900_000, '1 h 5 min'],
])('%d ms is shown as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
