import type { RedactionRule } from './rule.ts';

const separator = String.raw`[ \u00a0\u202f.\-\u2010-\u2014]`;

/**
 * Lengths that card networks issue, by the first digits (ISO/IEC 7812): without them, one number in
 * ten of any sort would pass the check digit.
 */
const cardNumber =
  /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14,17})$/;
const longestCardNumber = 19;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let position = 0; position < digits.length; position++) {
    const digit = Number(digits[digits.length - 1 - position]);
    const weighted = position % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** End of the card number that starts with group `first`, as a group's index; -1 for none. */
function cardEnd(groups: readonly string[], first: number): number {
  let digits = '';
  for (let last = first; last < groups.length; last++) {
    digits += groups[last];
    if (digits.length > longestCardNumber) return -1;
    if (cardNumber.test(digits) && passesLuhn(digits)) return last;
  }
  return -1;
}

const numericUuid = /^\d{8}-\d{4}-\d{4}-\d{4}-\d{12}$/;

/** Every window of whole groups is tried, as a phone number may stand in front of the card's. */
function replaceCards([match = '']: readonly (string | undefined)[]): string {
  if (numericUuid.test(match)) return match;
  const parts = match.split(/(\D+)/);
  const groups = parts.filter((_part, index) => index % 2 === 0);
  const separators = parts.filter((_part, index) => index % 2 === 1);
  let replaced = '';
  for (let index = 0; index < groups.length; index++) {
    const end = cardEnd(groups, index);
    replaced += end < 0 ? groups[index] : '[card]';
    if (end >= 0) index = end;
    replaced += separators[index] ?? '';
  }
  return replaced;
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length;
}

function phoneOf(minimum: number, maximum: number): RedactionRule['replace'] {
  return ([match = '', label = '']) => {
    const digits = digitCount(match.slice(label.length));
    return digits >= minimum && digits <= maximum ? `${label}[phone]` : match;
  };
}

const phoneSeparator = String.raw`[ \u00a0\u202f().\-\u2010-\u2014/]`;
/** Not inside a word, a decimal, a path or another number. */
const numberStart = String.raw`(?<![\w.+/:$€£#-])`;
const numberEnd = String.raw`(?!\w|[.:-]\d)`;

export const emailRule: RedactionRule = {
  kind: 'email',
  hint: /@|%40/,
  pattern:
    /([\p{L}\p{N}_][\p{L}\p{N}._+'-]{0,63})(?:@|%40)(?!\dx\.)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/gu,
  // git@ is how every repository is cloned, and logo@2x.png is a picture.
  replace: ([match = '', mailbox]) => (mailbox === 'git' ? match : '[email]'),
};

/** Seven digits with little between them: what no card or phone number does without. */
export const numberHint = /\d(?:[^\w,;:]{0,3}\d){6}/;

/** Cards before phones, as a card's groups look like a phone number's. */
export const numberRules: readonly RedactionRule[] = [
  {
    kind: 'card',
    hint: /\d(?:[^\w,;:]{0,2}\d){11}/,
    pattern: new RegExp(String.raw`(?<!\w)\d(?:${separator}{0,2}\d){11,}(?!\w|-\w)`, 'g'),
    replace: replaceCards,
  },
  {
    kind: 'phone',
    hint: /\+\d/,
    // E.164: at most 15 digits; under 8 there is no country code and subscriber number.
    pattern: new RegExp(
      String.raw`(?<![\w+])\+[1-9](?:${phoneSeparator}{0,3}\d){6,14}${numberEnd}`,
      'g',
    ),
    replace: phoneOf(8, 15),
  },
  {
    kind: 'phone',
    hint: /\d{3}[ .\-)]{1,2}\d{3}[ .-]\d{4}/,
    // North America: a version or a list of codes is not grouped 3-3-4.
    pattern: new RegExp(
      String.raw`${numberStart}(?:1[ .-])?(?:\(\d{3}\) ?\d{3}[ .-]|\d{3}-\d{3}-|[2-9]\d\d([ .])\d{3}\1)\d{4}${numberEnd}`,
      'g',
    ),
    replace: () => '[phone]',
  },
  {
    kind: 'phone',
    hint: /0\d{1,4}[ /-]\d\d/,
    // Elsewhere, a trunk zero: 9 to 11 digits, so that a date with its 8 is none.
    pattern: new RegExp(
      String.raw`${numberStart}(?!\d\d?[-/]\d\d?[-/]\d{4})(?:00[1-9]\d{0,2}|\(?0\d{1,4}\)?)[ /-]\d{2,8}(?:[ -]\d{2,8}){0,5}${numberEnd}`,
      'g',
    ),
    replace: (match) => phoneOf(9, match[0]?.startsWith('00') ? 15 : 11)(match),
  },
  {
    kind: 'phone',
    hint: /(?:phone|cell|fax|mobile|whatsapp|sms|tel|call (?:me|us))\b/i,
    // Named as one, a bare run of digits is one too.
    pattern: new RegExp(
      String.raw`(\b(?:phone|telephone|cell|fax|mobile|whatsapp|sms|tel|call (?:me|us))(?: (?:number|no\.?|is|at|on|me)){0,3}[:.]? {0,2})\d(?:${phoneSeparator}?\d){6,14}${numberEnd}`,
      'gi',
    ),
    replace: phoneOf(7, 15),
  },
];
