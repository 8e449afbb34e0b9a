import type { Language } from '../../language/language.ts';
import {
  languages,
  phrasesOf,
  spacedLanguages,
  unspacedLanguages,
} from '../../language/languages.ts';
import { matchesIn } from './rule.ts';

/** Six digits close together: all numbers of cards, phones, accounts and persons have them. */
export const manyDigits = /\d(?:[\W_]{0,4}\d){5}/;

/** Letters of scripts without spaces, where a word may be right next to a number. */
export const unspacedLetter = String.raw`\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;

/** The source of a pattern for one kind of words. */
const wordsOf = (
  kind: 'phones' | 'otherNumbers' | 'units',
  of: readonly Language[] = languages,
): string => of.flatMap((language) => phrasesOf(language[kind])).join('|');

/** Whole words; in scripts without spaces also parts of words. */
const anyOf = (kind: 'phones' | 'otherNumbers') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${wordsOf(kind, spacedLanguages)})(?![\p{L}\p{N}])|${wordsOf(kind, unspacedLanguages)}`,
    'giu',
  );

/** Words before a number that make it something other than a phone number; the last word counts. */
const otherNumber = anyOf('otherNumbers');
const phoneWord = anyOf('phones');
/** A unit or currency after a number. */
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
  /** Whether something else is named nearer to the number. */
  other: boolean;
  /** Whether that is right before the number. */
  adjacent: boolean;
}

const aWord = /\p{L}{2}/u;

/** Whether a unit follows a number, which then begins with neither a zero nor a plus sign. */
export function isAmount(number: string, after: string): boolean {
  return !/^[+0(]/.test(number) && unit.test(after);
}

/** What the words before a number call it. */
export function namingOf(before: string): Naming {
  if (!aWord.test(before))
    return { phone: false, other: before.endsWith('#'), adjacent: before.endsWith('#') };
  // Only words of the same sentence, after any other number.
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
