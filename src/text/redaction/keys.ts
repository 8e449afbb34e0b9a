import { readList } from '../../language/lists.ts';
import {
  type Extent,
  isLetterOrDigit,
  type KeywordMatch,
  matchAt,
  noExtents,
  type Rule,
  ruleOf,
  type Span,
} from './rule.ts';
import { isMostlyOneCharacter, looksGenerated } from './values.ts';

interface KeyForm {
  prefix: string;
  /** Sticky pattern for the rest of the key. */
  body: RegExp;
  /** Whether the form is redacted even if it looks like a placeholder, or only if it looks generated. */
  mark: '!' | '~' | '';
}

/** How many UTF-16 code units of a key of any length are matched; `forms.ts` redacts the rest of its word. */
const maxOpenLength = 128;

/** Sticky pattern for the rest of a key. Its quantifiers are bounded, so that a failed match is cheap. */
function bodyPattern(source: string): RegExp {
  const bounded = source.replace(
    /\{(\d+),\}/g,
    (_, min) => `{${min},${Math.max(Number(min), maxOpenLength)}}`,
  );
  return new RegExp(bounded, 'y');
}

/** Prefixes so distinctive that what follows is a key even if its length isn't what the vendor documents. */
const specificPrefix = /^.{2,}[-_.:]$/;
/** The first character class of a body, and what comes after it. */
const firstClass = /^(\[[^\]]+\]|\\w)(?:\{[\d,]+\}|\+)(.*)/;

/** Forms of cut and longer keys, which are redacted only if they look generated. */
function otherForms({ prefix, body, mark }: KeyForm): KeyForm[] {
  const [, alphabet, rest] = firstClass.exec(body.source) ?? [];
  if (alphabet === undefined || mark !== '' || !specificPrefix.test(prefix)) return [];
  const parts = rest === '' ? '' : `(?:[-_.]${alphabet}{2,64}){0,3}`;
  return [
    { prefix, body: bodyPattern(`${alphabet}{${rest === '' ? 16 : 2},}${parts}`), mark: '~' },
  ];
}

const vendorKeyLines = readList('text/redaction/vendor-keys').map((line) => line.split(' | '));

/** The forms of vendors' keys that begin with a prefix: see `vendor-keys.txt`. */
export const keyForms: readonly KeyForm[] = vendorKeyLines.flatMap(
  ([, prefixes = '', form = '']) => {
    const [, mark = '', source = ''] = /^([!~]?)([^=].*)/.exec(form) ?? [];
    if (source === '') return [];
    return prefixes
      .split(' ')
      .map((prefix) => ({ prefix, body: bodyPattern(source), mark: mark as KeyForm['mark'] }));
  },
);
const formsByPrefix = Map.groupBy(
  [...keyForms, ...keyForms.flatMap(otherForms)],
  ({ prefix }) => prefix,
);

const minGeneratedLength = 16;
/** Words in one case, such as `your-token-here`. Random texts of a key's length have digits or both cases. */
const plainWords = /^(?:[a-z]{1,16}|(?=.*[-_.])(?:[a-z_.-]+|[A-Z_.-]+))$/;

function isKeyBody({ prefix, mark }: KeyForm, body: string): boolean {
  if (mark === '!') return true;
  if (mark === '') return !plainWords.test(body) && !isMostlyOneCharacter(body);
  // No key consists of lower-case letters only.
  if (body.length < minGeneratedLength || !/[0-9A-Z]/.test(prefix + body)) return false;
  return (looksGenerated(body) || /[A-Z]{16}/.test(body)) && !isMostlyOneCharacter(body);
}

/** The end of the longest key that begins with a prefix; -1 if there is no key. */
function keyEnd(text: string, { start, end }: KeywordMatch): number {
  let last = -1;
  for (const form of formsByPrefix.get(text.slice(start, end)) ?? []) {
    const body = matchAt(form.body, text, end)?.[0];
    if (body !== undefined && end + body.length > last && isKeyBody(form, body))
      last = end + body.length;
  }
  return last;
}

/** The name of a hash algorithm or similar before a digest, which isn't a secret. */
const digestName =
  /(?:^|[^a-z])(?:sha|md|blake|crc|xxh|h1|cid|srcset|integrity)\d{0,3}(?:[-_]\d{3})?[-_.:]$/i;
const unknownName =
  /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]{1,15}(?:[-_.][A-Za-z0-9]{1,12}){0,4}[-_.]$/;
const maxUnknownNameLength = 72;

/** Whether a text is too random for an id or digest: with both cases and digits, or not hexadecimal. */
function isRandom(piece: string): boolean {
  const digits = piece.replace(/\D/g, '').length;
  if (digits < 3 || isMostlyOneCharacter(piece) || !looksGenerated(piece)) return false;
  const mixed = /[a-z][^a-z]*[a-z]/.test(piece) && /[A-Z][^A-Z]*[A-Z]/.test(piece);
  return mixed || (piece.length >= 40 && /(?:[g-z][^g-z]*){2}[g-z]/i.test(piece));
}

/** Minimum length, in UTF-16 code units, of an unlisted vendor's key without its prefix. */
const minLengthAfterPrefix = 27;
const isKeyCharacter = (code: number): boolean =>
  isLetterOrDigit(code) || code === 45 || code === 95;

/** The places that may be the rest of a key. Most texts have none, so only each 27th character is looked at first. */
function longRuns(text: string): Extent[] {
  const runs: Extent[] = [];
  let start = 0;
  for (
    let index = minLengthAfterPrefix - 1;
    index < text.length;
    index = start + minLengthAfterPrefix - 1
  ) {
    let before = index;
    while (before >= start && isKeyCharacter(text.charCodeAt(before))) before--;
    let end = index + 1;
    if (before < start) {
      while (isKeyCharacter(text.charCodeAt(end))) end++;
      runs.push({ start, end });
    }
    start = before < start ? end : before + 1;
  }
  return runs;
}

/** The rest of a key of an unlisted vendor, or of a token of Discord's bots, which begins with an encoded id. */
const unlistedKeyBody = /[-_.](?:[A-Za-z0-9]{32,}|[\w-]{6}\.[\w-]{27,38}(?![\w-]))/;
const botId = /(?<![\w-])[MNO][\w-]{22,27}\.$/;

/** Finds keys of unlisted vendors: a prefix, and a text after it that is too random for anything else. */
export const findUnlistedKeys = (text: string): Span[] =>
  longRuns(text).flatMap((run): Span[] => {
    const from = Math.max(0, run.start - '.123456.'.length);
    const match = unlistedKeyBody.exec(text.slice(from, run.end));
    if (match === null) return [];
    const start = from + match.index + 1;
    const before = text.slice(Math.max(0, start - maxUnknownNameLength), start);
    const isOfBot = match[0].charAt(7) === '.';
    const name = (isOfBot ? botId : unknownName).exec(before)?.[0];
    if (name === undefined) return [];
    if (!isOfBot && (digestName.test(name) || !isRandom(match[0].slice(1)))) return [];
    return [{ kind: 'secret', start: start - name.length, end: start + match[0].length - 1 }];
  });

/** Finds keys of listed vendors by their prefixes. */
export const listedKeyRule: Rule = {
  keywords: keyForms.map(({ prefix }) => prefix.toLowerCase()),
  wordEdge: 'start',
  isStrict: true,
  find(text, place) {
    const end = keyEnd(text, place);
    return end < 0 ? noExtents : [{ start: place.start, end }];
  },
};

/** Maximum lengths of the part of a key before its vendor's mark, and of the part that begins with the mark. */
const maxLengthBeforeMark = 88;
const maxLengthFromMark = 96;

/** Finds keys with a vendor's mark in the middle or at the end. */
const markedKeyRules = vendorKeyLines.flatMap(([, marks = '', form = '']): Rule[] => {
  if (!form.startsWith('=')) return [];
  const key = new RegExp(form.slice(1));
  const rule: Rule = {
    keywords: marks.split(' '),
    find(text, { start: mark }) {
      const from = Math.max(0, mark - maxLengthBeforeMark);
      const match = key.exec(text.slice(from, mark + maxLengthFromMark));
      if (match === null) return noExtents;
      const start = from + match.index;
      return [{ start, end: start + match[0].length }];
    },
  };
  return [rule];
});

const privateKeyEnd = String.raw`(?:[^-]|-(?!----)){0,16384}-----END[^-\n]{0,60}-----`;
/** The lines of a private key whose `END` line is missing. */
const cutPrivateKeyEnd = String.raw`(?:(?:\s|\\[rn]){0,64}(?:[\w-]{1,30}:[^\n]{1,120}\n|[A-Za-z0-9+/=]{8,512})){0,1024}`;

/** Finds private keys in PEM or PGP format, whole or cut, but not certificates and public keys. */
const privateKeyRule = ruleOf({
  keywords: ['-----begin'],
  pattern: new RegExp(
    `-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:${privateKeyEnd}|${cutPrivateKeyEnd})`,
    'y',
  ),
  secretOf: ([block]) => block,
});

/** Finds JSON Web Tokens, signed or encrypted, even if the signature is missing. */
const webTokenRule = ruleOf({
  keywords: ['eyj'],
  pattern: /(?<![\w-])eyJ[\w-]{5,8192}(?:\.[\w-]{2,8192}){1,4}\.?/y,
  secretOf: ([token]) => (token.length < 24 ? undefined : token),
});

export const keyRules = [...markedKeyRules, privateKeyRule, webTokenRule];
