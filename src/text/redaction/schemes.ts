import { trailing } from './credential-candidates.ts';
import { isBasic } from './credentials.ts';
import { looksChosen, looksGenerated, standsForValue } from './generated.ts';
import { type Finder, matchAt, type Rule, type Span } from './rule.ts';

const schemeAlone = /(?<![\p{L}\p{N}])(bearer|basic)[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/giu;

const findBearers: Finder = (text) =>
  Array.from(text.matchAll(schemeAlone)).flatMap((found): Span[] => {
    const [whole, name = '', rest = ''] = found;
    const value = rest.replace(trailing, '');
    const secret =
      !standsForValue(value) &&
      (looksGenerated(value) ||
        (name.toLowerCase() === 'basic' && /[A-Z\d=]/.test(value) && isBasic(value)));
    const start = found.index + whole.length - rest.length;
    return secret ? [{ kind: 'secret', start, end: start + value.length }] : [];
  });

/** `Bearer` and `Basic` credentials wherever they stand. */
export const bearers: Rule = {
  anchors: ['bearer', 'basic'],
  find: findBearers,
};

const login =
  /(?<![\p{L}\p{N}])(?:log-?in|credentials?|creds|zugangsdaten|identifiants|credenciales)[ :=]{1,4}(?:are |sind |is )?[\p{L}\p{N}_.@-]{1,64} ?[/:] ?([^\s"'`<>;,/:]{6,64})/giu;

const findLogins: Finder = (text) =>
  Array.from(text.matchAll(login)).flatMap((found): Span[] => {
    const [whole, value = ''] = found;
    const odd = /[!#$%^&*+=?]/.test(value) || /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(value);
    if (!odd || !looksChosen(value) || standsForValue(value)) return [];
    const end = found.index + whole.length;
    return [{ kind: 'secret', start: end - value.length, end }];
  });

/** `login: bob / Passw0rd!`. */
export const logins: Rule = {
  anchors: [
    'login',
    'log-in',
    'credential',
    'creds',
    'zugangsdaten',
    'identifiants',
    'credenciales',
  ],
  find: findLogins,
};

const flag =
  /(?<![\w-])--(?:[a-z]{1,20}-){0,3}(password|passwd|pass|token|secret|(?:api-?|access-?|auth-?)?key)[ \t]{1,3}["']?([^\s"'`<>]{4,255})/gi;

const findFlags: Finder = (text) =>
  Array.from(text.matchAll(flag)).flatMap((found): Span[] => {
    const [whole, name = '', value = ''] = found;
    if (standsForValue(value) || value.startsWith('-')) return [];
    const secret = /pass/i.test(name)
      ? looksChosen(value) || looksGenerated(value)
      : looksGenerated(value) || /^(?=.*\d)(?=.*[a-z])\w{6,}$/i.test(value);
    const start = found.index + whole.length - value.length;
    return secret ? [{ kind: 'secret', start, end: start + value.length }] : [];
  });

/** Secrets given to a command by the name of an option. */
export const flags: Rule = {
  anchors: ['--'],
  find: findFlags,
};

const cookieHeader = /(?<![A-Za-z])(?:set-)?cookie["']?[ \t]{0,2}[:=]/gi;
const cookiePair = /[ \t;"']{0,4}([\w.%-]{1,64})=([^\s;"'`,]{1,255})/y;
const mostPairs = 30;

const findCookies: Finder = (text) => {
  const spans: Span[] = [];
  for (const header of text.matchAll(cookieHeader)) {
    let at = header.index + header[0].length;
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
export const cookies: Rule = {
  anchors: ['cookie'],
  find: findCookies,
};
