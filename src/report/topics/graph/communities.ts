import type { Pace } from '../../../pace.ts';
import { bounds, growingFloats, growingIntegers, type SparseRows } from '../../../search/sparse.ts';
import type { Similarity } from '../similarity/similarity.ts';
import { symmetric } from './neighbours.ts';

interface Level {
  graph: SparseRows;
  /** How many questions each node stands for. */
  sizes: Float64Array;
}

/** Visits per node and level: far more than it ever takes, so that rounding can't make it endless. */
const mostVisits = 50;
const mostLevels = 20;
/** Runs of the method on its own result: more than it takes, too. */
const mostRounds = 10;
const worthMoving = 1e-9;

/** What a community has to hold, and how its search is paced. */
export interface Bounds {
  /** The mean link between the nodes of a community, absent ones counted as 0. */
  resolution: number;
  pace: Pace;
}

interface Partition {
  /** The community of each node, numbered from 0 in the order of their first node. */
  of: Uint32Array;
  count: number;
}

function apart(count: number): Partition {
  return { of: Uint32Array.from({ length: count }, (_, node) => node), count };
}

/** Moves single nodes to the neighbouring community that gains most, until none gains. */
async function moveNodes(
  { graph, sizes }: Level,
  from: Partition,
  { resolution, pace }: Bounds,
): Promise<Partition> {
  const count = sizes.length;
  const community = from.of.slice();
  const communitySize = new Float64Array(count);
  for (let node = 0; node < count; node++) {
    const home = community[node] ?? 0;
    communitySize[home] = (communitySize[home] ?? 0) + (sizes[node] ?? 0);
  }
  const linked = new Float64Array(count);
  const empty = Array.from({ length: count - from.count }, (_, at) => count - 1 - at);
  const queued = new Uint8Array(count).fill(1);

  const gain = (to: number, size: number): number =>
    (linked[to] ?? 0) - resolution * size * (communitySize[to] ?? 0);
  /** Puts the node where it gains most, and says whether it moved. */
  const settle = (node: number): boolean => {
    const home = community[node] ?? 0;
    const size = sizes[node] ?? 0;
    const [start, end] = bounds(graph, node);
    communitySize[home] = (communitySize[home] ?? 0) - size;
    for (let entry = start; entry < end; entry++) {
      const near = community[graph.columns[entry] ?? 0] ?? 0;
      linked[near] = (linked[near] ?? 0) + (graph.values[entry] ?? 0);
    }
    let best = home;
    let bestGain = gain(home, size);
    for (let entry = start; entry < end; entry++) {
      const near = community[graph.columns[entry] ?? 0] ?? 0;
      const nearGain = gain(near, size);
      if (nearGain > bestGain + worthMoving) {
        best = near;
        bestGain = nearGain;
      }
    }
    const alone = empty.at(-1);
    if (bestGain < -worthMoving && alone !== undefined) {
      best = alone;
      empty.pop();
    }
    for (let entry = start; entry < end; entry++) {
      linked[community[graph.columns[entry] ?? 0] ?? 0] = 0;
    }
    communitySize[best] = (communitySize[best] ?? 0) + size;
    if (best !== home && (communitySize[home] ?? 0) < worthMoving) empty.push(home);
    community[node] = best;
    return best !== home;
  };
  /** Queues the node's neighbours that may gain by following it. */
  const wake = (node: number, queue: number[]): void => {
    const [start, end] = bounds(graph, node);
    for (let entry = start; entry < end; entry++) {
      const near = graph.columns[entry] ?? 0;
      if (community[near] === community[node] || queued[near] === 1) continue;
      queued[near] = 1;
      queue.push(near);
    }
  };

  let queue = Array.from(community.keys());
  for (let round = 0; round < mostVisits && queue.length > 0; round++) {
    const next: number[] = [];
    for (const node of queue) {
      const pause = pace();
      if (pause) await pause;
      queued[node] = 0;
      if (settle(node)) wake(node, next);
    }
    queue = next;
  }
  return renumbered(community);
}

function renumbered(communities: Uint32Array): Partition {
  const numbers = new Int32Array(communities.length).fill(-1);
  let count = 0;
  const of = communities.map((community) => {
    if (numbers[community] === -1) numbers[community] = count++;
    return numbers[community] ?? 0;
  });
  return { of, count };
}

/** The nodes of community c, ascending, are `nodes` from `starts[c]` up to `starts[c + 1]`. */
function byCommunity({ of, count }: Partition): { starts: Uint32Array; nodes: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const community of of) starts[community + 1] = (starts[community + 1] ?? 0) + 1;
  for (let at = 0; at < count; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const next = starts.slice();
  const nodes = new Uint32Array(of.length);
  for (const [node, community] of of.entries()) {
    nodes[next[community] ?? 0] = node;
    next[community] = (next[community] ?? 0) + 1;
  }
  return { starts, nodes };
}

/** The graph whose nodes are the communities; links inside one are dropped, as they move with it. */
function aggregated({ graph, sizes }: Level, partition: Partition): Level {
  const { of, count } = partition;
  const { starts: firsts, nodes } = byCommunity(partition);
  const communitySizes = new Float64Array(count);
  const starts = new Uint32Array(count + 1);
  const columns = growingIntegers();
  const values = growingFloats();
  const linked = new Float64Array(count);
  const near = new Uint32Array(count);
  let reached = 0;
  const link = (node: number, community: number): void => {
    const [start, end] = bounds(graph, node);
    for (let entry = start; entry < end; entry++) {
      const other = of[graph.columns[entry] ?? 0] ?? 0;
      if (other === community) continue;
      const before = linked[other] ?? 0;
      if (before === 0) near[reached++] = other;
      linked[other] = before + (graph.values[entry] ?? 0);
    }
  };
  for (let community = 0; community < count; community++) {
    reached = 0;
    for (const node of nodes.subarray(firsts[community], firsts[community + 1])) {
      communitySizes[community] = (communitySizes[community] ?? 0) + (sizes[node] ?? 0);
      link(node, community);
    }
    for (const other of near.subarray(0, reached)) {
      columns.push(other);
      values.push(linked[other] ?? 0);
      linked[other] = 0;
    }
    starts[community + 1] = columns.size();
  }
  const links = { starts, columns: columns.items(), values: values.items(), width: count };
  return { graph: links, sizes: communitySizes };
}

/** Moves nodes, then communities as a whole, then communities of those, until none gains. */
async function improved(base: Level, start: Partition, within: Bounds): Promise<Partition> {
  let level = base;
  let moved = await moveNodes(level, start, within);
  let of = moved.of;
  for (let depth = 1; depth < mostLevels && moved.count < level.sizes.length; depth++) {
    level = aggregated(level, moved);
    const wider = await moveNodes(level, apart(moved.count), within);
    of = of.map((community) => wider.of[community] ?? 0);
    moved = wider;
  }
  return { of, count: moved.count };
}

/**
 * The communities, in the order of their first node, each with its nodes ascending: by the Louvain
 * method with the constant Potts objective: nodes stay together while the mean link between them,
 * absent ones counted as 0, is above `resolution`. The method is run again on its own result until
 * nothing changes, as single nodes may gain by leaving a community that has grown around them: that
 * makes it steady, too.
 *
 * @param sizes how many questions each node stands for, if not one; links are then sums
 */
export async function communities(
  graph: SparseRows,
  { sizes, ...within }: Bounds & { sizes?: Float64Array },
): Promise<number[][]> {
  const count = graph.starts.length - 1;
  const base = { graph, sizes: sizes ?? new Float64Array(count).fill(1) };
  let partition = apart(count);
  for (let round = 0; round < mostRounds; round++) {
    const before = partition.of;
    partition = await improved(base, partition, within);
    if (partition.of.every((community, node) => community === before[node])) break;
  }
  const { starts, nodes } = byCommunity(partition);
  return Array.from({ length: partition.count }, (_, at) => [
    ...nodes.subarray(starts[at], starts[at + 1]),
  ]);
}

/** Of a group, as many members are held against as many of another. */
const heldAgainst = 8;
/** A smaller group has all its like among the nearest of its members, or is a part of a large one. */
const largeGroup = 4;
/** How many of the large groups that a group is linked to are looked at, those linked most first. */
const mostOthers = { large: 5, small: 1 } as const;
const mostJoinings = 3;

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
  const groupOf = new Uint32Array(graph.starts.length - 1);
  for (const [at, group] of groups.entries()) {
    for (const member of group) groupOf[member] = at;
  }
  const sizeOf = (group: number): number => groups[group]?.length ?? 0;
  const linked = new Float64Array(groups.length);
  return groups.map((group, at) => {
    const others: number[] = [];
    for (const member of group) {
      const [start, end] = bounds(graph, member);
      for (let entry = start; entry < end; entry++) {
        const other = groupOf[graph.columns[entry] ?? 0] ?? 0;
        if (other === at || sizeOf(other) < largeGroup) continue;
        if (linked[other] === 0) others.push(other);
        linked[other] = (linked[other] ?? 0) + (graph.values[entry] ?? 0) / sizeOf(other);
      }
    }
    others.sort((a, b) => (linked[b] ?? 0) - (linked[a] ?? 0) || a - b);
    for (const other of others) linked[other] = 0;
    return others.slice(0, group.length < largeGroup ? mostOthers.small : mostOthers.large);
  });
}

/** The mean probability that a question of one group asks what one of the other does. */
function meanBetween(
  one: readonly number[],
  other: readonly number[],
  similarity: Similarity,
): number {
  let sum = 0;
  for (const question of one) {
    similarity.load(question);
    for (const against of other) sum += similarity.probability(against);
    similarity.unload();
  }
  return sum / (one.length * other.length);
}

/** The links between groups, each the sum over all pairs as a sample of them has it. */
async function linksBetween(
  groups: readonly (readonly number[])[],
  { similarity, graph, pace }: { similarity: Similarity; graph: SparseRows } & Pick<Bounds, 'pace'>,
): Promise<SparseRows> {
  const starts = new Uint32Array(groups.length + 1);
  const columns = growingIntegers();
  const values = growingFloats();
  const linked = linkedTo(groups, graph);
  for (const [at, others] of linked.entries()) {
    for (const other of others) {
      // Each two are held against each other once, from the side that comes first.
      if (other < at && linked[other]?.includes(at)) continue;
      const pause = pace();
      if (pause) await pause;
      const [one = [], another = []] = [groups[Math.min(at, other)], groups[Math.max(at, other)]];
      columns.push(other);
      values.push(
        one.length * another.length * meanBetween(sample(one), sample(another), similarity),
      );
    }
    starts[at + 1] = columns.size();
  }
  const links = { starts, columns: columns.items(), values: values.items(), width: groups.length };
  return symmetric(links);
}

/**
 * Joins groups that ask the same thing. A question's nearest others are a fixed number: of a
 * thousand alike each sees but a few, and they fall into many groups, or stand alone beside them.
 * What lies between two groups is measured here on a sample of both, and groups of groups are found
 * as the groups were.
 */
export async function merged(
  groups: number[][],
  { similarity, graph, ...within }: { similarity: Similarity; graph: SparseRows } & Bounds,
): Promise<number[][]> {
  let all = groups;
  for (let round = 0; round < mostJoinings; round++) {
    const links = await linksBetween(all, { similarity, graph, pace: within.pace });
    const sizes = Float64Array.from(all, ({ length }) => length);
    const joined = await communities(links, { ...within, sizes });
    if (joined.length === all.length) break;
    all = joined.map((parts) => parts.flatMap((at) => all[at] ?? []).sort((a, b) => a - b));
  }
  return all;
}
