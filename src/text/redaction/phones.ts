import { isAmount, type Naming, namingOf, unspacedLetter } from './numbers.ts';
import { matchAt, type Span } from './rule.ts';

const gap = String.raw`[ \u00a0\u2002-\u200a\u202f.\-\u2010-\u2015/()]`;
/** Not followed by the rest of a word, a decimal, a time or an address. */
const numberEnd = String.raw`(?!(?![${unspacedLetter}])[\p{L}\d_]|[.:,/-]\d|-\p{L}|@)`;

interface Form {
  /** Its possible first characters, to skip most forms. */
  first: string;
  pattern: RegExp;
  minDigits: number;
  maxDigits: number;
  /** What else looks the same. */
  not?: RegExp;
  /** Whether a word for a phone must come before it, because many other numbers look the same. */
  named?: true;
}

const digit = '0123456789';

function form(
  first: string,
  source: string,
  minDigits: number,
  maxDigits: number,
  rest: Pick<Form, 'not' | 'named'> = {},
): Form {
  return {
    first,
    pattern: new RegExp(`(?:${source})${numberEnd}`, 'uy'),
    minDigits,
    maxDigits,
    ...rest,
  };
}

const date = String.raw`\d{1,2}[ ./-]\d{1,2}[ ./-](?:19|20)\d\d`;
const isoDate = String.raw`(?:19|20)\d\d[ ./-]?(?:0\d|1[0-2])[ ./-]?[0-3]\d`;
const zeros = String.raw`\+?\d{1,3}(?:[ .]000){2,}`;

/** `+` and a country code (ITU E.164). In North America, neither 0 nor 1 follows it. */
const international = form(
  '+',
  String.raw`\+(?:1${gap}{0,3}[2-9]|[2-9])(?:${gap}{0,3}\d){6,14}`,
  8,
  15,
  { not: new RegExp(`^(?:${zeros})`) },
);

const forms: readonly Form[] = [
  form('0', String.raw`00[1-9]\d{0,2}${gap}{1,3}\d(?:${gap}{0,3}\d){5,12}`, 9, 16),
  // North America; area codes in brackets also elsewhere.
  form('+1(', String.raw`(?:\+?1[ .-]{0,2})?\([2-9]\d\d\)[ .-]{0,2}\d{3}[ .-]{0,2}\d{4}`, 10, 11),
  form(digit, String.raw`(?:1[ .-])?\d{3}([-\u2010-\u2015])\d{3}\1\d{4}`, 10, 11),
  form(digit, String.raw`(?:1[ .-])?[2-9]\d\d([ .])\d{3}\1\d{4}`, 10, 11),
  form(digit, String.raw`(?:1[ .-])?[2-9]\d\d[ .-][2-9]\d\d[-.]\d{4}`, 10, 11),
  form('8', String.raw`8[ -]\(\d{3,5}\)[ -]?\d{1,3}(?:-\d\d){2}`, 10, 12),
  form('(', String.raw`\(\d{2}\)[ -]?9?\d{4}[- ]\d{4}`, 10, 11),
  form('(', String.raw`\(0\d{1,5}\)${gap}{0,3}\d(?:${gap}{0,2}\d){4,9}`, 8, 12),
  // A zero, and a gap after the area code; dates and file modes look similar.
  form('0', String.raw`0[1-9](?:([ .-])\d\d)(?:\1\d\d){3}`, 10, 10),
  form(
    '0',
    String.raw`0[ ]?[1-9]\d{0,4}${gap}{1,3}\d{2,9}(?:[ \u00a0\-\u2010-\u2015]\d{2,8}){0,4}`,
    9,
    12,
    {
      not: new RegExp(
        String.raw`^(?:${date}|${isoDate}|0\d{3}(?:[ -]0\d{3})+|0\d{1,4}\.\d|0\d(?:[ -]\d\d)+$|0\d[/-]\d\d[/-])`,
      ),
    },
  ),
  form(`(${digit}`, String.raw`\(?\d(?:${gap}{0,2}\d){6,14}`, 7, 15, {
    named: true,
    not: new RegExp(
      `^(?:${date}|${isoDate}|${zeros}|(?:19|20)\\d\\d[-–](?:19|20)\\d\\d$|\\d{1,3}(?:\\.\\d{1,3}){3}$)`,
    ),
  }),
];

/** `07700 900123 is my mobile`. */
const namedAfter =
  /^(?:[ ,]{1,2}(?:is |ist |est |es |è |é |to |är |это )?(?:my |meine? |mon |mi |il mio |meu |mój |mitt |мой )?(?:phone|mobile|cell|handy|mobil|telefon|portable|móvil|whatsapp|numara|телефон|numer|numéro|number|nummer)|(?:に|へ|まで)?(?:お)?(?:電話|ご連絡|连絡)|(?:是我的)?(?:电话|手机|電話|手機)|(?: पर)? ?कॉल|(?:으로|로)? ?(?:전화|연락|문자))/i;
const dialled = /(?:tel|sms|callto|whatsapp|facetime|wa\.me)[:/]$/i;
const wordBefore = new RegExp(String.raw`(?![${unspacedLetter}])[\p{L}\p{N}_@#$€£=&+.:\\/-]`, 'u');

/** Whether a number that starts here is part of a word, a decimal or a path. */
function isPartOfMore(text: string, start: number, named: boolean): boolean {
  if (dialled.test(text.slice(Math.max(0, start - 10), start))) return false;
  if (!wordBefore.test(text.charAt(start - 1))) return false;
  return !named || !/\D[:=.]/.test(text.slice(Math.max(0, start - 2), start));
}

function phoneAt(text: string, start: number, tried: readonly Form[]): Span | null {
  let naming: Naming | undefined;
  const begin = text.charAt(start);
  for (const { first, pattern, minDigits, maxDigits, not, named } of tried) {
    if (!first.includes(begin)) continue;
    const match = matchAt(pattern, text, start)?.[0];
    if (match === undefined || not?.test(match)) continue;
    const digits = match.replace(/\D/g, '').length;
    if (digits < minDigits || digits > maxDigits) continue;
    naming ??= namingOf(text.slice(Math.max(0, start - 48), start));
    if (isPartOfMore(text, start, naming.phone)) continue;
    const end = start + match.length;
    const after = text.slice(end, end + 24);
    if (isAmount(match, after)) continue;
    const called = naming.phone || namedAfter.test(after);
    // With a plus sign it is a phone number, even after another name such as an order's.
    const other =
      naming.other && !(match.startsWith('+') && (/[^\d+]/.test(match) || !naming.adjacent));
    if (other || (named && !called)) continue;
    // A parenthesis that doesn't close inside belongs to the sentence.
    const isOpen = match.startsWith('(') && !match.includes(')');
    return { kind: 'phone', start: isOpen ? start + 1 : start, end };
  }
  return null;
}

const start = /(?<!\d)(?:\+|\()?\d(?=(?:[^\w,;:]{0,3}\d){4})/g;

/** Finds international and national phone numbers. */
export function findPhones(text: string): Span[] {
  const spans: Span[] = [];
  start.lastIndex = 0;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const isInternational = found[0].startsWith('+');
    const span = phoneAt(text, found.index, isInternational ? [international, ...forms] : forms);
    if (span !== null) {
      spans.push(span);
      start.lastIndex = span.end;
    }
  }
  return spans;
}
