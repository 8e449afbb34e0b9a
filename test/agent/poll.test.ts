import { expect, test } from 'vitest';
import { waitForJob } from '../../src/agent/wait.ts';
import type { AgentJob } from '../../src/service/agent.ts';
import { ServiceError } from '../../src/service/errors.ts';
import { Cancelled } from '../../src/step.ts';
import { recordingLog } from '../github/setup.ts';
import { simulatedClock } from '../world/clock.ts';

const minute = 60_000;
type Reading = AgentJob | Error;

/** Waits for a job whose state at each time comes from `answer`. */
async function poll({
  answer,
  timeout = 30 * minute,
  interval: maxInterval = 30_000,
  isNew: isJustStarted = false,
}: {
  answer: (now: number) => Reading;
  timeout?: number;
  interval?: number;
  isNew?: boolean;
}) {
  const clock = simulatedClock();
  const log = recordingLog();
  const polls: { at: number; singleTryTimeout: number | undefined }[] = [];
  const statuses: string[] = [];
  const readJob = async ({ singleTryTimeout }: { singleTryTimeout?: number }) => {
    polls.push({ at: clock.now(), singleTryTimeout });
    const reading = answer(clock.now());
    if (reading instanceof Error) throw reading;
    statuses.push(reading.status);
    return reading;
  };
  const wait = await waitForJob({
    jobId: 'job-1',
    service: { readJob },
    clock,
    log,
    signal: new AbortController().signal,
    deadline: timeout,
    maxInterval,
    isJustStarted,
  });
  return { ...wait, ...log, statuses, polls, endedAt: clock.now() };
}

const activeUntil = (end: number) => (now: number) => ({
  status: now < end ? 'active' : 'completed',
  prLink: now < end ? null : 'https://github.com/acme/docs/pull/1',
});
const failing = (kind: ServiceError['kind']) => new ServiceError(kind, `test: ${kind}`);

test('polls after a tenth of the elapsed time, but at least 3 s and at most the interval', async () => {
  const delays = async (interval: number) => {
    const { polls } = await poll({ answer: activeUntil(10 * minute), interval });
    return new Map(
      polls.slice(1).map(({ at }, index) => [polls[index]?.at, at - (polls[index]?.at ?? 0)]),
    );
  };
  const usual = await delays(30_000);
  for (const [at = 0, delay] of usual) {
    expect(delay).toBeCloseTo(Math.min(30_000, Math.max(3_000, at / 10)), 5);
  }
  expect([usual.get(0), [...usual.values()].at(-1)]).toEqual([3_000, 30_000]);
  expect(new Set((await delays(500)).values())).toEqual(new Set([500]));
});

test('the first poll is immediate, and an end is seen within a tenth of the run time', async () => {
  for (const end of [0, 40_000, 61_000, 5 * minute, 29 * minute]) {
    const { statuses, polls, endedAt } = await poll({ answer: activeUntil(end) });
    expect(polls[0]?.at).toBe(0);
    expect(statuses.at(-1)).toBe('completed');
    expect(endedAt - end).toBeLessThanOrEqual(Math.max(3_000, end / 10));
  }
});

test('half an hour takes fewer than 100 requests, the last one at the deadline', async () => {
  const { polls, endedAt } = await poll({ answer: activeUntil(Number.POSITIVE_INFINITY) });
  expect(polls.length).toBe(86);
  expect(polls.at(-1)).toEqual({ at: 30 * minute, singleTryTimeout: 5_000 });
  expect(endedAt).toBe(30 * minute);
});

test('an end that only the last poll sees counts', async () => {
  const { statuses } = await poll({ answer: activeUntil(2 * minute), timeout: 2 * minute });
  expect(statuses.at(-1)).toBe('completed');
});

test('if requests fail until the deadline, the last status that was read counts', async () => {
  const answer = (now: number) => (now < minute ? { status: 'active' } : failing('deadline'));
  const { statuses, polls, error } = await poll({ answer, timeout: 2 * minute });
  expect(new Set(statuses)).toEqual(new Set(['active']));
  expect(error).toBeNull();
  expect(polls.at(-1)).toEqual({ at: 2 * minute, singleTryTimeout: 5_000 });
});

test('a job whose status was never read is an error', async () => {
  const { error, polls } = await poll({ answer: () => failing('deadline'), timeout: minute });
  expect(error).toMatchObject({ kind: 'deadline' });
  expect(polls.map(({ at }) => at)).toEqual([0, minute]);
});

test('a completed job without a pull request is read again after 5 and 15 s', async () => {
  const prLink = 'https://github.com/acme/docs/pull/1';
  const filledAt = (seconds: number) => (now: number) => ({
    status: 'completed',
    prLink: now >= seconds * 1_000 ? prLink : null,
  });
  const times = async (seconds: number, timeout?: number) => {
    const { polls, outcome } = await poll({
      answer: filledAt(seconds),
      ...(timeout && { timeout }),
    });
    return [outcome, ...polls.map(({ at }) => at)];
  };
  expect(await times(4)).toEqual(['pull-request', 0, 5_000]);
  expect(await times(9)).toEqual(['pull-request', 0, 5_000, 15_000]);
  expect(await times(60)).toEqual(['no-changes', 0, 5_000, 15_000]);
  // There is no time for another reading.
  expect(await times(9, 15_000)).toEqual(['no-changes', 0, 5_000]);
  const goesOn = (now: number) => ({ status: now === 5_000 ? 'active' : 'completed' });
  expect(await poll({ answer: goesOn })).toMatchObject({ outcome: 'no-changes' });
});

test('a job that this step started may be unknown for two minutes', async () => {
  const unknown = new ServiceError('refused', 'test: 404', { status: 404 });
  const knownAt = (time: number) => (now: number) =>
    now < time ? unknown : { status: 'archived', prLink: null };
  expect(await poll({ answer: knownAt(100_000), isNew: true })).toMatchObject({
    outcome: 'archived',
    error: null,
  });
  const never = await poll({ answer: knownAt(1e9), isNew: true });
  expect(never).toMatchObject({ outcome: null, error: unknown });
  expect(never.endedAt).toBeGreaterThanOrEqual(120_000);
  expect(never.endedAt).toBeLessThan(140_000);
  expect(await poll({ answer: knownAt(100_000) })).toMatchObject({ error: unknown, endedAt: 0 });
});

test('a wait that the service asks for does not start if it would pass the deadline', async () => {
  const unread = await poll({ answer: () => failing('retry-after') });
  expect(unread).toMatchObject({ error: { kind: 'retry-after' }, endedAt: 0 });
  const answer = (now: number) => (now === 0 ? { status: 'active' } : failing('retry-after'));
  const read = await poll({ answer });
  expect(read).toMatchObject({ error: null, outcome: 'timed-out', endedAt: 3_000 });
});

test.each<ServiceError['kind']>(['refused', 'invalid-response', 'failures'])(
  'a request that is %s ends the wait with that error',
  async (kind) => {
    const answer = (now: number) => (now === 0 ? { status: 'active' } : failing(kind));
    expect(await poll({ answer })).toMatchObject({ error: { kind }, statuses: ['active'] });
  },
);

test('logs the first status, each change, and a line a minute', async () => {
  const { lines, warnings } = await poll({ answer: activeUntil(235_000) });
  expect(lines).toEqual([
    'Job is active.',
    expect.stringMatching(/^Job still active after 1 min( \d+ s)?\.$/),
    expect.stringMatching(/^Job still active after 2 min( \d+ s)?\.$/),
    expect.stringMatching(/^Job still active after 3 min( \d+ s)?\.$/),
    expect.stringMatching(/^Job is completed after (3|4) min \d+ s\.$/),
  ]);
  expect(warnings).toEqual([]);
});

test('warns once about an unknown status, and shows it only if it is a plain word', async () => {
  const statuses = ['queued_2', 'x'.repeat(41), '::error::x', 'failed'];
  const answer = (now: number) => ({ status: statuses[Math.floor(now / 10_000)] ?? '' });
  const { lines, warnings } = await poll({ answer });
  expect(warnings).toEqual([
    `This action doesn't know the job's status "queued_2". It keeps waiting for a known one.`,
  ]);
  expect(lines.map((line) => line.replace(/ after .*/, ''))).toEqual([
    'Job is queued_2.',
    'Job is unknown',
    'Job is failed',
  ]);
});

test.each([
  [new Cancelled('SIGINT'), 'cancelled'],
  [new Error('a bug'), null],
])('never throws: %s', async (fails, outcome) => {
  const wait = await poll({ answer: () => fails });
  expect(wait).toMatchObject({ job: null, outcome, prLink: null, error: fails });
});
