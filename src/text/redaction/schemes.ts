import { withoutTrailing } from './credential-candidates.ts';
import { isPartOfWord } from './credential-names.ts';
import { isBasic } from './credentials.ts';
import { looksGenerated, standsForValue } from './generated.ts';
import { type Finder, matchAt, matchesAround, type Rule, type Span } from './rule.ts';

/** A part of a match, from its end: the value is what most patterns here end with. */
function atEnd({ match, start }: { match: RegExpExecArray; start: number }, value: string): Span {
  const end = start + match[0].length;
  return { kind: 'secret', start: end - value.length, end };
}

const behindScheme = /[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/y;

const findBearers: Finder = (text, places) =>
  places.flatMap(({ start, end }): Span[] => {
    const rest = isPartOfWord(text, start - 1) ? undefined : matchAt(behindScheme, text, end)?.[1];
    if (rest === undefined) return [];
    const value = withoutTrailing(rest);
    const isBasicAuth = text.slice(start, end).toLowerCase() === 'basic' && /[A-Z\d=]/.test(value);
    const secret = looksGenerated(value) || (isBasicAuth && isBasic(value));
    if (!secret || standsForValue(value)) return [];
    const from = text.indexOf(rest, end);
    return [{ kind: 'secret', start: from, end: from + value.length }];
  });

/** Credentials behind the scheme of an `Authorization`, of a standard or a vendor, wherever they stand. */
export const bearers: Rule = {
  anchors: ['bearer', 'basic', 'ssws', 'geniekey', 'splunk', 'sso-key', 'zoho-oauthtoken'],
  find: findBearers,
};

const cookieHeader = /(?<![A-Za-z])(?:set-)?cookie["']?[ \t]{0,2}[:=]/gi;
const cookiePair = /[ \t;"']{0,4}([\w.%-]{1,64})=([^\s;"'`,]{1,255})/y;
const mostPairs = 30;

const findCookies: Finder = (text, places) => {
  const spans: Span[] = [];
  const headers = matchesAround({ pattern: cookieHeader, text, places, before: 12, after: 8 });
  for (const { match, start } of headers) {
    let at = start + match[0].length;
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
};

/** Values of cookies that identify a session: `theme=dark` stays. */
export const cookies: Rule = { anchors: ['cookie'], find: findCookies };

const pin =
  /(?<![\p{L}\p{N}_])pin(?:[- ]?(?:code|number|nummer))?["']?(?:[ \t]{0,3}(?:is|ist|est|es|è|é|lautet|[:=]))[ \t]{0,3}["']?(\d{4,8})(?![\w.,-]{0,24}\d)/giu;

const findPins: Finder = (text, places) =>
  Array.from(
    matchesAround({ pattern: pin, text, places, before: 5, after: 48 }),
    (found): Span[] => [atEnd(found, found.match[1] ?? '')],
  ).flat();

/** `my PIN is 4815`. */
export const pins: Rule = {
  anchors: ['pin ', 'pin:', 'pin=', 'pin"', 'pin-', "pin'", 'pincode'],
  find: findPins,
};
