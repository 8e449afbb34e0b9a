import { stemmer } from 'stemmer';
import { FORMS } from './forms.ts';

/**
 * What is read of one question. Longer ones are logs or pastes, and what is asked stands at the
 * start; a bound also keeps one row from costing more than a thousand others.
 */
const CHARACTERS_READ = 1_000;
const LONGEST_WORD = 40;

/** Scripts written without spaces between words, which need a dictionary to be split. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g;

/** What redaction leaves in a text's place, such as `[email]`: it says nothing about the topic. */
const PLACEHOLDER = /\[[a-z][a-z -]{1,30}\]/g;

/** Names one thing among many of its kind, and says nothing about what is asked of it. */
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const SHORTEST_IDENTIFIER = 7;
/** Versions and error codes are shorter, or have fewer digits. */
const IDENTIFIER = /^(?:\d{7,}|(?=(?:\D*\d){4})[a-z0-9_]{12,})$/;

/** Names that hold punctuation (`c++`, `.net`, `node.js`), versions, then plain words. */
const WORD = /c\+\+|[cf]#|\.net\b|\p{L}+\.js\b|v?\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}_]+/gu;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:s|d|ll|m|re|ve)\b/g, ''],
];

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether the text is in a script written without spaces between words. */
export function readsUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/** The text in pieces as a dictionary has them, punctuation left out. */
export function segments(text: string): string[] {
  return Array.from(segmenter.segment(text))
    .filter((piece) => piece.isWordLike)
    .map((piece) => piece.segment);
}

/** The words of a question in lower case, in reading order: compatibility forms and contractions undone. */
export function words(text: string): string[] {
  let plain = text
    .slice(0, CHARACTERS_READ)
    .normalize('NFKC')
    .toLowerCase()
    .replace(ADDRESS, ' ')
    .replace(PLACEHOLDER, ' ');
  if (plain.includes('-')) plain = plain.replace(UUID, ' ');
  plain = plain.replace(/[‘’ʼ`´]/g, "'");
  if (plain.includes("'") || plain.includes('cannot')) {
    for (const [pattern, replacement] of CONTRACTIONS) plain = plain.replace(pattern, replacement);
  }
  const found = plain.match(WORD) ?? [];
  return found
    .filter((word) => word.length < SHORTEST_IDENTIFIER || !IDENTIFIER.test(word))
    .flatMap((word) => (UNSPACED.test(word) ? segments(word) : [word]))
    .map((word) => word.slice(0, LONGEST_WORD));
}

const porter = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);

const baseForms = new Map(
  FORMS.flatMap((line) => {
    const [base = '', ...others] = line.split(' ').map(porter);
    return others.map((form) => [form, base] as const);
  }),
);

/** The word's stem, the same for its irregular forms: Porter's for English, else the word itself. */
export function stem(word: string): string {
  const stemmed = porter(word);
  return baseForms.get(stemmed) ?? stemmed;
}
