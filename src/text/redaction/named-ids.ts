import type { Place } from './anchors.ts';
import { type Finder, matchAt, matchesAround, type Rule, type Span } from './rule.ts';

/** Letters and digits of an IBAN by country (ISO 13616): the check digits alone let one in 97 by. */
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

/** Account numbers (IBAN) by country, length and check digits, before and in a part with digits. */
export function findIbans(text: string, part: Place): Span[] {
  const spans: Span[] = [];
  const starts = matchesAround({ pattern: ibanStart, text, places: [part], before: 40, after: 0 });
  for (const { start: index } of starts) {
    const length = lengths[text.slice(index, index + 2).toUpperCase()];
    const body = length === undefined ? undefined : matchAt(ibanBody, text, index)?.[0];
    if (length === undefined || body === undefined) continue;
    const characters = Array.from(body.matchAll(/[A-Z0-9]/gi)).slice(0, length);
    const last = characters.at(-1);
    if (characters.length < length || last === undefined) continue;
    if (!passesMod97(characters.join(''))) continue;
    spans.push({ kind: 'iban', start: index, end: index + last.index + 1 });
  }
  return spans;
}

const idName =
  /(?<![\p{L}\p{N}])(?:ssn|social security(?: (?:number|no\.?|#))?|social insurance(?: number)?|steuer-?id(?:entifikations)?-?(?:nummer|nr\.?)?|steueridentifikationsnummer|steuernummer|tax (?:id|number)|idnr\.?|tin|itin|(?:renten|sozial)versicherungsnummer|sv-?nummer|svnr\.?|national insurance(?: number)?|ni ?no\.?|ni number|nino|nhs number|personalausweis(?:nummer|nr\.?)?|ausweisnummer|reisepass(?:nummer|nr\.?)?|passport(?: (?:number|no\.?|#))?|numéro de (?:sécurité sociale|passeport)|sécurité sociale|nir|numéro fiscal|dni|nie|nif|cif|seguridad social|pasaporte|codice fiscale|cpf|cnpj|bsn|burgerservicenummer|pesel|aadhaar|aadhar|ahv(?:-nummer|-nr\.?)?|avs|personnummer|driver'?s licen[cs]e(?: (?:number|no\.?))?|führerscheinnummer|krankenversichertennummer|kontonummer|account number|bank account(?: number)?|routing number|cvv|cvc|sort code|инн|снилс|паспорт|рнокпп|т\.?c\.? kimlik(?: (?:no|numarası|numaram))?|tc(?: no)?|kimlik no|rodné číslo|henkilötunnus|cnp|rut|curp|rfc|nit|nik|pan number|vat (?:id|number)|nip|regon|nrn|insee|carta d[’']identità|numero di passaporto|numer dowodu|paszport)(?![\p{L}\p{N}])|マイナンバー|個人番号|旅券番号|免許証番号|身份证(?:号码|号)?|身分證(?:字號|號碼)?|护照号?码?|社保号|주민등록번호|주민번호|여권번호|운전면허번호/giu;
const idValue =
  /["'`]?[ \t]{0,3}(?:[:：=#]|is|was|ist|war|lautet|est|es|è|é|to|je|är|es el|no\.?|nr\.?|number|->|は|が|是|为|為|는|은)?[ \t]{0,3}(?:is|ist|est|es|è|:)?[ \t]{0,3}["'`(]?((?:[A-Z]{1,6}[ .-]?)?\d(?:[ .\-/]{0,1}[A-Z0-9]){2,18}(?!(?![\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])[\p{L}\p{N}]))/iuy;

const findNamedIds: Finder = (text, places) => {
  const atWords = places.filter(({ start }) => !/[a-z]/i.test(text.charAt(start - 1)));
  const names = matchesAround({ pattern: idName, text, places: atWords, before: 24, after: 32 });
  return Array.from(names, ({ match: name, start: nameStart }): Span[] => {
    const at = nameStart + name[0].length;
    const match = matchAt(idValue, text, at);
    const value = (match?.[1] ?? '').replace(/(?:[ .\-/][A-Za-z]{2,})+$/, '');
    if (match === null || value.replace(/\D/g, '').length < (/cv[vc]/i.test(name[0]) ? 3 : 6))
      return [];
    const start = at + match[0].lastIndexOf(match[1] ?? '');
    return [{ kind: 'id', start, end: start + value.length }];
  }).flat();
};

/** Numbers of persons, only if they are named: by themselves they look like any other number. */
export const namedIds: Rule = {
  // What each name begins with, or has in it.
  anchors: [
    ...['ssn', 'social security', 'social insurance', 'steuer', 'tax id', 'tax number', 'idnr'],
    ...['tin', 'itin', 'rentenversicherung', 'sozialversicherung', 'sv-nummer', 'svnummer', 'svnr'],
    ...['sv-nr', 'national insurance', 'ni no', 'nino', 'ni number', 'nhs number'],
    ...['personalausweis', 'ausweisnummer', 'reisepass', 'passport', 'passeport', 'pasaporte'],
    ...['paszport', 'sécurité sociale', 'nir', 'numéro fiscal', 'dni', 'nie', 'nif', 'cif'],
    ...['seguridad social', 'codice fiscale', 'cpf', 'cnpj', 'bsn', 'burgerservicenummer'],
    ...['pesel', 'aadhaar', 'aadhar', 'ahv', 'avs', 'personnummer', "driver's licen"],
    ...['drivers licen', 'führerscheinnummer', 'krankenversichertennummer', 'kontonummer'],
    ...['account number', 'bank account', 'routing number', 'cvv', 'cvc', 'sort code', 'инн'],
    ...['снилс', 'паспорт', 'рнокпп', 'kimlik', 'tc', 'rodné číslo', 'henkilötunnus', 'cnp', 'rut'],
    ...['curp', 'rfc', 'nit', 'nik', 'pan number', 'vat id', 'vat number', 'nip', 'regon', 'nrn'],
    ...['insee', "carta d'identità", 'carta d’identità', 'numero di passaporto', 'numer dowodu'],
    ...['マイナンバー', '個人番号', '旅券番号', '免許証番号', '身份证', '身分證', '护照', '社保号'],
    ...['주민등록번호', '주민번호', '여권번호', '운전면허번호'],
  ],
  find: findNamedIds,
};
