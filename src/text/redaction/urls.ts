import { trimEndOf } from '../../language/trim.ts';
import { isLiteral, looksGenerated, standsForValue } from './generated.ts';
import { type Finder, matchAt, type Rule, ruleOf, type Span } from './rule.ts';

/** A port with what follows is not a password: `localhost:3000/@scope`. */
const port = /^\d{1,5}(?:\/|$)/;

/**
 * Passwords in addresses and connection strings: `scheme://user:password@host`, up to the last `@` that a
 * host follows, as passwords hold `/`, `#`, `?` and `@`, but never another address.
 */
export const urlPasswords = ruleOf({
  anchors: ['://'],
  behind:
    /([^\s"'`<>:/?#@]{0,128}:((?:(?!:\/\/)[^\s"'`<>]){1,256}))@(?=(?:\[[\da-f:.]{2,40}\]|[\w.-]{1,253})(?:[:/?#,;\s"'`<>)\]]|$))/y,
  secretOf: ([, userInfo = '', password = '']) =>
    port.test(password) || standsForPassword(password) || userInfo.includes('[secret]')
      ? undefined
      : userInfo,
});

const longestAddress = 2048;
const shortestKey = 20;
const endsAddress = new Set(Array.from(' \t\r\n"\'`<>()[]?#', (sign) => sign.charCodeAt(0)));

/** The parts of the path at a place, host first; null if none is as long as keys are: most are not. */
function longPathAt(text: string, start: number, limit: number): string[] | null {
  let [at, slash, isLong] = [start, limit, false];
  for (; at < limit && !endsAddress.has(text.charCodeAt(at)); at++) {
    if (text.charCodeAt(at) === 47) slash = at;
    else if (at - slash >= shortestKey) isLong = true;
  }
  return isLong ? text.slice(start, at).split('/') : null;
}

/** What leads to a key by its name, or a host that is called with one. */
const ofKey =
  /^(?:(?:api|access|auth)?[-_]?(?:key|token|secret)|auth|private|(?:web)?hooks?|in|ical)$/i;
const hostOfKeys = /(?:^|[-.])(?:web)?hooks?\./;
const version = /^v\d{1,2}$/;

/** Whether a part of a path is more chance than an id: those have a prefix, hyphens or 24 digits. */
function isKeySegment(segment: string): boolean {
  if (/^[a-z]{1,6}_|^[\da-f-]{36}$|\.[a-z\d]{1,5}$/i.test(segment) || segment.length < shortestKey)
    return false;
  const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=(?:.*\d){2})[\w.~-]+$/.test(segment);
  return (mixed || /^[\da-f]{32,}$/i.test(segment)) && looksGenerated(segment);
}

const findPathKeys: Finder = (text, places) =>
  places.flatMap(({ end }, index): Span[] => {
    const limit = Math.min(end + longestAddress, places[index + 1]?.start ?? text.length);
    const segments = longPathAt(text, end, limit);
    if (segments === null) return [];
    const spans: Span[] = [];
    let start = end;
    for (const [at, segment] of segments.entries()) {
      const value = segment.replace(/^(?:private|secret|token|key)[-_=]/, '');
      const isNamed = value !== segment || ofKey.test(segments[at - 1] ?? '');
      const isLastOfVersion =
        at === 2 && at === segments.length - 1 && version.test(segments[1] ?? '');
      if (
        at > 0 &&
        (isNamed || isLastOfVersion || hostOfKeys.test(segments[0] ?? '')) &&
        isKeySegment(value)
      ) {
        spans.push({
          kind: 'secret',
          start: start + segment.length - value.length,
          end: start + segment.length,
        });
      }
      start += segment.length + 1;
    }
    return spans;
  });

/** Keys that are a part of an address's path: `https://hooks.acme.dev/in/KEY`, `/v3/KEY`. */
export const pathKeys: Rule = { anchors: ['://'], find: findPathKeys };

/** `***`, `$PASSWORD`, `<password>`, `YOUR_PASSWORD`, `password`. */
function standsForPassword(password: string): boolean {
  return (
    isLiteral(password) ||
    /^(?:[$%{<[(].*|\*+|x+|\.{2,}|your.*|[A-Z]{3,}(?:_[A-Z]+)*)$/.test(password)
  );
}

const quotedOrWord = String.raw`(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"'${'`'}<>]{1,200}))`;
const afterUser = new RegExp(
  `(?:-u|--userpwd|--user|--proxy-user|-U|--auth|-a|--credentials|--creds?)[ =]{0,3}${quotedOrWord}`,
  'y',
);
const flagPassword = new RegExp(`(?:-p|-a|-P)(?: {0,2})${quotedOrWord}`, 'y');
const programs =
  /\b(?:mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump)?|sshpass|docker login|podman login|helm registry login|redis-cli|htpasswd|smbclient|az login|sqlcmd|ldapsearch|influx|psql)\b[^\n|]{0,200}$/;

function givenValue(match: RegExpExecArray): string {
  return match[1] ?? match[2] ?? match[3] ?? '';
}

const findCommandLinePasswords: Finder = (text, places) =>
  places.flatMap(({ start: at }): Span[] => {
    if (at > 0 && !/[\s"'`([]/.test(text.charAt(at - 1))) return [];
    const span = userSpan(text, at) ?? passwordSpan(text, at) ?? pipedSpan(text, at);
    return span ? [span] : [];
  });

/** Credentials on command lines: `-u user:password`, and `-p password` of programs that take one. */
export const commandLinePasswords: Rule = {
  anchors: ['-u', '-p', '-a', '--user', '--proxy-user', '--auth', '--cred', '--password-stdin'],
  find: findCommandLinePasswords,
};

function userSpan(text: string, at: number): Span | null {
  const match = matchAt(afterUser, text, at);
  if (match === null) return null;
  const value = givenValue(match);
  const colon = value.indexOf(':');
  const password = trimEndOf(value.slice(colon + 1), /[.,)]/);
  if (colon < 0 || password.length < 3 || /^\d{1,6}$/.test(password)) return null;
  if (standsForValue(password) || password === value.slice(0, colon)) return null;
  if (/^\/\//.test(password) || /^[$<{[]/.test(value)) return null;
  const start = match.index + match[0].indexOf(value) + colon + 1;
  return { kind: 'secret', start, end: start + password.length };
}

function passwordSpan(text: string, at: number): Span | null {
  const match = matchAt(flagPassword, text, at);
  if (match === null) return null;
  const value = givenValue(match);
  if (value.length < 4 || /^[\d:./-]+$/.test(value) || standsForValue(value)) return null;
  if (!programs.test(text.slice(Math.max(0, at - 240), at))) return null;
  // `psql -p` is a port, `-a` a flag of many: something of a password must show.
  if (!/\d|[!@#%^&*+=?]/.test(value) && !/^-p\S/.test(match[0])) return null;
  const start = match.index + match[0].lastIndexOf(value);
  return { kind: 'secret', start, end: start + value.length };
}

/** `echo 'hunter2' | docker login --password-stdin`. */
const piped = /\becho (?:-n )?(["']?)([^\s"'|]{6,64})\1 {0,2}\| {0,2}[\w./-]{2,40} [^|\n]{0,100}$/;

function pipedSpan(text: string, at: number): Span | null {
  if (!text.startsWith('--password-stdin', at)) return null;
  const before = text.slice(Math.max(0, at - 240), at);
  const match = piped.exec(before);
  const value = match?.[2] ?? '';
  if (match === null || standsForValue(value)) return null;
  const start = at - before.length + match.index + match[0].indexOf(value);
  return { kind: 'secret', start, end: start + value.length };
}
