import { expect, test } from 'vitest';
import type { ReportTopic } from '../../../src/report/model/report-model.ts';
import {
  homeOf,
  labelText,
  partOf,
  questionText,
  sizeText,
} from '../../../src/report/render/topic-text.ts';
import { countOfAsked, proportionText } from '../../../src/report/render/wording.ts';
import { docs, sampleReport } from '../sample.ts';

const [sample] = sampleReport({ rows: [{ topic: 'A' }] }).model.topics;
if (!sample) throw new Error('There is no topic');
const topicOf = (fields: Partial<ReportTopic>): ReportTopic => ({ ...sample, ...fields });
const page = (path: string, unanswered: number) => ({ url: docs + path, unanswered });

test.each([
  [1, 1, 'the one question'],
  [2, 2, 'both questions'],
  [3, 3, 'all 3 questions'],
  [1_200, 1_200, 'all 1,200 questions'],
  [1, 2, '1 of the 2 questions'],
  [1_000, 1_200, '1,000 of the 1,200 questions'],
])('%i of %i is %s', (part, all, words) => {
  expect(partOf(part, all)).toBe(words);
});

test.each<[Partial<ReportTopic>, string]>([
  [{ conversations: 1 }, '1 conversation'],
  [{ conversations: 2, previousConversations: 0, trend: 'new' }, '2 conversations, new'],
  [{ conversations: 5, previousConversations: 1_000, trend: null }, '5 conversations'],
  [{ conversations: 5, previousConversations: null, trend: 'rising' }, '5 conversations'],
  [{ conversations: 6, previousConversations: 4, trend: 'rising' }, '6 conversations, up from 4'],
  [{ conversations: 5, previousConversations: 4, trend: 'rising' }, '5 conversations, 4 before'],
  [{ conversations: 4, previousConversations: 4, trend: 'rising' }, '4 conversations, 4 before'],
  [
    { conversations: 3, previousConversations: 5, trend: 'falling' },
    '3 conversations, down from 5',
  ],
  [{ conversations: 4, previousConversations: 4, trend: 'falling' }, '4 conversations, 4 before'],
  [
    { conversations: 5, previousConversations: 1_000, trend: 'steady' },
    '5 conversations, 1,000 before',
  ],
])('%o is the size %s', (fields, words) => {
  expect(sizeText(topicOf({ previousConversations: null, trend: null, ...fields }))).toBe(words);
});

test('a topic’s home is the page with a third of its questions, or none', () => {
  const home = (unanswered: number) =>
    homeOf(topicOf({ pages: [page('/', 9), page('/a', 2), page('/b', 2)], unanswered }));
  expect(home(6)).toMatchObject({ url: `${docs}/a` });
  expect(home(7)).toBeNull();
  expect(homeOf(topicOf({ pages: [page('/', 9)], unanswered: 9 }))).toBeNull();
});

test('labels and questions are cut, and escaped', () => {
  expect(labelText('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  expect(labelText('*a*')).toBe('&#42;a&#42;');
  expect(questionText({ text: '*a*', count: 1 })).toBe('&#42;a&#42;');
  expect(questionText({ text: 'g'.repeat(301), count: 1_000 })).toBe(
    `${'g'.repeat(299)}… (1,000 times)`,
  );
  expect(questionText({ text: 'ghi', count: 2 }, 2)).toBe('g… (2 times)');
});

test('counts of a verdict are told', () => {
  expect(countOfAsked({ unanswered: 1_000, questions: 2_000 })).toBe('1,000 of 2,000');
  expect(proportionText({ before: null, since: null })).toBe('0 of 0 before, 0 of 0 since');
});
