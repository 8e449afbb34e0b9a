import { addScaled, dotProduct } from '../../../language/vectors.ts';
import {
  addRow,
  clearRow,
  dot,
  rowBounds,
  rowBuilder,
  rowCountOf,
  type SparseRows,
  strongestItems,
  valuesOf,
} from '../../../search/sparse.ts';
import type { Evidence } from './evidence.ts';

/*
 * A logistic regression of whether two questions ask the same thing. Each kind of evidence is the dot product
 * of two rows of numbers; all kinds add up to log-odds. The weights are between two fits, each on one
 * product's labelled questions, at four levels of evidence, and tested on the other product's.
 */
const weights = {
  /** Log-odds without any evidence. */
  byChance: -4.7,
  words: 1,
  vectors: 9,
  pages: 2,
  sameCategory: 2.2,
  /** Added if both have a category; if it is the same, `sameCategory` outweighs it. */
  otherCategory: -1.3,
};

/**
 * The weights for two communities. What a community's questions share is known well, so it counts more, and
 * without anything shared, two communities ask the same less often than two questions. Fitted in the same
 * way, on ten wordings of each question.
 */
export const communityWeights = { ...weights, byChance: -8.5, words: 8, vectors: 6, pages: 8 };

/**
 * Number of questions on which the weights were fitted. With more questions, shared words count more, and
 * word meanings, which were learned from other documentation, count less.
 */
const fittedQuestions = 400;
/** Maximum increase of the weight of shared words. */
const maxWordsGain = 9.75;

function weightsForSize(questions: number): typeof weights {
  const shrinkage = Math.min(1, Math.sqrt(fittedQuestions / questions));
  return {
    ...weights,
    words: weights.words + maxWordsGain * (1 - shrinkage),
    vectors: weights.vectors * shrinkage,
  };
}

/** Estimates how likely it is that two questions ask the same thing. */
export interface Similarity {
  /** Number of questions. */
  size: number;
  /** Kinds of sparse evidence; the dot products of two questions' rows are added up. */
  spaces: readonly SparseRows[];
  /**
   * Returns a function that gives the probability, from 0 to 1, that another question asks the same as
   * `question`. The function is valid until the next call of `probabilityTo`.
   */
  probabilityTo(question: number): (other: number) => number;
}

function scaled(rows: SparseRows, weight: number): SparseRows {
  return { ...rows, values: rows.values.map((value) => value * Math.sqrt(weight)) };
}

export function similarityOf(
  { words, pages, categories, vectors }: Evidence,
  weights = weightsForSize(vectors.length),
): Similarity {
  const size = vectors.length;
  const spaces = [
    scaled(words, weights.words),
    scaled(pages, weights.pages),
    scaled(categories, weights.sameCategory),
  ].filter(({ width }, at) => at === 0 || width > 0);
  const dense = spaces.map(({ width }) => new Float32Array(width));
  const categorised = Float32Array.from({ length: size }, (_, row) =>
    valuesOf(categories, row).reduce((sum, share) => sum + share, 0),
  );
  let loaded = 0;
  const probability = (other: number): number => {
    let sum =
      weights.byChance +
      weights.vectors *
        dotProduct(vectors[loaded] as Float32Array, vectors[other] as Float32Array) +
      weights.otherCategory * (categorised[loaded] as number) * (categorised[other] as number);
    for (let at = 0; at < spaces.length; at++) {
      sum += dot(dense[at] as Float32Array, spaces[at] as SparseRows, other);
    }
    return 1 / (1 + Math.exp(-sum));
  };
  return {
    size,
    spaces,
    probabilityTo(question) {
      for (const [at, rows] of spaces.entries()) {
        clearRow(dense[at] as Float32Array, rows, loaded);
        addRow(dense[at] as Float32Array, rows, question);
      }
      loaded = question;
      return probability;
    },
  };
}

/*
 * Smoothing: each question's row becomes the mean of its own and its neighbours' rows, which has less noise.
 * If one of five similar questions has a citation, the citation says something about the other four, too.
 */

/** Most weight that all neighbours together may have in the mean. */
const maxNeighbourShare = 0.5;
/** Sum of links at which neighbours have half of `maxNeighbourShare`; a few weak links change little. */
const halfShareLinks = 0.4;
const maxNeighbours = 10;
/** Maximum entries retained per row, strongest first. */
const maxEntries = 32;

/** Calls `add` for a row and its strongest neighbours, with their weights. Links are sorted, highest first. */
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

/** Replaces each row with the weighted mean of the row and its neighbours' rows. */
function smoothRows(rows: SparseRows, links: SparseRows): SparseRows {
  if (rows.width === 0) return rows;
  const { addFromDense, rows: means } = rowBuilder(rows.width);
  const sums = new Float64Array(rows.width);
  const best = strongestItems(maxEntries);
  for (let row = 0; row < rowCountOf(rows); row++) {
    const touched: number[] = [];
    share(links, row, (neighbour, share) => {
      const [start, end] = rowBounds(rows, neighbour);
      for (let at = start; at < end; at++) {
        const column = rows.columns[at] as number;
        const before = sums[column] as number;
        if (before === 0) touched.push(column);
        sums[column] = before + share * (rows.values[at] as number);
      }
    });
    for (const column of touched) best.offer(column, sums[column] as number);
    addFromDense(best.take().items.sort(), sums);
    for (const column of touched) sums[column] = 0;
  }
  return means();
}

/**
 * Smooths pages and meanings. Each question's links must be sorted, strongest first. Meanings are no longer
 * of unit length, as different neighbours cancel out.
 */
export const smoothEvidence = (evidence: Evidence, links: SparseRows): Evidence => ({
  ...evidence,
  pages: smoothRows(evidence.pages, links),
  vectors: evidence.vectors.map((vector, row) => {
    const mean = new Float32Array(vector.length);
    share(links, row, (neighbour, share) =>
      addScaled(mean, evidence.vectors[neighbour] as Float32Array, share),
    );
    return mean;
  }),
});
