import { wordsOf } from '../../language/languages.ts';
import { withoutTrailing } from '../clean.ts';
import { alternatives, type Extent, matchAt, type Rule, ruleOf } from './rule.ts';
import { looksChosen, standsForValue, trimTrailingPunctuation } from './values.ts';

const passwordPattern = String.raw`([^\s"'${'`'}<>(){}[\];,/:]{6,64})(?![^\s"'${'`'}<>(){}[\];,:])`;
const andWords = `(?:${alternatives(wordsOf('credentials.and'))})`;
const verbWords = `(?:${alternatives(wordsOf('credentials.verbs'))})`;

/** Text that looks like a password but isn't: `issue#2024`, `?id=1`. */
const referenceOrQuery = /^[a-z]+#\d+$|[?&][\w.-]+=/;
const aboutLogins =
  /^[ \t:=]{1,4}(?:with|to|via|from|page|using|for|in|at|on|as|and|or|by|mit|bei|avec|con|screen|form|flow|url|button|error) [^ ]+ ?$/iu;

/** Whether a word is a password. Without a separator before it, it needs letters, digits and a sign. */
function isPassword(password: string, isParted: boolean): boolean {
  if (!looksChosen(password) || standsForValue(password) || referenceOrQuery.test(password))
    return false;
  const isOdd = /[!#$%^&*+?]/.test(password);
  if (!isParted) return isOdd && /\d/.test(password) && /\p{L}/u.test(password);
  const isCased = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/.test(password);
  return isOdd || isCased || /^\p{L}{3,}\d{4,}$/u.test(password);
}

/** Finds passwords after ` / ` or after an email address: `bob@acme.dev, Passw0rd!`. */
const bareLogins = ruleOf({
  keywords: [' / ', '@'],
  pattern: new RegExp(
    String.raw`(?: / |(?<=[\w-])@[\w-]{1,63}\.[\w.-]{2,64}(?: / | ?[|:,] ?| ${andWords} ))${passwordPattern}`,
    'iuy',
  ),
  secretOf([sign, word = '']) {
    const password = trimTrailingPunctuation(word);
    return isPassword(password, sign.startsWith('@')) ? password : undefined;
  },
});

/** Names that a password usually follows without a user name. */
const passwordNames: ReadonlySet<string> = new Set(wordsOf('credentials.passwords'));

/** Finds passwords after a word such as `login` and a user name: `login bob Passw0rd!`. */
const namedLogins = ruleOf({
  keywords: [...wordsOf('credentials.logins'), ...wordsOf('credentials.passwords')],
  after: new RegExp(
    String.raw`[ \t:=(]{1,4}(?:(?:${verbWords}|${andWords}) )?(?:[\p{L}\p{N}_.@+-]{1,64}( ?[/:,+|] ?| ${andWords} | ))?${passwordPattern}`,
    'iuy',
  ),
  wordEdge: 'both',
  secretOf([whole, joint = '', word = ''], _text, { keyword }) {
    const password = trimTrailingPunctuation(word);
    const before = whole.slice(0, whole.length - word.length);
    const isParted = /[/:,+|]/.test(joint) || before.includes('@');
    if (!isParted && passwordNames.has(keyword)) return undefined;
    if (!isParted && aboutLogins.test(before)) return undefined;
    return isPassword(password, isParted) ? password : undefined;
  },
});

const quotedOrBareValue = String.raw`(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"'${'`'}<>]{1,200}))`;
const startOfArgument = '(?<![^\\s"\'`([])';
const userOptions = '-u|--userpwd|--user|--proxy-user|-U|--auth|-a|--credentials|--creds?';
/** Programs with a password option `-p` or `-a`. */
const programsWithPassword =
  /\b(?:mysql(?:dump|admin)?|mariadb|mongo(?:sh|dump)?|sshpass|docker login|podman login|helm registry login|redis-cli|htpasswd|smbclient|az login|sqlcmd|ldapsearch|influx|psql)\b[^\n|]{0,200}$/;

const givenValue = ([, double, single, word = '']: RegExpExecArray) => double ?? single ?? word;

/** Finds passwords after a user name on a command line: `-u user:password`. */
const userPasswords = ruleOf({
  keywords: ['-u', '-a', '--user', '--proxy-user', '--auth', '--cred'],
  wordEdge: 'start',
  pattern: new RegExp(`${startOfArgument}(?:${userOptions})[ =]{0,3}${quotedOrBareValue}`, 'y'),
  secretOf(match) {
    const value = givenValue(match);
    const colon = value.indexOf(':');
    const password = withoutTrailing(value.slice(colon + 1), /[.,)]/);
    if (colon < 0 || password.length < 3 || /^\d{1,6}$/.test(password)) return undefined;
    if (standsForValue(password) || password === value.slice(0, colon)) return undefined;
    return password.startsWith('//') || /^[$<{[]/.test(value) ? undefined : password;
  },
});

/** Finds passwords in the options `-p password` and `-a password` of `programsWithPassword`. */
const flagPasswords = ruleOf({
  keywords: ['-p', '-a'],
  wordEdge: 'start',
  pattern: new RegExp(`${startOfArgument}-[apP] {0,2}${quotedOrBareValue}`, 'y'),
  secretOf(match, text, { start }) {
    const value = givenValue(match);
    if (value.length < 4 || /^[\d:./-]+$/.test(value) || standsForValue(value)) return undefined;
    if (!programsWithPassword.test(text.slice(Math.max(0, start - 240), start))) return undefined;
    // `psql -p` is a port, and `-a` has many meanings, so the value must look like a password.
    return /\d|[!@#%^&*+=?]/.test(value) || /^-p\S/.test(match[0]) ? value : undefined;
  },
});

/** Finds passwords as in `echo 'hunter2' | docker login --password-stdin`. */
const pipedPasswords = ruleOf({
  keywords: ['echo '],
  pattern:
    /\becho (?:-n )?(["']?)([^\s"'|]{6,64})\1 {0,2}\| {0,2}[\w./-]{2,40} [^|\n]{0,100}?--password-stdin/y,
  secretOf: ([, , value = '']) => (standsForValue(value) ? undefined : value),
});

/** Finds PINs, as in `my PIN is 4815`. */
const pins = ruleOf({
  keywords: ['pin ', 'pin:', 'pin=', 'pin"', 'pin-', "pin'", 'pincode'],
  pattern:
    /(?<![\p{L}\p{N}_])pin(?:[- ]?(?:code|number|nummer))?["']?(?:[ \t]{0,3}(?:is|ist|est|es|è|é|lautet|[:=]))[ \t]{0,3}["']?(\d{4,8})(?![\w.,-]{0,24}\d)/iuy,
  secretOf: ([, pin]) => pin,
});

const codePattern = String.raw`((?=[A-Za-z-]{0,9}\d)(?:[A-Za-z\d]{3,10}(?:-[A-Za-z\d]{3,10}){1,4}|\d{3,5} \d{3,5}|[A-Za-z\d]{6,16}))(?![\w-])`;
const itemNumber = String.raw`(?:\d{1,2}[.)][ \t]{1,2})?`;
const firstCode = new RegExp(
  String.raw`[^\d.!?]{0,40}?(?<![\p{L}\d])${itemNumber}${codePattern}`,
  'uy',
);
const nextCode = new RegExp(
  String.raw`[\s,;:|*•"'${'`'}-]{1,8}(?:\p{L}{1,4} )?${itemNumber}${codePattern}`,
  'uy',
);
const maxRecoveryCodes = 24;

/** Whether groups look random or have the same number of digits each; not a date, year or `sha-256`. */
function isCode(text: string): boolean {
  if (/^(?:19|20)\d\d[- ]/.test(text)) return false;
  const groups = text.split(/[- ]/);
  if (groups.some((group) => /\d/.test(group) && /[a-z]/i.test(group)))
    return groups.length > 1 || /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(text);
  const [first = ''] = groups;
  return /^\d+$/.test(first) && groups.every((group) => group.length === first.length);
}

/** Finds recovery codes, which replace the second factor, after their name. */
const recoveryCodes: Rule = {
  keywords: wordsOf('credentials.recoveryCodes'),
  find(text, place) {
    const codes: Extent[] = [];
    let match = matchAt(firstCode, text, place.end);
    while (match && codes.length < maxRecoveryCodes) {
      const [whole, found = ''] = match;
      if (!isCode(found)) break;
      const end = match.index + whole.length;
      codes.push({ start: end - found.length, end });
      match = matchAt(nextCode, text, end);
    }
    return codes;
  },
};

/** 12 to 24 words of three to eight letters (BIP 39), which may be numbered. */
const seedPhrasePattern =
  /(?<!\p{L})[a-z]{3,8}(?:[ \t]{0,2}[\s,][ \t]{0,2}(?:\d{1,2}[.):]?[ \t]{0,2})?[a-z]{3,8}){11,23}(?!\p{L})/gu;
/** Words of ordinary sentences, which are rare in seed phrases. */
const sentenceWords =
  / (?:the|and|with|for|from|your|are|was|not|but|has|how|does|should|which|would) /g;
const seedName = new RegExp(alternatives(wordsOf('credentials.seedPhrases')), 'iu');
/** Maximum distance between a seed phrase and its name, in UTF-16 code units. */
const maxNameDistance = 260;

/** Finds the seed phrase of a crypto wallet near a name such as `seed phrase`. */
const seedPhrases: Rule = {
  keywords: wordsOf('credentials.seedPhrases'),
  readsWholeText: true,
  find: (text) =>
    Array.from(text.matchAll(seedPhrasePattern)).flatMap(({ index: start, 0: words }) => {
      const end = start + words.length;
      const around = text.slice(Math.max(0, start - maxNameDistance), end + maxNameDistance);
      const isSentence = (words.match(sentenceWords)?.length ?? 0) > 1;
      return seedName.test(around) && !isSentence ? { start, end } : [];
    }),
};

export const loginRules = [
  bareLogins,
  namedLogins,
  userPasswords,
  flagPasswords,
  pipedPasswords,
  pins,
  recoveryCodes,
  seedPhrases,
];
