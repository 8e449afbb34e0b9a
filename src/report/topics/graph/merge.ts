import { bounds, growingFloats, growingIntegers, type SparseRows } from '../../../search/sparse.ts';
import type { Similarity } from '../similarity/similarity.ts';
import { type Bounds, communities } from './communities.ts';
import { symmetric } from './neighbours.ts';

/** Of a group, as many members are held against as many of another. */
const heldAgainst = 8;
/** A smaller group has all its like among the nearest of its members, or is a part of a large one. */
const largeGroup = 4;
/** How many of the large groups that a group is linked to are looked at, those linked most first. */
const mostOthers = { large: 5, small: 1 } as const;
const mostRounds = 3;

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
  for (const [at, others] of linkedTo(groups, graph).entries()) {
    for (const other of others) {
      await pace();
      // The same numbers in the same order from either side, so that both have the same sum.
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
  for (let round = 0; round < mostRounds; round++) {
    const links = await linksBetween(all, { similarity, graph, pace: within.pace });
    const sizes = Float64Array.from(all, ({ length }) => length);
    const joined = await communities(links, { ...within, sizes });
    if (joined.length === all.length) break;
    all = joined.map((parts) => parts.flatMap((at) => all[at] ?? []).sort((a, b) => a - b));
  }
  return all;
}
