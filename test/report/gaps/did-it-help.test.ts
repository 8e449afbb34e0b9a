import { expect, test } from 'vitest';
import { emptyMemory, type Gap, type Memory } from '../../../src/report/gaps/gap.ts';
import { gapState, withPullRequest } from '../../../src/report/gaps/job.ts';
import { withReport } from '../../../src/report/gaps/remember.ts';
import { withVerdicts } from '../../../src/report/gaps/verdict.ts';
import { addDays, daysOf, type Period } from '../../../src/report/source/period.ts';
import { idOf, withIntention, withJob, withOutcome } from './gaps.ts';

const prLink = 'https://github.com/acme/docs/pull/7';
const id = idOf(1);
const askedPerDay = 100;

/** One report over a week, with the week before: so many unanswered questions a day. */
function reportOver(
  memory: Memory,
  of: { to: string; perDay: (day: string) => number; days?: number },
) {
  const period: Period = { from: addDays(of.to, -(of.days ?? 7)), to: of.to };
  const readFrom = addDays(period.from, -(of.days ?? 7));
  const read = daysOf({ from: readFrom, to: of.to });
  const rows = read.flatMap((day) =>
    Array.from({ length: of.perDay(day) }, (_, at) => ({
      hash: (Date.parse(day) % 9_999_991) + at,
      day,
    })),
  );
  const topics = [{ id, gapId: id, label: 'Retries', rows, isAsked: true }];
  const input = {
    read: {
      period,
      readFrom,
      totals: { answered: 600, unanswered: 100 },
      questionsByDay: new Map(read.map((day) => [day, askedPerDay])),
    },
    topics,
  };
  return withVerdicts({ memory: withReport({ memory, ...input }), ...input });
}

const onlyGap = ({ gaps }: Memory): Gap => {
  const [gap] = gaps;
  if (!gap || gaps.length > 1) throw new Error(`There are ${gaps.length} gaps`);
  return gap;
};

/** Two a day up to the merge, none on its day, and then so many. */
const untilMerge = (merge: string, since: number) => (day: string) =>
  day < merge ? 2 : day === merge ? 9 : since;

function mergedOn(memory: Memory, on: string): Memory {
  const started = withJob(withIntention(memory, id, { run: '1/1' }), id, { jobId: 'job-1' });
  const ended = withOutcome(started, id, { outcome: 'pull-request', prLink });
  return withPullRequest(ended, id, { is: 'merged', on });
}

test('a gap goes from open to fixed, through every state between', () => {
  let memory = reportOver(emptyMemory, { to: '2026-11-02', perDay: () => 2 });
  const states = [gapState(onlyGap(memory))];
  const step = (next: Memory) => {
    memory = next;
    states.push(gapState(onlyGap(memory)));
  };
  step(withIntention(memory, id, { run: '1/1' }));
  step(withJob(memory, id, { jobId: 'job-1' }));
  step(withOutcome(memory, id, { outcome: 'pull-request', prLink }));
  step(withPullRequest(memory, id, { is: 'unreadable', why: 'No permission.' }));
  step(withPullRequest(memory, id, { is: 'closed' }));
  step(withPullRequest(memory, id, { is: 'merged', on: '2026-11-04' }));
  step(reportOver(memory, { to: '2026-11-16', perDay: untilMerge('2026-11-04', 0) }));
  expect(states).toEqual([
    'open',
    'fixing',
    'fixing',
    'pull-request',
    'pull-request',
    'open',
    'watching',
    'fixed',
  ]);
});

test('counts the days on both sides of the merge, once each, and not the day itself', () => {
  let memory = reportOver(emptyMemory, { to: '2026-10-26', perDay: () => 2 });
  memory = reportOver(memory, { to: '2026-11-02', perDay: () => 2 });
  memory = mergedOn(memory, '2026-11-11');
  const perDay = untilMerge('2026-11-11', 1);
  memory = reportOver(memory, { to: '2026-11-16', perDay });
  // Reports to 2 November cover 14 fresh days; 2 to 11 November are nine days at hand.
  const first = onlyGap(memory).fix?.watch;
  expect(first?.before).toEqual({ unanswered: 2 * 23, questions: 100 * 23 });
  expect(first?.since).toEqual({ unanswered: 4, questions: 400 });
  const again = reportOver(memory, { to: '2026-11-16', perDay });
  expect(onlyGap(again).fix?.watch).toEqual(first);
  memory = reportOver(again, { to: '2026-11-17', perDay });
  expect(onlyGap(memory).fix?.watch?.since).toEqual({ unanswered: 5, questions: 500 });
});

test('takes at most eight reports before the merge', () => {
  let memory = emptyMemory;
  for (let week = 0; week < 20; week++) {
    memory = reportOver(memory, { to: addDays('2026-06-01', week * 7), perDay: () => 2 });
  }
  const last = addDays('2026-06-01', 19 * 7);
  memory = mergedOn(memory, last);
  memory = reportOver(memory, { to: addDays(last, 7), perDay: untilMerge(last, 0) });
  expect(onlyGap(memory).fix?.watch?.before?.questions).toBe(8 * 7 * askedPerDay);
});

test('the same period told twice is one report, and an older one adds no days', () => {
  let memory = reportOver(emptyMemory, { to: '2026-11-02', perDay: () => 2 });
  memory = reportOver(memory, { to: '2026-11-09', perDay: () => 2 });
  const twice = reportOver(memory, { to: '2026-11-09', perDay: () => 2 });
  expect(twice).toEqual(memory);
  const older = reportOver(memory, { to: '2026-11-05', perDay: () => 2 });
  expect(older.reports.map(({ to, freshQuestions }) => [to, freshQuestions])).toEqual([
    ['2026-11-02', 700],
    ['2026-11-05', 0],
    ['2026-11-09', 700],
  ]);
});

test('an older period that is told again keeps the days that it brought, and their counts', () => {
  const perDay = () => 2;
  let memory = reportOver(emptyMemory, { to: '2026-11-02', perDay });
  memory = reportOver(memory, { to: '2026-11-09', perDay });
  const newest = reportOver(memory, { to: '2026-11-16', perDay });
  const again = reportOver(newest, { to: '2026-11-09', perDay });
  expect(again.reports).toEqual(newest.reports);
  expect(onlyGap(again).counts).toEqual(onlyGap(newest).counts);
});
