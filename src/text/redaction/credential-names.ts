import { languages, phrasesOf } from '../../language/languages.ts';
import { type AnchorPlace, type Extent, isLetterOrDigit } from './anchors.ts';
import { alternatives, matchAt } from './rule.ts';

/**
 * How reliable a name is: a `password` may be an ordinary word, a `token` or `API key` must look
 * generated, and a mere `key`, `session` or `sig` also needs an assignment.
 */
export type NameClass = 'password' | 'key' | 'weak';

/** A name of a credential in a text. */
export interface CredentialName extends Extent {
  class: NameClass;
  isEnglish: boolean;
}

/** English first. */
const named = languages.flatMap(({ credentials }) => credentials ?? []);
const englishWords: ReadonlySet<string> = new Set(languages[0]?.functionWords?.split(' '));

/**
 * The words around names, in all languages, because all use English names. Around these, words that
 * are English function words have only their English meaning: Finnish has `on` for `is`.
 */
export function wordsAround(kind: 'verbs' | 'links', { isEnglish }: { isEnglish: boolean }) {
  const [own = [], ...others] = named.map((of) => phrasesOf(of[kind]));
  return [...own, ...others.flat().filter((word) => !isEnglish || !englishWords.has(word))];
}

const names = new Map<string, Omit<CredentialName, keyof Extent>>();
for (const [at, { passwords, keys, weak }] of named.entries()) {
  for (const [nameClass, list] of Object.entries({ password: passwords, key: keys, weak })) {
    for (const name of phrasesOf(list)) {
      if (!names.has(name)) names.set(name, { class: nameClass as NameClass, isEnglish: at === 0 });
    }
  }
}

export const nameAnchors: readonly string[] = [...names.keys()];

/** Words before `key` that make it a credential. */
const keyQualifier =
  /(?:api|app|access|auth|account|secret|private|signing|signature|encryption|master|shared|storage|license|licence|product|activation|service|admin|deploy|application|consumer|client|webhook|personal|recovery|write|read|ssh|host|subscription|instrumentation|functions?|bearer|ingest|integration)[-_ ]?(?:api[-_ ]?)?$/i;
const maxQualifier = 24;

/** Words before `key` that make it harmless: of a database, a cache or a keyboard, or public. */
const harmlessQualifier =
  /(?:foreign|primary|public|partition|sort|cache|idempotency|composite|unique|object|row|range|hash|map|dict|json|i18n|translation|publishable|arrow|enter|shortcut|hot|group|lookup|index|routing|message|event|feature|flag|next[-_ ]?page|page|continuation|pagination|cursor|cancel(?:lation)?|syntax|unexpected|invalid|öffentlicher?|publique|pública|fremd|primär)[-_ ]?$/i;

const letterOrDigit = /[\p{L}\p{N}]/u;
/** Whether there is a letter or digit at a position. */
export function isPartOfWord(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  return isLetterOrDigit(code) || (code > 127 && letterOrDigit.test(text.charAt(place)));
}
export const unspacedLetter = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Also parts of other words, so they count only as a whole word or as the last part of one. */
const short = new Set(['pass', 'pw']);
const hump = /^(?:Pass|Pw|Key|Sid|Sig)$/;

/** Whether a short name is a word by itself, or the last part of a compound. */
function isApart(text: string, { start, end }: Extent, name: string, weak: boolean): boolean {
  const before = text.charAt(start - 1);
  if (letterOrDigit.test(before) && !unspacedLetter.test(before)) {
    return name === 'schlüssel' || (/[a-z]/.test(before) && hump.test(text.slice(start, end)));
  }
  const isCompound = weak && /[-_]/.test(before) && /\p{L}/u.test(text.charAt(start - 2));
  return !isCompound || /^(?:key|sid|sig)$/.test(name);
}

const networks = [
  'wlan',
  'wifi',
  'wi-fi',
  'wpa',
  'wpa2',
  'wpa3',
  ...named.flatMap(({ networks }) => phrasesOf(networks)),
];
const networkBefore = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(networks)})[-_ ]?$`, 'iu');
const networkAfter = new RegExp(
  String.raw`[ \t]?(?:\p{L}{1,4}[ ’']){0,2}(?:${alternatives(networks)})(?!\p{L})`,
  'iuy',
);
const maxNetwork = 24;

/** In English only `key`: other weak names, such as `session`, don't mean a key. */
const networkKeys: ReadonlySet<string> = new Set(
  named.flatMap(({ weak }, at) => (at === 0 ? 'key' : phrasesOf(weak))),
);

/** A mere key of a wireless network, which people choose: `WLAN-Schlüssel`, `clé du wifi`. */
function networkKeyAt(text: string, { start, end }: Extent, isEnglish: boolean): Extent | null {
  const before = networkBefore.exec(text.slice(Math.max(0, start - maxNetwork), start));
  if (before) return { start: start - before[0].length, end };
  const after = isEnglish ? null : matchAt(networkAfter, text, end);
  return after && { start, end: end + after[0].length };
}

/** The name at an anchor; null if it is part of another word. */
export function nameAt(text: string, place: AnchorPlace): CredentialName | null {
  const { anchor: name } = place;
  const known = names.get(name);
  if (known === undefined) return null;
  if (isPartOfWord(text, place.end) && !unspacedLetter.test(text.charAt(place.end - 1)))
    return null;
  const isWeak = known.class === 'weak';
  const before = text.slice(Math.max(0, place.start - maxQualifier), place.start);
  const mayBeNetworks = isWeak && networkKeys.has(name);
  const network = mayBeNetworks ? networkKeyAt(text, place, name === 'key') : null;
  if (network !== null) return { ...known, class: 'password', ...network };
  const qualifier = name === 'key' ? (keyQualifier.exec(before)?.[0].length ?? 0) : 0;
  const mayBePart = qualifier === 0 && (isWeak || short.has(name));
  if (mayBePart && !isApart(text, place, name, isWeak)) return null;
  const start = place.start - qualifier;
  return { ...known, ...(qualifier > 0 && { class: 'key' }), start, end: place.end };
}

/** Whether the words before a name make it harmless: `primary key`. */
export function isHarmless(text: string, { start }: CredentialName): boolean {
  return harmlessQualifier.test(text.slice(Math.max(0, start - maxQualifier), start));
}
