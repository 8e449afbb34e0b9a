import type { Pace } from '../../../pace.ts';
import { bounds, rowBuilder, type SparseRows } from '../../../search/sparse.ts';
import { strongest } from '../../../search/strongest.ts';
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
  const { starts, columns, values } = graph;
  const communityAt = (entry: number) => community[columns[entry] as number] as number;

  /** Puts the node where it gains most, and says whether it moved. */
  const settle = (node: number): boolean => {
    const home = community[node] as number;
    const size = sizes[node] as number;
    const start = starts[node] as number;
    const end = starts[node + 1] as number;
    const gain = (to: number): number =>
      (linked[to] as number) - resolution * size * (communitySize[to] as number);
    communitySize[home] = (communitySize[home] as number) - size;
    for (let entry = start; entry < end; entry++) {
      const near = communityAt(entry);
      linked[near] = (linked[near] as number) + (values[entry] as number);
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
/** A round that joins a smaller share of the groups is the last: of thousands a few are left at the end. */
const worthRepeating = 0.002;

interface Group {
  /** Ascending. */
  members: readonly number[];
  /** Members from all over the group. */
  sample: readonly number[];
  /** The mean probability, by each group that it was held against, that their questions ask the same. */
  means: Map<Group, number>;
}

function groupOf(members: readonly number[]): Group {
  const step = members.length / heldAgainst;
  const sampled = (_: unknown, at: number) => members[Math.floor(at * step)] ?? 0;
  const sample = step > 1 ? Array.from({ length: heldAgainst }, sampled) : members;
  return { members, sample, means: new Map() };
}

/** Gives the places of the large groups to look at beside one group at a time: the next call overwrites them. */
function linkedGroups(groups: readonly Group[], graph: SparseRows): (at: number) => Uint32Array {
  const placeOf = new Uint32Array(graph.width);
  for (const [at, { members }] of groups.entries()) {
    for (const member of members) placeOf[member] = at;
  }
  const sizes = Uint32Array.from(groups, ({ members }) => members.length);
  const linked = new Float64Array(groups.length);
  const most = { large: strongest(mostOthers.large), small: strongest(mostOthers.small) };
  return (at) => {
    const touched: number[] = [];
    for (const member of groups[at]?.members ?? []) {
      const [start, end] = bounds(graph, member);
      for (let entry = start; entry < end; entry++) {
        const other = placeOf[graph.columns[entry] as number] as number;
        const size = sizes[other] as number;
        if (other === at || size < largeGroup) continue;
        if (linked[other] === 0) touched.push(other);
        linked[other] = (linked[other] as number) + (graph.values[entry] as number) / size;
      }
    }
    const list = (sizes[at] as number) < largeGroup ? most.small : most.large;
    for (const other of touched) {
      list.offer(other, linked[other] as number);
      linked[other] = 0;
    }
    return list.take().items;
  };
}

/**
 * The mean probability that a question of one group asks what one of the other does, by a sample: it
 * is found once, and holds as long as neither is joined to another.
 */
function meanBetween(one: Group, other: Group, similarity: Similarity): number {
  const known = one.means.get(other) ?? other.means.get(one);
  if (known !== undefined) return known;
  let sum = 0;
  for (const question of one.sample) {
    similarity.load(question);
    for (const another of other.sample) sum += similarity.probability(another);
    similarity.unload();
  }
  const mean = sum / (one.sample.length * other.sample.length);
  one.means.set(other, mean);
  return mean;
}

/** The links between groups, each the sum over all pairs as a sample of them has it. */
async function linksBetween(
  groups: readonly Group[],
  { similarity, graph, pace }: { similarity: Similarity; graph: SparseRows; pace: Pace },
): Promise<SparseRows> {
  const { add, rows } = rowBuilder(groups.length);
  const linked = linkedGroups(groups, graph);
  for (const [at, one] of groups.entries()) {
    const pause = pace();
    if (pause) await pause;
    const places = linked(at);
    const links = Array.from(places, (place) => {
      const other = groups[place] as Group;
      const pairs = one.members.length * other.members.length;
      return pairs * meanBetween(one, other, similarity);
    });
    add(places, links);
  }
  return symmetric(rows());
}

/**
 * Joins groups that ask the same thing, until hardly any do. A question's nearest others are a fixed
 * number: of a thousand alike each sees but a few, and they fall into many groups, or stand alone
 * beside them. What lies between two groups is measured here on a sample of both, once as long as
 * neither is joined to another, and groups of groups are found as the groups were.
 */
export async function merged(
  groups: readonly number[][],
  { similarity, graph, ...within }: { similarity: Similarity; graph: SparseRows } & Bounds,
): Promise<(readonly number[])[]> {
  let all = groups.map(groupOf);
  for (let before = Number.POSITIVE_INFINITY; all.length < before * (1 - worthRepeating); ) {
    before = all.length;
    const links = await linksBetween(all, { similarity, graph, pace: within.pace });
    const sizes = Float64Array.from(all, ({ members }) => members.length);
    const joined = await communities(links, { ...within, sizes });
    all = joined.map((places) => {
      const parts = places.flatMap((place) => all[place] ?? []);
      const [only] = parts;
      if (parts.length === 1 && only) return only;
      const members = parts.flatMap((part) => part.members).sort((a, b) => a - b);
      return groupOf(members);
    });
  }
  return all.map(({ members }) => members);
}
