import { pause } from '../../../pace.ts';
import type { SparseRows } from '../../../search/sparse.ts';

/** Far more than are needed: rounding can't make the loop endless. */
const maxRounds = 50;
const minGain = 1e-9;

/**
 * Finds communities, in the order of their first nodes. Nodes move to where they gain most until none
 * gains, by the constant Potts model (Traag, Van Dooren and Nesterov, "Narrow scope for
 * resolution-limit-free community detection", 2011): a community stays together while the mean link
 * between its nodes, absent links counting as 0, is above `resolution`.
 */
export async function communities(graph: SparseRows, resolution: number): Promise<number[][]> {
  const count = graph.width;
  const community = Uint32Array.from({ length: count }, (_, node) => node);
  const communitySize = new Uint32Array(count).fill(1);
  const empty: number[] = [];
  const linked = new Float64Array(count);
  const { starts, columns, values } = graph;
  const communityAt = (entry: number) => community[columns[entry] as number] as number;

  /** Moves the node to where it gains most. Returns whether it moved. */
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
      if (nearGain <= bestGain + minGain) continue;
      best = near;
      bestGain = nearGain;
    }
    if (bestGain < -minGain) best = empty.pop() ?? home;
    for (let entry = start; entry < end; entry++) linked[communityAt(entry)] = 0;
    communitySize[best] = (communitySize[best] as number) + 1;
    community[node] = best;
    if (best !== home && communitySize[home] === 0) empty.push(home);
    return best !== home;
  };

  let moved = true;
  for (let round = 0; moved && round < maxRounds; round++) {
    moved = false;
    for (let node = 0; node < count; node++) {
      await pause();
      moved = settle(node) || moved;
    }
  }
  return [...Map.groupBy(community.keys(), (node) => community[node]).values()];
}
