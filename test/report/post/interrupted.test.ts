import { expect, test } from 'vitest';
import { Cancelled } from '../../../src/step.ts';
import { noPermission, refusal } from '../../world/github/reply.ts';
import { activeJob, worldWithIssue } from './world.ts';

test.each<[string, (event: { name: string; payload: object }) => object]>([
  [
    'of another issue',
    ({ name, payload }) => ({ name, payload: { ...payload, issue: { number: 2 } } }),
  ],
  [
    'of its title',
    ({ name, payload }) => ({ name, payload: { ...payload, changes: { title: {} } } }),
  ],
  ['of a comment', ({ payload }) => ({ name: 'issue_comment', payload })],
])('an edit %s starts no other job', async (_, change) => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  await world.run();
  const from = world.issue().body;
  world.turn('webhook', true);
  const ticked = world.issue().body;
  world.issue().body = from;
  await world.run({ run: '4242', with: { fix: 'offer' } });
  const event = {
    name: 'issues',
    payload: { ...world.github.events.issueEdited(1, from), issue: { number: 1, body: ticked } },
  };
  const changed = { ...event, ...change(event) };
  const { error, jobs } = await world.run({ run: '4243', event: changed });
  expect({ error, jobs }).toEqual({ error: null, jobs: [] });
});

test('a run that is cancelled while it starts a job leaves its claim', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const controller = new AbortController();
  world.behaviour.start = () => {
    controller.abort(new Cancelled('SIGINT'));
    return { fault: 'reset' };
  };
  const { error, outputs } = await world.run({ controller });
  expect(error).toContain('cancelled');
  expect(outputs.jobs).toBe('[]');
  const [comment] = world.github.state.comments;
  expect(comment?.body).toMatch(/ kind=claim key=gap-\w{12}-0 run=4242 attempt=1 /);
  // The next run can't know, and starts nothing.
  await world.run({ run: '4243' });
  expect(world.started).toHaveLength(1);
});

test('a run that is cancelled while it starts one job writes its claim, and starts no other', async () => {
  const world = await worldWithIssue({ ticked: ['webhook', 'token'] });
  const controller = new AbortController();
  world.behaviour.start = (_, jobId) => {
    controller.abort(new Cancelled('SIGINT'));
    return { status: 201, json: activeJob(jobId) };
  };
  const { jobs } = await world.run({ controller });
  expect(jobs).toMatchObject([{ jobId: 'job-1', outcome: 'cancelled' }]);
  expect(world.started).toHaveLength(1);
  expect(world.github.state.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining(' job=job-1 '),
  ]);
  expect(world.gap('token').boxes.fix).toBe(true);
});

test('a run that is cancelled while it claims deletes its claims', async () => {
  const world = await worldWithIssue({ ticked: ['webhook', 'token'] });
  const controller = new AbortController();
  const meanwhile = () => controller.abort(new Cancelled('SIGINT'));
  world.github.faults.push({ method: 'GET', path: /\/comments$/, nth: 1, meanwhile });
  const { error } = await world.run({ controller });
  expect(error).toContain('cancelled');
  expect(world.started).toEqual([]);
  expect(world.github.state.comments).toEqual([]);
});

test('a tick reads the issue at the start and before each write, and nothing else', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  world.github.requests.length = 0;
  await world.run();
  const onIssue = world.github.requests.flatMap(({ method, path }) =>
    /\/issues(\/1)?$/.test(path) ? [`${method} ${path.split('/').at(-1)}`] : [],
  );
  // The report, the job, and its end.
  expect(onIssue).toEqual(['GET issues', ...Array(3).fill(['GET 1', 'PATCH 1']).flat()]);
});

test.each([
  ['a proxy’s page', { path: /^\/repos/, reply: { body: '<html>Sign in</html>' } }, 'proxy'],
  ['an outage', { path: /^\/repos/, reply: refusal(502, 'Bad Gateway') }, '502'],
  ['comments that it may not read', { path: /\/comments$/, reply: noPermission }, '403'],
])(
  'an issue behind %s is left as it is, and fails the step once the report is made',
  async (_, fault, why) => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    const before = world.issue().body;
    world.github.faults.push({ ...fault, times: 9_999 });
    const { error, outputs, summary, report } = await world.run({
      with: { 'post-to': 'summary, issue', 'timeout-minutes': '4' },
    });
    expect(error).toMatch(
      /^`post-to: issue` failed on acme\/docs\. .*The rolling issue could not be read, so it was left/,
    );
    expect(error).toContain(why);
    expect(outputs).toMatchObject({ outcome: 'complete', jobs: '[]', issueUrl: '' });
    expect(summary).toContain('questions went unanswered');
    expect(report.topics.length).toBeGreaterThan(0);
    expect(world.issue().body).toBe(before);
    expect(world.started).toEqual([]);
  },
);
