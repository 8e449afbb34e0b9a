import { describe, expect, test } from 'vitest';
import { type IssueContent, rewriteIssue } from '../../src/github/issue.ts';
import { md } from '../../src/text/markdown.ts';
import { noPermission, type Reply, refusal } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { marker, markerOf, post, shown } from './posting-issues.ts';
import { calls, startRun } from './setup.ts';

const movedTo = (location: string): Reply => ({
  ...refusal(301, 'Moved Permanently'),
  headers: { location },
});

const body = (text: string) => `${markerOf()}\n${text}`;
const labels = ['documentation-gaps'];
const own = { user: accounts.workflow, title: 'Documentation gap report', labels };

async function worldWith(...bodies: string[]) {
  const world = await startGitHub();
  for (const text of bodies) world.state.addIssue({ ...own, body: text });
  return { world, run: await startRun({ world }) };
}

/** The body of the request that opened an issue. */
const created = ({ requests }: StandInGitHub) =>
  requests.find(({ method, path }) => method === 'POST' && path.endsWith('/issues'))?.body;

describe('the rolling issue', () => {
  test('is created with its label, then updated', async () => {
    const world = await startGitHub();
    world.state.addPull();
    const first = await post(await startRun({ world }), { text: 'Week 1' });
    expect(first?.url).toBe(`${world.env.GITHUB_SERVER_URL}/acme/docs/issues/2`);
    expect(shown(world)).toEqual([{ number: 2, state: 'open', body: `${markerOf()}\nWeek 1\n` }]);
    expect(world.state.issues[1]).toMatchObject({
      title: 'Documentation gap report',
      labels: ['documentation-gaps'],
    });

    world.requests.length = 0;
    expect(await post(await startRun({ world }), { text: 'Week 2' })).toEqual(first);
    expect(calls(world)).toEqual([
      'GET /issues',
      'POST /graphql',
      'GET /issues/2',
      'PATCH /issues/2',
    ]);
    expect(shown(world)).toEqual([{ number: 2, state: 'open', body: `${markerOf()}\nWeek 2\n` }]);
  });

  test('is the older of two, and the other is left as it is, with a warning', async () => {
    const world = await startGitHub();
    for (const text of ['one', 'two']) {
      world.state.addIssue({ body: `${markerOf()}\n${text}`, user: accounts.workflow });
    }
    const run = await startRun({ world });
    await post(run, { text: 'Week 2' });
    expect(shown(world)).toEqual([
      { number: 1, state: 'open', body: `${markerOf()}\nWeek 2\n` },
      { number: 2, state: 'open', body: `${markerOf()}\ntwo` },
    ]);
    expect(run.log.warnings).toEqual([
      expect.stringMatching(/^Issues #1 and #2 are both open .* #2 was left as it is\./),
    ]);
  });

  test('is a single one after three simultaneous first runs', async () => {
    const world = await startGitHub();
    const texts = ['one', 'two', 'three'];
    const runs = await Promise.all(texts.map(() => startRun({ world })));
    const posted = await Promise.all(
      runs.map((run, index) => post(run, { text: texts[index] ?? '' })),
    );
    expect(world.state.issues.map(({ number, state }) => ({ number, state }))).toEqual([
      { number: 1, state: 'open' },
      { number: 2, state: 'closed' },
      { number: 3, state: 'closed' },
    ]);
    expect(new Set(posted.map((issue) => issue?.url)).size).toBe(1);
    expect(runs.flatMap(({ log }) => log.warnings)).toEqual([]);
  });

  test.each([
    ['deleted', refusal(410, 'This issue was deleted')],
    ['transferred to where the token may not see it', { ...movedTo('/repositories/2/issues/9') }],
    ['transferred without a word', refusal(404, 'Not Found')],
    ['moved to another server', movedTo('https://elsewhere.example/issues/9')],
  ])('that was %s after it was read is replaced by a new one', async (_, reply) => {
    const world = await startGitHub();
    await post(await startRun({ world }), { text: 'Week 1' });
    world.faults.push({ method: 'PATCH', reply, meanwhile: ({ issues }) => void issues.splice(0) });
    const run = await startRun({ world });
    expect((await post(run, { text: 'Week 2' }))?.url).toMatch(/\/issues\/2$/);
    expect(shown(world)).toEqual([{ number: 2, state: 'open', body: `${markerOf()}\nWeek 2\n` }]);
    expect(run.log.warnings).toEqual([]);
  });

  test('is not closed if it no longer exists', async () => {
    const world = await startGitHub();
    await post(await startRun({ world }));
    const reply = refusal(410, 'This issue was deleted');
    world.faults.push({ method: 'PATCH', reply, meanwhile: ({ issues }) => void issues.splice(0) });
    const run = await startRun({ world });
    expect(await post(run, { hasGaps: false })).toBeUndefined();
    expect(run.log.lines[0]).toContain('A post was deleted or transferred in the meantime');
  });
});

test('without gaps, an open issue is closed as completed, and none is opened', async () => {
  const { world, run } = await worldWith(body('Old'));
  await post(run, { hasGaps: false });
  expect(world.state.issues[0]).toMatchObject({ state: 'closed', stateReason: 'completed' });
  Object.assign(world.state.issues[0] ?? {}, { labels: [] });
  world.requests.length = 0;
  expect(await post(run, { hasGaps: false })).toBeUndefined();
  expect(run.log.lines).toEqual([
    'No issue was created, because none is open and no gaps are left.',
  ]);
  // Searches by label, of open and of closed issues, and again before an issue would be created.
  expect(calls(world)).toEqual([...Array(6).fill('GET /issues'), 'GET /issues/1']);
});

test('without gaps, a full issue is updated and closed, and none is opened', async () => {
  const { world, run } = await worldWith(body('Old'));
  for (let count = 0; count < 2_500; count += 1) {
    world.state.addComment({ number: 1, body: 'Hello', user: accounts.person });
  }
  await post(run, { hasGaps: false, text: 'New' });
  expect(shown(world)).toEqual([{ number: 1, state: 'closed', body: `${markerOf()}\nNew\n` }]);
  expect(run.log.lines).toEqual([]);
});

test('without gaps, an issue with an open claim stays open', async () => {
  const { world, run } = await worldWith(body('Old'));
  await post(run, { hasGaps: false, compose: () => ({ hasOpenClaim: true }) });
  expect(world.state.issues[0]).toMatchObject({ state: 'open', body: body('Report\n') });
});

test('each warning is logged once, whether an issue is opened or updated', async () => {
  const compose = (): Partial<IssueContent> => ({ warnings: ['One', 'Two'] });
  const { world } = await worldWith();
  for (let time = 0; time < 2; time++) {
    const run = await startRun({ world });
    await post(run, { compose });
    expect(run.log.warnings).toEqual(['One', 'Two']);
  }
});

test('an update sets the title and leaves the labels', async () => {
  const { world, run } = await worldWith(body('Old'));
  Object.assign(world.state.issues[0] ?? {}, { title: 'Renamed' });
  await post(run);
  expect(world.requests.at(-1)?.body).toEqual({
    title: own.title,
    body: body('Report\n'),
  });
});

test('an issue is rewritten from its current body, and its title and state stay', async () => {
  const old = body('Old\n\nPrevious report: #7.\n');
  const { world, run } = await worldWith(old);
  Object.assign(world.state.issues[0] ?? {}, { title: 'Theirs' });
  await rewriteIssue({ ...run, marker, number: 1 }, (current) => {
    expect(current.body).toBe(old);
    const sections = [{ title: md`Headline`, markdown: md`New`, isEssential: true }];
    const empty = { hasGaps: false, hasOpenClaim: false, notice: md`Not posted`, warnings: [] };
    return { ...empty, sections, hiddenEnding: '<!-- end -->' };
  });
  expect(calls(world)).toEqual(['GET /issues/1', 'PATCH /issues/1']);
  expect(world.requests[1]?.body).toEqual({
    body: body('New\n\nPrevious report: #7.\n\n<!-- end -->\n'),
  });
});

describe('a label', () => {
  const goes = (problem: string) =>
    `The issue doesn't get the label "documentation-gaps": create it by hand. ${problem}`;
  const onLabels = { method: 'POST', path: /\/labels$/ };

  test('that was created without an answer is used', async () => {
    const { world, run } = await worldWith();
    world.faults.push({ ...onLabels, effect: true, reply: { fault: 'reset' } });
    await post(run);
    expect(created(world)).toMatchObject({ labels });
    expect(run.log.warnings).toEqual([]);
  });

  test.each([
    [
      'not valid',
      onLabels,
      refusal(422, 'Validation Failed'),
      /answered 422 .+: Validation Failed\./,
    ],
    ['not readable', { path: /\/labels\// }, noPermission, /answered 403 to GET .+\/labels\/docum/],
  ])('that is %s is left out, with a warning', async (_, at, reply, words) => {
    const { world, run } = await worldWith();
    world.faults.push({ ...at, reply });
    await post(run);
    expect(world.state.issues[0]?.labels).toEqual([]);
    expect(run.log.warnings).toEqual([expect.stringMatching(words)]);
    expect(run.log.warnings[0]?.startsWith(goes('GitHub'))).toBe(true);
    expect(created(world)).toMatchObject({ labels: [] });
  });

  test('is not created after a cancellation', async () => {
    const { world, run } = await worldWith();
    const meanwhile = () => run.controller.abort(new Error('cancelled'));
    world.faults.push({ ...onLabels, reply: { fault: 'stall' }, meanwhile });
    await expect(post(run)).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });
});

describe('a notice', () => {
  const compose = () => ({ notice: md`New gaps` });
  const bodies = (comments: { body: string }[]) => comments.map(({ body }) => body);

  test('is one comment for each report, which another run for that report edits', async () => {
    const world = await startGitHub();
    await post(await startRun({ world }));
    await post(await startRun({ world }), { compose });
    await post(await startRun({ world }), { compose });
    const changed = () => ({ notice: md`More gaps` });
    await post(await startRun({ world }), { compose: changed });
    const first = `${markerOf('week-1')}\nMore gaps\n`;
    expect(bodies(world.state.commentsOn(1))).toEqual([first]);
    await post(await startRun({ world }), { compose, noticeId: 'week-2' });
    expect(bodies(world.state.commentsOn(1))).toHaveLength(2);
  });

  test('is not posted if nothing changed, if it is turned off, or if the issue is new', async () => {
    const world = await startGitHub();
    await post(await startRun({ world }), { compose });
    await post(await startRun({ world }));
    await post(await startRun({ world }), { compose, noticeId: null });
    Object.assign(world.state.issues[0] ?? {}, { state: 'closed' });
    await post(await startRun({ world }), { compose });
    expect(world.state.comments).toEqual([]);
  });

  test('that is refused causes a warning that says how to turn notices off', async () => {
    const { world, run } = await worldWith(body('Old'));
    world.faults.push({ method: 'POST', path: /\/comments$/, reply: noPermission });
    await post(run, { compose });
    expect(world.state.issues[0]?.body).toBe(body('Report\n'));
    expect(run.log.warnings).toEqual([
      'Issue #1 was updated, but the comment that says what changed failed: GitHub answered 403 to POST /repos/acme/docs/issues/1/comments: Resource not accessible by integration. To turn these comments off, set `notify: never`.',
    ]);
  });

  test('that is cancelled causes no warning', async () => {
    const { world, run } = await worldWith(body('Old'));
    const meanwhile = () => run.controller.abort(new Error('cancelled'));
    world.faults.push({ path: /\/comments$/, reply: { fault: 'stall' }, meanwhile });
    await expect(post(run, { compose })).rejects.toThrow(/^cancelled$/);
    expect(run.log.warnings).toEqual([]);
  });
});
