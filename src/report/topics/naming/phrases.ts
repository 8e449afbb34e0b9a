import { wordsOf } from '../../../language/languages.ts';
import { splitSentences, words } from '../../../language/tokens.ts';
import { trimEndOf } from '../../../text/clean.ts';

/** A part of a question that could be a heading. */
interface Phrase {
  text: string;
  /** Whether the phrase reads badly as a heading. */
  isFlawed: boolean;
}

/** A question, split into parts that may become headings. */
export interface SplitQuestion {
  /** The question's clauses: words as written, separated by single spaces, without punctuation around them. */
  clauses: readonly string[];
  /** Whether the question looks like code, a query, a stack trace or a command line. */
  isPaste: boolean;
  /** Clauses that could be headings, without openings such as "How do I". */
  phrases: readonly Phrase[];
}

/** The words of one kind in all languages, as alternatives in a regular expression. */
const allOf = (list: string): string => wordsOf(`phrasing.${list}`).join('|');

const leadIn = new RegExp(`^(?:${allOf('leadIns')})(?: |$)`, 'i');
const asking = new RegExp(`^(?:${allOf('askings')})(?: |$)`, 'i');
const farewell = new RegExp(` (?:${allOf('farewells')})$`, 'i');
const question = new RegExp(`^(?:${allOf('questions')}) `, 'i');
const possessive = new RegExp(`(?<=^| )(?:${allOf('possessives')}) `, 'gi');
const article = new RegExp(`^(?:${allOf('articles')}) `, 'i');

const maxRead = 500;
/** Matches redaction placeholders and addresses; a heading ends before them. */
const opaque = /\[[a-z][a-z -]{1,30}\]|\b(?:https?:\/\/|www\.)\S+/gi;
/** Matches the end of a sentence or clause, or the start of a second question in the same sentence. */
const clauseEnd = new RegExp(
  `[?!;:,()[\\]{}|\\n。？！、，]|\\.(?=\\s|$)|\\s[-–—](?=\\s)|\\s(?:and|but)\\s(?=(?:${allOf('questions')})\\s)`,
  'iu',
);
const beforeWord = /^[^\p{L}\p{N}\p{Sc}./#]+/u;
const afterWord = /[^\p{L}\p{M}\p{N}\p{Sc}+#%]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const lowerCase = /\p{Ll}/u;
/** Minimum words for a text in capitals to be shouting; two words could be `SSO SAML`. */
const minShoutedWords = 3;

const beginningOf = (text: string): string =>
  text
    .slice(0, maxRead)
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'");

function clausesOf(text: string): string[] {
  return text.split(clauseEnd).flatMap((clause) => {
    const written = clause
      .split(/\s+/)
      // A sign on its own stands for a word, so it isn't removed.
      .map((word) =>
        letterOrDigit.test(word) ? trimEndOf(word.replace(beforeWord, ''), afterWord) : word,
      )
      .filter((word) => word !== '');
    if (!written.some((word) => letterOrDigit.test(word))) return [];
    const whole = written.join(' ');
    return written.length < minShoutedWords || lowerCase.test(whole) ? whole : whole.toLowerCase();
  });
}

/** Matches code statements, queries, stack traces and command lines. */
const paste =
  /[;{}]|=>|\w\(|\)$|^[ \t]*[$>#{<]|--\w|\n[ \t]+at |^(?:\w+\.)*\w*(?:Error|Exception)\b|^(?:error|ERROR|fatal|warning|err|hint)\b|\[\w+\]|^(?:SELECT|ALTER|CREATE|INSERT|UPDATE|DELETE|DROP|curl|npm|git|GET|POST|PUT) /m;
/** Patterns of phrases that can't be headings. */
const noHeading: readonly RegExp[] = [
  // Paths, identifiers, assignments and calls are specific to one reader's machine.
  /[\\=<>$@"^]|\w_\w|\w[/:.]\w+[/:.(]|(?:^| )(?:\/|--)/,
  new RegExp(`^(?:${allOf('openStarts')})(?: |$)`, 'i'),
  new RegExp(`(?:^| )(?:${allOf('openEnds')})$`, 'i'),
];
const pronoun = new RegExp(`(?:^| )(?:${allOf('pronouns')})(?: |$)`, 'i');
/** Maximum characters of a short text. In a longer text, one clause says less about the question. */
const maxShortText = 120;
const maxPhraseLength = 60;
const maxQuestionLength = 80;

/** Splits the beginning of a text into clauses, and finds phrases that could be headings. */
export function splitQuestion(text: string): SplitQuestion {
  const read = beginningOf(text);
  const isPaste = paste.test(read);
  const clauses = clausesOf(read.replace(opaque, '\n'));
  // No part of pasted code is a heading.
  const phrases = (isPaste ? [] : clauses).flatMap((clause, at) => {
    let rest = clause;
    while (leadIn.test(rest)) rest = rest.replace(leadIn, '');
    rest = rest.replace(farewell, '');
    const unasked = rest.replace(asking, '');
    const isAsked = unasked !== rest;
    const isWhole = !isAsked && question.test(rest);
    const phrase = isWhole ? rest : unasked.replace(possessive, '').replace(article, '');
    const { length } = words(phrase);
    if (length < 2 || phrase.length > maxPhraseLength) return [];
    if (noHeading.some((sign) => sign.test(phrase))) return [];
    const isStatement = at > 0 && !isAsked && !isWhole;
    const flaws = [isStatement, text.length > maxShortText, pronoun.test(phrase)].filter(Boolean);
    if (flaws.length > 1) return [];
    return [{ text: isWhole ? `${phrase}?` : phrase, isFlawed: flaws.length === 1 }];
  });
  return { clauses, isPaste, phrases };
}

/** Makes a phrase a heading: shortens it to whole words, and capitalizes the first unless in mixed case. */
export function asHeading(phrase: string, max = maxPhraseLength): string {
  const letters = Array.from(phrase);
  const cut = letters.slice(0, max - 1).join('');
  const heading = letters.length > max ? `${cut.replace(/ [^ ]*$/, '')}…` : phrase;
  return /^\p{Ll}+(?:[\s…?'-]|$)/u.test(heading)
    ? heading.charAt(0).toUpperCase() + heading.slice(1)
    : heading;
}

/**
 * Makes a question a heading of at most 80 characters: the first sentence with a question mark or, if there
 * is none, the first sentence, without a greeting. Empty if the question has no words.
 */
export function questionAsHeading(text: string, write: (phrase: string) => string): string {
  const read = beginningOf(text);
  const sentences = splitSentences(read.replace(opaque, ' '))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => letterOrDigit.test(sentence));
  const asked = sentences.find((sentence) => sentence.endsWith('?')) ?? sentences[0] ?? '';
  const isShouted = asked.split(' ').length >= minShoutedWords && !lowerCase.test(asked);
  const written = write(isShouted ? asked.toLowerCase() : asked).replace(
    /^(?:hi|hello|hey)\b[\s,!]*/i,
    '',
  );
  return asHeading(trimEndOf(written.replace(beforeWord, ''), /[\s.!,;:]/), maxQuestionLength);
}
