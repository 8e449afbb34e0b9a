import { isLetterOrDigit, type Place } from './anchors.ts';
import { isMostlyOneCharacter, looksGenerated } from './generated.ts';
import { type Finder, matchAt, matchesAround, type Rule, type Span } from './rule.ts';
import { createRunSearch } from './runs.ts';
import { type KeyForm, keyForms } from './vendors.ts';

/** A key, or the first part of it, is a run of this length at least: most words are shorter. */
const shortestRun = 10;

const inKey = /[\w.~/|-]/;
const isInKey = Uint8Array.from({ length: 128 }, (_, code) =>
  inKey.test(String.fromCharCode(code)) ? 1 : 0,
);
/** A run of small letters alone is words: no key's form is. */
const notWords = /[0-9A-Z]/;
/** Letters and digits of a key that no list has. */
const shortestUnknown = 32;
const findLongPiece = createRunSearch(/[A-Za-z0-9]/, shortestUnknown);

interface Form extends Omit<KeyForm, 'body'> {
  pattern: RegExp;
}

const lengthOfStart = 2;

function byStart(): ReadonlyMap<string, readonly Form[]> {
  const forms = Map.groupBy(
    keyForms.map(
      ({ body, ...form }): Form => ({ ...form, pattern: new RegExp(`(?:${body})`, 'y') }),
    ),
    ({ prefix }) => prefix.slice(0, lengthOfStart),
  );
  // The longest first: `sk-lf-` before `sk-`.
  for (const group of forms.values()) group.sort((a, b) => b.prefix.length - a.prefix.length);
  return forms;
}

const formsByStart = byStart();

/** Whether a key may begin with two characters, by their codes: most places are seen at once to be none. */
const mayBegin = new Uint8Array(128 * 128);
for (const begin of formsByStart.keys()) {
  mayBegin[begin.charCodeAt(0) * 128 + begin.charCodeAt(1)] = 1;
}

function mayBeginAt(text: string, start: number): boolean {
  return mayBegin[text.charCodeAt(start) * 128 + text.charCodeAt(start + 1)] === 1;
}

function keyEnd(text: string, start: number): number {
  const forms = formsByStart.get(text.slice(start, start + lengthOfStart));
  if (forms === undefined) return -1;
  for (const { prefix, pattern, sure } of forms) {
    if (!text.startsWith(prefix, start)) continue;
    const body = matchAt(pattern, text, start + prefix.length)?.[0];
    if (body !== undefined && (sure || isKeyBody(body))) return start + prefix.length + body.length;
  }
  return -1;
}

function isKeyBody(body: string): boolean {
  return (looksGenerated(body) || /[A-Z]{16}/.test(body)) && !isMostlyOneCharacter(body);
}

/** What programs make that is no secret: the digest of a file, with the name of its algorithm. */
const digest =
  /(?:^|[^a-z])(?:sha|md|blake|crc|xxh|h1|cid|srcset|integrity)\d{0,3}(?:[-_]\d{3})?[-_.:]$/i;
/** Long enough for ids to be shorter: most have 20 to 27 characters, or are hexadecimal. */
const unknownKey =
  /(?<=^|[^A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,15}(?:[-_][A-Za-z0-9]{1,12}){0,4}[-_](?=([A-Za-z0-9]{32,255}))\1/g;

/** Whether no id and no digest looks so: small and capital letters and digits, or more than hexadecimal. */
function isLongChance(piece: string): boolean {
  const digits = piece.replace(/\D/g, '').length;
  if (digits < 3 || isMostlyOneCharacter(piece) || !looksGenerated(piece)) return false;
  const mixed = /[a-z][^a-z]*[a-z]/.test(piece) && /[A-Z][^A-Z]*[A-Z]/.test(piece);
  return mixed || (piece.length >= 40 && /(?:[g-z][^g-z]*){2}[g-z]/i.test(piece));
}

/** Keys of vendors that no list has: a name, and behind it more chance than anything else has. */
function unknownKeysIn(text: string, { start, end }: { start: number; end: number }): Span[] {
  return Array.from(text.slice(start, end).matchAll(unknownKey)).flatMap(
    ({ 0: whole, 1: piece = '', index }): Span[] => {
      const name = whole.slice(0, whole.length - piece.length);
      if (digest.test(name) || !isLongChance(piece)) return [];
      return [{ kind: 'secret', start: start + index, end: start + index + whole.length }];
    },
  );
}

/** The run of a key's characters around a place, from `from` on. */
function runAround(text: string, place: number, from: number): Place {
  let start = place;
  while (start > from && isInKey[text.charCodeAt(start - 1)] === 1) start--;
  let end = place;
  while (isInKey[text.charCodeAt(end)] === 1) end++;
  return { start, end };
}

/** The keys in a run; one may reach beyond it. */
function keysIn(text: string, run: Place): Span[] {
  const spans: Span[] = [];
  let mayHoldKey: boolean | undefined;
  let piece = 0;
  let longestPiece = 0;
  for (let place = run.start; place < run.end; place++) {
    if (!isLetterOrDigit(text.charCodeAt(place))) {
      piece = 0;
      continue;
    }
    piece += 1;
    if (piece > longestPiece) longestPiece = piece;
    if (piece > 1 || !mayBeginAt(text, place)) continue;
    mayHoldKey ??= notWords.test(text.slice(run.start, run.end));
    const keyEndsAt = mayHoldKey ? keyEnd(text, place) : -1;
    if (keyEndsAt < 0) continue;
    spans.push({ kind: 'secret', start: place, end: keyEndsAt });
    place = keyEndsAt - 1;
  }
  return longestPiece < shortestUnknown ? spans : [...spans, ...unknownKeysIn(text, run)];
}

const findVendorKeys: Finder = (text, places) => {
  const spans: Span[] = [];
  const starts = places.map(({ start }) => start);
  for (let long = findLongPiece(text, 0); long; long = findLongPiece(text, long.end)) {
    starts.push(long.start);
  }
  let from = 0;
  for (const start of starts.sort((one, other) => one - other)) {
    // Behind a key, the next one may begin at once.
    for (let place = start; place >= from && isInKey[text.charCodeAt(place)] === 1; place = from) {
      const run = runAround(text, place, from);
      const found = run.end - run.start < shortestRun ? [] : keysIn(text, run);
      from = run.end;
      for (const span of found) {
        spans.push(span);
        from = Math.max(from, span.end);
      }
    }
  }
  return spans;
};

/** Keys of vendors, by their published forms, and others that begin with a name as these do. */
export const vendorKeys: Rule = {
  anchors: [...new Set(keyForms.map(({ prefix }) => prefix.toLowerCase()))],
  counts: 'at starts',
  find: findVendorKeys,
};

/** Markdown inside a word: `` `ghp_`**0123** `` and `ghp\_0123` show as one key. */
const markedWord = /[`*\\](?<=[\w-][`*\\])[`*\\]{0,5}[\w-]/;
const mark = /[`*\\]/;

/** The text without its marks, and where each of its characters stood. */
function withoutMarks(text: string): { plain: string; places: Uint32Array } {
  const places = new Uint32Array(text.length + 1);
  const kept: string[] = [];
  let length = 0;
  for (let place = 0; place < text.length; place++) {
    const character = text.charAt(place);
    if (mark.test(character)) continue;
    places[length++] = place;
    kept.push(character);
  }
  return { plain: kept.join(''), places };
}

/** Keys that are known by what stands in their middle or at their end. */
const marked = new RegExp(
  [
    // Azure: secrets of apps, and keys that can be identified (CASK).
    String.raw`(?<![\w.~-])[\w.~-]{3}\dQ~[\w.~-]{31,34}`,
    String.raw`[A-Za-z0-9+/_-]{40,60}(?:JQQJ99|\+ASt|\+ACR|\+AMC|\+ABa|ACDb|AzSe|AzFu|AzCa|ACOG|AIoT|AZEG|APIM)[A-Za-z0-9+/=_-]{4,40}`,
    // Mailchimp, MaxMind.
    String.raw`(?<![\da-f])[\da-f]{32}-us\d{1,2}(?!\w)`,
    '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk',
    // New Relic.
    String.raw`[\da-z]{32,36}FFFFNRAL`,
  ].join('|'),
  'g',
);

/** Keys of vendors that put their mark elsewhere than in front. */
export const markedInside: Rule = {
  anchors: [
    ...['q~', 'jqqj99', '+ast', '+acr', '+amc', '+aba', 'acdb', 'azse', 'azfu', 'azca', 'acog'],
    ...['aiot', 'azeg', 'apim', '-us', '_mmk', 'ffffnral'],
  ],
  find: (text, places) =>
    Array.from(
      matchesAround({ pattern: marked, text, places, before: 72, after: 48 }),
      ({ match, start }): Span => ({ kind: 'secret', start, end: start + match[0].length }),
    ),
};

/**
 * The same, if Markdown stands inside the key.
 *
 * @param placesIn finds the anchors of `vendorKeys`
 */
export function findMarkedVendorKeys(
  text: string,
  placesIn: (plain: string) => readonly Place[],
): Span[] {
  if (!markedWord.test(text)) return [];
  const { plain, places } = withoutMarks(text);
  return findVendorKeys(plain, placesIn(plain)).map(({ kind, start, end }) => ({
    kind,
    start: places[start] ?? 0,
    end: (places[end - 1] ?? 0) + 1,
  }));
}
