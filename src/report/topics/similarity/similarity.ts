import { pause } from '../../../pace.ts';
import {
  addRow,
  clearRow,
  dot,
  heightOf,
  namedRows,
  type SparseRows,
  valuesOf,
} from '../../../search/sparse.ts';
import { cosine, type Vectors } from '../../../search/vectors.ts';
import type { Question } from '../../source/question.ts';
import type { DistinctQuestion } from '../questions.ts';
import { questionVectors, smoothedRows, smoothedVectors } from './meaning.ts';
import { pageRows } from './pages.ts';
import { idfOf, wordRows } from './words.ts';

const uncategorised: ReadonlyMap<string, number> = new Map();

/** One row per question: the share of its rows in each category. */
function categoryRows(
  questions: readonly DistinctQuestion[],
  rows: readonly Pick<Question, 'category'>[],
): SparseRows {
  return namedRows(
    questions.map((question) => {
      const shares = new Map<string, number>();
      for (const category of question.rows.flatMap((row) => rows[row]?.category || [])) {
        shares.set(category, (shares.get(category) ?? 0) + 1 / question.rows.length);
      }
      return shares.size > 0 ? shares : uncategorised;
    }),
  );
}

/*
 * A logistic regression of whether two questions ask the same thing. All evidence is a product of two
 * rows of numbers, and adds up as log-odds. The weights were fitted on the labelled questions of each of
 * two products, at four levels of evidence, and tested on the other's; these are between the two fits.
 */
const weights = {
  /** The log-odds without evidence. */
  byChance: -4.7,
  words: 1,
  vectors: 9,
  pages: 2,
  sameCategory: 2.2,
  /** If both have a category, even the same one. */
  otherCategory: -1.3,
} as const;

/**
 * Number of questions on which the weights were fitted. With more questions, shared words tell more, and
 * the meaning of words in other documentation tells less.
 */
const fittedQuestions = 400;
/** Maximum increase of the weight of shared words. */
const maxWordsGain = 9.75;

/** The evidence: a row of numbers for each question in every space. */
export interface Spaces {
  words: SparseRows;
  pages: SparseRows;
  categories: SparseRows;
  vectors: Vectors;
}

/** How likely it is that two questions ask the same thing. */
export interface Similarity {
  /** Sparse evidence: two questions are compared by the sum of their rows' dot products. */
  spaces: readonly SparseRows[];
  /** Loads the question with which `probability` compares others. */
  load(question: number): void;
  /** For the loaded question and another, from 0 to 1. */
  probability(other: number): number;
  unload(): void;
}

export async function spacesOf(
  questions: readonly DistinctQuestion[],
  rows: readonly Question[],
): Promise<Spaces> {
  const idf = await idfOf(questions);
  const words = await wordRows(questions, idf);
  const pages = await pageRows(questions, rows);
  await pause();
  const categories = categoryRows(questions, rows);
  await pause();
  return {
    words,
    pages,
    categories,
    vectors: await questionVectors(questions, idf),
  };
}

/** Moves each question nearer to its neighbours. Each question's links go from the strongest down. */
export async function smoothed(spaces: Spaces, links: SparseRows): Promise<Spaces> {
  return {
    ...spaces,
    pages: await smoothedRows(spaces.pages, links),
    vectors: await smoothedVectors(spaces.vectors, links),
  };
}

function scaled(rows: SparseRows, weight: number): SparseRows {
  return { ...rows, values: rows.values.map((value) => value * Math.sqrt(weight)) };
}

export function similarityOf({ words, pages, categories, vectors }: Spaces): Similarity {
  const shrinkage = Math.min(1, Math.sqrt(fittedQuestions / heightOf(words)));
  const ofVectors = weights.vectors * shrinkage;
  const spaces = [
    scaled(words, weights.words + maxWordsGain * (1 - shrinkage)),
    scaled(pages, weights.pages),
    scaled(categories, weights.sameCategory),
  ].filter(({ width }, at) => at === 0 || width > 0);
  const dense = spaces.map(({ width }) => new Float32Array(width));
  const categorised = Float32Array.from({ length: heightOf(categories) }, (_, row) =>
    valuesOf(categories, row).reduce((sum, share) => sum + share, 0),
  );
  let loaded = 0;
  const probability = (other: number): number => {
    let sum =
      weights.byChance +
      ofVectors * cosine(vectors, loaded, other) +
      weights.otherCategory * (categorised[loaded] as number) * (categorised[other] as number);
    for (let at = 0; at < spaces.length; at++) {
      sum += dot(dense[at] as Float32Array, spaces[at] as SparseRows, other);
    }
    return 1 / (1 + Math.exp(-sum));
  };
  return {
    spaces,
    load(question) {
      loaded = question;
      for (let at = 0; at < spaces.length; at++) {
        addRow(dense[at] as Float32Array, spaces[at] as SparseRows, question);
      }
    },
    probability,
    unload() {
      for (let at = 0; at < spaces.length; at++) {
        clearRow(dense[at] as Float32Array, spaces[at] as SparseRows, loaded);
      }
    },
  };
}

export function questionCount({ spaces: [first] }: Similarity): number {
  return first ? heightOf(first) : 0;
}
