import type { DistinctQuestion } from '../distinct.ts';
import type { AnsweredQuestion } from '../evidence.ts';
import type { Pace } from '../pace.ts';
import type { Question } from '../question.ts';
import { addRow, clearRow, dot, heightOf, type SparseRows } from '../sparse.ts';
import { categoryRows } from './categories.ts';
import { cosine, embedded } from './embedding.ts';
import { idfOf } from './idf.ts';
import { wordRows } from './lexical.ts';
import { pageRows } from './pages.ts';

/*
 * A logistic regression of whether two questions ask the same thing on what is known of both, fitted
 * on one product's labelled questions and tested on another's, gave the first weights. Those of
 * words, meaning and pages were then chosen among some hundred settings by how the topics of both
 * products came out. All evidence adds up, as log-odds, and is a product of two rows of numbers.
 */
const weights = {
  byChance: -4.7,
  words: 1.5,
  meaning: 5.2,
  pages: 1.1,
  otherCategory: -1.3,
} as const;

/**
 * The weights were fitted on as many questions. Among more, the words that they share tell more, and
 * what documentation elsewhere does with these words tells less.
 */
const fittedQuestions = 400;
/** What words gain by it at most, of their weight. */
const mostGained = 6.5;

/** How likely it is that two questions ask the same thing. */
export interface Similarity {
  /** Evidence for it that a row of numbers per question holds: the products add up. */
  spaces: readonly SparseRows[];
  /** Loads a question, which `probability` then holds others against. */
  load(question: number): void;
  /** Of the question loaded and another. */
  logOdds(other: number): number;
  /** The same from 0 to 1. */
  probability(other: number): number;
  unload(): void;
  /** The log-odds of two of which nothing tells that they do. */
  byChance: number;
  /** Adds to all log-odds from here on. */
  shift(by: number): void;
}

function scaled(rows: SparseRows, weight: number): SparseRows {
  return { ...rows, values: rows.values.map((value) => value * Math.sqrt(weight)) };
}

export async function similarityOf({
  questions,
  rows,
  answered,
  pace,
}: {
  questions: readonly DistinctQuestion[];
  rows: readonly Question[];
  answered: readonly AnsweredQuestion[];
  pace: Pace;
}): Promise<Similarity> {
  const { categories, categorised } = categoryRows(questions, rows);
  const told = Math.min(1, Math.sqrt(fittedQuestions / questions.length));
  const meaning = weights.meaning * told;
  const idf = await idfOf(questions, pace);
  const spaces = [
    scaled(await wordRows(questions, { idf, pace }), weights.words * (1 + mostGained * (1 - told))),
    scaled(pageRows(questions, rows, answered), weights.pages),
    categories,
  ];
  const embedding = await embedded(questions, { idf, pace });
  const dense = spaces.map(({ width }) => new Float32Array(width));
  let loaded = 0;
  let shifted = 0;
  const logOdds = (other: number): number => {
    let sum =
      weights.byChance +
      shifted +
      meaning * cosine(embedding, loaded, other) +
      weights.otherCategory * (categorised[loaded] ?? 0) * (categorised[other] ?? 0);
    for (let at = 0; at < spaces.length; at++) {
      sum += dot(dense[at] as Float32Array, spaces[at] as SparseRows, other);
    }
    return sum;
  };
  return {
    spaces,
    byChance: weights.byChance,
    shift(by) {
      shifted += by;
    },
    load(question) {
      loaded = question;
      for (let at = 0; at < spaces.length; at++) {
        addRow(dense[at] as Float32Array, spaces[at] as SparseRows, question, 1);
      }
    },
    logOdds,
    probability: (other) => 1 / (1 + Math.exp(-logOdds(other))),
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
