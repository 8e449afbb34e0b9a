import { expect, test } from 'vitest';
import type { Question } from '../../../src/report/source/question.ts';
import { withoutChance } from '../../../src/report/topics/groups.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { distinct } from './reading.ts';

/** The texts that stay together of a group, in an export of so many questions. */
async function kept(texts: readonly string[], all: number, known: Partial<Question> = {}) {
  const groups = withoutChance([await distinct(texts, known)], all);
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

test('a small group among many questions needs more than one shared word', async () => {
  expect(await kept(onWindows, 600)).toEqual([]);
  expect(await kept(lights, 600)).toEqual([[0, 1, 2]]);
  expect(await kept([...lights, 'invoices in euros'], 600)).toEqual([[0, 1, 2]]);
});

test('of few questions less is asked, and of those about one page', async () => {
  expect(await kept(onWindows, 20)).toEqual([[0, 1, 2]]);
  const url = 'https://docs.example/windows' as Redacted;
  const page = {
    sources: [{ title: null, url, countedBy: null }],
    category: 'desktop' as Redacted,
  };
  expect(await kept(onWindows, 600, page)).toEqual([[0, 1, 2]]);
});

test('two questions alone are wordings of one sentence, and more than five are no chance', async () => {
  expect(await kept(lights.slice(0, 2), 20)).toEqual([[0, 1]]);
  expect(await kept(['webhook retries', 'webhook payload'], 20)).toEqual([]);
  const six = [...onWindows, 'fonts', 'menus', 'sounds'];
  expect(await kept(six, 600)).toEqual([[0, 1, 2, 3, 4, 5]]);
});
