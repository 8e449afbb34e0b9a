import { trimEndOf } from '../clean.ts';
import { withoutTrailing } from './credential-candidates.ts';
import { isLiteral, looksGenerated, standsForValue } from './generated.ts';
import { type Rule, ruleOf, type Span } from './rule.ts';

/** Not a password, but a port: `localhost:3000/@scope`. */
const port = /^\d{1,5}(?:\/|$)/;

/**
 * Passwords in addresses and connection strings: `scheme://user:password@host`. They may contain `/`,
 * `#`, `?` and `@`, so they end at the last `@` before a host, but never contain another address.
 */
export const urlPasswords = ruleOf({
  anchors: ['://'],
  after:
    /([^\s"'`<>:/?#@]{0,128}:((?:(?!:\/\/)[^\s"'`<>]){1,256}))@(?=(?:\[[\da-f:.]{2,40}\]|[\w.-]{1,253})(?:[:/?#,;\s"'`<>)\]]|$))/y,
  secretOf: ([, userInfo = '', password = '']) =>
    port.test(password) || standsForPassword(password) || userInfo.includes('[secret]')
      ? undefined
      : userInfo,
});

const minKey = 20;
const maxAddress = 2048;
const address = /^[^\s"'`<>()[\]?#]*/;
const hostOfHooks = /(?:^|[-.])(?:web)?hooks?\./;
const hostOfPrograms = /(?:^|[-.])(?:api|rpc)\./;
const unmixed = /^(?:[\da-f]{32,}|(?=.*[g-z])(?=(?:.*\d){4})[a-z\d]+)$/i;
const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=(?:.*\d){2})[\w.~-]+$/;

/** Whether a part of a path is more random than an id, which has a prefix, hyphens or 24 digits. */
function isKeySegment(segment: string): boolean {
  if (/^[a-z]{1,6}_|^[\da-f-]{36}$|\.[a-z\d]{1,5}$/i.test(segment) || segment.length < minKey)
    return false;
  return (mixed.test(segment) || unmixed.test(segment)) && looksGenerated(segment);
}

/** Keys in the addresses of webhooks and APIs: `https://hooks.acme.dev/KEY`, `/v3/KEY`. */
export const pathKeys: Rule = {
  anchors: ['://'],
  find: (text, places) =>
    places.flatMap(({ end }, index) => {
      const limit = Math.min(end + maxAddress, places[index + 1]?.start ?? text.length);
      const [whole = ''] = address.exec(text.slice(end, limit)) ?? [];
      const [host = '', ...segments] = whole.split('/');
      const isOfKeys =
        hostOfHooks.test(host) || (segments.length === 2 && /^v\d{1,2}$/.test(segments[0] ?? ''));
      if (!isOfKeys && !hostOfPrograms.test(host)) return [];
      let start = end + host.length;
      return segments.flatMap((segment): Span[] => {
        start += 1 + segment.length;
        // Without both cases, it is mostly a commit, a digest or an id.
        const isKey = isKeySegment(segment) && (isOfKeys || mixed.test(segment));
        return isKey ? [{ kind: 'secret', start: start - segment.length, end: start }] : [];
      });
    }),
};

/** Parts of a path that a key follows. */
const leads =
  'key keys apikey api-key api_key access-key access_key token tokens access-token access_token auth-token auth_token secret secrets auth private hook hooks webhook webhooks in ical'.split(
    ' ',
  );

/** Keys after such a part, with or without a host: `GET /v1/token/KEY`. */
export const namedPathKeys = ruleOf({
  anchors: leads.flatMap((lead) => [`/${lead}/`, `/${lead}-`, `/${lead}_`, `/${lead}=`]),
  after: /[^\s"'`<>()[\]?#/]{20,512}/y,
  secretOf: ([segment]) => {
    const value = withoutTrailing(segment);
    return isKeySegment(value) ? value : undefined;
  },
});

/** `***`, `$PASSWORD`, `<password>`, `YOUR_PASSWORD`, `password`. */
function standsForPassword(password: string): boolean {
  return (
    isLiteral(password) ||
    /^(?:[$%{<[(].*|\*+|x+|\.{2,}|your.*|[A-Z]{3,}(?:_[A-Z]+)*)$/.test(password)
  );
}

const quotedOrWord = String.raw`(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"'${'`'}<>]{1,200}))`;
const atWord = '(?<![^\\s"\'`([])';
const afterUser = new RegExp(
  `${atWord}(?:-u|--userpwd|--user|--proxy-user|-U|--auth|-a|--credentials|--creds?)[ =]{0,3}${quotedOrWord}`,
  'y',
);
const flagPassword = new RegExp(`${atWord}(?:-p|-a|-P)(?: {0,2})${quotedOrWord}`, 'y');
const programs =
  /\b(?:mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump)?|sshpass|docker login|podman login|helm registry login|redis-cli|htpasswd|smbclient|az login|sqlcmd|ldapsearch|influx|psql)\b[^\n|]{0,200}$/;

const givenValue = ([, double, single, word]: RegExpExecArray): string =>
  double ?? single ?? word ?? '';

/** A password after a user on a command line: `-u user:password`. */
export const userPasswords = ruleOf({
  anchors: ['-u', '-a', '--user', '--proxy-user', '--auth', '--cred'],
  pattern: afterUser,
  secretOf: (match) => {
    const value = givenValue(match);
    const colon = value.indexOf(':');
    const password = trimEndOf(value.slice(colon + 1), /[.,)]/);
    if (colon < 0 || password.length < 3 || /^\d{1,6}$/.test(password)) return undefined;
    if (standsForValue(password) || password === value.slice(0, colon)) return undefined;
    return /^\/\//.test(password) || /^[$<{[]/.test(value) ? undefined : password;
  },
});

/** `-p password`, for programs with such an option. */
export const flagPasswords = ruleOf({
  anchors: ['-p', '-a'],
  pattern: flagPassword,
  secretOf: (match, text, { start }) => {
    const value = givenValue(match);
    if (value.length < 4 || /^[\d:./-]+$/.test(value) || standsForValue(value)) return undefined;
    if (!programs.test(text.slice(Math.max(0, start - 240), start))) return undefined;
    // `psql -p` is a port, and `-a` common, so the value must look like a password.
    return /\d|[!@#%^&*+=?]/.test(value) || /^-p\S/.test(match[0]) ? value : undefined;
  },
});

/** `echo 'hunter2' | docker login --password-stdin`. */
export const pipedPasswords = ruleOf({
  anchors: ['echo '],
  pattern:
    /\becho (?:-n )?(["']?)([^\s"'|]{6,64})\1 {0,2}\| {0,2}[\w./-]{2,40} [^|\n]{0,100}?--password-stdin/y,
  secretOf: ([, , value = '']) => (standsForValue(value) ? undefined : value),
});
