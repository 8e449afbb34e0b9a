import { expect, test } from 'vitest';
import { closenessAmong } from '../../../../src/report/topics/naming/closeness.ts';
import type { Similarity } from '../../../../src/report/topics/similarity/similarity.ts';

/** Questions of two kinds of meaning, all as likely to ask the same. */
function asked(kinds: readonly ('a' | 'b')[], probability: number) {
  const questions = kinds.map((_, at) => ({ key: `${at}`, stems: [], rows: [at] }));
  const places = { a: [1, 0, 0, 0], b: [0.6, 0.8, 0, 0] } as const;
  const values = Float32Array.from(kinds.flatMap((kind) => places[kind]));
  const similarity: Similarity = {
    spaces: [],
    byChance: 0,
    load: () => undefined,
    unload: () => undefined,
    shift: () => undefined,
    logOdds: () => 0,
    probability: () => probability,
  };
  const closeness = closenessAmong(questions, { similarity, vectors: { width: 4, values } });
  return { questions, closeness };
}

test('the questions of the largest part are the closest, those of a small one are not', () => {
  const { questions, closeness } = asked(['b', 'a', 'a', 'a', 'b'], 0.8);
  const [small = 1, large = 0] = closeness(questions);
  expect(large).toBe(1);
  expect(small).toBeLessThan(0.9);
});

test('one that many ask counts as often as it is asked', () => {
  const { questions, closeness } = asked(['a', 'b', 'b'], 0.8);
  const often = questions.map((one, at) => (at === 0 ? { ...one, rows: [0, 3, 4, 5, 6] } : one));
  const [first = 0, second = 1] = closeness(often);
  expect(first).toBe(1);
  expect(second).toBeLessThan(0.9);
});

test('of a large group those of the larger part are the closest, wherever they stand', () => {
  const kinds = Array.from({ length: 900 }, (_, at) => (at % 3 === 0 ? 'b' : 'a'));
  const { questions, closeness } = asked(kinds, 0.5);
  const found = closeness(questions);
  expect(Math.min(...found.filter((_, at) => kinds[at] === 'a'))).toBeGreaterThan(
    Math.max(...found.filter((_, at) => kinds[at] === 'b')),
  );
});

test('a question alone in its group is as close as one can be', () => {
  const { questions, closeness } = asked(['a'], 0.8);
  expect(closeness(questions)).toEqual([1]);
});
