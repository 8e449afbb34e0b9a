import { trailing } from './credential-candidates.ts';
import { isBasic } from './credentials.ts';
import { looksChosen, looksGenerated, standsForValue } from './generated.ts';
import { type Finder, matchAt, matchesAround, type Rule, type Span } from './rule.ts';

/** A part of a match, from its end: the value is what most patterns here end with. */
function atEnd({ match, start }: { match: RegExpExecArray; start: number }, value: string): Span {
  const end = start + match[0].length;
  return { kind: 'secret', start: end - value.length, end };
}

const schemeAlone = /(?<![\p{L}\p{N}])(bearer|basic)[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/giu;

const findBearers: Finder = (text, places) =>
  Array.from(
    matchesAround({ pattern: schemeAlone, text, places, before: 8, after: 260 }),
    (found): Span[] => {
      const [, name = '', rest = ''] = found.match;
      const value = rest.replace(trailing, '');
      const secret =
        !standsForValue(value) &&
        (looksGenerated(value) ||
          (name.toLowerCase() === 'basic' && /[A-Z\d=]/.test(value) && isBasic(value)));
      const { start } = atEnd(found, rest);
      return secret ? [{ kind: 'secret', start, end: start + value.length }] : [];
    },
  ).flat();

/** `Bearer` and `Basic` credentials wherever they stand. */
export const bearers: Rule = { anchors: ['bearer', 'basic'], find: findBearers };

const loginWords = ['login', 'log-in', 'credential', 'creds', 'zugangsdaten', 'identifiants'];
const login =
  /(?<![\p{L}\p{N}])(?:log-?in|credentials?|creds|zugangsdaten|identifiants|credenciales|anmeldedaten|connexion|acceso)[ :=]{1,4}(?:are |is |sind |ist |lauten |lautet |sont |son |est |es )?(?:[\p{L}\p{N}_.@-]{1,64}(?: ?[/:,] ?| (?:and |with |und |mit |et |avec |y |con |e )?))?([^\s"'`<>;,/:]{6,64})/giu;
/** Words that follow `login` in any text about one. */
const aboutLogins =
  /^[\p{L}-]{1,20}[ :=]{1,4}(?:with|to|via|from|page|using|for|in|at|on|as|and|or|by|mit|bei|avec|con|screen|form|flow|url|button|error)[ /:,]/iu;

const findLogins: Finder = (text, places) =>
  Array.from(
    matchesAround({ pattern: login, text, places, before: 16, after: 150 }),
    (found): Span[] => {
      const [whole, value = ''] = found.match;
      const joined = /[/:] ?[^/:]{1,64}$/.test(whole.slice(0, whole.length - value.length));
      const cased = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(value);
      const odd = /[!#$%^&*+=?]/.test(value);
      const separated = /[/:] ?$/.test(whole.slice(0, whole.length - value.length));
      // Without a sign between the two, it is a login only if it can be nothing else.
      const sure =
        separated || joined ? odd || cased : odd && /\d/.test(value) && /\p{L}/u.test(value);
      if (!sure || (!separated && aboutLogins.test(whole))) return [];
      return looksChosen(value) && !standsForValue(value) ? [atEnd(found, value)] : [];
    },
  ).flat();

/** `login: bob / Passw0rd!`, `login bob Passw0rd!`. */
export const logins: Rule = {
  anchors: [...loginWords, 'credenciales', 'anmeldedaten', 'connexion', 'acceso'],
  find: findLogins,
};

const flag =
  /(?<![\w-])--(?:[a-z]{1,20}-){0,3}(password|passwd|pass|token|secret|(?:api-?|access-?|auth-?)?key)[ \t]{1,3}["']?([^\s"'`<>]{4,255})/gi;

const findFlags: Finder = (text, places) =>
  Array.from(
    matchesAround({ pattern: flag, text, places, before: 68, after: 300 }),
    (found): Span[] => {
      const [, name = '', value = ''] = found.match;
      if (standsForValue(value) || value.startsWith('-')) return [];
      const secret = /pass/i.test(name)
        ? looksChosen(value) || looksGenerated(value)
        : looksGenerated(value) || /^(?=.*\d)(?=.*[a-z])\w{6,}$/i.test(value);
      return secret ? [atEnd(found, value)] : [];
    },
  ).flat();

/** Secrets given to a command by the name of an option. */
export const flags: Rule = {
  anchors: [
    ...['-password', '-passwd', '-pass', '-token', '-secret', '-key', '-apikey', '-accesskey'],
    ...['-authkey'],
  ],
  find: findFlags,
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

const phraseName =
  /(?:seed|recovery|secret|backup|wallet)[ _-]?(?:phrase|words)|mnemonic(?:[ _-]?phrase)?/gi;
/** Twelve to 24 words of BIP 39. */
const phrase =
  /["']?(?:[ \t]{0,3}(?:is|=|:|=>)){0,2}[ \t\n"'`]{0,4}((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8})/y;

const findPhrases: Finder = (text, places) =>
  Array.from(
    matchesAround({ pattern: phraseName, text, places, before: 20, after: 8 }),
    ({ match, start }): Span[] => {
      const end = start + match[0].length;
      const words = matchAt(phrase, text, end);
      if (words === null) return [];
      const from = end + words[0].length - (words[1] ?? '').length;
      return [{ kind: 'secret', start: from, end: end + words[0].length }];
    },
  ).flat();

/** The words that a wallet's keys are made of. */
export const seedPhrases: Rule = {
  anchors: ['phrase', 'mnemonic', 'words'],
  find: findPhrases,
};

const pin =
  /(?<![\p{L}\p{N}_])pin(?:[- ]?(?:code|number|nummer))?["']?(?:[ \t]{0,3}(?:is|ist|est|es|è|é|lautet|[:=]))[ \t]{0,3}["']?(\d{4,8})(?![\w.,-]*\d)/giu;

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
