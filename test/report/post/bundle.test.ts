import { expect, onTestFinished, test } from 'vitest';
import { boxLine, readEditable } from '../../../src/report/gaps/editable.ts';
import { addDays } from '../../../src/report/source/period.ts';
import type { Row } from '../../world/conversations.ts';
import type { Launched } from '../../world/launcher.ts';
import { type RunResult, runAction } from '../../world/runner.ts';
import {
  activeJob,
  completedJob,
  type FixWorld,
  monday,
  startFixWorld,
  twoWeeks,
} from './world.ts';

/** The bundle, as a workflow on ticks runs it, but for the length of its waits. */
function runBundle(
  world: FixWorld,
  options: Partial<Parameters<typeof runAction>[0]> = {},
): Promise<RunResult> {
  return runAction({
    ...options,
    env: { ...world.github.env, GITHUB_SERVER_URL: 'https://github.com', ...options.env },
    with: {
      mode: 'report',
      'api-key': 'mint_test_key_0123456789',
      'project-id': 'acme-docs',
      'base-url': world.service.url,
      'post-to': 'summary, issue',
      'date-to': 'last',
      fix: 'ticked',
      ...options.with,
    },
  });
}

/** So many rows of two weeks, of which a quarter went unanswered: readers' words, put together anew. */
function manyRows(count: number): Row[] {
  const verbs = ['verify', 'rotate', 'export', 'restore', 'invite', 'raise', 'migrate', 'embed'];
  const things = ['webhook', 'token', 'invoice', 'snapshot', 'member', 'quota', 'account', 'chart'];
  const parts = ['header', 'region', 'limit', 'schema', 'role', 'cursor', 'locale', 'widget'];
  const pick = (words: readonly string[], at: number) => words[at % words.length] ?? '';
  return Array.from({ length: count }, (_, at) => ({
    id: `many-${at}`,
    conversationId: `many-${at}`,
    timestamp: `${addDays(monday, -1 - (at % 14))}T08:00:00Z`,
    query: `How do I ${pick(verbs, at)} the ${pick(things, at >> 3)} ${pick(parts, at >> 5)} ${at % 97}?`,
    response: 'I could not find that in the documentation. '.repeat(20),
    sources: [{ title: 'Start', url: 'https://docs.acme.example/guides/start' }],
    pageUrl: 'https://docs.acme.example/guides/start',
    resolutionStatus: at % 4 === 0 ? 'unanswered' : 'answered',
  }));
}

test('a tick is answered within 20 s of the step’s start, of 5,000 rows; a cancelled wait ends within 2 s', async () => {
  const world = await startFixWorld({ rows: [...twoWeeks(), ...manyRows(5_000)] });
  onTestFinished(() => world.close());
  await world.run({ with: { fix: 'offer' } });
  // Whichever the issue shows first: how so many are grouped is not the point.
  const [gapId = ''] = readEditable(world.issue().body).keys();
  const box = (isTicked: boolean) => boxLine({ gapId, box: 'fix', isTicked });
  world.github.state.editIssue(1, (body) => body.replace(box(false), box(true)));
  const began = performance.now();
  let answered = Number.POSITIVE_INFINITY;
  let dying: Launched | undefined;
  world.behaviour.read = (jobId) => {
    // By now the issue says so: nothing else is waited for.
    if (world.fixes().join().includes('a job is at work: `job-1`') && !dying?.killed) {
      answered = performance.now();
      dying?.kill('SIGTERM');
    }
    return { json: activeJob(jobId) };
  };
  const run = await runBundle(world, {
    onSpawn: (child) => {
      dying = child;
    },
  });
  expect(answered - began).toBeLessThan(20_000);
  expect(performance.now() - answered).toBeLessThan(2_000);
  expect(run.exitCode).toBe(1);
  expect(run.outputs.outcome).toBe('incomplete');
  expect(JSON.parse(run.outputs.jobs ?? '')).toMatchObject([
    { jobId: 'job-1', outcome: 'cancelled' },
  ]);
  expect(world.gaps().find(({ id }) => id === gapId)?.job).toMatchObject({ jobId: 'job-1' });
}, 60_000);

/** Calls this at the moment at which the run is to be killed. */
type Arrange = (world: FixWorld, kill: () => void) => void;

const onPatch =
  (nth: number): Arrange =>
  ({ github }, kill) =>
    github.faults.push({ method: 'PATCH', path: /\/issues\/1$/, nth, meanwhile: kill });

test.each<[string, Arrange, { jobs: number; told: RegExp }]>([
  ['before its start', onPatch(1), { jobs: 0, told: /a job may have been started/ }],
  [
    'while it is started',
    ({ behaviour }, kill) => {
      behaviour.start = () => {
        kill();
        return { fault: 'stall' };
      };
    },
    { jobs: 1, told: /a job may have been started/ },
  ],
  ['once it is known', onPatch(2), { jobs: 1, told: /\[pull request 101\]/ }],
])(
  'a job whose run is killed %s is not started again',
  async (_, arrange, { jobs, told }) => {
    const world = await startFixWorld();
    onTestFinished(() => world.close());
    await world.run({ with: { fix: 'offer' } });
    world.turn('webhook', true);
    let dying: Launched | undefined;
    arrange(world, () => dying?.kill('SIGKILL'));
    const killed = await runBundle(world, {
      onSpawn: (child) => {
        dying = child;
      },
    });
    expect(killed.exitCode).toBe(null);
    delete world.behaviour.start;
    world.behaviour.read = (jobId) => ({ json: completedJob(jobId) });
    const next = await runBundle(world, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(next.errors).toEqual([]);
    expect(world.started).toHaveLength(jobs);
    expect(world.fixes()[0]).toMatch(told);
  },
  60_000,
);
