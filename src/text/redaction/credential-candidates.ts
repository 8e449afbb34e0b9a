import { harmlessQualifier, type NameClass } from './credential-names.ts';
import { matchAt } from './rule.ts';

/** How a value is joined to its name, surest first. */
type Join = 'assigned' | 'colon' | 'verb' | 'none';

export interface Candidate {
  name: NameClass;
  join: Join;
  quoted: boolean;
  /** Nothing follows the value on its line, and the name begins the line. */
  alone: boolean;
  /** `Bearer` or the like stood before the value of an `Authorization`. */
  scheme: string;
  value: string;
}

const filler = String.raw`(?:[ \t]{1,3}(?:for|of|to|in|on|at|from|i use|für|von|vom|zu|zum|zur|im|pour|de|du|del|para|con)(?: [\p{L}\p{N}_.'’-]{1,30}){1,3}?)?`;
const verbs =
  'is now|is currently|was changed to|is set to|is still|was set to|set to|changed to|is|was|are|equals|ist|war|lautet|lautete|heißt|wäre|est|était|es|era|é|è|wurde auf|geändert (?:auf|zu|in)|gesetzt auf|reset to|cambiada a|changé en';
const join = new RegExp(
  String.raw`\\?["'${'`'}*\]]{0,3}(?:${filler}[ \t]{0,3}(?:\([\p{L}\p{N} _.-]{1,30}\)[ \t]{0,3})?(?:(=>|:=|=)|(:|：|->|→|[ \t][-–—][ \t]))[ \t]{0,4}(?:\r?\n[ \t]{0,8})?|(>)|${filler}[ \t]{1,3}(${verbs}):?[ \t]{1,3}|([’']s)[ \t]{1,3}|[ \t]{1,3})`,
  'iyu',
);
/** With a quote before it, as in `'Bearer abc'`: that one is not the value's. */
const scheme =
  /(?:\\?["'`])?(bearer|basic|token|digest|apikey|negotiate|bot|aws4-hmac-sha256)[ \t]{1,3}/iy;
const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '„': '“',
  '«': '»',
  '‘': '’',
  '(': ')',
  '**': '**',
  '\\"': '\\"',
};
const openQuote = /\*\*|\\"|["'`“„«‘(]/y;
const longestValue = 255;
const bareValue = /[^\s"'`<>;]{1,255}/y;
/** `<add key="ApiKey" value="…">` and `{ "name": "API_TOKEN", "value": "…" }`. */
const namedValue = /["'][ \t]{0,3},?[ \t\n]{0,16}["']?value["']?[ \t]{0,3}[:=][ \t]{0,3}/iy;
/** Of the sentence, or of the code around a value. */
export const trailing = /(?:[.,:)\]}?…]|\\[nrt]?)+$/;
const nextParameter = /&[\w.-]{1,64}=.*/;

/** What stands at a place: up to the quote that closes it, or as far as a word goes. */
function valueAt(text: string, at: number): { value: string; start: number; quoted: boolean } {
  const open = matchAt(openQuote, text, at)?.[0];
  const start = at + (open?.length ?? 0);
  const window = text.slice(start, start + longestValue);
  const end = open === undefined ? -1 : window.indexOf(quotes[open] ?? open);
  const line = window.search(/[\n\r]/);
  if (end >= 0 && (line < 0 || line > end)) {
    return { value: window.slice(0, end), start, quoted: true };
  }
  // A quote that nothing closes is not the value's.
  return { value: matchAt(bareValue, text, start)?.[0] ?? '', start, quoted: false };
}

/** Values that a password joined by a verb or a colon never is: what people say of passwords. */
const unit =
  /^[ \t]{0,2}(?:characters?|chars?|digits?|letters?|words?|bytes?|bits?|times?|days?|hours?|minutes?|zeichen|stellen|tage|caract[èe]res|caracteres)\b/i;

function joinOf(match: RegExpExecArray, text: string, nameStart: number): Join | null {
  const [, assigned, colon, tag, verb, possessive] = match;
  if (assigned !== undefined) return 'assigned';
  if (colon !== undefined) return 'colon';
  if (tag !== undefined)
    return /<[\w:-]{0,40}$/.test(text.slice(Math.max(0, nameStart - 41), nameStart))
      ? 'assigned'
      : null;
  return (verb ?? possessive) === undefined ? 'none' : 'verb';
}

/**
 * What a text has behind the name of a credential that was found in it, and where; null if nothing
 * joins the two, or the name is that of something harmless.
 */
export function candidateAt(
  text: string,
  found: RegExpExecArray,
): { candidate: Candidate; start: number } | null {
  const nameStart = found.index;
  const nameEnd = nameStart + found[0].length;
  if (harmlessQualifier.test(text.slice(Math.max(0, nameStart - 24), nameStart))) return null;
  const valued = matchAt(namedValue, text, nameEnd);
  const joined = valued ?? matchAt(join, text, nameEnd);
  if (joined === null) return null;
  const kind = valued ? 'assigned' : joinOf(joined, text, nameStart);
  if (kind === null) return null;
  const afterJoin = nameEnd + joined[0].length;
  const auth = matchAt(scheme, text, afterJoin);
  const at = afterJoin + (auth?.[0].length ?? 0);
  const { value: whole, start, quoted } = valueAt(text, at);
  const inUrl = /[?&][\w.-]{0,40}$/.test(text.slice(Math.max(0, nameStart - 41), nameStart));
  const bare = inUrl ? whole.replace(/[&#].*/, '') : whole.replace(nextParameter, '');
  const value = quoted ? whole : bare.replace(trailing, '');
  if (unit.test(text.slice(start + value.length, start + value.length + 16))) return null;
  const before = text.slice(Math.max(0, nameStart - 24), nameStart);
  const alone =
    /(?:^|\n)[\s"'>#*-]*$/.test(before) &&
    /^[ \t]*(?:\r?\n|$)/.test(text.slice(start + value.length, start + value.length + 8));
  return {
    candidate: { name: classOf(found), join: kind, quoted, alone, scheme: auth?.[1] ?? '', value },
    start,
  };
}

function classOf([, password, key]: RegExpExecArray): NameClass {
  if (password !== undefined) return 'password';
  return key !== undefined ? 'key' : 'weak';
}
