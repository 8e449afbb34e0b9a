import { createRunSearch } from './runs.ts';

/** A run of digits and what people put between them, cut into groups of digits. */
export interface NumberRun {
  text: string;
  groups: readonly DigitGroup[];
}

interface DigitGroup {
  digits: string;
  start: number;
  end: number;
}

const separator = String.raw`[ \t\n\u00a0\u2002-\u200a\u202f().,\-_·•*|\u2010-\u2015/\u2212]`;
const run = new RegExp(String.raw`\d(?:${separator}{0,4}\d){6,}`, 'g');
const group = /\d+/g;
const context = 48;

/** Six digits with little between them: every card, phone and account has them. */
const shortest = 6;
const manyDigits = /\d(?:[\W_]{0,4}\d){5}/;
const findRun = createRunSearch(/[\W\d_]/, shortest);

/** Whether a card, a phone, an account or the number of a person can be in the text at all. */
export function mayHoldNumber(text: string): boolean {
  for (let run = findRun(text, 0); run !== null; run = findRun(text, run.end)) {
    if (manyDigits.test(text.slice(run.start, run.end))) return true;
  }
  return false;
}

/** Runs of seven digits or more. */
export function* numberRuns(text: string): Generator<NumberRun> {
  for (const found of text.matchAll(run)) {
    const start = found.index;
    yield {
      text,
      groups: Array.from(found[0].matchAll(group), ({ index, 0: digits }) => ({
        digits,
        start: start + index,
        end: start + index + digits.length,
      })),
    };
  }
}

/** The same of a part of the run. */
export function contextOf({ text, groups }: NumberRun, first: number, last: number) {
  const start = groups[first]?.start ?? 0;
  const end = groups[last]?.end ?? 0;
  return {
    start,
    end,
    before: text.slice(Math.max(0, start - context), start),
    after: text.slice(end, end + 24),
  };
}

/** Words in front of a number that make it something else: the last of these and a phone's wins. */
const otherNumber =
  /(?<![\p{L}\p{N}])(?:orders?|order(?:id|no|number)|invoices?|sku|skus|mac|hex|hex ?dump|dump|tracking|shipment|parcel|ticket|tickets|case|issue|ids?|uuid|ref|reference|serial|version|build|commit|revision|error|code|codes|ports?|isbn|issn|doi|ean|upc|gtin|imei|iccid|part|model|article|item|product|run|job|timestamps?|epoch|unix|coordinates?|coords|lat|latitude|lng|lon|longitude|chmod|range|rows?|lines?|pages?|offset|size|total|po|rma|transaction|txn|batch|lot|zip|plz|seed|hash|meeting|date|from|since|between|isodate|bestellung|bestellnummer|bestellnr|rechnung|rechnungsnummer|rechnungsnr|artikel|artikelnummer|auftrag|auftragsnummer|kundennummer|vorgang|vorgangsnummer|seriennummer|sendungsnummer|commande|facture|pedido|factura|fattura|ordine|kb|cve|rfc|sensor|bytes|octets|checksum|crc|barcode|record|entry|document|doc|contract|policy|quote|bill|receipt|claim|booking|flight|asset|device|node|customer|member|account (?:id|no|number)|user(?:id)?|phone (?:model|id)|ip|subnet|mask|versions|sequence|seq|key|index|value|values|amount|price|count|limit|max|min|id=)(?![\p{L}\p{N}])/giu;
const phoneWord =
  /(?<![\p{L}\p{N}])(?:phones?|telephones?|tel|cell|cellphone|mobile|mobil|handy|fax|whatsapp|sms|signal|hotline|landline|festnetz|telefon|rufnummer|handynummer|telefonnummer|mobilnummer|durchwahl|téléphone|portable|fixe|teléfono|telefono|móvil|movil|celular|llámame|cellulare|telefone|telemóvel|call (?:me|us|him|her|them|at|on|back)|ring me|text me|reach (?:me|us|him|her)|dial|ruf(?:en)?(?: \p{L}{1,12})? an|anrufen|appelle[zr]?(?:-moi)?|appeler|rappelez|joindre|wa\.me|callto|meine nummer|my number|mi número|mon numéro|numéro de tél|contact number|erreichbar)(?![\p{L}\p{N}])/giu;
const unit =
  /^[ \u00a0\u202f]?(?:row|user|item|request|call|time|x\b|byte|bit|ms\b|s\b|sec|minute|hour|day|record|line|token|event|char|message|file|entries|point|document|page|pixel|px\b|km\b|kg\b|m\b|[kmgt]i?b\b|€|\$|£|%|usd|eur|gbp|chf|utc|gmt|am\b|pm\b|zeilen|nutzer|benutzer|einträge|anfragen|zeichen|lignes|utilisateurs|requêtes|filas|usuarios|dollars|euros|people|customers|downloads|visits|views|hits|operations|ops|jobs|rps|qps|million|thousand)/i;

function lastIndex(pattern: RegExp, text: string): number {
  let last = 0;
  for (const { index, 0: word } of text.matchAll(pattern)) last = index + word.length;
  return last;
}

export interface Naming {
  phone: boolean;
  /** Some other thing is named, nearer than a phone. */
  other: boolean;
}

const aWord = /\p{L}{2}/u;

/** Whether a unit follows a number. */
export function isAmount(after: string): boolean {
  return unit.test(after);
}

/** What the words before a number say it is. */
export function namingOf(before: string): Naming {
  if (!aWord.test(before)) return { phone: false, other: before.endsWith('#') };
  // Only this sentence, and no other number in between.
  const words = before.replace(/^.*(?:\d{3}|[!?;]|(?<!\b(?:no|nr|tel|num))\. |\n\n)/is, '');
  const phoneAt = lastIndex(phoneWord, words);
  const otherAt = lastIndex(otherNumber, words);
  const near = (at: number) => words.length - at <= 30;
  return {
    phone: near(phoneAt) && phoneAt > otherAt,
    other: (near(otherAt) && otherAt > phoneAt && words.length - otherAt <= 16) || /#$/.test(words),
  };
}
