import { describe, expect, test } from 'vitest';
import {
  classifyGitHubResponse,
  explainGivingUp,
  explainRefusal,
  reasonInResponse,
} from '../../src/github/errors.ts';
import type { GivingUp } from '../../src/http/sender.ts';
import { ConnectionError, type Response } from '../../src/http/transport.ts';

const now = Date.parse('2026-11-16T06:00:00Z');
const inTen = String(now / 1_000 + 10);
const past = String(now / 1_000 - 10);

interface Given {
  status?: number;
  headers?: Response['headers'];
  json?: unknown;
  body?: string;
}
const answer = ({ status = 200, headers = {}, json, body }: Given): Response => ({
  status,
  headers,
  body: body ?? JSON.stringify(json ?? {}),
});

const secondary = { message: 'You have exceeded a secondary rate limit.' };
const tooQuick = { message: 'Validation Failed', errors: ['was submitted too quickly'] };
const final = { kind: 'final' };
const limited = (retryAfter: number) => ({ kind: 'limited', retryAfter });
const transient = (retryAfter: number | null) => ({ kind: 'transient', retryAfter });

describe('an answer', () => {
  test.each<[Given, object]>([
    [{}, final],
    [{ status: 404 }, final],
    [{ status: 403 }, final],
    [{ status: 403, json: { message: 'No secondary rates here' } }, final],
    [{ status: 403, json: { message: 'A nonsecondary rate' } }, final],
    [{ status: 404, json: secondary }, final],
    [{ status: 422, json: { message: 'Validation Failed', errors: [{ message: 'Bad' }] } }, final],
    [{ status: 422, json: tooQuick }, limited(60_000)],
    [
      { status: 403, json: { message: 'You triggered an abuse detection mechanism' } },
      limited(60_000),
    ],
    [{ status: 403, json: secondary }, limited(60_000)],
    [{ status: 403, json: { message: 'A SECONDARY RATE limit' } }, limited(60_000)],
    [{ status: 403, headers: { 'retry-after': '5' } }, limited(5_000)],
    [{ status: 429 }, limited(60_000)],
    [{ status: 429, headers: { 'retry-after': '0' } }, limited(0)],
    [{ status: 403, headers: { 'x-ratelimit-reset': inTen } }, final],
    [
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inTen } },
      limited(10_000),
    ],
    [{ status: 403, headers: { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': inTen } }, final],
    [
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': past } },
      limited(0),
    ],
    [{ status: 403, headers: { 'x-ratelimit-remaining': '0' } }, final],
    [{ status: 503 }, transient(null)],
    [{ status: 503, headers: { 'retry-after': '5' } }, transient(5_000)],
  ])('of REST, %j, means %j', (given, meaning) => {
    expect(classifyGitHubResponse(answer(given), now)).toEqual(meaning);
  });

  const graphql = (...errors: object[]) => ({ json: { errors } });
  const rateLimited = graphql({ type: 'RATE_LIMITED', message: 'Too many' });

  test.each<[Given, object]>([
    [graphql(), final],
    [graphql({ message: 'Something went wrong' }), transient(null)],
    [graphql({ type: null, message: 'Something went wrong' }), transient(null)],
    [graphql({ type: 'FORBIDDEN', message: 'No' }), final],
    [rateLimited, limited(60_000)],
    [{ ...rateLimited, headers: { 'x-ratelimit-reset': inTen } }, limited(10_000)],
    [{ ...rateLimited, status: 404 }, final],
  ])('of GraphQL, %j, means %j', (given, meaning) => {
    expect(classifyGitHubResponse(answer(given), now)).toEqual(meaning);
  });
});

const request = { method: 'GET', url: 'https://api.github.com/repos/a/b?page=1', headers: {} };
const words = 'GET /repos/a/b';

describe('a refusal', () => {
  test.each([[{}], [{ status: 299 }], [{ json: { errors: [{ message: 'no type' }] } }]])(
    'is not %j',
    async (given) => {
      expect(await explainRefusal(request, answer(given))).toBeUndefined();
    },
  );

  test.each<[Given, string, string]>([
    [{ status: 300 }, '', `GitHub answered 300 to ${words}.`],
    [{ status: 404, body: '<h1>' }, '', `GitHub answered 404 to ${words}.`],
    [
      { status: 403, json: { message: 'No. Never.\n' } },
      'No. Never.\n',
      `GitHub answered 403 to ${words}: No. Never.`,
    ],
    [
      { json: { errors: [{ type: 'FORBIDDEN', message: 'Not you.' }] } },
      '',
      `GitHub refused ${words} (FORBIDDEN): Not you. Check the input \`github-token\`: the token itself, or a policy of its organization, does not allow this.`,
    ],
  ])('%j is reported with GitHub’s words', async (given, reason, message) => {
    expect(await explainRefusal(request, answer(given))).toMatchObject({
      name: 'GitHubError',
      kind: 'refused',
      status: given.status ?? 200,
      reason,
      message,
    });
  });
});

const lost = (problem: string) =>
  `No usable answer from GitHub to ${words}: ${problem}. Check the runner's network and proxy and GitHub's status page, then run again.`;
const limits = (asked: string, left: number, note: string) =>
  `GitHub's rate limit was reached: it asks to wait ${asked} before ${words}, but the step has ${left} s left (${note}). Run it again later, or raise \`timeout-minutes\`.`;
const reset = new ConnectionError('reset', { cause: undefined, unsent: false });

test.each<[string, Partial<GivingUp>, number, object]>([
  [
    'no try',
    { lastFailure: null },
    0,
    {
      kind: 'unconfirmed',
      message: `Time ran out before ${words} was sent to GitHub. Raise \`timeout-minutes\`.`,
    },
  ],
  [
    'a reset',
    { lastFailure: reset, failureText: 'reset', failures: 5, why: 'deadline' },
    9,
    {
      kind: 'unconfirmed',
      message: lost('reset (after 5 tries, until the deadline)'),
      cause: reset,
    },
  ],
  [
    'a failure',
    { lastFailure: answer({ status: 503 }), failureText: 'status 503: Oh' },
    9,
    { kind: 'unconfirmed', status: 503, message: lost('status 503: Oh (after 1 try)') },
  ],
  [
    'a limit',
    {
      lastFailure: answer({ status: 429 }),
      failureText: 'status 429',
      isRateLimited: true,
      retryAfter: 1_001,
    },
    1_999,
    { kind: 'rate-limit', status: 429, message: limits('2 s', 1, 'status 429') },
  ],
  [
    'a limit without a time, and none left',
    {
      lastFailure: answer({ status: 403 }),
      failureText: 'status 403: Slow down',
      isRateLimited: true,
      retryAfter: null,
    },
    -5,
    { message: limits('a while', 0, 'status 403: Slow down') },
  ],
])('given up after %s', (_, gaveUp, timeLeft, error) => {
  const because: GivingUp = {
    why: 'failures',
    failures: 1,
    lastFailure: null,
    failureText: '',
    isRateLimited: false,
    retryAfter: null,
    ...gaveUp,
  };
  expect(explainGivingUp(request, { ...because, timeLeft })).toMatchObject(error);
});

test.each<[Given, string]>([
  [{ json: { message: ' Slow\n`down`' } }, "Slow 'down'"],
  [{ json: { errors: [{ message: 'Oh.' }] } }, 'Oh.'],
  [{ json: tooQuick }, 'Validation Failed: was submitted too quickly'],
  [{ json: { message: 'No', errors: [{ message: 'Bad' }, { code: 'x' }] } }, 'No: Bad'],
  [{ json: { message: 'No', errors: 7 } }, 'No'],
  [{ body: '<h1>' }, ''],
])('the reason in %j is %j', async (given, reason) => {
  expect(await reasonInResponse(answer(given))).toBe(reason);
});
