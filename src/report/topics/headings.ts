import { languageOf, wordsOf } from '../../language/languages.ts';
import { splitSentences, stem, words } from '../../language/tokens.ts';
import { isInformative, isKnownStem, isNonEnglishStem } from '../../language/vocabulary.ts';
import { withoutTrailing } from '../../text/clean.ts';
import { emptyText, mapText, type Redacted } from '../../text/text.ts';
import { needsPreviousTurn } from './follow-ups.ts';
import { wordsKey } from './questions.ts';
import { asksNothing, complains } from './small-talk/small-talk.ts';

/** What decides which questions suit as headings. */
interface Known {
  /** Number of texts of the export with each lower-case word. */
  texts: ReadonlyMap<string, number>;
  /** The language of the docs; null if it is unknown. */
  language: string | null;
}

/** Maximum characters of a heading, and of a text that are read for it. */
const maxLength = 80;
const maxRead = 500;
/** Only this many of a topic's most central questions become its heading. */
const maxCentral = 12;

/**
 * By how many places a flaw puts a question back among a topic's questions, the most central first. Each of
 * the first five outweighs all that come after it.
 */
const costs = {
  isPaste: 1_600,
  isComplaint: 800,
  isCut: 400,
  isPart: 200,
  needsOthers: 100,
  otherLanguage: 8,
  otherLength: 2,
  tooVague: 12,
  misspelled: 12,
};
/** Numbers of words that are easily read, and of words that say what a question is about. */
const readableWords = { min: 4, max: 12 };
const minTellingWords = 2;

/** Matches words that may be misspelled if nothing else has them, unlike `500m` or `s3`. */
const lettersOnly = /^\p{L}{4,}$/u;

const noWords = mapText(emptyText, () => 'Questions without words');

/**
 * Possible headings of a topic, best first: its questions, cleaned, the most central that can stand alone
 * first. At least one.
 *
 * @param texts the topic's questions, the most central first
 */
export function headingsFrom(texts: readonly Redacted[], known: Known): Redacted[] {
  const cleaned = texts.slice(0, maxCentral).map(cleanQuestion);
  const [first] = cleaned;
  if (cleaned.length === 1) return [first?.heading || noWords];
  const ranked = cleaned
    .filter(({ heading }) => heading !== '')
    .map((question, at) => ({ ...question, place: at + costOf(question, known) }))
    .sort((a, b) => a.place - b.place)
    .map(({ heading }) => heading);
  return ranked.length > 0 ? ranked : [noWords];
}

/** A question as a heading, and what was lost on the way. */
interface CleanedQuestion {
  heading: Redacted;
  isPaste: boolean;
  isPart: boolean;
  isCut: boolean;
}

function costOf({ heading, isPaste, isPart, isCut }: CleanedQuestion, known: Known): number {
  const all = words(heading);
  const telling = new Set(all.map(stem).filter(isInformative));
  const flaws: Record<keyof typeof costs, boolean> = {
    isPaste,
    isComplaint: complains(heading),
    isCut,
    isPart,
    needsOthers: needsPreviousTurn(heading),
    otherLanguage: isInOtherLanguage(heading, known.language),
    otherLength: all.length < readableWords.min || all.length > readableWords.max,
    tooVague: telling.size < minTellingWords,
    misspelled: all.some(
      (word) =>
        lettersOnly.test(word) && !isKnownStem(stem(word)) && (known.texts.get(word) ?? 0) < 2,
    ),
  };
  return Object.entries(costs).reduce(
    (sum, [flaw, cost]) => sum + (flaws[flaw as keyof typeof costs] ? cost : 0),
    0,
  );
}

function isInOtherLanguage(text: string, language: string | null): boolean {
  if (language === null) return false;
  const own = languageOf(text);
  if (own !== null) return own !== language;
  return language === 'english' && words(text).some((word) => isNonEnglishStem(stem(word)));
}

/** A list's words in all languages, as alternatives in a regular expression. */
const allOf = (list: string): string => wordsOf(`phrasing.${list}`).join('|');

const leadIn = new RegExp(`^(?:${allOf('leadIns')})(?![\\p{L}\\p{N}'-])[\\s,:!.…-]*`, 'iu');
const farewell = new RegExp(` (?:${allOf('farewells')})$`, 'i');
const question = new RegExp(`^(?:${allOf('questions')}) `, 'i');
/** Minimum words that are left of a question without its lead-in. */
const minLeft = 2;

/** Matches redaction's placeholders, which stay, but make a heading worse. */
const placeholder = /\[[a-z][a-z -]{1,30}\]/g;
/** Matches addresses, without which a question is only a part of itself. */
const address = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Matches code statements, queries, stack traces, command lines and error messages. */
const paste =
  /[;{}]|=>|\w\(|\)$|^[ \t]*[$>#{<]|\s--\w|\n[ \t]+at |(?:^|\s)(?:\w+\.)*\w*(?:Error|Exception)\b:?|^(?:error|fatal|warning|err|hint)\b|\[\w+\]|\w=\w|^(?:SELECT|ALTER|CREATE|INSERT|UPDATE|DELETE|DROP|curl|npm|git|GET|POST|PUT) /im;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Minimum words for a text in capitals to be shouting; two words could be `SSO SAML`. */
const minShouted = 3;

/** Cleans a question: without greeting and lead-in, capital first, with a question mark if it asks. */
function cleanQuestion(text: Redacted): CleanedQuestion {
  const read = text.slice(0, maxRead);
  const plain = read.replace(placeholder, ' ');
  const isPaste = paste.test(plain);
  const clear = read.replace(address, ' ').replace(/`/g, '');
  const sentences = splitSentences(clear)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => letterOrDigit.test(sentence));
  const saying =
    sentences.length > 1 ? sentences.filter((sentence) => !asksNothing(sentence)) : sentences;
  const all = (saying.length > 0 ? saying : sentences).map(withoutPoliteness);
  const whole = joined(all);
  const isWhole = all.length === 1 || whole.length <= maxLength;
  const asked = isWhole ? whole : (all.find((one) => one.endsWith('?')) ?? all[0] ?? '');
  const isCut = Array.from(asked).length > maxLength;
  return {
    heading: mapText(text, () => capitalized(isCut ? shortened(asked) : asked)),
    isPaste,
    isPart:
      !isWhole ||
      text.length > maxRead ||
      plain.length < read.length ||
      clear.length < read.replace(/`/g, '').length,
    isCut,
  };
}

/** A sentence without marks, greeting, lead-in and thanks, but for the question mark. */
function withoutPoliteness(sentence: string): string {
  const start = sentence.replace(/^(?:[\s,;:!?]|\.{2,}|[-–—*•>]\s)+/u, '');
  const unmarked = withoutTrailing(start, /[\s.!?？,;:…]/u);
  const mark = /[?？]/u.test(start.slice(unmarked.length)) ? '?' : '';
  let rest = withoutTrailing(unmarked.replace(farewell, ''), /[\s.!,-]/u);
  for (;;) {
    const without = rest.replace(leadIn, '');
    if (without === rest || words(without).length < minLeft) break;
    rest = without;
  }
  const isShouted = rest.split(' ').length >= minShouted && !/\p{Ll}/u.test(rest);
  return `${isShouted ? rest.toLowerCase() : rest}${mark || (question.test(rest) ? '?' : '')}`;
}

/** Sentences as one text, with a full stop after each but the last. */
const joined = (sentences: readonly string[]): string =>
  sentences
    .map((one, at) => (at < sentences.length - 1 && !one.endsWith('?') ? `${one}.` : one))
    .join(' ');

function shortened(text: string): string {
  const cut = Array.from(text)
    .slice(0, maxLength - 1)
    .join('');
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** The pronoun `i`, known as English by the word before it: elsewhere, a lone `i` is another word. */
const smallPronoun = /\b(do|does|can|could|should|would|will|am|did|must|if|when|where) i\b/gi;

/** A first word in small letters gets a capital, unless it is a name such as `npm.js` or `iOS`. */
const capitalized = (text: string): string => {
  const start = /^\p{Ll}+(?:[\s…?'’,-]|$)/u.test(text);
  const asked = text.replace(smallPronoun, '$1 I');
  return start ? asked.charAt(0).toUpperCase() + asked.slice(1) : asked;
};

/**
 * Returns a function that takes the first of some headings that it hasn't taken yet, or adds a number to
 * the first.
 */
export function uniqueHeadings(): (headings: readonly Redacted[]) => Redacted {
  const taken = new Set<string>();
  return (headings) => {
    const [first = noWords] = headings;
    let heading = headings.find((one) => !taken.has(wordsKey(one))) ?? first;
    for (let number = 2; taken.has(wordsKey(heading)); number++) {
      heading = mapText(first, (text) => `${text} (${number})`);
    }
    taken.add(wordsKey(heading));
    return heading;
  };
}
