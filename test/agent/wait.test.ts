import { expect, test } from 'vitest';
import { createProgressLog, waitForJob } from '../../src/agent/wait.ts';
import type { AgentJob } from '../../src/service/agent.ts';
import { Cancelled } from '../../src/step.ts';
import { simulatedClock } from '../world/clock.ts';

/** Waits for a job whose status changes at these times, in seconds, on a clock that is already running. */
async function waitFor(
  statuses: readonly (readonly [from: number, status: string])[],
  { minutes = 30, fails }: { minutes?: number; fails?: Error } = {},
) {
  const clock = simulatedClock();
  clock.advance(600_000);
  const start = clock.now();
  const lines: string[] = [];
  const warnings: string[] = [];
  const deadlines: number[] = [];
  const wait = await waitForJob({
    jobId: 'job-1',
    service: {
      readJob: async ({ deadline }): Promise<AgentJob> => {
        deadlines.push(deadline - start);
        const seconds = (clock.now() - start) / 1_000;
        const status = statuses.findLast(([from]) => from <= seconds)?.[1];
        if (status === undefined) throw fails;
        return { status };
      },
    },
    clock,
    log: { info: (line) => lines.push(line), warning: (line) => warnings.push(line) },
    signal: new AbortController().signal,
    deadline: start + minutes * 60_000,
    interval: 30_000,
  });
  return { wait, lines, warnings, deadlines };
}

test('logs the first status, each change, and a line a minute', async () => {
  const { wait, lines, warnings } = await waitFor([
    [0, 'active'],
    [235, 'completed'],
  ]);
  expect(wait).toMatchObject({ outcome: 'no-changes', error: null, job: { status: 'completed' } });
  expect(lines).toEqual([
    'Job is active.',
    expect.stringMatching(/^Job still active after 1 min( \d+ s)?\.$/),
    expect.stringMatching(/^Job still active after 2 min( \d+ s)?\.$/),
    expect.stringMatching(/^Job still active after 3 min( \d+ s)?\.$/),
    expect.stringMatching(/^Job is completed after (3|4) min \d+ s\.$/),
  ]);
  expect(warnings).toEqual([]);
});

test('the next line is logged after exactly a minute', () => {
  const clock = simulatedClock();
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line), warning: () => {} };
  const progress = createProgressLog({ log, clock });
  for (const wait of [0, 59_999, 1]) {
    clock.advance(wait);
    progress({ status: 'active' });
  }
  expect(lines).toEqual(['Job is active.', 'Job still active after 1 min 0 s.']);
});

test('warns once about an unknown status, and shows it only if it is a plain word', async () => {
  const { lines, warnings } = await waitFor([
    [0, 'queued_2'],
    [10, 'x'.repeat(41)],
    [20, '::error::x'],
    [30, 'failed'],
  ]);
  expect(warnings).toEqual([
    `This action doesn't know the job's status "queued_2". It keeps waiting for a known one.`,
  ]);
  expect(lines.map((line) => line.replace(/ after .*/, ''))).toEqual([
    'Job is queued_2.',
    'Job is unknown',
    'Job is failed',
  ]);
});

test('each request ends when the remaining time does', async () => {
  const { wait, deadlines } = await waitFor([[0, 'active']], { minutes: 1 });
  expect(wait).toMatchObject({ outcome: 'timed-out', job: { status: 'active' } });
  expect(new Set(deadlines.slice(0, -1))).toEqual(new Set([60_000]));
});

test.each([
  [new Cancelled('SIGINT'), 'cancelled'],
  [new Error('a bug'), null],
])('never throws: %s', async (fails, outcome) => {
  const { wait } = await waitFor([], { fails });
  expect(wait).toEqual({ job: null, outcome, prLink: null, error: fails });
});
