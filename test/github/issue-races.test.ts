import { describe, expect, onTestFinished, test } from 'vitest';
import type { IssueRead } from '../../src/github/issue.ts';
import { noPermission, type Reply, refusal } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { markerOf, post, shown } from './posting-issues.ts';
import { calls, githubFor, startRun } from './setup.ts';

const marker = markerOf();
const labels = ['documentation-gaps'];
const own = { user: accounts.workflow, title: 'Documentation gap report', labels };
const create = { method: 'POST', path: /\/issues$/ };
const lost: Reply = { fault: 'reset' };
const invalid = refusal(422, 'Validation Failed');

async function start(...bodies: string[]) {
  const world = await githubFor(onTestFinished);
  for (const body of bodies) world.state.addIssue({ ...own, body });
  const run = await startRun({ world });
  const given: string[][] = [];
  const compose = (previous: readonly IssueRead[]) => {
    given.push(previous.map(({ body }) => body));
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
    const posted = await post(run, { compose });
    expect(posted?.number).toBe(1);
    expect(shown(world)).toMatchObject([
      { state: 'open', body: `${marker}\nReport\n` },
      { state: 'closed', body: expect.stringContaining('Next report: #1.') },
    ]);
    expect(world.state.issues[0]?.title).toBe(own.title);
    expect(given).toEqual([[], [`${marker}\nOther`, `${marker}\nReport\n`]]);
  });

  test('and deletes it again leaves this run’s', async () => {
    const { world, run } = await race();
    world.faults.push({ method: 'PATCH', reply: refusal(410, 'Deleted') });
    expect((await post(run))?.number).toBe(2);
    expect(world.state.issues[1]?.state).toBe('open');
    expect(run.log.lines).toEqual([
      'A post was deleted or transferred in the meantime: GitHub answered 410 to PATCH /repos/acme/docs/issues/1: Deleted.',
    ]);
  });

  test('is not a warning if the step is cancelled', async () => {
    const { world, run, cancel } = await race();
    world.faults.push({ method: 'PATCH', reply: { fault: 'stall' }, meanwhile: cancel });
    await expect(post(run)).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });
});

describe('a creation', () => {
  test('that is refused is not looked for', async () => {
    const { world, run } = await start();
    world.faults.push({ ...create, reply: noPermission });
    await expect(post(run)).rejects.toThrow('403');
    expect(calls(world).at(-1)).toBe('POST /issues');
  });

  test('that is not valid is tried again without labels, if it had any', async () => {
    const { world, run } = await start();
    world.faults.push({ ...create, reply: invalid });
    await post(run);
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
    await expect(post(without.run, { labels: [] })).rejects.toThrow('422');
    expect(without.run.log.warnings).toEqual([]);
  });

  test('that was lost is not taken for the closed issue before', async () => {
    const { world, run } = await start(`${marker}\nOld`);
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
    world.faults.push({ ...create, reply: lost });
    await expect(post(run)).rejects.toThrow(
      /^`post-to: issue` failed on acme\/docs\. No usable answer from GitHub to POST/,
    );
    expect(shown(world)).toEqual([{ number: 1, state: 'closed', body: `${marker}\nOld` }]);
  });
});

test('what people emptied, or deleted, before it is written counts as that', async () => {
  const { world, run, given, compose } = await start(`${marker}\nOld`);
  const read = { method: 'GET', path: /\/issues\/1$/ };
  world.faults.push({ ...read, meanwhile: () => world.state.editIssue(1, () => '') });
  await post(run, { compose });
  expect(given.at(-1)).toEqual(['']);

  const gone = await start(`${marker}\nOld`);
  const meanwhile = () => void gone.world.state.issues.splice(0);
  gone.world.faults.push({ ...read, reply: refusal(404, 'Not Found'), meanwhile });
  await post(gone.run, { compose: gone.compose });
  expect(gone.given).toEqual([[]]);
  expect(gone.run.log.lines).toEqual([
    'A post was deleted or transferred in the meantime: GitHub answered 404 to GET /repos/acme/docs/issues/1: Not Found.',
  ]);
});

test('a closed issue that was emptied is followed as an empty one', async () => {
  const { world, run, given, compose } = await start(`${marker}\nOld`);
  Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
  const meanwhile = () => world.state.editIssue(1, () => '');
  world.faults.push({ method: 'GET', path: /\/issues\/1$/, meanwhile });
  await post(run, { compose });
  expect(given).toEqual([['']]);
});

describe('of two issues of ours, the newer', () => {
  const old = `${marker}\nOld`;
  /** The first write is that of the older one. */
  const superseding = { method: 'PATCH', nth: 1 };

  test('that was deleted meanwhile needs no closing', async () => {
    const { world, run } = await start(old, old);
    world.faults.push({ ...superseding, reply: refusal(410, 'This issue was deleted') });
    expect((await post(run))?.number).toBe(1);
    expect(run.log.warnings).toEqual([]);
  });

  test('that can not be closed costs the report nothing', async () => {
    const { world, run } = await start(old, old);
    world.faults.push({ ...superseding, reply: noPermission });
    expect((await post(run))?.number).toBe(1);
    expect(run.log.warnings).toEqual([
      "A second post of the same kind couldn't be removed: GitHub answered 403 to PATCH /repos/acme/docs/issues/2: Resource not accessible by integration.",
    ]);
  });

  test('whose closing is cancelled is not a warning', async () => {
    const { world, run, cancel } = await start(old, old);
    world.faults.push({ ...superseding, reply: { fault: 'stall' }, meanwhile: cancel });
    await expect(post(run)).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });

  test('is closed with a link to the other in its last byte, and as it is without room', async () => {
    const link = '> **Next report: #1.**\n\n';
    const fitting = 'x'.repeat(65_536 - `${marker}\n${link}`.length);
    const { world, run } = await start(old, `${marker}\n${fitting}`, `${marker}\n${fitting}x`);
    await post(run);
    expect(shown(world).slice(1)).toEqual([
      { number: 2, state: 'closed', body: `${marker}\n${link}${fitting}` },
      { number: 3, state: 'closed', body: `${marker}\n${fitting}x` },
    ]);
  });
});

test('of two emptied issues the newer is closed with its link alone', async () => {
  const { world, run } = await start('', '');
  await post(run);
  expect(shown(world)[1]).toEqual({
    number: 2,
    state: 'closed',
    body: `${marker}\n> **Next report: #1.**\n\n`,
  });
});

describe('the room of a body', () => {
  const ending = '<!-- end -->';
  /** As long as a text may be with the headline, the ending and a later link. */
  const longest = 65_536 - 256 - `${marker}\nReport\n\n\n`.length - `\n${ending}\n`.length;
  const compose = (length: number) => () => ({
    ending,
    sections: [
      { title: 'Headline', markdown: 'Report', essential: true },
      { title: 'Long', markdown: 'x'.repeat(length) },
    ],
  });

  test('keeps the link to come and the ending', async () => {
    const { world, run } = await start();
    await post(run, { compose: compose(longest) });
    expect(world.state.issues[0]?.body).toHaveLength(65_536 - 256);
    const next = await start();
    await post(next.run, { compose: compose(longest + 1) });
    expect(next.world.state.issues[0]?.body).toContain('**Left out for length:** Long.');
  });

  test('is for the link before anything that is not essential', async () => {
    const { world, run } = await start(`${marker}\nOld`);
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
    await post(run, { compose: compose(longest) });
    expect(world.state.issues[1]?.body).toContain('Previous report: #1.');
    expect(world.state.issues[1]?.body).toContain('**Left out for length:** Long.');
  });
});
