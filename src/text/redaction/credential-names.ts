import { languages, wordsOf } from '../../language/languages.ts';
import {
  alternatives,
  type Extent,
  isInUnspacedScript,
  isPartOfWord,
  type KeywordMatch,
  matchAt,
  unspacedLetters,
} from './rule.ts';
import { trimTrailingPunctuation } from './values.ts';

/**
 * How reliable a name is: a `password` may be an ordinary word, a `token` or `API key` must look
 * generated, and a mere `key`, `session` or `sig` also needs an assignment.
 */
type NameClass = 'password' | 'key' | 'weak';

/** The name of a credential, such as `password`, at its place in a text. */
export interface CredentialName extends Extent {
  class: NameClass;
  isEnglish: boolean;
}

const [english] = languages;
const englishWords: ReadonlySet<string> = new Set(english?.lists.get('functionWords'));

/**
 * The words that may stand between a credential's name and its value, in all languages, as people use English
 * names in any language. After an English name, a word that English has, too, is read as English: `on` isn't
 * Finnish for `is` there.
 */
function wordsAround(list: 'credentials.verbs' | 'credentials.links', isEnglish: boolean) {
  const inEnglish = english?.lists.get(list) ?? [];
  const others = wordsOf(list, languages.slice(1));
  return [...inEnglish, ...others.filter((word) => !isEnglish || !englishWords.has(word))];
}

const credentialNamesByText = new Map<string, Omit<CredentialName, keyof Extent>>();
const classOfList = { passwords: 'password', keys: 'key', weak: 'weak' } as const;
for (const language of languages) {
  for (const [list, nameClass] of Object.entries(classOfList)) {
    for (const name of wordsOf(`credentials.${list}`, [language])) {
      if (!credentialNamesByText.has(name))
        credentialNamesByText.set(name, { class: nameClass, isEnglish: language === english });
    }
  }
}

export const credentialNameKeywords: readonly string[] = [...credentialNamesByText.keys()];

/** Words before `key` that make it a credential. */
const keyQualifier =
  /(?:api|app|access|auth|account|secret|private|signing|signature|encryption|master|shared|storage|license|licence|product|activation|service|admin|deploy|application|consumer|client|webhook|personal|recovery|write|read|ssh|host|subscription|instrumentation|functions?|bearer|ingest|integration)[-_ ]?(?:api[-_ ]?)?$/i;
const maxQualifierLength = 24;

/** Words before `key` that make it harmless: keys of databases, caches and keyboards, and public keys. */
const harmlessQualifier =
  /(?:foreign|primary|public|partition|sort|cache|idempotency|composite|unique|object|row|range|hash|map|dict|json|i18n|translation|publishable|arrow|enter|shortcut|hot|group|lookup|index|routing|message|event|feature|flag|next[-_ ]?page|page|continuation|pagination|cursor|cancel(?:lation)?|syntax|unexpected|invalid|öffentlicher?|publique|pública|fremd|primär)[-_ ]?$/i;

/** Names that are also parts of other words, so they count only as a word or the last part of a word. */
const shortNames = new Set(['pass', 'pw']);
const capitalizedShortName = /^(?:Pass|Pw|Key|Sid|Sig)$/;

/** Whether a short name is a whole word or the last part of a compound. */
function isWholeWordOrEnd(text: string, { keyword, start, end }: KeywordMatch): boolean {
  if (!isPartOfWord(text, start - 1) || isInUnspacedScript(text, start - 1)) return true;
  const isHump =
    capitalizedShortName.test(text.slice(start, end)) && /[a-z]/.test(text.charAt(start - 1));
  return isHump || keyword === 'schlüssel';
}

const networkWords = alternatives([
  ...['wlan', 'wifi', 'wi-fi', 'wpa', 'wpa2', 'wpa3'],
  ...wordsOf('credentials.networks'),
]);
const networkBefore = new RegExp(String.raw`(?<!\p{L})(?:${networkWords})[-_ ]?$`, 'iu');
const networkAfter = new RegExp(
  String.raw`[ \t]?(?:\p{L}{1,4}[ ’']){0,2}(?:${networkWords})(?!\p{L})`,
  'iuy',
);

/** Weak names that mean a key. In English, only `key` does; `session`, for example, doesn't. */
const networkKeys: ReadonlySet<string> = new Set([
  'key',
  ...wordsOf('credentials.weak', languages.slice(1)),
]);

/**
 * The credential name at a keyword; null if the keyword is part of another word. The key of a wireless
 * network counts as a password, because people choose it: `WLAN-Schlüssel`, `clé du wifi`.
 */
export function credentialNameAt(text: string, place: KeywordMatch): CredentialName | null {
  const { keyword: name, start, end } = place;
  const known = credentialNamesByText.get(name);
  if (known === undefined) return null;
  const isWeak = known.class === 'weak';
  const before = text.slice(Math.max(0, start - maxQualifierLength), start);
  if (isWeak && networkKeys.has(name)) {
    const [lead = ''] = networkBefore.exec(before) ?? [];
    const after = lead === '' && name !== 'key' ? matchAt(networkAfter, text, end) : null;
    const extent = { start: start - lead.length, end: end + (after?.[0].length ?? 0) };
    if (lead !== '' || after !== null) return { ...known, class: 'password', ...extent };
  }
  const [qualifier = ''] = name === 'key' ? (keyQualifier.exec(before) ?? []) : [];
  if (qualifier !== '') return { ...known, class: 'key', start: start - qualifier.length, end };
  const isPart = (isWeak || shortNames.has(name)) && !isWholeWordOrEnd(text, place);
  return isPart ? null : { ...known, start, end };
}

/** Whether the words before a name show that it isn't a credential's: `primary key`. */
export function hasHarmlessQualifier(text: string, { start }: CredentialName): boolean {
  return harmlessQualifier.test(text.slice(Math.max(0, start - maxQualifierLength), start));
}

/** What joins a value to its name, the most reliable first. */
type JoinKind = 'assigned' | 'flag' | 'colon' | 'verb' | 'none';

export interface CredentialCandidate {
  class: NameClass;
  join: JoinKind;
  isQuoted: boolean;
  /** Whether the line consists only of the name and the value. Rarely asked for, so not found in advance. */
  isAlone(): boolean;
  /** Whether a known authorization scheme, such as `Bearer`, is before the value. */
  hasScheme: boolean;
  value: string;
  /** Index of the value in the text. */
  start: number;
}

function createJoinPattern(isEnglish: boolean): RegExp {
  const links = alternatives(wordsAround('credentials.links', isEnglish));
  const verbs = alternatives(wordsAround('credentials.verbs', isEnglish));
  const gap = String.raw`(?:[ \t\u3000]{1,3}|(?<=[${unspacedLetters}]))`;
  const phrase = String.raw`[ \t]{1,3}(?:(?:${links})|(?:d|qu|j)[’']\p{L}{1,20})(?: [\p{L}\p{N}_.'’-]{1,30}){1,3}?`;
  // In many languages, the owner or another noun follows the name: “пароль бота”.
  const filler = isEnglish
    ? `(?:${phrase})?`
    : String.raw`(?:${phrase}|${gap}[\p{L}\p{M}]{1,14}?)?`;
  const sign = String.raw`[ \t]{0,3}(?:(=>|:?:=|=)|(:|：|->|→|[ \t]{0,1}[-–—][ \t]))[ \t\u3000]{0,4}(?:\r?\n[ \t]{0,8})?`;
  const aside = String.raw`(?:[ \t]{0,3}\([\p{L}\p{N} _.-]{1,30}\))?`;
  const verb = `(${gap}(?:${verbs})[:：]?|[’']s)${gap}`;
  return new RegExp(
    String.raw`\\?["'${'`'}*\]]{0,3}(?:${filler}${aside}${sign}|(>)|${filler}${verb}|${phrase}(,)[ \t]{1,3}|${gap})`,
    'iyu',
  );
}

let joinPatterns: { english: RegExp; other: RegExp } | undefined;

/** The pattern for what joins a value to a name. Created when first needed, because that takes long. */
export function joinPatternFor({ isEnglish }: Pick<CredentialName, 'isEnglish'>): RegExp {
  joinPatterns ??= { english: createJoinPattern(true), other: createJoinPattern(false) };
  return isEnglish ? joinPatterns.english : joinPatterns.other;
}

/** An authorization scheme, which a credential always follows, with any quote before it, as in `'Bearer abc'`. */
const authorizationScheme =
  /(?:\\?["'`])?(?:bearer|basic|token|digest|apikey|negotiate|bot|ssws|aws4-hmac-sha256)[ \t]{1,3}/iy;
/** A vendor's own authorization scheme: `GenieKey 1234`. */
const vendorScheme = /(?:\\?["'`])?[a-z][\w-]{1,30}[ \t]{1,3}/iy;
const closingQuotes = new Map(
  `"" '' \`\` “” „“ «» ‘’ 「」 『』 ()`.split(' ').map(([open = '', close = '']) => [open, close]),
);
const openQuote = /\*\*|\\"|["'`“„«‘(「『]/y;
const maxValueLength = 255;
/** An unquoted value. If it begins in ASCII, it ends before a script without spaces between words. */
const bareValue = new RegExp(
  String.raw`(?=[!-~])[^\s"'${'`'}<>;${unspacedLetters}\u3000-\u303f\uff01-\uff0f]{1,255}|[^\s"'${'`'}<>;]{1,255}`,
  'y',
);
/** The text between name and value in `key="ApiKey" value="…"` or `"name": "API_TOKEN", "value": "…"`. */
const namedValue = /["'][ \t]{0,3},?[ \t\n]{0,16}["']?value["']?[ \t]{0,3}[:=][ \t]{0,3}/iy;
const nextParameter = /&[\w.-]{1,64}=.*/;

/** The value at a position: up to the closing quote, or a single word. */
function valueAt(text: string, index: number): { value: string; start: number; quoted: boolean } {
  const open = matchAt(openQuote, text, index)?.[0];
  const start = index + (open?.length ?? 0);
  if (open !== undefined) {
    const [line = ''] = text.slice(start, start + maxValueLength).split(/[\n\r]/, 1);
    const end = line.indexOf(closingQuotes.get(open) ?? open);
    if (end >= 0) return { value: line.slice(0, end), start, quoted: true };
  }
  // Without a closing quote, the value is a single word.
  const [word = ''] = matchAt(bareValue, text, start) ?? [];
  return { value: trimTrailingPunctuation(word.replace(nextParameter, '')), start, quoted: false };
}

function kindOfJoin(match: RegExpExecArray, before: string): JoinKind | null {
  const [, assigned, colon, tag, verb, aside] = match;
  if (assigned !== undefined) return 'assigned';
  if (colon !== undefined) return 'colon';
  if (tag !== undefined) return /<[\w:-]{0,40}$/.test(before) ? 'assigned' : null;
  if ((verb ?? aside) !== undefined) return 'verb';
  // The last sign first, because most words aren't options.
  const isFlag = before.endsWith('-') && /(?<![\w-])--(?:[a-z]{1,20}-){0,3}$/i.test(before);
  return isFlag ? 'flag' : 'none';
}

/** The possible credential after a name; null if nothing joins the name to a value. */
export function candidateAfter(text: string, found: CredentialName): CredentialCandidate | null {
  const valued = /["']/.test(text.charAt(found.end)) ? matchAt(namedValue, text, found.end) : null;
  const joined = valued ?? matchAt(joinPatternFor(found), text, found.end);
  if (joined === null) return null;
  const before = text.slice(Math.max(0, found.start - 64), found.start);
  const join = valued ? 'assigned' : kindOfJoin(joined, before);
  if (join === null) return null;
  const name = text.slice(found.start, found.end);
  // Only names in upper case count, as in `ENV STRIPE_KEY 1234`.
  if (join === 'none' && found.class === 'weak' && !/^[A-Z]{3,}$/.test(name)) return null;
  const afterJoin = found.end + joined[0].length;
  // In a script without spaces, a value can't be distinguished from the rest of its sentence.
  if (isInUnspacedScript(text, afterJoin)) return null;
  const hasOwnScheme = /^authorization$/i.test(name) && join !== 'none';
  const known = matchAt(authorizationScheme, text, afterJoin);
  const auth = known ?? (hasOwnScheme ? matchAt(vendorScheme, text, afterJoin) : null);
  const { value, start, quoted: isQuoted } = valueAt(text, afterJoin + (auth?.[0].length ?? 0));
  const end = start + value.length;
  const isAlone = () =>
    /(?:^|\n)[\s"'>#*-]{0,24}$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8));
  const hasScheme = known !== null;
  return { class: found.class, join, isQuoted, isAlone, hasScheme, value, start };
}
