import { languages, phrasesOf, unspacedLanguages } from '../../language/languages.ts';
import { isLetterOrDigit, type Place } from './anchors.ts';
import { alternatives, matchAt } from './rule.ts';

/**
 * How sure a name is that a secret follows: a `password` may be an ordinary word, a `token` or
 * `API key` is generated, and a mere `key`, `session` or `sig` needs an assignment, too.
 */
export type NameClass = 'password' | 'key' | 'weak';

/** A name of a credential in a text. */
export interface CredentialName extends Place {
  class: NameClass;
  words: CredentialWords;
}

/** What surrounds names in one language: `Credentials` of its file has what each list means. */
export interface CredentialWords {
  verbs: readonly string[];
  links: readonly string[];
  as: readonly string[];
  whose: readonly string[];
  /** Nothing need stand between a name and its neighbours. */
  unspaced: boolean;
}

/** The names of each language, and its words around them, English first. */
const named = languages.flatMap((language) => {
  const { credentials } = language;
  if (credentials === undefined) return [];
  const words: CredentialWords = {
    verbs: phrasesOf(credentials.verbs),
    links: phrasesOf(credentials.links),
    as: phrasesOf(credentials.as),
    whose: phrasesOf(credentials.whose),
    unspaced: unspacedLanguages.includes(language),
  };
  return [{ credentials, words }];
});

export const credentialWords: readonly CredentialWords[] = named.map(({ words }) => words);

const names = new Map<string, Omit<CredentialName, keyof Place>>();
for (const { credentials, words } of named) {
  const classes = {
    password: credentials.passwords,
    key: credentials.keys,
    weak: credentials.weak,
  };
  for (const [nameClass, list] of Object.entries(classes)) {
    for (const name of phrasesOf(list)) {
      const known = names.get(name);
      names.set(name, {
        class: known?.class ?? (nameClass as NameClass),
        words: known ? together(known.words, words) : words,
      });
    }
  }
}

/** What surrounds a name that two languages share. English ones have the words of all as it is. */
function together(one: CredentialWords, other: CredentialWords): CredentialWords {
  if (one === credentialWords[0]) return one;
  return {
    verbs: [...one.verbs, ...other.verbs],
    links: [...one.links, ...other.links],
    as: [...one.as, ...other.as],
    whose: [...one.whose, ...other.whose],
    unspaced: one.unspaced,
  };
}

export const nameAnchors: readonly string[] = [...names.keys()];
/** Of each language, and of each name that several share. */
export const wordsOfNames: ReadonlySet<CredentialWords> = new Set(
  Array.from(names.values(), ({ words }) => words),
);

/** What makes a mere `key` one of a program's. */
const keyQualifier =
  /(?:api|app|access|auth|account|secret|private|signing|signature|encryption|master|shared|storage|license|licence|product|activation|service|admin|deploy|application|consumer|client|webhook|personal|recovery|write|read|ssh|host|subscription|instrumentation|functions?|bearer|ingest|integration)[-_ ]?(?:api[-_ ]?)?$/i;
const longestQualifier = 24;

/** What makes a key of a database, a cache or a keyboard of it, or a key that may be known. */
const harmlessQualifier =
  /(?:foreign|primary|public|partition|sort|cache|idempotency|composite|unique|object|row|range|hash|map|dict|json|i18n|translation|publishable|arrow|enter|shortcut|hot|group|lookup|index|routing|message|event|feature|flag|next[-_ ]?page|page|continuation|pagination|cursor|cancel(?:lation)?|syntax|unexpected|invalid|öffentlicher?|publique|pública|fremd|primär)[-_ ]?$/i;

const letterOrDigit = /[\p{L}\p{N}]/u;
/** Whether a letter or digit stands at a place. */
export function isPartOfWord(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return isLetterOrDigit(code) || (code > 127 && letterOrDigit.test(text.charAt(place)));
}
export const unspacedLetter = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** In other words, too, so that only a whole word, or the hump of one, is the name. */
const short = new Set(['pass', 'pw']);
const hump = /^(?:Pass|Pw|Key|Sid|Sig)$/;

/** Whether a short name is a word by itself, or the last one of a compound. */
function isApart(text: string, { start, end }: Place, name: string, weak: boolean): boolean {
  const before = text.charAt(start - 1);
  if (letterOrDigit.test(before) && !unspacedLetter.test(before)) {
    return name === 'schlüssel' || (/[a-z]/.test(before) && hump.test(text.slice(start, end)));
  }
  const isCompound = weak && /[-_]/.test(before) && /\p{L}/u.test(text.charAt(start - 2));
  return !isCompound || /^(?:key|sid|sig)$/.test(name);
}

const networks = [
  ...['wlan', 'wifi', 'wi-fi', 'wpa', 'wpa2', 'wpa3'],
  ...named.flatMap(({ credentials }) => phrasesOf(credentials.networks)),
];
const networkBehind = new RegExp(
  String.raw`[ \t]?(?:\p{L}{1,4}[ ’']){0,2}(?:${alternatives(networks)})(?!\p{L})`,
  'iuy',
);
const longestNetwork = networks.reduce((longest, { length }) => Math.max(longest, length), 0);

/** Other names of English, such as `session`, are of more than keys. */
const networkKeys: ReadonlySet<string> = new Set(
  named.flatMap(({ credentials: { weak } }, at) => (at === 0 ? 'key' : phrasesOf(weak))),
);

/** A mere key, with the network that people chose it for: `WLAN-Schlüssel`, `clé du wifi`. */
function networkKeyAt(text: string, { start, end }: Place, isEnglish: boolean): Place | null {
  const gap = /[-_ ]/.test(text.charAt(start - 1)) ? 1 : 0;
  const before = text.slice(Math.max(0, start - gap - longestNetwork), start - gap).toLowerCase();
  const network = networks.find((word) => before.endsWith(word));
  const from = start - gap - (network?.length ?? 0);
  if (network !== undefined && !/\p{L}/u.test(text.charAt(from - 1))) return { start: from, end };
  const behind = isEnglish ? null : matchAt(networkBehind, text, end);
  return behind === null ? null : { start, end: end + behind[0].length };
}

/** The name at a place where one's letters stand; null if it is part of another word. */
export function nameAt(text: string, place: Place): CredentialName | null {
  const written = text.slice(place.start, place.end);
  // Most are written as they are listed; the capital of a dotless `ı` is that of another letter.
  const name = names.has(written) ? written : written.toUpperCase().toLowerCase();
  const known = names.get(name);
  if (known === undefined) return null;
  if (!known.words.unspaced && isPartOfWord(text, place.end)) return null;
  const isWeak = known.class === 'weak';
  const before = text.slice(Math.max(0, place.start - longestQualifier), place.start);
  const mayBeNetworks = isWeak && networkKeys.has(name);
  const network = mayBeNetworks ? networkKeyAt(text, place, name === 'key') : null;
  if (network !== null) return { class: 'password', words: known.words, ...network };
  const qualifier = name === 'key' ? (keyQualifier.exec(before)?.[0].length ?? 0) : 0;
  const mayBePart = qualifier === 0 && (isWeak || short.has(name));
  if (mayBePart && !isApart(text, place, name, isWeak)) return null;
  const start = place.start - qualifier;
  return {
    class: qualifier > 0 ? 'key' : known.class,
    words: known.words,
    start,
    end: place.end,
  };
}

/** Whether what stands before a name makes it that of something harmless: `primary key`. */
export function isHarmless(text: string, { start }: CredentialName): boolean {
  return harmlessQualifier.test(text.slice(Math.max(0, start - longestQualifier), start));
}
