import { describe, expect, onTestFinished, test } from 'vitest';
import type { Previous } from '../../src/github/issue.ts';
import { noPermission, type Reply, refusal } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { markerOf, post, shown } from './posting-issues.ts';
import { calls, githubFor, startRun } from './setup.ts';

const marker = markerOf('issue');
const labels = ['documentation-gaps'];
const own = { user: accounts.workflow, title: 'Documentation gap report', labels };
const create = { method: 'POST', path: /\/issues$/ };
const lost: Reply = { fault: 'reset' };
const invalid = refusal(422, 'Validation Failed');

async function start(...bodies: string[]) {
  const world = await githubFor(onTestFinished);
  for (const body of bodies) world.state.addIssue({ ...own, body });
  const run = await startRun({ world });
  const given: Previous[] = [];
  const compose = (previous: Previous) => {
    given.push(previous);
    return {};
  };
  const cancel = () => run.controller.abort(new Error('cancelled'));
  return { world, run, given, compose, cancel };
}

describe('another run that opens an issue at the same time', () => {
  async function race() {
    const started = await start();
    const { world } = started;
    const meanwhile = () =>
      void world.state.addIssue({ ...own, title: 'Old', body: `${marker}\nOther` });
    world.faults.push({ ...create, meanwhile });
    return started;
  }

  test('keeps its own, with this run’s report', async () => {
    const { world, run, given, compose } = await race();
    const posted = await post(run, 'issue', { compose });
    expect(posted?.number).toBe(1);
    expect(shown(world)).toMatchObject([
      { state: 'open', body: `${marker}\nReport\n` },
      { state: 'closed', body: expect.stringContaining('The report after this one: #1.') },
    ]);
    expect(world.state.issues[0]?.title).toBe(own.title);
    expect(given).toEqual([
      { bodies: [], opens: true, target: 'issue' },
      { bodies: [], opens: true, target: 'issue' },
      { bodies: [`${marker}\nOther`, `${marker}\nReport\n`], opens: true, target: 'issue' },
    ]);
  });

  test('and deletes it again leaves this run’s', async () => {
    const { world, run } = await race();
    world.faults.push({ method: 'PATCH', reply: refusal(410, 'Deleted') });
    expect((await post(run, 'issue'))?.number).toBe(2);
    expect(world.state.issues[1]?.state).toBe('open');
    expect(run.log.lines).toEqual([
      'Issue #1 was deleted or transferred in the meantime: GitHub answered 410 to PATCH /repos/acme/docs/issues/1: Deleted.',
    ]);
  });

  test('is no reason for a warning if the step is cancelled', async () => {
    const { world, run, cancel } = await race();
    world.faults.push({ method: 'PATCH', reply: { fault: 'stall' }, meanwhile: cancel });
    await expect(post(run, 'issue')).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });
});

describe('a creation', () => {
  test('that is refused is not looked for', async () => {
    const { world, run } = await start();
    world.faults.push({ ...create, reply: noPermission });
    await expect(post(run, 'issue')).rejects.toThrow('403');
    expect(calls(world).at(-1)).toBe('POST /issues');
  });

  test('that is not valid is tried again without labels, if it had any', async () => {
    const { world, run } = await start();
    world.faults.push({ ...create, reply: invalid });
    await post(run, 'issue');
    const bodies = world.requests.flatMap(({ method, path, body }) =>
      method === 'POST' && path.endsWith('/issues') ? [body] : [],
    );
    const issue = { title: own.title, body: `${marker}\nReport\n` };
    expect(bodies).toEqual([
      { ...issue, labels },
      { ...issue, labels: [] },
    ]);
    const without = await start();
    without.world.faults.push({ ...create, reply: invalid });
    await expect(post(without.run, 'issue', { labels: [] })).rejects.toThrow('422');
    expect(without.run.log.warnings).toEqual([]);
  });

  test('that was lost is looked for among the open issues that have the marker', async () => {
    const { world, run } = await start('');
    world.faults.push({ ...create, reply: lost });
    await expect(post(run, 'new-issue')).rejects.toThrow('No usable answer from GitHub to POST');
    expect(calls(world).slice(-3)).toEqual(['POST /issues', 'GET /issues', 'GET /issues']);
  });
});

test.each(['issue', 'new-issue'] as const)(
  'what people emptied, or deleted, before target %s is written counts as that',
  async (target) => {
    const { world, run, given, compose } = await start(`${markerOf(target)}\nOld`);
    const read = { method: 'GET', path: /\/issues\/1$/ };
    world.faults.push({ ...read, meanwhile: () => world.state.editIssue(1, () => '') });
    await post(run, target, { compose });
    expect(given.at(-1)).toEqual({ bodies: [''], opens: target === 'new-issue', target });

    const gone = await start(`${markerOf(target)}\nOld`);
    gone.world.faults.push({ ...read, reply: refusal(404, 'Not Found') });
    await post(gone.run, target, { compose: gone.compose });
    expect(gone.given.at(-1)?.bodies).toEqual([`${markerOf(target)}\nOld`]);
    expect(gone.run.log.lines).toEqual([
      'Issue #1 was deleted or transferred in the meantime: GitHub answered 404 to GET /repos/acme/docs/issues/1: Not Found.',
    ]);
  },
);

test('a closed issue that was emptied is followed as an empty one', async () => {
  const { world, run, given, compose } = await start(`${marker}\nOld`);
  Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
  const meanwhile = () => world.state.editIssue(1, () => '');
  world.faults.push({ method: 'GET', path: /\/issues\/1$/, meanwhile });
  await post(run, 'issue', { compose });
  expect(given).toEqual([
    { bodies: [], opens: true, target: 'issue' },
    { bodies: [''], opens: true, target: 'issue' },
  ]);
});

describe('a new issue', () => {
  test('follows a closed one without its label', async () => {
    const { world, run } = await start(`${markerOf('new-issue')}\nOld`);
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed', labels: [] });
    await post(run, 'new-issue');
    expect(world.state.issues[1]?.body).toContain('The report before this one: #1.');
  });

  test('leaves an emptied one alone', async () => {
    const { world, run } = await start('');
    await post(run, 'new-issue');
    expect(shown(world)).toEqual([
      { number: 1, state: 'open', body: '' },
      { number: 2, state: 'open', body: `${markerOf('new-issue')}\nReport\n` },
    ]);
  });

  test('that is cancelled while it closes the one before is no warning', async () => {
    const { world, run, cancel } = await start(`${markerOf('new-issue')}\nOld`);
    world.faults.push({ method: 'PATCH', reply: { fault: 'stall' }, meanwhile: cancel });
    await expect(post(run, 'new-issue')).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });
});

test('of two emptied issues the newer is closed with its link alone', async () => {
  const { world, run } = await start('', '');
  await post(run, 'issue');
  expect(shown(world)[1]).toEqual({
    number: 2,
    state: 'closed',
    body: `${marker}\n> **The report after this one: #1.**\n\n`,
  });
});

describe('the room of a body', () => {
  const ending = '<!-- end -->';
  /** As long as a text may be beside the headline, the ending, and the line for a link to come. */
  const longest =
    65_536 - 256 - `${markerOf('new-issue')}\nReport\n\n\n`.length - `\n${ending}\n`.length;
  const compose = (length: number) => () => ({
    ending,
    sections: [
      { title: 'Headline', markdown: 'Report', essential: true },
      { title: 'Long', markdown: 'x'.repeat(length) },
    ],
  });

  test('keeps the link to come and the ending', async () => {
    const { world, run } = await start();
    await post(run, 'new-issue', { compose: compose(longest) });
    expect(world.state.issues[0]?.body).toHaveLength(65_536 - 256);
    const next = await start();
    await post(next.run, 'new-issue', { compose: compose(longest + 1) });
    expect(next.world.state.issues[0]?.body).toContain('**Left out for length:** Long.');
  });

  test('is for the link before anything that is not essential', async () => {
    const { world, run } = await start(`${markerOf('new-issue')}\nOld`);
    await post(run, 'new-issue', { compose: compose(longest) });
    expect(world.state.issues[1]?.body).toContain('The report before this one: #1.');
    expect(world.state.issues[1]?.body).toContain('**Left out for length:** Long.');
  });

  test('is used to the last byte by the link to the issue after', async () => {
    const link = '> **The report after this one: #2.**\n\n';
    const fitting = 'x'.repeat(65_536 - `${markerOf('new-issue')}\n${link}`.length);
    const { world, run } = await start(`${markerOf('new-issue')}\n${fitting}`);
    await post(run, 'new-issue');
    expect(world.state.issues[0]?.body).toBe(`${markerOf('new-issue')}\n${link}${fitting}`);
  });
});
