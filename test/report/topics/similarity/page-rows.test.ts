import { describe, expect, it } from 'vitest';
import { wording } from '../../../../bench/topics/by-words.ts';
import type { Question } from '../../../../src/report/source/question.ts';
import { evidenceOf } from '../../../../src/report/topics/similarity/evidence.ts';
import { addRow, dot, type SparseRows } from '../../../../src/search/sparse.ts';
import type { Redacted } from '../../../../src/text/text.ts';

const asked = (pageUrl: string | null, ...cited: string[]): Question =>
  wording('', {
    pageUrl: pageUrl as Redacted | null,
    sources: cited.map((url) => ({ title: null, url: url as Redacted, countedBy: null })),
  });
const nowhere = asked(null);

/** The page rows of one question without words for each row. */
function rowsOf(rows: readonly Question[]): SparseRows {
  const questions = rows.map((row, at) => ({ key: `${at}`, stems: [], rows: [row] }));
  return evidenceOf(questions, rows).pages;
}

function product(rows: SparseRows, one: number, other: number): number {
  const dense = new Float32Array(rows.width);
  addRow(dense, rows, one);
  return dot(dense, rows, other);
}

describe('the pages of questions', () => {
  const cites = (page: string): Question => asked(null, `https://d.example/${page}`);
  const asksOn = (page: string): Question => asked(`https://d.example/${page}`);
  const others = Array<Question>(20).fill(nowhere);

  it('links questions answered from one page more strongly than those asked on one', () => {
    const rows = rowsOf([cites('a'), cites('a'), cites('b'), asksOn('c'), asksOn('c'), ...others]);
    expect(product(rows, 0, 1)).toBeGreaterThan(product(rows, 3, 4));
    expect(product(rows, 3, 4)).toBeGreaterThan(0);
    expect(product(rows, 0, 2)).toBe(0);
  });

  it('gives the page that an answer cites first the most weight', () => {
    const list = ['a', 'b', 'c'].map((page) => `https://d.example/${page}`);
    const rows = rowsOf([asked(null, ...list), cites('a'), cites('c'), ...others, cites('c')]);
    expect(product(rows, 0, 1)).toBeGreaterThan(product(rows, 0, 2));
    expect(product(rows, 0, 2)).toBeGreaterThan(0);
  });

  it('gives a rare page more weight', () => {
    const rows = rowsOf([
      ...Array<Question>(2).fill(cites('rare')),
      ...Array<Question>(12).fill(cites('common')),
      ...others,
    ]);
    expect(product(rows, 0, 1)).toBeGreaterThan(2 * product(rows, 2, 3));
  });

  it('gives a page that every answer cites no weight', () => {
    const rows = rowsOf([cites('start'), cites('start'), cites('start')]);
    expect(product(rows, 0, 1)).toBe(0);
  });
});
