/**
 * ISO 8601 and RFC 3339: the time may be absent, and a space may stand in for the `T`. Anchored at
 * both ends: the parser alone takes almost any text with a number in it for a date.
 */
const isoForm =
  /^\d{4}-\d{2}-\d{2}(?<time>[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}(?::?\d{2})?))?)?$/i;

/** Since the epoch: 10 digits are seconds and 13 are milliseconds, both for 2001 to 2286. */
const epochForm = /^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/;

/** As nearly every row has it: alone it takes a quarter of the time that all forms take. */
const usualForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * A timestamp of the service in milliseconds since the epoch, or null if it is none. Its form is
 * not specified: ISO 8601, UTC where no zone is given, and epoch seconds or milliseconds are read.
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  if (!text) return null;
  return usualForm.test(text) ? sinceEpoch(text) : timeByPattern(text);
}

function sinceEpoch(text: string): number | null {
  const time = Date.parse(text);
  return time >= 0 ? time : null;
}

/** The same of any form that is read. */
export function timeByPattern(text: string): number | null {
  const epoch = epochForm.exec(text)?.groups;
  if (epoch) return Math.floor(Number(text) * (epoch.seconds ? 1_000 : 1));
  const match = isoForm.exec(text);
  if (!match) return null;
  const { time, zone } = match.groups ?? {};
  // A day alone is UTC by itself; the parser takes a zone of hours alone only without a `T`.
  const end = zone ? (/[+-]\d{2}$/.test(zone) ? ':00' : '') : time ? 'Z' : '';
  return sinceEpoch(text + end);
}
