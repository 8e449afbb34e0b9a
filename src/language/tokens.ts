import { stemmer } from 'stemmer';

/** Number of characters of a text that are read: a longer text mostly ends in logs. */
const maxCharacters = 1_000;
const maxWordLength = 40;

/** Scripts written without spaces between words, which need a dictionary to be split. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** URLs, placeholders of redacted text such as `[email]`, and UUIDs, none of which count as words. */
const ignoredText =
  /\b(?:https?:\/\/|www\.)\S+|\[[a-z][a-z -]{1,30}\]|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** Signs of which each ignored text but a UUID has one. */
const ignoredSigns = ['://', 'www.', '['];
/** Generated identifiers, which don't count as words. Versions and error codes are shorter. */
const identifierPattern = /^(?:\d{7,}|(?=(?:\D*\d){4})[a-z0-9_]{12,})$/;

/** Names with punctuation (`c++`, `.net`, `node.js`), versions, then plain words. */
const wordPattern =
  /c\+\+|[cf]#|\.net\b|v?\d+(?:\.\d+)+|\p{L}+(?:\.js\b|[\p{L}\p{M}\p{N}_]*)|[\p{L}\p{M}\p{N}_]+/gu;
/** The pattern of words for text without other letters than ASCII's, which takes a quarter of the time. */
const asciiWordPattern = /c\+\+|[cf]#|\.net\b|v?\d+(?:\.\d+)+|[a-z]+(?:\.js\b|\w*)|\w+/g;

/** Characters outside of ASCII, except the blocks of punctuation and symbols, such as `’` and `→`. */
const otherLetter = /[\u0080-\u2009\u2060-\u218f\u2400-\u24ff\u2776-\u2793\u27c0-\uffff]/;

const contractedForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:s|d|ll|m|re|ve)\b/g, ''],
];

/** Created only for a script without spaces, because creating a segmenter takes 10 ms. */
let segmenter: Intl.Segmenter | undefined;

/** Splits text of a script without spaces into words, by the dictionary of `Intl.Segmenter`. */
function segments(word: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(word)).flatMap((piece) =>
    piece.isWordLike ? piece.segment : [],
  );
}

/** The words of a question in reading order, in lower case, with contractions expanded or removed. */
export function words(text: string): string[] {
  let plain = text.slice(0, maxCharacters).normalize('NFKC').toLowerCase();
  // Most texts have no sign or script that the slower patterns need, so cheap tests save half of the time.
  if (ignoredSigns.some((sign) => plain.includes(sign)) || /-[0-9a-f]{4}-/.test(plain))
    plain = plain.replace(ignoredText, ' ');
  if (/['‘’ʼ`´]|cannot/.test(plain)) {
    plain = plain.replace(/[‘’ʼ`´]/g, "'");
    for (const [form, replacement] of contractedForms) plain = plain.replace(form, replacement);
  }
  const hasOtherLetters = otherLetter.test(plain);
  let found: string[] = plain.match(hasOtherLetters ? wordPattern : asciiWordPattern) ?? [];
  if (/\d/.test(plain)) {
    found = found.filter((word) => word.length < 7 || !identifierPattern.test(word));
  }
  if (hasOtherLetters && unspacedScripts.test(plain)) {
    found = found.flatMap((word) => (unspacedScripts.test(word) ? segments(word) : word));
  }
  return found.some((word) => word.length > maxWordLength)
    ? found.map((word) => word.slice(0, maxWordLength))
    : found;
}

/** Maximum number of cached stems; texts of one product have far fewer words. */
const maxStems = 100_000;
const stems = new Map<string, string>();

/** Porter's stem of an English word; any other word is returned unchanged. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stemmed = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
  if (stems.size >= maxStems) stems.clear();
  stems.set(word, stemmed);
  return stemmed;
}

/** The stems of a text's {@link words}, in reading order. */
export const stemsOf = (text: string): string[] => words(text).map(stem);

/** Number of characters at the start of a text in which small talk is searched for. */
export const maxPlainTextLength = 400;

/** Accents on Latin, Greek and Cyrillic letters, which people often omit. */
const accentMarks = /[\u0300-\u036f]/g;
const apostrophe = /['‘’ʼ`´]/g;
const plainWord = /[\p{L}\p{M}\p{N}]+/gu;
/** Three or more of the same letter in a row, as in "hellooo", which no word has. */
const stretchedLetters = /(\p{L})\1{2,}/gu;

/** Scripts whose phrases are matched letter by letter, because spaces don't separate words. */
const letterByLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A text's {@link plainText} and {@link plainWords}, in which small talk is searched for. */
export interface NormalizedText {
  plain: string;
  words: readonly string[];
  /** Whether part of the text is in a script without spaces between words. */
  isUnspaced: boolean;
}

/** The first 400 characters of a text, in lower case and without accents and apostrophes. */
export function plainText(text: string): string {
  return withoutAccents(text.slice(0, maxPlainTextLength)).toLowerCase().replace(apostrophe, '');
}

/** Normalizes the Unicode of a text, and removes accents. */
export function withoutAccents(text: string): string {
  if (!/[^\x20-\x7e\n]/.test(text)) return text;
  return text.normalize('NFKD').replace(accentMarks, '').normalize('NFC');
}

/** The words and numbers of a {@link plainText}. */
export const plainWords = (plain: string): string[] => plain.match(plainWord) ?? [];

export function normalizeText(text: string): NormalizedText {
  const plain = plainText(text);
  return { plain, words: plainWords(plain), isUnspaced: letterByLetter.test(plain) };
}

/** Shorter spellings of a word with stretched letters: for "hellooo", "helloo" and "hello". */
export function unstretchedSpellings(word: string): readonly string[] {
  if (word.search(stretchedLetters) < 0) return [];
  return [word.replace(stretchedLetters, '$1'), word.replace(stretchedLetters, '$1$1')];
}

/** Where a sentence ends: white space after `.`, `!` or `?`, after an East Asian mark, or a line break. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])\s*|\n+/;

/** The sentences of a text, with their punctuation marks. */
export const splitSentences = (text: string): string[] => text.split(sentenceEnd).filter(Boolean);
