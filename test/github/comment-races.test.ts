import { expect, onTestFinished, test } from 'vitest';
import { noPermission, notFound } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import type { StandInGitHub } from '../world/github.ts';
import { bodies, comment, marker, runOn } from './commenting.ts';
import { calls, githubFor } from './setup.ts';

const report = `${marker}\nReport 1\n`;
const addOwn = ({ state }: Pick<StandInGitHub, 'state'>, text: string) =>
  state.addComment({ number: 1, body: `${marker}\n${text}`, user: accounts.workflow });
const list = { method: 'GET', path: /\/issues\/1\/comments$/ };
const create = { method: 'POST', path: /\/issues\/1\/comments$/ };

async function start() {
  const world = await githubFor(onTestFinished);
  const pull = world.state.addPull();
  const run = await runOn(world, pull);
  const post = async () => (await comment(run))?.url.split('#')[1];
  return { world, run, post, left: () => bodies(world, pull) };
}

test('after a refused creation, the comment is not searched for', async () => {
  const { world, post } = await start();
  world.faults.push({ ...create, reply: noPermission });
  await expect(post()).rejects.toThrow('403');
  expect(calls(world)).toEqual(['GET /issues/1/comments', 'POST /issues/1/comments']);
});

test('if a creation fails and another run created the comment, that one gets this run’s body', async () => {
  const { world, post, left } = await start();
  world.faults.push({
    ...create,
    reply: { fault: 'reset' },
    meanwhile: (state) => void addOwn({ state }, 'Other'),
  });
  expect(await post()).toBe('issuecomment-5001');
  expect(left()).toEqual([report]);
});

test('if the comments of other runs can’t be read, the comment stays and a warning is shown', async () => {
  const { world, run, post, left } = await start();
  world.faults.push({ ...list, nth: 1, reply: noPermission });
  expect(await post()).toBe('issuecomment-5001');
  expect(left()).toEqual([report]);
  expect(run.log.warnings).toEqual([
    "Couldn't check whether another run posted at the same time: GitHub answered 403 to GET /repos/acme/docs/issues/1/comments: Resource not accessible by integration.",
  ]);
});

test.each([
  ['the look at other runs', { ...list, nth: 1 }],
  ['the creation', create],
])('a cancellation in %s is not a warning', async (_, at) => {
  const { world, run, post } = await start();
  const meanwhile = () => run.controller.abort(new Error('cancelled'));
  world.faults.push({ ...at, reply: { fault: 'stall' }, meanwhile });
  await expect(post()).rejects.toThrow(/^cancelled$/);
  expect(run.log.warnings).toEqual([]);
});

test('if the answer to a creation names no author, both this comment and another run’s stay', async () => {
  const { world, post, left } = await start();
  const html_url = 'https://github.com/acme/docs/pull/1#issuecomment-5001';
  const json = { id: 5001, body: report, html_url, user: null };
  world.faults.push(
    { ...create, effect: true, reply: { status: 201, json } },
    { ...list, nth: 1, meanwhile: (state) => void addOwn({ state }, 'Other') },
  );
  expect(await post()).toBe('issuecomment-5001');
  expect(left()).toEqual([report, `${marker}\nOther`]);
});

test('a comment that is deleted before its update is created again', async () => {
  const { world, post, left } = await start();
  addOwn(world, 'Old');
  world.faults.push({ method: 'PATCH', meanwhile: (state) => state.removeComment(5001) });
  expect(await post()).toBe('issuecomment-5002');
  expect(left()).toEqual([report]);
});

test('an update that is refused is an error', async () => {
  const { world, post, left } = await start();
  addOwn(world, 'Old');
  world.faults.push({ method: 'PATCH', reply: noPermission });
  await expect(post()).rejects.toThrow('403 to PATCH');
  expect(left()).toEqual([`${marker}\nOld`]);
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
])('of two comments, the second is %s', async (_, reply, warnings) => {
  const { world, run, post } = await start();
  addOwn(world, 'One');
  addOwn(world, 'Two');
  world.faults.push({ method: 'DELETE', reply });
  expect(await post()).toBe('issuecomment-5001');
  expect(run.log.warnings).toEqual(warnings);
});

test('a cancellation while a second comment is deleted cancels the step', async () => {
  const { world, run, post } = await start();
  addOwn(world, 'One');
  addOwn(world, 'Two');
  const meanwhile = () => run.controller.abort(new Error('cancelled'));
  world.faults.push({ method: 'DELETE', reply: { fault: 'stall' }, meanwhile });
  await expect(post()).rejects.toThrow(/^cancelled$/);
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
