import { fnv1a } from './hash.ts';
import { stem, stemsOf, words } from './tokens.ts';
import { addScaled, dotProduct, scaleToUnitLength } from './vectors.ts';
import {
  commonStems,
  isInformative,
  unknownWordVector,
  wordVector,
  wordWeight,
} from './vocabulary.ts';

/*
 * The nearness of two questions: the log-odds that they ask the same thing, by a logistic regression
 * on their words, pages and categories. Nearness depends on nothing else, so it is the same in every run.
 * The weights are between two fits, each to one product's labelled questions and tested on the other's.
 */
const weights = {
  /** Log-odds without any evidence. */
  byChance: -4.8,
  /** Weight of the cosine of the two meanings. */
  meaning: 7.6,
  /** Weight of the share of word parts, such as "migr", that different words have in common. */
  parts: 8.6,
  samePage: 1.5,
  otherPage: -0.2,
  sameCategory: 1.1,
  otherCategory: -0.9,
};

/** Factor for the meaning of an unknown word, whose vector is near no other. */
const unknownFactor = 0.15;
/** Length of a part of a word, in characters; a word's start and end count as one character each. */
const partLength = 4;

/** The sorted stems of a text, without stop words. Texts with the same words have the same result. */
export function wordingOf(text: string): string {
  return [...new Set(stemsOf(text))].filter(isInformative).sort().join(' ') || text;
}

/** A question that is ready to be compared. */
export interface PreparedQuestion {
  page: string | null;
  category: string | null;
  /** Vector of length 1, or of length 0 if the question has no words. */
  meaning: Float32Array;
  /** Hashes of the stems. */
  stems: readonly number[];
  /** Hashes of the parts of words other than stop words, in ascending order, and the last stem with each part. */
  parts: readonly number[];
  stemOfPart: readonly number[];
}

let cachedMean: Float32Array | undefined;

/** The mean vector of common words, which is subtracted because nearly all questions share it. */
function meanOfCommonWords(): Float32Array {
  if (cachedMean) return cachedMean;
  const mean = new Float32Array(unknownWordVector('').length);
  let total = 0;
  for (const common of commonStems()) {
    const weight = wordWeight(common);
    const vector = wordVector(common);
    total += weight;
    if (vector) addScaled(mean, vector, weight);
  }
  cachedMean = mean.map((value) => value / total);
  return cachedMean;
}

function partsOf(word: string): number[] {
  const whole = ` ${word} `;
  const count = Math.max(1, whole.length - partLength + 1);
  return Array.from({ length: count }, (_, index) => fnv1a(whole.slice(index, index + partLength)));
}

/** What a word contributes to a `PreparedQuestion`. */
interface WordContribution {
  stem: number;
  /** The word's vector minus `meanOfCommonWords`, times the word's weight. */
  meaning: Float32Array;
  /** Hashes of the word's parts; empty for a stop word. */
  parts: readonly number[];
}

/** Maximum number of cached words, of about half a kilobyte each. */
const maxCached = 20_000;
const cachedContributions = new Map<string, WordContribution>();

function contributionOf(word: string): WordContribution {
  const known = cachedContributions.get(word);
  if (known) return known;
  const wordStem = stem(word);
  const weight = wordWeight(wordStem);
  const center = meanOfCommonWords();
  const meaning =
    wordVector(wordStem)?.map((value, index) => weight * (value - (center[index] ?? 0))) ??
    unknownWordVector(wordStem).map((value) => weight * unknownFactor * value);
  const parts = isInformative(wordStem) ? partsOf(word) : [];
  const contribution = { stem: fnv1a(wordStem), meaning, parts };
  if (cachedContributions.size >= maxCached) cachedContributions.clear();
  cachedContributions.set(word, contribution);
  return contribution;
}

/** More stems than a question has. A part's hash times this number is still a safe integer. */
const maxStems = 2 ** 16;

interface QuestionToPrepare {
  /** The redacted question, of which only the first 1,000 characters count. */
  text: string;
  /** URL of the page that the question was asked on; null if it is unknown. */
  page?: string | null | undefined;
  category?: string | null | undefined;
}

/** Prepares a question for {@link nearness}. */
export function prepareQuestion({
  text,
  page = null,
  category = null,
}: QuestionToPrepare): PreparedQuestion {
  const meaning = new Float32Array(meanOfCommonWords().length);
  const stems: number[] = [];
  /** Each part with its stem's index in `stems`, in one number: sorting numbers is much faster than a map of parts. */
  const partsWithStems: number[] = [];
  for (const word of new Set(words(text))) {
    const contribution = contributionOf(word);
    let index = stems.indexOf(contribution.stem);
    if (index < 0) {
      index = stems.push(contribution.stem) - 1;
      addScaled(meaning, contribution.meaning, 1);
    }
    for (const part of contribution.parts) partsWithStems.push(part * maxStems + index);
  }
  scaleToUnitLength(meaning);
  const sorted = new Float64Array(partsWithStems).sort();
  const parts: number[] = [];
  const stemOfPart: number[] = [];
  for (const value of sorted) {
    const part = Math.floor(value / maxStems);
    // The last of a part's stems counts.
    const place = part === parts.at(-1) ? parts.length - 1 : parts.push(part) - 1;
    stemOfPart[place] = stems[value - part * maxStems] as number;
  }
  return { page, category, meaning, stems, parts, stemOfPart };
}

/** The share of word parts, from 0 to 1, that two questions have in common in words that only one has. */
function partsInCommon(a: PreparedQuestion, b: PreparedQuestion): number {
  const parts = a.parts;
  const others = b.parts;
  let index = 0;
  let other = 0;
  let common = 0;
  while (index < parts.length && other < others.length) {
    const part = parts[index] as number;
    const against = others[other] as number;
    if (part < against) index++;
    else if (part > against) other++;
    else {
      const isOwn = b.stems.includes(a.stemOfPart[index++] as number);
      if (!isOwn && !a.stems.includes(b.stemOfPart[other] as number)) common++;
      other++;
    }
  }
  return (2 * common) / Math.max(1, parts.length + others.length);
}

/** {@link nearness} by words alone, without pages and categories. */
export function wordNearness(a: PreparedQuestion, b: PreparedQuestion): number {
  const cosine = dotProduct(a.meaning, b.meaning);
  return weights.byChance + weights.meaning * cosine + weights.parts * partsInCommon(a, b);
}

/** Log-odds that two questions ask the same: about -5 at random, above 1 for two wordings of one. */
export function nearness(a: PreparedQuestion, b: PreparedQuestion): number {
  return (
    wordNearness(a, b) +
    weightOfMatch(a.page, b.page, weights.samePage, weights.otherPage) +
    weightOfMatch(a.category, b.category, weights.sameCategory, weights.otherCategory)
  );
}

function weightOfMatch(a: string | null, b: string | null, same: number, other: number): number {
  if (a === null || b === null) return 0;
  return a === b ? same : other;
}
