import { bounds, type SparseRows } from '../arrays/sparse.ts';
import type { Likeness } from '../compare/likeness.ts';
import { type Bounds, communities } from './communities.ts';

/** A smaller group has all its like among the nearest of its members. */
const fewestMembers = 4;
/** Of a group, as many members are held against as many of another. */
const heldAgainst = 8;
/** The strongest links of a group to others that are looked at. */
const mostOthers = 5;
const mostRounds = 3;

/** Members from all over the group. */
function spokesmen(group: readonly number[]): number[] {
  const step = Math.max(1, group.length / heldAgainst);
  return Array.from(
    { length: Math.min(heldAgainst, group.length) },
    (_, at) => group[Math.floor(at * step)] ?? 0,
  );
}

/** The large groups that members of each large group are linked to, those linked most first. */
function linkedTo(groups: readonly (readonly number[])[], graph: SparseRows): number[][] {
  const groupOf = new Int32Array(graph.starts.length - 1).fill(-1);
  for (const [at, group] of groups.entries()) {
    for (const member of group) groupOf[member] = at;
  }
  return groups.map((group, at) => {
    const sums = new Map<number, number>();
    for (const member of group) {
      const [start, end] = bounds(graph, member);
      for (let entry = start; entry < end; entry++) {
        const other = groupOf[graph.columns[entry] ?? 0] ?? -1;
        if (other < 0 || other === at) continue;
        sums.set(other, (sums.get(other) ?? 0) + (graph.values[entry] ?? 0));
      }
    }
    const density = (other: number, sum: number) => sum / (groups[other]?.length ?? 1);
    return [...sums]
      .sort(([a, one], [b, other]) => density(b, other) - density(a, one) || a - b)
      .slice(0, mostOthers)
      .map(([other]) => other);
  });
}

/** The mean probability that a question of one group asks what one of the other does. */
function meanBetween(one: readonly number[], other: readonly number[], likeness: Likeness): number {
  let sum = 0;
  for (const question of one) {
    likeness.load(question);
    for (const against of other) sum += likeness.probability(against);
    likeness.unload();
  }
  return sum / (one.length * other.length);
}

/** The links between large groups, each the sum over all pairs as a sample of them has it. */
async function linksBetween(
  groups: readonly (readonly number[])[],
  { likeness, graph, pace }: { likeness: Likeness; graph: SparseRows } & Pick<Bounds, 'pace'>,
): Promise<SparseRows> {
  const speakers = groups.map(spokesmen);
  const links = groups.map(() => new Map<number, number>());
  for (const [one, others] of linkedTo(groups, graph).entries()) {
    for (const other of others) {
      await pace();
      if (links[one]?.has(other)) continue;
      const pairs = (groups[one]?.length ?? 0) * (groups[other]?.length ?? 0);
      const [first, second] = one < other ? [one, other] : [other, one];
      const sum = pairs * meanBetween(speakers[first] ?? [], speakers[second] ?? [], likeness);
      links[one]?.set(other, sum);
      links[other]?.set(one, sum);
    }
  }
  const starts = new Uint32Array(groups.length + 1);
  const entries = links.flatMap((own, at) => {
    starts[at + 1] = (starts[at] ?? 0) + own.size;
    return [...own].sort(([a], [b]) => a - b);
  });
  return {
    starts,
    columns: Uint32Array.from(entries, ([column]) => column),
    values: Float32Array.from(entries, ([, value]) => value),
    width: groups.length,
  };
}

/**
 * Joins large groups that ask the same thing. A question's nearest others are a fixed number: of a
 * thousand alike each sees but a few, and they fall into many groups. What lies between two groups
 * is measured here on a sample of both, and groups of groups are found as the groups were.
 */
export async function widened(
  groups: number[][],
  { likeness, graph, ...within }: { likeness: Likeness; graph: SparseRows } & Bounds,
): Promise<number[][]> {
  let all = groups;
  for (let round = 0; round < mostRounds; round++) {
    const large = all.filter(({ length }) => length >= fewestMembers);
    if (large.length < 2) return all;
    const links = await linksBetween(large, { likeness, graph, pace: within.pace });
    const sizes = Float64Array.from(large, ({ length }) => length);
    const joined = await communities(links, { ...within, sizes });
    if (joined.length === large.length) return all;
    all = [
      ...all.filter(({ length }) => length < fewestMembers),
      ...joined.map((parts) => parts.flatMap((at) => large[at] ?? []).sort((a, b) => a - b)),
    ];
  }
  return all;
}
