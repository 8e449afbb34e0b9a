import { describe, expect, onTestFinished, test } from 'vitest';
import type { MarkerParts } from '../../src/github/posts.ts';
import { type Account, accounts } from '../world/github/state.ts';
import { bodies, comment, marker, parts, runOn } from './commenting.ts';
import { calls, githubFor, startRun } from './setup.ts';

describe('one comment', () => {
  test.each<[string, Account]>([
    ["the workflow's token", accounts.workflow],
    ["an app's token", accounts.app],
    ["a person's token", accounts.person],
  ])('is created, then updated in place, with %s', async (_, account) => {
    const world = await githubFor(onTestFinished, { account });
    const pull = world.state.addPull();
    const first = await comment(await runOn(world, pull));
    expect(first?.url).toMatch(/\/acme\/docs\/pull\/1#issuecomment-5001$/);
    expect(calls(world)).toEqual([
      'GET /issues/1/comments',
      'POST /issues/1/comments',
      'GET /issues/1/comments',
    ]);
    expect(bodies(world, pull)).toEqual([`${marker}\nReport 1\n`]);

    world.requests.length = 0;
    const second = await comment(await runOn(world, pull), { text: 'Report 2' });
    expect(second).toEqual(first);
    expect(calls(world)).toEqual([
      'GET /issues/1/comments',
      'POST /graphql',
      'PATCH /issues/comments/5001',
    ]);
    expect(bodies(world, pull)).toEqual([`${marker}\nReport 2\n`]);
  });

  test('on a pull request named by its number costs three reads and a write', async () => {
    const world = await githubFor(onTestFinished);
    world.state.addPull({ number: 12 });
    await comment(await startRun({ world }), { number: 12 });
    expect(calls(world)).toEqual([
      'GET /pulls/12',
      'GET /issues/12/comments',
      'POST /issues/12/comments',
      'GET /issues/12/comments',
    ]);
  });

  test('is created for each mode, project and scope', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    const all: MarkerParts[] = [
      parts,
      { ...parts, mode: 'job' },
      { ...parts, projectId: 'other' },
      { ...parts, scope: 'pull-request' },
    ];
    for (const one of [...all, ...all]) await comment(await runOn(world, pull), { marker: one });
    expect(bodies(world, pull)).toHaveLength(4);
  });

  test('never belongs to an account that has our login but another id', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    const namesake = { ...accounts.workflow, id: accounts.workflow.id + 1 };
    const theirs = `${marker}\nTheirs`;
    world.state.addComment({ number: 1, body: theirs, user: namesake });
    await comment(await runOn(world, pull));
    expect(bodies(world, pull)).toEqual([theirs, `${marker}\nReport 1\n`]);
  });

  test('is known by its login, in any case, if GitHub gives the account no id', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    world.state.addComment({ number: 1, body: `${marker}\nTheirs`, user: accounts.stranger });
    world.state.addComment({ number: 1, body: `${marker}\nOurs`, user: accounts.workflow });
    const login = accounts.workflow.login.toUpperCase();
    world.faults.push({ path: /graphql$/, reply: { json: { data: { viewer: { login } } } } });
    await comment(await runOn(world, pull));
    expect(bodies(world, pull)).toEqual([`${marker}\nTheirs`, `${marker}\nReport 1\n`]);
  });

  test("is neither a stranger's with our marker, nor our own with the marker below the start", async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    const forged = `${marker}\nGotcha`;
    const quoting = `Look:\n${marker}`;
    world.state.addComment({ number: 1, body: forged, user: accounts.stranger });
    world.state.addComment({ number: 1, body: quoting, user: accounts.workflow });
    await comment(await runOn(world, pull));
    expect(bodies(world, pull)).toEqual([forged, quoting, `${marker}\nReport 1\n`]);
  });
});

describe('two runs at the same time', () => {
  test.each(['before', 'after'])('leave the oldest: the other one came %s ours', async (when) => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    const addOther = () =>
      void world.state.addComment({
        number: 1,
        body: `${marker}\nOther`,
        user: accounts.workflow,
      });
    world.faults.push({
      path: /comments$/,
      ...(when === 'before' ? { method: 'POST' } : { method: 'GET', nth: 1 }),
      meanwhile: addOther,
    });
    const posted = await comment(await runOn(world, pull));
    expect(posted?.url).toMatch(/-5001$/);
    expect(world.state.commentsOn(1)).toMatchObject([
      { id: 5001, number: 1, body: `${marker}\nReport 1\n`, user: accounts.workflow },
    ]);
  });

  test('update the remaining comment if the other run deleted ours', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    world.faults.push(
      {
        method: 'POST',
        path: /comments$/,
        meanwhile: (state) =>
          void state.addComment({ number: 1, body: `${marker}\nOther`, user: accounts.workflow }),
      },
      { method: 'DELETE', meanwhile: (state) => state.removeComment(5002) },
    );
    const run = await runOn(world, pull);
    expect((await comment(run))?.url).toMatch(/-5001$/);
    expect(bodies(world, pull)).toEqual([`${marker}\nReport 1\n`]);
    expect(run.log.warnings).toEqual([]);
  });

  test('leave one comment if both run this code', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    const runs = await Promise.all([runOn(world, pull), runOn(world, pull)]);
    const posted = await Promise.all(runs.map((run) => comment(run)));
    expect(bodies(world, pull)).toHaveLength(1);
    expect(posted[0]).toEqual(posted[1]);
  });

  test('delete earlier duplicates', async () => {
    const world = await githubFor(onTestFinished);
    const pull = world.state.addPull();
    for (const text of ['one', 'two', 'three']) {
      world.state.addComment({ number: 1, body: `${marker}\n${text}`, user: accounts.workflow });
    }
    await comment(await runOn(world, pull));
    expect(bodies(world, pull)).toEqual([`${marker}\nReport 1\n`]);
  });
});
