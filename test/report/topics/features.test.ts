import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctQuestions } from '../../../src/report/topics/distinct.ts';
import { features } from '../../../src/report/topics/features.ts';
import { sharedNeighbourWeights, symmetric } from '../../../src/report/topics/graph.ts';
import { bounds, type SparseRows } from '../../../src/report/topics/sparse.ts';
import { matrix } from './matrix.ts';

const entriesOf = (rows: SparseRows, row: number): [column: number, value: number][] => {
  const [start, end] = bounds(rows, row);
  return Array.from({ length: end - start }, (_, at) => [
    rows.columns[start + at] ?? 0,
    rows.values[start + at] ?? 0,
  ]);
};

const rounded = (entries: readonly (readonly [number, number])[]) =>
  entries.map(([column, value]) => [column, Math.round(value * 1e4) / 1e4]);

describe('features', () => {
  it('are rows of length 1, their columns ascending', () => {
    const word = fc.constantFrom(...'how do I rotate the API keys of webhook logs'.split(' '));
    const text = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 30 }), (texts) => {
        const questions = distinctQuestions(texts);
        const rows = features(questions);
        for (const row of questions.keys()) {
          const entries = entriesOf(rows, row);
          const columns = entries.map(([column]) => column);
          expect(columns).toEqual(columns.toSorted((a, b) => a - b));
          expect(Math.hypot(...entries.map(([, value]) => value))).toBeCloseTo(1, 4);
        }
      }),
    );
  });

  it('stand in the order of how much they tell for the rows they are found in', () => {
    const questions = distinctQuestions(['alpha one', 'alpha two', 'alpha three', 'beta four']);
    const rows = features(questions);
    const spread = Array.from({ length: rows.width }, () => 0);
    for (const column of rows.columns) spread[column] = (spread[column] ?? 0) + 1;
    const alpha = Math.max(...spread);
    expect(alpha).toBe(3);
    expect(spread[0]).toBe(1);
    expect(spread.at(-1)).toBe(alpha);
  });
});

describe('links', () => {
  it('weigh what the two ends see alike, each of them its own neighbour', () => {
    const neighbours = matrix(
      [
        [[1, 0.5]],
        [
          [0, 0.5],
          [2, 0.5],
        ],
        [[1, 0.5]],
      ],
      3,
    );
    const weights = sharedNeighbourWeights(neighbours);
    const shared = 1;
    const all = 1.5 + 2 - shared;
    expect(rounded(entriesOf(weights, 0))).toEqual(rounded([[1, (0.5 * shared) / all]]));
    expect(rounded(entriesOf(weights, 2))).toEqual(rounded([[1, (0.5 * shared) / all]]));
  });

  it('count half where one side alone sees them', () => {
    const graph = symmetric(
      matrix(
        [
          [
            [1, 0.4],
            [2, 0.2],
          ],
          [[0, 0.6]],
          [],
        ],
        3,
      ),
    );
    expect(rounded(entriesOf(graph, 0))).toEqual([
      [1, 0.5],
      [2, 0.1],
    ]);
    expect(rounded(entriesOf(graph, 1))).toEqual([[0, 0.5]]);
    expect(rounded(entriesOf(graph, 2))).toEqual([[0, 0.1]]);
  });
});

describe('distinct questions', () => {
  it.each([
    ['How do I export all data as CSV?', 'please export my data as csv', 1],
    ['rotate keys', 'rotate the keys', 2],
    ['export data as CSV', 'import data as CSV', 2],
    [
      'Why does order 3f2504e0-4f89-11d3-9a0c-0305e82c3301 fail?',
      'Why does order 8a6e0804-2bd0-4672-b79d-d97027f9071a fail?',
      1,
    ],
    [
      'payment pay_1nv0fgqh83k2 was declined twice',
      'payment pay_9xkt42bq07zl was declined twice',
      1,
    ],
    ['error 429 on every request', 'error 403 on every request', 2],
    ['請求書番号1234567890の確認方法', '請求書番号1234567890の支払い方法', 2],
  ])('%j and %j are %i', (one, other, count) => {
    expect(distinctQuestions([one, other])).toHaveLength(count);
  });
});
