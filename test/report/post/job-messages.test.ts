import { expect, test } from 'vitest';
import { claimMarkdown, jobEndText } from '../../../src/report/post/job-text.ts';
import type { Redacted } from '../../../src/text/text.ts';

const name = 'Gap 00000000000a';
const anew = 'tick its box again';
test.each([
  ['pull-request', 'the agent opened a pull request'],
  ['no-changes', 'the agent finished without a pull request'],
  ['archived', 'the agent job was archived'],
  [
    'failed',
    `the agent ran into an error that it could not recover from. To ask for another job, ${anew}`,
  ],
  ['not-found', `the service no longer knows the job. To ask for another, ${anew}`],
  [
    'timed-out',
    'the agent job had not ended when this step ran out of time. The next report looks it up',
  ],
  ['cancelled', 'the wait for the agent job was cancelled. The next report looks it up'],
] as const)('a job that ended with %s: %s', (outcome, words) => {
  const job = { name, jobId: 'job-1', outcome };
  const unlinked =
    outcome === 'pull-request'
      ? "the agent job ended and named a link to a pull request, but the link can't be used"
      : words;
  expect(jobEndText({ ...job, prLink: null })).toBe(`${name}, job job-1: ${unlinked}.`);
  expect(jobEndText({ ...job, prLink: 'https://a.example/1' })).toBe(
    `${name}, job job-1: ${words}: https://a.example/1.`,
  );
});

test('the comment on a job says how the job goes, with readers’ words escaped', () => {
  const of = { label: 'Ping @mona' as Redacted, runUrl: 'https://github.com/a/b/actions/runs/1' };
  expect(claimMarkdown(of, null)).toMatch(
    /^### Ping @\u200bmona\n\nAn agent’s job is being started/,
  );
  const job = { jobId: 'job-1', outcome: null, prLink: null };
  expect(claimMarkdown(of, job)).toContain('Job `job-1` is at work');
  const prLink = 'https://github.com/acme/docs/pull/7';
  expect(claimMarkdown(of, { ...job, outcome: 'pull-request', prLink })).toContain(
    `Job \`job-1\`: the agent opened a pull request: \`${prLink}\`.`,
  );
});
