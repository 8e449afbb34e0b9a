import { communities, membersOf } from './communities.ts';
import { subgraph } from './graph.ts';
import { addRow, bounds, clearRow, dot, type SparseRows } from './sparse.ts';

const STRICTER = 1.4;
const MOST_ROUNDS = 12;

/** The mean cosine of any two of the rows, which are of length 1; 1 for a row alone. */
function meanSimilarity(rows: SparseRows, members: readonly number[], sum: Float32Array): number {
  const count = members.length;
  if (count < 2) return 1;
  for (const row of members) addRow(sum, rows, row, 1);
  let squares = 0;
  for (const row of members) squares += dot(sum, rows, row);
  for (const row of members) clearRow(sum, rows, row);
  let selves = 0;
  for (const row of members) {
    const [start, end] = bounds(rows, row);
    if (end > start) selves++;
  }
  return (squares - selves) / (count * (count - 1));
}

/**
 * Groups whose members are on average less alike than `weakest` are split along the graph at ever
 * stricter resolutions, until each part holds together. What a wide resolution draws together by
 * a chain of likenesses comes apart; what is alike throughout stays large.
 */
export function cohesiveGroups(
  groups: readonly (readonly number[])[],
  {
    rows,
    graph,
    weakest,
    resolution,
  }: {
    rows: SparseRows;
    graph: SparseRows;
    weakest: number;
    resolution: number;
  },
): number[][] {
  const sum = new Float32Array(rows.width);
  const cohesive: number[][] = [];
  let loose: readonly (readonly number[])[] = groups;
  for (let round = 0; loose.length > 0; round++) {
    const next: number[][] = [];
    for (const members of loose) {
      if (round === MOST_ROUNDS) cohesive.push(...members.map((member) => [member]));
      else if (meanSimilarity(rows, members, sum) >= weakest) cohesive.push([...members]);
      else {
        const parts = communities(subgraph(graph, members), resolution * STRICTER ** (round + 1));
        for (const part of membersOf(parts)) next.push(part.map((at) => members[at] ?? 0));
      }
    }
    loose = next;
  }
  return cohesive;
}
