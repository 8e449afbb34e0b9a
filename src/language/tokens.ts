import { stemmer } from 'stemmer';

/** Longer questions contain logs or pastes after the question itself, and would cost much time. */
const maxCharacters = 1_000;
const maxWord = 40;

/** Scripts written without spaces between words, which need a dictionary to be split. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const addressPattern = /\b(?:https?:\/\/|www\.)\S+/g;

/** Placeholders of redaction, such as `[email]`. */
const redacted = /\[[a-z][a-z -]{1,30}\]/g;

/** Identifiers say nothing about the topic. */
const uuidPattern = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const minIdentifier = 7;
/** Versions and error codes are shorter, or have fewer digits. */
const identifierPattern = /^(?:\d{7,}|(?=(?:\D*\d){4})[a-z0-9_]{12,})$/;

/** Names with punctuation (`c++`, `.net`, `node.js`), versions, then plain words. */
const aWord = /c\+\+|[cf]#|\.net\b|\p{L}+\.js\b|v?\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}_]+/gu;

const contractedForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:s|d|ll|m|re|ve)\b/g, ''],
];

/** Created only for scripts without spaces, because it takes 10 ms. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a text with a dictionary, without punctuation. */
function segments(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(text))
    .filter((piece) => piece.isWordLike)
    .map((piece) => piece.segment);
}

/** The normalized words of a question, in lower case and in reading order, without contractions. */
export function words(text: string): string[] {
  let plain = text.slice(0, maxCharacters).normalize('NFKC').toLowerCase();
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
  return found.map((word) => (word.length > maxWord ? word.slice(0, maxWord) : word));
}

const isIdentifier = (word: string): boolean =>
  word.length >= minIdentifier && identifierPattern.test(word);

const inWords = (word: string): string[] => (unspacedScripts.test(word) ? segments(word) : [word]);

/** Porter's stem for English words, else the word itself. */
export function stem(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

export interface ReadWord {
  word: string;
  stem: string;
}

/**
 * Makes a function that reads the words of texts, in reading order, with their stems. It caches each
 * word, so that a word is the same object in every text.
 *
 * @param spelling corrects a word before it is stemmed
 */
export function wordReader(
  spelling: (word: string) => string = (word) => word,
): (text: string) => ReadWord[] {
  const known = new Map<string, ReadWord>();
  return (text) =>
    words(text).map((word) => {
      const cached = known.get(word);
      if (cached) return cached;
      const entry = { word, stem: stem(spelling(word)) };
      known.set(word, entry);
      return entry;
    });
}

/** How much of a text is searched for small talk, which shows at once. */
export const maxPlainText = 400;

/** Accents on Latin, Greek and Cyrillic letters, which many people omit. */
const accentMarks = /[\u0300-\u036f]/g;
const anApostrophe = /['‘’ʼ`´]/g;
const beyondAscii = /[^\0-\x7f]/;
const plainWord = /[\p{L}\p{M}\p{N}]+/gu;
/** Runs of one letter, as in "hellooo": three or more never spell a word. */
const stretchedLetters = /(\p{L})\1{2,}/gu;

/** Scripts whose phrases are matched letter by letter, because spaces don't separate words. */
const letterByLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A text as the search for small talk reads it. */
export interface Reading {
  /** See {@link plainText}. */
  plain: string;
  /** Its words and numbers, in reading order. */
  words: readonly string[];
  /** Whether some of it is in a script without spaces between words. */
  unspaced: boolean;
}

/** Up to 400 characters, normalized, in lower case and without accents and apostrophes. */
export function plainText(text: string): string {
  const read = text.slice(0, maxPlainText);
  if (!beyondAscii.test(read)) return read.toLowerCase().replaceAll("'", '').replaceAll('`', '');
  return unaccented(read).toLowerCase().replace(anApostrophe, '');
}

/** Normalizes a text, and removes accents. */
export function unaccented(text: string): string {
  return text.normalize('NFKD').replace(accentMarks, '').normalize('NFC');
}

export function plainWords(plain: string): string[] {
  return plain.match(plainWord) ?? [];
}

export function readText(text: string): Reading {
  const plain = plainText(text);
  return { plain, words: plainWords(plain), unspaced: letterByLetter.test(plain) };
}

/** Possible spellings of a word with stretched letters: "hello" and "helloo" for "hellooo". */
export function unstretched(word: string): readonly string[] {
  if (word.search(stretchedLetters) < 0) return [];
  return [word.replace(stretchedLetters, '$1'), word.replace(stretchedLetters, '$1$1')];
}

/** White space after a mark, right after an East Asian one, or a line break. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])\s*|\n+/;

/** With their punctuation marks. */
export const splitSentences = (text: string): string[] => text.split(sentenceEnd).filter(Boolean);
