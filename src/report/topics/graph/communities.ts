import type { Pace } from '../../../pace.ts';
import { bounds, rowBuilder, type SparseRows } from '../../../search/sparse.ts';
import type { Similarity } from '../similarity/similarity.ts';
import { symmetric } from './neighbours.ts';

/** Visits per node: far more than it ever takes, so that rounding can't make it endless. */
const mostRounds = 50;
const worthMoving = 1e-9;

/** What a community has to hold, and how its search is paced. */
export interface Bounds {
  /** The mean link between the nodes of a community, absent ones counted as 0. */
  resolution: number;
  pace: Pace;
}

/**
 * The communities, in the order of their first node, each with its nodes ascending: nodes move to
 * where they gain most until none gains, by the constant Potts objective (Traag, Van Dooren and
 * Nesterov, "Narrow scope for resolution-limit-free community detection", 2011): they stay together
 * while the mean link between them, absent ones counted as 0, is above `resolution`.
 *
 * @param sizes how many questions each node stands for, if not one; links are then sums
 */
export async function communities(
  graph: SparseRows,
  {
    resolution,
    pace,
    sizes = new Float64Array(graph.width).fill(1),
  }: Bounds & { sizes?: Float64Array },
): Promise<number[][]> {
  const count = sizes.length;
  const community = Uint32Array.from(sizes, (_, node) => node);
  const communitySize = sizes.slice();
  const empty: number[] = [];
  const linked = new Float64Array(count);
  const communityAt = (entry: number) => community[graph.columns[entry] as number] as number;

  /** Puts the node where it gains most, and says whether it moved. */
  const settle = (node: number): boolean => {
    const home = community[node] as number;
    const size = sizes[node] as number;
    const [start, end] = bounds(graph, node);
    const gain = (to: number): number =>
      (linked[to] as number) - resolution * size * (communitySize[to] as number);
    communitySize[home] = (communitySize[home] as number) - size;
    for (let entry = start; entry < end; entry++) {
      const near = communityAt(entry);
      linked[near] = (linked[near] as number) + (graph.values[entry] as number);
    }
    let best = home;
    let bestGain = gain(home);
    for (let entry = start; entry < end; entry++) {
      const near = communityAt(entry);
      const nearGain = gain(near);
      if (nearGain <= bestGain + worthMoving) continue;
      best = near;
      bestGain = nearGain;
    }
    if (bestGain < -worthMoving) best = empty.pop() ?? home;
    for (let entry = start; entry < end; entry++) linked[communityAt(entry)] = 0;
    communitySize[best] = (communitySize[best] as number) + size;
    community[node] = best;
    if (best !== home && (communitySize[home] as number) < worthMoving) empty.push(home);
    return best !== home;
  };

  let moved = true;
  for (let round = 0; moved && round < mostRounds; round++) {
    moved = false;
    for (let node = 0; node < count; node++) {
      const pause = pace();
      if (pause) await pause;
      moved = settle(node) || moved;
    }
  }
  return [...Map.groupBy(community.keys(), (node) => community[node]).values()];
}

/** Of a group, as many members are held against as many of another. */
const heldAgainst = 8;
/** A smaller group has all its like among the nearest of its members, or is a part of a large one. */
const largeGroup = 4;
/** How many of the large groups that a group is linked to are looked at, those linked most first. */
const mostOthers = { large: 5, small: 1 } as const;

/** Members from all over the group. */
function sample(group: readonly number[]): number[] {
  const step = Math.max(1, group.length / heldAgainst);
  return Array.from(
    { length: Math.min(heldAgainst, group.length) },
    (_, at) => group[Math.floor(at * step)] ?? 0,
  );
}

/** The large groups to look at beside each group. */
function linkedTo(groups: readonly (readonly number[])[], graph: SparseRows): number[][] {
  const groupOf = new Uint32Array(graph.width);
  for (const [at, group] of groups.entries()) {
    for (const member of group) groupOf[member] = at;
  }
  const sizeOf = (group: number): number => groups[group]?.length ?? 0;
  return groups.map((group, at) => {
    const linked = new Map<number, number>();
    for (const member of group) {
      const [start, end] = bounds(graph, member);
      for (let entry = start; entry < end; entry++) {
        const other = groupOf[graph.columns[entry] as number] as number;
        if (other === at || sizeOf(other) < largeGroup) continue;
        const link = (graph.values[entry] as number) / sizeOf(other);
        linked.set(other, (linked.get(other) ?? 0) + link);
      }
    }
    return [...linked]
      .sort(([a, one], [b, other]) => other - one || a - b)
      .slice(0, group.length < largeGroup ? mostOthers.small : mostOthers.large)
      .map(([other]) => other);
  });
}

/** The mean probability that a question of one group asks what one of the other does, by a sample. */
function meanBetween(
  one: readonly number[],
  other: readonly number[],
  similarity: Similarity,
): number {
  const [asked, against] = [sample(one), sample(other)];
  let sum = 0;
  for (const question of asked) {
    similarity.load(question);
    for (const another of against) sum += similarity.probability(another);
    similarity.unload();
  }
  return sum / (asked.length * against.length);
}

/** The links between groups, each the sum over all pairs as a sample of them has it. */
async function linksBetween(
  groups: readonly (readonly number[])[],
  { similarity, graph, pace }: { similarity: Similarity; graph: SparseRows; pace: Pace },
): Promise<SparseRows> {
  const { add, rows } = rowBuilder(groups.length);
  for (const [at, others] of linkedTo(groups, graph).entries()) {
    const pause = pace();
    if (pause) await pause;
    const group = groups[at] ?? [];
    add(
      others.map((other) => {
        const another = groups[other] ?? [];
        return [other, group.length * another.length * meanBetween(group, another, similarity)];
      }),
    );
  }
  return symmetric(rows());
}

/**
 * Joins groups that ask the same thing, until none do. A question's nearest others are a fixed
 * number: of a thousand alike each sees but a few, and they fall into many groups, or stand alone
 * beside them. What lies between two groups is measured here on a sample of both, and groups of groups
 * are found as the groups were.
 */
export async function merged(
  groups: number[][],
  { similarity, graph, ...within }: { similarity: Similarity; graph: SparseRows } & Bounds,
): Promise<number[][]> {
  let all = groups;
  for (let before = Number.POSITIVE_INFINITY; all.length < before; ) {
    before = all.length;
    const links = await linksBetween(all, { similarity, graph, pace: within.pace });
    const sizes = Float64Array.from(all, ({ length }) => length);
    const joined = await communities(links, { ...within, sizes });
    all = joined.map((parts) => parts.flatMap((at) => all[at] ?? []).sort((a, b) => a - b));
  }
  return all;
}
