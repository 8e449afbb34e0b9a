import { describe, expect, it } from 'vitest';
import { cohesiveGroups } from '../../../src/report/topics/cohesion.ts';
import { graphOf, matrix } from './matrix.ts';

type Entry = readonly [column: number, value: number];

const GROUP = [0, 1, 2, 3];

/**
 * The groups that are left of the first four of the questions: two pairs, 0.8 alike within and 0.1
 * across, so 0.33 on average, each question as like as `around` says to ten others.
 */
function split({ around, questions = 2_000 }: { around: number; questions?: number }) {
  const ofGroup = (entries: (question: number) => Entry[]): Entry[][] =>
    Array.from({ length: questions }, (_, question) => (question > 3 ? [] : entries(question)));
  const rows = ofGroup((question) => [
    [0, Math.sqrt(0.1)],
    [question < 2 ? 1 : 2, Math.sqrt(0.7)],
    [3 + question, Math.sqrt(0.2)],
  ]);
  const neighbours = ofGroup(() => Array.from({ length: 10 }, (_, at) => [10 + at, around]));
  const groups = cohesiveGroups([GROUP], {
    rows: matrix(rows, 7),
    neighbours: matrix(neighbours, questions),
    graph: graphOf(
      [
        [0, 1, 0.5],
        [2, 3, 0.5],
        [1, 2, 0.1],
      ],
      questions,
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
    expect(split({ around: 0 })).toEqual([GROUP]);
    expect(split({ around: 0.15 })).toEqual([GROUP]);
  });

  it('splits the same group along its links where much is like it', () => {
    expect(split({ around: 0.4 })).toEqual(PAIRS);
  });

  it('splits it among few questions, where words are shared by chance', () => {
    expect(split({ around: 0, questions: 100 })).toEqual(PAIRS);
  });

  it('leaves nothing together that is no more alike than what lies around', () => {
    expect(split({ around: 0.99 })).toEqual([[0], [1], [2], [3]]);
  });
});
