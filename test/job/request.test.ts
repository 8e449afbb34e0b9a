import { expect, test } from 'vitest';
import type { JobInputs } from '../../src/inputs.ts';
import { agentRequestOf, requestKey, sendRequest } from '../../src/job/request.ts';
import type { AgentClient } from '../../src/service/agent.ts';
import { ServiceError } from '../../src/service/errors.ts';
import type { Step } from '../../src/step.ts';
import { recordingLog } from '../github/setup.ts';
import { simulatedClock } from '../world/clock.ts';

const start = { kind: 'start', prompt: 'x'.repeat(1_234) } as const;
const message = { kind: 'message', jobId: 'job-1', prompt: 'Shorter' } as const;

/** Sends a request, to a service that fails if an error is given. */
async function send(request: typeof start | typeof message, error?: Error) {
  const log = recordingLog();
  const sent: unknown[] = [];
  const answer = async (asked: object) => {
    sent.push(asked);
    if (error) throw error;
    return { id: 'job-2' };
  };
  const { signal } = new AbortController();
  const result = await sendRequest(request, {
    service: { startJob: answer, sendMessage: answer } as unknown as AgentClient,
    step: { clock: simulatedClock(), log, deadline: 7, signal } as unknown as Step,
    sending: signal,
  });
  return { result, lines: log.lines, sent };
}

test('a start and a message are sent, and logged without their text', async () => {
  expect(await send(start)).toMatchObject({
    result: { jobId: 'job-2', adopted: false, message: null },
    sent: [{ prompt: start.prompt, deadline: 7 }],
    lines: ['Starting an agent job with a prompt of 1,234 characters.', 'Started agent job job-2.'],
  });
  expect(await send(message)).toMatchObject({
    result: { jobId: 'job-1', adopted: false, message: { at: 0, answer: { id: 'job-2' } } },
    sent: [{ jobId: 'job-1', prompt: 'Shorter', deadline: 7 }],
    lines: ['Sending a message of 7 characters to job job-1.'],
  });
});

test.each([
  ['unconfirmed', 'unknown'],
  ['refused', 'failed'],
] as const)('after an error of kind %s, the request is %s', async (errorKind, kind) => {
  const error = new ServiceError(errorKind, 'No.');
  expect((await send(start, error)).result).toEqual({ kind, error });
});

test('an error that is not from the service is rethrown', async () => {
  await expect(send(start, new TypeError('a bug'))).rejects.toThrow('a bug');
});

test.each([
  [{ prompt: 'Please' }, { kind: 'start', prompt: 'Please' }],
  [{}, { kind: 'start', prompt: '' }],
  [{ jobId: 'job-1' }, { kind: 'wait', jobId: 'job-1', prompt: null }],
  [{ jobId: 'job-1', message: 'Shorter' }, message],
])('the inputs %j request %j', (inputs, request) => {
  expect(agentRequestOf(inputs as JobInputs)).toEqual(request);
});

test('a request is recognized by its address, its text and the workflow run', () => {
  const place = { baseUrl: 'https://a.example', projectId: 'p', runId: '1' };
  const keys = [
    requestKey({ kind: 'start', prompt: 'Shorter' }, place),
    requestKey(message, place),
    requestKey({ ...message, jobId: 'job-2' }, place),
    requestKey({ ...message, prompt: 'Longer' }, place),
    requestKey({ ...message, jobId: 'job-1S', prompt: 'horter' }, place),
    requestKey(message, { ...place, runId: '2' }),
    requestKey(message, { ...place, projectId: 'q' }),
    requestKey(message, { ...place, baseUrl: 'https://b.example' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
