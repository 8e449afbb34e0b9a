import { stem, words } from './tokens.ts';
import {
  addScaled,
  commonStems,
  scaleToOne,
  vectorOfUnknown,
  wordVector,
  wordWeight,
} from './vocabulary.ts';

/*
 * The nearness of two questions: the log-odds that they ask the same thing, by a logistic regression
 * on their words, pages and categories. It depends on nothing else, so it is the same in every run.
 * The weights lie between two fits, each on the labelled questions of one product at four levels of
 * evidence and tested on those of the other.
 */
const weights = {
  /** The log-odds without evidence. */
  byChance: -4.8,
  /** For the cosine of the meanings. */
  meaning: 7.6,
  /** For the share of parts, such as "migr", that different words have in common. */
  parts: 8.6,
  samePage: 1.5,
  otherPage: -0.2,
  sameCategory: 1.1,
  otherCategory: -0.9,
};

/** Up to this weight, a word is a stop word. */
const stopWordWeight = 0.2;
/** The factor for the meaning of an unknown word, which resembles only itself. */
const unknownFactor = 0.15;
/** In letters; the start and the end of a word count as one each. */
const partLength = 4;

/** The stems of a text without stop words: the same for different wordings of a sentence. */
export function wordingOf(text: string): string {
  const stems = new Set(words(text).map(stem));
  const telling = [...stems].filter((one) => wordWeight(one) > stopWordWeight).sort();
  return telling.join(' ') || text;
}

/** A question that is ready to be compared. */
export interface PreparedQuestion {
  page: string | null;
  category: string | null;
  /** Of length 1, or 0 if it has no words. */
  meaning: Float32Array;
  /** Hashes. */
  stems: readonly number[];
  /** Hashes of the parts of its words without stop words, ascending, and the stem of each. */
  parts: Int32Array;
  stemOfPart: readonly number[];
}

let usual: Float32Array | undefined;

/** The mean of the vectors of common words, which nearly all questions share. */
function usualMeaning(): Float32Array {
  if (usual) return usual;
  const mean = new Float32Array(vectorOfUnknown('').length);
  let total = 0;
  for (const common of commonStems()) {
    const weight = wordWeight(common);
    const vector = wordVector(common);
    total += weight;
    if (vector) addScaled(mean, 0, vector, weight);
  }
  usual = mean.map((value) => value / total);
  return usual;
}

/** FNV-1a, 32 bits. */
export function fnv1a(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state;
}

function partsOf(word: string): number[] {
  const whole = ` ${word} `;
  const count = Math.max(1, whole.length - partLength + 1);
  return Array.from({ length: count }, (_, at) => fnv1a(whole.slice(at, at + partLength)));
}

/** What a word contributes to a question. */
interface Contribution {
  stem: number;
  /** Less the usual meaning, times the word's weight. */
  meaning: Float32Array;
  /** Empty for a stop word. */
  parts: readonly number[];
}

/** Of half a kilobyte each. */
const maxCached = 20_000;
const cached = new Map<string, Contribution>();

function contributionOf(word: string): Contribution {
  const known = cached.get(word);
  if (known) return known;
  const own = stem(word);
  const weight = wordWeight(own);
  const center = usualMeaning();
  const meaning =
    wordVector(own)?.map((value, at) => weight * (value - (center[at] ?? 0))) ??
    vectorOfUnknown(own).map((value) => weight * unknownFactor * value);
  const parts = weight > stopWordWeight ? partsOf(word) : [];
  const contribution = { stem: fnv1a(own), meaning, parts };
  if (cached.size >= maxCached) cached.clear();
  cached.set(word, contribution);
  return contribution;
}

/**
 * Prepares a question for {@link nearness}.
 *
 * @param text redacted; only its first 1,000 characters count
 * @param page address of the page that it was asked on, if known
 * @param category null if it is not known
 */
export function prepareQuestion(
  text: string,
  page: string | null,
  category: string | null,
): PreparedQuestion {
  const meaning = new Float32Array(usualMeaning().length);
  const stems: number[] = [];
  /** For each part, the last of `stems` that has it. */
  const lastWith = new Map<number, number>();
  for (const word of new Set(words(text))) {
    const contribution = contributionOf(word);
    let at = stems.indexOf(contribution.stem);
    if (at < 0) {
      at = stems.push(contribution.stem) - 1;
      addScaled(meaning, 0, contribution.meaning, 1);
    }
    for (const part of contribution.parts) {
      lastWith.set(part, Math.max(at, lastWith.get(part) ?? 0));
    }
  }
  scaleToOne(meaning);
  const parts = Int32Array.from(lastWith.keys()).sort();
  const stemOfPart = Array.from(parts, (part) => stems[lastWith.get(part) as number] as number);
  return { page, category, meaning, stems, parts, stemOfPart };
}

/** The share of parts that two questions have in common, outside their common words: 0 to 1. */
function partsInCommon(a: PreparedQuestion, b: PreparedQuestion): number {
  const parts = a.parts;
  const others = b.parts;
  let at = 0;
  let other = 0;
  let common = 0;
  while (at < parts.length && other < others.length) {
    const part = parts[at] as number;
    const against = others[other] as number;
    if (part < against) at++;
    else if (part > against) other++;
    else {
      const isOwn = b.stems.includes(a.stemOfPart[at++] as number);
      if (!isOwn && !a.stems.includes(b.stemOfPart[other] as number)) common++;
      other++;
    }
  }
  return (2 * common) / Math.max(1, parts.length + others.length);
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** {@link nearness} without pages and categories. */
export function wordNearness(a: PreparedQuestion, b: PreparedQuestion): number {
  const cosine = product(a.meaning, b.meaning);
  return weights.byChance + weights.meaning * cosine + weights.parts * partsInCommon(a, b);
}

/** The mean {@link wordNearness} to many questions, weighted by how often each was asked. */
export function meanWordNearness(
  many: readonly { prepared: PreparedQuestion; count: number }[],
): (one: PreparedQuestion) => number {
  const meaning = new Float32Array(usualMeaning().length);
  let total = 0;
  for (const { prepared, count } of many) {
    addScaled(meaning, 0, prepared.meaning, count);
    total += count;
  }
  return (one) => {
    let common = 0;
    for (const { prepared, count } of many) common += count * partsInCommon(one, prepared);
    const sum = weights.meaning * product(one.meaning, meaning) + weights.parts * common;
    return weights.byChance + sum / total;
  };
}

/** About -5 for two random questions, above 1 for two wordings of a sentence. */
export function nearness(a: PreparedQuestion, b: PreparedQuestion): number {
  return (
    wordNearness(a, b) +
    evidence(a.page, b.page, weights.samePage, weights.otherPage) +
    evidence(a.category, b.category, weights.sameCategory, weights.otherCategory)
  );
}

function evidence(a: string | null, b: string | null, same: number, other: number): number {
  if (a === null || b === null) return 0;
  return a === b ? same : other;
}
