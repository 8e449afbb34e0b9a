import { expect, test } from 'vitest';
import { type JobResult, nextStep, outcomeMessage } from '../../src/job/render.ts';
import type { AgentRequest } from '../../src/job/request.ts';
import { sampleResult as result } from './results.ts';

const requests = {
  start: { kind: 'start', prompt: 'Please' },
  message: { kind: 'message', jobId: 'job-1', prompt: 'Shorter' },
  wait: { kind: 'wait', jobId: 'job-1', prompt: null },
} satisfies Record<string, AgentRequest>;

const link = 'https://github.com/acme/docs/pull/12';
const startNew =
  'Look at the job in the dashboard (https://app.mintlify.com), then start a new one.';
const inDoubt =
  'An earlier attempt of this run asked for it, and another re-run waits for the same job. To start another, start a new run, or delete the comment that claims the job and run again.';

test.each<[Partial<JobResult>, string]>([
  [
    { pullRequest: { url: link, name: null, read: null } },
    `The agent opened a pull request. Pull request: ${link}. Job job-1, 4 min 12 s.`,
  ],
  [
    { pullRequest: null },
    "The agent job ended and named a link to a pull request, but the link can't be used. Job job-1, 4 min 12 s. Open it from the job in the dashboard (https://app.mintlify.com).",
  ],
  [
    { outcome: 'no-changes', pullRequest: null, duration: '1.5 s since the wait began' },
    'The agent finished without a pull request. Job job-1, 1.5 s since the wait began.',
  ],
  [
    { outcome: 'archived', pullRequest: null, adopted: true },
    `The agent job was archived. Job job-1, 4 min 12 s. If you still want its work, start a new job. ${inDoubt}`,
  ],
  [
    { outcome: 'failed', pullRequest: null },
    `The agent ran into an error that it could not recover from. Job job-1, 4 min 12 s. ${startNew}`,
  ],
  [
    { outcome: 'failed', pullRequest: null, adopted: true },
    `The agent ran into an error that it could not recover from. Job job-1, 4 min 12 s. ${startNew} ${inDoubt}`,
  ],
  [
    { outcome: 'timed-out', pullRequest: null, unknownStatus: 'queued' },
    'The agent job had not ended when this step ran out of time. Job job-1, 4 min 12 s. Its last status was "queued", which this action does not know. The job may still be running. To keep waiting, run the same step again. To give it more time, raise `timeout-minutes`.',
  ],
  [
    { outcome: 'cancelled', pullRequest: null },
    'The wait for the agent job was cancelled. Job job-1, 4 min 12 s. The job may still be running. To keep waiting, run the same step again.',
  ],
])('a wait that ends with %j is worded as %s', (changes, message) => {
  expect(outcomeMessage({ ...result, ...changes }, requests.wait)).toBe(message);
});

test.each<[keyof typeof requests, boolean, string]>([
  ['start', false, 'run the step with `job-id: job-1` instead of `prompt`'],
  [
    'start',
    true,
    're-run this workflow run, or run the step with `job-id: job-1` instead of `prompt`',
  ],
  ['message', false, 'run the step with `job-id: job-1` instead of `message`'],
  [
    'message',
    true,
    're-run this workflow run, or run the step with `job-id: job-1` instead of `message`',
  ],
  ['wait', false, 'run the same step again'],
  ['wait', true, 'run the same step again'],
])('after a %s, remembered: %j, the advice on waiting is: %s', (kind, remembered, howTo) => {
  expect(nextStep({ ...result, outcome: 'cancelled', remembered }, requests[kind])).toBe(
    `The job may still be running. To keep waiting, ${howTo}.`,
  );
});
