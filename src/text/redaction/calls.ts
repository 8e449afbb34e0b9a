import { looksChosen, looksGenerated, standsForValue } from './generated.ts';
import { type Finder, matchAt, type Rule, type Span } from './rule.ts';

/** The arguments of a call whose first or second is a text. */
const given =
  /\((["'`][^\s"'`<>]{1,64}["'`],[ \t]{0,2})?["'`]([^\s"'`<>]{6,200})["'`](?=[ \t]{0,2}[,)])/y;
/** The name of what is called; `auth` of `auth=('bob', 'hunter2')`. */
const called = /([A-Za-z_$][\w$]{0,40})(?: ?= ?)?$/;
const longestName = 44;

/** Takes the credential itself. */
const ofCredentials =
  /key|token|secret|auth|cred|passw|bearer|login|sign_?in|connect|client|init|configure|session/i;
/** Takes a name, a hash or a place, which look the same. */
const ofOthers =
  /id$|ids$|uuid|guid|hash|sha|digest|checksum|commit|ref|url|uri|path|regex|date|version|colou?r|cid|address|buffer|file|image|asset|error|query|node|model|schema|event|document/i;

/** Two signs of chance that no identifier of hexadecimal digits shows. */
const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/=.~-]{16,}$/;

const isVaried = (value: string): boolean =>
  /[!#$%^&*+=?@]/.test(value) || (/[a-z]/.test(value) && /[A-Z]/.test(value));

const findCalls: Finder = (text, places) =>
  places.flatMap(({ start }): Span[] => {
    const match = matchAt(given, text, start);
    if (match === null) return [];
    const [whole, first, value = ''] = match;
    const callee = called.exec(text.slice(Math.max(0, start - longestName), start))?.[1] ?? '';
    if (callee === '' || standsForValue(value) || /^https?:/.test(value)) return [];
    const isPassword =
      /cred|login|auth|passw|sign_?in|connect/i.test(callee) && first !== undefined;
    const forCredentials =
      ofCredentials.test(callee) && value.length >= 12 && looksGenerated(value);
    const forOthers = /^[A-Z]/.test(callee) && !ofOthers.test(callee) && mixed.test(value);
    const sure =
      (forCredentials && !/^[\da-f-]{36}$/i.test(value)) ||
      (forOthers && looksGenerated(value)) ||
      (isPassword && looksChosen(value) && isVaried(value));
    if (!sure) return [];
    const from = start + whole.lastIndexOf(value);
    return [{ kind: 'secret', start: from, end: from + value.length }];
  });

/** Credentials handed to a call: `new Client("…")`, `ApiKey('…')`, `login('bob', '…')`. */
export const calls: Rule = { anchors: ['("', "('", '(`'], find: findCalls };
