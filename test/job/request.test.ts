import { expect, test } from 'vitest';
import type { JobInputs } from '../../src/inputs.ts';
import {
  type AgentRequest,
  agentRequestOf,
  requestHash,
  sendRequest,
} from '../../src/job/request.ts';
import { ServiceError } from '../../src/service/errors.ts';
import { recordingLog } from '../github/setup.ts';
import { simulatedClock } from '../world/clock.ts';

const requests = {
  start: { kind: 'start', prompt: 'x'.repeat(1_234) },
  message: { kind: 'message', jobId: 'job-1', prompt: 'Shorter' },
  wait: { kind: 'wait', jobId: 'job-1', prompt: null },
} satisfies Record<string, AgentRequest>;
const { start, message, wait } = requests;

type Sending = Parameters<typeof sendRequest>[0];

/** Sends a request, to a service that fails if an error is given. */
async function begin(request: AgentRequest, earlier: Sending['earlier'], error?: Error) {
  const log = recordingLog();
  const sent: unknown[] = [];
  const answer = async (asked: object) => {
    sent.push(asked);
    if (error) throw error;
    return { id: 'job-2' };
  };
  const beginning = await sendRequest({
    request,
    earlier,
    service: { startJob: answer, sendMessage: answer } as unknown as Sending['service'],
    step: { clock: simulatedClock(), log, deadline: 7, signal: new AbortController().signal },
  });
  return { beginning, lines: log.lines, sent };
}

const attempts = {
  none: { kind: 'none' },
  begun: { kind: 'begun' },
  job: { kind: 'job', jobId: 'job-9' },
} satisfies Record<string, Sending['earlier']>;
const { none, begun } = attempts;

test.each<[keyof typeof requests, keyof typeof attempts, object, object[], string[]]>([
  [
    'start',
    'none',
    { jobId: 'job-2', adopted: false },
    [{ prompt: start.prompt, deadline: 7 }],
    ['Starting an agent job with a prompt of 1,234 characters.', 'Started agent job job-2.'],
  ],
  [
    'message',
    'none',
    { jobId: 'job-1', adopted: false, message: { at: 0, answer: { id: 'job-2' } } },
    [{ jobId: 'job-1', prompt: 'Shorter', deadline: 7 }],
    ['Sending a message of 7 characters to job job-1.'],
  ],
  ['wait', 'none', { jobId: 'job-1', adopted: false }, [], []],
  ['wait', 'job', { jobId: 'job-1', adopted: false }, [], []],
  [
    'start',
    'job',
    { jobId: 'job-9', adopted: true },
    [],
    ['An earlier attempt of this run started the job: this one waits for job job-9.'],
  ],
  [
    'message',
    'job',
    { jobId: 'job-9', adopted: true },
    [],
    ['An earlier attempt of this run sent the message: this one waits for job job-9.'],
  ],
])('%s, after %s: there is a job', async (request, earlier, job, asked, logged) => {
  const { beginning, lines, sent } = await begin(requests[request], attempts[earlier]);
  expect(beginning).toEqual({ kind: 'job', message: null, ...job });
  expect(sent).toEqual(asked);
  expect(lines).toEqual(logged);
});

test.each([
  [
    'start',
    'An earlier attempt of this run may have started an agent job: it ended before it knew. Look for the job in the dashboard, and wait for it with `job-id`. If there is none, run this step again to start one.',
  ],
  [
    'message',
    'An earlier attempt of this run may have sent the message: it ended before it knew. Look at the job in the dashboard. If the message is not there, run this step again to send it.',
  ],
] as const)('a %s that may have been received is not sent again', async (request, words) => {
  const { beginning, sent } = await begin(requests[request], begun);
  expect(beginning).toMatchObject({
    kind: 'stopped',
    error: { message: words },
  });
  expect(sent).toEqual([]);
});

test.each([
  ['unconfirmed', 'unknown'],
  ['refused', 'failed'],
] as const)('after an error of kind %s, the request is %s', async (kind, beginningKind) => {
  const error = new ServiceError(kind, 'No.');
  const { beginning } = await begin(start, none, error);
  expect(beginning).toEqual({ kind: beginningKind, error });
});

test('an error that is not from the service is rethrown', async () => {
  await expect(begin(start, none, new TypeError('a bug'))).rejects.toThrow('a bug');
});

test.each([
  [{ prompt: 'Please' }, { kind: 'start', prompt: 'Please' }],
  [{}, { kind: 'start', prompt: '' }],
  [{ jobId: 'job-1' }, wait],
  [{ jobId: 'job-1', message: 'Shorter' }, message],
])('the inputs %j request %j', (inputs, request) => {
  expect(agentRequestOf(inputs as JobInputs)).toEqual(request);
});

test('a request is recognised by its kind, its job and its text', () => {
  const all: AgentRequest[] = [
    { kind: 'start', prompt: 'Shorter' },
    message,
    { ...message, jobId: 'job-2' },
    { ...message, prompt: 'Longer' },
    { ...message, jobId: 'job-1S', prompt: 'horter' },
    wait,
    { kind: 'wait', jobId: 'job-2', prompt: null },
  ];
  const hashes = all.map(requestHash);
  expect(new Set(hashes).size).toBe(all.length);
  // A later version of the action continues from the hashes of this one.
  expect([hashes[0], hashes.at(-2)]).toEqual(['356875deffb10834', '625179a6d87c68cb']);
});
