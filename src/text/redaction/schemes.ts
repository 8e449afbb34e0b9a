import { languages, phrasesOf } from '../../language/languages.ts';
import { withoutTrailing } from './credential-candidates.ts';
import { isPartOfWord } from './credential-names.ts';
import { isBasic } from './credentials.ts';
import { looksGenerated, standsForValue } from './generated.ts';
import { alternatives, type Finder, matchAt, type Rule, ruleOf, type Span } from './rule.ts';

/** Up to the end line or another block; if the key was cut, as far as its lines go. */
const keyRest = String.raw`(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----`;
const cutRest = String.raw`(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}`;

/** Private keys in PEM or PGP armour, whole or cut; not certificates and public keys. */
export const privateKeys = ruleOf({
  anchors: ['-----begin'],
  pattern: new RegExp(
    `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:${keyRest}|${cutRest})`,
    'y',
  ),
  secretOf: ([block]) => block,
});

/** JSON Web Tokens, signed or encrypted, even without their signature. */
export const webTokens = ruleOf({
  anchors: ['eyj'],
  pattern: /(?<![\w-])eyJ[\w-]{5,8192}(?:\.[\w-]{2,8192}){1,4}\.?/y,
  secretOf: ([token]) => (token.length < 24 ? undefined : token),
});

/** Credentials after the scheme of an `Authorization` header or of SMTP's `AUTH`. */
export const bearers = ruleOf({
  anchors: [
    'bearer',
    'basic',
    'ssws',
    'geniekey',
    'splunk',
    'sso-key',
    'zoho-oauthtoken',
    'auth plain',
  ],
  after: /[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/y,
  secretOf: ([, rest = ''], text, { start, end }) => {
    if (isPartOfWord(text, start - 1)) return undefined;
    const value = withoutTrailing(rest);
    const isBasicAuth = text.slice(start, end).toLowerCase() === 'basic' && /[A-Z\d=]/.test(value);
    const isSecret = looksGenerated(value) || (isBasicAuth && isBasic(value));
    return isSecret && !standsForValue(value) ? value : undefined;
  },
});

const cookieHeader = /(?<![A-Za-z])(?:set-)?cookie["']?[ \t]{0,2}[:=]/gi;
const cookiePair = /[ \t;"']{0,4}([\w.%-]{1,64})=([^\s;"'`,]{1,255})/y;
const maxPairs = 30;

/** Values of cookies that look generated; `theme=dark` stays. */
export const cookies: Rule = {
  anchors: ['cookie'],
  find: (text) => {
    const spans: Span[] = [];
    for (const { index, 0: header } of text.matchAll(cookieHeader)) {
      let at = index + header.length;
      for (let count = 0; count < maxPairs; count++) {
        const pair = matchAt(cookiePair, text, at);
        if (pair === null) break;
        const value = pair[2] ?? '';
        at += pair[0].length;
        if (looksGenerated(value) && !standsForValue(value))
          spans.push({ kind: 'secret', start: at - value.length, end: at });
      }
    }
    return spans;
  },
};

/** `my PIN is 4815`. */
export const pins = ruleOf({
  anchors: ['pin ', 'pin:', 'pin=', 'pin"', 'pin-', "pin'", 'pincode'],
  pattern:
    /(?<![\p{L}\p{N}_])pin(?:[- ]?(?:code|number|nummer))?["']?(?:[ \t]{0,3}(?:is|ist|est|es|è|é|lautet|[:=]))[ \t]{0,3}["']?(\d{4,8})(?![\w.,-]{0,24}\d)/iuy,
  secretOf: ([, pin]) => pin,
});

const code = String.raw`((?=[A-Za-z-]{0,9}\d)(?:[A-Za-z\d]{3,10}(?:-[A-Za-z\d]{3,10}){1,4}|\d{3,5} \d{3,5}|[A-Za-z\d]{6,16}))(?![\w-])`;
const item = String.raw`(?:\d{1,2}[.)][ \t]{1,2})?`;
const firstCode = new RegExp(String.raw`[^\d.!?]{0,40}?(?<![\p{L}\d])${item}${code}`, 'uy');
const nextCode = new RegExp(
  String.raw`[\s,;:|*•"'${'`'}-]{1,8}(?:\p{L}{1,4} )?${item}${code}`,
  'uy',
);
const maxCodes = 24;

/** Random groups, or groups of the same number of digits; not a date, a year or `sha-256`. */
function isCode(text: string): boolean {
  if (/^(?:19|20)\d\d[- ]/.test(text)) return false;
  const groups = text.split(/[- ]/);
  if (groups.some((group) => /\d/.test(group) && /[a-z]/i.test(group)))
    return groups.length > 1 || /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(text);
  const [length] = new Set(groups.map((group) => (/^\d+$/.test(group) ? group.length : 0)));
  return groups.every((group) => group.length === length);
}

const findCodes: Finder = (text, places) => {
  const spans: Span[] = [];
  for (const { end } of places) {
    let match = matchAt(firstCode, text, end);
    for (let count = 0; match !== null && count < maxCodes; count++) {
      const after = match.index + match[0].length;
      if (!isCode(match[1] ?? '')) break;
      spans.push({ kind: 'secret', start: after - (match[1] ?? '').length, end: after });
      match = matchAt(nextCode, text, after);
    }
  }
  return spans;
};

const named = (kind: 'recoveryCodes' | 'seedPhrases'): string[] =>
  languages.flatMap(({ credentials }) => phrasesOf(credentials?.[kind]));

/** One or more codes to sign in without the second factor. */
export const recoveryCodes: Rule = { anchors: named('recoveryCodes'), find: findCodes };

/** Twelve to 24 words of three to eight letters (BIP 39), with or without numbers. */
const phrase =
  /(?<!\p{L})[a-z]{3,8}(?:[ \t]{0,2}[\s,][ \t]{0,2}(?:\d{1,2}[.):]?[ \t]{0,2})?[a-z]{3,8}){11,23}(?!\p{L})/gu;
/** Words of sentences, few of which are in that list. */
const ofSentences =
  / (?:the|and|with|for|from|your|are|was|not|but|has|how|does|should|which|would) /g;

const seedName = new RegExp(alternatives(named('seedPhrases')), 'iu');
/** The maximum distance between a phrase and its name, in UTF-16 code units. */
const maxDistance = 260;

/** The words that a wallet's keys are made of, near their name. */
export const seedPhrases: Rule = {
  anchors: named('seedPhrases'),
  find: (text) =>
    Array.from(text.matchAll(phrase)).flatMap(({ index: start, 0: words }): Span[] => {
      const end = start + words.length;
      const isSentence = (words.match(ofSentences)?.length ?? 0) > 1;
      const isNamed = seedName.test(
        text.slice(Math.max(0, start - maxDistance), end + maxDistance),
      );
      return isNamed && !isSentence ? [{ kind: 'secret', start, end }] : [];
    }),
};
