import { bounds, heightOf, type SparseRows, transposed } from './sparse.ts';

/**
 * Similarities weighed by how far the two neighbourhoods are the same: the similarity times the
 * weighted Jaccard index of both neighbour lists, each row a neighbour of itself. Two questions
 * that share a word by chance have no neighbours in common.
 */
export function sharedNeighbourWeights(neighbours: SparseRows): SparseRows {
  const height = heightOf(neighbours);
  const own = new Float32Array(height);
  const values = new Float32Array(neighbours.values.length);
  const weigh = (row: number): void => {
    const [start, end] = bounds(neighbours, row);
    let total = 1;
    own[row] = 1;
    for (let entry = start; entry < end; entry++) {
      own[neighbours.columns[entry] ?? 0] = neighbours.values[entry] ?? 0;
      total += neighbours.values[entry] ?? 0;
    }
    for (let entry = start; entry < end; entry++) {
      const other = neighbours.columns[entry] ?? 0;
      const [from, to] = bounds(neighbours, other);
      let shared = own[other] ?? 0;
      let otherTotal = 1;
      for (let at = from; at < to; at++) {
        const value = neighbours.values[at] ?? 0;
        shared += Math.min(value, own[neighbours.columns[at] ?? 0] ?? 0);
        otherTotal += value;
      }
      values[entry] = ((neighbours.values[entry] ?? 0) * shared) / (total + otherTotal - shared);
    }
    own[row] = 0;
    for (let entry = start; entry < end; entry++) own[neighbours.columns[entry] ?? 0] = 0;
  };
  for (let row = 0; row < height; row++) weigh(row);
  return { ...neighbours, values };
}

/** The mean of the matrix and its mirror image: what only one side sees counts half. */
export function symmetric(rows: SparseRows): SparseRows {
  const height = heightOf(rows);
  const mirror = transposed(rows);
  const starts = new Uint32Array(height + 1);
  const columns = new Uint32Array(rows.columns.length * 2);
  const values = new Float32Array(rows.values.length * 2);
  const slots = new Int32Array(height).fill(-1);
  let written = 0;
  const add = (side: SparseRows, row: number, first: number): void => {
    const [start, end] = bounds(side, row);
    for (let entry = start; entry < end; entry++) {
      const column = side.columns[entry] ?? 0;
      let slot = slots[column] ?? -1;
      if (slot < first) {
        slot = written++;
        slots[column] = slot;
        columns[slot] = column;
      }
      values[slot] = (values[slot] ?? 0) + (side.values[entry] ?? 0) / 2;
    }
  };
  for (let row = 0; row < height; row++) {
    const first = written;
    add(rows, row, first);
    add(mirror, row, first);
    starts[row + 1] = written;
  }
  return {
    starts,
    columns: columns.subarray(0, written),
    values: values.subarray(0, written),
    width: height,
  };
}

/** The part of a symmetric graph among the given nodes, which are numbered anew in their order. */
export function subgraph(graph: SparseRows, nodes: readonly number[]): SparseRows {
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const starts = new Uint32Array(nodes.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [number, node] of nodes.entries()) {
    const [start, end] = bounds(graph, node);
    for (let entry = start; entry < end; entry++) {
      const other = numbers.get(graph.columns[entry] ?? 0);
      if (other === undefined) continue;
      columns.push(other);
      values.push(graph.values[entry] ?? 0);
    }
    starts[number + 1] = columns.length;
  }
  return {
    starts,
    columns: Uint32Array.from(columns),
    values: Float32Array.from(values),
    width: nodes.length,
  };
}
