import { expect, test } from 'vitest';
import { GitHubError } from '../../../src/github/errors.ts';
import { jobEndText } from '../../../src/report/post/fix-ticked.ts';
import {
  issueNotUpdatedText,
  jobNotSavedText,
  refusedStartText,
  unconfirmedStartText,
  unknownStartText,
} from '../../../src/report/post/start.ts';
import { operationTexts } from '../../../src/service/errors.ts';

const name = 'Gap 00000000000a';
const error = new GitHubError({ kind: 'refused', message: 'It broke.' });
const gone = new GitHubError({ kind: 'refused', status: 410, message: 'It broke.' });
const anew = 'untick its box and tick it again';
const look = `No other job is started for this tick. Look for it in the dashboard (https://app.mintlify.com); to ask for another, ${anew}.`;

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
    'the agent job had not ended when this step ran out of time. The next run with `fix: ticked` looks it up',
  ],
  [
    'cancelled',
    'the wait for the agent job was cancelled. The next run with `fix: ticked` looks it up',
  ],
] as const)('a job that ended with %s: %s', (outcome, words) => {
  const job = { name, jobId: 'job-1', outcome, isReadOnce: false };
  expect(jobEndText({ ...job, prLink: null })).toBe(`${name}, job job-1: ${words}.`);
  expect(jobEndText({ ...job, prLink: 'https://a.example/1' })).toBe(
    `${name}, job job-1: ${words}: https://a.example/1.`,
  );
});

test.each([
  [
    unknownStartText(name, '4242/1'),
    `${name}: run 4242 ended while it was starting an agent job, so one may be running. ${look}`,
  ],
  [
    unconfirmedStartText(name, new Error(`It broke. ${operationTexts['start-job'].unconfirmed}`)),
    `${name}: it is unknown whether an agent job was started. It broke. ${look}`,
  ],
  [
    refusedStartText(name, error),
    `${name}: no agent job was started. Its box stays ticked for the next run. It broke.`,
  ],
  [
    issueNotUpdatedText(error, { started: 0 }),
    'No agent job was started, because the issue could not be updated first: It broke.',
  ],
  [
    jobNotSavedText(name, 'job-1', error),
    `${name}, job job-1: the issue could not be updated. It broke.`,
  ],
  [
    issueNotUpdatedText(gone, { started: 1 }),
    'No other agent job was started, because the issue was deleted or transferred in the meantime: It broke.',
  ],
  [
    jobNotSavedText(name, 'job-1', gone),
    `${name}, job job-1: the agent job was started, but the issue was deleted or transferred in the meantime, so later runs don't know about it. It broke.`,
  ],
])('each problem is described with what to do: %#', (text, words) => {
  expect(text).toBe(words);
});
