import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noPermission } from '../world/github/reply.ts';
import { type Scene, startScene } from './starting.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
  scene.github.state.access.set('reader', 'read').set('owner', 'admin');
});
afterEach(() => scene.close());

const openEvents = [
  'issue_comment',
  'pull_request_review',
  'pull_request_review_comment',
  'discussion',
  'discussion_comment',
  'issues',
];

const summaryAlone = { 'post-to': 'summary' };
const refused = (event: string, why: string) =>
  `The agent was not asked. Anyone can cause the event \`${event}\`, so only people with write access to acme/docs may ask it, and ${why}`;
const advice =
  'Someone with write access can write the same, or start the workflow with another event, such as `workflow_dispatch`.';

/** A run on an event that this account triggered. */
const causedBy = (login: string, { type = 'User', name = 'issue_comment' } = {}) => ({
  env: { GITHUB_ACTOR: login },
  event: { name, payload: { sender: { login, type } } },
});

describe.each([
  ['prompt', {}],
  ['message', { 'job-id': 'job-1', message: 'Shorten it.' }],
])('a %s', (_, asking) => {
  test.each(openEvents)('is not sent for an account with read access, on %s', async (name) => {
    const run = await scene.run({
      ...causedBy('reader', { name }),
      with: { ...asking, ...summaryAlone },
    });
    expect(run.errors).toEqual([refused(name, `reader has \`read\` access. ${advice}`)]);
    expect(scene.service.requests).toEqual([]);
  });
});

test('a stranger’s comment is answered only in the log', async () => {
  const { name, payload } = { name: 'issue_comment', payload: scene.github.events.issueComment(1) };
  const sender = { login: 'stranger', type: 'User' };
  const run = await scene.run({ event: { name, payload: { ...payload, sender } } });
  expect(run.errors).toEqual([refused(name, `stranger has no access. ${advice}`)]);
  expect(scene.service.requests).toEqual([]);
  expect(scene.comments()).toEqual([]);
});

test.each(['mona', 'owner'])('the agent is asked for %s, who can push', async (login) => {
  const run = await scene.run({ ...causedBy(login), with: summaryAlone });
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(scene.posts()).toBe(1);
});

test.each([
  ['by its type', causedBy('tidy', { type: 'Bot' }), 'tidy is a bot.'],
  ['by its name', { event: causedBy('tidy[bot]').event }, 'tidy[bot] is a bot.'],
  [
    'as the runner names it',
    { env: { GITHUB_ACTOR: 'tidy[bot]' }, event: causedBy('mona').event },
    'tidy[bot] is a bot.',
  ],
  [
    'that nobody names',
    { event: { name: 'issue_comment', payload: {} } },
    'neither the runner nor the event says who caused it.',
  ],
  [
    'of whom the runner and the event name another',
    { ...causedBy('reader'), env: { GITHUB_ACTOR: 'mona' } },
    `reader has \`read\` access. ${advice}`,
  ],
])('an account %s, is refused even with access', async (_, run, why) => {
  scene.github.state.access.set('tidy', 'admin').set('tidy[bot]', 'admin');
  const { errors } = await scene.run({ ...run, with: summaryAlone });
  expect(errors).toEqual([refused('issue_comment', why)]);
  expect(scene.service.requests).toEqual([]);
});

test('if GitHub doesn’t report the access, everyone is refused', async () => {
  scene.github.faults.push({ path: /permission$/, reply: noPermission });
  const { errors } = await scene.run({ ...causedBy('mona'), with: summaryAlone });
  expect(errors).toEqual([
    refused(
      'issue_comment',
      "the access of mona can't be read. GitHub answered 403 to GET /repos/acme/docs/collaborators/mona/permission: Resource not accessible by integration. Check the input `github-token`.",
    ),
  ]);
  expect(scene.service.requests).toEqual([]);
});

test.each([
  ['waits for a job', { ...causedBy('reader'), with: { 'job-id': 'job-1', ...summaryAlone } }],
  [
    'runs on an event that takes write access',
    { ...causedBy('reader', { name: 'workflow_dispatch' }), with: summaryAlone },
  ],
])('a step that %s doesn’t check access', async (_, run) => {
  expect(await scene.run(run)).toMatchObject({ exitCode: 0 });
  expect(scene.github.requests).toEqual([]);
});
