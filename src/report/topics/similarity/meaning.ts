import { addScaled, scaleToOne, wordVector, wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import { bounds, heightOf, rowBuilder, type SparseRows } from '../../../search/sparse.ts';
import { strongest } from '../../../search/strongest.ts';
import { centre, type Vectors } from '../../../search/vectors.ts';
import type { DistinctQuestion } from '../questions.ts';
import type { Idf } from './words.ts';

/** Additional questions about other things that are assumed to exist. */
const otherQuestions = 2;

/**
 * The meaning of each question: the mean of its words' vectors, weighted by how much a word says and how
 * rare it is, minus the mean of all questions, which is what the product is about.
 */
export async function questionVectors(
  questions: readonly DistinctQuestion[],
  idf: Idf,
): Promise<Vectors> {
  const known = new Map<string, Float32Array>();
  const shares = new Map<string, number>();
  for (const stem of idf.counts.keys()) {
    await pause();
    const vector = wordVector(stem);
    if (!vector) continue;
    known.set(stem, vector);
    shares.set(stem, wordWeight(stem) * Math.sqrt(idf.of(stem)));
  }
  const width = known.values().next().value?.length ?? 0;
  const values = new Float32Array(questions.length * width);
  for (const [row, { stems }] of questions.entries()) {
    await pause();
    const start = row * width;
    for (const stem of new Set(stems)) {
      const vector = known.get(stem);
      if (vector) addScaled(values, start, vector, shares.get(stem) ?? 0);
    }
    scaleToOne(values, start, start + width);
  }
  await centre({ width, values }, otherQuestions);
  return { width, values };
}

/*
 * Smoothing: a question takes over some of what is known of its neighbours. If one of five similar
 * questions has a citation, it says something about the other four. The mean of a question's own row and
 * its neighbours' has less noise.
 */

/** Maximum share of all neighbours in the mean. */
const maxNeighbourShare = 0.5;
/** Sum of links at which neighbours have half the maximum share: few weak links change little. */
const halfShareLinks = 0.4;
const maxNeighbours = 10;
/** The strongest entries of a row that are retained. */
const maxEntries = 32;

/** Calls `add` for a row itself and its strongest neighbours, with their shares. Links are sorted. */
function share(
  links: SparseRows,
  row: number,
  add: (neighbour: number, share: number) => void,
): void {
  const start = links.starts[row] as number;
  const last = Math.min(links.starts[row + 1] as number, start + maxNeighbours);
  let sum = 0;
  for (let at = start; at < last; at++) sum += links.values[at] as number;
  const each = maxNeighbourShare / (sum + halfShareLinks);
  add(row, 1 - each * sum);
  for (let at = start; at < last; at++) {
    add(links.columns[at] as number, each * (links.values[at] as number));
  }
}

/** Replaces each row with the mean of itself and its neighbours' rows. */
export async function smoothedRows(rows: SparseRows, links: SparseRows): Promise<SparseRows> {
  if (rows.width === 0) return rows;
  const { addOf, rows: means } = rowBuilder(rows.width);
  const sums = new Float64Array(rows.width);
  const best = strongest(maxEntries);
  for (let row = 0; row < heightOf(rows); row++) {
    await pause();
    const touched: number[] = [];
    share(links, row, (neighbour, share) => {
      const [start, end] = bounds(rows, neighbour);
      for (let at = start; at < end; at++) {
        const column = rows.columns[at] as number;
        const before = sums[column] as number;
        if (before === 0) touched.push(column);
        sums[column] = before + share * (rows.values[at] as number);
      }
    });
    for (const column of touched) best.offer(column, sums[column] as number);
    addOf(best.take().items.sort(), sums);
    for (const column of touched) sums[column] = 0;
  }
  return means();
}

/** Like `smoothedRows`, for vectors. They no longer have length 1, as unlike neighbours cancel out. */
export async function smoothedVectors(
  { width, values }: Vectors,
  links: SparseRows,
): Promise<Vectors> {
  const smoothed = new Float32Array(values.length);
  for (let row = 0; row < heightOf(links); row++) {
    await pause();
    const to = row * width;
    share(links, row, (neighbour, share) => {
      const from = neighbour * width;
      for (let at = 0; at < width; at++) {
        smoothed[to + at] = (smoothed[to + at] as number) + share * (values[from + at] as number);
      }
    });
  }
  return { width, values: smoothed };
}
