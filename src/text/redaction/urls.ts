import { matchAt, noExtents, type Rule, ruleOf } from './rule.ts';
import { isLiteral, looksGenerated, trimTrailingPunctuation } from './values.ts';

/** A port, which isn't a password: `localhost:3000/@scope`. */
const portPattern = /^\d{1,5}(?:\/|$)/;

/** Placeholders for a password: `***`, `$PASSWORD`, `<password>`, `YOUR_PASSWORD`. */
const passwordPlaceholder = /^(?:[$%{<[(].*|\*+|x+|\.{2,}|your.*|[A-Z]{3,}(?:_[A-Z]+)*)$/;

/**
 * Finds passwords in URLs and connection strings: `scheme://user:password@host`. A password may contain
 * `/`, `#`, `?` and `@`, so it ends at the last `@` before a host. It never contains another URL.
 */
const urlPasswords = ruleOf({
  keywords: ['://'],
  after:
    /([^\s"'`<>:/?#@]{0,128}:((?:(?!:\/\/)[^\s"'`<>]){1,256}))@(?=(?:\[[\da-f:.]{2,40}\]|[\w.-]{1,253})(?:[:/?#,;\s"'`<>)\]]|$))/y,
  secretOf([, userInfo = '', password = '']) {
    if (portPattern.test(password) || userInfo.includes('[secret]')) return undefined;
    return passwordPlaceholder.test(password) || isLiteral(password) ? undefined : userInfo;
  },
});

const minKeyLength = 20;
/** An address without its scheme, up to the start of another address in it. */
const addressPattern = /(?:(?!:\/\/)[^\s"'`<>()[\]?#]){1,2048}/y;
const webhookHost = /(?:^|[-.])(?:web)?hooks?\./;
const apiHost = /(?:^|[-.])(?:api|rpc)\./;
const singleCaseKey = /^(?:[\da-f]{32,}|(?=.*[g-z])(?=(?:.*\d){4})[a-z\d]+)$/i;
const mixedCaseKey = /^(?=.*[a-z])(?=.*[A-Z])(?=(?:.*\d){2})[\w.~-]+$/;

/** Whether a path segment is a key rather than an id, a UUID or a file name, which are less random. */
function isKeySegment(segment: string): boolean {
  if (/^[a-z]{1,6}_|^[\da-f-]{36}$|\.[a-z\d]{1,5}$/i.test(segment) || segment.length < minKeyLength)
    return false;
  return (mixedCaseKey.test(segment) || singleCaseKey.test(segment)) && looksGenerated(segment);
}

/** Finds keys in URLs of webhooks and APIs: `https://hooks.acme.dev/KEY`, `https://acme.dev/v3/KEY`. */
const pathKeys: Rule = {
  keywords: ['://'],
  find(text, { end }) {
    const [whole = ''] = matchAt(addressPattern, text, end) ?? [];
    const [host = '', ...segments] = whole.split('/');
    const isOfKeys =
      webhookHost.test(host) || (segments.length === 2 && /^v\d{1,2}$/.test(segments[0] ?? ''));
    if (!isOfKeys && !apiHost.test(host)) return noExtents;
    let start = end + host.length;
    return segments.flatMap((segment) => {
      start += 1 + segment.length;
      // A segment without both upper and lower case is mostly a commit, a digest or an id.
      const isKey = isKeySegment(segment) && (isOfKeys || mixedCaseKey.test(segment));
      return isKey ? { start: start - segment.length, end: start } : [];
    });
  },
};

/** Path segments that a key follows. */
const segmentsBeforeKey =
  'key keys apikey api-key api_key access-key access_key token tokens access-token access_token auth-token auth_token secret secrets auth private hook hooks webhook webhooks in ical'.split(
    ' ',
  );

/** Finds keys after one of `segmentsBeforeKey`, with or without a host: `GET /v1/token/KEY`. */
const namedPathKeys = ruleOf({
  keywords: segmentsBeforeKey.flatMap((lead) => [
    `/${lead}/`,
    `/${lead}-`,
    `/${lead}_`,
    `/${lead}=`,
  ]),
  after: /[^\s"'`<>()[\]?#/]{20,512}/y,
  secretOf: ([segment]) => {
    const value = trimTrailingPunctuation(segment);
    return isKeySegment(value) ? value : undefined;
  },
});

export const urlRules = [urlPasswords, pathKeys, namedPathKeys];
