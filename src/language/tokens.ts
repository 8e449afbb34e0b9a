import { stemmer } from 'stemmer';

/**
 * What is read of one question. Longer ones are logs or pastes, and what is asked stands at the
 * start; a bound also keeps one row from costing more than a thousand others.
 */
const charactersRead = 1_000;
const longestWord = 40;

/** Scripts written without spaces between words, which need a dictionary to be split. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const addressPattern = /\b(?:https?:\/\/|www\.)\S+/g;

/** What redaction leaves in a text's place, such as `[email]`: it says nothing about the topic. */
const redacted = /\[[a-z][a-z -]{1,30}\]/g;

/** Names one thing among many of its kind, and says nothing about what is asked of it. */
const uuidPattern = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const shortestIdentifier = 7;
/** Versions and error codes are shorter, or have fewer digits. */
const identifierPattern = /^(?:\d{7,}|(?=(?:\D*\d){4})[a-z0-9_]{12,})$/;

/** Names that hold punctuation (`c++`, `.net`, `node.js`), versions, then plain words. */
const aWord = /c\+\+|[cf]#|\.net\b|\p{L}+\.js\b|v?\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}_]+/gu;

const contractedForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:s|d|ll|m|re|ve)\b/g, ''],
];

/** Made when first needed, which is in scripts without spaces: it takes 10 ms. */
let segmenter: Intl.Segmenter | undefined;

/** The text in pieces as a dictionary has them, punctuation left out. */
function segments(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(text))
    .filter((piece) => piece.isWordLike)
    .map((piece) => piece.segment);
}

/** The words of a question in lower case, in reading order: compatibility forms and contractions undone. */
export function words(text: string): string[] {
  let plain = text.slice(0, charactersRead).normalize('NFKC').toLowerCase();
  if (plain.includes('://') || plain.includes('www.')) plain = plain.replace(addressPattern, ' ');
  if (plain.includes('[')) plain = plain.replace(redacted, ' ');
  if (plain.includes('-')) plain = plain.replace(uuidPattern, ' ');
  plain = plain.replace(/[‘’ʼ`´]/g, "'");
  if (plain.includes("'") || plain.includes('cannot')) {
    for (const [pattern, replacement] of contractedForms)
      plain = plain.replace(pattern, replacement);
  }
  let found: string[] = plain.match(aWord) ?? [];
  if (/\d/.test(plain)) found = found.filter((word) => !isIdentifier(word));
  if (beyondAscii.test(plain) && unspacedScripts.test(plain)) found = found.flatMap(inWords);
  return found.map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word));
}

const isIdentifier = (word: string): boolean =>
  word.length >= shortestIdentifier && identifierPattern.test(word);

const inWords = (word: string): string[] => (unspacedScripts.test(word) ? segments(word) : [word]);

/** The word's stem: Porter's for English, else the word itself. */
export function stem(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

export interface ReadWord {
  word: string;
  stem: string;
}

/**
 * A function that gives the words of texts, in reading order, with their stems. Each word is stemmed
 * and kept in memory once: the same word is the same object in every text.
 *
 * @param spelling how a word is to be spelt before it is stemmed
 */
export function wordReader(
  spelling: (word: string) => string = (word) => word,
): (text: string) => ReadWord[] {
  const known = new Map<string, ReadWord>();
  return (text) =>
    words(text).map((word) => {
      const before = known.get(word);
      if (before) return before;
      const entry = { word, stem: stem(spelling(word)) };
      known.set(word, entry);
      return entry;
    });
}

/** What is read of a text that may be small talk: that shows at once, and a bound keeps pastes cheap. */
export const plainCharacters = 400;

/** Accents on Latin, Greek and Cyrillic letters: left out by many who type in a hurry. */
const accentMarks = /[\u0300-\u036f]/g;
const anApostrophe = /['‘’ʼ`´]/g;
const beyondAscii = /[^\0-\x7f]/;
const plainWord = /[\p{L}\p{M}\p{N}]+/gu;
/** Runs of one letter, as in "hellooo": three or more never spell a word. */
const stretchedLetters = /(\p{L})\1{2,}/gu;

/** Scripts whose phrases are matched letter by letter, as spaces do not part their words. */
const letterByLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A text as set-aside decisions read it. */
export interface Reading {
  /** In lower case, compatibility forms, accents and apostrophes undone; at most 400 characters. */
  plain: string;
  /** Its words and numbers, in reading order. */
  words: readonly string[];
  /** Whether some of it is in a script without spaces between words. */
  unspaced: boolean;
}

/** Lower case without accents and apostrophes; the same for texts and for the tables' phrases. */
export function plainText(text: string): string {
  const read = text.slice(0, plainCharacters);
  if (!beyondAscii.test(read)) return read.toLowerCase().replaceAll("'", '').replaceAll('`', '');
  return unaccented(read).toLowerCase().replace(anApostrophe, '');
}

/** Without accents, and compatibility forms undone. */
export function unaccented(text: string): string {
  return text.normalize('NFKD').replace(accentMarks, '').normalize('NFC');
}

/** The words of a plain text. */
export function plainWords(plain: string): string[] {
  return plain.match(plainWord) ?? [];
}

/** Reads a text, its beginning only if it is long. */
export function readText(text: string): Reading {
  const plain = plainText(text);
  return { plain, words: plainWords(plain), unspaced: letterByLetter.test(plain) };
}

/** The ways to read a word with stretched letters: "helloo" and "hello" for "hellooo". */
export function unstretched(word: string): readonly string[] {
  if (word.search(stretchedLetters) < 0) return [];
  return [word.replace(stretchedLetters, '$1'), word.replace(stretchedLetters, '$1$1')];
}

/** A sentence ends before white space, in scripts without spaces before the next, or with its line. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])\s*|\n+/;

/** The sentences of a text, with their marks. */
export const sentencesOf = (text: string): string[] => text.split(sentenceEnd).filter(Boolean);
