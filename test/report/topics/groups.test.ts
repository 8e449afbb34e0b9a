import { expect, test } from 'vitest';
import { wording } from '../../../bench/topics/by-words.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { splitChanceGroups } from '../../../src/report/topics/groups.ts';
import { countTextsByWord, distinctQuestionsReader } from '../../../src/report/topics/questions.ts';
import type { Redacted } from '../../../src/text/text.ts';

type Known = Partial<Question> | ((place: number) => Partial<Question>);

function distinct(texts: readonly string[], known: Known = {}) {
  const of = typeof known === 'function' ? known : () => known;
  const questions = texts.map((text, place) => wording(text, of(place)));
  return distinctQuestionsReader(countTextsByWord(texts))(questions);
}

/** The indexes of the texts that stay in one group, among `all` questions of the period. */
function groupsOf(texts: readonly string[], all: number, known: Known = {}) {
  const groups = splitChanceGroups([distinct(texts, known)], { all, current: all });
  return groups
    .map((group) => group.flatMap(({ rows }) => rows.map(({ text }) => texts.indexOf(text))).sort())
    .filter(({ length }) => length > 1);
}

const onWindows = [
  'the app crashes on Windows',
  'install fails on Windows 11',
  'Windows notifications are silent',
];
const lights = [
  'traffic lights move in full screen',
  'double traffic lights after full screen',
  'traffic lights vanish in full screen',
];

test('a small group among many questions is kept only if its questions are very near each other', () => {
  expect(groupsOf(onWindows, 600)).toEqual([]);
  expect(groupsOf(lights, 600)).toEqual([[0, 1, 2]]);
  expect(groupsOf([...lights, 'invoices in euros'], 600)).toEqual([[0, 1, 2]]);
});

test('less nearness is enough among few questions, or on one page', () => {
  expect(groupsOf(onWindows, 20)).toEqual([[0, 1, 2]]);
  const url = 'https://docs.example/windows' as Redacted;
  const page = {
    sources: [{ title: null, url, countedBy: null }],
    category: 'desktop' as Redacted,
  };
  expect(groupsOf(onWindows, 600, page)).toEqual([[0, 1, 2]]);
});

test('two questions must be wordings of one sentence; six stay a group anyway', () => {
  expect(groupsOf(lights.slice(0, 2), 30)).toEqual([[0, 1]]);
  expect(groupsOf(['webhook retries', 'webhook payload'], 20)).toEqual([]);
  const six = [...onWindows, 'fonts', 'menus', 'sounds'];
  expect(groupsOf(six, 600)).toEqual([[0, 1, 2, 3, 4, 5]]);
});

test('with fewer than 30 questions, a pair must plainly be the same', () => {
  const same = ['How do I rotate an API key?', 'how can I rotate my API key'];
  const pair = ['How do I change the region?', 'can the region of a project be changed'];
  expect(groupsOf(same, 29)).toEqual([[0, 1]]);
  expect(groupsOf(pair, 30)).toEqual([[0, 1]]);
  expect(groupsOf(pair, 29)).toEqual([]);
  const before = (place: number) => ({ current: place < 2 });
  expect(groupsOf([...pair, 'change the region of a project'], 30, before)).toEqual([[0, 1, 2]]);
  expect(groupsOf([...pair, 'change the region of a project'], 29, before)).toEqual([]);
  expect(groupsOf([...same, 'rotate my API key'], 29, before)).toEqual([[0, 1, 2]]);
});

test.each([
  ['Exporting data as CSV?', 'export CSV as data', 1],
  ['How do I export all data as CSV?', 'please export my data as csv', 2],
  ['rotate keys', 'rotate the keys', 2],
  ['export data as CSV', 'import data as CSV', 2],
  [
    'Why does order 3f2504e0-4f89-11d3-9a0c-0305e82c3301 fail?',
    'Why does order 8a6e0804-2bd0-4672-b79d-d97027f9071a fail?',
    1,
  ],
  ['payment pay_1nv0fgqh83k2 was declined twice', 'payment pay_9xkt42bq07zl was declined twice', 1],
  ['reset the password of qwzrtplk', 'reset the password of xvbnmgh', 1],
  ['install qwzrtplk', 'install xvbnmgh', 2],
  ['error 429 on every request', 'error 403 on every request', 2],
  ['請求書番号1234567890の確認方法', '請求書番号1234567890の支払い方法', 2],
])('%j and %j count as %i', (one, other, count) => {
  expect(distinct([one, other])).toHaveLength(count);
});
