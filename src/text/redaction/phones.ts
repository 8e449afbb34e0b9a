import { spacedLanguages, unspacedLanguages, wordsOf } from '../../language/languages.ts';
import { readList } from '../../language/lists.ts';
import { type Extent, matchAt, matchesIn, type Span, unspacedLetters } from './rule.ts';

/** Matches whole words; in scripts without spaces between words, also parts of words. */
const anyOf = (kind: 'phones' | 'otherNumbers'): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${wordsOf(kind, spacedLanguages).join('|')})(?![\p{L}\p{N}])|${wordsOf(kind, unspacedLanguages).join('|')}`,
    'giu',
  );

const phoneWord = anyOf('phones');
/** Words before a number that is not a phone number, such as an order number. */
const otherNumberWord = anyOf('otherNumbers');
/** A unit or currency after a number. */
const unitAfterNumber = new RegExp(
  String.raw`^[ \u00a0\u202f]?(?:(?:${wordsOf('units').join('|')})(?![\p{L}\p{N}])|[€$£%])`,
  'iu',
);

function endOfLastMatch(pattern: RegExp, text: string): number {
  const last = matchesIn(text, pattern).at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Which kinds of number the words before a number mention. */
interface WordsBeforeNumber {
  isPhone: boolean;
  /** Whether a word for another number, such as an order number, is nearer than a word for a phone. */
  isOtherNumber: boolean;
  /** Whether a word for another kind of number, such as `order`, is right before the number. */
  isAdjacent: boolean;
}

/** @param before the text before a number; about its last 48 characters are enough */
export function readWordsBeforeNumber(before: string): WordsBeforeNumber {
  // Many numbers follow another number.
  if (!/[#\p{L}]/u.test(before)) return { isPhone: false, isOtherNumber: false, isAdjacent: false };
  // Only words in the same sentence count, and only those after any other number.
  const words = before.replace(/^.*(?:\d{3}|[!?;]|(?<!\b(?:no|nr|tel|num))\. |\n\n)/is, '');
  const phoneEnd = endOfLastMatch(phoneWord, words);
  const otherEnd = endOfLastMatch(otherNumberWord, words);
  const isNear = (end: number, distance: number) => words.length - end <= distance;
  const isNumbered = words.endsWith('#');
  return {
    isPhone: phoneEnd > otherEnd && isNear(phoneEnd, 30),
    isOtherNumber: isNumbered || (otherEnd > phoneEnd && isNear(otherEnd, 16)),
    isAdjacent: isNumbered || (otherEnd > 0 && /^[ :=#]{0,2}$/.test(words.slice(otherEnd))),
  };
}

const separator = String.raw`[ \u00a0\u2002-\u200a\u202f.\-\u2010-\u2015/()]`;
/** The end of a number: no rest of a word, decimal, time or address may follow. */
const numberEnd = String.raw`(?!(?![${unspacedLetters}])[\p{L}\d_]|[.:,/-]\d|-\p{L}|@)`;

interface PhoneForm {
  /** A sticky pattern for the whole number. */
  pattern: RegExp;
  minDigits: number;
  maxDigits: number;
  /** Matches text that looks the same but isn't a phone number. */
  excluded?: RegExp;
  /** Whether a word for a phone must come before it, because many other numbers look the same. */
  needsPhoneWord?: true;
}

function phoneForm(
  source: string,
  minDigits: number,
  maxDigits: number,
  rest: Pick<PhoneForm, 'excluded' | 'needsPhoneWord'> = {},
): PhoneForm {
  const pattern = new RegExp(`(?:${source})${numberEnd}`, 'uy');
  return { pattern, minDigits, maxDigits, ...rest };
}

const date = String.raw`\d{1,2}[ ./-]\d{1,2}[ ./-](?:19|20)\d\d`;
const isoDate = String.raw`(?:19|20)\d\d[ ./-]?(?:0\d|1[0-2])[ ./-]?[0-3]\d`;
const roundNumber = String.raw`\+?\d{1,3}(?:[ .]000){2,}`;

const phoneForms: readonly PhoneForm[] = [
  // `+` and a country code (ITU E.164). After North America's `+1`, the next digit is from 2 to 9.
  phoneForm(String.raw`\+(?:1${separator}{0,3}[2-9]|[2-9])(?:${separator}{0,3}\d){6,14}`, 8, 15, {
    excluded: new RegExp(`^(?:${roundNumber})`),
  }),
  phoneForm(String.raw`00[1-9]\d{0,2}${separator}{1,3}\d(?:${separator}{0,3}\d){5,12}`, 9, 16),
  // North America, and other countries with area codes in parentheses.
  phoneForm(String.raw`(?:\+?1[ .-]{0,2})?\([2-9]\d\d\)[ .-]{0,2}\d{3}[ .-]{0,2}\d{4}`, 10, 11),
  phoneForm(String.raw`(?:1[ .-])?\d{3}([-\u2010-\u2015])\d{3}\1\d{4}`, 10, 11),
  phoneForm(String.raw`(?:1[ .-])?[2-9]\d\d([ .])\d{3}\1\d{4}`, 10, 11),
  phoneForm(String.raw`(?:1[ .-])?[2-9]\d\d[ .-][2-9]\d\d[-.]\d{4}`, 10, 11),
  phoneForm(String.raw`8[ -]\(\d{3,5}\)[ -]?\d{1,3}(?:-\d\d){2}`, 10, 12),
  phoneForm(String.raw`\(\d{2}\)[ -]?9?\d{4}[- ]\d{4}`, 10, 11),
  phoneForm(String.raw`\(0\d{1,5}\)${separator}{0,3}\d(?:${separator}{0,2}\d){4,9}`, 8, 12),
  // A zero, an area code and a gap. `excluded` lists dates and file modes.
  phoneForm(String.raw`0[1-9](?:([ .-])\d\d)(?:\1\d\d){3}`, 10, 10),
  phoneForm(
    String.raw`0[ ]?[1-9]\d{0,4}${separator}{1,3}\d{2,9}(?:[ \u00a0\-\u2010-\u2015]\d{2,8}){0,4}`,
    9,
    12,
    {
      excluded: new RegExp(
        String.raw`^(?:${date}|${isoDate}|0\d{3}(?:[ -]0\d{3})+|0\d{1,4}\.\d|0\d(?:[ -]\d\d)+$|0\d[/-]\d\d[/-])`,
      ),
    },
  ),
  phoneForm(String.raw`\(?\d(?:${separator}{0,2}\d){6,14}`, 7, 15, {
    needsPhoneWord: true,
    excluded: new RegExp(
      String.raw`^(?:${date}|${isoDate}|${roundNumber}|(?:19|20)\d\d[-–](?:19|20)\d\d$|\d{1,3}(?:\.\d{1,3}){3}$)`,
    ),
  }),
];

/** Words for a phone after a number, as in `07700 900123 is my mobile`. */
const phoneWordAfter =
  /^(?:[ ,]{1,2}(?:is |ist |est |es |è |é |to |är |это )?(?:my |meine? |mon |mi |il mio |meu |mój |mitt |мой )?(?:phone|mobile|cell|handy|mobil|telefon|portable|móvil|whatsapp|numara|телефон|numer|numéro|number|nummer)|(?:に|へ|まで)?(?:お)?(?:電話|ご連絡|连絡)|(?:是我的)?(?:电话|手机|電話|手機)|(?: पर)? ?कॉल|(?:으로|로)? ?(?:전화|연락|문자))/i;
const dialScheme = /(?:tel|sms|callto|whatsapp|facetime|wa\.me)[:/]$/i;
const partOfWord = new RegExp(String.raw`(?![${unspacedLetters}])[\p{L}\p{N}_@#$€£=&+.:\\/-]`, 'u');

/** Whether the number that begins at `start` is part of a word, a decimal or a path. */
function isPartOfWordOrPath(text: string, start: number, named: boolean): boolean {
  if (dialScheme.test(text.slice(Math.max(0, start - 10), start))) return false;
  if (!partOfWord.test(text.charAt(start - 1))) return false;
  return !named || !/\D[:=.]/.test(text.slice(Math.max(0, start - 2), start));
}

/** Widths and heights of screens, which people list after the word "mobile". */
const screenSizes = new Set(readList('text/redaction/screen-sizes'));

/** Whether a number is a coordinate: a pair, one with up to seven decimals, or one next to another. */
function isCoordinate(number: string, before: string, after: string): boolean {
  if (/^\+?\d{1,3}\.\d{3,}[ /]{1,2}-?\d{1,3}\.\d{3,}$/.test(number)) return true;
  if (!/^\+?\d{1,3}\.\d{3,}$/.test(number)) return false;
  if (number.replace(/^.*\./, '').length <= 7) return true;
  return /\d\.\d{3,}[,;/]? ?$/.test(before) || /^[,;/]? ?[+-]?\d{1,3}\.\d{3}/.test(after);
}

function phoneAt(text: string, start: number): Span | null {
  let naming: WordsBeforeNumber | undefined;
  for (const { pattern, minDigits, maxDigits, excluded, needsPhoneWord } of phoneForms) {
    const match = matchAt(pattern, text, start)?.[0];
    if (match === undefined || excluded?.test(match)) continue;
    const digits = match.replace(/\D/g, '').length;
    if (digits < minDigits || digits > maxDigits) continue;
    naming ??= readWordsBeforeNumber(text.slice(Math.max(0, start - 48), start));
    const end = start + match.length;
    const after = text.slice(end, end + 24);
    if (needsPhoneWord && !naming.isPhone && !phoneWordAfter.test(after)) continue;
    if (isPartOfWordOrPath(text, start, naming.isPhone)) continue;
    if (!naming.isPhone && isCoordinate(match, text.slice(Math.max(0, start - 24), start), after))
      continue;
    if (match.split(/[ /]/).every((size) => screenSizes.has(size))) continue;
    // An amount begins with neither a zero nor a plus sign.
    if (!/^[+0(]/.test(match) && unitAfterNumber.test(after)) continue;
    // A number with a plus sign is a phone number, even after a word for another number.
    const isInternational = match.startsWith('+') && (/[^\d+]/.test(match) || !naming.isAdjacent);
    if (naming.isOtherNumber && !isInternational) continue;
    // An opening parenthesis that isn't closed within the number belongs to the sentence.
    const isOpen = match.startsWith('(') && !match.includes(')');
    return { kind: 'phone', start: isOpen ? start + 1 : start, end };
  }
  return null;
}

/** Where a phone number may start, with the whole run of digits there: no second number starts in that run. */
const phoneStartPattern = /[+(]?\d(?=(?:[^\w,;:]{0,3}\d){4})\d*/g;

/** Finds international and national phone numbers. */
export function findPhones(text: string, stretch: Extent): Span[] {
  const spans: Span[] = [];
  // A plus sign or parenthesis may come before the first digit.
  const from = Math.max(0, stretch.start - 1);
  for (const { index } of matchesIn(text.slice(from, stretch.end), phoneStartPattern)) {
    const start = from + index;
    // Digits in a word, such as in a digest, are no phone number.
    const isInside = start < (spans.at(-1)?.end ?? 0) || /\w/.test(text.charAt(start - 1));
    const span = isInside ? null : phoneAt(text, start);
    if (span !== null) spans.push(span);
  }
  return spans;
}
