import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Cancelled } from '../../../src/step.ts';
import { simulatedClock } from '../../world/clock.ts';
import { noPermission } from '../../world/github/reply.ts';
import { activeJob, completedJob, linkOf, twoWeeks, worldWithIssue } from './world.ts';

const refusedKey = { status: 403, json: { error: 'This key may only read' } };

describe('a ticked gap', () => {
  test('becomes a job with the whole brief, and then a pull request', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    const seen: string[] = [];
    world.behaviour.read = (jobId, index) => {
      seen.push(...world.fixes());
      return { json: index === 0 ? activeJob(jobId) : completedJob(jobId) };
    };
    const { error, warnings, jobs, report, lines, summary, outputs } = await world.run({
      with: { 'post-to': 'summary, issue' },
    });
    expect({ error, warnings }).toEqual({ error: null, warnings: [] });
    const [started] = world.started;
    const { id, heading } = world.gap('webhook');
    expect(started?.prompt).toContain(`\`Gap ${id}\``);
    expect(started?.prompt).toBe(
      readFileSync(join(outputs.reportDir ?? '', `briefs/${id}.md`), 'utf8'),
    );
    const job = { gap: id, label: heading, jobId: 'job-1', outcome: 'pull-request' };
    expect(jobs).toEqual([{ ...job, prLink: linkOf('job-1') }]);
    expect(seen).toEqual(Array(2).fill(`| ${heading} | – | – | – | a job is at work: \`job-1\` |`));
    expect(world.fixes()).toEqual([
      `| ${heading} | [pull request 101](${linkOf('job-1')}) | – | – | waiting to be merged |`,
    ]);
    expect(summary).toContain(`### Fixes\n\n| Gap |`);
    const known = { id, state: 'pull-request', jobId: 'job-1', prLink: linkOf('job-1') };
    expect(report.topics[0]).toMatchObject(known);
    expect(report.gaps).toMatchObject([known]);
    expect(lines.join('\n')).toContain(`Gap ${id}: started agent job job-1.`);
  });

  test('starts no job with `fix: offer` or `fix: none`; with `none`, only ticked boxes are shown', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    for (const fix of ['offer', 'none']) {
      const { outputs } = await world.run({ with: { fix } });
      expect(outputs).not.toHaveProperty('jobs');
      expect(world.issue().body.match(/Let the agent fix it/g)).toHaveLength(
        fix === 'offer' ? 3 : 1,
      );
      expect(world.issue().body).toContain(
        `**${world.gap('webhook').heading}**: ticked for the agent: a workflow with \`fix: ticked\`, such as`,
      );
      expect(world.fixes()).toEqual([]);
    }
    expect(world.started).toEqual([]);
  });

  test('waits for a later run if more than `max-jobs` are ticked; the largest gaps come first', async () => {
    const world = await worldWithIssue({ ticked: ['invoice', 'token', 'webhook'] });
    const { jobs, lines } = await world.run({ with: { 'max-jobs': '2' } });
    expect(jobs.map(({ gap }) => gap)).toEqual([world.gap('webhook').id, world.gap('token').id]);
    expect(lines.join('\n')).toContain('this run already starts `max-jobs` jobs');
    expect(world.issue().body).toContain('its job starts with this run, or with a later one');
    const next = await world.run({ run: '4243' });
    expect(next.jobs.map(({ gap }) => gap)).toEqual([world.gap('invoice').id]);
    expect(world.started).toHaveLength(3);
  });

  test('that is ticked again after its job gets another job', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.read = (jobId) => ({ json: { ...activeJob(jobId), status: 'failed' } });
    const { error } = await world.run();
    expect(error).toMatch(/job job-1: the agent ran into an error .* tick its box again/);
    expect(world.fixes()[0]).toContain('the job failed; tick the box');
    expect(world.issue().body).toContain('**State:** the job failed; tick the box');
    expect(world.gap('webhook').boxes.fix).toBe(false);
    expect((await world.run({ run: '4243' })).jobs).toEqual([]);
    world.turn('webhook', true);
    delete world.behaviour.read;
    const { jobs } = await world.run({ run: '4244' });
    expect(jobs).toMatchObject([{ jobId: 'job-2', outcome: 'pull-request' }]);
  });

  test('has no box for the agent while its job is at work', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.read = (jobId) => ({ json: activeJob(jobId) });
    await world.run({ with: { 'timeout-minutes': '1' } });
    const { id } = world.gap('webhook');
    expect(world.issue().body).not.toContain(`gap:${id} fix`);
    delete world.behaviour.read;
    const { jobs } = await world.run({ run: '4243' });
    expect(jobs).toMatchObject([{ jobId: 'job-1', outcome: 'pull-request' }]);
    expect(world.issue().body).toContain(`- [ ] Let the agent fix it <!-- gap:${id} fix 5001 -->`);
    expect(world.started).toHaveLength(1);
  });

  test('gets one job if the weekly run has seen the tick before the run that the edit starts', async () => {
    const world = await worldWithIssue();
    const from = world.issue().body;
    world.turn('webhook', true);
    const event = { name: 'issues', payload: world.github.events.issueEdited(1, from) };
    await world.run();
    expect((await world.run({ run: '4243', event })).jobs).toEqual([]);
    expect(world.started).toHaveLength(1);
  });

  test('that was not asked recently stays ticked, and the issue says why', async () => {
    const answered = { ...twoWeeks('2026-12-07')[0], id: 'answered', query: 'Is it free?' };
    const world = await worldWithIssue({
      rows: [...twoWeeks(), { ...answered, resolutionStatus: 'answered' }],
      ticked: ['webhook'],
    });
    const later = { 'date-to': '2026-12-07' };
    const { jobs, lines, error } = await world.run({ with: later });
    expect({ jobs, error }).toEqual({ jobs: [], error: null });
    expect(lines.join('\n')).toContain('is ticked, but was not asked in this period');
    expect(world.issue().body).toContain(
      `### Under way\n\n- **${world.gap('webhook').heading}**: ticked for the agent, but not asked in this period or the one before`,
    );
    expect(world.fixes()).toEqual([]);
    expect(world.started).toEqual([]);
  });

  test('that is also dismissed gets no job', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.turn('webhook', true, 'dismiss');
    expect((await world.run()).jobs).toEqual([]);
    expect(world.started).toEqual([]);
  });
});

describe('a start', () => {
  test('that is refused leaves the tick for the next run, and is logged', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.start = () => refusedKey;
    const { error, jobs } = await world.run();
    expect(error).toMatch(/no agent job was started. Its box stays ticked.*`write` scope/);
    expect(jobs).toEqual([]);
    expect(world.issue().body).toMatch(/no job was started: .*403.*This key may only read/);
    expect(world.gap('webhook')).toMatchObject({ boxes: { fix: true }, claim: null });
    expect(world.github.state.comments).toEqual([]);
    delete world.behaviour.start;
    expect((await world.run({ run: '4243' })).jobs).toMatchObject([{ jobId: 'job-1' }]);
  });

  test('whose response is lost is never repeated, until a person deletes its comment', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.start = () => ({ fault: 'reset' });
    const { error } = await world.run();
    expect(error).toMatch(
      /it is unknown whether an agent job was started.*delete the comment .*#issuecomment-5001/,
    );
    expect(error).not.toContain('`job-id`');
    expect(world.fixes()[0]).toContain('one may be running');
    const clock = simulatedClock({ startsAt: '2026-11-16T07:00:00Z' });
    const { warnings, jobs } = await world.run({ run: '4243', clock });
    expect(warnings).toEqual([
      expect.stringContaining('run 4242 ended while it was starting an agent job'),
    ]);
    expect(jobs).toEqual([]);
    expect(world.started).toHaveLength(1);
    world.github.state.removeComment(5_001);
    delete world.behaviour.start;
    expect((await world.run({ run: '4244' })).jobs).toEqual([]);
    world.turn('webhook', true);
    expect((await world.run({ run: '4245' })).jobs).toMatchObject([{ jobId: 'job-2' }]);
  });

  test('is not made if it can’t be claimed', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.issue().locked = true;
    const { error } = await world.run();
    expect(error).toContain('No agent job was started, because the comments that claim them');
    expect(error).toContain('Unlock the conversation');
    expect(world.started).toEqual([]);
    expect(world.gap('webhook').boxes.fix).toBe(true);
  });

  test('that could not be saved in the issue is in its comment, and in the next report', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.read = (jobId) => ({ json: activeJob(jobId) });
    const path = /\/issues\/1$/;
    world.github.faults.push({ method: 'PATCH', path, nth: 1, times: 9, reply: noPermission });
    const { error } = await world.run({ with: { 'timeout-minutes': '1' } });
    expect(error).toContain('The issue could not be updated with its jobs');
    world.github.faults.length = 0;
    const { jobs } = await world.run({ run: '4243', with: { 'timeout-minutes': '1' } });
    expect(jobs).toMatchObject([{ jobId: 'job-1' }]);
    expect(world.gap('webhook').claim).toMatchObject({ jobId: 'job-1', outcome: null });
    expect(world.started).toHaveLength(1);
  });

  test('does not overwrite what people tick and untick in the meantime', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.start = (_, jobId) => {
      world.turn('webhook', false);
      world.turn('token', true);
      return { status: 201, json: activeJob(jobId) };
    };
    await world.run({ with: { 'max-jobs': '1' } });
    const claim = { jobId: 'job-1', outcome: 'pull-request' };
    expect(world.gap('webhook')).toMatchObject({ boxes: { fix: false }, claim });
    expect(world.gap('token').boxes.fix).toBe(true);
  });
});

const unknown = { status: 404, json: { error: 'Job not found' } };

describe('jobs', () => {
  test('fail the step if `fail-on` says so, and are shown with their gaps', async () => {
    const world = await worldWithIssue({ ticked: ['invoice', 'token', 'webhook'] });
    const statuses = ['failed', 'archived', 'completed'];
    world.behaviour.read = (jobId) => {
      const status = statuses[Number(jobId.split('-')[1]) - 1] ?? '';
      return { json: { ...activeJob(jobId), status } };
    };
    const { error, jobs } = await world.run({ with: { 'fail-on': 'no-changes' } });
    expect(jobs.map(({ outcome }) => outcome)).toEqual(['failed', 'archived', 'no-changes']);
    expect(error).toBe(
      `Gap ${world.gap('invoice').id}, job job-3: the agent finished without a pull request.`,
    );
    expect(world.fixes().map((line) => line.split(' | ').at(-1))).toEqual([
      'the job failed; tick the box to ask for another |',
      'the job was archived |',
      'the job ended without a pull request |',
    ]);
  });

  test('that the service knows only a minute after their start are waited for', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.read = (id, index) =>
      index < 15 ? unknown : { json: { ...completedJob(id), prLink: linkOf(id) } };
    const { error, jobs } = await world.run();
    expect(error).toBeNull();
    expect(jobs).toMatchObject([{ outcome: 'pull-request', prLink: linkOf('job-1') }]);
  });

  test('that the service no longer knows are reported once, then given up', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    world.behaviour.read = () => unknown;
    expect((await world.run()).error).toContain('the service no longer knows the job');
    expect(world.fixes()[0]).toContain('the service no longer knows the job');
    expect((await world.run({ run: '4243' })).error).toBe(null);
  });

  test('whose link has characters that a shell interprets are shown without the link', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    const prLink = 'https://github.com/acme/docs/pull/1;$(id)';
    world.behaviour.read = (id) => ({ json: { ...completedJob(id), prLink } });
    const { jobs, warnings } = await world.run();
    expect(jobs).toMatchObject([{ outcome: 'pull-request', prLink: null }]);
    expect(warnings.join()).toContain('not a plain https URL');
    expect(world.issue().body).not.toContain('$(id)');
  });

  test('stay in the issue if the wait for them is cancelled', async () => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
    const controller = new AbortController();
    world.behaviour.read = (jobId) => {
      controller.abort(new Cancelled('SIGINT'));
      return { json: activeJob(jobId) };
    };
    const { error, jobs } = await world.run({ controller });
    expect(error).toContain('cancelled');
    expect(jobs).toMatchObject([{ jobId: 'job-1', outcome: 'cancelled' }]);
    expect(world.gap('webhook').claim).toMatchObject({ outcome: null, jobId: 'job-1' });
    delete world.behaviour.read;
    const next = await world.run({ run: '4243' });
    expect(next.jobs).toMatchObject([{ jobId: 'job-1', outcome: 'pull-request' }]);
  });
});

test('a run for a tick with `date-to: last` changes no figure in the issue', async () => {
  const world = await worldWithIssue();
  const before = world.issue().body;
  world.turn('webhook', true);
  await world.run({ with: { 'date-to': 'last' } });
  const figures = (body: string) => body.slice(0, body.indexOf('### '));
  expect(figures(world.issue().body)).toBe(figures(before));
  expect(figures(before)).toContain(`9–15 November 2026`);
  expect(world.started).toHaveLength(1);
});
