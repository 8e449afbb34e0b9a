import { stemmer } from 'stemmer';

/** Longer questions contain logs or pastes after the question itself, and would cost much time. */
const maxCharacters = 1_000;
const maxWord = 40;

/** Scripts written without spaces between words, which need a dictionary to be split. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Addresses, redaction's placeholders such as `[email]`, and UUIDs, which aren't about the topic. */
const noWords =
  /\b(?:https?:\/\/|www\.)\S+|\[[a-z][a-z -]{1,30}\]|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** Versions and error codes are shorter, or have fewer digits. */
const identifier = /^(?:\d{7,}|(?=(?:\D*\d){4})[a-z0-9_]{12,})$/;

/** Names with punctuation (`c++`, `.net`, `node.js`), versions, then plain words. */
const aWord = /c\+\+|[cf]#|\.net\b|\p{L}+\.js\b|v?\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}_]+/gu;

const contractedForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:s|d|ll|m|re|ve)\b/g, ''],
];

/** Created only for scripts without spaces, because it takes 10 ms. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a word of a script without spaces with a dictionary. */
function segments(word: string): string[] {
  if (!unspacedScripts.test(word)) return [word];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(word)).flatMap((piece) =>
    piece.isWordLike ? piece.segment : [],
  );
}

/** The normalized words of a question, in lower case and in reading order, without contractions. */
export function words(text: string): string[] {
  let plain = text.slice(0, maxCharacters).normalize('NFKC').toLowerCase();
  plain = plain.replace(noWords, ' ').replace(/[‘’ʼ`´]/g, "'");
  for (const [pattern, replacement] of contractedForms) plain = plain.replace(pattern, replacement);
  const found = plain.match(aWord) ?? [];
  return found
    .filter((word) => !identifier.test(word))
    .flatMap(segments)
    .map((word) => word.slice(0, maxWord));
}

/** Porter's stem for English words, else the word itself. */
export const stem = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);

export interface StemmedWord {
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
): (text: string) => StemmedWord[] {
  const cached = new Map<string, StemmedWord>();
  return (text) =>
    words(text).map((word) => {
      const entry = cached.get(word) ?? { word, stem: stem(spelling(word)) };
      cached.set(word, entry);
      return entry;
    });
}

/** Small talk is only searched for in the first characters of a text. */
export const maxPlainText = 400;

/** Accents on Latin, Greek and Cyrillic letters, which many people omit. */
const accentMarks = /[\u0300-\u036f]/g;
const anApostrophe = /['‘’ʼ`´]/g;
const plainWord = /[\p{L}\p{M}\p{N}]+/gu;
/** Runs of one letter, as in "hellooo": three or more never spell a word. */
const stretchedLetters = /(\p{L})\1{2,}/gu;

/** Scripts whose phrases are matched letter by letter, because spaces don't separate words. */
const letterByLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A text in which small talk is searched for: its {@link plainText} and {@link plainWords}. */
export interface NormalizedText {
  plain: string;
  words: readonly string[];
  /** Whether some of it is in a script without spaces between words. */
  unspaced: boolean;
}

/** Up to 400 characters, normalized, in lower case and without accents and apostrophes. */
export function plainText(text: string): string {
  return unaccented(text.slice(0, maxPlainText)).toLowerCase().replace(anApostrophe, '');
}

/** Normalizes a text, and removes accents. */
export function unaccented(text: string): string {
  return text.normalize('NFKD').replace(accentMarks, '').normalize('NFC');
}

/** The words and numbers of a {@link plainText}. */
export const plainWords = (plain: string): string[] => plain.match(plainWord) ?? [];

export function readText(text: string): NormalizedText {
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

/** The sentences of a text, with their punctuation marks. */
export const splitSentences = (text: string): string[] => text.split(sentenceEnd).filter(Boolean);
