import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyGitHubResponse } from '../../src/github/errors.ts';
import {
  backoff,
  type ClassifyResponse,
  classifyByStatus,
  createSender,
  describeTries,
  isRetriedStatus,
  parseRetryAfter,
  type SendOptions,
} from '../../src/http/sender.ts';
import { ConnectionError, type RequestLimits, type Response } from '../../src/http/transport.ts';
import type { Log } from '../../src/step.ts';
import { simulatedClock } from '../world/clock.ts';

const classify: ClassifyResponse = ({ status, headers }) => {
  const retryAfter = headers['retry-after'] ? Number(headers['retry-after']) : null;
  if (status === 429) return { kind: 'limited', retryAfter };
  return status >= 500 ? { kind: 'transient', retryAfter } : { kind: 'final' };
};

const answer = (status: number, wait?: number): Response => ({
  status,
  headers: wait === undefined ? {} : { 'retry-after': String(wait) },
  body: '',
});
const lost = new ConnectionError('reset', { cause: null, unsent: false });
const neverSent = new ConnectionError('refused', { cause: null, unsent: true });

/** Sends through a transport that gives these responses in turn, a minute after the clock started. */
async function sending(
  outcomes: (Response | Error)[],
  {
    timeLeft = 60_000,
    log,
    ...options
  }: Partial<SendOptions> & { timeLeft?: number; log?: Pick<Log, 'info' | 'debug'> } = {},
) {
  const clock = simulatedClock();
  clock.advance(60_000);
  const counts = { requests: 0, retries: 0 };
  const bounds: RequestLimits[] = [];
  const send = createSender({
    send: async (_, { timeout, maxBytes }) => {
      const outcome = outcomes[bounds.length] ?? answer(200);
      bounds.push({ timeout, maxBytes });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    classify,
    reasonIn: ({ body }) => body,
    clock,
    counts,
    log,
  });
  const sent = await send({
    request: { method: 'POST', url: 'https://a.example/', headers: {} },
    repeat: 'always',
    deadline: clock.now() + timeLeft,
    timeout: 15_000,
    maxBytes: 1_000,
    signal: new AbortController().signal,
    ...options,
  });
  return { ...sent, counts, bounds, waits: clock.waits };
}

test('a request is repeated until there is a final answer, and its tries are counted', async () => {
  const { waits, counts, ...sent } = await sending([answer(503), lost, answer(429, 7_000)]);
  expect(sent).toMatchObject({ response: { status: 200 } });
  expect(waits).toEqual([750, 1_500, 7_000]);
  expect(counts).toEqual({ requests: 4, retries: 3 });
});

test.each<[string, (Response | Error)[], object]>([
  ['a limit is waited out', [answer(429)], { response: { status: 200 } }],
  ['a server in trouble may have acted', [answer(500)], { gaveUp: { why: 'unconfirmed' } }],
  ['a lost response is unconfirmed', [lost], { gaveUp: { why: 'unconfirmed' } }],
  ['nothing was sent', [neverSent], { gaveUp: { why: 'failures', failures: 1 } }],
])('a request that must not take effect twice: %s', async (_, outcomes, expected) => {
  const repeat = 'if-nothing-was-done';
  expect(await sending(outcomes, { repeat })).toMatchObject(expected);
});

test('a request with a single try is not repeated', async () => {
  const { bounds, ...sent } = await sending([answer(429)], { repeat: 'never' });
  expect(sent).toMatchObject({ gaveUp: { why: 'failures', failures: 1, isRateLimited: true } });
  expect(bounds).toHaveLength(1);
});

test.each([0, -1])(
  'with %i ms left nothing is sent, and no failure is reported',
  async (timeLeft) => {
    const { counts, ...sent } = await sending([], { timeLeft });
    const nothing = {
      failures: 0,
      lastFailure: null,
      failureText: '',
      isRateLimited: false,
      retryAfter: null,
    };
    expect(sent).toMatchObject({ gaveUp: { why: 'deadline', ...nothing } });
    expect(counts.requests).toBe(0);
  },
);

test('the error says why a request was given up, and after what', async () => {
  const times = (response: Response | Error) => Array.from({ length: 13 }, () => response);
  const never = await sending(times(answer(500)), { timeLeft: 1e9 });
  expect(never).toMatchObject({
    gaveUp: { why: 'failures', failures: 11, lastFailure: answer(500), failureText: 'status 500' },
  });
  expect(describeTries({ why: 'failures', failures: 11 })).toBe('after 11 tries in a row');
  const late = await sending(times(lost), { timeLeft: 1_500 });
  expect(late).toMatchObject({
    gaveUp: {
      why: 'deadline',
      failures: 2,
      lastFailure: lost,
      failureText: 'reset',
      isRateLimited: false,
    },
  });
  expect(describeTries({ why: 'deadline', failures: 2 })).toBe('after 2 tries, until the deadline');
  expect(await sending([answer(429, 60_000)])).toMatchObject({
    gaveUp: { why: 'retry-after', failures: 1, isRateLimited: true, retryAfter: 60_000 },
  });
});

test.each([
  ['answered with a limit', [answer(429)]],
  ['answered an earlier request', [answer(200)]],
])('a server that %s is tried until the deadline', async (_, first) => {
  const clock = simulatedClock();
  const outcomes = [...first];
  const counts = { requests: 0, retries: 0 };
  const send = createSender({
    send: async () => outcomes.shift() ?? answer(503),
    classify,
    clock,
    counts,
  });
  const deadline = 3_600_000;
  const options = {
    request: { method: 'GET', url: 'https://a.example/', headers: {} },
    repeat: 'always',
    deadline,
    timeout: 15_000,
    maxBytes: 1_000,
    signal: new AbortController().signal,
  } as const;
  if (first[0]?.status === 200) await send(options);
  expect(await send(options)).toMatchObject({ gaveUp: { why: 'deadline', isRateLimited: false } });
  expect(clock.now()).toBeGreaterThan(deadline - 30_000);
});

test.each([
  ['a wait that the server shortens isn’t shorter', 0, 751, { response: { status: 200 } }],
  ['a wait that would end at the deadline isn’t begun', 0, 750, { gaveUp: { why: 'deadline' } }],
  ['nor one that the server asks for', 900, 900, { gaveUp: { why: 'retry-after' } }],
  ['nor the longer one of the two', 600, 700, { gaveUp: { why: 'deadline' } }],
])('%s', async (_, retryAfter, timeLeft, expected) => {
  expect(await sending([answer(429, retryAfter)], { timeLeft })).toMatchObject(expected);
});

/** The shortest wait after each of these numbers of failures in a row. */
const floor = (failures: number): number => Math.min(15_000, 500 * 2 ** (failures - 1));

test('no mix of answers, headers and clocks makes a loop without a pause', async () => {
  const soon = Date.parse('2026-11-16T06:00:30Z');
  const when = [0, 1, 1e9, soon - 30_000, soon];
  const dates = when.map((time) => new Date(time).toUTCString());
  const retryAfter = fc.constantFrom('0', '-1', '0.001', '3', '1e9', '', 'now', ...dates);
  const headers = fc.record(
    {
      'retry-after': retryAfter,
      'x-ratelimit-remaining': fc.constantFrom('0', '5'),
      'x-ratelimit-reset': fc.constantFrom('0', '-7', 'x', String(soon / 1_000)),
    },
    { requiredKeys: [] },
  );
  const body = fc.constantFrom(
    '',
    '<html>',
    '{"message": "You have exceeded a secondary rate limit"}',
    '{"message": "Validation Failed", "errors": [{"message": "was submitted too quickly"}]}',
    '{"errors": [{"type": "RATE_LIMITED", "message": "x"}]}',
    '{"errors": [{"message": "Something went wrong"}]}',
  );
  const status = fc.constantFrom(200, 403, 408, 422, 425, 429, 500, 502, 503, 504);
  const outcome = fc.oneof(fc.record({ status, headers, body }), fc.constantFrom(lost, neverSent));
  const world = fc.record({
    outcomes: fc.array(outcome, { minLength: 1, maxLength: 12 }),
    assess: fc.constantFrom(classifyByStatus, classifyGitHubResponse),
    repeat: fc.constantFrom('always', 'if-nothing-was-done', 'never'),
    random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    wallTime: fc.constantFrom(...when),
    timeLeft: fc.integer({ min: 0, max: 3_600_000 }),
  });
  await fc.assert(
    fc.asyncProperty(world, async ({ outcomes, random, wallTime, timeLeft, ...options }) => {
      const clock = { ...simulatedClock({ random: () => random }), wallTime: () => wallTime };
      const sentAt: number[] = [];
      const send = createSender({
        send: async () => {
          sentAt.push(clock.now());
          const next = outcomes[(sentAt.length - 1) % outcomes.length];
          if (next instanceof Error) throw next;
          return next as Response;
        },
        classify: options.assess,
        clock,
        counts: { requests: 0, retries: 0 },
      });
      await send({
        request: { method: 'POST', url: 'https://a.example/', headers: {} },
        repeat: options.repeat as SendOptions['repeat'],
        deadline: timeLeft,
        timeout: 15_000,
        maxBytes: 1_000,
        signal: new AbortController().signal,
      });
      for (const [at, time] of sentAt.entries()) {
        expect(time).toBeLessThan(timeLeft);
        const pause = time - (sentAt[at - 1] ?? Number.NEGATIVE_INFINITY);
        expect(pause).toBeGreaterThanOrEqual(floor(at));
      }
    }),
    { numRuns: 2_000, seed: 20_261_116 },
  );
});

test('a try takes no longer than the remaining time', async () => {
  const { bounds } = await sending([answer(429, 50_000)]);
  expect(bounds).toEqual([
    { timeout: 15_000, maxBytes: 1_000 },
    { timeout: 10_000, maxBytes: 1_000 },
  ]);
});

test('a request ends at the signal, and at any error that is not a failed connection', async () => {
  const reason = new Error('cancelled');
  await expect(sending([], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  await expect(sending([reason])).rejects.toBe(reason);
});

test('a wait of ten seconds or more is logged with its reason', async () => {
  const lines: string[] = [];
  const limit = { ...answer(429, 45_000), body: 'Slow down' };
  await sending([lost, answer(429, 9_999), limit, answer(503)], {
    timeLeft: 600_000,
    request: { method: 'GET', url: 'https://a.example/v1/x?token=secret', headers: {} },
    log: { info: (line) => lines.push(line) },
  });
  expect(lines).toEqual([
    'Waiting 45 s, as the server asks, before a retry of GET https://a.example/v1/x: status 429: Slow down.',
  ]);
  const long: string[] = [];
  const failures = Array.from({ length: 7 }, () => lost);
  await sending(failures, { timeLeft: 600_000, log: { info: (line) => long.push(line) } });
  expect(long).toEqual([
    'Waiting 12 s before a retry of POST https://a.example/: reset.',
    'Waiting 23 s before a retry of POST https://a.example/: reset.',
    'Waiting 23 s before a retry of POST https://a.example/: reset.',
  ]);
});

test('in debug mode, each try is logged without its query and headers', async () => {
  const lines: string[] = [];
  await sending([answer(503), lost], {
    request: {
      method: 'GET',
      url: 'https://a.example/v1/x?cursor=c&q=1#f',
      headers: { authorization: 'Bearer mint_k' },
    },
    log: { info: () => {}, debug: (line) => lines.push(line) },
  });
  expect(lines).toEqual([
    'GET https://a.example/v1/x: status 503, after 0 ms',
    'GET https://a.example/v1/x: reset, after 0 ms',
    'GET https://a.example/v1/x: status 200, after 0 ms',
  ]);
});

test('only failures that may pass are retried', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => index + 100);
  expect(statuses.filter(isRetriedStatus)).toEqual([408, 425, 429, 500, 502, 503, 504]);
});

test('the backoff doubles from 1 s to 30 s; half of it is jitter', () => {
  const waits = (random: number) =>
    [1, 2, 3, 4, 5, 6, 9, 2_000].map((failures) => backoff(failures, random));
  expect(waits(0)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  expect(waits(0.999_999).map(Math.round)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test.each([
  ['120', 120_000],
  ['0', 0],
  [' 1.25 ', 1_250],
  ['12 or so', null],
  ['1 or 2.5', null],
  ['5.x', null],
  ['16 11 2026', null],
  ['1-a-2', null],
  ['Mon, 16 Nov 2026 06:01:00 GMT', 60_000],
  ['Mon, 16 Nov 2026 05:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [undefined, null],
  ['-5', null],
  // Such waits can be logged.
  ['9'.repeat(400), 31_536_000_000],
  ['Mon, 01 Jan 9999 00:00:00 GMT', 31_536_000_000],
])('`Retry-After: %j` is a wait of %j ms', (value, expected) => {
  const wallTime = Date.parse('2026-11-16T06:00:00Z');
  expect(parseRetryAfter({ 'retry-after': value }, wallTime)).toBe(expected);
});
