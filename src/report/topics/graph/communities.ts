import { pause } from '../../../pace.ts';
import type { SparseRows } from '../../../search/sparse.ts';

/** Visits per node: far more than it ever takes, so that rounding can't make it endless. */
const mostRounds = 50;
const worthMoving = 1e-9;

/**
 * The communities, in the order of their first node, each with its nodes ascending: nodes move to
 * where they gain most until none gains, by the constant Potts objective (Traag, Van Dooren and
 * Nesterov, "Narrow scope for resolution-limit-free community detection", 2011): they stay together
 * while the mean link between them, absent ones counted as 0, is above `resolution`.
 */
export async function communities(graph: SparseRows, resolution: number): Promise<number[][]> {
  const count = graph.width;
  const community = Uint32Array.from({ length: count }, (_, node) => node);
  const communitySize = new Uint32Array(count).fill(1);
  const empty: number[] = [];
  const linked = new Float64Array(count);
  const { starts, columns, values } = graph;
  const communityAt = (entry: number) => community[columns[entry] as number] as number;

  /** Puts the node where it gains most, and says whether it moved. */
  const settle = (node: number): boolean => {
    const home = community[node] as number;
    const start = starts[node] as number;
    const end = starts[node + 1] as number;
    const gain = (to: number): number =>
      (linked[to] as number) - resolution * (communitySize[to] as number);
    communitySize[home] = (communitySize[home] as number) - 1;
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
    communitySize[best] = (communitySize[best] as number) + 1;
    community[node] = best;
    if (best !== home && communitySize[home] === 0) empty.push(home);
    return best !== home;
  };

  let moved = true;
  for (let round = 0; moved && round < mostRounds; round++) {
    moved = false;
    for (let node = 0; node < count; node++) {
      await pause();
      moved = settle(node) || moved;
    }
  }
  return [...Map.groupBy(community.keys(), (node) => community[node]).values()];
}
