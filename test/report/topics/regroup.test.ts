import { expect, test } from 'vitest';
import { wording } from '../../../bench/topics/by-words.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { groupQuestions } from '../../../src/report/topics/topics.ts';
import type { Redacted } from '../../../src/text/text.ts';

const texts = [
  'How do I refund an order?',
  'refund an order',
  'How to refund orders in part?',
  'Export invoices as CSV',
  'export invoice csv',
  'and as PDF?',
  'hello',
];
// The second question and its follow-up are one conversation.
const rows = texts.map((text, at) =>
  wording(text, { conversation: `c${at === 5 ? 4 : at}` as Redacted, time: at * 1_000 }),
);

/** A group whose main part follows from its wording. */
const byWording = (group: readonly Question[]) => ({ rows: group, main: new Set<Question>() });

const grouping = () => groupQuestions(rows, []);

test('the same groups give the same topics', () => {
  const { topics, regroup } = grouping();
  expect(regroup(topics.map((topic) => byWording(topic.rows)))).toEqual(topics);
});

test('other groups have their own headings, largest first, even a follow-up alone', () => {
  const { regroup, followed } = grouping();
  const [refund, refundToo, inPart, csv, csvToo, asPdf] = rows;
  expect([...followed]).toEqual([[asPdf, csvToo]]);
  const groups = [[refund, csvToo], [refundToo, inPart, csv], [asPdf]].map((group) =>
    byWording(group.flatMap((row) => row ?? [])),
  );
  const topics = regroup(groups);
  expect(topics.map((topic) => topic.rows.map((row) => rows.indexOf(row)))).toEqual([
    [1, 2, 3],
    [0, 4],
    [5],
  ]);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(3);
  expect(topics.every(({ label }) => label !== '')).toBe(true);
});

test('if a main part is given, heading, examples and anchor are from it alone', () => {
  const { regroup } = grouping();
  const main = new Set(rows.slice(1, 4));
  const [topic] = regroup([{ rows: rows.slice(0, 5), main }]);
  const texts = (all: readonly { text: string }[] = []) => all.map(({ text }) => text).sort();
  expect(texts(topic?.main)).toEqual(texts([...main]));
  expect(texts(topic?.examples)).toEqual(texts([...main]));
  expect(texts([...main])).toEqual(expect.arrayContaining(texts(topic?.anchor)));
});
