import { describe, expect, it } from 'vitest';
import { cohesiveGroups } from '../../../src/report/topics/cohesion.ts';
import { graphOf, matrix } from './matrix.ts';

const QUESTIONS = 200;
const GROUP = [0, 1, 2, 3];

type Entry = readonly [column: number, value: number];
const perQuestion = (entries: (question: number) => Entry[]): Entry[][] =>
  Array.from({ length: QUESTIONS }, (_, question) => entries(question));

/**
 * Two pairs of questions, 0.8 alike within and 0.1 across, so 0.33 on average. All four share the
 * first feature, each pair one of the next two.
 */
const rows = matrix(
  perQuestion((question) =>
    question > 3
      ? []
      : [
          [0, Math.sqrt(0.1)],
          [question < 2 ? 1 : 2, Math.sqrt(0.7)],
          [3 + question, Math.sqrt(0.2)],
        ],
  ),
  7,
);

const graph = graphOf(
  [
    [0, 1, 0.5],
    [2, 3, 0.5],
    [1, 2, 0.1],
  ],
  QUESTIONS,
);

/** Every question of the group is as like to ten questions outside it. */
const around = (similarity: number) =>
  matrix(
    perQuestion((question) =>
      question > 3 ? [] : Array.from({ length: 10 }, (_, at) => [100 + at, similarity] as const),
    ),
    QUESTIONS,
  );

const split = (similarity: number, members = GROUP) =>
  cohesiveGroups([members], { rows, neighbours: around(similarity), graph, resolution: 0.025 })
    .map((group) => [...group])
    .sort(([a = 0], [b = 0]) => a - b);

describe('cohesiveGroups', () => {
  it('keeps a loose group where little is like it', () => {
    expect(split(0)).toEqual([GROUP]);
    expect(split(0.15)).toEqual([GROUP]);
  });

  it('splits the same group along its links where much is like it', () => {
    expect(split(0.4)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('leaves nothing together that is no more alike than what lies around', () => {
    expect(split(0.99)).toEqual([[0], [1], [2], [3]]);
  });

  it('leaves a question alone that is alone', () => {
    expect(split(0.99, [0])).toEqual([[0]]);
  });
});
