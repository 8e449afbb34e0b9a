import { wordsOf } from '../../language/languages.ts';
import { readList } from '../../language/lists.ts';
import { readWordsBeforeNumber } from './phones.ts';
import { type Extent, matchesIn, ruleOf, type Span, unspacedLetters } from './rule.ts';

/**
 * Card numbers by their first digits and length (ISO/IEC 7812). The check digit alone would accept one in
 * ten of all numbers.
 */
const cardNumber =
  /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14})$/;
/** Card numbers of uncommon lengths, which count only if a card is mentioned. */
const rareCardNumber =
  /^(?:4\d{12}|4\d{18}|62\d{15,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|(?:508|606|607|81|82)\d{10,14})$/;
const minCardDigits = 13;
const maxCardDigits = 19;
const cardWord =
  /card|visa|master|amex|american express|maestro|credit|debit|karte|carte|tarjeta|carta|cartão|kredit|карт|kart[ayęıi]|カード|卡|카드|pan\b|\bcc\b/i;
const groupedAsPrinted = /^(?:4-4-4-4|4-6-[45]|6-\d\d?|8-8|4-4-8|4-12|\d\d)$/;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position++) {
    const digit = Number(digits[digits.length - 1 - position]);
    const weighted = position % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

interface DigitGroup extends Extent {
  digits: string;
}

/** The first digits of all card numbers, which exclude most other numbers at once. */
const firstCardDigit = /^[2-68]/;

/** The card number that begins with the group at an index; null if there is none. */
function cardIn(text: string, groups: readonly DigitGroup[], first: number): Extent | null {
  const { start, digits: firstDigits } = groups[first] as DigitGroup;
  if (!firstCardDigit.test(firstDigits)) return null;
  let digits = '';
  let lengths = '';
  for (let index = first; index < groups.length && digits.length <= maxCardDigits; index++) {
    const group = groups[index] as DigitGroup;
    lengths += digits === '' ? group.digits.length : `-${group.digits.length}`;
    digits += group.digits;
    if (digits.length < minCardDigits || digits.length > maxCardDigits) continue;
    const isRare = rareCardNumber.test(digits);
    if (!(isRare || cardNumber.test(digits)) || !passesLuhn(digits)) continue;
    const { end } = group;
    const before = text.slice(Math.max(0, start - 48), start);
    if (isInsideWord(text, start, end) && !/(?:card|visa|mastercard|amex|cc)$/i.test(before))
      continue;
    if (cardWord.test(before) || cardWord.test(text.slice(end, end + 24))) return { start, end };
    if (isRare || !groupedAsPrinted.test(lengths)) continue;
    if (index === first && readWordsBeforeNumber(before).isOtherNumber) continue;
    return { start, end };
  }
  return null;
}

const restOfWord = new RegExp(String.raw`^(?:(?![${unspacedLetters}])[\p{L}\d_]|-\p{L})`, 'u');

const isInsideWord = (text: string, start: number, end: number): boolean =>
  restOfWord.test(text.charAt(start - 1)) || restOfWord.test(text.slice(end, end + 2));

/** A run of at least 13 digits, with common separators. */
const manyDigits =
  /\d(?:[ \t\n\u00a0\u2002-\u200a\u202f().,\-_·•*|\u2010-\u2015/\u2212]{0,4}\d){12,}/g;

/** Finds card numbers. Tries each group of digits as the start, because a phone number may come first. */
export function findCards(text: string, stretch: Extent): Span[] {
  const spans: Span[] = [];
  for (const { index, 0: run } of matchesIn(text.slice(stretch.start, stretch.end), manyDigits)) {
    const groups = Array.from(run.matchAll(/\d+/g), ({ index: offset, 0: digits }): DigitGroup => {
      const start = stretch.start + index + offset;
      return { digits, start, end: start + digits.length };
    });
    for (const [first, { start }] of groups.entries()) {
      const card = start < (spans.at(-1)?.end ?? 0) ? null : cardIn(text, groups, first);
      if (card) spans.push({ kind: 'card', ...card });
    }
  }
  return spans;
}

/** The length of an IBAN by country. Check digits alone would accept one number in 97. */
const ibanLengths = new Map(
  readList('text/redaction/ibans').map((line) => [line.slice(0, 2), Number(line.slice(3))]),
);
/** Uses a lookahead, because another IBAN may begin within a match. */
const ibanPattern = /[A-Z]{2}\d{2}(?=((?:[ \u00a0.\-_\n]{0,2}[A-Z0-9]){11,30}))/gi;
/** Maximum distance of an IBAN's start from a stretch of its digits, and of its end. */
const maxIbanLetters = 24;

function passesMod97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const idValue = Number.parseInt(character, 36);
    remainder = (remainder * (idValue > 9 ? 100 : 10) + idValue) % 97;
  }
  return remainder === 1;
}

/** Finds IBANs by country, length and check digits. */
export function findIbans(text: string, stretch: Extent): Span[] {
  const from = Math.max(0, stretch.start - maxIbanLetters);
  const part = text.slice(from, stretch.end + maxIbanLetters);
  return matchesIn(part, ibanPattern).flatMap(({ index, 0: begin, 1: rest = '' }): Span[] => {
    const start = from + index;
    if (/[A-Za-z0-9]/.test(text.charAt(start - 1))) return [];
    const length = ibanLengths.get(begin.slice(0, 2).toUpperCase()) ?? 0;
    const characters = Array.from(rest.matchAll(/[A-Z0-9]/gi)).slice(0, length - begin.length);
    const last = characters.at(-1);
    if (last === undefined || begin.length + characters.length !== length) return [];
    if (!passesMod97(begin + characters.join(''))) return [];
    return [{ kind: 'iban', start, end: start + begin.length + last.index + 1 }];
  });
}

const unspacedLetter = `[${unspacedLetters}]`;
const numberWord = String.raw`(?:[ -]?(?:numbers?|nummer|nr\.?|no\.?|#|numarası|numaram|号码?|字號|號碼))?`;
const joiningWords = String.raw`["'${'`'}]?[ \t]{0,3}(?:[:：=#]|is|was|ist|war|lautet|est|es|è|é|to|je|är|es el|no\.?|nr\.?|number|->|は|が|是|为|為|는|은)?[ \t]{0,3}(?:is|ist|est|es|è|:)?[ \t]{0,3}["'${'`'}(]?`;
const idNumber = String.raw`((?:[A-Z]{1,6}[ .-]?)?\d(?:[ .\-/]{0,1}[A-Z0-9]){2,18}(?!(?!${unspacedLetter})[\p{L}\p{N}]))`;

/** Finds personal identification numbers after their name; without it, they look like any number. */
export const personalIdRule = ruleOf({
  kind: 'id',
  keywords: wordsOf('personalIds'),
  wordEdge: 'start',
  after: new RegExp(
    `${numberWord}(?:(?![\\p{L}\\p{N}])|(?<=${unspacedLetter}))${joiningWords}${idNumber}`,
    'iuy',
  ),
  secretOf: ([, value = ''], _text, { keyword: name }) => {
    const id = value.replace(/(?:[ .\-/][A-Za-z]{2,})+$/, '');
    return id.replace(/\D/g, '').length < (/cv[vc]/.test(name) ? 3 : 6) ? undefined : id;
  },
});
