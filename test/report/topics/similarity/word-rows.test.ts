import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DistinctQuestion } from '../../../../src/report/topics/questions.ts';
import { evidenceOf } from '../../../../src/report/topics/similarity/evidence.ts';
import { rowBounds, type SparseRows } from '../../../../src/search/sparse.ts';
import { distinct } from '../reading.ts';

const rowsOf = (questions: DistinctQuestion[]): SparseRows => evidenceOf(questions, []).words;

const entriesOf = (rows: SparseRows, row: number): [column: number, value: number][] => {
  const [start, end] = rowBounds(rows, row);
  return Array.from({ length: end - start }, (_, at) => [
    rows.columns[start + at] ?? 0,
    rows.values[start + at] ?? 0,
  ]);
};

describe('word rows', () => {
  it('have length 1 and ascending columns', () => {
    const word = fc.constantFrom(...'how do I rotate the API keys of webhook logs'.split(' '));
    const text = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 30 }), (texts) => {
        const questions = distinct(texts);
        const rows = rowsOf(questions);
        for (const row of questions.keys()) {
          const entries = entriesOf(rows, row);
          const columns = entries.map(([column]) => column);
          expect(columns).toEqual(columns.toSorted((a, b) => a - b));
          expect(Math.hypot(...entries.map(([, value]) => value))).toBeCloseTo(1, 4);
        }
      }),
    );
  });

  it('have columns in ascending order of frequency', () => {
    const questions = distinct(['alpha one', 'alpha two', 'alpha three', 'beta four']);
    const rows = rowsOf(questions);
    const idf = Array.from({ length: rows.width }, () => 0);
    for (const column of rows.columns) idf[column] = (idf[column] ?? 0) + 1;
    const alpha = Math.max(...idf);
    expect(alpha).toBe(3);
    expect(idf[0]).toBe(1);
    expect(idf.at(-1)).toBe(alpha);
  });
});
