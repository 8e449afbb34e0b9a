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
 * How near two questions are: the log-odds that they ask the same, by a logistic regression on their
 * words, the page that each was asked on and their category. It depends on nothing else, so that a
 * pair is as near in every run. The weights were fitted on each of two labelled products' questions
 * at four levels of evidence and tested on the other's; what is rounded here lies between the fits.
 */
const weights = {
  byChance: -4.8,
  /** Of the cosine of what the words mean. */
  meaning: 7.6,
  /** Of the share of parts in common, such as "migrat", of words that are not in common. */
  parts: 8.6,
  samePage: 1.5,
  otherPage: -0.2,
  sameCategory: 1.1,
  otherCategory: -0.9,
};

/** A word that says at most this much does not tell what is asked. */
const leastTelling = 0.2;
/** What the meaning of a word counts that no table knows: it is like itself alone. */
const shareOfUnknown = 0.15;
/** Letters of a part of a word, its ends counted as one each. */
const partLength = 4;

/** What a text asks as far as its words alone say: the same for two wordings of one sentence. */
export function wordingOf(text: string): string {
  const stems = new Set(words(text).map(stem));
  const telling = [...stems].filter((one) => wordWeight(one) > leastTelling).sort();
  return telling.join(' ') || text;
}

/** A question as it is held against others: made once. */
export interface PreparedQuestion {
  page: string | null;
  category: string | null;
  /** What its words mean together: of length 1, or 0 if it has none. */
  meaning: Float32Array;
  /** Its stems, as hashes. */
  stems: readonly number[];
  /** Hashes of the parts of its telling words, ascending, and the stem that each is of. */
  parts: readonly number[];
  stemOfPart: readonly number[];
}

let usual: Float32Array | undefined;

/** The mean of what common words mean, which all questions have in common. */
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

/** 32 bits of a text, the same at every run: FNV-1a. */
export function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return state;
}

function partsOf(word: string): number[] {
  const whole = ` ${word} `;
  const count = Math.max(1, whole.length - partLength + 1);
  return Array.from({ length: count }, (_, at) => hashOf(whole.slice(at, at + partLength)));
}

/** What a word brings to every question that has it. */
interface ReadWord {
  stem: number;
  /** Weighed by how much it says, and less what all questions have in common. */
  meaning: Float32Array;
  /** None of a word that doesn't tell what is asked. */
  parts: readonly number[];
}

function readWord(word: string): ReadWord {
  const own = stem(word);
  const weight = wordWeight(own);
  const center = usualMeaning();
  const meaning =
    wordVector(own)?.map((value, at) => weight * (value - (center[at] ?? 0))) ??
    vectorOfUnknown(own).map((value) => weight * shareOfUnknown * value);
  return { stem: hashOf(own), meaning, parts: weight > leastTelling ? partsOf(word) : [] };
}

/** Words are read once, as most are in many questions; so many are kept, half a kilobyte each. */
const mostKept = 20_000;
const kept = new Map<string, ReadWord>();

function wordOf(word: string): ReadWord {
  const found = kept.get(word);
  if (found) return found;
  if (kept.size >= mostKept) kept.clear();
  const read = readWord(word);
  kept.set(word, read);
  return read;
}

/**
 * Reads a question for {@link nearness}.
 *
 * @param text redacted; its first 1,000 characters are read
 * @param page address of the page that it was asked on; null if it is not known
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
    for (const part of read.parts) parts.push(part * mostStems + place);
  }
  scaleToOne(meaning);
  return { page, category, meaning, stems, ...ascending(parts, stems) };
}

/** A text of 1,000 characters has fewer: a part and the place of its stem are sorted as one number. */
const mostStems = 2 ** 10;

/** Each part once, with the last of the stems that it is of. */
function ascending(found: readonly number[], stems: readonly number[]) {
  const parts: number[] = [];
  const stemOfPart: number[] = [];
  for (const one of new Float64Array(found).sort()) {
    const part = Math.floor(one / mostStems);
    if (part !== parts.at(-1)) parts.push(part);
    stemOfPart[parts.length - 1] = stems[one - part * mostStems] as number;
  }
  return { parts, stemOfPart };
}

/** The share of both questions' parts that they have in common beyond their common words: 0 to 1. */
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

/** {@link nearness} by the words alone: how surely one is another wording of the other. */
export function wordNearness(a: PreparedQuestion, b: PreparedQuestion): number {
  const cosine = product(a.meaning, b.meaning);
  return weights.byChance + weights.meaning * cosine + weights.parts * partsInCommon(a, b);
}

/** {@link wordNearness} to many on average, those that are asked more often counting more. */
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
    const told = weights.meaning * product(one.meaning, meaning) + weights.parts * common;
    return weights.byChance + told / total;
  };
}

/** The log-odds that two questions ask the same: about -5 for any two, above 1 for two wordings of one sentence. */
export function nearness(a: PreparedQuestion, b: PreparedQuestion): number {
  return (
    wordNearness(a, b) +
    told(a.page, b.page, weights.samePage, weights.otherPage) +
    told(a.category, b.category, weights.sameCategory, weights.otherCategory)
  );
}

function told(a: string | null, b: string | null, same: number, other: number): number {
  if (a === null || b === null) return 0;
  return a === b ? same : other;
}
