import { expect, test } from 'vitest';
import { pullRequestAddress, readPullRequestState } from '../../src/github/pull-request-history.ts';
import type { Reply } from '../world/github/reply.ts';
import { startGitHub } from '../world/github.ts';
import { startRun } from './setup.ts';

const server = 'https://github.com';
const long = 'x'.repeat(100);

test.each<[string, ReturnType<typeof pullRequestAddress>]>([
  [`${server}/acme/docs/pull/7`, { owner: 'acme', repository: 'docs', number: 7 }],
  [`${server}/acme/docs./pull/7`, { owner: 'acme', repository: 'docs.', number: 7 }],
  [`${server}/acme/.github/pull/7/`, { owner: 'acme', repository: '.github', number: 7 }],
  [
    `${server}/${long}/${long}/pull/1234567890`,
    { owner: long, repository: long, number: 1234567890 },
  ],
  [`${server}/${long}x/docs/pull/7`, null],
  [`${server}/acme/${long}x/pull/7`, null],
  [`${server}/acme/docs/pull/12345678901`, null],
  [`${server}/acme/docs/pull/`, null],
  [`${server}/acme/docs/pull/7/files`, { owner: 'acme', repository: 'docs', number: 7 }],
  [`${server}/acme/docs/pull/7/edit`, null],
  [`${server}/acme/docs/issues/7`, null],
  [`${server}/more/acme/docs/pull/7`, null],
  [`${server}/acme/../pull/7`, null],
  [`${server}/../docs/pull/7`, null],
  [`${server}/acme/%2e%2e/pull/7`, null],
  ['https://github.com.evil.example/acme/docs/pull/7', null],
  ['https://gitlab.com/acme/docs/pull/7', null],
])('%s is the address of a pull request on this GitHub, or null', (link, address) => {
  expect(pullRequestAddress(link, server)).toEqual(address);
});

async function stateAfter(reply: Reply) {
  const world = await startGitHub();
  const { github } = await startRun({ world });
  world.faults.push({ path: /^\/repos\/other\/site\/pulls\/7$/, times: 99, reply });
  return readPullRequestState(github, { owner: 'other', repository: 'site', number: 7 });
}

const noAnswer = { kind: 'unreadable', reason: 'can’t be read: no usable answer came' };

test.each<[Reply, object]>([
  [{ json: { state: 'open' } }, { kind: 'open' }],
  [{ json: { state: 'closed', merged_at: null } }, { kind: 'closed' }],
  [
    { json: { state: 'closed', merged_at: '2026-11-15T23:30:00-05:00' } },
    { kind: 'merged', mergedOn: '2026-11-16' },
  ],
  [{ json: { state: 'closed', merged_at: 'yesterday' } }, noAnswer],
  [{ json: { state: 'draft' } }, noAnswer],
  [
    { status: 404 },
    {
      kind: 'unreadable',
      reason: 'can’t be read: it is gone, or the token may not see it (`pull-requests: read`)',
    },
  ],
  [
    { status: 403 },
    {
      kind: 'unreadable',
      reason: 'can’t be read: the token may not see it (`pull-requests: read`)',
    },
  ],
  [{ status: 451 }, { kind: 'unreadable', reason: 'can’t be read: status 451' }],
  [{ status: 503 }, { kind: 'unreadable', reason: 'can’t be read: status 503' }],
  [{ fault: 'reset' }, noAnswer],
])('the answer %j means that the pull request is %j', async (reply, state) => {
  expect(await stateAfter(reply)).toEqual(state);
});

test('a cancellation is thrown, and is not a state', async () => {
  const world = await startGitHub();
  const { github, controller } = await startRun({ world });
  controller.abort(new Error('cancelled'));
  const address = { owner: 'acme', repository: 'docs', number: 7 };
  await expect(readPullRequestState(github, address)).rejects.toThrow('cancelled');
});
