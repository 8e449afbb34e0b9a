import { expect, test } from 'vitest';
import type { Question } from '../../../src/report/source/question.ts';
import { splitChanceGroups } from '../../../src/report/topics/groups.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { distinct } from './reading.ts';

/** The indexes of the texts that stay in one group, among `all` questions of the period. */
function groupsOf(texts: readonly string[], all: number, known: Partial<Question> = {}) {
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
});
