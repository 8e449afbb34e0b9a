import {
  type Candidate,
  candidateAfter,
  isHarmless,
  nameAnchors,
  nameAt,
} from './credential-names.ts';
import { isPartOfWord, type Rule, ruleOf, type Span } from './rule.ts';
import {
  looksChosen,
  looksGenerated,
  looksLikeWordsGlued,
  standsForValue,
  withoutTrailing,
} from './values.ts';

function isPassword({ join, quoted, alone, value }: Candidate): boolean {
  if (/^\d{1,3}$/.test(value) || /^\d+[-–]\d+$/.test(value)) return false;
  const chosen =
    looksChosen(value) ||
    looksGenerated(value) ||
    looksLikeWordsGlued(value) ||
    /^(?:[a-z]+-)*\d{4,}$/.test(value);
  if (join === 'assigned') return true;
  if (join === 'flag') return chosen;
  if (join === 'colon') {
    if (quoted) return !value.includes(' ') || chosen;
    return chosen || (alone && value.length >= 5 && /^[\p{L}-]+$/u.test(value));
  }
  if (join === 'verb') return chosen || (quoted && isPhrase(value));
  return (
    (looksChosen(value) &&
      /\d\D*\d|[!@#$%^&*]/.test(value) &&
      value.length >= 6 &&
      !/^\d/.test(value)) ||
    looksGenerated(value)
  );
}

/** Whether it is a word, or a phrase of three to eight words that is not a sentence. */
function isPhrase(value: string): boolean {
  if (!value.includes(' ')) return value.length >= 4;
  const words = value.split(' ');
  return (
    words.length >= 3 &&
    words.length <= 8 &&
    words.every((word) => /^[\p{L}\d-]{2,}$/u.test(word) && !standsForValue(word))
  );
}

/** Schemes of standards and many services, which a credential always follows. */
const knownScheme = /^(?:bearer|basic|token|digest|apikey|negotiate|bot|ssws|aws4-hmac-sha256)$/i;

function isKey({ join, quoted, value, scheme: auth }: Candidate): boolean {
  if (knownScheme.test(auth) && join !== 'none')
    return /\d/.test(value) || value.length >= 16 || isBasic(value);
  if (looksGenerated(value)) return value.length >= (join === 'none' ? 12 : 8);
  if (join === 'none') return false;
  // The more reliable the join, the less random the value needs to look.
  const isSure = join === 'assigned' || (join === 'colon' && quoted);
  if (isSure && value.length >= 6 && quoted && !/[-_. ]/.test(value)) return true;
  if (isSure && /^[A-Za-z0-9]{20,}$/.test(value)) return true;
  if (!/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
  if (join === 'flag') return /^\w{6,}$/.test(value);
  if (value.length >= (isSure ? 6 : 10) && !(isSure ? /[-_.]/ : /[-_./]/).test(value)) return true;
  const hasOddSigns = /[!#$%^*+=@/]/.test(value) && !/^[\w-]+\/[\w./-]+$/.test(value);
  return join !== 'verb' && value.length >= (isSure ? 8 : 12) && hasOddSigns;
}

/** `user:password` in base64. */
function isBasic(value: string): boolean {
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return false;
  const decoded = Buffer.from(value, 'base64').toString('latin1');
  return /^[\x20-\x7e]+$/.test(decoded) && decoded.includes(':', 1);
}

const plainId =
  /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z]{1,20}\d+)$/i;

function isWeak({ join, name, value }: Candidate): boolean {
  // `ENV STRIPE_KEY 1234`.
  if (join === 'none' && !/^[A-Z]{3,}$/.test(name)) return false;
  const minLength = join === 'verb' || join === 'none' ? 12 : 8;
  return value.length >= minLength && looksGenerated(value) && !plainId.test(value);
}

/** A short word, which is a secret only after a colon or an equals sign of a password or key. */
const shortWord = /^[\p{L}-]{0,9}$/u;

function isSecret(candidate: Candidate): boolean {
  const { join, quoted } = candidate;
  if (join === 'flag' && candidate.value.startsWith('-')) return false;
  const isLoose = join === 'none' || (join === 'verb' && !quoted) || candidate.class === 'weak';
  if (isLoose && shortWord.test(candidate.value)) return false;
  if (candidate.value.length < 3 || standsForValue(candidate.value)) return false;
  if (candidate.class === 'password') return isPassword(candidate);
  return candidate.class === 'key' || join === 'flag' ? isKey(candidate) : isWeak(candidate);
}

/** Secrets with a name, in all languages. */
const credentials: Rule = {
  anchors: nameAnchors,
  find: (text, places) =>
    places.flatMap((place): Span[] => {
      const name = nameAt(text, place);
      if (name === null) return [];
      const found = candidateAfter(text, name);
      if (found === null || !isSecret(found) || isHarmless(text, name)) return [];
      return [{ kind: 'secret', start: found.start, end: found.start + found.value.length }];
    }),
};

/** The first string argument of a call, or the second after another string. */
const stringArguments =
  /\((["'`][^\s"'`<>]{1,64}["'`],[ \t]{0,2})?["'`]([^\s"'`<>]{6,200})["'`](?=[ \t]{0,2}[,)])/y;
/** The name before the parenthesis, including `auth` in `auth=('bob', 'hunter2')`. */
const calleeName = /([A-Za-z_$][\w$]{0,40})(?: ?= ?)?$/;
const maxName = 44;

/** Functions that take a credential. */
const ofCredentials =
  /key|token|secret|auth|cred|passw|bearer|login|sign_?in|connect|client|init|configure|session/i;
/** Functions whose arguments look like credentials but are names, hashes or addresses. */
const ofOthers =
  /id$|ids$|uuid|guid|hash|sha|digest|checksum|commit|ref|url|uri|path|regex|date|version|colou?r|cid|address|buffer|file|image|asset|error|query|node|model|schema|event|document/i;

/** More random than hexadecimal identifiers. */
const mixed = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/=.~-]{16,}$/;

const isVaried = (value: string): boolean =>
  /[!#$%^&*+=?@]/.test(value) || (/[a-z]/.test(value) && /[A-Z]/.test(value));

/** Credentials as arguments: `new Client("…")`, `ApiKey('…')`, `login('bob', '…')`. */
const calls = ruleOf({
  anchors: ['("', "('", '(`'],
  pattern: stringArguments,
  secretOf: ([, first, value = ''], text, { start }) => {
    const isGenerated = value.length >= 12 && looksGenerated(value);
    const isChosen = first !== undefined && looksChosen(value) && isVaried(value);
    if (!(isGenerated || isChosen) || standsForValue(value) || /^https?:/.test(value))
      return undefined;
    const callee = calleeName.exec(text.slice(Math.max(0, start - maxName), start))?.[1] ?? '';
    const isSecret =
      (isGenerated && ofCredentials.test(callee) && !/^[\da-f-]{36}$/i.test(value)) ||
      (isGenerated && /^[A-Z]/.test(callee) && !ofOthers.test(callee) && mixed.test(value)) ||
      (isChosen && /cred|login|auth|passw|sign_?in|connect/i.test(callee));
    return isSecret ? value : undefined;
  },
});

/** Credentials after the scheme of an `Authorization` header or of SMTP's `AUTH`. */
const bearers = ruleOf({
  anchors: 'bearer|basic|ssws|geniekey|splunk|sso-key|zoho-oauthtoken|auth plain'.split('|'),
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
/** Right after the header or another pair. */
const cookiePair = /[ \t;"']{0,4}[\w.%-]{1,64}=([^\s;"'`,]{1,255})/gy;
const maxPairs = 30;

/** Values of cookies that look generated; `theme=dark` stays. */
const cookies: Rule = {
  anchors: ['cookie'],
  find(text) {
    const spans: Span[] = [];
    for (const header of text.matchAll(cookieHeader)) {
      cookiePair.lastIndex = header.index + header[0].length;
      for (const { index, 0: pair, 1: value = '' } of text.matchAll(cookiePair).take(maxPairs)) {
        const end = index + pair.length;
        if (looksGenerated(value) && !standsForValue(value))
          spans.push({ kind: 'secret', start: end - value.length, end });
      }
    }
    return spans;
  },
};

export const credentialRules = [credentials, calls, bearers, cookies];
