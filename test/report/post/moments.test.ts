import { describe, expect, test } from 'vitest';
import { simulatedClock } from '../../world/clock.ts';
import { refusal, secondaryRateLimit } from '../../world/github/reply.ts';
import { accounts, type StandInIssue } from '../../world/github/state.ts';
import { activeJob, type FixWorld, gapsIn, linkOf, turnBox, worldWithIssue } from './world.ts';

const issues = ({ github }: FixWorld): StandInIssue[] => github.state.issues;
const issue = ({ github }: FixWorld, number: number) => github.state.issue(number);
const gapIn = (world: FixWorld, number: number, word: string) =>
  gapsIn(issue(world, number)).find(({ heading }) => heading.includes(word));
const tickIn = (world: FixWorld, number: number, word: string, box: 'fix' | 'dismiss') => {
  const gapId = gapIn(world, number, word)?.id ?? '';
  world.github.state.editIssue(number, (body) => turnBox(body, { gapId, box, isTicked: true }));
};
const oneIssue = /\/issues\/\d+$/;

describe('an issue that continues a closed one', () => {
  async function successor() {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.read = (jobId) => ({ json: activeJob(jobId) });
    await world.run({ run: '2', with: { 'timeout-minutes': '1' } });
    tickIn(world, 1, 'token', 'dismiss');
    issue(world, 1).state = 'closed';
    delete world.behaviour.read;
    return world;
  }

  test('takes its decisions and its claims over', async () => {
    const world = await successor();
    const { jobs } = await world.run({ run: '3' });
    expect(issues(world).map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(issue(world, 2).body).toContain('Previous report: #1.');
    expect(jobs).toMatchObject([{ jobId: 'job-1', outcome: 'pull-request' }]);
    expect(gapIn(world, 2, 'webhook')).toMatchObject({
      claim: { issue: 1, comment: 5_001, prLink: linkOf('job-1') },
    });
    expect(gapIn(world, 2, 'token')).toMatchObject({ boxes: { dismiss: true } });
    expect(world.github.state.commentsOn(1)[0]?.body).toContain(linkOf('job-1'));
    tickIn(world, 2, 'webhook', 'fix');
    const next = await world.run({ run: '4' });
    expect(next.jobs).toMatchObject([{ jobId: 'job-2' }]);
  });

  test('does so from the comments alone, if the memory is lost', async () => {
    const world = await successor();
    const one = issue(world, 1);
    one.body = one.body.replace(/<!-- docs-agent-action memory.*$/m, '');
    const { jobs } = await world.run({ run: '3' });
    expect(jobs).toMatchObject([{ jobId: 'job-1', outcome: 'pull-request' }]);
    expect(world.started).toHaveLength(1);
  });

  test('stays alone if the closed one is reopened: it is left as it is, with a warning', async () => {
    const world = await successor();
    await world.run({ run: '3' });
    issue(world, 1).state = 'open';
    const before = issue(world, 2).body;
    const { warnings } = await world.run({ run: '4' });
    expect(warnings).toEqual([expect.stringContaining('Issues #1 and #2 are both open')]);
    expect(issue(world, 2)).toMatchObject({ state: 'open', body: before });
  });
});

test('a full issue is continued in a new one, and closed then', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const user = accounts.person;
  for (let count = 0; count < 2_500; count += 1) {
    world.github.state.addComment({ number: 1, body: 'Hello', user });
  }
  await world.run({ run: '2' });
  expect(issues(world).map(({ state }) => state)).toEqual(['closed', 'open']);
  expect(world.started).toHaveLength(1);
  expect(gapIn(world, 2, 'webhook')).toMatchObject({ claim: { issue: 2, jobId: 'job-1' } });
});

test('a start that is refused leaves the fix before it as it was', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  await world.run({ run: '2' });
  world.github.state.addPull({ number: 101 });
  world.github.state.mergePull(101, '2026-11-10T09:00:00Z');
  await world.run({ with: { fix: 'offer' }, run: '3' });
  const { claim, fix } = world.gap('webhook');
  expect(fix?.before?.questions).toBeGreaterThan(0);
  world.turn('webhook', true);
  world.behaviour.start = () => ({ status: 403, json: { error: 'This key may only read' } });
  const { report } = await world.run({ run: '5' });
  expect(world.gap('webhook')).toMatchObject({ boxes: { fix: true }, claim, fix });
  expect(report.gaps?.[0]).toMatchObject({ prLink: linkOf('job-1'), jobId: 'job-1' });
});

test('a tick that another run has overwritten is read from the event of the edit', async () => {
  const world = await worldWithIssue();
  const from = issue(world, 1).body;
  world.turn('webhook', true);
  const payload = world.github.events.issueEdited(1, from);
  // The other run reads the issue before the tick, and writes it afterwards.
  issue(world, 1).body = from;
  await world.run({ with: { fix: 'offer' }, run: '2' });
  expect(world.gap('webhook').boxes).toEqual({ dismiss: false, ours: false, fix: false });
  const event = { name: 'issues', payload };
  await world.run({ with: { 'date-to': 'last' }, run: '3', event });
  expect(world.started).toHaveLength(1);
});

test.each([secondaryRateLimit(60), refusal(502, 'Bad Gateway')])(
  'a tick during the wait to retry a refused write is not lost: %#',
  async (reply) => {
    const world = await worldWithIssue();
    const meanwhile = () => tickIn(world, 1, 'token', 'dismiss');
    world.github.faults.push({ method: 'PATCH', path: oneIssue, reply, meanwhile });
    await world.run({ with: { fix: 'offer' }, run: '2' });
    expect(world.gap('token').boxes.dismiss).toBe(true);
  },
);

describe('a job that never ends', () => {
  async function stuck() {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.read = (jobId) => ({ json: activeJob(jobId) });
    await world.run({ run: '2', with: { 'timeout-minutes': '1' } });
    return world;
  }
  const lookAt = async (world: FixWorld, startsAt: string) => {
    const clock = simulatedClock({ startsAt });
    const reads = world.service.requests.filter(({ method }) => method === 'GET').length;
    const left = await world.run({ run: '3', clock });
    const polled = world.service.requests
      .filter(({ method }) => method === 'GET')
      .slice(reads)
      .filter(({ path }) => path.includes('/job/')).length;
    return { ...left, polled };
  };

  test('is read only once when it is a day old, and doesn’t fail the step', async () => {
    const world = await stuck();
    const { polled, error, lines, jobs } = await lookAt(world, '2026-11-17T06:01:00Z');
    expect({ polled, error }).toEqual({ polled: 1, error: null });
    expect(lines.join('\n')).toContain("This run doesn't wait for it");
    expect(jobs).toMatchObject([{ jobId: 'job-1', outcome: 'timed-out' }]);
    expect((await lookAt(world, '2026-11-16T12:00:00Z')).polled).toBeGreaterThan(5);
  });

  test('is not waited for once its gap is dismissed', async () => {
    const world = await stuck();
    world.turn('webhook', true, 'dismiss');
    expect(await lookAt(world, '2026-11-16T12:00:00Z')).toMatchObject({ polled: 1, error: null });
  });
});

describe('a run for ticks', () => {
  const forTicks = { with: { 'date-to': 'last' }, run: '9' };
  const nothingDone = async (world: FixWorld, options: object = {}) => {
    const [asked, wrote] = [world.service.requests.length, world.github.requests.length];
    const left = await world.run({ ...forTicks, ...options });
    const writes = world.github.requests.slice(wrote).filter(({ method }) => method !== 'GET');
    return {
      lines: left.lines,
      outcome: left.outputs.outcome,
      reads: world.service.requests.length - asked,
      writes: writes.filter(({ path }) => !path.endsWith('/graphql')).length,
    };
  };
  const nothing = { reads: 0, writes: 0, outcome: 'complete' };

  test('reads and writes nothing if nothing is ticked, and logs this', async () => {
    const world = await worldWithIssue();
    const left = await nothingDone(world);
    expect(left).toMatchObject(nothing);
    expect(left.lines.join('\n')).toContain('No ticked gap in the issue waits for a job');
  });

  test('reopens no closed issue', async () => {
    const world = await worldWithIssue();
    issue(world, 1).state = 'closed';
    expect(await nothingDone(world)).toMatchObject(nothing);
    expect(issues(world)).toHaveLength(1);
  });

  test('applies a tick of `Not for the docs`', async () => {
    const world = await worldWithIssue();
    world.turn('webhook', true, 'dismiss');
    expect((await nothingDone(world)).writes).toBeGreaterThan(0);
  });
});

test('an issue that is deleted after a start is reported as deleted', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const gone = refusal(410, 'This issue was deleted');
  world.behaviour.start = (_, jobId) => {
    world.github.faults.push({ path: oneIssue, times: 99, reply: gone });
    return { status: 201, json: activeJob(jobId) };
  };
  const { error, jobs } = await world.run({ run: '2' });
  expect(error).toContain('The issue was deleted or transferred in the meantime');
  expect(jobs).toMatchObject([{ jobId: 'job-1', outcome: 'pull-request' }]);
});
