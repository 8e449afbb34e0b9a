import { expect, test } from 'vitest';
import { type AssessResponse, createSender, type SendOptions } from '../../src/http/sender.ts';
import { ConnectionError, type RequestLimits, type Response } from '../../src/http/transport.ts';
import type { Log } from '../../src/step.ts';
import { simulatedClock } from '../world/clock.ts';

const assess: AssessResponse = ({ status, headers }) => {
  const wait = headers['retry-after'] ? Number(headers['retry-after']) : null;
  if (status === 429) return { kind: 'limited', wait };
  return status >= 500 ? { kind: 'transient', wait } : { kind: 'final' };
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
    assess,
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
  expect(waits).toEqual([500, 1_000, 7_000]);
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
  expect(sent).toMatchObject({ gaveUp: { why: 'failures', failures: 1, limited: true } });
  expect(bounds).toHaveLength(1);
});

test.each([0, -1])(
  'with %i ms left nothing is sent, and no failure is reported',
  async (timeLeft) => {
    const { counts, ...sent } = await sending([], { timeLeft });
    const nothing = { failures: 0, last: null, limited: false, wait: null };
    expect(sent).toMatchObject({ gaveUp: { why: 'deadline', ...nothing } });
    expect(counts.requests).toBe(0);
  },
);

test('the error says why a request was given up, and after what', async () => {
  const times = (response: Response | Error) => Array.from({ length: 13 }, () => response);
  expect(await sending(times(answer(500)), { timeLeft: 1e9 })).toMatchObject({
    gaveUp: { why: 'failures', failures: 13, last: answer(500), limited: false, wait: null },
  });
  expect(await sending(times(lost), { timeLeft: 1_000 })).toMatchObject({
    gaveUp: { why: 'deadline', failures: 2, last: lost, limited: false, wait: null },
  });
  expect(await sending([answer(429, 60_000)])).toMatchObject({
    gaveUp: { why: 'retry-after', failures: 1, limited: true, wait: 60_000 },
  });
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
  await sending([lost, answer(429, 9_999), answer(429, 45_000), answer(503), lost], {
    timeLeft: 600_000,
    request: { method: 'GET', url: 'https://a.example/v1/x?token=secret', headers: {} },
    log: { info: (line) => lines.push(line) },
  });
  expect(lines).toEqual([
    'Waiting 45 s, as the server asks, before a retry of GET https://a.example/v1/x: status 429.',
  ]);
  const long: string[] = [];
  const failures = Array.from({ length: 7 }, () => lost);
  await sending(failures, { timeLeft: 600_000, log: { info: (line) => long.push(line) } });
  expect(long).toEqual([
    'Waiting 15 s before a retry of POST https://a.example/: reset.',
    'Waiting 15 s before a retry of POST https://a.example/: reset.',
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
