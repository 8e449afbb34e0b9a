import { contextOf, type NumberRun, namingOf, unspacedLetter } from './numbers.ts';
import type { Span } from './rule.ts';

/**
 * Lengths that card networks issue, by the first digits (ISO/IEC 7812): without them, one number in
 * ten of any sort would pass the check digit.
 */
const cardNumber =
  /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14})$/;
/** Lengths that other things have, too: only if a card is named. */
const rareNumber =
  /^(?:4\d{12}|4\d{18}|62\d{15,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}|(?:508|606|607|81|82)\d{10,14})$/;
const longest = 19;
const shortest = 13;
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

function isGroupedAsPrinted(groups: readonly { digits: string }[]): boolean {
  const lengths = groups.map(({ digits }) => digits.length).join('-');
  return /^(?:4-4-4-4|4-6-[45]|6-\d\d?|8-8|4-4-8|4-12|\d\d)$/.test(lengths);
}

function lastOfCard(run: NumberRun, first: number): number {
  const { groups, text } = run;
  let digits = '';
  for (let last = first; last < groups.length; last++) {
    digits += groups[last]?.digits ?? '';
    if (digits.length > longest) return -1;
    if (digits.length < shortest) continue;
    const common = cardNumber.test(digits);
    if (!common && !rareNumber.test(digits)) continue;
    if (!passesLuhn(digits)) continue;
    const { before, after, start, end } = contextOf(run, first, last);
    const named = cardWord.test(before) || cardWord.test(after);
    if (isInsideWord(text, start, end) && !/(?:card|visa|mastercard|amex|cc)$/i.test(before))
      continue;
    if (named) return last;
    const printed = isGroupedAsPrinted(groups.slice(first, last + 1));
    if (!common || !printed || rareNumber.test(digits)) continue;
    if (first === last && namingOf(before).other) continue;
    return last;
  }
  return -1;
}

const ofWord = String.raw`(?![${unspacedLetter}])[\p{L}\d_]`;
const partOfWord = new RegExp(ofWord, 'u');
const wordGoesOn = new RegExp(String.raw`^(?:${ofWord}|-\p{L})`, 'u');

function isInsideWord(text: string, start: number, end: number): boolean {
  return partOfWord.test(text.charAt(start - 1)) || wordGoesOn.test(text.slice(end, end + 2));
}

/** Payment cards. Every window of whole groups is tried: a phone number may stand in front. */
export function findCards(run: NumberRun): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < run.groups.length; first++) {
    const last = lastOfCard(run, first);
    if (last < 0) continue;
    const { start, end } = contextOf(run, first, last);
    spans.push({ kind: 'card', start, end });
    first = last;
  }
  return spans;
}
