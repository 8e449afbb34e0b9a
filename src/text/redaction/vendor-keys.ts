import type { AnchorPlace, Extent } from './anchors.ts';
import { isMostlyOneCharacter, looksGenerated } from './generated.ts';
import { type Finder, matchAt, matchesIn, type Rule, type Span } from './rule.ts';
import { keyForms } from './vendors.ts';

/** No key consists of lower-case letters only. */
const notWords = /[0-9A-Z]/;

const formsByPrefix = Map.groupBy(
  keyForms.map((form) => ({ ...form, pattern: new RegExp(`(?:${form.body})`, 'y') })),
  ({ prefix }) => prefix,
);

/** The end of the key that begins with a prefix; -1 if there is none. */
function keyEnd(text: string, prefix: Extent): number {
  for (const { pattern, sure } of formsByPrefix.get(text.slice(prefix.start, prefix.end)) ?? []) {
    const body = matchAt(pattern, text, prefix.end)?.[0];
    if (body === undefined) continue;
    const end = prefix.end + body.length;
    if (sure || (isKeyBody(body) && notWords.test(text.slice(prefix.start, end)))) return end;
  }
  return -1;
}

function isKeyBody(body: string): boolean {
  return (looksGenerated(body) || /[A-Z]{16}/.test(body)) && !isMostlyOneCharacter(body);
}

/** The name of an algorithm before a digest, which is not a secret. */
const digest =
  /(?:^|[^a-z])(?:sha|md|blake|crc|xxh|h1|cid|srcset|integrity)\d{0,3}(?:[-_]\d{3})?[-_.:]$/i;
const unknownName =
  /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,15}(?:[-_.][A-Za-z0-9]{1,12}){0,4}[-_.]$/;
/** Longer than a match of the pattern, which also looks at the character before the name. */
const maxName = 72;

/** Whether it is too random for an id or a digest: of both cases and digits, or not hexadecimal. */
function isLongChance(piece: string): boolean {
  const digits = piece.replace(/\D/g, '').length;
  if (digits < 3 || isMostlyOneCharacter(piece) || !looksGenerated(piece)) return false;
  const mixed = /[a-z][^a-z]*[a-z]/.test(piece) && /[A-Z][^A-Z]*[A-Z]/.test(piece);
  return mixed || (piece.length >= 40 && /(?:[g-z][^g-z]*){2}[g-z]/i.test(piece));
}

/** Letters and digits after a name that are long enough for the key of an unlisted vendor. */
const longPiece = /(?<=[-_.])[A-Za-z0-9]{32,}/g;

/** Keys of unlisted vendors: a name, and a piece after it that is too random for anything else. */
function unknownKeys(text: string, known: readonly Span[]): Span[] {
  let next = 0;
  return matchesIn(text, longPiece).flatMap(({ index: start, 0: piece }): Span[] => {
    const end = start + piece.length;
    while ((known[next]?.end ?? text.length) <= start) next++;
    const name = unknownName.exec(text.slice(Math.max(0, start - maxName), start))?.[0];
    const isKnown = end > (known[next]?.start ?? text.length);
    if (isKnown || name === undefined || digest.test(name) || !isLongChance(piece)) return [];
    return [{ kind: 'secret', start: start - name.length, end }];
  });
}

const findVendorKeys: Finder = (text, places) => {
  const known: Span[] = [];
  let from = 0;
  // The longest first, as `sk-lf-` also begins with `sk-`.
  for (const prefix of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const end = prefix.start < from ? -1 : keyEnd(text, prefix);
    if (end < 0) continue;
    known.push({ kind: 'secret', start: prefix.start, end });
    from = end;
  }
  return [...known, ...unknownKeys(text, known)];
};

/** Keys of vendors by their published forms, and others that also begin with a name. */
export const vendorKeys: Rule = {
  anchors: [...new Set(keyForms.map(({ prefix }) => prefix.toLowerCase()))],
  counts: 'at starts',
  find: findVendorKeys,
};

/** Keys with a mark in their middle or at their end. */
const marked = new RegExp(
  [
    // Azure: secrets of apps, and identifiable keys (CASK).
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

/** Keys of vendors whose mark is not at the start. */
export const markedInside: Rule = {
  anchors:
    'q~ jqqj99 +ast +acr +amc +aba acdb azse azfu azca acog aiot azeg apim -us _mmk ffffnral'.split(
      ' ',
    ),
  find: (text) =>
    Array.from(text.matchAll(marked), ({ index, 0: key }) => ({
      kind: 'secret',
      start: index,
      end: index + key.length,
    })),
};

/** Markdown inside a word: `` `ghp_`**0123** `` and `ghp\_0123` show as one key. */
const markedWord = /[`*\\](?<=[\w-][`*\\])[`*\\]{0,5}[\w-]/;
const marks = /[`*\\]+/g;

/**
 * Keys of vendors with Markdown inside.
 *
 * @param placesIn finds the anchors of `vendorKeys`
 */
export function findMarkedVendorKeys(
  text: string,
  placesIn: (plain: string) => readonly AnchorPlace[],
): Span[] {
  if (!markedWord.test(text)) return [];
  const plain = text.replace(marks, '');
  // The original positions of its characters.
  const places = new Uint32Array(plain.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === plain[length]) places[length++] = at;
  }
  return findVendorKeys(plain, placesIn(plain)).map(({ kind, start, end }) => ({
    kind,
    start: places[start] ?? 0,
    end: (places[end - 1] ?? 0) + 1,
  }));
}
