import type { Place } from './anchors.ts';
import { matchesIn } from './rule.ts';

/** Six digits with little between them: every card, phone and account has them. */
const manyDigits = /\d(?:[\W_]{0,4}\d){5}/g;
const isLatinLetter = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/**
 * The parts of a text without Latin letters in which a card, a phone, an account or the number of a
 * person can be: rules for numbers look there, and at the words before.
 */
export function numberParts(text: string): Place[] {
  const parts: Place[] = [];
  manyDigits.lastIndex = 0;
  for (let found = manyDigits.exec(text); found !== null; found = manyDigits.exec(text)) {
    let start = found.index;
    while (start > 0 && !isLatinLetter(text.charCodeAt(start - 1))) start--;
    let end = manyDigits.lastIndex;
    while (end < text.length && !isLatinLetter(text.charCodeAt(end))) end++;
    parts.push({ start, end });
    manyDigits.lastIndex = end;
  }
  return parts;
}

/** In scripts that put no space between words, a word may stand right beside a number. */
export const unspacedLetter = String.raw`\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;

/** One of some words, whole; those of scripts without spaces wherever they stand. */
function anyOf(spaced: string, unspaced: string): RegExp {
  const bounded = String.raw`(?<![\p{L}\p{N}])(?:${spaced
    .trim()
    .split(/\n\s*/)
    .join('|')})(?![\p{L}\p{N}])`;
  return new RegExp(`${bounded}|${unspaced}`, 'giu');
}

/** Words in front of a number that make it something else: the last of these and a phone's wins. */
const otherNumber = anyOf(
  `
  orders?|order(?:id|no|number)|invoices?|sku|skus|mac|hex|hex ?dump|dump|tracking|shipment|parcel
  ticket|tickets|case|issue|ids?|uuid|ref|reference|serial|version|build|commit|revision|error|code
  codes|ports?|isbn|issn|doi|ean|upc|gtin|imei|iccid|part|model|article|item|product|run|job
  timestamps?|epoch|unix|coordinates?|coords|lat|latitude|lng|lon|longitude|chmod|range|rows?|lines?
  pages?|offset|size|total|po|rma|transaction|txn|batch|lot|zip|plz|seed|hash|meeting|date|from|since
  between|isodate|bestellung|bestellnummer|bestellnr|rechnung|rechnungsnummer|rechnungsnr|artikel
  artikelnummer|auftrag|auftragsnummer|kundennummer|vorgang|vorgangsnummer|seriennummer
  sendungsnummer|commande|facture|pedido|factura|fattura|ordine|kb|cve|rfc|sensor|bytes|octets
  checksum|crc|barcode|record|entry|document|doc|contract|policy|quote|bill|receipt|claim|booking
  flight|asset|device|node|customer|member|account (?:id|no|number)|user(?:id)?|phone (?:model|id)
  ip|subnet|mask|versions|sequence|seq|key|index|value|values|amount|price|count|limit|max|min|id=
  zamówieni[ea]|faktur[ay]|sipariş|заказ(?:а|у)?|счёт|счет|замовлення|objednávk[ay]|bestelling|rendelés`,
  '注文番号|受付番号|管理番号|会員番号|商品番号|追跡番号|伝票番号|订单号?|訂單|單號|单号|编号|編號|工单|流水号|型号|版本|주문번호|송장번호|접수번호|상품번호|주문 번호',
);
const phoneWord = anyOf(
  String.raw`
  phones?|phone[-_ ]?(?:number|no|num|nr)\.?|telephones?|tel|cell|cellphone|mobile|mobil|handy|fax
  mobile[-_ ]?(?:number|no|phone)|cell[-_ ]?(?:number|phone)|whatsapp|sms|signal|hotline|landline
  festnetz|telefon|rufnummer|handynummer|telefonnummer|mobilnummer|durchwahl|téléphone|portable|fixe
  teléfono|telefono|móvil|movil|celular|ll[aá]m[ae](?:me|nme|dme|rme|r|nos)|cellulare|telefone
  telem[oó]vel|call (?:me|us|him|her|them|at|on|back)|ring (?:me|us)|text (?:me|us)|message me
  reach (?:me|us|him|her)|reachable|dial|ruf(?:en)?(?: \p{L}{1,12})? an|anrufen|meld\p{L}{0,3} (?:dich|sie sich)
  appel(?:le[zr]?|er|ez)(?:[- ]moi)?|rappele[rz]|joindre|joignable|contacte[rz](?:[- ]moi)?|wa\.me|callto
  meine nummer|my number|mi número|mon numéro|il mio numero|meu número|mijn nummer|mój numer
  numéro de tél|contact number|erreichbar|unter folgender nummer|chiam(?:ami|atemi|are|a)|numero di telefono
  me liga|ligue|liga para|zap|bel(?:len)?|bel me(?: op)?|telefoonnummer|telefoon|mobiele nummer
  zadzwoń|dzwoń|zadzwonić|telefonu|komórka|komórkę|numer (?:kontaktowy|telefonu)|tel\.? kom
  telefon(?:um|umuz|u|numaram)|cep(?: telefonum)?|numaram|ara(?:yın|yabilirsiniz)?|beni
  телефон[ауе]?|тел|моб|мобильный|мобільний|звоните|позвони(?:те)?|позвонить|дзвоніть|зателефонуйте
  мой номер|мій номер|номер телефона?у?|сотовый|ватсап|вотсап
  zavolejte|volejte|zavolej|zavolajte|(?:moje|telefonní|moje telefonní) číslo|mobilní číslo
  ring (?:mig|meg|til|på)(?: på)?|mitt nummer|mit nummer|telefonnumret|mobilnummer|puhelin|puhelinnumero|soita|numeroni
  telefonszám(?:om)?|hívj|hívjon|számom|sunați|sună|număr(?:ul)?(?: meu)?|τηλέφων[οό]|κινητό|κάλεσε
  फोन|फ़ोन|मोबाइल|नंबर|फोन नंबर|هاتف(?:ي|ه|ك)?|رقم هاتفي|رقمي|جوال(?:ي)?|اتصل|موبايل|طلבו|טלפון|נייד|תלפון|شماره|تلفن|موبایل
  số điện thoại|điện thoại|sđt|gọi|truqueu?-?m?e?|telèfon|broj telefona|nazovi(?:te)?|обад(?:и|ете)|nomor (?:hp|telepon|wa|saya)|no\.? hp|telepon|hubungi|เบอร์|โทร`,
  '電話|携帯|連絡先|でんわ|ファックス|電話番号|电话|手机|手機|联系我?|聯絡|微信|致电|拨打|撥打|传真|傳真|전화|휴대폰|핸드폰|연락처|휴대전화|폰번호|내 번호|제 번호',
);
/** What is counted: a word, in one or many, and signs of money and measures. */
const unit =
  /^[ \u00a0\u202f]?(?:(?:rows?|users?|items?|requests?|calls|times|bytes?|bits?|sec(?:ond)?s?|minutes?|hours?|days?|records?|lines?|tokens?|events?|char(?:acter)?s?|messages?|files?|entries|points?|documents?|pages?|pixels?|x|ms|s|px|km|kg|m|[kmgt]i?b|usd|eur|gbp|chf|utc|gmt|am|pm|zeilen|nutzer|benutzer|einträge|anfragen|zeichen|lignes|utilisateurs|requêtes|filas|usuarios|dollars?|euros?|people|customers|downloads|visits|views|hits|operations|ops|jobs|rps|qps|million|thousand|stück|mal|veces|fois|volte|vezes|raz[ya]?|kez|раз)(?![\p{L}\p{N}])|€|\$|£|%)/iu;

function lastIndex(pattern: RegExp, text: string): number {
  const last = matchesIn(text, pattern).at(-1);
  return last ? last.index + last[0].length : 0;
}

export interface Naming {
  phone: boolean;
  /** Some other thing is named, nearer than a phone. */
  other: boolean;
  /** It stands right before the number. */
  adjacent: boolean;
}

const aWord = /\p{L}{2}/u;

/** Whether a unit follows a number. None of these begins with a zero, or a plus sign. */
export function isAmount(number: string, after: string): boolean {
  return !/^[+0(]/.test(number) && unit.test(after);
}

/** What the words before a number say it is. */
export function namingOf(before: string): Naming {
  if (!aWord.test(before))
    return { phone: false, other: before.endsWith('#'), adjacent: before.endsWith('#') };
  // Only this sentence, and no other number in between.
  const words = before.replace(/^.*(?:\d{3}|[!?;]|(?<!\b(?:no|nr|tel|num))\. |\n\n)/is, '');
  const phoneAt = lastIndex(phoneWord, words);
  const otherAt = lastIndex(otherNumber, words);
  const adjacent = otherAt > 0 && /^[ :=#]{0,2}$/.test(words.slice(otherAt));
  const near = (at: number) => words.length - at <= 30;
  return {
    phone: near(phoneAt) && phoneAt > otherAt,
    other: (near(otherAt) && otherAt > phoneAt && words.length - otherAt <= 16) || /#$/.test(words),
    adjacent: adjacent || /#$/.test(words),
  };
}
