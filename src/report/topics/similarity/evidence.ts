import { splitSentences, stemsOf } from '../../../language/tokens.ts';
import {
  addScaled,
  scaleToUnitLength,
  subtractMean,
  vectorLength,
} from '../../../language/vectors.ts';
import { unknownWordVector, wordVector, wordWeight } from '../../../language/vocabulary.ts';
import { rowsFromNames, type SparseRows, scaleRows } from '../../../search/sparse.ts';
import { askedPage, citedPages, type Question } from '../../source/question.ts';
import type { DistinctQuestion } from '../questions.ts';

/** What is known about questions: for each kind of evidence, one row of numbers per question. */
export interface Evidence {
  words: SparseRows;
  pages: SparseRows;
  categories: SparseRows;
  /** Meanings, of length 1, or of length 0 if no word is known. */
  vectors: readonly Float32Array[];
}

/** A question, or a community of questions that are compared as one. */
interface Compared {
  /** Stems, with the share of the questions that have each. */
  stems: readonly (readonly [stem: string, share: number])[];
  rows: readonly Question[];
}

function asOne(questions: readonly DistinctQuestion[]): Compared {
  const stems = new Map<string, number>();
  for (const { stems: own } of questions) {
    for (const stem of own) add(stems, stem, 1 / questions.length);
  }
  return { stems: [...stems], rows: questions.flatMap(({ rows }) => rows) };
}

/** @param all all questions of the export; the more of them name a page, the less it tells */
export function evidenceOf(
  questions: readonly DistinctQuestion[],
  all: readonly Question[],
): Evidence {
  const answers = failedAnswerStems(questions, all);
  return evidenceFrom(
    questions.map(({ stems, rows }) => ({ stems: stems.map((stem) => [stem, 1]), rows })),
    { pageRarity: pageRarityIn(all), answers, assumedOtherQuestions: 2 },
  );
}

/**
 * Returns a function that compares communities instead of questions. Of many questions, what they share
 * stands out, so the pages are those of the whole community, however few of its questions name each.
 */
export function communityEvidence(
  all: readonly Question[],
): (communities: readonly (readonly DistinctQuestion[])[]) => Evidence {
  const pageRarity = pageRarityIn(all);
  return (communities) => {
    const evidence = evidenceFrom(communities.map(asOne), {
      pageRarity,
      assumedOtherQuestions: 20,
    });
    return { ...evidence, pages: scaleRows(evidence.pages, unnamedPages) };
  };
}

/** Length of a row of pages at which half of the community's questions may as well be about other pages. */
const unnamedPages = 0.1;

interface Known {
  pageRarity: (page: string) => number;
  /** Weighted stems of each question's failed answers; none for communities. */
  answers?: readonly ReadonlyMap<string, number>[];
  /** Number of questions about other things that are assumed to exist when the mean meaning is subtracted. */
  assumedOtherQuestions: number;
}

function evidenceFrom(
  compared: readonly Compared[],
  { pageRarity, answers = [], assumedOtherQuestions }: Known,
): Evidence {
  const rarities = raritiesIn(compared);
  const vectors = compared.map(meaningReader(rarities, answers));
  subtractMean(vectors, assumedOtherQuestions);
  return {
    words: wordRows(compared, rarities),
    pages: pageRows(compared, pageRarity),
    categories: categoryRows(compared),
    vectors,
  };
}

/**
 * Number of questions about other things that are assumed to exist, so that if all of six questions ask
 * about webhooks, the word still says something.
 */
const otherQuestions = 100;

/** The square roots of the stems' inverse document frequencies, which all weights use. */
type Rarities = ReadonlyMap<string, number>;

function raritiesIn(compared: readonly Compared[]): Rarities {
  const counts = new Map<string, number>();
  for (const { stems } of compared) for (const [stem, share] of stems) add(counts, stem, share);
  const all = compared.length + otherQuestions;
  return new Map(Array.from(counts, ([stem, count]) => [stem, Math.sqrt(Math.log(all / count))]));
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

/** Minimum weight of a word: even "how" and "why" help to tell questions apart. */
const minWeight = 0.45;

/**
 * Returns one unit vector of stem weights per question. A stem's weight depends on how much the word says
 * and on its rarity, but far less on rarity than tf-idf does, as a question has only about ten words.
 */
function wordRows(compared: readonly Compared[], rarities: Rarities): SparseRows {
  const rows = compared.map(({ stems }) => {
    const weights = stems.map(([stem, share]): [stem: string, weight: number] => {
      const weight = minWeight + (1 - minWeight) * Math.sqrt(wordWeight(stem));
      return [stem, share * weight * (rarities.get(stem) as number)];
    });
    const length = vectorLength(weights.map(([, weight]) => weight));
    for (const entry of weights) entry[1] /= length;
    return weights;
  });
  return rowsFromNames(rows);
}

/**
 * Probability that a question is about a page that its answer cites, and about the page it was asked on.
 * The service chooses what to cite; readers may ask on any page.
 */
const pageProbability = { cited: 0.8, asked: 0.6 } as const;

/** By the number of questions that were asked on a page or whose answers cite it. */
function pageRarityIn(all: readonly Question[]): (page: string) => number {
  const counts = new Map<string, number>();
  for (const question of all) {
    const pages = new Set([askedPage(question) ?? [], citedPages(question)].flat());
    for (const page of pages) add(counts, page, 1);
  }
  return (page) => Math.sqrt(Math.log(all.length / (counts.get(page) ?? 1)));
}

/**
 * Estimates which pages each question is about, from the page it was asked on and the pages that its answers
 * cited. Answers cite pages in the order of retrieval, so each citation tells less than the one before.
 *
 * @returns one row per question: the probability that it is about each page, weighted by the rarity of
 *   the page. The dot product of two rows says how much two questions are about the same pages.
 */
function pageRows(compared: readonly Compared[], rarity: (page: string) => number): SparseRows {
  const profiles = compared.map(({ rows }) => {
    const asked = new Map<string, number>();
    const about = new Map<string, number>();
    const share = 1 / rows.length;
    for (const row of rows) {
      const page = askedPage(row);
      if (page) add(asked, page, pageProbability.asked * share);
      for (const [place, cited] of [...new Set(citedPages(row))].entries()) {
        add(about, cited, (pageProbability.cited * share) / (place + 1));
      }
    }
    // A question is about a page unless both its citation and the page it was asked on mislead.
    for (const [page, chance] of asked) {
      about.set(page, 1 - (1 - (about.get(page) ?? 0)) * (1 - chance));
    }
    return about;
  });
  return rowsFromNames(profiles, rarity);
}

/** One row per question: the share of its rows in each category. */
function categoryRows(compared: readonly Compared[]): SparseRows {
  return rowsFromNames(
    compared.map(({ rows }) => {
      const shares = new Map<string, number>();
      for (const { category } of rows) if (category) add(shares, category, 1 / rows.length);
      return shares;
    }),
  );
}

/** Minimum number and share of answers that have a sentence for it to be a stock phrase like "no answer". */
const minStockAnswers = 4;
const minStockShare = 0.025;
/** Number of answers about other things that are assumed to exist. */
const otherAnswers = 20;

/**
 * Returns, for each question, weighted stems of its failed answers. A failed answer often names what it
 * did not find: "How to rotate a key isn't described in API keys."
 */
export function failedAnswerStems(
  questions: readonly DistinctQuestion[],
  all: readonly Question[],
): ReadonlyMap<string, number>[] {
  const inAnswers = new Map<string, number>();
  for (const { answer } of all) if (answer) add(inAnswers, answer, 1);
  const stock = new Map<string, number>();
  for (const [answer, times] of inAnswers) {
    for (const sentence of new Set(splitSentences(answer))) add(stock, sentence, times);
  }
  const minStock = Math.max(minStockAnswers, minStockShare * all.length);
  const read = new Map<string, Set<string>>();
  for (const answer of inAnswers.keys()) {
    const own = splitSentences(answer).filter((one) => (stock.get(one) ?? 0) < minStock);
    read.set(answer, new Set(stemsOf(own.join(' '))));
  }
  const named = questions.map(({ rows }) => {
    const answers = new Set(rows.flatMap(({ answer }) => answer || []));
    return new Set([...answers].flatMap((answer) => [...(read.get(answer) ?? [])]));
  });
  const frequencies = new Map<string, number>();
  for (const stems of named) for (const stem of stems) add(frequencies, stem, 1);
  const count = questions.length + otherAnswers;
  return named.map((stems) => {
    const weightOf = (stem: string): number =>
      Math.log(count / (frequencies.get(stem) ?? 1)) * wordWeight(stem);
    return new Map([...stems].map((stem) => [stem, weightOf(stem)]));
  });
}

/** Weight of a question's failed answers; the question's own words have weight 1. */
const answerShare = 0.5;

/**
 * Returns a function that gives a question's vector of meaning: the mean of its words' vectors, weighted by
 * how much a word says and how rare it is, and of its failed answers' words.
 */
function meaningReader(rarities: Rarities, answers: readonly ReadonlyMap<string, number>[]) {
  const { length: width } = unknownWordVector('');
  const noVector = new Float32Array(0);
  const known = new Map<string, Float32Array>();
  const vectorOf = (stem: string): Float32Array => {
    const read = known.get(stem);
    if (read) return read;
    const vector = wordVector(stem) ?? noVector;
    known.set(stem, vector);
    return vector;
  };
  const meaningOf = (
    stems: Iterable<readonly [stem: string, share: number]>,
    weightOf: (stem: string) => number,
  ): Float32Array => {
    const meaning = new Float32Array(width);
    for (const [stem, share] of stems) {
      addScaled(meaning, vectorOf(stem), share * weightOf(stem));
    }
    scaleToUnitLength(meaning);
    return meaning;
  };
  return ({ stems }: Compared, at: number): Float32Array => {
    const meaning = meaningOf(stems, (stem) => wordWeight(stem) * (rarities.get(stem) as number));
    const named = answers[at];
    if (named?.size)
      addScaled(
        meaning,
        meaningOf(named, () => 1),
        answerShare,
      );
    scaleToUnitLength(meaning);
    return meaning;
  };
}
