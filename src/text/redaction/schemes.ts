import { withoutTrailing } from './credential-candidates.ts';
import { isPartOfWord } from './credential-names.ts';
import { isBasic } from './credentials.ts';
import { looksGenerated, standsForValue } from './generated.ts';
import { matchAt, type Rule, ruleOf, type Span } from './rule.ts';

/** Up to the end line, up to another block, or as far as the lines of a key that was cut go. */
const keyRest = String.raw`(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----`;
const cutRest = String.raw`(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}`;

/** Private keys in their armour, whole or cut. Certificates and public keys stay. */
export const privateKeys = ruleOf({
  anchors: ['-----begin'],
  pattern: new RegExp(
    `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:${keyRest}|${cutRest})`,
    'y',
  ),
  secretOf: ([block]) => block,
});

/** JSON Web Tokens, signed or encrypted, with or without a signature. */
export const webTokens = ruleOf({
  anchors: ['eyj'],
  pattern: /(?<![\w-])eyJ[\w-]{5,8192}(?:\.[\w-]{2,8192}){1,4}\.?/y,
  secretOf: ([token]) => (token.length < 24 ? undefined : token),
});

/** Credentials behind the scheme of an `Authorization`, of a standard or a vendor, wherever they stand. */
export const bearers = ruleOf({
  anchors: ['bearer', 'basic', 'ssws', 'geniekey', 'splunk', 'sso-key', 'zoho-oauthtoken'],
  behind: /[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/y,
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
const mostPairs = 30;

/** Values of cookies that identify a session: `theme=dark` stays. */
export const cookies: Rule = {
  anchors: ['cookie'],
  find: (text) => {
    const spans: Span[] = [];
    for (const { index, 0: header } of text.matchAll(cookieHeader)) {
      let at = index + header.length;
      for (let count = 0; count < mostPairs; count++) {
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
