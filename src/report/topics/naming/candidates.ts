import { type Written, writtenClauses } from '../../../language/clauses.ts';
import { complains, smallTalkReason } from '../small-talk/small-talk.ts';
import { phrasesOf, unframed } from './phrases.ts';

/** A part of a member's text that could be the heading. */
export interface Candidate {
  /** As written. */
  words: readonly string[];
  /** What it loses for how it reads. */
  flaw: number;
}

const fewestWords = 2;
const mostWords = 10;
const mostLetters = 60;
const charactersRead = 500;

/** Read as a writer would put a heading, first; a part cut from a clause comes after the whole. */
const flaws = {
  /** Asked, as in "how do I …": what is left says what to do. */
  asked: -0.12,
  phrase: 0,
  statement: 0.06,
  question: 0.08,
  cut: 0.25,
  oneWord: 0.45,
  code: 0.6,
  number: 0.3,
  person: 0.12,
  dangling: 0.6,
  shouted: 0.2,
  choice: 0.15,
  ofStory: 0.15,
  ofPart: 0.15,
  /** Not the first clause of its text, and no question: said beside what is asked. */
  aside: 0.35,
  ofCode: 0.6,
  /** A sign stands for a word: without it the rest reads torn. */
  torn: 0.8,
} as const;

/** Paths, identifiers, assignments, calls: they belong to one asker's machine. */
const codeSpan = /[\\=<>{}[\]$@|"`;^]|\w_\w|\w[/:.]\w+[/:.(]|\(\)|^\/|^--|\w\(/;
/** Statements, queries, stack traces, command lines: what surrounds is no prose. */
const codeText =
  /[;{}]|=>|\w\(|\)$|^[ \t]*[$>#{<]|--\w|\n[ \t]+at |^(?:\w+\.)*\w*(?:Error|Exception)\b|^(?:error|fatal|warning|err|hint)\b[:!]?|\[\w+\]|^(?:select|alter|create|insert|update|delete|drop|curl|npm|git|get|post|put) [A-Z/-]/im;
/** A sign that stands for a word. */
const loneSign = /(?:^|\s)[@<>=*#$%^|~/]+(?:\s|$)/;
const story = 120;
const shoutedWord = /^\p{Lu}{4,}$/u;
const numberPattern = /^\d/;
const aPerson =
  /^(?:i|we|my|our|me|us|you|your|i'm|we're|it|they|them|he|she|this|that|these|those|its|their|his|her)$/i;
const looseStart =
  /^(?:and|or|but|so|then|because|since|when|if|that|which|who|while|although|even|than|as|of|to|be|been|also|not|is|are|was|were|at|by|still)$/i;
const looseEnd =
  /^(?:and|or|but|so|the|a|an|of|to|in|on|at|for|with|from|by|is|are|was|were|be|been|my|our|your|even|than|as|that|which|if|when|because|since|not|into|i|we|it's|im|has|have|can|will|few|own|other)$/i;
const anArticle = /^(?:the|a|an)$/i;
const possessive = /^(?:my|our|your)$/i;

/** Without "my" and "our", unless "own" follows. */
function impersonal(words: readonly string[]): string[] {
  return words.filter((word, at) => !possessive.test(word) || /^own$/i.test(words[at + 1] ?? ''));
}

function flawOf(words: readonly string[]): number {
  const code = words.filter((word) => codeSpan.test(word)).length;
  const numbers = words.filter((word) => numberPattern.test(word)).length;
  const persons = words.filter((word) => aPerson.test(word)).length;
  const shouted = words.filter((word) => shoutedWord.test(word)).length;
  return (
    (shouted > 1 ? shouted : 0) * flaws.shouted +
    (words.some((word) => /^or$/i.test(word)) ? flaws.choice : 0) +
    code * flaws.code +
    numbers * flaws.number +
    persons * flaws.person +
    (words.length < fewestWords ? flaws.oneWord : 0) +
    (looseStart.test(words[0] ?? '') ? flaws.dangling : 0) +
    (looseEnd.test(words.at(-1) ?? '') ? flaws.dangling : 0)
  );
}

/** Whether it only vents or greets, and is no heading whatever else it says. */
export function isIdle({ words }: Pick<Candidate, 'words'>): boolean {
  const text = words.join(' ');
  return complains(text) || smallTalkReason(text) !== null;
}

/** A clause that is short enough to be a heading as a whole, its frame gone. */
function wholeClauses({ clauses, unspaced }: Written): Candidate[] {
  if (unspaced !== undefined) return [];
  return clauses.flatMap((clause, at) => {
    const { kind, text } = unframed(clause.join(' '));
    const written = text.split(' ').filter((word) => word !== '');
    const words =
      kind === 'question'
        ? written
        : impersonal(written).slice(anArticle.test(written[0] ?? '') ? 1 : 0);
    if (words.length === 0 || words.length > mostWords) return [];
    if (words.join(' ').length > mostLetters) return [];
    const asked = kind === 'phrase' && text.length < clause.join(' ').length;
    const aside = at > 0 && !asked && kind !== 'question' ? flaws.aside : 0;
    return [{ words, flaw: flaws[asked ? 'asked' : kind] + aside + flawOf(words) }];
  });
}

/** Whether a text is a paste for its most part: how it spells words is the language's way, not the asker's. */
function isPaste(text: string): boolean {
  return codeText.test(text.slice(0, charactersRead));
}

/** What all that a text offers loses: a part of a story or of a paste says less than a question. */
function flawOfText(text: string, { written, paste }: Omit<ReadText, 'flaw'>): number {
  return (
    (paste ? flaws.ofCode : 0) +
    (loneSign.test(text.slice(0, charactersRead)) ? flaws.torn : 0) +
    (text.length > story ? flaws.ofStory : 0) +
    (written.clauses.length > 1 ? flaws.ofPart : 0)
  );
}

/** A text as headings are looked for in it. */
export interface ReadText {
  written: Written;
  /** Whether most of it is a paste: code, a query, a stack trace, a command line. */
  paste: boolean;
  /** What all that it offers loses. */
  flaw: number;
}

/** Reads the beginning of a text for headings. */
export function readForHeadings(text: string): ReadText {
  const written = writtenClauses(text);
  const paste = isPaste(text);
  return { written, paste, flaw: flawOfText(text, { written, paste }) };
}

/** The clauses of a text that could be headings as a whole. */
export function wholesIn({ written, flaw }: ReadText): Candidate[] {
  return wholeClauses(written).map((one) => ({ words: one.words, flaw: one.flaw + flaw }));
}

/** The phrases that the clauses of a text open with, and its own beginning. */
export function cutsIn({ written, flaw }: ReadText): Candidate[] {
  const cut = written.unspaced === undefined ? flaws.cut : 0;
  return phrasesOf(written).map((one) => ({
    words: one.words,
    flaw: one.flaw + cut + flawOf(one.words) + flaw,
  }));
}
