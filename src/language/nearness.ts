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
 * The nearness of two questions: the log-odds that they ask the same, by a logistic regression on
 * their words, their pages and their categories. It depends on nothing else, so it is the same in
 * every run. The weights were fitted on the labelled questions of two products at four levels of
 * evidence, each tested on the other product, and lie between the fits.
 */
const weights = {
  byChance: -4.8,
  /** For the cosine of the meanings. */
  meaning: 7.6,
  /** For the share of common word parts, such as "migrat", of words that differ. */
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
  parts: readonly number[];
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
interface ReadWord {
  stem: number;
  /** Less the usual meaning, times the word's weight. */
  meaning: Float32Array;
  /** Empty for a stop word. */
  parts: readonly number[];
}

function readWord(word: string): ReadWord {
  const own = stem(word);
  const weight = wordWeight(own);
  const center = usualMeaning();
  const meaning =
    wordVector(own)?.map((value, at) => weight * (value - (center[at] ?? 0))) ??
    vectorOfUnknown(own).map((value) => weight * unknownFactor * value);
  return { stem: fnv1a(own), meaning, parts: weight > stopWordWeight ? partsOf(word) : [] };
}

/** Of half a kilobyte each. */
const maxCached = 20_000;
const cached = new Map<string, ReadWord>();

function wordOf(word: string): ReadWord {
  const found = cached.get(word);
  if (found) return found;
  if (cached.size >= maxCached) cached.clear();
  const read = readWord(word);
  cached.set(word, read);
  return read;
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
  const parts: number[] = [];
  for (const word of new Set(words(text))) {
    const read = wordOf(word);
    let place = stems.indexOf(read.stem);
    if (place < 0) {
      place = stems.push(read.stem) - 1;
      addScaled(meaning, 0, read.meaning, 1);
    }
    for (const part of read.parts) parts.push(part * maxStems + place);
  }
  scaleToOne(meaning);
  return { page, category, meaning, stems, ...ascending(parts, stems) };
}

/** More than 1,000 characters can have, so that a part and its stem's place fit into one number. */
const maxStems = 2 ** 10;

/** Unique parts in order, each with the last stem that has it. */
function ascending(found: readonly number[], stems: readonly number[]) {
  const parts: number[] = [];
  const stemOfPart: number[] = [];
  for (const one of new Float64Array(found).sort()) {
    const part = Math.floor(one / maxStems);
    if (part !== parts.at(-1)) parts.push(part);
    stemOfPart[parts.length - 1] = stems[one - part * maxStems] as number;
  }
  return { parts, stemOfPart };
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
