import {
  type CredentialName,
  type NameClass,
  unspacedLetter,
  wordsAround,
} from './credential-names.ts';
import { alternatives, matchAt } from './rule.ts';

/** How a value is joined to its name, most reliable first. */
type Join = 'assigned' | 'flag' | 'colon' | 'verb' | 'none';

export interface Candidate {
  class: NameClass;
  /** As in the text: `STRIPE_KEY`. */
  name: string;
  join: Join;
  quoted: boolean;
  /** Whether the name begins the line and the value ends it. */
  alone: boolean;
  /** The scheme before the value, such as `Bearer`; may be ''. */
  scheme: string;
  value: string;
  /** The start of the value. */
  start: number;
}

function createJoin(isEnglish: boolean): RegExp {
  const links = alternatives(wordsAround('links', { isEnglish }));
  const verbs = alternatives(wordsAround('verbs', { isEnglish }));
  const gap = String.raw`(?:[ \t\u3000]{1,3}|(?<=${unspacedLetter.source}))`;
  const phrase = String.raw`[ \t]{1,3}(?:(?:${links})|(?:d|qu|j)[’']\p{L}{1,20})(?: [\p{L}\p{N}_.'’-]{1,30}){1,3}?`;
  // In many languages, the owner or another noun follows the name: “пароль бота”.
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

/** Created when first needed, because it takes as long as the start of Node. */
export function joinFor({ isEnglish }: Pick<CredentialName, 'isEnglish'>): RegExp {
  joins ??= { english: createJoin(true), other: createJoin(false) };
  return isEnglish ? joins.english : joins.other;
}

/** Includes a quote before it, as in `'Bearer abc'`, which is not part of the value. */
const scheme =
  /(?:\\?["'`])?(bearer|basic|token|digest|apikey|negotiate|bot|ssws|aws4-hmac-sha256)[ \t]{1,3}/iy;
/** A vendor's own scheme: `GenieKey 1234`. */
const anyScheme = /(?:\\?["'`])?([a-z][\w-]{1,30})[ \t]{1,3}/iy;
const quotes = new Map(
  `"" '' \`\` “” „“ «» ‘’ 「」 『』 ()`.split(' ').map(([open = '', close = '']) => [open, close]),
);
const openQuote = /\*\*|\\"|["'`“„«‘(「『]/y;
const maxValue = 255;
/** A value of Latin letters ends before a script without spaces. */
const bareValue =
  /(?=[!-~])[^\s"'`<>;\u0e00-\u0e7f\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff01-\uff0f]{1,255}|[^\s"'`<>;]{1,255}/y;
/** `<add key="ApiKey" value="…">` and `{ "name": "API_TOKEN", "value": "…" }`. */
const namedValue = /["'][ \t]{0,3},?[ \t\n]{0,16}["']?value["']?[ \t]{0,3}[:=][ \t]{0,3}/iy;
const nextParameter = /&[\w.-]{1,64}=.*/;

/** A value without punctuation of the surrounding sentence or code. */
export function withoutTrailing(value: string): string {
  let end = value.length;
  for (;;) {
    if (/[.,:)\]}?…\\]/.test(value.charAt(end - 1))) end -= 1;
    else if (/^\\[nrt]$/.test(value.slice(Math.max(0, end - 2), end))) end -= 2;
    else return value.slice(0, end);
  }
}

/** The value at a position: up to the closing quote, or a single word. */
function valueAt(text: string, at: number): { value: string; start: number; quoted: boolean } {
  const open = matchAt(openQuote, text, at)?.[0];
  const start = at + (open?.length ?? 0);
  const window = text.slice(start, start + maxValue);
  const end = open === undefined ? -1 : window.indexOf(quotes.get(open) ?? open);
  const line = window.search(/[\n\r]/);
  if (end >= 0 && (line < 0 || line > end)) {
    return { value: window.slice(0, end), start, quoted: true };
  }
  // An unclosed quote is not part of the value.
  return { value: matchAt(bareValue, text, start)?.[0] ?? '', start, quoted: false };
}

const maxFlag = 64;

function joinOf(match: RegExpExecArray, before: string): Join | null {
  const [, assigned, colon, tag, verb, aside] = match;
  if (assigned !== undefined) return 'assigned';
  if (colon !== undefined) return 'colon';
  if (tag !== undefined) return /<[\w:-]{0,40}$/.test(before) ? 'assigned' : null;
  if ((verb ?? aside) !== undefined) return 'verb';
  return /(?<![\w-])--(?:[a-z]{1,20}-){0,3}$/i.test(before) ? 'flag' : 'none';
}

/** An ordinary word, which can't be a value. */
const plainWord = / ([a-z]{1,15})(?=[ .,)])/y;
/** The first words of phrases that join a value to an English name. */
const joints: ReadonlySet<string> = new Set(
  (['verbs', 'links'] as const)
    .flatMap((kind) => wordsAround(kind, { isEnglish: true }))
    .map((words) => words.replace(/ .*/, '')),
);

/** Whether an ordinary sentence about the name follows, without a value. */
function isSentence(text: string, { isEnglish, end }: CredentialName): boolean {
  if (!isEnglish || text.charAt(end) !== ' ') return false;
  const word = matchAt(plainWord, text, end)?.[1];
  return word !== undefined && !joints.has(word);
}

/** The value after a name; null if nothing joins the two. */
export function candidateAfter(text: string, found: CredentialName): Candidate | null {
  if (isSentence(text, found)) return null;
  const { start: nameStart, end: nameEnd } = found;
  const valued = matchAt(namedValue, text, nameEnd);
  const joined = valued ?? matchAt(joinFor(found), text, nameEnd);
  if (joined === null) return null;
  const before = text.slice(Math.max(0, nameStart - maxFlag), nameStart);
  const kind = valued ? 'assigned' : joinOf(joined, before);
  if (kind === null) return null;
  const name = text.slice(nameStart, nameEnd);
  const afterJoin = nameEnd + joined[0].length;
  // Without spaces, such a value can't be distinguished from the rest of its sentence.
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
