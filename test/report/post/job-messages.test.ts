import { expect, test } from 'vitest';
import { GitHubError } from '../../../src/github/errors.ts';
import {
  claimMarkdown,
  issueNotUpdatedText,
  jobEndText,
  notClaimedText,
  unconfirmedStartText,
} from '../../../src/report/post/job-text.ts';
import { operationTexts } from '../../../src/service/errors.ts';
import type { Redacted } from '../../../src/text/text.ts';

const name = 'Gap 00000000000a';
const anew = 'tick its box again';
const url = 'https://github.com/acme/docs/issues/1#issuecomment-5001';
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

test('advice for a step that starts one job is left out of a problem of one of several', () => {
  const lost = new Error(`It broke. ${operationTexts['start-job'].ifUnconfirmed}`);
  expect(unconfirmedStartText(name, url, lost)).toBe(
    `${name}: it is unknown whether an agent job was started. It broke. No other job is started for this gap. Look for it in the dashboard (https://app.mintlify.com); to allow another, delete the comment ${url}.`,
  );
});

test.each([
  [notClaimedText, undefined, 'because the comments that claim them could not be posted'],
  [notClaimedText, 410, 'because the issue was deleted or transferred in the meantime'],
  [issueNotUpdatedText, undefined, 'The issue could not be updated with its jobs'],
  [issueNotUpdatedText, 410, 'The issue was deleted or transferred in the meantime'],
])('a problem with the issue says if the issue is gone: %#', (textOf, status, words) => {
  const refused = new GitHubError({
    kind: 'refused',
    message: 'It broke.',
    ...(status && { status }),
  });
  expect(textOf(refused)).toContain(words);
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
