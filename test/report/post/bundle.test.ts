import { expect, test } from 'vitest';
import { boxLine, readEditableGaps } from '../../../src/report/gaps/editable.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { runBundle } from '../../faults/bundle.ts';
import type { Row } from '../../world/conversations.ts';
import type { Launched } from '../../world/launcher.ts';
import { atOnce } from '../../world/runner.ts';
import { activeJob, bundleRun, monday, twoWeeks, worldWithIssue } from './world.ts';

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

test('with 5,000 rows, the issue shows the job of a tick, and a cancelled wait ends at once', async () => {
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
  const run = await runBundle({
    ...bundleRun(world, { 'date-to': 'last', fix: 'ticked' }),
    onSpawn: (child) => {
      dying = child;
    },
  });
  expect(performance.now() - answered).toBeLessThan(atOnce);
  expect(run.exitCode).toBe(1);
  expect(run.outputs.outcome).toBe('incomplete');
  expect(JSON.parse(run.outputs.jobs ?? '')).toMatchObject([
    { jobId: 'job-1', outcome: 'cancelled' },
  ]);
  expect(world.gaps().find(({ id }) => id === gapId)?.claim).toMatchObject({ jobId: 'job-1' });
}, 120_000);
