import { expect, test } from 'vitest';
import { hashRow } from '../../../src/report/gaps/match.ts';
import { reportToRemember } from '../../../src/report/gaps/remember.ts';
import type { CountedPeriods } from '../../../src/report/model/build.ts';
import { sampleReport } from '../sample.ts';

const { grouping, model } = sampleReport({
  rows: [
    { id: 'a', topic: 'Now', day: '2026-11-14', question: 'One?' },
    { id: 'b', topic: 'Now', day: null, question: 'Two?' },
  ],
  previousRows: [
    { id: 'c', topic: 'Before', day: '2026-11-07', question: 'Three?' },
    { id: 'd', topic: 'Now', day: '2026-11-07', question: 'Four?' },
  ],
});

const tally = (day: string, unanswered: number) => ({
  ...{ questions: 9, conversations: 9, answered: 6, pageUrls: 0, unusable: 0 },
  unanswered: grouping.topics.flatMap(({ rows }) => rows).slice(0, unanswered),
  questionsByDay: new Map([[day, 8]]),
  pageHosts: new Map(),
});
const current = { period: { from: '2026-11-13', to: '2026-11-20' }, tally: tally('2026-11-14', 2) };
const previous = {
  period: { from: '2026-11-06', to: '2026-11-13' },
  tally: tally('2026-11-07', 1),
};

function materialOf(periods: CountedPeriods, complete = true) {
  const [topic] = model.topics;
  // As it is once it is redacted.
  const described = [...(topic ? [{ ...topic, label: 'Redacted' }] : []), ...model.resolvedTopics];
  return reportToRemember({ periods, grouping, complete, described });
}

const [topicNow] = model.topics;

test('has each topic with its heading, and a hash and the day of each row', () => {
  const hashOf = (id: string, timestamp: string | null, question: string) =>
    hashRow({ id, timestamp, question });
  expect(materialOf({ current, previous }).topics).toEqual([
    {
      id: 't0',
      label: 'Redacted',
      isAsked: true,
      place: null,
      questions: topicNow?.examples.map(({ text }) => text),
      rows: [
        { hash: hashOf('a', '2026-11-14T09:30:00Z', 'One?'), day: '2026-11-14' },
        { hash: hashOf('b', null, 'Two?'), day: null },
        { hash: hashOf('d', '2026-11-07T09:30:00Z', 'Four?'), day: '2026-11-07' },
      ],
    },
    {
      id: 't1',
      label: 'Before',
      isAsked: false,
      place: null,
      questions: ['Three?'],
      rows: [{ hash: hashOf('c', '2026-11-07T09:30:00Z', 'Three?'), day: '2026-11-07' }],
    },
  ]);
});

test('has the days that were read, of both periods if they are compared', () => {
  expect(materialOf({ current, previous }).read).toEqual({
    period: current.period,
    readFrom: '2026-11-06',
    totals: expect.objectContaining({ answered: 6, unanswered: 2 }),
    questionsByDay: new Map([
      ['2026-11-07', 8],
      ['2026-11-14', 8],
    ]),
  });
  expect(materialOf({ current, previous: null }).read).toMatchObject({
    readFrom: '2026-11-13',
    questionsByDay: new Map([['2026-11-14', 8]]),
  });
  expect(materialOf({ current, previous }, false).read).toBeNull();
});

test('a row’s hash is of its id, its time and its words, and stays the same for good', () => {
  const row = { id: 'a', timestamp: null, question: 'One?' };
  // Another one would make every issue forget its gaps' rows.
  expect(hashRow(row)).toBe(0xd1bacf);
  const others = [
    { ...row, id: 'b' },
    { ...row, timestamp: 't' },
    { ...row, question: 'Two?' },
  ];
  expect(new Set([row, ...others].map(hashRow)).size).toBe(4);
});
