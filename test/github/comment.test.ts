import { describe, expect, test } from 'vitest';
import { findPullRequest } from '../../src/github/access.ts';
import { postComment } from '../../src/github/destinations.ts';
import { createMarker, type MarkerParts } from '../../src/github/posts.ts';
import { md } from '../../src/text/markdown.ts';
import type { Markdown } from '../../src/text/text.ts';
import { noPermission, notFound, secondaryRateLimit } from '../world/github/reply.ts';
import { type Account, accounts, type GitHubState } from '../world/github/state.ts';
import { startGitHub } from '../world/github.ts';
import { calls, type Run, startRun } from './setup.ts';

const parts: MarkerParts = { mode: 'report', projectId: 'acme-docs', scope: 'all' };
const marker = createMarker(parts);
const report = `${marker}\nReport 1\n`;
const list = { method: 'GET', path: /\/issues\/1\/comments$/ };
const create = { method: 'POST', path: /\/issues\/1\/comments$/ };
const addOwn = (state: GitHubState, text: string) =>
  void state.addComment({ number: 1, body: `${marker}\n${text}`, user: accounts.workflow });
const addOther = (state: GitHubState) => addOwn(state, 'Other');

/** Finds the pull request and comments on it, as both modes do. @throws PostingError */
async function comment(
  { github, context, log }: Run,
  { text = 'Report 1', marker: given = parts }: { text?: string; marker?: MarkerParts } = {},
) {
  const pullRequest = await findPullRequest(github, context, undefined);
  const publication = {
    context,
    sections: [{ title: md`Headline`, markdown: text as Markdown, isEssential: true }],
    marker: given,
    step: { log },
  };
  return postComment(publication, { github, pullRequest });
}

async function start({ account, own = [] }: { account?: Account; own?: string[] } = {}) {
  const world = await startGitHub(account && { account });
  const pull = world.state.addPull();
  for (const text of own) addOwn(world.state, text);
  const event = { name: 'pull_request', payload: world.events.pullRequest(pull) };
  const run = await startRun({ world, event });
  return {
    world,
    run,
    post: async (given?: Parameters<typeof comment>[1]) =>
      (await comment(run, given))?.html_url.split('#')[1],
    left: () => world.state.commentsOn(pull.number).map(({ body }) => body),
    cancel: () => run.controller.abort(new Error('cancelled')),
  };
}

describe('one comment', () => {
  test.each<[string, Account]>([
    ["the workflow's token", accounts.workflow],
    ["an app's token", accounts.app],
    ["a person's token", accounts.person],
  ])('is created, then updated in place, with %s', async (_, account) => {
    const { world, post, left } = await start({ account });
    expect(await post()).toBe('issuecomment-5001');
    const path = 'GET /issues/1/comments';
    expect(calls(world)).toEqual([path, 'POST /issues/1/comments', path, 'POST /graphql']);
    expect(left()).toEqual([report]);
    world.requests.length = 0;
    expect(await post({ text: 'Report 2' })).toBe('issuecomment-5001');
    expect(calls(world)).toEqual([path, 'PATCH /issues/comments/5001']);
    expect(left()).toEqual([`${marker}\nReport 2\n`]);
  });

  test('is created for each mode, project and scope', async () => {
    const { post, left } = await start();
    const all: MarkerParts[] = [
      parts,
      { ...parts, mode: 'job' },
      { ...parts, projectId: 'other' },
      { ...parts, scope: 'pull-request' },
    ];
    for (const one of [...all, ...all]) await post({ marker: one });
    expect(left()).toHaveLength(4);
  });

  test.each([
    ["a stranger's with our marker", accounts.stranger, `${marker}\nTheirs`],
    [
      'of an account that has our login but another id',
      { ...accounts.workflow, id: accounts.workflow.id + 1 },
      `${marker}\nTheirs`,
    ],
    ['our own with the marker below the start', accounts.workflow, `Look:\n${marker}`],
  ])('is not %s', async (_, user, body) => {
    const { world, post, left } = await start();
    world.state.addComment({ number: 1, body, user });
    await post();
    expect(left()).toEqual([body, report]);
  });

  test('is known by its login, in any case, if GitHub gives the account no id', async () => {
    const { world, post, left } = await start();
    const body = `${marker}\nTheirs`;
    world.state.addComment({ number: 1, body, user: accounts.stranger });
    addOwn(world.state, 'Ours');
    const login = accounts.workflow.login.toUpperCase();
    world.faults.push({ path: /graphql$/, reply: { json: { data: { viewer: { login } } } } });
    await post();
    expect(left()).toEqual([body, report]);
  });
});

describe('two runs at the same time', () => {
  test.each([
    ['before', create],
    ['after', { ...list, nth: 1 }],
  ])('leave the oldest: the other one came %s ours', async (_, at) => {
    const { world, post, left } = await start();
    world.faults.push({ ...at, meanwhile: addOther });
    expect(await post()).toBe('issuecomment-5001');
    expect(left()).toEqual([report]);
  });

  test('leave one comment if both run this code', async () => {
    const { world, run, post, left } = await start();
    const posted = await Promise.all([post(), comment(run)]);
    expect(left()).toHaveLength(1);
    expect(posted[1]?.html_url).toContain(posted[0]);
    expect(world.state.comments).toHaveLength(1);
  });

  test('delete earlier duplicates', async () => {
    const { post, left } = await start({ own: ['one', 'two', 'three'] });
    await post();
    expect(left()).toEqual([report]);
  });

  test.each([
    ['already gone, without a warning', notFound, []],
    [
      'left there, with a warning, if its deletion is refused',
      noPermission,
      [
        "A second post of the same kind couldn't be removed: GitHub answered 403 to DELETE /repos/acme/docs/issues/comments/5002: Resource not accessible by integration.",
      ],
    ],
  ])('leave two comments, of which the second is %s', async (_, reply, warnings) => {
    const { world, run, post } = await start({ own: ['One', 'Two'] });
    world.faults.push({ method: 'DELETE', reply });
    expect(await post()).toBe('issuecomment-5001');
    expect(run.log.warnings).toEqual(warnings);
  });

  test('are not noticed if their comments can’t be read, which is a warning', async () => {
    const { world, run, post, left } = await start();
    world.faults.push({ ...list, nth: 1, reply: noPermission });
    expect(await post()).toBe('issuecomment-5001');
    expect(left()).toEqual([report]);
    expect(run.log.warnings).toEqual([
      "Couldn't check whether another run posted at the same time: GitHub answered 403 to GET /repos/acme/docs/issues/1/comments: Resource not accessible by integration.",
    ]);
  });
});

test.each([
  ['the look at other runs', [], { ...list, nth: 1 }],
  ['the creation', [], create],
  ['a deletion', ['One', 'Two'], { method: 'DELETE' }],
])('a cancellation in %s is not a warning', async (_, own, at) => {
  const { world, run, post, cancel } = await start({ own });
  world.faults.push({ ...at, reply: { fault: 'stall' }, meanwhile: cancel });
  await expect(post()).rejects.toThrow(/^cancelled$/);
  expect(run.log.warnings).toEqual([]);
});

describe('a creation', () => {
  test.each([
    ['reset', { fault: 'reset' }],
    ['cut off', { fault: 'cut-off' }],
    ['answered 502', { status: 502 }],
  ] as const)('that took effect although its answer was %s is not repeated', async (_, reply) => {
    const { world, post, left } = await start();
    world.faults.push({ ...create, effect: true, reply });
    expect(await post()).toBe('issuecomment-5001');
    expect(left()).toEqual([report]);
    expect(calls(world).filter((call) => call === 'POST /issues/1/comments')).toHaveLength(1);
  });

  test('that was lost before it took effect is not repeated, and the error says so', async () => {
    const { world, post, left } = await start();
    world.faults.push({ ...create, reply: { fault: 'reset' } });
    await expect(post()).rejects.toThrow(
      /^`post-to: comment` failed on pull request #1\. No usable answer from GitHub to POST \/repos\/acme\/docs\/issues\/1\/comments: .+, then run again\.$/,
    );
    expect(left()).toEqual([]);
  });

  test('that failed while another run created the comment gives that one this run’s body', async () => {
    const { world, post, left } = await start();
    world.faults.push({ ...create, reply: { fault: 'reset' }, meanwhile: addOther });
    expect(await post()).toBe('issuecomment-5001');
    expect(left()).toEqual([report]);
  });

  test('that is refused is not searched for', async () => {
    const { world, post } = await start();
    world.faults.push({ ...create, reply: noPermission });
    await expect(post()).rejects.toThrow('403');
    expect(calls(world)).toEqual(['GET /issues/1/comments', 'POST /issues/1/comments']);
  });

  test('that a secondary rate limit refused is repeated after the requested time', async () => {
    const { world, run, post, left } = await start();
    world.faults.push({ ...create, times: 2, reply: secondaryRateLimit(40) });
    await post();
    expect(left()).toEqual([report]);
    expect(run.clock.waits).toEqual([40_000, 40_000]);
  });
});

test('a comment that is deleted before its update is created again', async () => {
  const { world, post, left } = await start({ own: ['Old'] });
  world.faults.push({ method: 'PATCH', meanwhile: (state) => state.removeComment(5001) });
  expect(await post()).toBe('issuecomment-5002');
  expect(left()).toEqual([report]);
});

test('an update that is refused is an error', async () => {
  const { world, post, left } = await start({ own: ['Old'] });
  world.faults.push({ method: 'PATCH', reply: noPermission });
  await expect(post()).rejects.toThrow('403 to PATCH');
  expect(left()).toEqual([`${marker}\nOld`]);
});

test.each([
  ['https://github.com/acme/docs/pull/1#issuecomment-1', true],
  ['http://127.0.0.1:80/a_b.c%20d', true],
  ['https://github.com/$(id)', false],
  ['https://github.com/a b', false],
  ['x https://github.com/a', false],
  ['ftp://github.com/a', false],
  ['https://', false],
])('an address is an output only if a shell can’t misread it: %s', async (html_url, plain) => {
  const { world, post } = await start();
  const json = { id: 5001, body: report, html_url, user: accounts.workflow };
  world.faults.push({ ...create, reply: { status: 201, json } });
  if (plain) await expect(post()).resolves.toBe(html_url.split('#')[1]);
  else await expect(post()).rejects.toThrow('`html_url` is missing or of another type');
});
