import type { Pace } from '../../../pace.ts';
import {
  addRow,
  clearRow,
  dot,
  heightOf,
  namedRows,
  type SparseRows,
} from '../../../search/sparse.ts';
import { cosine, type Vectors } from '../../../search/vectors.ts';
import type { Evidence } from '../evidence.ts';
import type { DistinctQuestion, Question } from '../questions.ts';
import { answerRows, failedAnswers } from './failed-answers.ts';
import { idfOf, wordRows } from './lexical.ts';
import { questionVectors, smoothedRows, smoothedVectors } from './meaning.ts';
import { type Pages, pagesOf, rowsByPage } from './pages.ts';

type Categorised = Pick<Question, 'category'>;

/** What it says that two questions are of one category: that at least, and more of a rare one. */
const leastSaid = 1.3;
const saidByRarity = 0.43;

/**
 * One row per question: the share of its rows in each category, scaled so that the product of two
 * rows is the evidence that they are about one thing; and the share of its rows that have any.
 */
function categoryRows(
  questions: readonly DistinctQuestion[],
  rows: readonly Categorised[],
): { categories: SparseRows; categorised: Float32Array } {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { category } of rows) {
    if (!category) continue;
    counts.set(category, (counts.get(category) ?? 0) + 1);
    total++;
  }
  const categorised = new Float32Array(questions.length);
  const profiles = questions.map((question, at) => {
    const own = new Map<string, number>();
    for (const row of question.rows) {
      const category = rows[row]?.category;
      if (category) own.set(category, (own.get(category) ?? 0) + 1);
    }
    let sum = 0;
    for (const [name, count] of own) {
      own.set(name, count / question.rows.length);
      sum += count;
    }
    categorised[at] = sum / question.rows.length;
    return own;
  });
  const telling = (name: string): number =>
    Math.sqrt(leastSaid + saidByRarity * Math.log(total / (counts.get(name) ?? 1)));
  return { categories: namedRows(profiles, telling), categorised };
}

/*
 * A logistic regression of whether two questions ask the same thing on what is known of both. All
 * evidence adds up, as log-odds, and is a product of two rows of numbers. The weights were fitted on
 * each of two products' labelled questions at four levels of evidence and tested on the other's;
 * what is rounded here lies between the two fits.
 */
interface Weights {
  words: number;
  vectors: number;
  /** Of what the failed answers say. */
  answers: number;
  pages: number;
  categories: number;
  /** If both have a category: makes up for one in common. */
  otherCategory: number;
  /** If pages are known of both: makes up for one in common. */
  otherPages: number;
}

/** The log-odds of two questions of which nothing is known. */
const byChance = -4.7;

/** Of two questions by themselves. */
const alone: Weights = {
  words: 1,
  vectors: 7,
  answers: 8,
  pages: 1.2,
  categories: 1,
  otherCategory: -1.3,
  otherPages: -0.35,
};

/** Of two questions with what is known of their neighbours: words in common are in the vectors. */
const amongNeighbours: Weights = {
  words: 0,
  vectors: 9,
  answers: 12,
  pages: 2,
  categories: 0.75,
  otherCategory: -0.9,
  otherPages: -0.35,
};

/**
 * The weights were fitted on as many questions. Among more, the words that they share tell more, and
 * what documentation elsewhere does with these words tells less.
 */
const fittedQuestions = 400;
/** What the weight of words gains by it at most. */
const mostGained = 9.75;

/** What is known of questions, a row of numbers for each in every space. */
export interface Spaces {
  words: SparseRows;
  answers: SparseRows;
  pages: Pages;
  categories: SparseRows;
  /** The share of each question's rows that have a category. */
  categorised: Float32Array;
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
  /** The log-odds of two of which nothing tells that they do. */
  byChance: number;
  /** Adds to all log-odds from here on. */
  shift(by: number): void;
}

/** The titles of pages; of several that a page has, the first in code unit order. */
export function titlesOf({ answered }: Evidence): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { url, title } of answered.flatMap(({ cited }) => cited)) {
    const known = titles.get(url);
    if (title === null || title === '') continue;
    if (known === undefined || title < known) titles.set(url, title);
  }
  return titles;
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
  const counts = rowsByPage(rows);
  const titles = titlesOf(evidence);
  const answers = await failedAnswers(questions, {
    rows,
    pages: new Set([...counts.keys(), ...titles.keys()]),
    titles,
    pace,
  });
  const idf = await idfOf(questions, pace);
  return {
    words: await wordRows(questions, { idf, pace }),
    answers: answerRows(answers),
    pages: await pagesOf(questions, { rows, counts, answers, evidence, pace }),
    ...categoryRows(questions, rows),
    vectors: await questionVectors(questions, { idf, answers, pace }),
  };
}

/** The spaces with each question nearer to its neighbours, whose links come from the strongest down. */
export async function smoothed(spaces: Spaces, links: SparseRows, pace: Pace): Promise<Spaces> {
  return {
    ...spaces,
    pages: { ...spaces.pages, rows: await smoothedRows(spaces.pages.rows, links, pace) },
    vectors: await smoothedVectors(spaces.vectors, links, pace),
  };
}

export const similarityOf = (spaces: Spaces): Similarity => similarityBy(alone, spaces);
/** @param spaces smoothed */
export const similarityAmongNeighbours = (spaces: Spaces): Similarity =>
  similarityBy(amongNeighbours, spaces);

function scaled(rows: SparseRows, weight: number): SparseRows {
  return { ...rows, values: rows.values.map((value) => value * Math.sqrt(weight)) };
}

function similarityBy(
  weights: Weights,
  { words, answers, pages, categories, categorised, vectors }: Spaces,
): Similarity {
  const height = heightOf(words);
  const idfShrinkage = Math.min(1, Math.sqrt(fittedQuestions / height));
  const ofVectors = weights.vectors * idfShrinkage;
  const spaces = [
    scaled(words, weights.words + mostGained * (1 - idfShrinkage)),
    scaled(answers, weights.answers),
    scaled(pages.rows, weights.pages),
    scaled(categories, weights.categories),
  ];
  const dense = spaces.map(({ width }) => new Float32Array(width));
  let loaded = 0;
  let shifted = 0;
  const logOdds = (other: number): number => {
    let sum =
      byChance +
      shifted +
      ofVectors * cosine(vectors, loaded, other) +
      weights.otherCategory * (categorised[loaded] ?? 0) * (categorised[other] ?? 0) +
      weights.otherPages * (pages.known[loaded] ?? 0) * (pages.known[other] ?? 0);
    for (let at = 0; at < spaces.length; at++) {
      sum += dot(dense[at] as Float32Array, spaces[at] as SparseRows, other);
    }
    return sum;
  };
  return {
    spaces,
    byChance,
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

const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

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
    await pace();
    similarity.load(one);
    for (let other = 0; other < count; other += Math.ceil(count / heldAgainst)) {
      if (other === one) continue;
      const logOdds = Math.round(similarity.logOdds(other) * stepsPerUnit) / stepsPerUnit;
      pairs.set(logOdds, (pairs.get(logOdds) ?? 0) + 1);
      total++;
    }
    similarity.unload();
  }
  if (total === 0) return;
  const shareAt = (shift: number): number => {
    let sum = 0;
    for (const [logOdds, times] of pairs) sum += times * probability(logOdds + shift);
    const mean = sum / total;
    const others = probability(similarity.byChance + shift);
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
