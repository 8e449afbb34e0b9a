import { clean } from '../clean.ts';
import { namedCharacters } from '../named-characters.ts';
import type { RedactionKind } from '../text.ts';
import type { Extent, Span } from './rule.ts';

/** A text in another form: decoded, or without Markdown. */
interface TextForm {
  text: string;
  /** Where the original text has a part of the decoded text; the part must not be empty. */
  originalExtent(part: Extent): Extent;
}

/** Full-width, small and ideographic signs, digits of other scripts, and two forms of `s` and `k`: one code unit each. */
const otherSigns =
  /[\u017f\u212a\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\ufe50-\ufe6b\uff01-\uff5e]|[\u3002\uff61](?=[A-Za-z])/g;

function asciiSign(character: string): string {
  const code = character.charCodeAt(0);
  if (code === 0x3002 || code === 0xff61) return '.';
  if (code >= 0xfe50 || code === 0x17f || code === 0x212a) return character.normalize('NFKC');
  // Arabic, Persian and Thai digits begin at a multiple of 16, digits of India 6 after one.
  return String((code & 0xf) - (code >= 0x0966 && code < 0x0e00 ? 6 : 0));
}

/** The text with ASCII signs and digits, which the rules know, of the same length. */
const withAsciiSigns = (text: string): string => text.replace(otherSigns, asciiSign);

/** Pattern of one character's bytes in UTF-8, each after a sign: `%C3%A9`. */
const encodedCharacter = (sign: string): string => {
  const rest = `${sign}[89AB][\\dA-F]`;
  return `${sign}(?:[0-7][\\dA-F]|[CD][\\dA-F]${rest}|E[\\dA-F](?:${rest}){2}|F[0-4](?:${rest}){3})`;
};

const encodedCharacters = new RegExp(
  [
    encodedCharacter('%'),
    '&#x0{0,8}([\\da-f]{1,6});?|&#0{0,8}(\\d{1,7});?',
    `&(${[...namedCharacters.keys()].join('|')});`,
    '\\\\(?:u\\{0{0,8}([\\da-f]{1,6})\\}|u([\\da-f]{4})|x([\\da-f]{2}))',
  ].join('|'),
  'gi',
);

/** Decoded characters as the rules know them. */
const asRead = (characters: string): string => clean(withAsciiSigns(characters));
const characterOf = (code: number): string =>
  code <= 0x10ffff ? asRead(String.fromCodePoint(code)) : '';
const bytesOf = (run: string): string =>
  asRead(Buffer.from(run.replace(/[%=]/g, ''), 'hex').toString());

function decode([run, hex, decimal, name, ...codes]: RegExpExecArray): string {
  const sixteen = hex ?? codes.find((code) => code !== undefined);
  if (sixteen !== undefined) return characterOf(Number.parseInt(sixteen, 16));
  if (decimal !== undefined) return characterOf(Number(decimal));
  if (name !== undefined) {
    return asRead(namedCharacters.get(name) ?? namedCharacters.get(name.toLowerCase()) ?? '');
  }
  return bytesOf(run);
}

/** Encoded characters of e-mail, without control characters, as `=01` is often a value. */
const quotedPrintable = new RegExp(`=(?:\\r?\\n|(?![01])${encodedCharacter('=').slice(1)})`, 'g');
/** Signs that a text is quoted-printable: escapes of what must be encoded, or of signs in addresses and keys. */
const mayBeQuotedPrintable =
  /=(?:\r?\n|2[BDEF]|3[AD]|40|5F|7E|[2-7][\dA-F]=[2-7C-F]|[C-F][\dA-F]=)/;
const decodeQuotedPrintable = ([run]: RegExpExecArray): string =>
  run.endsWith('\n') ? '' : bytesOf(run);

/** Markdown and HTML inside a word: `` `ghp_`**0123** `` and `ghp\_0123` are shown as one key. */
const markupMark = '(?:[`*\\\\]|</?(?:wbr|b|i|em|strong|code|span)>)';
/** Begins with a mark, because a pattern that begins with a lookbehind is tried at each character. */
const markupInWords = new RegExp(
  `${markupMark}(?<=[\\w@.-]${markupMark})${markupMark}{0,5}(?=[\\w@.-])`,
  'g',
);

/** A replaced part of a text: its range in the rewritten text, which may be empty, and in the text before. */
interface Edit extends Extent {
  before: Extent;
}

/** The range in the text before the edits of one code unit of the rewritten text. */
function extentBefore(edits: readonly Edit[], index: number): Extent {
  let first = 0;
  let last = edits.length;
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((edits[middle]?.start ?? 0) <= index) first = middle + 1;
    else last = middle;
  }
  const edit = edits[first - 1];
  if (edit === undefined) return { start: index, end: index + 1 };
  if (index < edit.end) return edit.before;
  const start = index - edit.end + edit.before.end;
  return { start, end: start + 1 };
}

/** Replaces what a pattern matches; null if it matches nothing. */
function rewrite(
  form: TextForm,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): TextForm | null {
  const { text } = form;
  if (text.search(pattern) < 0) return null;
  let rewritten = '';
  let position = 0;
  const edits: Edit[] = [];
  for (const match of text.matchAll(pattern)) {
    rewritten += text.slice(position, match.index);
    position = match.index + match[0].length;
    const start = rewritten.length;
    rewritten += replace(match);
    edits.push({ start, end: rewritten.length, before: { start: match.index, end: position } });
  }
  return {
    text: rewritten + text.slice(position),
    originalExtent: ({ start, end }) =>
      form.originalExtent({
        start: extentBefore(edits, start).start,
        end: extentBefore(edits, end - 1).end,
      }),
  };
}

/** Maximum number of times to decode: a URL may contain another URL, which is encoded twice. */
const maxDepth = 4;

/** The text decoded; null if nothing in it is encoded for a URL, as HTML, or in a string of code. */
function decoded(form: TextForm, depth = 0): TextForm | null {
  const next = depth < maxDepth ? rewrite(form, encodedCharacters, decode) : null;
  return next && (decoded(next, depth + 1) ?? next);
}

interface OtherForm extends TextForm {
  /** Whether only addresses and keys with a prefix can be trusted in the form. */
  isLoose: boolean;
}

/** The text decoded, without markup, and decoded as e-mail, if these differ from the text. */
function otherForms(text: string): OtherForm[] {
  const written: TextForm = { text, originalExtent: (part) => part };
  const quoted = mayBeQuotedPrintable.test(text)
    ? rewrite(written, quotedPrintable, decodeQuotedPrintable)
    : null;
  return [
    { isLoose: false, form: decoded(written) },
    { isLoose: true, form: rewrite(written, markupInWords, () => '') },
    { isLoose: true, form: quoted },
  ].flatMap(({ isLoose, form }) => (form ? { ...form, isLoose } : []));
}

/** The text as written, and with each of its encodings undone: a secret may show in any of these. */
export function readingsOf(written: string): string[] {
  const text = withAsciiSigns(written);
  return [text, ...otherForms(text).map((form) => form.text)];
}

/**
 * Finds parts of a text in each form in which it may be read. Returns their places in the text as it is
 * written, sorted and without overlaps.
 */
export function findInForms(
  written: string,
  find: (form: string, isLoose: boolean) => Span[],
): Span[] {
  const text = withAsciiSigns(written);
  const spans = find(text, false);
  for (const form of otherForms(text)) {
    for (const span of find(form.text, form.isLoose)) {
      const { start, end } = form.originalExtent(span);
      // Of a loose form, only what was written otherwise counts: the rest was judged in the text itself.
      const isSame = text.slice(start, end) === form.text.slice(span.start, span.end);
      if (!isSame || !form.isLoose) spans.push({ kind: span.kind, start, end });
    }
  }
  return spans.length === 0 ? spans : mergeOverlapping(text, spans);
}

/** Replaces parts of a text, which are sorted and don't overlap, with `***` or their kind, such as `[email]`. */
export function replaceSpans(
  text: string,
  spans: readonly Span[],
  onReplaced: (kind: RedactionKind) => void = () => {},
): string {
  let replaced = '';
  let position = 0;
  for (const { kind, start, end } of spans) {
    replaced += text.slice(position, start) + (kind === 'own' ? '***' : `[${kind}]`);
    position = end;
    onReplaced(kind === 'own' ? 'secret' : kind);
  }
  return replaced + text.slice(position);
}

/** All kinds, the most reliable first. */
const kindsByReliability = ['own', 'secret', 'email', 'id', 'iban', 'card', 'phone'] as const;

/** Merges overlapping spans, which get the most reliable of their kinds. */
function mergeOverlapping(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) {
      result.push({ ...span, end: endOfWholeSecret(text, span) });
      continue;
    }
    if (kindsByReliability.indexOf(span.kind) < kindsByReliability.indexOf(last.kind))
      last.kind = span.kind;
    if (span.end >= last.end) last.end = endOfWholeSecret(text, span);
  }
  return result;
}

const letterOrDigit = /[A-Za-z0-9]/;
const partOfLongSecret = /[^\s"'`<>;]/;
/** A secret of at least this many UTF-16 code units may continue after the end of its match. */
const boundedLength = 128;

/** Extends a secret to the end of its word, because patterns have a maximum length and keys don't. */
function endOfWholeSecret(text: string, { kind, start, end }: Span): number {
  if (kind !== 'secret') return end;
  const rest = end - start < boundedLength ? letterOrDigit : partOfLongSecret;
  if (!rest.test(text.charAt(end - 1))) return end;
  let whole = end;
  while (rest.test(text.charAt(whole))) whole++;
  return whole;
}
