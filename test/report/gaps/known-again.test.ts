import { expect, test } from 'vitest';
import { encodeMemory } from '../../../src/report/gaps/codec.ts';
import { boxLine } from '../../../src/report/gaps/editable.ts';
import { recall } from '../../../src/report/gaps/recall.ts';
import {
  type FoundPullRequests,
  noPullRequests,
  type ReportToRemember,
  remember,
} from '../../../src/report/gaps/remember.ts';
import {
  gapOf,
  idOf,
  memoryOf,
  reportTo,
  subject,
  withIntention,
  withJob,
  withOutcome,
} from './gaps.ts';

const prLink = 'https://github.com/acme/docs/pull/7';
function remembered({
  body,
  pullRequests = noPullRequests,
  ...report
}: ReportToRemember & { body: string | null; pullRequests?: FoundPullRequests }) {
  return remember({ recalled: recall({ body, subject }), report, pullRequests });
}
const rows = [1, 2, 3].map((hash) => ({ hash, day: '2026-11-05' }));
const known = memoryOf([gapOf({ id: idOf(1), hashes: [1, 2, 3] }), gapOf({ id: idOf(2) })]);
const withPull = withOutcome(
  withJob(withIntention(known, idOf(1), { run: '1/1' }), idOf(1), { jobId: 'job-1' }),
  idOf(1),
  { outcome: 'pull-request', prLink },
);
const body = encodeMemory({ memory: withPull, subject }).comment;

const read = {
  period: { from: '2026-11-09', to: '2026-11-16' },
  readFrom: '2026-11-02',
  totals: { answered: 6, unanswered: 4 },
  questionsByDay: new Map([
    ['2026-11-04', 3],
    ['2026-11-06', 5],
    ['2026-11-12', 7],
  ]),
};
const topics = [
  { id: idOf(91), label: 'Rotate a key', isAsked: true, rows },
  { id: idOf(2), label: 'Another', isAsked: true, rows: [{ hash: 9, day: '2026-11-10' }] },
];

test('a report’s topics are known again, and remembered, by their gaps’ ids', () => {
  const { memory, ids, warning } = remembered({ body, topics, read });
  expect(warning).toBeNull();
  expect(ids).toEqual([idOf(1), idOf(2)]);
  expect(memory.reports.map(({ to }) => to)).toEqual(['2026-11-09', '2026-11-16']);
  expect(memory.gaps).toMatchObject([
    { id: idOf(1), topicId: idOf(91), heading: 'Gap 1', pull: { prLink } },
    { id: idOf(2), topicId: idOf(2), heading: 'Gap 2' },
  ]);
});

test('one that is incomplete is not remembered, and its topics are known all the same', () => {
  const { memory, ids } = remembered({ body, topics, read: null });
  expect(memory).toEqual(withPull);
  expect(ids).toEqual([idOf(1), idOf(2)]);
});

test('a merge that was found begins a count, of its own gap alone', () => {
  const states = new Map([
    [prLink, { is: 'merged', on: '2026-11-05' } as const],
    ['', { is: 'closed' } as const],
  ]);
  const pullRequests = { ...noPullRequests, states };
  const { memory } = remembered({ body, topics, read, pullRequests });
  expect(memory.gaps.map(({ fix }) => fix?.watch ?? null)).toMatchObject([
    {
      mergedOn: '2026-11-05',
      before: { unanswered: 0, questions: 3 },
      since: { unanswered: 0, questions: 12 },
      countedTo: '2026-11-16',
    },
    null,
  ]);
});

test('without an issue all begins anew; what was lost is told', () => {
  const anew = remembered({ body: null, topics, read });
  expect(anew).toMatchObject({ ids: [idOf(91), idOf(2)], warning: null });
  expect(anew.memory.gaps.map(({ id }) => id)).toEqual([idOf(91)]);
  const box = boxLine({ gapId: idOf(1), box: 'dismiss', isTicked: true });
  const lost = remembered({ body: box, topics: [], read });
  expect(lost.warning).toContain('is missing');
  expect(lost.memory).toMatchObject({
    reports: [reportTo('2026-11-16', { questions: 10, unanswered: 4, freshQuestions: 7 })],
    gaps: [{ id: idOf(1), dismissed: true }],
  });
});
