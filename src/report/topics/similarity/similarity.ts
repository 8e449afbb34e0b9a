import type { Pace } from '../../../pace.ts';
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
import type { Evidence } from '../evidence.ts';
import type { DistinctQuestion, Question } from '../questions.ts';
import { failedAnswers } from './failed-answers.ts';
import { idfOf, wordRows } from './lexical.ts';
import { questionVectors, smoothedRows, smoothedVectors } from './meaning.ts';
import { pageRows } from './pages.ts';

const uncategorised: ReadonlyMap<string, number> = new Map();

/** One row per question: the share of its rows in each category. */
function categoryRows(
  questions: readonly DistinctQuestion[],
  rows: readonly Pick<Question, 'category'>[],
): SparseRows {
  return namedRows(
    questions.map((question) => {
      const categories = question.rows.flatMap((row) => rows[row]?.category || []);
      if (categories.length === 0) return uncategorised;
      const shares = new Map<string, number>();
      for (const category of categories) {
        shares.set(category, (shares.get(category) ?? 0) + 1 / question.rows.length);
      }
      return shares;
    }),
  );
}

/*
 * A logistic regression of whether two questions ask the same thing on what is known of both. All
 * evidence adds up, as log-odds, and is a product of two rows of numbers. The weights were fitted on
 * each of two products' labelled questions at four levels of evidence and tested on the other's;
 * what is rounded here lies between the two fits.
 */
const weights = {
  /** The log-odds of two questions of which nothing is known. */
  byChance: -4.7,
  words: 1,
  vectors: 9,
  pages: 2,
  sameCategory: 2.2,
  /** If both have a category: makes up for one in common. */
  otherCategory: -1.3,
} as const;

/**
 * The weights were fitted on as many questions. Among more, the words that they share tell more, and
 * what documentation elsewhere does with these words tells less.
 */
const fittedQuestions = 400;
/** What the weight of words in common gains among very many. */
const mostGained = 9.75;

/** What is known of questions, a row of numbers for each in every space. */
export interface Spaces {
  words: SparseRows;
  pages: SparseRows;
  categories: SparseRows;
  vectors: Vectors;
}

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
  /** Adds to all log-odds from here on. */
  shift(by: number): void;
}

/** Puts questions where all that is known of them says. */
export async function spacesOf({
  questions,
  rows,
  evidence,
  pace,
}: {
  questions: readonly DistinctQuestion[];
  rows: readonly Question[];
  evidence: Evidence;
  pace: Pace;
}): Promise<Spaces> {
  const answers = await failedAnswers(questions, { rows, pace });
  const idf = await idfOf(questions, pace);
  const words = await wordRows(questions, { idf, pace });
  const pages = await pageRows(questions, { rows, answers, evidence, pace });
  await pace();
  const categories = categoryRows(questions, rows);
  await pace();
  return {
    words,
    pages,
    categories,
    vectors: await questionVectors(questions, { idf, answers, pace }),
  };
}

/** The spaces with each question nearer to its neighbours, whose links come from the strongest down. */
export async function smoothed(spaces: Spaces, links: SparseRows, pace: Pace): Promise<Spaces> {
  return {
    ...spaces,
    pages: await smoothedRows(spaces.pages, links, pace),
    vectors: await smoothedVectors(spaces.vectors, links, pace),
  };
}

function scaled(rows: SparseRows, weight: number): SparseRows {
  return { ...rows, values: rows.values.map((value) => value * Math.sqrt(weight)) };
}

export function similarityOf({ words, pages, categories, vectors }: Spaces): Similarity {
  const shrinkage = Math.min(1, Math.sqrt(fittedQuestions / heightOf(words)));
  const ofVectors = weights.vectors * shrinkage;
  const spaces = [
    scaled(words, weights.words + mostGained * (1 - shrinkage)),
    scaled(pages, weights.pages),
    scaled(categories, weights.sameCategory),
  ].filter(({ width }, at) => at === 0 || width > 0);
  const dense = spaces.map(({ width }) => new Float32Array(width));
  const categorised = Float32Array.from({ length: heightOf(categories) }, (_, row) =>
    valuesOf(categories, row).reduce((sum, share) => sum + share, 0),
  );
  let loaded = 0;
  let shifted = 0;
  const logOdds = (other: number): number => {
    let sum =
      weights.byChance +
      shifted +
      ofVectors * cosine(vectors, loaded, other) +
      weights.otherCategory * (categorised[loaded] as number) * (categorised[other] as number);
    for (let at = 0; at < spaces.length; at++) {
      sum += dot(dense[at] as Float32Array, spaces[at] as SparseRows, other);
    }
    return sum;
  };
  return {
    spaces,
    shift(by) {
      shifted += by;
    },
    load(question) {
      loaded = question;
      for (let at = 0; at < spaces.length; at++) {
        addRow(dense[at] as Float32Array, spaces[at] as SparseRows, question);
      }
    },
    logOdds,
    probability: (other) => probability(logOdds(other)),
    unload() {
      for (let at = 0; at < spaces.length; at++) {
        clearRow(dense[at] as Float32Array, spaces[at] as SparseRows, loaded);
      }
    },
  };
}

const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

export function questionCount({ spaces: [first] }: Similarity): number {
  return first ? heightOf(first) : 0;
}

/** Of any two questions of a product, as many ask the same as a rule, if there are some hundred. */
const usualShare = 0.022;
const usualQuestions = 400;
/** So many others of other kinds are taken to exist: all of few questions may ask the same. */
const otherQuestions = 60;
/** Of so many questions each is held against so many. */
const held = 200;
const heldAgainst = 500;
const farthest = 2;
/** Pairs of nearly the same log-odds are counted as one. */
const stepsPerUnit = 32;
const rounds = 12;

/**
 * Finds by how much the log-odds of these questions have to be shifted for the usual share of all
 * pairs to ask the same, and shifts them. What one product's readers ask is more alike throughout
 * than what another's do, and the more questions there are, the more they are told apart.
 */
export async function calibrate(similarity: Similarity, pace: Pace): Promise<void> {
  const count = questionCount(similarity);
  const pairs = new Map<number, number>();
  let total = 0;
  for (let one = 0; one < count; one += Math.ceil(count / held)) {
    const pause = pace();
    if (pause) await pause;
    similarity.load(one);
    for (let other = 0; other < count; other += Math.ceil(count / heldAgainst)) {
      if (other === one) continue;
      const step = Math.round(similarity.logOdds(other) * stepsPerUnit);
      pairs.set(step, (pairs.get(step) ?? 0) + 1);
      total++;
    }
    similarity.unload();
  }
  if (total === 0) return;
  const shareAt = (shift: number): number => {
    let sum = 0;
    for (const [step, times] of pairs) sum += times * probability(step / stepsPerUnit + shift);
    const mean = sum / total;
    const others = probability(weights.byChance + shift);
    return (count * mean + otherQuestions * others) / (count + otherQuestions);
  };
  const share = usualShare * Math.min(1, Math.sqrt(usualQuestions / count));
  let low = -farthest;
  let high = farthest;
  for (let round = 0; round < rounds; round++) {
    const middle = (low + high) / 2;
    if (shareAt(middle) > share) high = middle;
    else low = middle;
  }
  similarity.shift(low);
}
