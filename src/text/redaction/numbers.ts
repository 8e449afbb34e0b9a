import type { Language } from '../../language/language.ts';
import {
  languages,
  phrasesOf,
  spacedLanguages,
  unspacedLanguages,
} from '../../language/languages.ts';
import { matchesIn } from './rule.ts';

/** Six digits with little between them: every card, phone, account and number of a person has them. */
export const manyDigits = /\d(?:[\W_]{0,4}\d){5}/;

/** In scripts that put no space between words, a word may stand right beside a number. */
export const unspacedLetter = String.raw`\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;

/** A choice of one kind of words in some languages, as a pattern's source. */
const wordsOf = (
  kind: 'phones' | 'otherNumbers' | 'units',
  of: readonly Language[] = languages,
): string => of.flatMap((language) => phrasesOf(language[kind])).join('|');

/** One of some words, whole; those of scripts without spaces wherever they stand. */
const anyOf = (kind: 'phones' | 'otherNumbers') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${wordsOf(kind, spacedLanguages)})(?![\p{L}\p{N}])|${wordsOf(kind, unspacedLanguages)}`,
    'giu',
  );

/** Words in front of a number that make it something else: the last of these and a phone's wins. */
const otherNumber = anyOf('otherNumbers');
const phoneWord = anyOf('phones');
/** What is counted: a word, in one or many, and signs of money and measures. */
const unit = new RegExp(
  String.raw`^[ \u00a0\u202f]?(?:(?:${wordsOf('units')})(?![\p{L}\p{N}])|[€$£%])`,
  'iu',
);

function lastIndex(pattern: RegExp, text: string): number {
  const last = matchesIn(text, pattern).at(-1);
  return last ? last.index + last[0].length : 0;
}

export interface Naming {
  phone: boolean;
  /** Some other thing is named, nearer than a phone. */
  other: boolean;
  /** It stands right before the number. */
  adjacent: boolean;
}

const aWord = /\p{L}{2}/u;

/** Whether a unit follows a number. None of these begins with a zero, or a plus sign. */
export function isAmount(number: string, after: string): boolean {
  return !/^[+0(]/.test(number) && unit.test(after);
}

/** What the words before a number say it is. */
export function namingOf(before: string): Naming {
  if (!aWord.test(before))
    return { phone: false, other: before.endsWith('#'), adjacent: before.endsWith('#') };
  // Only this sentence, and no other number in between.
  const words = before.replace(/^.*(?:\d{3}|[!?;]|(?<!\b(?:no|nr|tel|num))\. |\n\n)/is, '');
  const phoneAt = lastIndex(phoneWord, words);
  const otherAt = lastIndex(otherNumber, words);
  const adjacent = otherAt > 0 && /^[ :=#]{0,2}$/.test(words.slice(otherAt));
  const near = (at: number) => words.length - at <= 30;
  return {
    phone: near(phoneAt) && phoneAt > otherAt,
    other: (near(otherAt) && otherAt > phoneAt && words.length - otherAt <= 16) || /#$/.test(words),
    adjacent: adjacent || /#$/.test(words),
  };
}
