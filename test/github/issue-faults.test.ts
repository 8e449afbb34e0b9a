import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/github/issue-search.ts';
import { md } from '../../src/text/markdown.ts';
import type { Markdown } from '../../src/text/text.ts';
import { type Reply, refusal } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { startGitHub } from '../world/github.ts';
import { markerOf, post, shown } from './posting-issues.ts';
import { startRun } from './setup.ts';

const marker = markerOf();
const labels = ['documentation-gaps'];
const own = { user: accounts.workflow, title: 'Documentation gap report', labels };
const create = { method: 'POST', path: /\/issues$/ };
const lost: Reply = { fault: 'reset' };
const invalid = refusal(422, 'Validation Failed');

async function start(...bodies: string[]) {
  const world = await startGitHub();
  for (const body of bodies) world.state.addIssue({ ...own, body });
  const run = await startRun({ world });
  const given: (string | null)[] = [];
  const compose = (previous: Issue | null) => {
    given.push(previous?.body ?? null);
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
      { state: 'closed' },
    ]);
    expect(world.state.issues[0]?.title).toBe(own.title);
    expect(given).toEqual([null, `${marker}\nOther`]);
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
    expect(run.log.warnings[0]).toMatch(/^The issue was created without its labels/);
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

test.each(['open', 'closed'] as const)(
  'an %s issue that people empty or delete before the write is continued by nobody',
  async (state) => {
    const begin = async () => {
      const started = await start(`${marker}\nOld`);
      Object.assign(started.world.state.issues[0] ?? {}, { state });
      return started;
    };
    const read = { method: 'GET', path: /\/issues\/1$/ };
    const { world, run, given, compose } = await begin();
    world.faults.push({ ...read, meanwhile: () => world.state.editIssue(1, () => '') });
    await post(run, { compose });
    expect(given).toEqual([null]);
    expect(shown(world)).toMatchObject([{ body: '' }, { number: 2, state: 'open' }]);

    const gone = await begin();
    const meanwhile = () => void gone.world.state.issues.splice(0);
    gone.world.faults.push({ ...read, reply: refusal(404, 'Not Found'), meanwhile });
    await post(gone.run, { compose: gone.compose });
    expect(gone.given).toEqual([null]);
    expect(gone.run.log.lines).toEqual([
      'A post was deleted or transferred in the meantime: GitHub answered 404 to GET /repos/acme/docs/issues/1: Not Found.',
    ]);
  },
);

test('an issue that people take over while it is written is not written by a retry', async () => {
  const { world, run, compose } = await start(`${marker}\nOld`);
  const takeOver = () => world.state.editIssue(1, () => 'Taken over');
  world.faults.push({
    method: 'PATCH',
    path: /\/issues\/1$/,
    reply: { status: 502 },
    meanwhile: takeOver,
  });
  await expect(post(run, { compose })).rejects.toThrow(
    /^`post-to: issue` failed .+Issue #1 was perhaps not updated: /,
  );
  expect(shown(world)).toMatchObject([{ body: 'Taken over' }]);
});

test('a body has room for its ending and for the link before anything that is not essential', async () => {
  const ending = '<!-- end -->';
  const longest = 65_536 - `${marker}\nReport\n\n\n`.length - `\n${ending}\n`.length;
  const compose = () => ({
    hiddenEnding: ending,
    sections: [
      { title: md`Headline`, markdown: md`Report`, isEssential: true },
      { title: md`Long`, markdown: 'x'.repeat(longest) as Markdown },
    ],
  });
  const { world, run } = await start();
  await post(run, { compose });
  expect(world.state.issues[0]?.body).toHaveLength(65_536);
  const next = await start(`${marker}\nOld`);
  Object.assign(next.world.state.issues[0] ?? {}, { state: 'closed' });
  await post(next.run, { compose });
  expect(next.world.state.issues[1]?.body).toContain('Previous report: #1.');
  expect(next.world.state.issues[1]?.body).toContain('**Left out for length:** Long.');
});

test('a refusal names the permission to add, and causes no warning of a label', async () => {
  const world = await startGitHub({ permissions: { issues: 'read' } });
  const run = await startRun({ world });
  await expect(post(run)).rejects.toThrow(
    "`post-to: issue` failed on acme/docs. GitHub answered 403 to POST /repos/acme/docs/issues: Resource not accessible by integration. Add `issues: write` to the job's `permissions:`, or use a token of your own that has this permission.",
  );
  expect(run.log.warnings).toEqual([]);
});
