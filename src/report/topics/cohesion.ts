import { communities, membersOf } from './communities.ts';
import { subgraph } from './graph.ts';
import { addRow, bounds, clearRow, dot, heightOf, type SparseRows } from './sparse.ts';

/** The step from one resolution to the next, and the one that no link is above. */
const STRICTER = 2;
const STRICTEST = 1;

/** Of each question, the nearest ones that its group is held against. */
const NEAREST_OUTSIDE = 8;

/**
 * The mean similarity asked of a group's questions, `outside` being their mean similarity to the
 * nearest others: what has nothing like it around may differ within, as readers do who ask one
 * thing in many ways; what lies among its like is a topic only if it is denser. Among few questions
 * more is asked, as words are shared by chance alone.
 */
function weakestInside(outside: number, questions: number): number {
  return Math.max(0.22 + 0.6 * outside, Math.min(0.38, 0.26 + 30 / questions));
}

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

/** The mean similarity of the members to their nearest neighbours that are not members. */
function similarityOutside(
  neighbours: SparseRows,
  members: readonly number[],
  isMember: Uint8Array,
): number {
  for (const member of members) isMember[member] = 1;
  let sum = 0;
  for (const member of members) {
    const [start, end] = bounds(neighbours, member);
    let left = NEAREST_OUTSIDE;
    for (let entry = start; entry < end && left > 0; entry++) {
      if (isMember[neighbours.columns[entry] ?? 0] === 1) continue;
      sum += neighbours.values[entry] ?? 0;
      left--;
    }
  }
  for (const member of members) isMember[member] = 0;
  return sum / (members.length * NEAREST_OUTSIDE);
}

interface Group {
  members: readonly number[];
  /** The resolution at which its members came together. */
  resolution: number;
}

/** The parts of a group at the first stricter resolution that divides it. */
function parted(graph: SparseRows, { members, resolution }: Group): Group[] {
  const singles = members.map((member) => ({ members: [member], resolution: STRICTEST }));
  if (members.length === 2) return singles;
  const links = subgraph(graph, members);
  for (let next = resolution * STRICTER; next < STRICTEST; next *= STRICTER) {
    const parts = membersOf(communities(links, next));
    if (parts.length === 1) continue;
    return parts.map((part) => ({
      members: part.map((at) => members[at] ?? 0),
      resolution: next,
    }));
  }
  return singles;
}

/**
 * Groups that are hardly more alike within than to what lies around them are split along the graph
 * at ever stricter resolutions, until each part holds together. What a wide resolution draws
 * together by a chain of likenesses comes apart; what stands for itself stays large. Rows of
 * `neighbours` run from the most similar down.
 */
export function cohesiveGroups(
  groups: readonly (readonly number[])[],
  {
    rows,
    neighbours,
    graph,
    resolution,
  }: {
    rows: SparseRows;
    neighbours: SparseRows;
    graph: SparseRows;
    resolution: number;
  },
): (readonly number[])[] {
  const questions = heightOf(rows);
  const sum = new Float32Array(rows.width);
  const isMember = new Uint8Array(questions);
  const holdsTogether = (members: readonly number[]): boolean =>
    members.length === 1 ||
    meanSimilarity(rows, members, sum) >=
      weakestInside(similarityOutside(neighbours, members, isMember), questions);
  const cohesive: (readonly number[])[] = [];
  const left: Group[] = groups.map((members) => ({ members, resolution }));
  for (let group = left.pop(); group; group = left.pop()) {
    if (holdsTogether(group.members)) cohesive.push(group.members);
    else left.push(...parted(graph, group));
  }
  return cohesive;
}
