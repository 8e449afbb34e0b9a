import { expect, test } from 'vitest';
import { unpaced } from '../../../src/pace.ts';
import { noEvidence } from '../../../src/report/topics/evidence.ts';
import { groupQuestions } from '../../../src/report/topics/topics.ts';

const texts = [
  'How do I refund an order?',
  'refund an order',
  'How to refund orders in part?',
  'Export invoices as CSV',
  'export invoice csv',
  'and as PDF?',
  'hello',
];
const rows = texts.map((text, at) => ({ text, at }));

const grouping = () =>
  groupQuestions(rows, {
    questionOf: ({ text, at }) => ({
      text,
      shown: text,
      current: true,
      // The export's second question and its follow-up are one conversation.
      conversation: at === 5 ? 'c4' : `c${at}`,
      time: at * 1_000,
      pageUrl: null,
      citedUrls: [],
      category: null,
      answer: null,
    }),
    mainPartOf: (group) => [...group],
    evidence: noEvidence,
    pace: unpaced,
  });

test('the same groups give the same topics', async () => {
  const { topics, regroup } = await grouping();
  expect(await regroup(topics.map((topic) => topic.rows))).toEqual(topics);
});

test('other groups have headings of their own, largest first, a follow-up alone too', async () => {
  const { regroup, followed } = await grouping();
  const [refund, refundToo, inPart, csv, csvToo, asPdf] = rows;
  expect([...followed]).toEqual([[asPdf, csvToo]]);
  const groups = [[refund, csvToo], [refundToo, inPart, csv], [asPdf]].map((group) =>
    group.flatMap((row) => row ?? []),
  );
  const topics = await regroup(groups);
  expect(topics.map((topic) => topic.rows.map(({ at }) => at))).toEqual([[1, 2, 3], [0, 4], [5]]);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(3);
  expect(topics.every(({ label }) => label !== '')).toBe(true);
});
