import { expect, test } from 'vitest';
import { sameWords } from '../../../src/report/gaps/match.ts';

const pairs = (left: string[], right: string[]) =>
  sameWords({ left, leftText: (text) => text, right, rightText: (text) => text });

test.each([
  ['rotate a key', 'Rotate: a KEY!', 1],
  ['rotate a key now', 'rotate a key', 3 / 4],
  ['rotate a key now', 'rotate a key soon', 3 / 5],
  ['key key key', 'key', null],
  ['rotate a key now', 'rotate a key as soon', null],
  ['rotate a key', 'rotate a token', null],
  ['key', 'key', null],
  ['', '', null],
  ['é 2 ключ', 'É, 2: КЛЮЧ', 1],
])('%j and %j share of their words: %s', (left, right, likeness) => {
  expect(pairs([left], [right])).toEqual(likeness === null ? [] : [[left, right, likeness]]);
});

test('those most alike come first, whichever they are', () => {
  expect(pairs(['a b c', 'a b'], ['x y', 'a b c d', 'a b'])).toEqual([
    ['a b', 'a b', 1],
    ['a b c', 'a b c d', 3 / 4],
    ['a b c', 'a b', 2 / 3],
  ]);
});
