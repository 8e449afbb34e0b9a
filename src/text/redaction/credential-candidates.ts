import {
  type CredentialName,
  type NameClass,
  unspacedLetter,
  wordsAround,
} from './credential-names.ts';
import { alternatives, matchAt } from './rule.ts';

/** How a value is joined to its name, surest first. */
type Join = 'assigned' | 'flag' | 'colon' | 'verb' | 'none';

export interface Candidate {
  class: NameClass;
  /** As it is written: `STRIPE_KEY`. */
  name: string;
  join: Join;
  quoted: boolean;
  /** Nothing follows the value on its line, and the name begins the line. */
  alone: boolean;
  /** `Bearer` or the like stood before the value of an `Authorization`. */
  scheme: string;
  value: string;
  /** Where the value begins. */
  start: number;
}

/** What may join a value to a name. */
function createJoin(isEnglish: boolean): RegExp {
  const links = alternatives(wordsAround('links', { isEnglish }));
  const verbs = alternatives(wordsAround('verbs', { isEnglish }));
  const gap = String.raw`(?:[ \t\u3000]{1,3}|(?<=${unspacedLetter.source}))`;
  const phrase = String.raw`[ \t]{1,3}(?:(?:${links})|(?:d|qu|j)[’']\p{L}{1,20})(?: [\p{L}\p{N}_.'’-]{1,30}){1,3}?`;
  // Whose it is stands behind it in many languages, and so may a noun: “пароль бота”.
  const filler = isEnglish
    ? `(?:${phrase})?`
    : String.raw`(?:${phrase}|${gap}[\p{L}\p{M}]{1,14}?)?`;
  const sign = String.raw`[ \t]{0,3}(?:(=>|:?:=|=)|(:|：|->|→|[ \t]{0,1}[-–—][ \t]))[ \t\u3000]{0,4}(?:\r?\n[ \t]{0,8})?`;
  const aside = String.raw`(?:[ \t]{0,3}\([\p{L}\p{N} _.-]{1,30}\))?`;
  const verb = `(${gap}(?:${verbs})[:：]?|[’']s)${gap}`;
  return new RegExp(
    String.raw`\\?["'${'`'}*\]]{0,3}(?:${filler}${aside}${sign}|(>)|${filler}${verb}|${phrase}(,)[ \t]{1,3}|${gap})`,
    'iyu',
  );
}

let joins: { english: RegExp; other: RegExp } | undefined;

/** Made when a text first has a name: it takes as long as Node takes to start. */
export function joinFor({ isEnglish }: Pick<CredentialName, 'isEnglish'>): RegExp {
  joins ??= { english: createJoin(true), other: createJoin(false) };
  return isEnglish ? joins.english : joins.other;
}

/** With a quote before it, as in `'Bearer abc'`: that one is not the value's. */
const scheme =
  /(?:\\?["'`])?(bearer|basic|token|digest|apikey|negotiate|bot|ssws|aws4-hmac-sha256)[ \t]{1,3}/iy;
/** Of a vendor's own: `GenieKey 1234`. */
const anyScheme = /(?:\\?["'`])?([a-z][\w-]{1,30})[ \t]{1,3}/iy;
const quotes = new Map(
  `"" '' \`\` “” „“ «» ‘’ 「」 『』 ()`.split(' ').map(([open = '', close = '']) => [open, close]),
);
const openQuote = /\*\*|\\"|["'`“„«‘(「『]/y;
const longestValue = 255;
/** A value of Latin letters ends where a sentence goes on that has no spaces. */
const bareValue =
  /(?=[!-~])[^\s"'`<>;\u0e00-\u0e7f\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff01-\uff0f]{1,255}|[^\s"'`<>;]{1,255}/y;
/** `<add key="ApiKey" value="…">` and `{ "name": "API_TOKEN", "value": "…" }`. */
const namedValue = /["'][ \t]{0,3},?[ \t\n]{0,16}["']?value["']?[ \t]{0,3}[:=][ \t]{0,3}/iy;
const nextParameter = /&[\w.-]{1,64}=.*/;

/** A value without what is of the sentence, or of the code around it. */
export function withoutTrailing(value: string): string {
  let end = value.length;
  for (;;) {
    if (/[.,:)\]}?…\\]/.test(value.charAt(end - 1))) end -= 1;
    else if (/^\\[nrt]$/.test(value.slice(Math.max(0, end - 2), end))) end -= 2;
    else return value.slice(0, end);
  }
}

/** What stands at a place: up to the quote that closes it, or as far as a word goes. */
function valueAt(text: string, at: number): { value: string; start: number; quoted: boolean } {
  const open = matchAt(openQuote, text, at)?.[0];
  const start = at + (open?.length ?? 0);
  const window = text.slice(start, start + longestValue);
  const end = open === undefined ? -1 : window.indexOf(quotes.get(open) ?? open);
  const line = window.search(/[\n\r]/);
  if (end >= 0 && (line < 0 || line > end)) {
    return { value: window.slice(0, end), start, quoted: true };
  }
  // A quote that nothing closes is not the value's.
  return { value: matchAt(bareValue, text, start)?.[0] ?? '', start, quoted: false };
}

const longestFlag = 64;

function joinOf(match: RegExpExecArray, before: string): Join | null {
  const [, assigned, colon, tag, verb, aside] = match;
  if (assigned !== undefined) return 'assigned';
  if (colon !== undefined) return 'colon';
  if (tag !== undefined) return /<[\w:-]{0,40}$/.test(before) ? 'assigned' : null;
  if ((verb ?? aside) !== undefined) return 'verb';
  return /(?<![\w-])--(?:[a-z]{1,20}-){0,3}$/i.test(before) ? 'flag' : 'none';
}

/** A word of a sentence that is too plain for a value. */
const plainWord = / ([a-z]{1,15})(?=[ .,)])/y;
/** The first words of what joins a value to an English name. */
const joints: ReadonlySet<string> = new Set(
  (['verbs', 'links'] as const)
    .flatMap((kind) => wordsAround(kind, { isEnglish: true }))
    .map((words) => words.replace(/ .*/, '')),
);

/** Whether a sentence about the name goes on, as most do: the rest need not be looked at. */
function goesOn(text: string, { isEnglish, end }: CredentialName): boolean {
  if (!isEnglish || text.charAt(end) !== ' ') return false;
  const word = matchAt(plainWord, text, end)?.[1];
  return word !== undefined && !joints.has(word);
}

/** What a text has behind a name, and where; null if nothing joins the two. */
export function candidateBehind(text: string, found: CredentialName): Candidate | null {
  if (goesOn(text, found)) return null;
  const { start: nameStart, end: nameEnd } = found;
  const valued = matchAt(namedValue, text, nameEnd);
  const joined = valued ?? matchAt(joinFor(found), text, nameEnd);
  if (joined === null) return null;
  const before = text.slice(Math.max(0, nameStart - longestFlag), nameStart);
  const kind = valued ? 'assigned' : joinOf(joined, before);
  if (kind === null) return null;
  const name = text.slice(nameStart, nameEnd);
  const afterJoin = nameEnd + joined[0].length;
  // Nothing tells such a value from the rest of its sentence.
  if (unspacedLetter.test(text.charAt(afterJoin))) return null;
  const ownScheme = /^authorization$/i.test(name) && kind !== 'none';
  const auth =
    matchAt(scheme, text, afterJoin) ?? (ownScheme ? matchAt(anyScheme, text, afterJoin) : null);
  const { value: whole, start, quoted } = valueAt(text, afterJoin + (auth?.[0].length ?? 0));
  const value = quoted ? whole : withoutTrailing(whole.replace(nextParameter, ''));
  const end = start + value.length;
  const alone =
    /(?:^|\n)[\s"'>#*-]{0,24}$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8));
  return {
    class: found.class,
    name,
    join: kind,
    quoted,
    alone,
    scheme: auth?.[1] ?? '',
    value,
    start,
  };
}
