import { describe, expect, onTestFinished, test } from 'vitest';
import type { IssueSnapshot } from '../../src/github/issue.ts';
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
  const compose = (previous: readonly IssueSnapshot[]) => {
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

  test('leaves its own issue, which gets this run’s report', async () => {
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

  test('leaves this run’s issue if it deletes its own again', async () => {
    const { world, run } = await race();
    world.faults.push({ method: 'PATCH', reply: refusal(410, 'Deleted') });
    expect((await post(run))?.number).toBe(2);
    expect(world.state.issues[1]?.state).toBe('open');
    expect(run.log.lines).toEqual([
      'A post was deleted or transferred in the meantime: GitHub answered 410 to PATCH /repos/acme/docs/issues/1: Deleted.',
    ]);
  });

  test('causes no warning if the step is cancelled', async () => {
    const { world, run, cancel } = await race();
    world.faults.push({ method: 'PATCH', reply: { fault: 'stall' }, meanwhile: cancel });
    await expect(post(run)).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });
});

describe('a creation', () => {
  test('that is refused is not searched for', async () => {
    const { world, run } = await start();
    world.faults.push({ ...create, reply: noPermission });
    await expect(post(run)).rejects.toThrow('403');
    expect(calls(world).at(-1)).toBe('POST /issues');
  });

  test('that GitHub calls invalid is repeated without its labels, if it had any', async () => {
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

  test('that failed is not mistaken for the previous, closed issue', async () => {
    const { world, run } = await start(`${marker}\nOld`);
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
    world.faults.push({ ...create, reply: lost });
    await expect(post(run)).rejects.toThrow(
      /^`post-to: issue` failed on acme\/docs\. No usable answer from GitHub to POST/,
    );
    expect(shown(world)).toEqual([{ number: 1, state: 'closed', body: `${marker}\nOld` }]);
  });
});

test('an issue that people empty or delete before the write is treated as such', async () => {
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

test('a new issue follows a closed one that was emptied', async () => {
  const { world, run, given, compose } = await start(`${marker}\nOld`);
  Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
  const meanwhile = () => world.state.editIssue(1, () => '');
  world.faults.push({ method: 'GET', path: /\/issues\/1$/, meanwhile });
  await post(run, { compose });
  expect(given).toEqual([['']]);
});

describe('of two issues of ours, the newer', () => {
  const old = `${marker}\nOld`;
  /** Matches the second write, as the first one goes to the older issue. */
  const superseding = { method: 'PATCH', nth: 1 };

  test('is not closed if it has been deleted', async () => {
    const { world, run } = await start(old, old);
    world.faults.push({ ...superseding, reply: refusal(410, 'This issue was deleted') });
    expect((await post(run))?.number).toBe(1);
    expect(run.log.warnings).toEqual([]);
  });

  test('may stay open without harm to the report', async () => {
    const { world, run } = await start(old, old);
    world.faults.push({ ...superseding, reply: noPermission });
    expect((await post(run))?.number).toBe(1);
    expect(run.log.warnings).toEqual([
      "A second post of the same kind couldn't be removed: GitHub answered 403 to PATCH /repos/acme/docs/issues/2: Resource not accessible by integration.",
    ]);
  });

  test('causes no warning if its closing is cancelled', async () => {
    const { world, run, cancel } = await start(old, old);
    world.faults.push({ ...superseding, reply: { fault: 'stall' }, meanwhile: cancel });
    await expect(post(run)).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });

  test('is closed with a link to the other if that fits into its last byte, else unchanged', async () => {
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

test('is closed with only the link if both are empty', async () => {
  const { world, run } = await start('', '');
  await post(run);
  expect(shown(world)[1]).toEqual({
    number: 2,
    state: 'closed',
    body: `${marker}\n> **Next report: #1.**\n\n`,
  });
});

describe('the length of a body', () => {
  const ending = '<!-- end -->';
  /** The longest text that still fits with the headline, the ending and a later link. */
  const longest = 65_536 - 256 - `${marker}\nReport\n\n\n`.length - `\n${ending}\n`.length;
  const compose = (length: number) => () => ({
    ending,
    sections: [
      { title: 'Headline', markdown: 'Report', essential: true },
      { title: 'Long', markdown: 'x'.repeat(length) },
    ],
  });

  test('leaves room for a later link and the ending', async () => {
    const { world, run } = await start();
    await post(run, { compose: compose(longest) });
    expect(world.state.issues[0]?.body).toHaveLength(65_536 - 256);
    const next = await start();
    await post(next.run, { compose: compose(longest + 1) });
    expect(next.world.state.issues[0]?.body).toContain('**Left out for length:** Long.');
  });

  test('leaves room for the link before anything that is not essential', async () => {
    const { world, run } = await start(`${marker}\nOld`);
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
    await post(run, { compose: compose(longest) });
    expect(world.state.issues[1]?.body).toContain('Previous report: #1.');
    expect(world.state.issues[1]?.body).toContain('**Left out for length:** Long.');
  });
});
