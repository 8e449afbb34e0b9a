import { expect, test } from 'vitest';
import { Cancelled } from '../../../src/step.ts';
import { noPermission } from '../../world/github/reply.ts';
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
  world.turn('webhook', false);
  const from = world.issue().body;
  world.turn('webhook', true);
  const event = { name: 'issues', payload: world.github.events.issueEdited(1, from) };
  const changed = { ...event, ...change(event) };
  const { error, jobs } = await world.run({ run: '4243', event: changed });
  expect({ error, jobs }).toEqual({ error: null, jobs: [] });
});

test('a run that is cancelled while it starts a job leaves its intention in the issue', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const controller = new AbortController();
  world.behaviour.start = () => {
    controller.abort(new Cancelled('SIGINT'));
    return { fault: 'reset' };
  };
  const { error, outputs } = await world.run({ controller });
  expect(error).toContain('cancelled');
  expect(outputs.jobs).toBe('[]');
  expect(world.gap('webhook')).toMatchObject({
    request: 'taken',
    job: { is: 'intended', run: expect.stringMatching(/^4242\/1\/\w{8}$/) },
  });
});

test('a run that is cancelled while it starts one job starts no other', async () => {
  const world = await worldWithIssue({ ticked: ['webhook', 'token'] });
  const controller = new AbortController();
  world.behaviour.start = (_, jobId) => {
    controller.abort(new Cancelled('SIGINT'));
    return { status: 201, json: activeJob(jobId) };
  };
  await world.run({ controller });
  expect(world.started).toHaveLength(1);
  expect(world.gap('token').request).toBe('asked');
});

test('a job that was not saved at its start is saved when the time is up', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const path = /\/issues\/1$/;
  world.github.faults.push({ method: 'PATCH', path, nth: 2, reply: noPermission });
  world.behaviour.read = (jobId) => ({ json: activeJob(jobId) });
  const { jobs } = await world.run({ with: { 'timeout-minutes': '1' } });
  expect(jobs).toMatchObject([{ outcome: 'timed-out' }]);
  expect(world.gap('webhook').job).toMatchObject({ is: 'at-work', jobId: 'job-1' });
});

test('the issue is not written for a saved job that is still at work when the time is up', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  world.behaviour.read = (jobId) => ({ json: activeJob(jobId) });
  await world.run({ with: { 'timeout-minutes': '1' } });
  const writes = world.github.requests.filter(({ method }) => method === 'PATCH');
  // The report, the intention, and the job.
  expect(writes).toHaveLength(3);
});

test('after a refused start, nothing is logged about ticks that wait', async () => {
  const world = await worldWithIssue({ ticked: ['webhook', 'token'] });
  world.behaviour.start = () => ({ status: 403, json: { error: 'This key may only read' } });
  const { lines, error } = await world.run({ with: { 'max-jobs': '1' } });
  expect(error).toContain('no agent job was started');
  expect(lines.join('\n')).not.toContain('max-jobs');
});

test('if the issue can’t be read once the report is posted, no job is started', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const path = /\/issues\/1$/;
  world.github.faults.push({ method: 'GET', path, nth: 2, times: 9, reply: noPermission });
  const { error, jobs, lines } = await world.run();
  expect(error).toMatch(
    /^No agent job was started, because the issue could not be updated first: /,
  );
  expect(jobs).toEqual([]);
  expect(lines.join()).not.toContain('Waiting');
  expect(world.started).toEqual([]);
});
