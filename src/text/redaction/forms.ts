import { clean } from '../clean.ts';
import type { Extent } from './rule.ts';

/**
 * A text in another form: decoded, or without Markdown. `starts` and `ends` are the place in the original text
 * of each code unit, so that what is found in this form is cut from the text as it is.
 */
export interface TextForm {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** Full-width, small and ideographic signs, and digits of other scripts: one code unit each. */
const otherSigns =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\ufe50-\ufe6b\uff01-\uff5e]|[\u3002\uff61](?=[A-Za-z])/g;

function asciiSign(character: string): string {
  const code = character.charCodeAt(0);
  if (code === 0x3002 || code === 0xff61) return '.';
  if (code >= 0xfe50) return character.normalize('NFKC');
  // Arabic, Persian and Thai digits begin at a multiple of 16, digits of India 6 after one.
  return String((code & 0xf) - (code >= 0x0966 && code < 0x0e00 ? 6 : 0));
}

/** The text with ASCII signs and digits, which the rules know, of the same length. */
export const withAsciiSigns = (text: string): string => text.replace(otherSigns, asciiSign);

/** The bytes of one character in UTF-8, each after a sign. */
const encodedCharacter = (sign: string): string => {
  const rest = `${sign}[89AB][\\dA-F]`;
  return `${sign}(?:[0-7][\\dA-F]|[CD][\\dA-F]${rest}|E[\\dA-F](?:${rest}){2}|F[0-4](?:${rest}){3})`;
};

/** Names of the characters in addresses and keys, and of invisible ones, in HTML. */
const entities: Readonly<Record<string, string>> = Object.fromEntries(
  `commat @ period . lowbar _ hyphen - dash - colon : sol / equals = plus + amp & lt < gt > quot " apos ' num #
  percnt % dollar $ lpar ( rpar ) comma , semi ; excl ! quest ? ast * lsqb [ rsqb ] verbar |`
    .split(/\s+/)
    .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : []))
    .concat([
      ['nbsp', ' '],
      ['Tab', '\t'],
      ['NewLine', '\n'],
      ...['shy', 'zwj', 'zwnj', 'NoBreak', 'ZeroWidthSpace'].map((name) => [name, '']),
    ]),
);

const encoded = new RegExp(
  [
    encodedCharacter('%'),
    '&#x0{0,8}([\\da-f]{1,6});?|&#0{0,8}(\\d{1,7});?',
    `&(${Object.keys(entities).join('|')});`,
    '\\\\(?:u\\{0{0,8}([\\da-f]{1,6})\\}|u([\\da-f]{4})|x([\\da-f]{2}))',
  ].join('|'),
  'gi',
);

const characterOf = (code: number): string =>
  code <= 0x10ffff ? clean(withAsciiSigns(String.fromCodePoint(code))) : '';
const bytesOf = (run: string): string =>
  clean(withAsciiSigns(Buffer.from(run.replace(/[%=]/g, ''), 'hex').toString()));

function decode([run, hex, decimal, name, ...codes]: RegExpExecArray): string {
  const sixteen = hex ?? codes.find((code) => code !== undefined);
  if (sixteen !== undefined) return characterOf(Number.parseInt(sixteen, 16));
  if (decimal !== undefined) return characterOf(Number(decimal));
  if (name !== undefined) return entities[name] ?? entities[name.toLowerCase()] ?? '';
  return bytesOf(run);
}

/** A control character is no part of what is sought, and `=01` is often a value. */
const quotedPrintable = new RegExp(`=\\r?\\n|(?!=[01])${encodedCharacter('=')}`, 'g');
const decodeQuoted = ([run]: RegExpExecArray): string => (run.endsWith('\n') ? '' : bytesOf(run));

/** Markdown and HTML inside a word: `` `ghp_`**0123** `` and `ghp\_0123` are shown as one key. */
const markup = '[`*\\\\]|</?(?:wbr|b|i|em|strong|code|span)>';
const inWords = new RegExp(`(?<=[\\w@.-])(?:${markup}){1,6}(?=[\\w@.-])`, 'g');

/** Replaces what a pattern matches, with texts that are not longer; null if it matches nothing. */
function rewrite(
  form: TextForm,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): TextForm | null {
  if (form.text.search(pattern) < 0) return null;
  let text = '';
  let position = 0;
  const starts = new Uint32Array(form.text.length);
  const ends = new Uint32Array(form.text.length);
  const copy = (from: number, to: number): void => {
    starts.set(form.starts.subarray(from, to), text.length);
    ends.set(form.ends.subarray(from, to), text.length);
    text += form.text.slice(from, to);
  };
  for (const match of form.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    copy(position, match.index);
    const replacement = replace(match);
    starts.fill(form.starts[match.index] ?? 0, text.length, text.length + replacement.length);
    ends.fill(form.ends[end - 1] ?? 0, text.length, text.length + replacement.length);
    text += replacement;
    position = end;
  }
  copy(position, form.text.length);
  return { text, starts, ends };
}

function original(text: string): TextForm {
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  for (let at = 0; at < text.length; at++) {
    starts[at] = at;
    ends[at] = at + 1;
  }
  return { text, starts, ends };
}

/** Maximum number of times to decode: a URL may contain another URL, which is encoded twice. */
const maxDepth = 4;

/** The text decoded, if anything in it is encoded for a URL, as HTML, or in a string of code. */
export function decoded(text: string): TextForm | null {
  if (text.search(encoded) < 0) return null;
  let form: TextForm | null = null;
  for (let depth = 0; depth < maxDepth; depth++) {
    const next = rewrite(form ?? original(text), encoded, decode);
    if (next === null) break;
    form = next;
  }
  return form;
}

/** The forms in which only addresses and keys with a prefix are reliable: without markup, and from e-mail. */
export function looseForms(text: string): TextForm[] {
  const change = (pattern: RegExp, replace: (match: RegExpExecArray) => string) =>
    text.search(pattern) < 0 ? null : rewrite(original(text), pattern, replace);
  return [change(inWords, () => ''), change(quotedPrintable, decodeQuoted)].filter(
    (form) => form !== null,
  );
}

/** The place in the original text of what was found in another form of it. */
export const placeIn = ({ starts, ends }: TextForm, { start, end }: Extent): Extent => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});
