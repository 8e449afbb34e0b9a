import { languages, phrasesOf } from '../../language/languages.ts';
import { isPartOfWord } from './credential-names.ts';
import { unspacedLetter } from './numbers.ts';
import { matchAt, matchesIn, ruleOf, type Span } from './rule.ts';

/** The length of an IBAN by country (ISO 13616). Check digits alone would accept one in 97. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20
  EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30
  KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24
  PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22
  VG24 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const ibanStart = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}/gi;
const ibanBody = /[A-Z]{2}\d{2}(?:[ \u00a0.\-_\n]{0,2}[A-Z0-9]){11,30}/iy;

function passesMod97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Finds account numbers (IBAN) by country, length and check digits. */
export function findIbans(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index } of matchesIn(text, ibanStart)) {
    const length = lengths[text.slice(index, index + 2).toUpperCase()];
    const body = length === undefined ? undefined : matchAt(ibanBody, text, index)?.[0];
    if (length === undefined || body === undefined) continue;
    const characters = Array.from(body.matchAll(/[A-Z0-9]/gi)).slice(0, length);
    const last = characters[length - 1];
    if (last === undefined || !passesMod97(characters.join(''))) continue;
    spans.push({ kind: 'iban', start: index, end: index + last.index + 1 });
  }
  return spans;
}

const unspaced = `[${unspacedLetter}]`;
const number = String.raw`(?:[ -]?(?:numbers?|nummer|nr\.?|no\.?|#|numarası|numaram|号码?|字號|號碼))?`;
const join = String.raw`["'${'`'}]?[ \t]{0,3}(?:[:：=#]|is|was|ist|war|lautet|est|es|è|é|to|je|är|es el|no\.?|nr\.?|number|->|は|が|是|为|為|는|은)?[ \t]{0,3}(?:is|ist|est|es|è|:)?[ \t]{0,3}["'${'`'}(]?`;
const value = String.raw`((?:[A-Z]{1,6}[ .-]?)?\d(?:[ .\-/]{0,1}[A-Z0-9]){2,18}(?!(?!${unspaced})[\p{L}\p{N}]))`;

/** Personal identification numbers after their name; alone, they look like any other number. */
export const namedIds = ruleOf({
  kind: 'id',
  anchors: languages.flatMap(({ personalIds }) => phrasesOf(personalIds)),
  after: new RegExp(`${number}(?:(?![\\p{L}\\p{N}])|(?<=${unspaced}))${join}${value}`, 'iuy'),
  secretOf: ([, value = ''], text, { start, end }) => {
    const name = text.slice(start, end);
    if (isPartOfWord(text, start - 1) && !unspacedName.test(name)) return undefined;
    const id = value.replace(/(?:[ .\-/][A-Za-z]{2,})+$/, '');
    return id.replace(/\D/g, '').length < (/cv[vc]/i.test(name) ? 3 : 6) ? undefined : id;
  },
});
const unspacedName = new RegExp(unspaced);
