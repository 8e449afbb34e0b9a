import type { Extent } from './anchors.ts';
import { namingOf, unspacedLetter } from './numbers.ts';
import { matchesIn, type Span } from './rule.ts';

/**
 * The lengths of card numbers by their first digits (ISO/IEC 7812). The check digit alone would accept
 * one in ten of all numbers.
 */
const cardNumber =
  /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14})$/;
/** Lengths that other numbers have, too: they count only if a card is mentioned. */
const rareNumber =
  /^(?:4\d{12}|4\d{18}|62\d{15,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|(?:508|606|607|81|82)\d{10,14})$/;
const maxDigits = 19;
const minDigits = 13;
const cardWord =
  /card|visa|master|amex|american express|maestro|credit|debit|karte|carte|tarjeta|carta|cartão|kredit|карт|kart[ayęıi]|カード|卡|카드|pan\b|\bcc\b/i;

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

function isGroupedAsPrinted(groups: readonly DigitGroup[]): boolean {
  const lengths = groups.map(({ digits }) => digits.length).join('-');
  return /^(?:4-4-4-4|4-6-[45]|6-\d\d?|8-8|4-4-8|4-12|\d\d)$/.test(lengths);
}

const context = 48;

/** The card number that begins with the first of these groups, if any. */
function cardIn(text: string, groups: readonly DigitGroup[]): Extent | null {
  const start = groups[0]?.start ?? 0;
  let digits = '';
  for (const [at, group] of groups.entries()) {
    digits += group.digits;
    if (digits.length > maxDigits) return null;
    if (digits.length < minDigits) continue;
    const common = cardNumber.test(digits);
    if (!common && !rareNumber.test(digits)) continue;
    if (!passesLuhn(digits)) continue;
    const { end } = group;
    const before = text.slice(Math.max(0, start - context), start);
    const named = cardWord.test(before) || cardWord.test(text.slice(end, end + 24));
    if (isInsideWord(text, start, end) && !/(?:card|visa|mastercard|amex|cc)$/i.test(before))
      continue;
    if (named) return { start, end };
    const printed = isGroupedAsPrinted(groups.slice(0, at + 1));
    if (!common || !printed || rareNumber.test(digits)) continue;
    if (at === 0 && namingOf(before).other) continue;
    return { start, end };
  }
  return null;
}

const ofWord = String.raw`(?![${unspacedLetter}])[\p{L}\d_]`;
const partOfWord = new RegExp(ofWord, 'u');
const wordGoesOn = new RegExp(String.raw`^(?:${ofWord}|-\p{L})`, 'u');

function isInsideWord(text: string, start: number, end: number): boolean {
  return partOfWord.test(text.charAt(start - 1)) || wordGoesOn.test(text.slice(end, end + 2));
}

/** 13 digits or more, with common separators. */
const run = /\d(?:[ \t\n\u00a0\u2002-\u200a\u202f().,\-_·•*|\u2010-\u2015/\u2212]{0,4}\d){12,}/g;

/** Finds card numbers. Tries every window of digit groups, as a phone number may come first. */
export function findCards(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index, 0: digits } of matchesIn(text, run)) {
    const groups = Array.from(digits.matchAll(/\d+/g), ({ index: at, 0: digits }): DigitGroup => {
      const start = index + at;
      return { digits, start, end: start + digits.length };
    });
    for (const [first, { start }] of groups.entries()) {
      if (start < (spans.at(-1)?.end ?? 0)) continue;
      const card = cardIn(text, groups.slice(first, first + maxDigits));
      if (card) spans.push({ kind: 'card', ...card });
    }
  }
  return spans;
}
