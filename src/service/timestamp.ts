/** A zone, and what it may follow. Without one a time is UTC, wherever the runner stands. */
const zone = String.raw`(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}(?::?\d{2})?))?`;

/** Anchored at both ends: the parser alone takes almost any text with a number in it for a date. */
const dateForms = [
  // ISO 8601 and RFC 3339: the time may be absent, and a space may stand in for the `T`.
  String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?${zone})?`,
  // HTTP and e-mail: Mon, 09 Nov 2026 08:00:00 GMT
  String.raw`(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})?${zone}`,
  // ECMAScript: Mon Nov 09 2026 08:00:00 GMT+0000
  String.raw`[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{4} \d{2}:\d{2}:\d{2}${zone}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** Since the epoch: 10 digits are seconds and 13 are milliseconds, both for 2001 to 2286. */
const epochForm = /^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/;

/** The digits of a part of a text as a number; NaN if there is anything else. */
function digitsAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

const marks: readonly (readonly [place: number, mark: string])[] = [
  ...([
    [4, '-'],
    [7, '-'],
    [10, 'T'],
    [13, ':'],
    [16, ':'],
    [19, '.'],
    [23, 'Z'],
  ] as const),
];

/**
 * `2026-11-09T08:00:00.000Z`, as nearly every row has it, without a pattern: a fifth of the time.
 * Null for any other form, and for what may be no date of its month.
 */
function plainTime(text: string): number | null {
  if (text.length !== 24 || marks.some(([place, mark]) => text[place] !== mark)) return null;
  const [year, month, day] = [digitsAt(text, 0, 4), digitsAt(text, 5, 7), digitsAt(text, 8, 10)];
  const [hour, minute] = [digitsAt(text, 11, 13), digitsAt(text, 14, 16)];
  const [second, millisecond] = [digitsAt(text, 17, 19), digitsAt(text, 20, 23)];
  const isPlain = year >= 1970 && month >= 1 && month <= 12 && day >= 1 && day <= 28 && hour <= 23;
  if (!isPlain || !(minute <= 59 && second <= 59 && millisecond >= 0)) return null;
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

/**
 * A timestamp of the service in milliseconds since the epoch, or null if it is none. Its form is
 * not specified: ISO 8601, HTTP's dates, and epoch seconds or milliseconds are read.
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  if (!text) return null;
  return plainTime(text) ?? timeByPattern(text);
}

/** The same of any form that is read. */
export function timeByPattern(text: string): number | null {
  const epoch = epochForm.exec(text)?.groups;
  if (epoch) return Math.floor(Number(text) * (epoch.seconds ? 1_000 : 1));
  for (const form of dateForms) {
    const match = form.exec(text);
    if (!match) continue;
    // Only a date in ISO form is UTC by itself.
    const isDateOnly = text.length === 'YYYY-MM-DD'.length;
    const zone = match.groups?.zone;
    // The parser takes a zone of hours alone only without a `T`.
    const end = zone ? (/[+-]\d{2}$/.test(zone) ? ':00' : '') : isDateOnly ? '' : 'Z';
    const time = Date.parse(text + end);
    return time >= 0 ? time : null;
  }
  return null;
}
