import { expect, test } from 'vitest';
import { boxLine, readEditableGaps } from '../../../src/report/gaps/editable.ts';
import { addDays } from '../../../src/report/source/period.ts';
import type { Row } from '../../world/conversations.ts';
import type { Launched } from '../../world/launcher.ts';
import { type RunResult, runAction } from '../../world/runner.ts';
import {
  activeJob,
  completedJob,
  type FixWorld,
  monday,
  twoWeeks,
  worldWithIssue,
} from './world.ts';

/** Runs the bundle as a workflow on ticks does. */
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

/** Generated rows of two weeks, a quarter of them unanswered. */
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

test('with 5,000 rows, the issue shows the job of a tick, and a cancelled wait ends within 2 s', async () => {
  const world = await worldWithIssue({ rows: [...twoWeeks(), ...manyRows(5_000)] });
  // Any gap will do: the test isn't about how the rows are grouped.
  const [gapId = ''] = readEditableGaps(world.issue().body).keys();
  const box = (isTicked: boolean) => boxLine({ gapId, box: 'fix', isTicked });
  world.github.state.editIssue(1, (body) => body.replace(box(false), box(true)));
  let answered = Number.POSITIVE_INFINITY;
  let dying: Launched | undefined;
  world.behaviour.read = (jobId) => {
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
  expect(performance.now() - answered).toBeLessThan(2_000);
  expect(run.exitCode).toBe(1);
  expect(run.outputs.outcome).toBe('incomplete');
  expect(JSON.parse(run.outputs.jobs ?? '')).toMatchObject([
    { jobId: 'job-1', outcome: 'cancelled' },
  ]);
  expect(world.gaps().find(({ id }) => id === gapId)?.claim).toMatchObject({ jobId: 'job-1' });
}, 120_000);

/** Arranges that the run is killed at some moment. */
type Arrange = (world: FixWorld, kill: () => void) => void;

const onPatch =
  (nth: number): Arrange =>
  ({ github }, kill) =>
    github.faults.push({ method: 'PATCH', path: /\/issues\/1$/, nth, meanwhile: kill });

test.each<[string, Arrange, { jobs: number; status: RegExp }]>([
  [
    'once it is claimed',
    ({ github }, kill) =>
      github.faults.push({ method: 'GET', path: /\/comments$/, nth: 1, meanwhile: kill }),
    { jobs: 0, status: /one may be running/ },
  ],
  [
    'while it is started',
    ({ behaviour }, kill) => {
      behaviour.start = () => {
        kill();
        return { fault: 'stall' };
      };
    },
    { jobs: 1, status: /one may be running/ },
  ],
  ['once it is known', onPatch(1), { jobs: 1, status: /\[pull request 101\]/ }],
])(
  'a job whose run is killed %s is not started again',
  async (_, arrange, { jobs, status }) => {
    const world = await worldWithIssue({ ticked: ['webhook'] });
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
    expect(world.fixes()[0]).toMatch(status);
  },
  120_000,
);
