import {
  addRow,
  clearRow,
  columnsOf,
  dot,
  rowBounds,
  rowBuilder,
  rowCountOf,
  type SparseRows,
  strongestItems,
  transpose,
  valuesOf,
} from '../../search/sparse.ts';
import type { Similarity } from './similarity/similarity.ts';

/**
 * Maximum entries of each kind of evidence to read for a question's candidates, most telling entries first.
 * This makes time linear in the number of questions.
 */
const maxEntries = 1_200;

/** Maximum number of questions to compare all with all, which also finds pairs without a shared word. */
const maxComparedWithAll = 500;

/** Minimum probability of a link. */
const minProbability = 0.02;

/** Returns a function that finds the `count` questions that share the most evidence with a question. */
function sharers(spaces: readonly SparseRows[], height: number, count: number) {
  const indices = spaces.map(transpose);
  const shared = new Float32Array(height);
  const touched = new Uint32Array(height);
  const best = strongestItems(count);
  return (question: number): Uint32Array => {
    let size = 0;
    for (const [at, rows] of spaces.entries()) {
      const { starts, columns, values } = indices[at] as SparseRows;
      let left = maxEntries;
      const [start, end] = rowBounds(rows, question);
      for (let entry = start; entry < end; entry++) {
        const value = rows.values[entry] as number;
        const column = rows.columns[entry] as number;
        const from = starts[column] as number;
        const to = starts[column + 1] as number;
        left -= to - from;
        if (left < 0) break;
        for (let found = from; found < to; found++) {
          const other = columns[found] as number;
          const before = shared[other] as number;
          if (before === 0) touched[size++] = other;
          shared[other] = before + value * (values[found] as number);
        }
      }
    }
    for (let at = 0; at < size; at++) {
      const other = touched[at] as number;
      if (other !== question) best.offer(other, shared[other] as number);
      shared[other] = 0;
    }
    return best.take().items;
  };
}

/**
 * Finds the `count` questions most likely to ask the same as each question, as a square matrix of
 * probabilities. The entries of a row are sorted by probability, highest first, then by column.
 *
 * @param links candidates; if absent, all questions or, if there are many, those that share the most evidence
 */
export function findNeighbours(
  similarity: Similarity,
  count: number,
  links?: SparseRows,
): SparseRows {
  const { size } = similarity;
  const candidates = links
    ? (question: number) => columnsOf(links, question)
    : candidatesAmongAll(similarity, count);
  const { add, rows } = rowBuilder(size);
  const list = strongestItems(count);
  for (let question = 0; question < size; question++) {
    const probability = similarity.probabilityTo(question);
    for (const other of candidates(question)) {
      if (other === question) continue;
      const likely = probability(other);
      if (likely >= minProbability) list.offer(other, likely);
    }
    const { items, values } = list.take();
    add(items, values);
  }
  return rows();
}

function candidatesAmongAll({ size, spaces }: Similarity, count: number) {
  if (size > maxComparedWithAll) return sharers(spaces, size, count);
  const all = Uint32Array.from({ length: size }, (_, question) => question);
  return () => all;
}

/** Makes links symmetric: each link gets the larger value of its two directions. */
export function makeSymmetric(links: SparseRows): SparseRows {
  const mirror = transpose(links);
  const { addFromDense, rows } = rowBuilder(links.width);
  const seen = new Float32Array(links.width);
  const others = new Uint32Array(links.width);
  for (let row = 0; row < rowCountOf(links); row++) {
    let size = 0;
    for (const { starts, columns, values } of [links, mirror]) {
      for (let entry = starts[row] as number; entry < (starts[row + 1] as number); entry++) {
        const other = columns[entry] as number;
        if (seen[other] === 0) others[size++] = other;
        seen[other] = Math.max(seen[other] as number, values[entry] as number);
      }
    }
    addFromDense(others.subarray(0, size), seen);
    for (let at = 0; at < size; at++) seen[others[at] as number] = 0;
  }
  return rows();
}

/*
 * Weights for the log-odds that two questions ask the same: of their first probability, and of how much they
 * agree on which other questions they are like. Fitted like the weights in `similarity.ts`.
 */
const secondLook = { byChance: -2, first: 0.8, agreement: 5 } as const;

/** Reduces the agreement of questions with few links, which is more often chance. */
const damping = 0.5;

/**
 * Rates each link again, by the other links of its two questions: questions that are like the same others
 * ask the same more often than their words suggest, unlike questions that share a word by chance.
 */
export function rescoreLinks(links: SparseRows): SparseRows {
  const height = rowCountOf(links);
  const lengths = Float64Array.from({ length: height }, (_, row) => {
    const squares = valuesOf(links, row).reduce((sum, value) => sum + value ** 2, 0);
    return Math.sqrt(squares + damping);
  });
  const own = new Float32Array(height);
  const values = new Float32Array(links.values.length);
  for (let row = 0; row < height; row++) {
    addRow(own, links, row);
    const [start, end] = rowBounds(links, row);
    for (let entry = start; entry < end; entry++) {
      const other = links.columns[entry] as number;
      const first = links.values[entry] as number;
      const agreement =
        (first + dot(own, links, other)) / ((lengths[row] as number) * (lengths[other] as number));
      const logOdds =
        secondLook.byChance +
        secondLook.first * Math.log(first / (1 - first + 1e-6)) +
        secondLook.agreement * agreement;
      values[entry] = 1 / (1 + Math.exp(-logOdds));
    }
    clearRow(own, links, row);
  }
  return { ...links, values };
}

/** Maximum rounds, far more than needed, so that rounding errors can't cause an endless loop. */
const maxRounds = 50;
const minGain = 1e-9;

/**
 * Finds communities, in the order of their first nodes, by the constant Potts model (Traag, Van Dooren and
 * Nesterov, "Narrow scope for resolution-limit-free community detection", 2011). Nodes move to the community
 * with the largest gain until none gains. A community stays together while the mean link between its nodes
 * is above `resolution`; a missing link counts as 0.
 */
export function findCommunities(
  graph: SparseRows,
  resolution: number,
  sizes: readonly number[] = Array.from({ length: graph.width }, () => 1),
): number[][] {
  const count = graph.width;
  const community = Uint32Array.from({ length: count }, (_, node) => node);
  const communitySize = Uint32Array.from(sizes);
  const empty: number[] = [];
  const linked = new Float64Array(count);
  const { starts, columns, values } = graph;
  const communityAt = (entry: number) => community[columns[entry] as number] as number;

  /** Moves a node to the community with the largest gain. Returns whether the node moved. */
  const move = (node: number): boolean => {
    const home = community[node] as number;
    const start = starts[node] as number;
    const end = starts[node + 1] as number;
    const size = sizes[node] as number;
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
      if (nearGain <= bestGain + minGain) continue;
      best = near;
      bestGain = nearGain;
    }
    if (bestGain < -minGain) best = empty.pop() ?? home;
    for (let entry = start; entry < end; entry++) linked[communityAt(entry)] = 0;
    communitySize[best] = (communitySize[best] as number) + size;
    community[node] = best;
    if (best !== home && communitySize[home] === 0) empty.push(home);
    return best !== home;
  };

  let moved = true;
  for (let round = 0; moved && round < maxRounds; round++) {
    moved = false;
    for (let node = 0; node < count; node++) {
      moved = move(node) || moved;
    }
  }
  return [...Map.groupBy(community.keys(), (node) => community[node]).values()];
}
