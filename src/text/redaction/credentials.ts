import {
  type CredentialCandidate,
  candidateAfter,
  credentialNameAt,
  credentialNameKeywords,
  hasHarmlessQualifier,
} from './credential-names.ts';
import { matchAt, noExtents, type Rule, ruleOf } from './rule.ts';
import { looksChosen, looksGenerated, standsForValue, trimTrailingPunctuation } from './values.ts';

/** A passphrase without spaces: 16 letters or more without a common ending. */
const gluedWords =
  /^[a-z]{16,64}$(?<!(?:tions?|ities|ability|izing|ized|ness|ments?|ally|ung|ungen))/;

function isPassword({ join, isQuoted, isAlone, value }: CredentialCandidate): boolean {
  if (/^\d{1,3}$/.test(value) || /^\d+[-–]\d+$/.test(value)) return false;
  const chosen =
    looksChosen(value) ||
    looksGenerated(value) ||
    gluedWords.test(value) ||
    /^(?:[a-z]+-)*\d{4,}$/.test(value);
  if (join === 'assigned') return true;
  if (join === 'flag') return chosen;
  if (join === 'colon') {
    if (isQuoted) return !value.includes(' ') || chosen;
    return chosen || (value.length >= 5 && /^[\p{L}-]+$/u.test(value) && isAlone());
  }
  if (join === 'verb') return chosen || (isQuoted && isPhrase(value));
  return (
    (looksChosen(value) &&
      /\d\D*\d|[!@#$%^&*]/.test(value) &&
      value.length >= 6 &&
      !/^\d/.test(value)) ||
    looksGenerated(value)
  );
}

/** Whether a quoted value may be a password or passphrase: one word, or three to eight that stand for no value. */
function isPhrase(value: string): boolean {
  if (!value.includes(' ')) return value.length >= 4;
  const words = value.split(' ');
  return (
    words.length >= 3 &&
    words.length <= 8 &&
    words.every((word) => /^[\p{L}\d-]{2,}$/u.test(word) && !standsForValue(word))
  );
}

/** The name of a class of authentication: `OAuth2PasswordBearer`, `HTTPBasicAuth`, `ApiKeyHeader`. */
const className =
  /^(?:[A-Z]{0,6}[a-z]{1,16}\d?){0,5}(?:Bearer|Token|Key|Auth|Basic|Digest|Scheme|Header|Password|Provider|Handler|Service|Client|Middleware|Filter|Strategy|Credentials?|Type|Config|Options|Factory|Manager|Flow|Guard|Security)s?$/;

function isSecretKey({ join, isQuoted, value, hasScheme }: CredentialCandidate): boolean {
  if (className.test(value)) return false;
  if (hasScheme && join !== 'none') return /\d/.test(value) || value.length >= 16;
  if (looksGenerated(value)) return value.length >= (join === 'none' ? 12 : 8);
  if (join === 'none') return false;
  // The more reliable the text between name and value, the less random the value needs to be.
  const isSure = join === 'assigned' || (join === 'colon' && isQuoted);
  if (isSure && value.length >= 6 && isQuoted && !/[-_. ]/.test(value)) return true;
  if (isSure && /^[A-Za-z0-9]{20,}$/.test(value)) return true;
  if (!/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
  if (join === 'flag') return /^\w{6,}$/.test(value);
  if (value.length >= (isSure ? 6 : 10) && !(isSure ? /[-_.]/ : /[-_./]/).test(value)) return true;
  const hasOddSigns = /[!#$%^*+=@/]/.test(value) && !/^[\w-]+\/[\w./-]+$/.test(value);
  return join !== 'verb' && value.length >= (isSure ? 8 : 12) && hasOddSigns;
}

/** Whether a value is `user:password` in base64, as in HTTP basic authentication. */
function isBasic(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return false;
  const decoded = Buffer.from(value, 'base64').toString('latin1');
  return /^[\x20-\x7e]+$/.test(decoded) && decoded.includes(':', 1);
}

const plainId =
  /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z]{1,20}\d+)$/i;

function isSecretAfterWeakName({ join, value }: CredentialCandidate): boolean {
  const minLength = join === 'verb' || join === 'none' ? 12 : 8;
  return value.length >= minLength && looksGenerated(value) && !plainId.test(value);
}

/** A short word, which is a secret only after a password's or key's name and a colon or equals sign. */
const shortWord = /^[\p{L}-]{0,9}$/u;

function isSecret(candidate: CredentialCandidate): boolean {
  const { join, isQuoted } = candidate;
  if (join === 'flag' && candidate.value.startsWith('-')) return false;
  const isLoose = join === 'none' || (join === 'verb' && !isQuoted) || candidate.class === 'weak';
  if (isLoose && shortWord.test(candidate.value)) return false;
  if (candidate.value.length < 3 || standsForValue(candidate.value)) return false;
  if (candidate.class === 'password') return isPassword(candidate);
  return candidate.class === 'key' || join === 'flag'
    ? isSecretKey(candidate)
    : isSecretAfterWeakName(candidate);
}

/** Finds credentials after a name such as `password`, in all languages. */
const credentials: Rule = {
  keywords: credentialNameKeywords,
  wordEdge: 'end',
  find(text, place) {
    const name = credentialNameAt(text, place);
    const found = name && candidateAfter(text, name);
    if (!found || !isSecret(found) || hasHarmlessQualifier(text, name)) return noExtents;
    return [{ start: found.start, end: found.start + found.value.length }];
  },
};

/** The string in a call that may be a secret: the first, or the second after a name (`set('token', '…')`). */
const stringArguments =
  /\((["'`][^\s"'`<>]{1,64}["'`],[ \t]{0,2})?["'`]([^\s"'`<>]{6,200})["'`](?=[ \t]{0,2}[,)])/y;
/** The name before a parenthesis, such as a function's or `auth` in `auth=('bob', 'hunter2')`. */
const calleeName = /([A-Za-z_$][\w$]{0,40})(?: ?= ?)?$/;
const maxNameLength = 44;

/** Names of functions that take a credential. */
const credentialFunctions =
  /key|token|secret|auth|cred|passw|bearer|login|sign_?in|connect|client|init|configure|session/i;
/** Names of functions whose arguments look like credentials but are ids, hashes or paths. */
const harmlessFunctions =
  /id$|ids$|uuid|guid|hash|sha|digest|checksum|commit|ref|url|uri|path|regex|date|version|colou?r|cid|address|buffer|file|image|asset|error|query|node|model|schema|event|document/i;

/** A value with lower-case letters, upper-case letters and digits, unlike a hexadecimal identifier. */
const mixedCharacters = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/=.~-]{16,}$/;

const isVaried = (value: string): boolean =>
  /[!#$%^&*+=?@]/.test(value) || (/[a-z]/.test(value) && /[A-Z]/.test(value));

/** Finds credentials in arguments: `new Client("…")`, `ApiKey('…')`, `login('bob', '…')`. */
const callArguments = ruleOf({
  keywords: ['("', "('", '(`'],
  pattern: stringArguments,
  secretOf: ([, first, value = ''], text, { start }) => {
    const isGenerated = value.length >= 12 && looksGenerated(value);
    const isChosen = first !== undefined && looksChosen(value) && isVaried(value);
    if (!(isGenerated || isChosen) || standsForValue(value) || /^https?:/.test(value))
      return undefined;
    const callee =
      calleeName.exec(text.slice(Math.max(0, start - maxNameLength), start))?.[1] ?? '';
    const isSecret =
      (isGenerated && credentialFunctions.test(callee) && !/^[\da-f-]{36}$/i.test(value)) ||
      (isGenerated &&
        /^[A-Z]/.test(callee) &&
        !harmlessFunctions.test(callee) &&
        mixedCharacters.test(value)) ||
      (isChosen && /cred|login|auth|passw|sign_?in|connect/i.test(callee));
    return isSecret ? value : undefined;
  },
});

/** Finds credentials after the scheme of an `Authorization` header or of SMTP's `AUTH`. */
const authorizationValues = ruleOf({
  keywords: 'bearer|basic|ssws|geniekey|splunk|sso-key|zoho-oauthtoken|auth plain'.split('|'),
  wordEdge: 'start',
  after: /[ \t]{1,3}["'`]?([^\s"'`<>;,]{8,255})/y,
  secretOf: ([, rest = ''], _text, { keyword }) => {
    const value = trimTrailingPunctuation(rest);
    const isBasicAuth = keyword === 'basic' && /[A-Z\d=]/.test(value);
    const isSecret = looksGenerated(value) || (isBasicAuth && isBasic(value));
    return isSecret && !standsForValue(value) ? value : undefined;
  },
});

const afterCookie = /["']?[ \t]{0,2}[:=]/y;
/** A `name=value` pair right after the header's name or another pair. */
const cookiePair = /[ \t;"']{0,4}[\w.%-]{1,64}=([^\s;"'`,]{1,255})/gy;
const maxCookiePairs = 30;

/** Finds values of cookies that look generated; `theme=dark` isn't redacted. */
const cookieRule: Rule = {
  keywords: ['cookie'],
  wordEdge: 'start',
  find(text, place) {
    const sign = matchAt(afterCookie, text, place.end);
    if (sign === null) return noExtents;
    cookiePair.lastIndex = place.end + sign[0].length;
    const pairs = [...text.matchAll(cookiePair).take(maxCookiePairs)];
    return pairs.flatMap(({ index, 0: pair, 1: value = '' }) => {
      const end = index + pair.length;
      const isSecret = looksGenerated(value) && !standsForValue(value);
      return isSecret ? { start: end - value.length, end } : [];
    });
  },
};

export const credentialRules = [credentials, callArguments, authorizationValues, cookieRule];
