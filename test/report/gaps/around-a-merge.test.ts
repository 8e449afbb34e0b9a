import { expect, test } from 'vitest';
import type { Count, Watch } from '../../../src/report/gaps/gap.ts';
import { withPullRequest } from '../../../src/report/gaps/job.ts';
import type { ReadDays } from '../../../src/report/gaps/verdict.ts';
import { withVerdicts } from '../../../src/report/gaps/verdict.ts';
import { addDays, daysOf } from '../../../src/report/source/period.ts';
import { gapOf, idOf, memoryOf, reportTo, withOutcome } from './gaps.ts';

const id = idOf(1);

/** What was read for a report that ends on 16 November: so many days, and those before. */
function readOf(days: number): ReadDays {
  const to = '2026-11-16';
  const readFrom = addDays(to, -2 * days);
  return {
    period: { from: addDays(to, -days), to },
    readFrom,
    totals: { answered: 0, unanswered: 0 },
    questionsByDay: new Map(daysOf({ from: readFrom, to }).map((day) => [day, 10])),
  };
}

/** The watch of a gap whose pull request was merged on a day, once a report has looked. */
function watchOf(of: {
  mergedOn: string;
  read?: ReadDays;
  reports?: { freshFrom: string; to: string }[];
  watch?: Partial<Watch>;
  asked?: boolean;
}): Watch | null | undefined {
  const { mergedOn, read = readOf(7), reports = [], asked = true } = of;
  const counts = Object.fromEntries(reports.slice(1).map(({ to }) => [to, 3]));
  const start = memoryOf(
    [gapOf({ id, counts }), gapOf({ id: idOf(2) })],
    reports.map(({ freshFrom, to }) => reportTo(to, { freshFrom, freshQuestions: 100 })),
  );
  const prLink = 'https://github.com/acme/docs/pull/7';
  const pull = withOutcome(start, id, { outcome: 'pull-request', prLink });
  const merged = withPullRequest(pull, id, { is: 'merged', on: mergedOn });
  const [gap, other = gapOf({ id: idOf(2) })] = merged.gaps;
  if (!gap?.fix) throw new Error('There is no watch');
  const fix = { ...gap.fix, watch: { ...gap.fix.watch, ...of.watch } };
  const memory = { ...merged, gaps: [{ ...gap, fix }, other] };
  const rows = [...read.questionsByDay.keys(), null].map((day, hash) => ({ hash, day }));
  const topics = asked ? [{ id, gapId: id, label: '', isAsked: true, rows }] : [];
  const after = withVerdicts({ memory, read, topics });
  expect(after.gaps[1]).toBe(other);
  return after.gaps[0]?.fix?.watch;
}
const count = (unanswered: number, questions: number): Count => ({ unanswered, questions });

test('before a merge count the days at hand, and whole reports before those', () => {
  const reports = [
    ['2026-09-09', '2026-09-16'],
    ['2026-09-10', '2026-09-17'],
    ['2026-10-26', '2026-11-02'],
    ['2026-10-27', '2026-11-03'],
  ].map(([freshFrom = '', to = '']) => ({ freshFrom, to }));
  // Eight weeks before the merge are from 10 September on; three days are at hand.
  expect(watchOf({ mergedOn: '2026-11-05', reports })?.before).toEqual(count(3 + 6, 30 + 200));
  expect(watchOf({ mergedOn: '2026-11-05', reports, asked: false })?.before).toEqual(
    count(6, 30 + 200),
  );
  expect(watchOf({ mergedOn: '2026-11-05', reports: reports.slice(1, 3) })?.before).toEqual(
    count(3 + 3, 30 + 200),
  );
});

test.each([
  ['2026-11-01', ['2026-10-31', '2026-11-01', '2026-11-02'], count(3, 200)],
  ['2026-11-02', ['2026-10-31', '2026-11-01', '2026-11-02'], count(6, 300)],
])(
  'a merge on %s, before or as the days at hand begin, has the reports up to it',
  (mergedOn, ends, before) => {
    const reports = ends.map((to) => ({ freshFrom: '2026-10-20', to }));
    expect(watchOf({ mergedOn, reports })?.before).toEqual(before);
  },
);

test('of more days at hand than eight reports cover, those count', () => {
  const read = { ...readOf(1), readFrom: '2026-10-17', questionsByDay: readOf(15).questionsByDay };
  expect(watchOf({ mergedOn: '2026-11-15', read })?.before).toEqual(count(8, 80));
});

test('since the merge count the days after it, or after those that were counted', () => {
  const since = (watch: Partial<Watch> = {}) => watchOf({ mergedOn: '2026-11-12', watch });
  expect(since()).toMatchObject({ since: count(3, 30), countedTo: '2026-11-16' });
  const before = count(1, 2);
  expect(since({ before, since: count(5, 50), countedTo: '2026-11-15' })).toMatchObject({
    before,
    since: count(6, 60),
  });
  for (const countedTo of ['2026-11-16', '2026-11-17']) {
    expect(since({ since: count(5, 50), countedTo })).toMatchObject({
      since: count(5, 50),
      countedTo,
    });
  }
});
