import {
  credentialName,
  harmlessQualifier,
  type NameClass,
  nameAnchors,
} from './credential-names.ts';
import { looksChosen, looksGenerated, looksLikeWordsGlued, standsForValue } from './generated.ts';
import { type Finder, matchAt, type Rule, type Span } from './rule.ts';

/** How a value is joined to its name, surest first. */
type Join = 'assigned' | 'colon' | 'verb' | 'none';

interface Candidate {
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
  String.raw`\\?["'${'`'}*\]]{0,3}(?:${filler}[ \t]{0,3}(?:\([\p{L}\p{N} _.-]{1,30}\)[ \t]{0,3})?(?:(=>|:=|=)|(:|：|->|→|[ \t][-–—][ \t]))[ \t]{0,4}(?:\r?\n[ \t]{0,8})?|(>)|${filler}[ \t]{1,3}(${verbs}):?[ \t]{1,3}|[’']s[ \t]{1,3}|[ \t]{1,3})`,
  'iyu',
);
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

function quotedValue(text: string, at: number): { value: string; start: number } | null {
  const open = matchAt(openQuote, text, at)?.[0];
  if (open === undefined) return null;
  const start = at + open.length;
  const window = text.slice(start, start + longestValue);
  const end = window.indexOf(quotes[open] ?? open);
  const line = window.search(/[\n\r]/);
  if (end < 0 || (line >= 0 && line < end)) return null;
  return { value: window.slice(0, end), start };
}

/** Values that a password joined by a verb or a colon never is: what people say of passwords. */
const unit =
  /^[ \t]{0,2}(?:characters?|chars?|digits?|letters?|words?|bytes?|bits?|times?|days?|hours?|minutes?|zeichen|stellen|tage|caract[èe]res|caracteres)\b/i;

function isPassword({ join, quoted, alone, value }: Candidate): boolean {
  if (/^\d{1,3}$/.test(value) || /^\d+[-–]\d+$/.test(value)) return false;
  const chosen =
    looksChosen(value) ||
    looksGenerated(value) ||
    looksLikeWordsGlued(value) ||
    /^\d{4,}$/.test(value);
  if (join === 'assigned') return true;
  if (join === 'colon') {
    if (quoted) return !value.includes(' ') || chosen;
    return chosen || (alone && value.length >= 5 && /^[\p{L}-]+$/u.test(value));
  }
  if (join === 'verb') return chosen || (quoted && isPhrase(value));
  return (
    (looksChosen(value) &&
      /\d{2}|\d.*\d|[!@#$%^&*]/.test(value) &&
      value.length >= 6 &&
      !/^\d/.test(value)) ||
    looksGenerated(value)
  );
}

/** A word, or a phrase of three to eight that is not a sentence about the password. */
function isPhrase(value: string): boolean {
  if (!value.includes(' ')) return value.length >= 4;
  const words = value.split(' ');
  return (
    words.length >= 3 &&
    words.length <= 8 &&
    words.every((word) => /^[\p{L}\d-]{2,}$/u.test(word) && !standsForValue(word))
  );
}

function isKey({ join, quoted, value, scheme: auth }: Candidate): boolean {
  if (auth !== '' && join !== 'none')
    return /\d/.test(value) || value.length >= 16 || isBasic(value);
  if (looksGenerated(value)) return value.length >= (join === 'none' ? 12 : 8);
  const mixed = /\d/.test(value) && /[A-Za-z]/.test(value);
  if (join === 'assigned' || (join === 'colon' && quoted)) {
    if (quoted && !/[-_. ]/.test(value)) return value.length >= 6;
    return (
      (mixed && value.length >= 6 && !/[-_.]/.test(value)) ||
      /^[A-Za-z0-9]{20,}$/.test(value) ||
      hasOddSigns(value)
    );
  }
  if (join === 'colon')
    return (
      (mixed && value.length >= 10 && !/[-_./]/.test(value)) ||
      (hasOddSigns(value) && value.length >= 12)
    );
  if (join === 'verb') return mixed && value.length >= 10 && !/[-_./]/.test(value);
  return false;
}

function hasOddSigns(value: string): boolean {
  return (
    value.length >= 8 &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    /[!#$%^*+=@/]/.test(value) &&
    !/^[\w-]+\/[\w./-]+$/.test(value)
  );
}

/** `user:password` in base64. */
export function isBasic(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return false;
  return /^[\x20-\x7e]+:[\x20-\x7e]*$/.test(Buffer.from(value, 'base64').toString('latin1'));
}

const plainId =
  /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z]{1,20}\d+)$/i;

function isWeak({ join, value }: Candidate): boolean {
  if (join === 'none') return false;
  return (
    value.length >= (join === 'verb' ? 12 : 8) && looksGenerated(value) && !plainId.test(value)
  );
}

function isSecret(candidate: Candidate): boolean {
  if (candidate.value.length < 3 || standsForValue(candidate.value)) return false;
  if (candidate.name === 'password') return isPassword(candidate);
  return candidate.name === 'key' ? isKey(candidate) : isWeak(candidate);
}

function joinOf(match: RegExpExecArray, text: string, nameStart: number): Join | null {
  const [whole, assigned, colon, tag, verb] = match;
  if (assigned !== undefined) return 'assigned';
  if (colon !== undefined) return 'colon';
  if (tag !== undefined)
    return /<[\w:-]{0,40}$/.test(text.slice(Math.max(0, nameStart - 41), nameStart))
      ? 'assigned'
      : null;
  return verb !== undefined || whole.includes('s') ? 'verb' : 'none';
}

function candidateAt(
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
  const inQuotes = quotedValue(text, at);
  const quoted = inQuotes !== null;
  // A quote that nothing closes is not the value's.
  const bareAt = at + (matchAt(openQuote, text, at)?.[0].length ?? 0);
  const { value: whole, start } = inQuotes ?? {
    value: matchAt(bareValue, text, bareAt)?.[0] ?? '',
    start: bareAt,
  };
  // `{"password"…` and `'Bearer abc'`: the quote before the scheme is not the value's.
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

const findCredentials: Finder = (text) => {
  const spans: Span[] = [];
  for (const found of text.matchAll(credentialName)) {
    const here = candidateAt(text, found);
    if (here === null || !isSecret(here.candidate)) continue;
    spans.push({
      kind: 'secret',
      start: here.start,
      end: here.start + here.candidate.value.length,
    });
  }
  return spans;
};

/** Secrets recognized by the words around them, in the languages that `credential-names.ts` lists. */
export const credentials: Rule = {
  anchors: nameAnchors,
  find: findCredentials,
};
