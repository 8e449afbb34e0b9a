import { expect, test } from 'vitest';
import { headingsOfBoxes } from '../../../src/report/gaps/editable.ts';
import { escapeMarkdown } from '../../../src/text/markdown.ts';
import { idOf } from './gaps.ts';

const boxOf = (number: number) => `- [x] Not for the docs <!-- gap:${idOf(number)} dismiss -->`;
const summaryOf = (label: string) =>
  `<summary><strong>${label}</strong> · 3 conversations</summary>`;

test('a box has the heading above it, of a fold or of the fold of the dismissed', () => {
  const body = [
    boxOf(1),
    summaryOf('Rotate a key'),
    'Some words, and **bold ones** among them',
    `${boxOf(2)}\r`,
    `> ${summaryOf('Quoted').replace('<strong>', '12 · <strong>')}`,
    `  > ${boxOf(3)}`,
    '**Dismissed one** · 2 conversations\r',
    boxOf(4),
    boxOf(5),
    boxOf(6),
  ].join('\n');
  expect(headingsOfBoxes(body, [1, 2, 3, 4, 5].map(idOf))).toEqual(
    new Map([
      [idOf(2), 'Rotate a key'],
      [idOf(3), 'Quoted'],
      [idOf(4), 'Dismissed one'],
      [idOf(5), 'Dismissed one'],
    ]),
  );
});

test.each([
  `text ${summaryOf('A')}`,
  '<summary><strong></strong> · 3 conversations</summary>',
  '<summary>Brief for the writer</summary>',
  '**A** 2 conversations',
])('none is in the line %j', (line) => {
  expect(headingsOfBoxes(`${line}\n${boxOf(1)}`, [idOf(1)])).toEqual(new Map());
});

test.each(['a & b < c > d', 'Use `foo_bar` | [x](y)', 'Is it *this*? \\ ~ $5'])(
  'is read as it was before it was escaped: %j',
  (label) => {
    const body = `${summaryOf(escapeMarkdown(label))}\n${boxOf(1)}`;
    expect(headingsOfBoxes(body, [idOf(1)]).get(idOf(1))).toBe(label);
  },
);

test('keeps entities that are none of ours, and at most 100 characters', () => {
  const headingOf = (label: string) =>
    headingsOfBoxes(`${summaryOf(label)}\n${boxOf(1)}`, [idOf(1)]).get(idOf(1));
  expect(headingOf('&quot; &#1114111;. &#1114112; &#12345678; &#;')).toBe(
    '&quot; . &#1114112; &#12345678; &#;',
  );
  expect(headingOf('&#128161;  new')).toBe('💡 new');
  expect(headingOf('a'.repeat(101))).toBe(`${'a'.repeat(99)}…`);
});
