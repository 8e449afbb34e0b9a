import { describe, expect, it, test } from 'vitest';
import { wording } from '../../../../bench/topics/by-words.ts';
import type { Question } from '../../../../src/report/source/question.ts';
import {
  evidenceOf,
  failedAnswerStems,
} from '../../../../src/report/topics/similarity/evidence.ts';
import { smoothEvidence } from '../../../../src/report/topics/similarity/similarity.ts';
import { addRow, dot, type SparseRows } from '../../../../src/search/sparse.ts';
import type { Redacted } from '../../../../src/text/text.ts';
import { graphOf } from '../matrix.ts';

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

const apology = "I'm sorry, I couldn't find that in the documentation. Please contact support.";

/** The word stems that answers add to their questions, among twenty apologies. */
function stemsAddedBy(...answers: (string | null)[]): string[][] {
  const rows = [...answers, ...Array<string>(20).fill(apology)].map((answer) =>
    wording('', { answer: answer === null ? null : (answer as Redacted) }),
  );
  const questions = rows.map((row, at) => ({ key: `${at}`, stems: [], rows: [row] }));
  const stems = failedAnswerStems(questions, rows);
  return stems.map((counts) => [...counts.keys()]);
}

test('an apology adds no word, nor does a missing answer', () => {
  const [first, none] = stemsAddedBy(apology, null);
  expect(first).toEqual([]);
  expect(none).toEqual([]);
});

test('an answer adds the words that it names, but not those of its apology', () => {
  const [added] = stemsAddedBy(`How to rotate a webhook secret isn't described. ${apology}`);
  expect(added).toEqual(expect.arrayContaining(['rotat', 'webhook', 'secret']));
  expect(added).not.toContain('support');
});

const pages = {
  starts: Uint32Array.from([0, 1, 2, 2]),
  columns: Uint32Array.from([0, 1]),
  values: Float32Array.from([1, 1]),
  width: 2,
};

const vectors = [0, 1, 2].map((at) => Float32Array.from([0, 1, 2], (i) => Number(i === at)));
const smoothed = (...links: Parameters<typeof graphOf>[0]) =>
  smoothEvidence({ words: pages, categories: pages, pages, vectors }, graphOf(links, 3));

test('a question gets the pages of its neighbours by how similar they are', () => {
  const { pages: near } = smoothed([0, 2, 0.9]);
  const [page = 0] = near.values.subarray(near.starts[2], near.starts[3]);
  expect(page).toBeGreaterThan(0.2);
  expect(page).toBeLessThan(0.5);
  const { pages: far } = smoothed([0, 2, 0.05]);
  expect(far.values[2]).toBeLessThan(0.1);
});

test('a question without neighbours stays as it is', () => {
  expect(smoothed().pages.values).toEqual(pages.values);
  const [first, , last] = smoothed([0, 1, 0.5]).vectors;
  expect([...(last ?? [])]).toEqual([0, 0, 1]);
  expect(first?.[1]).toBeGreaterThan(0);
});
