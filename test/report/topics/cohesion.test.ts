import { describe, expect, it } from 'vitest';
import { cohesiveGroups } from '../../../src/report/topics/cohesion.ts';
import { graphOf, matrix } from './matrix.ts';

type Entry = readonly [column: number, value: number];

const QUESTIONS = 200;
const GROUP = [0, 1, 2, 3];

/**
 * The groups that are left of the first four questions: two pairs, as alike within and across as
 * said, each question as like as `around` says to ten others.
 */
function split({ within, across, around }: Record<'within' | 'across' | 'around', number>) {
  const ofGroup = (entries: (question: number) => Entry[]): Entry[][] =>
    Array.from({ length: QUESTIONS }, (_, question) => (question > 3 ? [] : entries(question)));
  const rows = ofGroup((question) => [
    [0, Math.sqrt(across)],
    [question < 2 ? 1 : 2, Math.sqrt(within - across)],
    [3 + question, Math.sqrt(1 - within)],
  ]);
  const neighbours = ofGroup(() => Array.from({ length: 10 }, (_, at) => [10 + at, around]));
  const groups = cohesiveGroups([GROUP], {
    rows: matrix(rows, 7),
    neighbours: matrix(neighbours, QUESTIONS),
    graph: graphOf(
      [
        [0, 1, 0.5],
        [2, 3, 0.5],
        [1, 2, 0.1],
      ],
      QUESTIONS,
    ),
    resolution: 0.025,
  });
  return groups.map((group) => [...group]).sort(([a = 0], [b = 0]) => a - b);
}

const PAIRS = [
  [0, 1],
  [2, 3],
];

describe('cohesiveGroups', () => {
  it('keeps a loose group where little is like it', () => {
    expect(split({ within: 0.42, across: 0.3, around: 0 })).toEqual([GROUP]);
    expect(split({ within: 0.42, across: 0.3, around: 0.15 })).toEqual([GROUP]);
  });

  it('splits a group along its links where what lies around is as like', () => {
    expect(split({ within: 0.55, across: 0.3, around: 0.5 })).toEqual(PAIRS);
  });

  it('splits a loose group of two that have little to do with each other', () => {
    expect(split({ within: 0.8, across: 0.1, around: 0 })).toEqual(PAIRS);
  });

  it('keeps together what is plainly alike, whatever its parts', () => {
    expect(split({ within: 0.9, across: 0.2, around: 0 })).toEqual([GROUP]);
  });

  it('leaves nothing together that is loose among its like', () => {
    expect(split({ within: 0.45, across: 0.3, around: 0.5 })).toEqual([[0], [1], [2], [3]]);
  });

  it('keeps a dense group together among any number of its like', () => {
    expect(split({ within: 0.6, across: 0.5, around: 0.99 })).toEqual([GROUP]);
  });
});
