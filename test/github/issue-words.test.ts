import { describe, expect, onTestFinished, test } from 'vitest';
import type { IssueContent } from '../../src/github/issue.ts';
import { findReportIssues, type Issue, issueToContinue } from '../../src/github/issue-search.ts';
import { noPermission, refusal } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import type { StandInGitHub } from '../world/github.ts';
import { holdsMemory, marker, markerOf, post } from './posting-issues.ts';
import { calls, githubFor, startRun } from './setup.ts';

const body = (text: string) => `${markerOf()}\n${text}`;
const labels = ['documentation-gaps'];
const own = { user: accounts.workflow, title: 'Documentation gap report', labels };

async function worldWith(...bodies: string[]) {
  const world = await githubFor(onTestFinished);
  for (const text of bodies) world.state.addIssue({ ...own, body: text });
  return { world, run: await startRun({ world }) };
}

/** The body of the request that opened an issue. */
const created = ({ requests }: StandInGitHub) =>
  requests.find(({ method, path }) => method === 'POST' && path.endsWith('/issues'))?.body;

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
  // Searches by label, of open and of closed issues; the newest closed one may remember gaps.
  expect(calls(world)).toEqual([...Array(3).fill('GET /issues'), 'GET /issues/1']);
});

test('no issue is opened if all gaps are off the lists', async () => {
  const { world, run } = await worldWith();
  const compose = (previous: Issue | null) => ({
    hasGaps: previous === null && world.requests.length === 0,
  });
  expect(await post(run, { compose })).toBeUndefined();
  expect(world.state.issues).toEqual([]);
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

test.each([
  ['open', ['A', 'B'], 'A'],
  ['closed', ['A', 'B'], 'B'],
  ['open', [''], undefined],
] as const)('of %s issues with %j, the one with %j goes on', async (state, texts, expected) => {
  const world = await githubFor(onTestFinished);
  for (const one of texts) world.state.addIssue({ ...own, state, body: one && body(one) });
  const { github } = await startRun({ world });
  const found = await findReportIssues({ github, marker, title: own.title, labels, holdsMemory });
  expect(issueToContinue(found)?.body).toBe(expected && body(expected));
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
  const compose = () => ({ notice: 'New gaps' });

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
