import { expect, test } from 'vitest';
import { GitHubError } from '../../../src/github/errors.ts';
import {
  endText,
  refusedText,
  unconfirmedText,
  unknownStartText,
  untoldText,
  unwrittenText,
} from '../../../src/report/post/words.ts';
import { operationWords } from '../../../src/service/errors.ts';

const name = 'Gap 00000000000a';
const error = new GitHubError({ kind: 'refused', message: 'It broke.' });
const gone = new GitHubError({ kind: 'refused', status: 410, message: 'It broke.' });
const anew = 'untick its box and tick it again';
const look = `Nothing is started for this tick again. Look for it in the dashboard (https://app.mintlify.com); to ask for another, ${anew}.`;

test.each([
  ['pull-request', 'the agent opened a pull request'],
  ['no-changes', 'the agent finished without a pull request'],
  ['archived', 'the agent job was archived'],
  [
    'failed',
    `the agent met an error that it could not recover from. To ask for another job, ${anew}`,
  ],
  ['not-found', `the service no longer knows the job. To ask for another, ${anew}`],
  [
    'timed-out',
    'the agent job had not ended when the time of this step was up. The next run with `fix: ticked` looks it up',
  ],
  [
    'cancelled',
    'the wait for the agent job was cancelled. The next run with `fix: ticked` looks it up',
  ],
] as const)('a job that ended with %s: %s', (outcome, words) => {
  const job = { name, jobId: 'job-1', outcome, isLookedAt: false };
  expect(endText({ ...job, prLink: null })).toBe(`${name}, job job-1: ${words}.`);
  expect(endText({ ...job, prLink: 'https://a.example/1' })).toBe(
    `${name}, job job-1: ${words}: https://a.example/1.`,
  );
});

test.each([
  [
    unknownStartText(name, '4242'),
    `${name}: run 4242 began to start an agent job and ended before it could say which, so that one may be running. ${look}`,
  ],
  [
    unconfirmedText(name, new Error(`It broke. ${operationWords['start-job'].unconfirmed}`)),
    `${name}: whether an agent job was started is not known. It broke. ${look}`,
  ],
  [
    refusedText(name, error),
    `${name}: no agent job was started, and its box stays ticked for the next run. It broke.`,
  ],
  [
    unwrittenText(error, { started: 0 }),
    'No agent job was started, as the issue, which must know of it first, could not be read and written: It broke.',
  ],
  [untoldText(name, 'job-1', error), `${name}, job job-1: the issue could not be told. It broke.`],
  [
    unwrittenText(gone, { started: 1 }),
    'No other agent job was started, as the issue, which must know of it first, was deleted or transferred in the meantime: It broke.',
  ],
  [
    untoldText(name, 'job-1', gone),
    `${name}, job job-1: the agent job was started, and the issue was deleted or transferred in the meantime, so that no later run knows of it. It broke.`,
  ],
])('what is not as it should be is told, and what to do: %#', (text, words) => {
  expect(text).toBe(words);
});
