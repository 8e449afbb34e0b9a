import { trimEndOf } from '../../language/trim.ts';
import {
  type CredentialName,
  type NameClass,
  type Sentence,
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

/** What may join a value to a name, as a pattern's source. */
function joinSource(sentence: Sentence): string {
  const isUnspaced = sentence === 'unspaced';
  const links = alternatives(wordsAround(sentence, 'links'));
  const verbs = alternatives(wordsAround(sentence, 'verbs'));
  const space = isUnspaced ? String.raw`[ \t\u3000]{0,3}` : String.raw`[ \t]{1,3}`;
  const phrase = String.raw`[ \t]{1,3}(?:(?:${links})|(?:d|qu|j)[’']\p{L}{1,20})(?: [\p{L}\p{N}_.'’-]{1,30}){${isUnspaced ? 0 : 1},3}?`;
  // Whose it is stands behind it in many languages, and so may a noun: “пароль бота”.
  const attached = String.raw`|[ \t]?(?:${links})[\p{L}\p{M}]{0,12}?|[ \t][a-z]{1,14}(?=[ \t])`;
  const whose = { english: '', unspaced: attached, spaced: String.raw`|[ \t]\p{L}{1,14}` }[
    sentence
  ];
  const filler = `(?:${phrase}${whose})?`;
  const aside = String.raw`(?:[ \t]{0,3}\([\p{L}\p{N} _.-]{1,30}\))?`;
  const sign = String.raw`[ \t]{0,3}(?:(=>|:?:=|=)|(:|：|->|→|[ \t]{0,1}[-–—][ \t]))[ \t\u3000]{0,4}(?:\r?\n[ \t]{0,8})?`;
  const verb = `${space}(${verbs})[:：]?${space}`;
  return String.raw`\\?["'${'`'}*\]]{0,3}(?:${filler}${aside}${sign}|(>)|${filler}${verb}|([’']s)[ \t]{1,3}|${phrase}(,)[ \t]{1,3}|${space})`;
}

const joins: Partial<Record<Sentence, RegExp>> = {};

/** Made when a text first has such a name: all of them take as long as Node takes to start. */
export function joinFor(sentence: Sentence): RegExp {
  joins[sentence] ??= new RegExp(joinSource(sentence), 'iyu');
  return joins[sentence];
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

/** Values that a password joined by a verb or a colon never is: what people say of passwords. */
const unit =
  /^[ \t]{0,2}(?:characters?|chars?|digits?|letters?|words?|bytes?|bits?|times?|days?|hours?|minutes?|zeichen|stellen|tage|caract[èe]res|caracteres)\b/i;

/** What joins begin with, in languages with spaces, once the marks behind the name are passed. */
const joinStart = /\\?["`*\]]{0,3}[ \t(=:：>'’→–—-]/y;

const longestFlag = 64;

function joinOf(match: RegExpExecArray, before: string): Join | null {
  const [, assigned, colon, tag, verb, possessive, aside] = match;
  if (assigned !== undefined) return 'assigned';
  if (colon !== undefined) return 'colon';
  if (tag !== undefined) return /<[\w:-]{0,40}$/.test(before) ? 'assigned' : null;
  if ((verb ?? possessive ?? aside) !== undefined) return 'verb';
  return /(?<![\w-])--(?:[a-z]{1,20}-){0,3}$/i.test(before) ? 'flag' : 'none';
}

/** A word of a sentence that is too plain for a value. */
const plainWord = / ([a-z]{1,15})(?=[ .,)])/y;
/** The first words of what joins a value to an English name. */
const joints: ReadonlySet<string> = new Set(
  [...wordsAround('spaced', 'verbs'), ...wordsAround('spaced', 'links')].map((words) =>
    words.replace(/ .*/, ''),
  ),
);

/** Whether a sentence about the name goes on, as most do: the rest need not be looked at. */
function goesOn(text: string, { sentence, end }: CredentialName): boolean {
  if (sentence !== 'english' || text.charAt(end) !== ' ') return false;
  const word = matchAt(plainWord, text, end)?.[1];
  return word !== undefined && !joints.has(word);
}

/** What a text has behind a name, and where; null if nothing joins the two. */
export function candidateBehind(text: string, found: CredentialName): Candidate | null {
  if (goesOn(text, found)) return null;
  const { start: nameStart, end: nameEnd } = found;
  const isQuoted = /["']/.test(text.charAt(nameEnd));
  const valued = isQuoted ? matchAt(namedValue, text, nameEnd) : null;
  const mayJoin = found.sentence === 'unspaced' || matchAt(joinStart, text, nameEnd) !== null;
  const joined = valued ?? (mayJoin ? matchAt(joinFor(found.sentence), text, nameEnd) : null);
  if (joined === null) return null;
  const before = text.slice(Math.max(0, nameStart - longestFlag), nameStart);
  const kind = valued ? 'assigned' : joinOf(joined, before);
  if (kind === null) return null;
  const name = text.slice(nameStart, nameEnd);
  const afterJoin = nameEnd + joined[0].length;
  // Nothing tells such a value from the rest of its sentence.
  if (found.sentence === 'unspaced' && unspacedLetter.test(text.charAt(afterJoin))) return null;
  const ownScheme = /^authorization$/i.test(name) && kind !== 'none';
  const auth =
    matchAt(scheme, text, afterJoin) ?? (ownScheme ? matchAt(anyScheme, text, afterJoin) : null);
  const at = afterJoin + (auth?.[0].length ?? 0);
  const { value: whole, start, quoted } = valueAt(text, at);
  const inUrl = /[?&][\w.-]{0,40}$/.test(before);
  const bare = inUrl ? whole.replace(/[&#].*/, '') : whole.replace(nextParameter, '');
  const value = quoted ? whole : withoutTrailing(bare);
  if (unit.test(text.slice(start + value.length, start + value.length + 16))) return null;
  const alone =
    /^[\s"'>#*-]*$/.test(
      before.slice(Math.max(before.lastIndexOf('\n') + 1, before.length - 24)),
    ) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(start + value.length, start + value.length + 8));
  const { class: nameClass } = found;
  return {
    class: nameClass,
    name,
    join: kind,
    quoted,
    alone,
    scheme: auth?.[1] ?? '',
    value,
    start,
  };
}

/** What joins a value to a name behind it, and whose that is. */
const reversalOf = (sentence: Sentence) => ({
  as: new Set(wordsAround(sentence, 'as')),
  whose: new Set(wordsAround(sentence, 'whose')),
});
const reversals = { english: reversalOf('english'), spaced: reversalOf('spaced'), unspaced: null };
const longestWord = 64;
/** Between `as` and a name: `as the admin password`. */
const mostBetween = 2;

/** The word that ends with a space or two before a place; null if none does. */
function wordBefore(text: string, place: number): { word: string; start: number } | null {
  if (text.charAt(place - 1) !== ' ') return null;
  const end = place - (text.charAt(place - 2) === ' ' ? 2 : 1);
  let start = end;
  while (start > 0 && end - start < longestWord && text.charCodeAt(start - 1) > 32) start--;
  return start < end ? { word: text.slice(start, end), start } : null;
}
/** What a text has before a name, as in `I typed hunter2 as my password`. */
export function candidateBefore(text: string, found: CredentialName): Candidate | null {
  const reversal = reversals[found.sentence];
  if (reversal === null) return null;
  const { as, whose } = reversal;
  const isIn = (words: ReadonlySet<string>, word: string) => words.has(word.toLowerCase());
  let isOwned = false;
  let between = 0;
  let last = wordBefore(text, found.start);
  while (last !== null && !isIn(as, last.word)) {
    if (++between > mostBetween) return null;
    isOwned ||= isIn(whose, last.word);
    last = wordBefore(text, last.start);
  }
  // Another word stands there only beside one that says whose it is; and only somebody's own `key`
  // is one: `name is the key`.
  if (last === null || (!isOwned && (between > 0 || found.class === 'weak'))) return null;
  const { word: whole, start } = wordBefore(text, last.start) ?? { word: '', start: 0 };
  const value = trimEndOf(whole.replace(/^["'`(“„«]+/, ''), /["'`”“»,)]/);
  return {
    class: found.class,
    name: text.slice(found.start, found.end),
    join: found.class === 'weak' ? 'verb' : 'none',
    quoted: false,
    alone: false,
    scheme: '',
    value,
    start: start + whole.indexOf(value),
  };
}
