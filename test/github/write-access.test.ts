import { beforeEach, describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { readRunContext } from '../../src/github/run-context.ts';
import { requireWriteAccess } from '../../src/github/write-access.ts';
import { type Scene, startScene } from '../job/starting.ts';
import { noPermission } from '../world/github/reply.ts';

const closed = [
  ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'],
  ...['release', 'merge_group', 'create', 'delete'],
];
/** All other events that start workflows (GitHub Docs, "Events that trigger workflows"), and one to come. */
const open = [
  ...['branch_protection_rule', 'check_run', 'check_suite', 'deployment', 'deployment_status'],
  ...['discussion', 'discussion_comment', 'fork', 'gollum', 'image_version', 'issue_comment'],
  ...['issues', 'label', 'milestone', 'page_build', 'public', 'pull_request_review'],
  ...['pull_request_review_comment', 'pull_request_target', 'registry_package', 'status', 'watch'],
  ...['workflow_run', 'an_event_to_come', ''],
];

/** The accounts whose access is read, in a repository to which everyone can write. */
async function checkedAfter(eventName: string, payload: object = {}, actor = 'mona') {
  const logins: unknown[] = [];
  const request: GitHub['request'] = async (_, { username }: { username?: unknown }, schema) => {
    logins.push(username);
    return schema.parse({ permission: 'write' });
  };
  const github = async () => ({ request }) as GitHub;
  await requireWriteAccess({
    context: { ...readRunContext({}), eventName, payload, actor },
    github,
  });
  return logins;
}
const mona = { sender: { login: 'mona', type: 'User' } };

test('only events that take write access are closed to strangers', async () => {
  for (const event of closed) expect(await checkedAfter(event), event).toEqual([]);
  for (const event of open) expect(await checkedAfter(event, mona), event).toEqual(['mona']);
});

test('a pull request is closed to strangers if its branch is of this repository', async () => {
  const repository = (full_name: string) => ({ full_name });
  const pull = (head: string | null) => ({
    number: 1,
    head: { ref: 'b', sha: 'c', repo: head === null ? null : repository(head) },
    base: { repo: repository('acme/docs') },
    user: undefined,
  });
  const asked = (head: string | null, event = 'pull_request') =>
    checkedAfter(event, { ...mona, pull_request: pull(head) });
  expect(await asked('acme/docs')).toEqual([]);
  expect(await asked('mona/docs')).toEqual(['mona']);
  expect(await asked(null)).toEqual(['mona']);
  expect(await asked('acme/docs', 'pull_request_target')).toEqual(['mona']);
  expect(await checkedAfter('pull_request', mona)).toEqual(['mona']);
  expect(await checkedAfter('status', { sender: { login: 'reader' } })).toEqual(['mona', 'reader']);
});

test.each([
  [{ sender: { login: 'tidy', type: 'Bot' } }, 'mona', 'tidy is a bot'],
  [{ sender: { login: 'tidy[bot]' } }, 'mona', 'tidy[bot] is a bot'],
  [mona, 'tidy[bot]', 'tidy[bot] is a bot'],
  [mona, '', 'the runner does not say who started the run'],
  [{}, 'mona', 'the event does not say who caused it'],
])('an open event with %j, started by %j, is refused: %s', async (payload, actor, why) => {
  await expect(checkedAfter('workflow_run', payload, actor)).rejects.toThrow(`, and ${why}. `);
});

const refused = (event: string, why: string) =>
  `The agent was not asked. On the event \`${event}\`, only people with write access to acme/docs may ask it, and ${why}`;
const advice =
  'Someone with write access can do the same, or start the workflow with another event, such as `workflow_dispatch`.';

describe('a step', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await startScene();
    scene.github.state.access.set('reader', 'read').set('owner', 'admin').set('copilot', 'write');
    scene.github.state.bots.add('copilot');
  });

  const causedBy = (login: string, name = 'issue_comment') => ({
    env: { GITHUB_ACTOR: login },
    event: { name, payload: { sender: { login, type: 'User' } } },
  });
  const summaryAlone = { 'post-to': 'summary' };

  const asking = {
    prompt: {},
    message: { 'job-id': 'job-1', message: 'Shorten it.' },
    'fix: ticked': { mode: 'report', fix: 'ticked', 'post-to': 'issue' },
  };

  test.each(Object.entries(asking))('with %s asks nothing of the service', async (_, given) => {
    const inputs = { ...summaryAlone, ...given, ...('mode' in given && { prompt: '' }) };
    const run = await scene.run({ ...causedBy('reader', 'gollum'), with: inputs });
    expect(run.errors).toEqual([refused('gollum', `reader has \`read\` access. ${advice}`)]);
    expect(scene.service.requests).toEqual([]);
    expect(scene.comments()).toEqual([]);
  });

  test.each([
    ['a stranger', causedBy('stranger'), `stranger has no access. ${advice}`],
    ['a bot by GitHub’s account', causedBy('copilot'), `copilot is a bot. ${advice}`],
    [
      'the runner’s actor, if the event’s sender can’t push',
      { ...causedBy('reader'), env: { GITHUB_ACTOR: 'mona' } },
      `reader has \`read\` access. ${advice}`,
    ],
  ])('refuses %s', async (_, run, why) => {
    const { errors } = await scene.run({ ...run, with: summaryAlone });
    expect(errors).toEqual([refused('issue_comment', why)]);
    expect(scene.service.requests).toEqual([]);
  });

  test('refuses everyone if GitHub doesn’t report the access', async () => {
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

  test.each(['mona', 'owner'])('asks the agent for %s, who can push', async (login) => {
    const run = await scene.run({ ...causedBy(login), with: summaryAlone });
    expect(run).toMatchObject({ exitCode: 0, errors: [] });
    expect(scene.posts()).toBe(1);
  });

  test.each([
    ['that only waits', { ...causedBy('reader'), with: { 'job-id': 'job-1', ...summaryAlone } }],
    ['on a closed event', { ...causedBy('reader', 'workflow_dispatch'), with: summaryAlone }],
  ])('%s checks no access', async (_, run) => {
    expect(await scene.run(run)).toMatchObject({ exitCode: 0 });
    expect(scene.github.requests).toEqual([]);
  });
});
