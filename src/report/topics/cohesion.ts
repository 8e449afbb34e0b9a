import { communities } from './communities.ts';
import { subgraph } from './graph.ts';
import { addRow, bounds, clearRow, dot, heightOf, type SparseRows } from './sparse.ts';

/** The step from one resolution to the next, and the one that no link is above. */
const STRICTER = 2;
const STRICTEST = 1;

/*
 * The numbers below were found by trial on the labelled sets of `npm run bench -- topics`, whole and
 * in samples of few questions or few labels, and on the demo's questions. A logistic regression of
 * a group's purity on what is known of it chose the two measures.
 */

/** Of each question, the nearest ones that its group is held against. */
const NEAREST_OUTSIDE = 8;

/** Questions that are as alike as this on average are about one thing. */
const PLAINLY_ALIKE = 0.38;

/** In a group less alike, the similarity across its parts, of that within them, that makes it one. */
const LEAST_ACROSS = 0.5;

/**
 * The mean similarity asked of a group's questions, `outside` being what lies around them: what has
 * nothing like it near may differ within, as readers do who ask one thing in many ways; what lies
 * among its like has to be denser, up to a bound. Beyond that, what lies around is more of the
 * same: of a thousand alike, no list of neighbours holds all.
 */
const weakestInside = (outside: number): number => Math.min(0.5, 0.19 + 0.65 * outside);

const pairs = (count: number): number => (count * (count - 1)) / 2;

/** The mean cosine of any two of the rows; 1 for a row alone. */
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
    for (let entry = start; entry < end; entry++) selves += (rows.values[entry] ?? 0) ** 2;
  }
  return (squares - selves) / (count * (count - 1));
}

/**
 * The mean similarity of the members to their nearest neighbours that are not members, 0 standing
 * for those that their lists lack. It is the lists' similarity, for which the words of neighbours
 * count too, and of the nearest alone: so it is above a mean cosine, and weighs less against one.
 */
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
  /** The mean similarity of its members. */
  inside: number;
}

/** The parts of some of the graph's nodes at the first stricter resolution that divides them. */
function parted(
  graph: SparseRows,
  { members, resolution }: Group,
): { parts: (readonly number[])[]; resolution: number } {
  const links = subgraph(graph, members);
  for (let next = resolution * STRICTER; next < STRICTEST; next *= STRICTER) {
    const parts = communities(links, next);
    if (parts.length === 1) continue;
    return { parts: parts.map((part) => part.map((at) => members[at] ?? 0)), resolution: next };
  }
  return { parts: members.map((member) => [member]), resolution: STRICTEST };
}

/** Whether questions of different parts are alike, beside those of the same; single ones are not. */
function belongTogether({ members, inside }: Group, parts: readonly Group[]): boolean {
  let pairsWithin = 0;
  let within = 0;
  for (const part of parts) {
    pairsWithin += pairs(part.members.length);
    within += pairs(part.members.length) * part.inside;
  }
  const across = (pairs(members.length) * inside - within) / (pairs(members.length) - pairsWithin);
  return pairsWithin > 0 && across >= (LEAST_ACROSS * within) / pairsWithin;
}

/**
 * Groups that are hardly more alike within than to what lies around them are split along the graph
 * at ever stricter resolutions, until each part holds together; so are loose groups of parts that
 * have little to do with each other. What a wide resolution draws together by a chain of likenesses
 * comes apart; what stands for itself stays large. Rows of `neighbours` run from the most similar
 * down.
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
  const sum = new Float32Array(rows.width);
  const isMember = new Uint8Array(heightOf(rows));
  const asGroup = (members: readonly number[], resolution: number): Group => ({
    members,
    resolution,
    inside: meanSimilarity(rows, members, sum),
  });
  const cohesive: (readonly number[])[] = [];
  const left = groups.map((members) => asGroup(members, resolution));
  for (let group = left.pop(); group; group = left.pop()) {
    const { members, inside } = group;
    const weakest = weakestInside(similarityOutside(neighbours, members, isMember));
    if (inside >= Math.max(weakest, PLAINLY_ALIKE)) {
      cohesive.push(members);
      continue;
    }
    const division = parted(graph, group);
    const parts = division.parts.map((part) => asGroup(part, division.resolution));
    if (inside >= weakest && belongTogether(group, parts)) cohesive.push(members);
    else left.push(...parts);
  }
  return cohesive;
}
