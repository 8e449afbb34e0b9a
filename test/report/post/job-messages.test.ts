import { expect, test } from 'vitest';
import type { Claim } from '../../../src/agent/claim.ts';
import { GitHubError } from '../../../src/github/errors.ts';
import {
  claimMarkdown,
  forgedJobText,
  issueNotUpdatedText,
  jobEndText,
  notClaimedText,
  notSavedText,
  refusedStartText,
  unconfirmedStartText,
  unknownStartText,
} from '../../../src/report/post/job-text.ts';
import { operationTexts } from '../../../src/service/errors.ts';
import type { Redacted } from '../../../src/text/text.ts';

const name = 'Gap 00000000000a';
const error = new GitHubError({ kind: 'refused', message: 'It broke.' });
const gone = new GitHubError({ kind: 'refused', status: 410, message: 'It broke.' });
const anew = 'tick its box again';
const url = 'https://github.com/acme/docs/issues/1#issuecomment-5001';
const claim: Claim = {
  key: 'gap-00000000000a-0',
  run: '4242',
  attempt: '1',
  nonce: '00000000',
  deadline: '2026-11-16T06:30:00Z',
  job: 'job-1',
  id: 5_001,
  createdAt: '2026-11-16T06:00:00Z',
  url,
  markdown: '',
};
const look = `No other job is started for this gap. Look for it in the dashboard (https://app.mintlify.com); to allow another, delete the comment ${url}.`;

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
  expect(jobEndText({ ...job, prLink: null })).toBe(`${name}, job job-1: ${words}.`);
  expect(jobEndText({ ...job, prLink: 'https://a.example/1' })).toBe(
    `${name}, job job-1: ${words}: https://a.example/1.`,
  );
});

test.each([
  [
    unknownStartText(name, claim),
    `${name}: run 4242 ended while it was starting an agent job, so one may be running. ${look}`,
  ],
  [
    unconfirmedStartText(
      name,
      url,
      new Error(`It broke. ${operationTexts['start-job'].unconfirmed}`),
    ),
    `${name}: it is unknown whether an agent job was started. It broke. ${look}`,
  ],
  [
    forgedJobText(name, claim),
    `${name}: the comment ${url} names the job job-1, which the service does not say was created for it, so the job is not used, and no other is started for this gap. If nobody meant this, delete the comment.`,
  ],
  [
    refusedStartText(name, error),
    `${name}: no agent job was started. Its box stays ticked for the next run. It broke.`,
  ],
  [
    notClaimedText(error),
    'No agent job was started, because the comments that claim them could not be posted: It broke. Ticks stay for the next run.',
  ],
  [
    notClaimedText(gone),
    'No agent job was started, because the issue was deleted or transferred in the meantime: It broke. Ticks stay for the next run.',
  ],
  [
    notSavedText(name, 'job-1', error),
    `${name}, job job-1: its comment on the issue could not be updated. It broke.`,
  ],
  [
    issueNotUpdatedText(error),
    'The issue could not be updated with its jobs; their comments have them. It broke.',
  ],
  [
    issueNotUpdatedText(gone),
    "The issue was deleted or transferred in the meantime, so later reports don't know about its jobs. It broke.",
  ],
])('each problem is described with what to do: %#', (text, words) => {
  expect(text).toBe(words);
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
