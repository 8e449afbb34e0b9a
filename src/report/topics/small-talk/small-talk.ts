import {
  type Language,
  plainWordsOf,
  spacedLanguages,
  unspacedLanguages,
  wordsOf,
} from '../../../language/languages.ts';
import {
  maxPlainTextLength,
  type NormalizedText,
  normalizeText,
  plainText,
  plainWords,
  splitSentences,
  unstretchedSpellings,
} from '../../../language/tokens.ts';
import { isJunkNumber, isKeyMashing, repeatsOneLetter } from './gibberish.ts';

const choiceOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const politeWords = new RegExp(`^(?:${choiceOf(plainWordsOf('requests.leadIns'))} )+`);
const farewells = choiceOf(plainWordsOf('requests.farewells'));

const opening = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?= |$)`);
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?: ${farewells})*$`);

/** Patterns of instructions to the assistant. */
const instructions = plainWordsOf('requests.instructions').map(opening);
/** Patterns of instructions, and of requests that no docs can answer. */
const requested = [
  ...instructions,
  ...plainWordsOf('requests.opening').map(opening),
  ...plainWordsOf('requests.whole').map(whole),
];

/** Matches requests in scripts without spaces between words, anywhere in a short text. */
const unspacedRequests = new RegExp(plainWordsOf('requests.anywhere').join('|'), 'u');

/** Matches texts that probe the form for security holes, such as SQL injection. */
const probes =
  /^[\s'")]*(?:or|and)\s+['"]?(?:1|a)['"]?\s*=\s*['"]?(?:1|a)|^[\s'";]*drop table \w+[\s;]*--|^[\s'">]*<script[^>]*>[^<]{0,60}<\/script>\s*$|^[\s'">]*<img src=x[^>]*>\s*$|^\s*(?:\{\{|\$\{)\s*7\s*\*\s*7\s*\}?\}\s*$/i;

/** All patterns of `requested` in one, to be tested first: most questions fail it at their first word. */
const anyRequest = new RegExp(
  requested.map(({ source }) => source.replaceAll('?<named>', '?:')).join('|'),
);
// A long text makes V8 compile the pattern at once, in 5 ms, instead of interpreting it first, in 30 ms.
anyRequest.test(' '.repeat(1_000));

/** Joins words to one line, and returns it with and without polite words at the start. */
function politeVariants(words: readonly string[]): string[] {
  const line = words.join(' ');
  return [line, line.replace(politeWords, '')];
}

/** Returns whether answered questions or their answers use a word (in lower case). */
type IsKnown = (word: string) => boolean;

/** Maximum words of small talk, of a request, and of gibberish; a longer text may ask something. */
const maxSmallTalkWords = 40;
const maxRequestWords = 60;
const maxGibberishWords = 12;
const maxSentences = 8;
/** Minimum share of a text's letters that are in mashed words. */
const minMashedShare = 0.5;

const wordlike = /[\p{L}\p{N}]/u;
/** Matches code, addresses and identifiers; a text with any of these isn't small talk. */
const codelike = /[\\{}<>=$#@_|`~^]|\w[./]\w|::|--/;
const testWords = new RegExp(`^${choiceOf(wordsOf('smallTalk.tests'))}$`);
const numberedTest = new RegExp(`^${choiceOf(wordsOf('smallTalk.numbered'))}\\d{1,4}$`);

/** The role of a phrase in small talk. */
type Part = (typeof phraseParts)[number];

/** Phrases of one language: plain words joined by a space, or letters joined by an empty string. */
interface PhraseTable {
  glue: ' ' | '';
  parts: ReadonlyMap<string, Part>;
  /** By first word or letter, the number of words or letters in the longest phrase. */
  maxLength: ReadonlyMap<string, number>;
  /** All words or letters of the phrases, for a quick check that rules out most questions. */
  pieces: ReadonlySet<string>;
}

/** Roles of phrases. If a phrase is listed under two roles, the role that is later here counts. */
const phraseParts = [
  'between',
  'opening',
  'asking',
  'judgedThings',
  'judged',
  'said',
  'alone',
] as const;

/** The table of the phrases of some languages, and of those that are used in every language. */
function phraseTable(languages: readonly Language[], glue: ' ' | ''): PhraseTable {
  const table = { glue, parts: new Map(), maxLength: new Map(), pieces: new Set<string>() };
  const add = (part: Part, phrases: readonly string[]): void => {
    for (const phrase of phrases) {
      const key = plainWords(plainText(phrase)).join(glue);
      if (key === '') continue;
      const pieces = key.split(glue);
      const first = pieces[0] ?? '';
      table.parts.set(key, part);
      table.maxLength.set(first, Math.max(pieces.length, table.maxLength.get(first) ?? 0));
      for (const piece of pieces) table.pieces.add(piece);
    }
  };
  add('between', wordsOf('smallTalk.betweenEverywhere'));
  add('said', wordsOf('smallTalk.everywhere'));
  for (const language of languages) {
    for (const part of phraseParts) {
      if (part === 'judged') add(part, wordsOf('complaints', [language]));
      add(part, wordsOf(`smallTalk.${part}`, [language]));
    }
  }
  return table;
}

const hasSmallTalk = ({ lists }: Language): boolean => lists.has('smallTalk.said');
/** One table per language. */
const phraseTables = spacedLanguages.filter(hasSmallTalk).map((own) => phraseTable([own], ' '));
const english = phraseTables[0] as PhraseTable;
const spacedPieces = new Set(phraseTables.flatMap(({ pieces }) => [...pieces]));
const unspaced = phraseTable(unspacedLanguages.filter(hasSmallTalk), '');

/** Finds the longest phrase that begins at an index: its role and its number of words or letters. */
function phraseAt(pieces: readonly string[], at: number, { parts, maxLength, glue }: PhraseTable) {
  for (let length = maxLength.get(pieces[at] ?? '') ?? 0; length > 0; length--) {
    const part = parts.get(pieces.slice(at, at + length).join(glue));
    if (part && at + length <= pieces.length) return { part, length };
  }
  return null;
}

/** Roles of a text's phrases; null if a word or letter is in no phrase of the table. */
function partsOf(pieces: readonly string[], table: PhraseTable): readonly Part[] | null {
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = phraseAt(pieces, at, table);
    const part = found?.part ?? partOfWord(pieces[at] ?? '', pieces[0] ?? '', table);
    if (part === null) return null;
    parts.push(part);
    at += found?.length ?? 1;
  }
  return parts;
}

/** Role of a word in no phrase: a stretched word ("heyyy"), or a numbered test; null if it is neither. */
function partOfWord(word: string, first: string, { parts }: PhraseTable): Part | null {
  const shorter = unstretchedSpellings(word).flatMap((one) => parts.get(one) ?? [])[0];
  if (shorter) return shorter;
  if (numberedTest.test(word)) return 'said';
  return /^\d{1,3}$/.test(word) && testWords.test(first) ? 'between' : null;
}

/** Matches words that address the assistant without asking it anything. */
const addressed = new RegExp(wordsOf('smallTalk.addressed').join('|'));

/** Whether a text whose phrases have these roles asks nothing. */
function areSmallTalk(parts: readonly Part[]): boolean {
  if (parts.includes('judged')) return true;
  if (parts.every((part) => part === 'said' || part === 'alone')) return true;
  if (parts.includes('alone')) return false;
  if (!parts.includes('said') || parts.includes('asking')) return false;
  if (parts.includes('judgedThings')) return false;
  return !parts.some((part, at) => part === 'opening' && parts[at - 1] !== 'between');
}

/** Whether a word may be in a phrase; most questions have one that isn't. */
const mayBeSmallTalk = (word: string): boolean =>
  spacedPieces.has(word) || /\d/.test(word) || unstretchedSpellings(word).length > 0;

function isSmallTalk({ plain, words, isUnspaced }: NormalizedText): boolean {
  if (words.length > maxSmallTalkWords) return false;
  if (codelike.test(plain)) return false;
  if (!isUnspaced && !words.every(mayBeSmallTalk)) return false;
  const pieces = isUnspaced ? Array.from(words.join('')) : words;
  return (isUnspaced ? [unspaced] : phraseTables).some((table) => {
    const parts = partsOf(pieces, table);
    if (parts === null) return false;
    if (areSmallTalk(parts)) return true;
    return table === english && !parts.includes('asking') && addressed.test(words.join(' '));
  });
}

/** Whether a text is a request that no docs can answer. A subject that the product's docs know is allowed. */
function isRequest({ plain, words, isUnspaced }: NormalizedText, isKnown: IsKnown): boolean {
  if (probes.test(plain)) return true;
  if (isUnspaced) return plain.length <= maxRequestWords && unspacedRequests.test(plain);
  if (words.length > maxRequestWords) return false;
  return politeVariants(words)
    .filter((line) => anyRequest.test(line))
    .some((line) =>
      requested.some((pattern) => {
        const found = pattern.exec(line);
        const named = found?.groups?.named?.split(' ').at(-1);
        return found !== null && !(named !== undefined && isKnown(named));
      }),
    );
}

function isGibberish({ plain, words }: NormalizedText, isKnown: IsKnown): boolean {
  if (words.length > maxGibberishWords || words.some((word) => spacedPieces.has(word)))
    return false;
  if (codelike.test(plain)) return false;
  if (words.every(isJunkNumber)) return words.length < 5 && !/[^\p{N}\s,!?]|\d[,.]\d/u.test(plain);
  if (words.length > 1 && words.every(repeatsOneLetter)) return true;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let mashed = 0;
  let meant = 0;
  for (const word of words) {
    if (isKeyMashing(word) && !isKnown(word)) mashed += word.length;
    else if (isKnown(word) || /\d/.test(word)) return false;
    else meant += word.length;
    if (meant > letters * (1 - minMashedShare)) return false;
  }
  return mashed > 0;
}

/**
 * Whether a text asks nothing of the docs: a greeting, thanks, a test, gibberish, a bare complaint, abuse,
 * chat with the assistant or an instruction to it. False if in doubt. In a text of more than 400 characters,
 * only an instruction at the start counts, so time is linear in the length of the text.
 */
export function asksNothing(text: string, isKnown: IsKnown = () => false): boolean {
  if (!wordlike.test(text)) return true;
  if (text.length > maxPlainTextLength) {
    const lines = politeVariants(normalizeText(text).words);
    return instructions.some((pattern) => lines.some((line) => pattern.test(line)));
  }
  const isNothing = (part: string): boolean => {
    const reading = normalizeText(part);
    return (
      reading.words.length === 0 ||
      isSmallTalk(reading) ||
      isRequest(reading, isKnown) ||
      isGibberish(reading, isKnown)
    );
  };
  if (isNothing(text)) return true;
  const sentences = splitSentences(text).filter((sentence) => wordlike.test(sentence));
  return sentences.length > 1 && sentences.length <= maxSentences && sentences.every(isNothing);
}

const plainPhrases = (phrases: readonly string[]): string[] =>
  phrases.map((phrase) => plainWords(plainText(phrase)).join(' '));
const complaint = new RegExp(
  `(?<= )(?:${plainPhrases(wordsOf('complaints', spacedLanguages)).join('|')})(?= )`,
);
const unspacedComplaint = new RegExp(
  wordsOf('complaints', unspacedLanguages).map(plainText).join('|'),
  'u',
);

/** Whether a text is a complaint, in any language: "useless", "unbrauchbar", "使い物にならない". */
export function complains(text: string): boolean {
  const { plain, words, isUnspaced: letters } = normalizeText(text);
  return (letters && unspacedComplaint.test(plain)) || complaint.test(` ${words.join(' ')} `);
}
