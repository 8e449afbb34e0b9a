import type { Language, SmallTalk } from '../../../language/language.ts';
import { everywhere } from '../../../language/languages/english.ts';
import {
  languages,
  phrasesOf,
  requestsOf,
  spacedLanguages,
  unspacedLanguages,
} from '../../../language/languages.ts';
import {
  maxPlainText,
  plainText,
  plainWords,
  type Reading,
  readText,
  sentencesOf,
  unstretched,
} from '../../../language/tokens.ts';
import { isIdleNumber, isMashed, isOneLetter } from './gibberish.ts';

const choiceOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
const politeWords = new RegExp(`^(?:${choiceOf(requestsOf('leadIns'))} )+`);
const farewells = choiceOf(requestsOf('farewells'));

const opening = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?= |$)`);
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?: ${farewells})*$`);

/** Tells the assistant how to behave. */
const told = requestsOf('instructions').map(opening);
/** That, and asks it for what no docs answer. */
const requested = [
  ...told,
  ...requestsOf('opening').map(opening),
  ...requestsOf('whole').map(whole),
];

/** Requests in scripts without spaces between words, anywhere in a short text. */
const unspacedRequests = new RegExp(requestsOf('anywhere').join('|'), 'u');

/** Texts that probe a form rather than ask. */
const probes =
  /^[\s'")]*(?:or|and)\s+['"]?(?:1|a)['"]?\s*=\s*['"]?(?:1|a)|^[\s'";]*drop table \w+[\s;]*--|^[\s'">]*<script[^>]*>[^<]{0,60}<\/script>\s*$|^[\s'">]*<img src=x[^>]*>\s*$|^\s*(?:\{\{|\$\{)\s*7\s*\*\s*7\s*\}?\}\s*$/i;

/** One pattern for many: most questions fail it at their first word. */
const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source.replaceAll('?<named>', '?:')).join('|'));

const anyTold = anyOf(told);
const anyRequest = anyOf(requested);
// For a text this long V8 makes machine code at once, in 5 ms; what it interprets first takes it 30.
anyRequest.test(' '.repeat(1_000));

/** Words parted by single spaces, and the same without what may open a request. */
const ways = (line: string): Set<string> => new Set([line, line.replace(politeWords, '')]);

/** Whether words, parted by single spaces, tell the assistant how to behave. */
const instructs = (line: string): boolean => [...ways(line)].some((asked) => anyTold.test(asked));

/**
 * Whether words, parted by single spaces, ask for what no docs answer. What the product's own
 * pages speak of, such as the weather, may be asked about.
 */
function requests(line: string, isKnown: IsKnown): boolean {
  return [...ways(line)]
    .filter((asked) => anyRequest.test(asked))
    .some((asked) =>
      requested.some((pattern) => {
        const found = pattern.exec(asked);
        const named = found?.groups?.named?.split(' ').at(-1);
        return found !== null && !(named !== undefined && isKnown?.(named));
      }),
    );
}

/** Whether the product's answered questions and their answers use a word, lower case. */
type IsKnown = ((word: string) => boolean) | undefined;

/** Why a text asks nothing of the docs. */
export type SmallTalkReason = 'no-words' | 'gibberish' | 'small-talk' | 'request';

/** Longer small talk is a story, and stories have a point. In words. */
const mostSmallTalk = 40;
/** Longer requests hold more than a request. In words. */
const mostRequested = 60;
/** A hand on the keys seldom leaves more words. */
const mostMashed = 12;
const mostSentences = 8;
/** Of the letters of a text with words of both kinds. */
const shareMashed = 0.5;

const wordlike = /[\p{L}\p{N}]/u;
/** Code, an address, an identifier: what stands beside them is no small talk. */
const codelike = /[\\{}<>=$#@_|`~^]|\w[./]\w|::|--/;
const smallTalkWords = (kind: 'addressed' | 'tests' | 'numbered'): string =>
  choiceOf(languages.flatMap(({ smallTalk }) => smallTalk?.[kind] ?? []));
const testWords = new RegExp(`^${smallTalkWords('tests')}$`);
const numberedTest = new RegExp(`^${smallTalkWords('numbered')}\\d{1,4}$`);

/** How a phrase counts towards a text that asks nothing. */
type Part = (typeof phraseParts)[number];

/** The phrases of one language by their plain words, or letters, joined by `glue`. */
interface PhraseTable {
  glue: ' ' | '';
  parts: ReadonlyMap<string, Part>;
  /** Of phrases by their first word, or letter, the most words or letters. */
  longest: ReadonlyMap<string, number>;
  /** The words, or letters, that phrases are made of: one quick look tells most questions apart. */
  pieces: ReadonlySet<string>;
}

/** A phrase that is listed twice is what the later part says. */
const phraseParts = [
  'between',
  'opening',
  'asking',
  'judgedThings',
  'judged',
  'said',
  'alone',
] as const;

/** Reads a table: phrases parted by `|`. In unspaced scripts a phrase's pieces are its letters. */
function phraseTable(languages: readonly SmallTalk[], glue: ' ' | ''): PhraseTable {
  const table = { glue, parts: new Map(), longest: new Map(), pieces: new Set<string>() };
  for (const language of languages) {
    for (const part of phraseParts) {
      for (const phrase of language[part]?.split('|') ?? []) {
        const key = plainWords(plainText(phrase)).join(glue);
        if (key === '') continue;
        const pieces = key.split(glue);
        const first = pieces[0] ?? '';
        table.parts.set(key, part);
        table.longest.set(first, Math.max(pieces.length, table.longest.get(first) ?? 0));
        for (const piece of pieces) table.pieces.add(piece);
      }
    }
  }
  return table;
}

/** A table for each language, what is said everywhere beside its own phrases. */
const tables = smallTalkOf(spacedLanguages).map((own) => phraseTable([everywhere, own], ' '));
const english = tables[0] as PhraseTable;
const spacedPieces = new Set(tables.flatMap(({ pieces }) => [...pieces]));
const unspaced = phraseTable([everywhere, ...smallTalkOf(unspacedLanguages)], '');

/** What vents judges, too. */
function smallTalkOf(languages: readonly Language[]): SmallTalk[] {
  return languages.flatMap(({ smallTalk, complaints = '' }) =>
    smallTalk ? { ...smallTalk, judged: `${complaints}|${smallTalk.judged ?? ''}` } : [],
  );
}

function complaintsOf(languages: readonly Language[]): string[] {
  return languages.flatMap(({ complaints }) => phrasesOf(complaints));
}

/** The longest phrase of the table at a place, and how many pieces it takes. */
function phraseAt(pieces: readonly string[], at: number, { parts, longest, glue }: PhraseTable) {
  for (let length = longest.get(pieces[at] ?? '') ?? 0; length > 0; length--) {
    const part = parts.get(pieces.slice(at, at + length).join(glue));
    if (part && at + length <= pieces.length) return { part, length };
  }
  return null;
}

/** What the pieces of a text are parts of; null if one of them is in no phrase of the table. */
function covered(pieces: readonly string[], table: PhraseTable): readonly Part[] | null {
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

/** The part of a word that is in no phrase as it stands: stretched, or numbered as a test. */
function partOfWord(word: string, first: string, { parts }: PhraseTable): Part | null {
  const shorter = unstretched(word).flatMap((one) => parts.get(one) ?? [])[0];
  if (shorter) return shorter;
  if (numberedTest.test(word)) return 'said';
  return /^\d{1,3}$/.test(word) && testWords.test(first) ? 'between' : null;
}

/** Said to the assistant, not asked of it. */
const addressed = new RegExp(smallTalkWords('addressed'));

/** Whether phrases make a text that asks nothing. */
function asksNothingInAll(parts: readonly Part[]): boolean {
  if (parts.includes('judged')) return true;
  if (parts.every((part) => part === 'said' || part === 'alone')) return true;
  if (parts.includes('alone')) return false;
  if (!parts.includes('said') || parts.includes('asking')) return false;
  if (parts.includes('judgedThings')) return false;
  return !parts.some((part, at) => part === 'opening' && parts[at - 1] !== 'between');
}

/** Whether any language has a phrase with the word: of most questions some word is in none. */
function mayBeSaid(word: string): boolean {
  return spacedPieces.has(word) || unstretched(word).length > 0 || /\d/.test(word);
}

function isSmallTalk({ plain, words, unspaced: letters }: Reading): boolean {
  if (words.length > mostSmallTalk) return false;
  if (!letters && !words.every(mayBeSaid)) return false;
  if (codelike.test(plain)) return false;
  const pieces = letters ? Array.from(words.join('')) : words;
  return (letters ? [unspaced] : tables).some((table) => {
    const parts = covered(pieces, table);
    if (parts === null) return false;
    if (asksNothingInAll(parts)) return true;
    return table === english && !parts.includes('asking') && addressed.test(words.join(' '));
  });
}

function isRequest({ plain, words, unspaced: letters }: Reading, isKnown: IsKnown): boolean {
  if (probes.test(plain)) return true;
  if (letters) return plain.length <= mostRequested && unspacedRequests.test(plain);
  if (words.length > mostRequested) return false;
  return requests(words.join(' '), isKnown);
}

function isGibberish({ plain, words }: Reading, isKnown: IsKnown): boolean {
  if (words.length > mostMashed || words.some((word) => spacedPieces.has(word))) return false;
  if (codelike.test(plain)) return false;
  if (words.every(isIdleNumber)) return words.length < 5 && !/[^\p{N}\s,!?]|\d[,.]\d/u.test(plain);
  if (words.length > 1 && words.every(isOneLetter)) return true;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let mashed = 0;
  let meant = 0;
  for (const word of words) {
    if (isMashed(word) && !isKnown?.(word)) mashed += word.length;
    else if (isKnown?.(word) || /\d/.test(word)) return false;
    else meant += word.length;
    if (meant > letters * (1 - shareMashed)) return false;
  }
  return mashed > 0;
}

function reasonOf(text: string, isKnown: IsKnown): SmallTalkReason | null {
  const reading = readText(text);
  if (reading.words.length === 0) return 'no-words';
  if (isSmallTalk(reading)) return 'small-talk';
  if (isRequest(reading, isKnown)) return 'request';
  return isGibberish(reading, isKnown) ? 'gibberish' : null;
}

/**
 * Why a text asks nothing of the docs: greetings, thanks, tests, gibberish, bare complaints, abuse,
 * chat with the assistant and instructions to it. Null for what asks, and whenever in doubt: a
 * text is set aside only if all of it is known to ask nothing. Of a text of more than 400
 * characters only an instruction at its start is looked for, so time is linear in the text.
 */
export function smallTalkReason(text: string, isKnown?: IsKnown): SmallTalkReason | null {
  if (!wordlike.test(text)) return 'no-words';
  if (text.length > maxPlainText) {
    return instructs(readText(text).words.join(' ')) ? 'request' : null;
  }
  const reason = reasonOf(text, isKnown);
  if (reason) return reason;
  const sentences = sentencesOf(text).filter((sentence) => wordlike.test(sentence));
  if (sentences.length < 2 || sentences.length > mostSentences) return null;
  let first: SmallTalkReason | null = null;
  for (const sentence of sentences) {
    const one = reasonOf(sentence, isKnown);
    if (!one) return null;
    first ??= one;
  }
  return first;
}

const plainPhrases = (phrases: readonly string[]): string[] =>
  phrases.map((phrase) => plainWords(plainText(phrase)).join(' '));
const complaint = new RegExp(
  `(?<= )(?:${plainPhrases(complaintsOf(spacedLanguages)).join('|')})(?= )`,
);
const unspacedComplaint = new RegExp(complaintsOf(unspacedLanguages).map(plainText).join('|'), 'u');

/** Whether a text vents, in any language: "useless", "unbrauchbar", "使い物にならない". */
export function complains(text: string): boolean {
  const { plain, words, unspaced: letters } = readText(text);
  return (letters && unspacedComplaint.test(plain)) || complaint.test(` ${words.join(' ')} `);
}
